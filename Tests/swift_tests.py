"""Runs Swift tests that are built, and reads the results that they and pytest write (JUnit's XML)."""

from __future__ import annotations

import pathlib
import subprocess
import sys
import xml.etree.ElementTree as ElementTree
from collections.abc import Iterator

import tools

BUNDLE = tools.ROOT / ".build" / "debug" / "RedemptionKitPackageTests.xctest"


def command(choice: list[str], result: pathlib.Path) -> list[str]:
    """What runs the chosen tests: the bundle itself, because `swift test` would wait for every other SwiftPM in this folder.

    A backtrace of each error that is thrown took a tenth of their time, and nothing shows it.
    """
    return ["env", "SWT_SWIFT_ERROR_BACKTRACING_ENABLED=0", str(BUNDLE), "--testing-library", "swift-testing", *choice, "--xunit-output", str(result)]


def run(choice: list[str], folder: pathlib.Path, environment: dict[str, str] | None = None) -> list[tuple[str, list[str]]]:
    """Runs the chosen tests: the name of each, and what is wrong with it."""
    result = folder / "swift.xml"
    done = subprocess.run(command(choice, result), cwd=tools.ROOT, env=environment, capture_output=True, text=True, errors="replace")
    found = [*results(result)] if result.exists() else []
    if done.returncode and not any(problems for _, problems in found):
        found.append(("the Swift tests end", [f"status {done.returncode}: {done.stdout[-2000:]}{done.stderr[-2000:]}"]))
    return found


def results(path: pathlib.Path) -> Iterator[tuple[str, list[str]]]:
    """Every test in a file of results: its name, and what is wrong with it."""
    for case in ElementTree.parse(path).getroot().iter("testcase"):
        problems = [problem.get("message") or problem.text or "" for problem in case if problem.tag in ("failure", "error")]
        yield f"{case.get('classname')}/{case.get('name')}", problems


def counts(path: pathlib.Path) -> tuple[int, int, int]:
    """The tests of a file that passed, failed and were skipped."""
    passed = failed = skipped = 0
    for suite in ElementTree.parse(path).getroot().iter("testsuite"):
        bad, left = int(suite.get("failures", 0)) + int(suite.get("errors", 0)), int(suite.get("skipped", 0))
        passed, failed, skipped = passed + int(suite.get("tests", 0)) - bad - left, failed + bad, skipped + left
    return passed, failed, skipped


if __name__ == "__main__":
    found = [counts(path) for path in map(pathlib.Path, sys.argv[1:]) if path.exists()]
    print(f"{sum(count[0] for count in found)} passed, {sum(count[1] for count in found)} failed")
