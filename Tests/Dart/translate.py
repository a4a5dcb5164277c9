"""Translates libraries and everything that they import into a folder of TypeScript modules, one per library."""
from __future__ import annotations

import pathlib
import re

from dart_names import Program
from dart_to_typescript import translate

SHIM = pathlib.Path(__file__).with_name("shim") / "mod.ts"


def write(program: Program, roots: list[pathlib.Path], out: pathlib.Path, shim: pathlib.Path = SHIM) -> dict[pathlib.Path, pathlib.Path]:
    """Writes the modules; gives the module of each root."""
    out.mkdir(parents=True, exist_ok=True)
    for path in roots:
        program.load(path)
    names = {library.number: f"m{library.number}_{library.path.stem}.ts" for library in program.libraries.values()}
    for library in program.libraries.values():
        text = translate(program, library).replace('"$shim"', f'"{shim}"')
        text = re.sub(r'"\$module/(\d+)"', lambda match: f'"./{names[int(match.group(1))]}"', text)
        (out / names[library.number]).write_text(f"// {library.label}\n{text}", encoding="utf-8")
    return {path: out / names[program.load(path).number] for path in roots}
