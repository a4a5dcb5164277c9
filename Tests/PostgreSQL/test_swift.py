"""The Swift tests that take their store from TestStores, on a PostgreSQL: those of the ledger, and the shared cases."""
from __future__ import annotations

import os
import pathlib

import swift_tests
from cluster import Cluster
from conftest import Tally

SUITES = "RedemptionLedgerTests|RedemptionServerTests.ConformanceTests"


def test_ledger_and_shared_cases(postgresql: Cluster, tally: Tally, tmp_path: pathlib.Path) -> None:
    """Each of these tests, counted."""
    environment = {**os.environ, **postgresql.environment, "REDEMPTION_TEST_POSTGRESQL": "1"}
    for name, problems in swift_tests.run(["--filter", SUITES], tmp_path, environment):
        tally.add(name, problems)
