"""Runs every block of the README and of `docs` as printed, and checks every command, option, method and name in their sentences.
The errors for mistakes at the keyboard (mistakes.json) have to name the fix.

A block that builds, installs or needs another program is checked in form only, and skipped here. `-k docs/http.md` runs the blocks of a page.
"""

from __future__ import annotations

import json
import pathlib
from collections.abc import Callable, Iterator

import form
import mistakes
import pages
import pytest
import running
from conftest import Tally

WITH_HELP = [form.commands, form.own_commands, form.options, form.names]
WITH_CONTRACT = [form.methods, form.params]
ALONE = [form.links, form.length]


@pytest.fixture(scope="module")
def arguments(program: str) -> dict[Callable[..., Iterator[str]], object]:
    """What each check of the pages' form is called with."""
    help_, document = form.Help(program), form.contract(program)
    return {**dict.fromkeys(WITH_HELP, help_), **dict.fromkeys(WITH_CONTRACT, document), **dict.fromkeys(ALONE)}


@pytest.mark.parametrize("check", [*WITH_HELP, *WITH_CONTRACT, *ALONE], ids=lambda check: check.__name__)
def test_form(check: Callable[..., Iterator[str]], arguments: dict[Callable[..., Iterator[str]], object]) -> None:
    """What can be checked of the pages without running anything."""
    found = list(check(arguments[check]))
    if found:
        pytest.fail("\n".join(found), pytrace=False)


@pytest.fixture(scope="module")
def keyboard(program: str, tmp_path_factory: pytest.TempPathFactory) -> mistakes.Keyboard:
    """A folder with the files that the mistakes name."""
    return mistakes.Keyboard(program, tmp_path_factory.mktemp("mistakes"))


@pytest.mark.parametrize("case", json.loads(mistakes.CASES.read_text(encoding="utf-8")), ids=lambda case: case["mistake"])
def test_mistake(case: dict, keyboard: mistakes.Keyboard) -> None:
    """The error for a mistake names its fix."""
    if case.get("needs", keyboard.build) != keyboard.build:
        pytest.skip(f"it needs a program with {case['needs']}")
    found = list(keyboard.problems(case))
    if found:
        pytest.fail("\n".join(found), pytrace=False)


@pytest.mark.parametrize("page", pages.manual(), ids=lambda page: page.name)
def test_blocks(page: pages.Page, tally: Tally, program: str, tmp_path: pathlib.Path) -> None:
    """Every block of a page, run as printed."""
    for name, problem, ran in running.results(page, program, tmp_path):
        if ran:
            tally.add(name, [problem] if problem else [])
        else:
            tally.skip(f"{name}: in form only")
