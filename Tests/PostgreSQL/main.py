#!/usr/bin/env python3
"""Starts a PostgreSQL and runs on it: the ledger's tests, the shared cases, and servers that lose it.

Without libpq or PostgreSQL, every test of the servers is skipped. The last line: passed, failed and skipped.
"""
from __future__ import annotations

import os
import pathlib
import subprocess
import sys
import tempfile
import time
import unittest
import xml.etree.ElementTree as ElementTree

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parents[1]
# The tests that take their store from TestStores.
SUITES = "RedemptionLedgerTests|RedemptionServerTests.ConformanceTests"

sys.path[:0] = [str(HERE), str(HERE.parent / "Contract")]
import tools  # noqa: E402
from cluster import Cluster, programs  # noqa: E402


def what_is_missing() -> str | None:
    """Why no test can run; None if all can."""
    if tools.traits() != "PostgreSQL":
        return "libpq is not installed"
    try:
        programs()
    except FileNotFoundError:
        return "PostgreSQL is not installed"
    return None


def swift(cluster: Cluster) -> tuple[int, int]:
    """The Swift tests of the ledger and the shared cases, passed and failed. Builds the program that the servers' tests use."""
    environment = {**os.environ, **cluster.environment, "REDEMPTION_TEST_POSTGRESQL": "1"}
    with tempfile.TemporaryDirectory() as folder:
        result = pathlib.Path(folder, "result.xml")
        command = ["swift", "test", "--traits", tools.traits(), "--filter", SUITES, "--quiet", "--parallel", "--xunit-output", result]
        status = subprocess.run(command, cwd=ROOT, env=environment).returncode
        passed, failed = 0, 0
        for name in (result, pathlib.Path(folder, "result-swift-testing.xml")):
            for suite in ElementTree.parse(name).getroot().iter("testsuite") if name.exists() else []:
                bad = int(suite.get("failures", 0)) + int(suite.get("errors", 0))
                passed, failed = passed + int(suite.get("tests", 0)) - bad, failed + bad
    return passed, failed or int(status != 0)


class Timed(unittest.TextTestResult):
    """Prints each test with its time, and why it was skipped."""

    def startTest(self, test: unittest.TestCase) -> None:
        super().startTest(test)
        self.started = time.monotonic()

    def stopTest(self, test: unittest.TestCase) -> None:
        super().stopTest(test)
        reason = "".join(f", skipped: {reason}" for skipped, reason in self.skipped if skipped is test)
        print(f"{test.id()}: {time.monotonic() - self.started:.1f} s{reason}", flush=True)


def main() -> int:
    # Real servers, each test class on a PostgreSQL of its own that it may break.
    suite = unittest.defaultTestLoader.discover(str(HERE))
    if missing := what_is_missing():
        print(f"no test on PostgreSQL was run: {missing}; install the Debian packages of Tests/PostgreSQL/packages.txt")
        print(f"0 passed, 0 failed, {suite.countTestCases()} skipped")
        return 0
    started = time.monotonic()
    with Cluster("fsync = off") as cluster:
        passed, failed = swift(cluster)
    print(f"ledger and shared cases: {passed} passed, {failed} failed, {time.monotonic() - started:.0f} s", flush=True)
    result = unittest.TextTestRunner(stream=sys.stdout, verbosity=0, resultclass=Timed).run(suite)
    broken = len(result.failures) + len(result.errors)
    passed += max(result.testsRun - broken - len(result.skipped), 0)
    failed += broken
    print(f"{passed} passed, {failed} failed, {len(result.skipped)} skipped")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
