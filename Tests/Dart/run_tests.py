"""Type-checks translated libraries with TypeScript and runs translated tests with Deno."""
from __future__ import annotations

import json
import os
import pathlib
import subprocess

OPTIONS = {"strict": True, "noImplicitOverride": False, "noFallthroughCasesInSwitch": True, "allowUnreachableCode": True}


def deno(tool: pathlib.Path | str, out: pathlib.Path, *arguments: str, environment: dict[str, str] | None = None) -> subprocess.CompletedProcess[str]:
    variables = {**os.environ, "DENO_NO_UPDATE_CHECK": "1", "NO_COLOR": "1", **(environment or {})}
    return subprocess.run([str(tool), *arguments], cwd=out, capture_output=True, text=True, env=variables)


def prepare(out: pathlib.Path, shim: pathlib.Path, tests: dict[str, pathlib.Path], folder: pathlib.Path, name: str = "run.ts") -> pathlib.Path:
    """Writes what Deno needs, and a program that registers every test file and runs them all."""
    (out / "deno.json").write_text(json.dumps({"nodeModulesDir": "none", "lock": False, "compilerOptions": OPTIONS}))
    lines = [f'import {{ group, runAll }} from "{shim}";', 'import process from "node:process";']
    for index, module in enumerate(tests.values()):
        lines.append(f'import {{ main as main{index} }} from "./{module.name}";')
    lines.append(f"process.chdir({json.dumps(str(folder))});")
    for index, test in enumerate(tests):
        lines.append(f"group({json.dumps(test)}, main{index});")
    lines += ["await runAll();", ""]
    program = out / name
    program.write_text("\n".join(lines))
    return program


def type_errors(tool: pathlib.Path, out: pathlib.Path) -> str:
    """What TypeScript finds in the modules; empty for nothing."""
    result = deno(tool, out, "check", "--quiet", *sorted(str(path.name) for path in out.glob("*.ts")))
    return "" if result.returncode == 0 else result.stdout + result.stderr
