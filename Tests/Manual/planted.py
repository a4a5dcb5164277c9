#!/usr/bin/env python3
"""Shows that the checks of the pages find mistakes: plants each one of planted.json in a copy of the repository, and expects main.py to report it.

The mistakes of one round are planted together, and each must be reported by itself. A mistake in a block that hides another one has a later round.
A round that plants mistakes in mistakes.json runs every page of the clone; nothing else may be reported there. Prints each mistake that was not
reported. The last line counts: passed, failed, skipped.
"""
from __future__ import annotations

import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parents[1]
sys.path[:0] = [str(HERE.parent / "Contract"), str(HERE.parent / "Codegen")]
import languages  # noqa: E402
import mistakes  # noqa: E402
import running  # noqa: E402
from rpc import executable  # noqa: E402


def copied(folder: pathlib.Path) -> pathlib.Path:
    """A clone with the files as they are now, also those that are not committed."""
    clone = folder / "clone"
    subprocess.run(["git", "clone", "--quiet", "--shared", str(ROOT), str(clone)], check=True)
    listed = subprocess.run(["git", "ls-files", "--modified", "--others", "--exclude-standard", "-z"], cwd=ROOT, capture_output=True, text=True, check=True)
    for name in filter(None, listed.stdout.split("\0")):
        if (ROOT / name).is_file():
            (clone / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, clone / name)
        else:
            (clone / name).unlink(missing_ok=True)
    return clone


def runs_everything(mistakes: list[dict]) -> bool:
    """True if main.py has to run all pages, as it does without arguments."""
    return any(mistake["file"].endswith("mistakes.json") for mistake in mistakes)


def report(clone: pathlib.Path, program: str, mistakes: list[dict]) -> str:
    """What main.py prints after the mistakes were planted, with the mistakes taken out again."""
    originals: dict[pathlib.Path, str] = {}
    for mistake in mistakes:
        path = clone / mistake["file"]
        text = path.read_text(encoding="utf-8")
        originals.setdefault(path, text)
        if mistake["old"] not in text:
            raise SystemExit(f"{mistake['file']} no longer has {mistake['old']!r}: bring planted.json up to date")
        path.write_text(text.replace(mistake["old"], mistake["new"], 1), encoding="utf-8")
    pages = sorted({mistake["file"] for mistake in mistakes if mistake.get("runs")})
    command = [sys.executable, "Tests/Manual/main.py", *([] if runs_everything(mistakes) else pages or ["no page"])]
    result = subprocess.run(command, cwd=clone, env={**os.environ, "REDEMPTION_EXECUTABLE": program}, capture_output=True, text=True)
    for path, text in originals.items():
        path.write_text(text, encoding="utf-8")
    if result.returncode == 0:
        return ""
    return result.stdout + result.stderr


def available(program: str, folder: pathlib.Path) -> set[str]:
    """What is here of the things that checks need: a live program, Deno, Node, Swift, the debug build's modules."""
    found = {name for name, tool in (("swift", "swiftc"), ("node", "node")) if shutil.which(tool)}
    if mistakes.is_live(program, folder):
        found.add("Live")
    if running.modules(program):
        found.add("modules")
    try:
        languages.deno()
        found.add("deno")
    except languages.Missing:
        pass
    return found


def main() -> int:
    program = str(pathlib.Path(executable()).resolve())
    everything = json.loads((HERE / "planted.json").read_text(encoding="utf-8"))
    failed = 0
    with tempfile.TemporaryDirectory() as folder:
        here = available(program, pathlib.Path(folder))
        possible = [mistake for mistake in everything if "needs" not in mistake or mistake["needs"] in here]
        clone = copied(pathlib.Path(folder))
        for number in sorted({mistake.get("round", 1) for mistake in possible}):
            planted = [mistake for mistake in possible if mistake.get("round", 1) == number]
            lines = report(clone, program, planted).split("FAILED ")[1:]
            for mistake in planted:
                if not any(mistake["found"] in line and mistake.get("in", mistake["file"]) in line for line in lines):
                    failed += 1
                    print(f"NOT FOUND {mistake['mistake']} ({mistake['file']}): no report has {mistake['found']!r}")
            if runs_everything(planted) and len({line.split(": ")[0] for line in lines}) > len(planted):
                failed += 1
                print("FAILED in a fresh clone:", *lines)
            if "-v" in sys.argv:
                print(*lines, sep="\n")
    print(f"{len(possible) - failed} passed, {failed} failed, {len(everything) - len(possible)} skipped")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
