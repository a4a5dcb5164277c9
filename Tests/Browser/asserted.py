"""What the page copies as an assertion is code: each compiler takes it, and it holds for the reply and for no other."""
from __future__ import annotations

import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

from chromium import Chromium, Skipped

ROOT = pathlib.Path(__file__).resolve().parents[2]
DENO = pathlib.Path(sys.executable).with_name("deno")
NUNIT, JSON_NET = "/usr/lib/cli/nunit.framework-2.6.3/nunit.framework.dll", "/usr/lib/cli/Newtonsoft.Json-5.0/Newtonsoft.Json.dll"
# One of each kind of cell, with what a language may read in its own way.
CELLS = {"text": 'a "b" \\(c) $d ${e}\n\t\b\f\u0001\u2028é\U0001f600', "empty": "", "number": 7, "moment": 1_800_000_000_123, "price": -9.99, "yes": True, "no": False,
         "nothing": None, "list": [], "object": {}, "deep": {"list": [{"com.app.$pro": "x"}, [None, 1]]}}


def assertions(language: str) -> list[str]:
    """What the page copies of each cell."""
    source = (ROOT / "Sources" / "LocalService" / "Page" / "compare.js").read_text(encoding="utf-8")
    parts = [re.search(rf"(?ms)^function {name}\(.*?^}}$", source) for name in ("flatten", "assertion")]
    script = "const { stringify } = JSON;\n" + "\n".join(part.group() for part in parts if part) + f"""
const cells = new Map();
flatten({json.dumps(CELLS)}, "reply", cells);
console.log(JSON.stringify([...cells].map(([path, value]) => assertion({json.dumps(language)}, path, value))));"""
    lines: list[str] = json.loads(run([str(DENO), "eval", script]))
    assert len(lines) == 13, lines
    return lines


def run(command: list[str], folder: str | pathlib.Path = ROOT) -> str:
    result = subprocess.run(command, cwd=folder, capture_output=True, text=True, env={**os.environ, "DENO_NO_UPDATE_CHECK": "1", "NO_COLOR": "1"})
    assert result.returncode == 0, f"{command}\n{result.stdout}{result.stderr}"
    return result.stdout


def play(language: str, name: str, frame: str, commands: list[list[str]]) -> None:
    """Compiles and runs the assertions in a frame with the reply, which is in a file."""
    with tempfile.TemporaryDirectory() as folder:
        (pathlib.Path(folder) / "reply.json").write_text(json.dumps(CELLS), encoding="utf-8")
        (pathlib.Path(folder) / name).write_text(frame.replace("ASSERTIONS", "\n".join(assertions(language))), encoding="utf-8")
        for command in commands:
            run(command, folder)


def assertions_in_typescript_hold(_: Chromium) -> None:
    """Of the bridge's own type of a reply. `expect` is the part of Jest's and Vitest's that they use."""
    play("typescript", "cells.ts", f"""import type {{ Reply }} from "{ROOT}/Bridges/typescript/src/generated/types.ts";
import {{ deepStrictEqual }} from "node:assert";
const expect = (actual: unknown) => ({{ toHaveProperty: (path: readonly (string | number)[], value: unknown) =>
  // deno-lint-ignore no-explicit-any
  deepStrictEqual(path.reduce((inner: any, key) => inner[key], actual), value) }});
const reply: Reply = JSON.parse(Deno.readTextFileSync("reply.json"));
ASSERTIONS
""", [[str(DENO), "run", "--check", "--no-lock", "-A", "cells.ts"]])


def assertions_in_csharp_hold(_: Chromium) -> None:
    if not (shutil.which("mcs") and pathlib.Path(NUNIT).exists() and pathlib.Path(JSON_NET).exists()):
        raise Skipped("mono, NUnit or Json.NET is not installed: Bridges/unity/packages.txt")
    play("csharp", "Cells.cs", """using System.IO;
using Newtonsoft.Json.Linq;
using NUnit.Framework;
static class Cells {
  static void Main() {
    JObject reply = JObject.Parse(File.ReadAllText("reply.json"));
ASSERTIONS
  }
}
""", [["cp", NUNIT, JSON_NET, "."], ["mcs", "-langversion:7.2", "-warnaserror", "-out:Cells.exe", "-r:nunit.framework.dll", "-r:Newtonsoft.Json.dll", "Cells.cs"],
      ["mono", "Cells.exe"]])


def assertions_in_swift_hold(_: Chromium) -> None:
    """Swift Testing takes each; a function of the same form plays them, because its tests need a package."""
    if not shutil.which("swiftc"):
        raise Skipped("there is no Swift compiler")
    play("swift", "Cells.swift", """import Foundation
import Testing
func cells(reply: Any) {
ASSERTIONS
}
""", [["swiftc", "-typecheck", "-parse-as-library", "Cells.swift"]])
    play("swift", "main.swift", """import Foundation
func expect(_ isTrue: Bool, line: Int = #line) { guard isTrue else { print("line", line); exit(1) } }
let reply: Any = try JSONSerialization.jsonObject(with: Data(contentsOf: URL(fileURLWithPath: "reply.json")))
ASSERTIONS
""", [["sed", "-i", "s/^#expect/expect/", "main.swift"], ["swiftc", "-o", "cells", "main.swift"], ["./cells"]])


def assertions_in_kotlin_hold(_: Chromium) -> None:
    if not shutil.which("java"):
        raise Skipped("there is no Java: Bridges/kmp/packages.txt")
    bridge, tools = ROOT / "Bridges" / "kmp", ROOT / ".build" / "bridges" / "kmp"
    run([sys.executable, "tools/toolchain.py", str(tools)], bridge)
    play("kotlin", "Cells.kt", """import kotlinx.serialization.json.*
fun <T> assertEquals(expected: T, actual: T) = check(expected == actual) { "$expected is expected, not $actual" }
fun main() {
    val reply: JsonObject = Json.parseToJsonElement(java.io.File("reply.json").readText()) as JsonObject
ASSERTIONS
}
""", [["bash", "-c", f"TOOLS={tools}; source {bridge}/tools/kotlinc.sh; "
       "kotlinc -Werror -cp $LIBRARIES -d cells.jar Cells.kt && java -cp cells.jar:$LIBRARIES CellsKt"]])


def assertions_in_dart_hold(_: Chromium) -> None:
    """In the bridge's own way: translated, type-checked and run by Deno."""
    sys.path.insert(0, str(ROOT / "Tests" / "Dart"))
    import run_tests
    import translate
    from dart_names import Program

    frame = """import 'dart:convert';
import 'package:test/test.dart';

void main() {
  test('cells', () {
    final Map<String, Object?> reply = jsonDecode(REPLY) as Map<String, Object?>;
ASSERTIONS
  });
}
"""
    with tempfile.TemporaryDirectory() as folder:
        out = pathlib.Path(folder).resolve()
        file = out / "cells_test.dart"
        reply = json.dumps(json.dumps(CELLS)).replace("$", "\\$")
        file.write_text(frame.replace("REPLY", reply).replace("ASSERTIONS", "\n".join(assertions("dart"))), encoding="utf-8")
        modules = translate.write(Program({}, out), [file], out)
        entry = run_tests.prepare(out, translate.SHIM, {"cells": modules[file]}, out)
        assert not (errors := run_tests.type_errors(DENO, out)), errors
        run([str(DENO), "run", "-A", "--no-check", entry.name], out)


TESTS = [assertions_in_typescript_hold, assertions_in_dart_hold, assertions_in_kotlin_hold, assertions_in_csharp_hold, assertions_in_swift_hold]
