#!/usr/bin/env python3
"""Puts page.html, style.css and the scripts of this folder into one page, and that one into the program, with its policy.

Without arguments it writes the Swift file; `--check` only says whether that file is fresh (exit status 1 when it is not).

The page is text in Swift and no embedded resource: SwiftPM writes those as a list of numbers, which takes the compiler 5 s (debug) or 10 s
(release) of CPU for these 60 KB, and this file 0.1 s; and the policy's hashes would have to be computed by the program.
"""
import base64
import hashlib
import pathlib
import re
import sys

FOLDER = pathlib.Path(__file__).resolve().parent
SWIFT_FILE = FOLDER.parent / "Generated" / "Page+Content.swift"
SCRIPTS = ["base", "secrets", "contract", "timeline", "scenario", "buy", "sessions", "store", "requests", "tools", "spaces", "main"]
POLICY = ("default-src 'none'; script-src '{script}'; style-src '{style}'; connect-src 'self'; img-src data:; base-uri 'none'; "
          "form-action 'self'; frame-ancestors 'none'")

SWIFT = '''// Made by Sources/LocalService/Page/bundle.py; do not edit.
// swift-format-ignore-file

extension Page {{
  /// The page with its style and its script.
  static let html: StaticString = #"""
{html}
"""#
  /// The content security policy: no other script, no other style, no other origin.
  static let policy: StaticString = "{policy}"
}}
'''


def compact(text: str) -> str:
    """Scripts and styles without the white space before lines; no string of theirs spans lines."""
    return "\n".join(line for line in (line.strip() for line in text.split("\n")) if line)


def source(name: str) -> str:
    return (FOLDER / name).read_text(encoding="utf-8")


def script() -> str:
    # Comments that stand on lines of their own stay in the sources.
    lines = "\n".join(source(f"{name}.js") for name in SCRIPTS).split("\n")
    text = "\n".join(line for line in lines if not re.match(r"\s*(//|/\*\*.*\*/\s*$)", line))
    return '(() => {\n"use strict";\n' + compact(text) + "\n})();"


def digest(text: str) -> str:
    return "sha256-" + base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()


def page() -> tuple[str, str]:
    """The page and its policy."""
    style, code = re.sub(r"\s*([{}])\s*|(?<=[:;,])\s+", r"\1", compact(source("style.css"))), script()
    html = source("page.html").rstrip("\n").replace("/*style*/", style).replace("/*script*/", code)
    return html, POLICY.format(script=digest(code), style=digest(style))


def swift_source() -> str:
    html, policy = page()
    if '"""' in html or "\\#" in html:
        raise SystemExit("the page has what would end the literal")
    return SWIFT.format(html=html, policy=policy)


def main(arguments: list[str]) -> int:
    text = swift_source()
    if arguments == ["--check"]:
        fresh = SWIFT_FILE.exists() and SWIFT_FILE.read_text(encoding="utf-8") == text
        if not fresh:
            print("Sources/LocalService/Generated/Page+Content.swift is stale; run Sources/LocalService/Page/bundle.py")
        return 0 if fresh else 1
    SWIFT_FILE.parent.mkdir(parents=True, exist_ok=True)
    SWIFT_FILE.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
