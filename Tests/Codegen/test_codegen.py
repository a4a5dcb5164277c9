"""Generates every type in each language, compiles it, and writes back every recorded value.

A value that a server sent in any shared case is read with its generated type, written, and compared as JSON. The params of a call go
through its typed method, and what that sends is compared. A language whose
compiler is not on this machine is skipped, with the reason. `-k kotlin` checks one language.
"""
from __future__ import annotations

import hashlib
import json
import os
import pathlib
import shutil
import subprocess
import tempfile

import languages
import pytest
import values
from rpc import ROOT
from values import LATER, REJECTED, Value, cases

BUILD = ROOT / ".build" / "codegen"


class Language:
    """One language: what is wrong with its types."""

    def __init__(self, name: str, program: str) -> None:
        self._name, self._program = name, program
        self._folder = BUILD / name

    def command(self) -> list[str]:
        """Generates and compiles; gives the driver. Types that were compiled before are not compiled again."""
        with tempfile.TemporaryDirectory() as fresh:
            generate = [self._program, "codegen", "--language", self._name, "--all", "--out", fresh]
            subprocess.run(generate, check=True, stdout=subprocess.DEVNULL)
            stamp, wanted = self._folder / "compiled.json", sum_of(pathlib.Path(fresh), languages.HERE, languages.ROOT / "Tests" / "Dart")
            if stamp.exists() and (compiled := json.loads(stamp.read_text()))["of"] == wanted:
                return list(compiled["command"])
            shutil.rmtree(self._folder, ignore_errors=True)
            types = self._folder / "types"
            shutil.copytree(fresh, types)
        command = languages.LANGUAGES[self._name](types, self._folder)
        stamp.write_text(json.dumps({"of": wanted, "command": command}))
        return command

    def written(self, command: list[str], given: list[Value]) -> list[str]:
        """What the driver writes for each value: JSON, or why it does not read the value."""
        path = self._folder / "values.jsonl"
        path.write_text("".join(value.line() + "\n" for value in given), encoding="utf-8")
        result = subprocess.run([*command, str(path)], capture_output=True, text=True, encoding="utf-8",
                                env={**os.environ, "NO_COLOR": "1", "REDEMPTION_VALUES": str(path)})
        lines = result.stdout.split("\n")[:-1]
        if result.returncode or len(lines) != len(given):
            raise languages.Broken(f"the driver wrote {len(lines)} of {len(given)} values\n{result.stderr[-2000:]}")
        return lines


def sum_of(*folders: pathlib.Path) -> str:
    """A checksum of the source files below folders."""
    files = [path for folder in folders for path in sorted(folder.rglob("*")) if path.is_file() and "__pycache__" not in path.parts]
    digest = hashlib.sha256()
    for path in files:
        digest.update(path.name.encode() + path.read_bytes())
    return digest.hexdigest()


def problem(value: Value, line: str) -> str | None:
    """What is wrong with a value that was written; None if nothing is."""
    if not line.startswith("json "):
        return f"{' '.join(value.key)} ({value.type}): {line}"
    written, given = json.loads(line.removeprefix("json ")), json.loads(value.json)
    if value.table == "Params":  # A typed call may leave out what is null.
        written, given = ({name: each for name, each in params.items() if each is not None} for params in (written, given))
    if cases.same(written, given) or value.is_open and cases.contains(given, written):
        return None
    return f"{value.table} {' '.join(value.key)} ({value.type}): {value.json[:300]} became {line[5:305]}"


def check(name: str, program: str, recorded: list[Value]) -> tuple[int, list[str]]:
    """How many values of a language are right, and what is wrong with the others."""
    language = Language(name, program)
    given = [*recorded, *LATER, *REJECTED]
    lines = language.written(language.command(), given)
    good = len(recorded) + len(LATER)
    found = [problem(value, line) for value, line in zip(given[:good], lines[:good])]
    found += [f"{value.type}: {value.json} is read, and has to be rejected"
              for value, line in zip(REJECTED, lines[good:]) if not line.startswith("rejected ")]
    wrong = [each for each in found if each]
    return len(given) - len(wrong), wrong


@pytest.fixture(scope="module")
def recorded(program: str) -> list[Value]:
    """The values of the shared cases."""
    found = values.recorded(program)
    print(f"{len(found)} values of {len({value.type for value in found})} types")
    assert found
    return found


@pytest.mark.parametrize("name", languages.LANGUAGES)
def test_language(name: str, recorded: list[Value], program: str) -> None:
    """The types of a language compile, and write back every value that they read."""
    try:
        right, wrong = check(name, program, recorded)
    except languages.Missing as reason:
        pytest.skip(str(reason))
    except languages.Broken as error:
        pytest.fail(str(error), pytrace=False)
    print(f"{name}: {right} values are right, {len(wrong)} wrong")
    if wrong:
        pytest.fail("\n".join(wrong[:10]), pytrace=False)
