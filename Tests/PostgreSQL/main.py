#!/usr/bin/env python3
"""Starts a PostgreSQL and runs on it: the ledger's tests, the shared cases, and servers that lose it. Last line: passed, failed, skipped."""
import os
import pathlib
import subprocess
import sys
import tempfile
import unittest
import xml.etree.ElementTree as ElementTree

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parents[1]
TRAITS = "Live,PostgreSQL"
# The tests that take their store from TestStores.
SUITES = "RedemptionLedgerTests|RedemptionServerTests.ConformanceTests"

sys.path.insert(0, str(HERE))
from cluster import Cluster  # noqa: E402


def swift(cluster: Cluster) -> tuple[int, int]:
    """The Swift tests of the ledger and the shared cases, passed and failed."""
    environment = {**os.environ, **cluster.environment, "REDEMPTION_TEST_POSTGRESQL": "1"}
    with tempfile.TemporaryDirectory() as folder:
        result = pathlib.Path(folder, "result.xml")
        status = subprocess.run(
            ["swift", "test", "--traits", TRAITS, "--filter", SUITES, "--quiet", "--parallel", "--xunit-output", result], cwd=ROOT, env=environment
        ).returncode
        passed, failed = 0, 0
        for name in (result, pathlib.Path(folder, "result-swift-testing.xml")):
            for suite in ElementTree.parse(name).getroot().iter("testsuite") if name.exists() else []:
                bad = int(suite.get("failures", 0)) + int(suite.get("errors", 0))
                passed, failed = passed + int(suite.get("tests", 0)) - bad, failed + bad
    return passed, failed or int(status != 0)


def servers() -> unittest.TestResult:
    """Real servers, each test class on a PostgreSQL of its own that it may break."""
    suite = unittest.defaultTestLoader.discover(str(HERE))
    return unittest.TextTestRunner(stream=sys.stdout, verbosity=1).run(suite)


def main() -> int:
    with Cluster("fsync = off") as cluster:
        passed, failed = swift(cluster)
    result = servers()
    broken = len(result.failures) + len(result.errors)
    passed += max(result.testsRun - broken - len(result.skipped), 0)
    failed += broken
    print(f"{passed} {failed} {len(result.skipped)}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
