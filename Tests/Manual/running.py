"""Runs the blocks of the pages as they are printed, in a scratch folder that looks like a clone with an app project in it."""
from __future__ import annotations

import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import threading
import urllib.request
from collections.abc import Iterator

import form
import tools
from pages import ROOT, Block, Page

LIMIT = 120  # Seconds; a block that takes longer hangs.
RUNNABLE = {"redemption", "curl"}
# Blocks that nothing here can run are checked in form alone: they build, install a release, or need another program.


class Broken(Exception):
    """A block does not do what its page says."""


class Scratch:
    """A folder per page: the shell's commands are `redemption` under test, and links to the repository's files."""

    def __init__(self, folder: pathlib.Path, program: str) -> None:
        self.folder = folder
        self.program = program
        self.outputs: list[tuple[str, str]] = []  # The heading above a block, and what the block printed.
        self.address: str | None = None
        self._server: subprocess.Popen[str] | None = None
        (folder / "bin").mkdir(parents=True)
        (folder / "bin" / "redemption").symlink_to(program)
        for name in ("Tests", "Schemas", "docs", "Makefile"):
            (folder / name).symlink_to(ROOT / name)
        shutil.copytree(ROOT / "Tests/ProjectDoctorTests/Fixtures/flutter-good", folder / "path/to/app", symlinks=True)
        self.environment = {name: value for name, value in os.environ.items() if name not in ("NO_COLOR", "FORCE_COLOR", "COLUMNS")}
        self.environment |= {"PATH": f"{folder / 'bin'}:{os.environ['PATH']}", "HOME": str(folder), "PYTHONDONTWRITEBYTECODE": "1"}

    def run(self, *command: str, status: int = 0) -> str:
        """What a command prints."""
        result = subprocess.run(command, cwd=self.folder, env=self.environment, capture_output=True, text=True, timeout=LIMIT, stdin=subprocess.DEVNULL)
        if result.returncode != status:
            raise Broken(f"exit status {result.returncode}: {(result.stderr or result.stdout).strip()[-600:]}")
        return result.stdout

    def serve(self, *options: str) -> None:
        """Starts `redemption up` on a port that is free, and keeps its address. The pages print the default port, which may be taken here."""
        self.close()
        free = [option.replace(":8787", ":0") for option in options]
        self._server = subprocess.Popen(
            ["redemption", "up", *free, *([] if "--http" in free else ["--http", "0"])], cwd=self.folder, env=self.environment, text=True,
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        assert self._server.stdout
        printed = ""
        for line in self._server.stdout:
            printed += line
            if found := re.search(r"(127\.0\.0\.1|0\.0\.0\.0):\d+", line):
                self.address = found[0]
                break
        else:
            raise Broken(f"`redemption up` ended: {printed}")
        threading.Thread(target=self._server.stdout.read, daemon=True).start()

    def call(self, method: str, params: dict) -> dict:
        """Calls a method of the server that `serve` started."""
        body = json.dumps({"jsonrpc": "2.0", "id": 1, "method": method, "params": params}).encode()
        with urllib.request.urlopen(f"http://{self.address}/_/rpc", body, timeout=LIMIT) as response:
            reply = json.load(response)
        if "error" in reply:
            raise Broken(f"{method}: {reply['error']['message']}")
        return reply["result"]

    def close(self) -> None:
        """Ends the server."""
        if self._server:
            self._server.terminate()
            self._server.wait()


def shell(block: Block, scratch: Scratch) -> bool:
    """Runs a shell block; false if a command of it cannot be run here."""
    if not {words[0] for words in form.simple_commands(block.text)} <= RUNNABLE or "postgres://" in block.text:
        return False  # Tests/PostgreSQL has a database.
    if re.fullmatch(r"redemption up\b.*", block.text.strip()):
        scratch.serve(*block.text.split()[2:])
        return True
    text = block.text
    if scratch.address:
        text = text.replace("127.0.0.1:8787", scratch.address)
    doctor = "redemption doctor" in text and "--scheme" in text  # The project has another scheme, so it has findings.
    output = scratch.run("bash", "-eu", "-o", "pipefail", "-c", text, status=1 if doctor else 0)
    scratch.outputs.append((block.section, output))
    for message in messages(output) if output.startswith("{") else ():
        if "error" in message:
            raise Broken(f"the server returned an error: {message['error']}")
    return True


def messages(output: str) -> Iterator[dict]:
    """The JSON objects that a block printed, with or without line feeds between them."""
    decoder = json.JSONDecoder()
    while (begin := output.find("{")) >= 0:
        message, end = decoder.raw_decode(output[begin:])
        yield message
        output = output[begin + end:]


def text(block: Block, page: Page, scratch: Scratch) -> bool:
    """Compares a printed output, line by line, with what the command before it prints; `…` stands for any lines."""
    before = [span for line, span in page.spans() if line < block.line and re.match(r"redemption (demo|replay|explain)\b", span)]
    output = next((output for section, output in reversed(scratch.outputs) if section == block.section), None)
    if output is None:
        if not before:
            return False
        output = scratch.run(*before[-1].split())
    rest = output.splitlines()
    for part in block.text.rstrip("\n").split("\n…\n"):
        lines = part.split("\n")
        for begin in range(len(rest)):
            if all(rest[begin + index].startswith(line) if index + begin < len(rest) else False for index, line in enumerate(lines)):
                rest = rest[begin + len(lines):]
                break
        else:
            raise Broken(f"the program does not print\n{part}")
    return True


def data(block: Block, scratch: Scratch) -> bool:
    """JSON parses. Settings for live services are read by the server."""
    value = json.loads(block.text)
    if "certificateAuthorities" in value:
        value["certificateAuthorities"] = "authorities.pem"
        (scratch.folder / "authorities.pem").write_text("")
        (scratch.folder / "live.json").write_text(json.dumps(value), encoding="utf-8")
        scratch.run("redemption", "serve", "--live-config", "live.json")
    return True


def python(blocks: list[Block], scratch: Scratch) -> bool:
    """Runs the Python of a page as one program, as a reader pastes it."""
    text = "\n".join(block.text for block in blocks)
    scratch.run(sys.executable, "-c", text + "\nserver.stdin.close(); server.wait()")
    # An error of the server reaches the reader with the server's message.
    failing = blocks[0].text + "\ncall('store/purchas')\n"
    result = subprocess.run([sys.executable, "-c", failing], cwd=scratch.folder, env=scratch.environment, capture_output=True, text=True, timeout=LIMIT)
    if "store/purchase" not in result.stderr.splitlines()[-1]:
        raise Broken(f"a server's error does not raise its message: {result.stderr[-300:]}")
    return True


def typescript(block: Block, scratch: Scratch) -> bool:
    """Type-checks TypeScript beside the types that an earlier block of the page generated; a page without them shows parts of a test."""
    if not (scratch.folder / "src").is_dir():
        return False
    deno = str(pathlib.Path(tools.python()).with_name("deno"))
    (scratch.folder / "src" / "message.ts").write_text(block.text, encoding="utf-8")
    (scratch.folder / "deno.json").write_text('{"nodeModulesDir": "none", "lock": false, "compilerOptions": {"strict": true}}')
    scratch.run(deno, "check", "--quiet", "src/message.ts")
    return True


def javascript(block: Block, page: Page, scratch: Scratch) -> bool:
    """Runs a script of a Maestro flow for each row of the page that has variables for it, and redeems the link that the row opens."""
    if not shutil.which("node"):
        return False
    if not scratch.address:
        scratch.serve()
    (scratch.folder / "script.js").write_text(block.text.replace("127.0.0.1:8787", scratch.address), encoding="utf-8")
    spans = [(line, span) for line, span in page.spans() if page.sections[line - 1] == block.section]
    rows = {line: span.removeprefix("VENDOR: ") for line, span in spans if span.startswith("VENDOR: ")}
    if not rows:
        raise Broken("no row of the section has variables for this script")
    for row, vendor in rows.items():
        words = [span for line, span in spans if line == row]
        variables = dict(word.split(": ", 1) for word in words if re.match(r"[A-Z]+: ", word))
        values = {name: value.strip("'") for name, value in variables.items()}
        output = json.loads(scratch.run("node", str(ROOT / "Tests/Manual/maestro.js"), "script.js", json.dumps(values)))
        opened = [word for word in words if "${output." in word]
        if len(opened) != 1:
            raise Broken(f"the row of {vendor} opens {opened}")
        url = re.sub(r"\$\{output\.(\w+)\}", lambda found: output.get(found[1], "undefined"), opened[0])
        session = scratch.call("session/open", {"vendor": vendor, "sdk": "native", "platform": "android"})["session"]
        outcome = scratch.call("redemption/redeem", {"session": session, "url": url})["outcome"]["kind"]
        if outcome != "redeemed":
            raise Broken(f"{vendor}: the app that opens {url} gets {outcome}")
    return True


def modules(program: str) -> pathlib.Path | None:
    """The Swift modules beside the program, if it was built here in debug mode."""
    folder = pathlib.Path(program).resolve().parent / "Modules"
    return folder if (folder / "RedemptionTesting.swiftmodule").exists() and shutil.which("swiftc") else None


def swift(block: Block, scratch: Scratch) -> bool:
    """Type-checks Swift that imports what it uses; of other Swift, checks the grammar."""
    (scratch.folder / "block.swift").write_text(block.text.replace(": …", ": break"), encoding="utf-8")
    built = modules(scratch.program)
    if re.search(r"^import Redemption", block.text, re.M) and "Adapter: RedemptionAdapter" not in block.text and "import Testing" not in block.text:
        if not built:
            return False
        scratch.run("swiftc", "-typecheck", "-swift-version", "6", "-enable-upcoming-feature", "ExistentialAny", "-parse-as-library", "-I", str(built), "block.swift")
    elif not shutil.which("swiftc"):
        return False
    else:
        scratch.run("swiftc", "-frontend", "-parse", "-swift-version", "6", "block.swift")
    return True


def calls(page: Page, scratch: Scratch) -> Iterator[tuple[str, str | None]]:
    """Sends every `method {params}` of a sentence to a server; an unknown method or param is a problem."""
    found = [(line, *match.groups()) for line, span in page.spans() if (match := re.fullmatch(r"([a-z]+/\w+) (\{.*\})", span))]
    for line, method, params in found:
        request = {"jsonrpc": "2.0", "id": 1, "method": method, "params": json.loads(params)}
        result = subprocess.run(["redemption", "serve"], input=json.dumps(request) + "\n", env=scratch.environment, capture_output=True, text=True, timeout=LIMIT)
        reply = json.loads(result.stdout.splitlines()[-1])
        problem = reply["error"]["message"] if reply.get("error", {}).get("code") in (-32601, -32602) else None
        yield f"{page.name}:{line}: {method}", problem


def printed_values(page: Page, scratch: Scratch) -> Iterator[tuple[str, str | None]]:
    """Every JSON object in a sentence under a block that ran is in what the block printed."""
    printed: dict[str, list[object]] = {}
    for section, output in scratch.outputs:
        if output.startswith("{"):
            for message in messages(output):
                printed.setdefault(section, []).extend(values(message))
    for line, span in page.spans():
        section = page.sections[line - 1]
        if section in printed and span.startswith("{") and '"' in span:
            yield f"{page.name}:{line}: {span[:40]}", None if json.loads(span) in printed[section] else "no block above prints this"


def values(value: object) -> Iterator[object]:
    """A value and everything inside it."""
    yield value
    for part in value.values() if isinstance(value, dict) else value if isinstance(value, list) else ():
        yield from values(part)


def results(page: Page, program: str, folder: pathlib.Path) -> Iterator[tuple[str, str | None, bool]]:
    """Every block of a page: its name, what is wrong with it, and whether it was run."""
    scratch = Scratch(folder / "page", program)
    try:
        python_blocks = [block for block in page.blocks if block.language == "python"]
        for block in page.blocks:
            name = f"{page.name}:{block.line}: {block.language or 'drawing'}"
            if block.language == "python" and block != python_blocks[0]:
                continue  # Ran with the first.
            try:
                match block.language:
                    case "sh": ran = shell(block, scratch)
                    case "text": ran = text(block, page, scratch)
                    case "json": ran = data(block, scratch)
                    case "python": ran = python(python_blocks, scratch)
                    case "js": ran = javascript(block, page, scratch)
                    case "ts": ran = typescript(block, scratch)
                    case "swift": ran = swift(block, scratch)
                    case _: ran = False
                yield name, None, ran
            except (Broken, ValueError, OSError, subprocess.SubprocessError) as error:
                yield name, str(error), True
        for check in (calls, printed_values):
            for name, problem in check(page, scratch):
                yield name, problem, True
    finally:
        scratch.close()
