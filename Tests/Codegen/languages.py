"""The compilers: each turns generated types and a driver into a command that reads lines of values and writes them back."""
from __future__ import annotations

import pathlib
import re
import shutil
import subprocess
import sys
from collections.abc import Callable

from tools import python
from values import contract, name_of

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parents[1]
DRIVERS = HERE / "drivers"
BRIDGES = ROOT / "Bridges"
NEWTONSOFT = pathlib.Path("/usr/lib/cli/Newtonsoft.Json-5.0/Newtonsoft.Json.dll")


class Missing(Exception):
    """A compiler is not on this machine."""


class Broken(Exception):
    """The generated types do not compile."""


def run(*command: str | pathlib.Path, folder: pathlib.Path = ROOT) -> str:
    """Runs a compiler; its output is the reason if it fails."""
    result = subprocess.run([str(word) for word in command], cwd=folder, capture_output=True, text=True)
    if result.returncode:
        raise Broken((result.stdout + result.stderr)[-4000:])
    return result.stdout


def needed(*programs: str) -> None:
    """Raises Missing if a program is not on the PATH."""
    for program in programs:
        if not shutil.which(program):
            raise Missing(f"{program} is not on this machine")


def csharp(types: pathlib.Path, out: pathlib.Path) -> list[str]:
    """C# 7.2 on Mono, warnings are errors."""
    needed("mcs", "mono")
    if not NEWTONSOFT.exists():
        raise Missing("Newtonsoft.Json is not on this machine")
    shutil.copy(NEWTONSOFT, out)
    sources = [*sorted(types.glob("*.cs")), *sorted(DRIVERS.glob("*.cs"))]
    run("mcs", "-langversion:7.2", "-warnaserror", f"-r:{NEWTONSOFT}", f"-out:{out / 'driver.exe'}", *sources)
    return ["mono", str(out / "driver.exe")]


def typescript(types: pathlib.Path, out: pathlib.Path) -> list[str]:
    """TypeScript, strict, by Deno."""
    tool = str(pathlib.Path(python()).with_name("deno"))
    shutil.copy(DRIVERS / "driver.ts", out)
    (out / "deno.json").write_text('{"nodeModulesDir": "none", "lock": false, "compilerOptions": {"strict": true, "exactOptionalPropertyTypes": true}}')
    run(tool, "check", "--quiet", *sorted(types.glob("*.ts")), out / "driver.ts", folder=out)
    return [tool, "run", "--no-check", "--quiet", "--allow-read", str(out / "driver.ts")]


def kotlin(types: pathlib.Path, out: pathlib.Path) -> list[str]:
    """Kotlin, warnings are errors, with the compiler of the Kotlin bridge."""
    needed("java", "bash", "python3")
    tools = ROOT / ".build" / "bridges" / "kmp"
    fetched = subprocess.run([sys.executable, BRIDGES / "kmp" / "tools" / "toolchain.py", tools], capture_output=True, text=True)
    if fetched.returncode:
        raise Missing("the Kotlin compiler cannot be fetched from PyPI")
    script = f'TOOLS="$1"; out="$2"; shift 2; . {BRIDGES}/kmp/tools/kotlinc.sh; kotlinc -Werror -progressive -cp "$LIBRARIES:$REFLECT" -d "$out/driver.jar" "$@"; status=$?; echo "$LIBRARIES:$REFLECT"; exit $status'
    sources = [*sorted(types.glob("*.kt")), *sorted(DRIVERS.glob("*.kt"))]
    libraries = run("bash", "-c", script, "kotlinc", tools, out, *sources).strip().split("\n")[-1]
    return ["java", "-Xmx512m", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-cp", f"{libraries}:{out / 'driver.jar'}", "DriverKt"]


def dart(types: pathlib.Path, out: pathlib.Path) -> list[str]:
    """Dart by the compiler in Tests/Dart: its own names and types, then TypeScript, run by Deno."""
    tool = str(pathlib.Path(python()).with_name("deno"))
    sys.path.insert(0, str(ROOT / "Tests" / "Dart"))
    import run_tests
    import translate
    from dart_lexer import DartError
    from dart_names import Program

    for name in ("driver.dart", "reading.dart"):
        shutil.copy(DRIVERS / name, types)
    written = (types / "types.dart").read_text(encoding="utf-8")
    (types / "by_name.dart").write_text(dart_by_name(written), encoding="utf-8")
    (types / "calls_by_name.dart").write_text(dart_calls_by_name(written), encoding="utf-8")
    try:
        program = Program({}, out)
        modules = translate.write(program, [types / "driver.dart"], out / "modules")
    except DartError as error:
        raise Broken(str(error)) from error
    main = modules[types / "driver.dart"]
    run_tests.prepare(out / "modules", translate.SHIM, {}, out)
    (out / "modules" / "run.ts").write_text(f'import {{ main }} from "./{main.name}";\nmain();\n')
    if errors := run_tests.type_errors(pathlib.Path(tool), out / "modules"):
        raise Broken(errors[-4000:])
    return [tool, "run", "-A", "--no-check", "--quiet", str(out / "modules" / "run.ts")]


def dart_by_name(types: str) -> str:
    """Dart has no reflection: the types that are read by name, as a function."""
    lines = [f"    '{name}' => {name}.fromJson(json).toJson()," for name in re.findall(r"  factory (\w+)\.fromJson", types)]
    return "\n".join(["import 'types.dart';", "", "/// Reads and writes a value by the name of its type.", "Object? byName(String name, Object? json) {",
                      "  return switch (name) {", *lines, "    _ => throw FormatException('no type $name'),", "  };", "}", ""])


def dart_calls_by_name(types: str) -> str:
    """The typed methods by the names of the contract: what they send for params that the params' type reads."""
    cases = []
    for name, method in contract.methods().items():
        if name.startswith("$"):
            continue
        params, call = name_of(method["x-params"]), re.sub(r"[/.]", ".", name)
        constructor = re.search(rf"  const {params}\((.*?)\);", types, re.DOTALL)
        members = [member for member in re.findall(r"this\.(\w+)", constructor[1] if constructor else "") if not member.endswith("IsNull")]
        given = f"final {params} given = {params}.fromJson(params);\n        " if members else ""
        cases.append(f"      case '{name}':\n        {given}calls.{call}({', '.join(f'{member}: given.{member}' for member in members)});")
    return "\n".join([DART_CALLS, *cases, "    }", "  } on Sent catch (sent) {", "    return sent.params;", "  }", "  throw FormatException('$method sends nothing');", "}", ""])


DART_CALLS = """\
import 'methods.dart';
import 'types.dart';

/// What a call sends.
final class Sent implements Exception {
  const Sent(this.params);
  final Map<String, Object?> params;
}

/// Sends nothing.
final class Calls extends AllMethods {
  @override
  Future<T> request<T>(String method, Map<String, Object?>? params, T Function(Object? result, String path) read) {
    throw Sent(params ?? {});
  }
}

/// What a typed method sends for these params.
Map<String, Object?> sent(String method, Map<String, Object?> params) {
  final Calls calls = Calls();
  try {
    switch (method) {"""


LANGUAGES: dict[str, Callable[[pathlib.Path, pathlib.Path], list[str]]] = {
    "typescript": typescript, "csharp": csharp, "kotlin": kotlin, "dart": dart,
}
