#!/usr/bin/env python3
"""Checks what a change needs: in two minutes, and says what it leaves out.

    Tests/quick.py              # what differs from the main branch, committed or not
    Tests/quick.py COMMIT       # what differs from a commit

The build of the changed targets and of those that depend on them, their tests, their shared cases, and format and boundaries;
the bridge, the page of the documentation or the test in Python that has changed. `make test` runs everything.
"""

from __future__ import annotations

import json
import os
import pathlib
import re
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterable

import swift_tests
import tools
from tools import ROOT

RESULTS = ROOT / ".build" / "results" / "quick"
Finding = str


def git(*words: str) -> str:
    """What a command of git prints; nothing if it fails."""
    return subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True).stdout


def changed(base: str) -> list[str]:
    """The files that differ from a commit, without those that are gone, and with those that git does not know yet."""
    names = git("diff", "--name-only", "-z", base).split("\0") + git("ls-files", "--others", "--exclude-standard", "-z").split("\0")
    return sorted({name for name in names if name})


def merge_base() -> str:
    """Where this branch left the main branch; without one, the last commit."""
    for branch in ("@{upstream}", "origin/main", "main"):
        if found := git("merge-base", "HEAD", branch).strip():
            return found
    return "HEAD"


class Targets:
    """The targets of Package.swift: their folders, and what depends on what."""

    def __init__(self) -> None:
        dumped = subprocess.run(["swift", "package", "dump-package"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
        listed = json.loads(dumped)["targets"]
        self.tests = {target["name"] for target in listed if target["type"] == "test"}
        self.folders = {target["name"]: target.get("path") or f"{'Tests' if target['type'] == 'test' else 'Sources'}/{target['name']}" for target in listed}
        self._needs = {
            target["name"]: {name for kind in target["dependencies"] for name in (kind.get("byName") or kind.get("target") or [])[:1]} for target in listed
        }

    def of(self, name: str) -> str | None:
        """The target that a file belongs to."""
        return next((target for target, folder in self.folders.items() if name.startswith(folder + "/")), None)

    def users(self, targets: set[str]) -> set[str]:
        """The targets that depend on some, at first hand."""
        return {name for name, needs in self._needs.items() if needs & targets}


class Plan:
    """What to run for some changed files, and what not."""

    def __init__(self, files: list[str]) -> None:
        self.files = files
        self.existing = [name for name in files if (ROOT / name).is_file() and not (ROOT / name).is_symlink()]
        targets = Targets()
        self.changed = {target for name in files if (target := targets.of(name))}
        if self.has(r"Package\.(swift|resolved)$"):
            self.changed = set(targets.folders)
        users = targets.users(self.changed)
        # Each target has tests under its own name; those that only use it are the rest's.
        self.suites = {name for name in self.changed | {f"{target}Tests" for target in self.changed} if name in targets.tests}
        self.others = sorted((targets.users(self.changed | users) | users) & targets.tests - self.suites)
        self.bridges = sorted({name.split("/")[1] for name in files if re.match(r"Bridges/[\w-]+/", name)})
        if self.has(r"Tests/(Dart|Codegen)/|Sources/RedemptionCodegen/"):
            self.bridges = sorted({*self.bridges, "flutter"} if self.has("Tests/Dart/") else self.bridges)
        self.plays_cases = self.has(r"Tests/Conformance/|Tests/Contract/|Sources/|Schemas/") and not self.only(
            r"Sources/(ProjectDoctor|XMLReading|LocalService/Page)/"
        )

    def has(self, pattern: str) -> bool:
        """Whether a changed file's path matches."""
        return any(re.match(pattern, name) for name in self.files)

    def only(self, pattern: str) -> bool:
        """Whether all changed sources match."""
        return all(re.match(pattern, name) for name in self.files if name.startswith(("Sources/", "Schemas/", "Tests/")))

    def ending(self, *endings: str) -> list[str]:
        """The changed files of a kind that are still there."""
        return [name for name in self.existing if name.endswith(endings)]

    def vendors(self) -> list[str]:
        """The vendors whose adapters alone have changed, as shared cases name them; none if anything else has."""
        found = {
            match[1].lower() if (match := re.match(r"(?:Sources|Tests)/(\w+)Adapter(?:Tests)?/", name)) else ""
            for name in self.files
            if name.startswith(("Sources/", "Schemas/", "Tests/"))
        }
        return [] if "" in found else sorted(found)

    def own_suites(self) -> list[str]:
        """Patterns of the suites in other targets that have a changed adapter's name."""
        return [f"[.]{name.removesuffix('Adapter')}[A-Za-z]*[./]" for name in sorted(self.changed) if name.endswith("Adapter")]

    def pytest(self) -> list[str]:
        """The tests in Python to run, as pytest takes them."""
        found: list[str] = []
        for folder in ("Browser", "Clients", "Codegen", "Contract", "Drift", "Hostile", "Install", "Manual", "PostgreSQL", "QR"):
            names = [name for name in self.files if name.startswith(f"Tests/{folder}/") and name.endswith((".py", ".json", ".txt"))]
            own = [name for name in names if re.fullmatch(r"test_\w+\.py", name.split("/")[-1]) and name in self.existing]
            found += own if own and len(own) == len(names) else [f"Tests/{folder}"] if names else []
        if self.has("Schemas/"):
            found.append("Tests/Contract")
        if self.has("Sources/LocalService/Page/"):
            found.append("Tests/Browser")
        if self.has(r"Sources/RedemptionCodegen/"):
            found.append("Tests/Codegen")
        pages = [name for name in self.ending(".md") if "/" not in name or name.startswith("docs/") or name == "Schemas/README.md"]
        if pages or self.has(r".*\.md$|Makefile|Sources/RedemptionProgram/"):
            found.append("Tests/Manual/test_manual.py::test_form")
        if self.has("Sources/RedemptionProgram/"):
            found.append("Tests/Manual/test_manual.py::test_mistake")
        found += [f"Tests/Manual/test_manual.py::test_blocks[{page}]" for page in pages]
        return list(dict.fromkeys(name for name in found if not any(name != whole and name.startswith(f"{whole}/") for whole in found)))


class Runner:
    """Runs steps and keeps what they found."""

    def __init__(self) -> None:
        self.failures: list[str] = []
        self.passed = 0

    def step(self, name: str, body: Callable[[], tuple[int, list[Finding]]]) -> None:
        """Runs one step and says how long it took."""
        started = time.monotonic()
        passed, findings = body()
        self.passed += passed
        self.failures += [f"{name}: {' '.join(finding.split())[:400]}" for finding in findings]
        print(f"{name}: {f'{len(findings)} failed' if findings else 'ok'} ({time.monotonic() - started:.0f} s)", flush=True)

    def lanes(self, *lanes: Iterable[tuple[str, Callable[[], tuple[int, list[Finding]]]]]) -> None:
        """Runs lists of steps side by side."""
        threads = [threading.Thread(target=lambda lane=lane: [self.step(*each) for each in lane]) for lane in lanes]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()


def printed(command: list[str], folder: pathlib.Path = ROOT) -> tuple[int, list[Finding]]:
    """A command that prints a line per finding, and ends with another status than 0."""
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, errors="replace", stdin=subprocess.DEVNULL)
    lines = [line for line in (done.stdout + done.stderr).splitlines() if line.strip()]
    errors = [line for line in lines if "error:" in line]
    return (0, errors or lines[-15:]) if done.returncode else (1, [])


def counted(command: list[str], result: pathlib.Path, environment: dict[str, str] | None = None) -> tuple[int, list[Finding]]:
    """A command that writes its results as JUnit's XML."""
    result.unlink(missing_ok=True)
    done = subprocess.run(command, cwd=ROOT, env={**os.environ, **(environment or {})}, capture_output=True, text=True, errors="replace")
    if not result.exists():
        return 0, [f"status {done.returncode}", *(done.stdout + done.stderr).splitlines()[-5:]]
    found = [f"{name}: {' '.join(problems)}" for name, problems in swift_tests.results(result) if problems]
    if done.returncode not in (0, 5) and not found:  # 5: pytest had nothing to run.
        found = [f"it ended with status {done.returncode}", *(done.stdout + done.stderr).splitlines()[-5:]]
    return swift_tests.counts(result)[0], found


def static(plan: Plan) -> list[tuple[str, Callable[[], tuple[int, list[Finding]]]]]:
    """What needs no build."""
    import check

    steps: list[tuple[str, Callable[[], tuple[int, list[Finding]]]]] = []

    def findings(name: str, part: Callable[[], list[str]]) -> None:
        steps.append((name, lambda: (0, found) if (found := part()) else (1, [])))

    if swift := [name for name in plan.ending(".swift") if not re.search(r"(^|/)Generated/", name)]:
        steps.append(("format", lambda: printed(["swift", "format", "lint", "--strict", "--parallel", *swift])))
    findings("Python and shell", lambda: check.scripts(plan.existing))
    if plan.has(r"Sources/|Schemas/|docs/tried/speed"):
        for name, part in (
            ("boundaries", check.boundaries),
            ("vendors' names", check.vendors),
            ("vendors' words", check.vendor_words),
            ("circles", check.circles),
            ("shortcuts", check.shortcuts),
        ):
            findings(name, part)
    if plan.has("Tests/Conformance/"):
        findings("layout of the cases", check.layout.findings)
    if plan.has(r"Schemas/|Tests/Conformance/|Sources/RedemptionServer/Methods/"):
        findings("schemas", check.schemas)
        findings("versions", check.versions)
    if plan.has(r"Sources/LocalService/"):
        findings("page", check.page)
    return steps


def main(arguments: list[str]) -> int:
    """Runs what the change needs."""
    base = arguments[0] if arguments else merge_base()
    files = changed(base)
    if not files:
        print(f"nothing differs from {base[:12]}; 0 passed, 0 failed")
        return 0
    RESULTS.mkdir(parents=True, exist_ok=True)
    os.environ.setdefault("REDEMPTION_QUICK", "1")  # Generated inputs: a tenth.
    python, plan, runner, started = tools.python(), Plan(files), Runner(), time.monotonic()
    print(f"{len(files)} changed files" + (f", in {', '.join(sorted(plan.changed))}" if plan.changed else ""), flush=True)
    builds = bool(plan.changed or plan.plays_cases or plan.pytest() or plan.bridges)
    what = ["--build-tests"] if plan.changed or plan.plays_cases else ["--product", "redemption"]

    def build() -> tuple[int, list[Finding]]:
        return printed(["swift", "build", *what, "--quiet", "--traits", tools.traits()])

    runner.lanes([("build", build)] if builds else [], static(plan))
    os.environ.setdefault("REDEMPTION_EXECUTABLE", str(ROOT / ".build" / "debug" / "redemption"))
    left = list[str]()
    if not any(failure.startswith("build: ") for failure in runner.failures):
        suites = sorted(plan.suites)
        if plan.plays_cases:
            suites.append("RedemptionServerTests.ConformanceTests")
        one: list[tuple[str, Callable[[], tuple[int, list[Finding]]]]] = []
        two: list[tuple[str, Callable[[], tuple[int, list[Finding]]]]] = []
        if suites:
            choice = ["--filter", "|".join([*(f"^{suite}[./]" for suite in suites), *plan.own_suites()])]
            one.append((f"Swift: {', '.join(suites)}", lambda: counted(swift_tests.command(choice, RESULTS / "swift.xml"), RESULTS / "swift.xml")))
        if plan.has(r"Schemas/|Sources/RedemptionCodegen/|Bridges/\w+/.*[Gg]enerated/"):
            two.append(("generated types", lambda: printed([python, "Bridges/codegen", "--check"])))
        if plan.plays_cases:
            words = " or ".join(plan.vendors())
            chosen = [*(["-k", words] if words else [])]
            two.append(
                (
                    f"shared cases {words} and their shapes".replace("  ", " "),
                    lambda: counted(
                        [python, "-m", "pytest", "-q", "Tests/Contract/test_contract.py::test_shared_case", *chosen, f"--junitxml={RESULTS / 'cases.xml'}"],
                        RESULTS / "cases.xml",
                    ),
                )
            )
        if tests := plan.pytest():
            two.append(
                (
                    f"pytest {' '.join(tests)}",
                    lambda: counted([python, "-m", "pytest", "-q", *tests, f"--junitxml={RESULTS / 'pytest.xml'}"], RESULTS / "pytest.xml"),
                )
            )
        for bridge in plan.bridges:
            if (ROOT / "Bridges" / bridge / "check").exists():
                two.append((f"bridge {bridge}", lambda bridge=bridge: printed(["./check"], ROOT / "Bridges" / bridge)))
        runner.lanes(one, two)
    print(*(f"FAILED {failure}" for failure in runner.failures), sep="\n", end="\n" if runner.failures else "")
    if plan.others:
        left.append(f"the tests of targets that use what has changed: {', '.join(plan.others)}")
    if plan.plays_cases and not plan.bridges:
        left.append("the shared cases in the bridges")
    left += ["hostile input, PostgreSQL, packages" if plan.changed else "", "generated types, DocC" if plan.changed else ""]
    print(f"Left out (`make check test` has them): {'; '.join(filter(None, left)) or 'what this change does not touch'}.")
    print(f"{runner.passed} passed, {len(runner.failures)} failed in {time.monotonic() - started:.0f} s")
    return 1 if runner.failures else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
