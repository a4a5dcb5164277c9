"""What can be checked without running anything: commands and options, methods and params, names, links."""
from __future__ import annotations

import functools
import json
import re
import shlex
import subprocess
from collections.abc import Iterator

from pages import ROOT, every, manual, tracked

# Programs of others that the pages call; their own options are not checked.
OTHERS = {
    "cd", "chmod", "createdb", "curl", "datamodel-codegen", "docker", "export", "git", "install", "jq", "mount", "npm", "npx", "openssl", "pgbench", "sha256sum", "sudo", "swift", "tar", "ulimit",
}
# Names of others, which no file of ours has to contain.
FOREIGN = {
    "ca-certificates", "libsqlite3-0", "libstdc++6", "libexpat1", "zlib1g", "libjansson4", "libqrcodegen1", "libpq5", "serializable", "enforced", "NOTIFY", "pgbench",
    "NSAllowsLocalNetworking", "NSAppTransportSecurity", "network_security_config",  # Of iOS and Android.
    "appl_any", "goog_any", "rcb_sb_any", "pk_any",  # API keys that nobody has.
}


class Help:
    """What `--help` of the program says."""

    def __init__(self, program: str) -> None:
        self.program = program
        self.commands = list(self.below(()))

    @functools.cache
    def text(self, *command: str) -> str:
        return subprocess.run([self.program, *command, "--help"], capture_output=True, text=True, check=True, timeout=60).stdout

    def below(self, command: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
        """Every command under a command, each as its words: `("serve",)`, `("ledger", "copy")`."""
        listed = self.text(*command).partition("SUBCOMMANDS:")[2]
        for name in re.findall(r"^  ([\w-]+)(?:  | \(default\))", listed, re.M):
            yield (*command, name)
            yield from self.below((*command, name))

    def options(self, command: tuple[str, ...]) -> dict[str, list[str] | None]:
        """The options of a command; those that take a value have the list of allowed words, which is empty for any value."""
        text = self.text(*command)
        options: dict[str, list[str] | None] = {}
        for entry in re.split(r"\n(?=  -)", text):
            found = re.match(r"  (?:-\w, )?(--[\w-]+)( <[\w-]+>)?", entry)
            if found:
                words = re.search(r"(?:\(values: |One of )([^;.)]*)", " ".join(entry.split()))
                options[found[1]] = None if not found[2] else words[1].split(", ") if words else []
        return options

    def arguments(self, command: tuple[str, ...]) -> tuple[int, int]:
        """How few and how many arguments a command takes."""
        usage = re.search(rf"USAGE: redemption {' '.join(command)}(.*)", self.text(*command))
        words = re.sub(r"\[--[^\]]*\]|--[\w-]+ <[\w-]+>", "", usage[1] if usage else "").split()
        names = [word for word in words if "<" in word]
        return sum(1 for word in names if not word.startswith("[")), 99 if any(word.startswith("...") for word in words) else len(names)

    def problems(self, words: list[str]) -> Iterator[str]:
        """What is wrong with the words after `redemption`."""
        if not words or words[0] in ("--version", "--help"):
            return
        command: tuple[str, ...] = ()
        while words and "SUBCOMMANDS:" in self.text(*command):
            command, words = (*command, words[0]), words[1:]
            if command not in self.commands:
                yield f"there is no command `{' '.join(command)}`"
                return
        name = " ".join(command)
        options = self.options(command)
        given = 0
        while words:
            word = words.pop(0)
            if not word.startswith("--"):
                given += 1
            elif word not in options:
                yield f"`redemption {name}` has no option {word}"
            elif (values := options[word]) is not None:
                value = words.pop(0) if words else ""
                if not value:
                    yield f"{word} needs a value"
                elif values and value not in values and not value.isupper():
                    yield f"{word} takes {', '.join(values)}; not {value}"
        few, many = self.arguments(command)
        # Without any argument, the sentence names the command itself.
        if given > many or 0 < given < few:
            yield f"`redemption {name}` takes {few} to {many} arguments, not {given}"


def contract(program: str) -> dict:
    """The contract, as the program prints it."""
    return json.loads(subprocess.run([program, "schema"], capture_output=True, text=True, check=True, timeout=60).stdout)


@functools.cache
def targets() -> set[str]:
    """The targets of the Makefile."""
    return set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.M))


def simple_commands(text: str) -> Iterator[list[str]]:
    """The commands of a shell text, each as its words; here-documents are left out."""
    text = re.sub(r"<<\s*'?(\w+)'?\n.*?\n\1\n", "\n", text, flags=re.S)
    for line in text.replace("\\\n", " ").split("\n"):
        lexer = shlex.shlex(line, posix=True, punctuation_chars="|&;<>")
        lexer.whitespace_split, lexer.commenters = True, "#"
        words: list[str] = []
        skip = False
        for word in [*lexer, ";"]:
            if word and set(word) <= set("|&;"):
                if words:
                    yield words
                words = []
            elif word and set(word) <= set("<>"):
                skip = True
            elif skip:
                skip = False
            elif words or not re.fullmatch(r"\w+=.*", word):
                words.append(word)


def command_problems(words: list[str], help_: Help) -> Iterator[str]:
    """What is wrong with a command, as its words."""
    program, *rest = words
    if program == "redemption":
        yield from help_.problems(rest)
    elif program == "make":
        names = [word for word in rest if "=" not in word and not word.startswith("-")]
        for name in names:
            if name not in targets() and "/" not in name:
                yield f"the Makefile has no target `{name}`"
    elif "/" in program or program.startswith("python3"):
        path = rest[0] if program.startswith("python3") and rest else program
        if not (ROOT / path.removeprefix("./")).exists():
            yield f"there is no file {path}"
    elif program not in OTHERS:
        yield f"unknown command `{program}`"
    for path in re.findall(r"\$PWD/([\w./-]+)", " ".join(rest)):
        if f"{path}/redemption" not in (ROOT / "Makefile").read_text(encoding="utf-8"):
            yield f"the Makefile builds no program in {path}"


def started(text: str) -> Iterator[list[str]]:
    """The words of `redemption` in a container's recipe: a list in JSON, or a list that the entry point of another block completes."""
    for found in re.finditer(r"(?:ENTRYPOINT|CMD|command:) (\[.*\])", text):
        words = json.loads(found[1])
        yield words if words[:1] == ["redemption"] else ["redemption", "up", *words]


def own_commands(help_: Help) -> Iterator[str]:
    """Every command of the program on the bridges' pages exists, with its options and their values."""
    for page in every():
        if not page.name.startswith("Bridges/"):
            continue
        texts = [(line, span) for line, span in page.spans() if re.match(r"redemption [a-z-]", span)]
        blocks = [block for block in page.blocks if block.language in ("sh", "yaml")]
        texts += [(block.line, line) for block in blocks for line in block.text.split("\n") if re.search(r"^redemption |/redemption ", line)]
        for line, text in texts:
            for found in re.finditer(r"(?:^|[\s/`])(redemption (?:[a-z]|--)[^`#]*)", re.sub(r"(?<=\w)(\|\w+)+", "", text)):
                for words in simple_commands(found[1]):
                    if words[0] == "redemption":
                        yield from (f"{page.name}:{line}: {problem}" for problem in help_.problems(words[1:]))


def commands(help_: Help) -> Iterator[str]:
    """Every command that a page prints exists, with its options and their values."""
    for page in manual():
        for block in page.blocks:
            if block.language not in ("sh", "python", "json", "text", "swift", "js", "ts", "dockerfile", "yaml", ""):
                yield f"{page.name}:{block.line}: no test knows blocks of {block.language}"
            for words in started(block.text) if block.language in ("dockerfile", "yaml") else ():
                yield from (f"{page.name}:{block.line}: {problem}" for problem in help_.problems(words[1:]))
            for words in simple_commands(block.text) if block.language == "sh" else ():
                yield from (f"{page.name}:{block.line}: {problem}" for problem in command_problems(words, help_))
        for line, span in page.spans():
            if re.match(r"(redemption|make) [a-z-]", span) and "…" not in span:
                for words in simple_commands(re.sub(r"(?<=\w)(\|\w+)+", "", span)):  # One word of a choice.
                    yield from (f"{page.name}:{line}: {problem}" for problem in command_problems(words, help_))


def options(help_: Help) -> Iterator[str]:
    """Every option in a sentence belongs to a command, or to the program named beside it."""
    known = {option for command in [(), *help_.commands] for option in help_.options(command)}
    paths = tracked("Tests/*.py", "Schemas/*.py", ".ci", "Makefile", "Bridges/redemptionkit/src/main.ts")
    scripts = {option for name in paths for option in re.findall(r"--[a-z][\w-]+", (ROOT / name).read_text(encoding="utf-8", errors="replace"))}
    for page in manual():
        if page.name.startswith("docs/tried/"):
            continue  # They name options of other programs.
        for line, span in page.spans():
            for option in re.findall(r"(?<![\w-])--[a-z][\w-]+", span):
                if option not in known and option not in scripts and span.split()[0] not in OTHERS:
                    yield f"{page.name}:{line}: no command has the option {option}"


def methods(document: dict) -> Iterator[str]:
    """Every method in a sentence is in the contract."""
    names = {method["name"] for method in document["methods"]} | {item["name"] for item in document["x-notifications"]}
    groups = "|".join(sorted({name.split("/")[0] for name in names if name[0].isalpha()}))
    for page in every():
        for line, span in page.spans():
            for name in re.findall(rf"^((?:{groups})[/.]\w+)(?: \{{|$)", span):
                if "/" in name and name not in names and not (ROOT / name).exists() and not (page.path.parent / name).exists():
                    yield f"{page.name}:{line}: there is no method `{name}`"


def members(value: object) -> Iterator[tuple[str, object]]:
    """Every property of every schema, with its own schema."""
    if isinstance(value, dict):
        yield from value.get("properties", {}).items() if isinstance(value.get("properties"), dict) else ()
        for part in value.values():
            yield from members(part)
    elif isinstance(value, list):
        for part in value:
            yield from members(part)


def params(document: dict) -> Iterator[str]:
    """Every param in a sentence is in the contract: "the param `limit`", `"gateway": "live"`, `modelled: false`."""
    known = {name for name, _ in members(document)}
    for page in manual():
        if page.name in ("docs/adding-a-vendor.md", "docs/architecture.md"):
            continue  # They name members of Swift types in the same way.
        for line, span in page.spans():
            for name in re.findall(r'^"?([a-z]\w+)"?: (?:"|true|false|null|\d)', span):
                if name not in known and name not in ("jsonrpc", "x"):
                    yield f"{page.name}:{line}: nothing in the contract is called `{name}`"
        for found in re.finditer(r"params? `(\w+)`", "\n".join(page.prose)):
            if found[1] not in known:
                yield f"{page.name}: there is no param `{found[1]}`"


@functools.cache
def words() -> frozenset[str]:
    """Every word in the sources, the contract and the scripts."""
    found: set[str] = set()
    for name in tracked("Sources", "Schemas", "Bridges", "Tests", "Package.swift", "Makefile", ".ci", ".github", "action.yml"):
        found.update(re.findall(r"\w+", name))
        if not name.endswith(".md") and "Manual" not in name:
            found.update(re.findall(r"[A-Za-z_$][\w$]*", (ROOT / name).read_text(encoding="utf-8", errors="replace")))
    return frozenset(found)


# Pages that name symbols of the vendors' SDKs and of libraries.
NAMES_OF_OTHERS = {f"docs/{page}.md" for page in ("channels", "licenses", "real-sdks", "trademarks")}


def names(help_: Help) -> Iterator[str]:
    """Every name and path in a sentence is somewhere in the project."""
    files = tracked()
    said = words() | set(re.findall(r"\w+", help_.text("serve")))
    known = set(files) | {"/".join(name.split("/")[:depth]) for name in files for depth in range(1, 8)}
    for page in manual():
        if page.name.startswith("docs/tried/") or page.name in NAMES_OF_OTHERS:
            continue
        for line, span in page.spans():
            if re.fullmatch(r"(Sources|Tests|Bridges|Schemas|docs|\.ci|\.github)/[\w./+-]+", span):
                if span.rstrip("/") not in known and "/plain/" not in span:  # The vendor of an example.
                    yield f"{page.name}:{line}: there is no file `{span}`"
            elif re.fullmatch(r"[A-Za-z_]\w+", span) and span not in said and span not in FOREIGN:
                yield f"{page.name}:{line}: no source has the word `{span}`"


def links(_: object = None) -> Iterator[str]:
    """Every link to a file and to a heading leads there."""
    pages = {page.path: page for page in every()}
    for page in pages.values():
        for line, address in page.links():
            if re.match(r"[a-z]+:", address):
                continue
            path, _, anchor = address.partition("#")
            target = (page.path.parent / path).resolve() if path else page.path
            if not target.exists():
                yield f"{page.name}:{line}: the link {address} leads nowhere"
            elif anchor and (target not in pages or anchor not in pages[target].anchors()):
                yield f"{page.name}:{line}: the link {address} leads to no heading"


def length(_: object = None) -> Iterator[str]:
    """The README is short."""
    lines = len((ROOT / "README.md").read_text(encoding="utf-8").splitlines())
    if lines > 130:
        yield f"README.md has {lines} lines; at most 130"
