#!/usr/bin/env python3
"""Writes the two versions of openrpc.json (`info`) into every file that repeats them: the server, the packages, their clients.

`version` is the release; `x-contractVersion` counts breaking changes of the contract. Without arguments it writes; `--check` names the
files that are stale and ends with status 1 if there are any. Schemas/README.md says when to change which.
"""
from __future__ import annotations

import json
import pathlib
import re
import sys

SCHEMAS = pathlib.Path(__file__).resolve().parent
ROOT = SCHEMAS.parent
SWIFT_FILE = "Sources/RedemptionServer/Generated/RedemptionKit+Version.swift"
SWIFT = '''// Made by Schemas/version.py from Schemas/openrpc.json; do not edit.

extension RedemptionKit {{
  /// Semantic version of the release, as `server/describe` and `redemption --version` return it.
  public static let version = "{version}"
  /// Version of the contract: a breaking change increments it.
  public static let contractVersion = {contract}
}}
'''

# Files, and what stands around a version in them: every match of the pattern is replaced between its two groups.
RELEASE = [
    ("package.json", r'(\n  "version": ")[^"]*(")'),
    ("Bridges/{typescript,react-native,capacitor,redemptionkit,unity}/package.json", r'(\n  "version": ")[^"]*(")'),
    ("Bridges/{react-native,capacitor,redemptionkit}/package.json", r'("@redemptionkit/[a-z-]+": ")[^"]*(")'),
    ("Bridges/{typescript,react-native,capacitor,redemptionkit}/deno.json", r'(\n  "version": ")[^"]*(")'),
    ("Bridges/{react-native,capacitor}/README.md", r"(redemptionkit-\{\S+?\}-)\d[\w.+-]*?(\.tgz)"),
    ("Bridges/typescript/src/version.ts", r"(version: string = ')[^']*(')"),
    ("Bridges/flutter/{pubspec.yaml,example/pubspec.yaml}", r"(\nversion: )\S+(\n)"),
    ("Bridges/flutter/lib/src/version.dart", r"(String clientVersion = ')[^']*(')"),
    ("Bridges/kmp/build.gradle.kts", r'(\nversion = ")[^"]*(")'),
    ("Bridges/kmp/src/commonMain/kotlin/org/redemptionkit/SupportedVersion.kt", r'(RELEASE: String = ")[^"]*(")'),
    ("Bridges/unity/Runtime/Server/SupportedVersion.cs", r'(Release = ")[^"]*(")'),
    ("Bridges/unity/README.md", r"(#v)\d[\w.+-]*(\"`)"),
    ("Bridges/unity/README.md", r"(com\.redemptionkit\.unity-)\d[\w.+-]*(\.tgz)"),
    ("Bridges/flutter/README.md", r"(redemption_kit-)\d[\w.+-]*?(\.tar\.gz)"),
    ("docs/install.md", r"(redemptionkit-)\d[\w.+-]*?(-linux-x86_64\.tar\.gz)"),
    ("docs/install.md",
     r"(redemptionkit:)\d[\w.+-]*?(\"[;`.)]|`|\")"),
    ("{docs/install.md,Bridges/redemptionkit/README.md}",
     r"(redemptionkit-image-)\d[\w.+-]*?(-linux)"),
]
CONTRACT = [
    ("Bridges/flutter/lib/src/version.dart", r"(int contractVersion = )\d+(;)"),
    ("Bridges/kmp/src/commonMain/kotlin/org/redemptionkit/SupportedVersion.kt", r"(CONTRACT: Int = )\d+(\n)"),
    ("Bridges/unity/Runtime/Server/SupportedVersion.cs", r"(Contract = )\d+(;)"),
]


def versions() -> tuple[str, int]:
    """The release and the contract version."""
    info = json.loads((SCHEMAS / "openrpc.json").read_text(encoding="utf-8"))["info"]
    return info["version"], info["x-contractVersion"]


def expanded(pattern: str) -> list[str]:
    """The paths of a pattern with braces, as a shell expands it."""
    found = re.fullmatch(r"(.*)\{(.*)\}(.*)", pattern)
    return [found[1] + middle + found[3] for middle in found[2].split(",")] if found else [pattern]


def files() -> dict[str, str]:
    """Every file that repeats a version, as it should be."""
    version, contract = versions()
    result = {SWIFT_FILE: SWIFT.format(version=version, contract=contract)}
    for value, places in ((version, RELEASE), (str(contract), CONTRACT)):
        for pattern, around in places:
            for path in expanded(pattern):
                text = result.get(path) or (ROOT / path).read_text(encoding="utf-8")
                result[path], count = re.subn(around, lambda match: match[1] + value + match[2], text)
                if not count:
                    raise SystemExit(f"{path}: no version found ({around})")
    return result


def main(arguments: list[str]) -> int:
    stale = [
        path for path, text in files().items()
        if not (ROOT / path).exists() or (ROOT / path).read_text(encoding="utf-8") != text
    ]
    if arguments == ["--check"]:
        for path in stale:
            print(f"{path} has another version than Schemas/openrpc.json; run Schemas/version.py")
        return 1 if stale else 0
    contents = files()
    for path in stale:
        (ROOT / path).write_text(contents[path], encoding="utf-8")
        print(path)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
