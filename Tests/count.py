#!/usr/bin/env python3
"""Counts the tracked lines by folder and language, as hand-written, generated and recorded.

Tests/count.py [COMMIT]     # without one: the files as they are in the working tree

A line of more than 160 columns counts as its length / 160. Binary files and symbolic links count nothing.
"""

from __future__ import annotations

import collections
import pathlib
import re
import subprocess
import sys
from collections.abc import Iterator

ROOT = pathlib.Path(__file__).resolve().parents[1]
COLUMNS = 160
KINDS = ("hand-written", "generated", "recorded")

# What a program of this repository writes, and what was recorded from a program or kept by a fuzzer.
GENERATED = re.compile(r"(^|/)[Gg]enerated/")
RECORDED = re.compile(r"^Tests/(Fuzz/corpus|LiveGatewaysTests/Tables)/|^Schemas/released\.json$|^Package\.resolved$|\.lock$")
TESTS = re.compile(r"^Tests/|(^|/)([Tt]ests?~?|test|apitester|example|__tests__|[a-z]+Test|\w+Tests|SDKs~|conformance)/")
LANGUAGES = {
    "swift": "Swift",
    "py": "Python and shell",
    "sh": "Python and shell",
    "json": "JSON",
    "md": "Markdown",
    "ts": "TypeScript and JavaScript",
    "mjs": "TypeScript and JavaScript",
    "cjs": "TypeScript and JavaScript",
    "js": "TypeScript and JavaScript",
    "kt": "Kotlin",
    "kts": "Kotlin",
    "cs": "C#",
    "dart": "Dart",
    "c": "C",
    "h": "C",
}
SOURCES = {"Swift", "TypeScript and JavaScript", "Kotlin", "C#", "Dart", "C"}


def texts(commit: str | None) -> Iterator[tuple[str, str]]:
    """Every tracked text file, by its path."""
    if commit is None:
        listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
        for name in filter(None, listed.split("\0")):
            path = ROOT / name
            if path.is_file() and not path.is_symlink():
                yield from decoded(name, path.read_bytes())
        return
    listed = subprocess.run(["git", "ls-tree", "-r", "-z", commit], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    blobs = [line.split("\t") for line in listed.split("\0") if line.startswith("100")]
    with subprocess.Popen(["git", "cat-file", "--batch"], cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        assert process.stdin and process.stdout
        for description, name in blobs:
            process.stdin.write(description.split()[2].encode() + b"\n")
            process.stdin.flush()
            size = int(process.stdout.readline().split()[2])
            yield from decoded(name, process.stdout.read(size + 1)[:-1])
        process.stdin.close()


def decoded(name: str, data: bytes) -> Iterator[tuple[str, str]]:
    """A file, if it is text."""
    try:
        text = data.decode()
    except UnicodeDecodeError:
        text = data.decode("latin-1") if RECORDED.search(name) else ""
    if "\0" not in text or RECORDED.search(name):
        yield name, text


def language(name: str, text: str) -> str:
    """The language of a file, by its ending or its first line."""
    ending = pathlib.PurePosixPath(name).suffix[1:]
    if not ending and re.match(r"#!.*\b(bash|sh|python3?)\b", text):
        return "Python and shell"
    return LANGUAGES.get(ending, "other")


def lines(text: str) -> float:
    """The lines of a text."""
    return sum(max(1.0, len(line) / COLUMNS) for line in text.splitlines())


def recorded_part(name: str, text: str) -> float:
    """The lines of a hand-written file that were recorded: the examples in openrpc.json."""
    if name != "Schemas/openrpc.json":
        return 0
    return sum(lines(found[0]) for found in re.finditer(r'^( *)"examples": \[\n.*?\n\1\]', text, re.M | re.S))


def folder(name: str) -> str:
    """The row of a file: its folder at the top; a bridge has its own."""
    parts = name.split("/")
    return "/".join(parts[:2]) if parts[0] == "Bridges" and len(parts) > 2 else parts[0] if len(parts) > 1 else "(top)"


def table(title: str, rows: dict[str, collections.Counter[str]]) -> None:
    """Prints a row for each name, the largest first."""
    print(f"{title:28}" + "".join(f"{kind:>14}" for kind in KINDS) + f"{'all':>10}")
    for name, counts in sorted(rows.items(), key=lambda row: -sum(row[1].values())):
        print(f"{name:28}" + "".join(f"{counts[kind]:14,.0f}" for kind in KINDS) + f"{sum(counts.values()):10,.0f}")
    print()


def main(arguments: list[str]) -> int:
    """Prints the tables, and the rows that have a limit."""
    by_folder: dict[str, collections.Counter[str]] = collections.defaultdict(collections.Counter)
    by_language: dict[str, collections.Counter[str]] = collections.defaultdict(collections.Counter)
    total: collections.Counter[str] = collections.Counter()
    bridges = scripts = 0.0
    for name, text in texts(arguments[0] if arguments else None):
        kind = "generated" if GENERATED.search(name) else "recorded" if RECORDED.search(name) else "hand-written"
        said, size, recorded = language(name, text), lines(text), recorded_part(name, text)
        for counts in (by_folder[folder(name)], by_language[said], total):
            counts[kind] += size - recorded  # type: ignore[assignment]
            counts["recorded"] += recorded  # type: ignore[assignment]
        if kind == "hand-written":
            scripts += size if said == "Python and shell" else 0
            bridges += size if name.startswith("Bridges/") and said in SOURCES and not TESTS.search(name) else 0
    table("folder", by_folder)
    table("language", by_language)
    table("everything", {"": total})
    for title, size in (
        ("hand-written bridge source without tests and examples", bridges),
        ("Python and shell", scripts),
        ("generated", float(total["generated"])),
        ("all tracked", float(sum(total.values()))),
    ):
        print(f"{title:42}{size:10,.0f}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
