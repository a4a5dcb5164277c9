#!/usr/bin/env python3
"""Puts the sources of each page (a folder `Page` with page.html, style.css and scripts) into one text, and that one into the program.

esbuild (of Debian) makes styles and scripts small. Without arguments this writes the Swift files; `--check` only says which are stale (exit status 1).
Another version of esbuild writes another text, so a file names its version, and the digest of the sources. Where esbuild is of this version, the
check makes the text again; elsewhere it compares the digest.

A page is text in Swift and no embedded resource: SwiftPM writes those as a list of numbers, which takes the compiler 5 s (debug) or 10 s
(release) of CPU for 80 KB, and this file 0.1 s; and the policy's hashes would have to be computed by the program.
"""
import base64
import hashlib
import pathlib
import re
import shutil
import subprocess
import sys
from collections.abc import Callable

SOURCES = pathlib.Path(__file__).resolve().parent
HEAD = """// Made by Sources/pages.py with esbuild {version}; do not edit.
// swift-format-ignore-file
// From sources with the SHA-256 {sources}.

"""
ESBUILD = "esbuild"
NEEDED = "There is no esbuild; install the Debian packages of Tests/Browser/packages.txt"
Make = Callable[[str, str], str]


def esbuild(text: str, *options: str) -> str:
    result = subprocess.run([ESBUILD, "--minify", "--charset=utf8", *options], input=text, capture_output=True, text=True)
    if result.returncode:
        raise SystemExit(result.stderr)
    return result.stdout.rstrip("\n")


def digest(text: str) -> str:
    """What a content security policy names a script or a style by."""
    return "'sha256-" + base64.b64encode(hashlib.sha256(text.encode()).digest()).decode() + "'"


def literal(name: str, comment: str, text: str) -> str:
    if '"""' in text or "\\#" in text:
        raise SystemExit(f"{name} has what would end the literal")
    return f'  /// {comment}\n  static let {name}: StaticString = #"""\n{text}\n"""#\n'


def joined(html: str, style: str, script: str) -> str:
    return re.sub(r">\n+(?=<)", ">", html.rstrip("\n")).replace("/*style*/", style).replace("/*script*/", script)


def page(html: str, style: str, script: str) -> str:
    """The page at /, and its policy, which the server sends: no other script, no other style, no other origin."""
    style = re.sub(r"(--[\w-]+): ", r"\1:", style)
    policy = (f"default-src 'none'; script-src {digest(script)}; style-src {digest(style)}; connect-src 'self'; img-src data:; base-uri 'none'; "
              "form-action 'self'; frame-ancestors 'none'")
    html = re.sub(r"</?(head|body|html)>\n", "\n", html)
    # A value of letters needs no quotes, and a paragraph ends where the next block begins.
    html = re.sub(r"</p>\n(?=</?(p|h\d|form|div|section|ul|pre|details)\b)", "\n", html)
    html = re.sub(r'(?<=[a-z]=)"([\w-]+)"(?=[ >])', r"\1", html)
    return ("extension Page {\n" + literal("html", "The page with its style and its script.", joined(html, style, script))
            + f'  /// The content security policy: no other script, no other style, no other origin.\n  static let policy: StaticString = "{policy}"\n}}\n')


def exploration(html: str, style: str, script: str) -> str:
    """The explorer's page, in two parts: before and after the data. It has its policy in itself."""
    policy = f"default-src 'none'; script-src {digest(script)}; style-src {digest(style)}; img-src data:; base-uri 'none'; form-action 'none'"
    head, tail = joined(html.replace("{policy}", policy), style, script).split("/*data*/")
    return ("extension ExplorationPage {\n" + literal("head", "The page up to its data, with its style.", head)
            + literal("tail", "The page after its data, with its script.", tail) + "}\n")


# The folder, the scripts in their order, the Swift file, and what is in it.
PAGES = [
    ("LocalService/Page", ["base", "lists", "secrets", "contract", "timeline", "scenario", "buy", "sessions", "store", "compare", "tools", "webhooks",
                           "stories", "requests", "spaces", "main"], "LocalService/Generated/Page+Content.swift", page),
    ("RedemptionServer/Explore/Page", ["page"], "RedemptionServer/Generated/ExplorationPage+Content.swift", exploration),
]


def main(arguments: list[str]) -> int:
    installed = shutil.which(ESBUILD) and subprocess.run([ESBUILD, "--version"], capture_output=True, text=True).stdout.strip()
    is_check = arguments == ["--check"]
    if not installed and not is_check:
        raise SystemExit(NEEDED)
    status = 0
    for folder, scripts, name, make in PAGES:
        html, style, *parts = [(SOURCES / folder / file).read_text(encoding="utf-8") for file in ["page.html", "style.css", *(f"{one}.js" for one in scripts)]]
        sources = hashlib.sha256("\0".join([pathlib.Path(__file__).read_text(encoding="utf-8"), html, style, *parts]).encode()).hexdigest()
        file = SOURCES / name
        old = file.read_text(encoding="utf-8") if file.exists() else ""
        if is_check and not old.startswith(HEAD.format(version=installed, sources=sources)):
            # Made by another version, or from other sources.
            is_fresh = sources in old and f"esbuild {installed};" not in old
        else:
            script = esbuild('"use strict";\n' + "\n".join(parts), "--bundle", "--format=iife", "--loader=js", "--target=es2022")
            text = HEAD.format(version=installed, sources=sources) + make(html, esbuild(style, "--loader=css"), script)
            is_fresh = text == old
        if is_check and not is_fresh:
            print(f"Sources/{name} is stale; run Sources/pages.py")
            status = 1
        elif not is_check:
            file.write_text(text, encoding="utf-8")
    return status


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
