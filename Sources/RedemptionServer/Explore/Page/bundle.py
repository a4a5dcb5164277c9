#!/usr/bin/env python3
"""Puts page.html, style.css and page.js of this folder into one page, and that one into the server, in two parts: before and after the data.

Without arguments it writes the Swift file; `--check` only says whether that file is fresh (exit status 1 when it is not).
"""

import base64
import hashlib
import pathlib
import re
import sys

FOLDER = pathlib.Path(__file__).resolve().parent
SWIFT_FILE = FOLDER.parents[1] / "Generated" / "ExplorationPage+Content.swift"
NAME = "Sources/RedemptionServer/Explore/Page/bundle.py"

SWIFT = '''// Made by Sources/RedemptionServer/Explore/Page/bundle.py; do not edit.
// swift-format-ignore-file

extension ExplorationPage {{
  /// The page up to its data, with its style.
  static let head: StaticString = #"""
{head}
"""#
  /// The page after its data, with its script.
  static let tail: StaticString = #"""
{tail}
"""#
}}
'''


def compact(name: str) -> str:
    """A script or style without the white space before lines, and without comments that stand on lines of their own."""
    lines = (line.strip() for line in (FOLDER / name).read_text(encoding="utf-8").split("\n"))
    return "\n".join(line for line in lines if line and not re.match(r"//|/\*\*.*\*/$", line))


def digest(text: str) -> str:
    """What a content security policy names a script or a style by."""
    return "'sha256-" + base64.b64encode(hashlib.sha256(text.encode()).digest()).decode() + "'"


def swift_source() -> str:
    style = re.sub(r"\s*([{}])\s*|(?<=[:;,])\s+", r"\1", compact("style.css"))
    script = '(() => {\n"use strict";\n' + compact("page.js") + "\n})();"
    policy = f"default-src 'none'; script-src {digest(script)}; style-src {digest(style)}; img-src data:; base-uri 'none'; form-action 'none'"
    html = (FOLDER / "page.html").read_text(encoding="utf-8").rstrip("\n")
    html = html.replace("{policy}", policy).replace("/*style*/", style).replace("/*script*/", script)
    if '"""' in html or "\\#" in html:
        raise SystemExit("the page has what would end the literal")
    head, tail = html.split("/*data*/")
    return SWIFT.format(head=head, tail=tail)


def main(arguments: list[str]) -> int:
    text = swift_source()
    if arguments == ["--check"]:
        fresh = SWIFT_FILE.exists() and SWIFT_FILE.read_text(encoding="utf-8") == text
        if not fresh:
            print(f"{SWIFT_FILE.relative_to(FOLDER.parents[3])} is stale; run {NAME}")
        return 0 if fresh else 1
    SWIFT_FILE.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
