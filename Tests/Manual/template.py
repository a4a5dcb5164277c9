#!/usr/bin/env python3
"""Puts the files of docs/new-vendor into the program, which writes them for `redemption new-vendor`.

Without arguments it writes the Swift file; `--check` only says whether that file is fresh (exit status 1 when it is not).
"""

from __future__ import annotations

import pathlib
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
FOLDER = ROOT / "docs" / "new-vendor"
SWIFT_FILE = ROOT / "Sources" / "RedemptionProgram" / "Generated" / "NewVendorPackage+Template.swift"

HEAD = """// Made by Tests/Manual/template.py from docs/new-vendor; do not edit.
// swift-format-ignore-file

extension NewVendorPackage {
  /// The files of the package of a vendor `Plain`: the path and the text of each.
  static let template: [(path: String, text: String)] = [
"""


# In the order in which a reader meets them.
ORDER = [
    "Package.swift",
    *(f"Sources/PlainAdapter/{name}.swift" for name in ("PlainAdapter", "VendorDescription+Plain")),
    "Tests/PlainAdapterTests/ContractTests.swift",
    *(f"Sources/PlainAdapter/Plain{name}.swift" for name in ("Links", "Replies", "Behaviour", "Calls", "Questions", "Channel", "Service", "Schemas")),
    "Sources/plain/main.swift",
    "Cases/01-first.json",
]


def files() -> dict[str, str]:
    """The files of the folder, by path; a file without a place in `ORDER` is an error."""
    found = {path.relative_to(FOLDER).as_posix() for folder in ("Sources", "Tests", "Cases") for path in (FOLDER / folder).rglob("*.*")}
    if missing := found - set(ORDER):
        raise SystemExit(f"docs/new-vendor has files without a place in ORDER of Tests/Manual/template.py: {', '.join(sorted(missing))}")
    return {path: (FOLDER / path).read_text(encoding="utf-8") for path in ORDER}


def swift_source() -> str:
    """The Swift file: a raw literal for each file."""
    rows = [f'    ("{path}", ##"""\n{text}\n"""##),\n' for path, text in files().items()]
    return HEAD + "".join(rows) + "  ]\n}\n"


def main(arguments: list[str]) -> int:
    source = swift_source()
    if arguments == ["--check"]:
        if SWIFT_FILE.exists() and SWIFT_FILE.read_text(encoding="utf-8") == source:
            return 0
        print(f"{SWIFT_FILE.relative_to(ROOT)} is stale; run Tests/Manual/template.py")
        return 1
    SWIFT_FILE.parent.mkdir(exist_ok=True)
    SWIFT_FILE.write_text(source, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
