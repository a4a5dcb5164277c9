#!/usr/bin/env python3
"""Puts page.html, style.css and the scripts of this folder into one page, and that one into the program, with its policy.

Run it with the interpreter that Tests/tools.py names, which has the minifier. Without arguments it writes the Swift file; `--check` only says
whether that file is fresh (exit status 1 when it is not).

The page is text in Swift and no embedded resource: SwiftPM writes those as a list of numbers, which takes the compiler 5 s (debug) or 10 s
(release) of CPU for these 80 KB, and this file 0.1 s; and the policy's hashes would have to be computed by the program.
"""
import base64
import hashlib
import pathlib
import re
import sys

import minify

FOLDER = pathlib.Path(__file__).resolve().parent
SWIFT_FILE = FOLDER.parent / "Generated" / "Page+Content.swift"
SCRIPTS = ["base", "lists", "secrets", "contract", "timeline", "scenario", "buy", "sessions", "store", "compare", "tools", "webhooks", "stories",
           "requests", "spaces", "main"]
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


def source(name: str) -> str:
    return (FOLDER / name).read_text(encoding="utf-8")


def script(name: str) -> str:
    """A script that the minifier does not break.

    It puts `const { a } = f({ b })` before the declaration of `b` if that is the statement above.
    """
    text = source(f"{name}.js")
    if found := re.search(r"^ *(?:const|let) \w+ = .*;\n *(?:const|let) [{\[].*\(", text, re.M):
        line = text[: found.end()].count("\n") + 1
        raise SystemExit(f"{FOLDER / name}.js:{line}: the minifier would move this before the line above; name the result, and read its members")
    return text


def digest(text: str) -> str:
    return "sha256-" + base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()


def page() -> tuple[str, str]:
    """The page and its policy."""
    scripts = "\n".join(map(script, SCRIPTS))
    parts = {"/*style*/": source("style.css"), "/*script*/": '(() => {\n"use strict";\n' + scripts + "\n})();"}
    html = source("page.html")
    for place, text in parts.items():
        html = html.replace(place, text)
    html = minify.string("text/html", html)
    return html, POLICY.format(**{tag: digest(re.search(f"<{tag}>(.*?)</{tag}>", html, re.S)[1]) for tag in ("script", "style")})


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
