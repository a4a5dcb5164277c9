#!/usr/bin/env python3
"""Runs every test of the project and ends with one line that adds them all up; what failed stands above it.

    Tests/run.py                        # builds, then runs all parts, side by side
    Tests/run.py hostile bridge-kmp     # builds, then runs these

A part is a command that writes its results as JUnit's XML, or counts them in the last line that it prints. What it prints is kept in
.build/results, and shown if it failed. Exit status 1 when anything failed.
"""

from __future__ import annotations

import functools
import os
import pathlib
import re
import shutil
import signal
import subprocess
import sys
import threading
import time
from typing import Any, NamedTuple

import swift_tests
import tools
from tools import ROOT

RESULTS = ROOT / ".build" / "results"
SERVER = ROOT / ".build" / "debug" / "redemption"
RELEASE = ROOT / ".build" / "release" / "redemption"
FAILURES_SHOWN = 18
# How long a part may run, in seconds. A test has no limit of its own: all of a program begin at once, so its time is mostly that of others.
LIMIT = 1800


class Part(NamedTuple):
    """A part of the tests."""

    name: str
    command: list[str]
    # What only one part may use at a time.
    holds: str | None = None
    # Whether it runs what `build` builds.
    is_built: bool = True
    folder: pathlib.Path = ROOT
    # Whether it uses the program as users do: the optimised one, if `make build` has made it from these sources.
    is_of_users: bool = False
    # How many cores it keeps at work; some parts mostly wait.
    cores: float = 1


def python(folder: str, *options: str, **facts: Any) -> Part:
    """The tests of a folder of Tests, in pytest."""
    return pytest(folder.lower(), f"Tests/{folder}", *options, **facts)


def pytest(name: str, *arguments: str, **facts: Any) -> Part:
    """A part that pytest runs."""
    return Part(name, [str(ROOT / "Tests" / "pytest"), *arguments, "--quiet", f"--junitxml={RESULTS / name}.xml"], **facts)


def swift(name: str, *choice: str) -> Part:
    """Some of the Swift tests."""
    return Part(name, swift_tests.command(list(choice), RESULTS / f"{name}.xml"))


def bridge(name: str, holds: str | None = None, **facts: Any) -> Part:
    """A bridge's own tests and the shared cases."""
    folder = ROOT / "Bridges" / name
    return Part(f"bridge-{name}", [str(folder / "check")], holds, folder=folder, is_of_users=True, **facts)


# The optimised program is linked with no library of the system: it has no TLS, and its disk cannot be made to fail.
OF_DEBUG = ["Tests/Hostile/test_ledger.py", "Tests/Hostile/test_tls.py"]

# The longest first, and before others those that have to wait for each other: at the end they would wait with nothing beside them.
# The live gateways have a process of their own, whose threads nobody else blocks.
PARTS = [
    swift("swift", "--skip", "LiveGatewaysTests"),
    # Both wait more than they work: for limits of time that no option shortens, and for databases that do not answer.
    python("PostgreSQL", "-n", "2", "--dist", "loadscope", cores=0.5),
    python("Hostile", "-n", "4", "--dist", "worksteal", *(f"--ignore={file}" for file in OF_DEBUG), is_of_users=True),
    bridge("redemptionkit"),
    bridge("typescript", cores=0.6),
    bridge("react-native", cores=0.3),
    bridge("capacitor", cores=0.3),
    bridge("kmp", cores=0.5),
    bridge("swift", ".build/host"),
    Part("host-package", ["bash", "Tests/HostPackage/check"], ".build/host", is_built=False),
    python("Browser", cores=0.2),
    bridge("android", cores=0.8),
    python("Contract", is_of_users=True),
    bridge("unity", cores=0.2),
    bridge("flutter", cores=0.3),
    python("Codegen"),
    swift("live", "--filter", "LiveGatewaysTests"),
    python("Install"),
    python("Manual"),
    pytest("hostile-debug", *OF_DEBUG),
    python("QR"),
    python("Drift"),
    python("Clients"),
]


class Outcome(NamedTuple):
    """What a part counted, and what it says of its failures."""

    passed: int
    failed: int
    skipped: int
    failures: list[str]


# A line in which a part without a file of results says what failed.
FAILURE = re.compile(r"\bFAIL(ED)?\b|\bfailed: |: failed\b|^ERROR: |^\w*Error: |: \w+Error\(|✘ Test|\berror: ", re.ASCII)


def outcome(part: Part, status: int, log: pathlib.Path) -> Outcome:
    """What a part that has ended counted."""
    lines = log.read_text(encoding="utf-8", errors="replace").splitlines()
    result = RESULTS / f"{part.name}.xml"
    if result.exists():
        passed, failed, skipped = swift_tests.counts(result)
        failures = [f"{name}: {' '.join(' '.join(problems).split())}" for name, problems in swift_tests.results(result) if problems]
    else:
        found = re.fullmatch(r"(\d+) passed, (\d+) failed(?:, (\d+) skipped)?", lines[-1] if lines else "")
        passed, failed, skipped = map(int, found.groups("0")) if found else (int(status == 0), 0, 0)
        failures = [line for line in lines if FAILURE.search(line)] if failed else []
    if status != 0 and failed == 0:
        why = f"it ran for {LIMIT // 60} minutes, and was ended" if status == -signal.SIGKILL else f"it ended with status {status}"
        failed, failures = 1, [why, *lines[-5:]]
    return Outcome(passed, failed, skipped, failures)


@functools.cache
def is_current(program: pathlib.Path) -> bool:
    """Whether a program is newer than everything that it is built from."""
    if not program.exists():
        return False
    sources = [ROOT / "Package.swift", *(ROOT / "Sources").rglob("*")]
    return max(path.stat().st_mtime for path in sources) < program.stat().st_mtime


def run_part(part: Part) -> Outcome:
    """Runs a part in a process of its own, and says what it counted and took."""
    log, started = RESULTS / f"{part.name}.log", time.monotonic()
    (RESULTS / f"{part.name}.xml").unlink(missing_ok=True)
    environment = {**os.environ}
    if part.name != "install":  # It looks for the server in its packages.
        environment.setdefault("REDEMPTION_EXECUTABLE", str(RELEASE if part.is_of_users and is_current(RELEASE) else SERVER))
    with (
        open(log, "wb") as output,
        subprocess.Popen(part.command, cwd=part.folder, env=environment, stdin=subprocess.DEVNULL, stdout=output, stderr=subprocess.STDOUT) as process,
    ):
        end = threading.Timer(LIMIT, process.kill)
        end.start()
        _, status, used = os.wait4(process.pid, 0)
        end.cancel()
        process.returncode = os.waitstatus_to_exitcode(status)
    found = outcome(part, process.returncode, log)
    if found.failed:
        print(log.read_text(encoding="utf-8", errors="replace"), flush=True)
    print(
        f"== {part.name}: {found.passed} passed, {found.failed} failed, {found.skipped} skipped "
        f"in {time.monotonic() - started:.0f} s ({used.ru_utime + used.ru_stime:.0f} s of CPU)",
        flush=True,
    )
    return found


def run_all(parts: list[Part], built: threading.Event) -> list[tuple[Part, Outcome]]:
    """Runs as many parts as keep all cores at work, at most five; one that needs the build waits for it."""
    waiting, running, done = list(parts), list[Part](), list[tuple[Part, Outcome]]()
    changed, cores = threading.Condition(), max(2, os.cpu_count() or 2)

    def take() -> Part | None:
        """The next part that can run now."""
        free = cores + 0.1 - sum(part.cores for part in running)
        held = {part.holds for part in running if part.holds}
        for part in waiting:
            if part.cores <= free and part.holds not in held and (built.is_set() or not part.is_built):
                waiting.remove(part)
                running.append(part)
                return part
        return None

    def lane() -> None:
        while True:
            with changed:
                while (part := take()) is None:
                    if not waiting:
                        return
                    changed.wait(1)
            found = run_part(part)
            with changed:
                done.append((part, found))
                running.remove(part)
                changed.notify_all()

    lanes = [threading.Thread(target=lane) for _ in range(5)]
    for thread in lanes:
        thread.start()
    for thread in lanes:
        thread.join()
    return sorted(done, key=lambda item: parts.index(item[0]))


def build() -> bool:
    """Builds everything that the parts run, once, so that no two of them build at the same time."""
    print("building the server and the Swift tests", flush=True)
    done = subprocess.run([".ci/progress", "swift", "build", "--traits", tools.traits(), "--build-tests"], cwd=ROOT)
    return done.returncode == 0


def failures(done: list[tuple[Part, Outcome]]) -> list[str]:
    """The name and message of every failed test, as many as a reader sees at the end."""
    lines = [f"FAILED in {part.name}: {line[:300]}" for part, found in done for line in found.failures]
    left = len(lines) - FAILURES_SHOWN + 1
    return lines if left <= 1 else [*lines[: FAILURES_SHOWN - 1], f"… and {left} more: see .build/results"]


def main(names: list[str]) -> int:
    parts = [part for part in PARTS if not names or part.name in names]
    if unknown := sorted(set(names) - {part.name for part in PARTS}):
        sys.exit(f"There is no part {unknown[0]!r}. Parts: {', '.join(part.name for part in PARTS)}.")
    shutil.rmtree(RESULTS, ignore_errors=True)
    RESULTS.mkdir(parents=True)
    tools.python()
    built = threading.Event()
    if any(part.is_built for part in parts):
        threading.Thread(target=lambda: built.set() if build() else stop(), daemon=True).start()
    done = run_all(parts, built)
    print(*failures(done), sep="\n", end="\n" if failures(done) else "")
    passed, failed, skipped = (sum(found[index] for _, found in done) for index in range(3))
    print(f"{passed} passed, {failed} failed" + (f", {skipped} skipped" if skipped else ""))
    return 1 if failed or not passed + skipped else 0


def stop() -> None:
    """Ends everything: nothing can run without the build."""
    print("FAILED: it does not build\n0 passed, 1 failed", flush=True)
    os._exit(1)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
