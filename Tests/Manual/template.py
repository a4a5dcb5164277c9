#!/usr/bin/env python3
"""Puts the files of docs/adding-a-vendor.md into the program, which writes them for `redemption new-vendor`.

Without arguments it writes the Swift file; `--check` only says whether that file is fresh (exit status 1 when it is not).
"""

from __future__ import annotations

import pathlib
import re
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
from pages import ROOT, Page

PAGE = ROOT / "docs" / "adding-a-vendor.md"
SWIFT_FILE = ROOT / "Sources" / "RedemptionProgram" / "Generated" / "NewVendorPackage+Template.swift"

HEAD = """// Made by Tests/Manual/template.py from docs/adding-a-vendor.md; do not edit.
// swift-format-ignore-file

extension NewVendorPackage {
  /// The files of the package of a vendor `Plain`: the path and the text of each.
  static let template: [(path: String, text: String)] = [
"""


def files() -> dict[str, str]:
    """The files of the page, by path: each block below `<!-- file: PATH -->`."""
    page = Page(PAGE)
    found: dict[str, str] = {}
    for block in page.blocks:
        marked = re.fullmatch(r"<!-- file: (\S+) -->", page.lines[block.line - 3])
        if marked:
            found[marked[1]] = block.text.rstrip("\n") + "\n"
    return found


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
