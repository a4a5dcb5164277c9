"""`redemption ledger copy` between files and databases, and why it refuses."""
from __future__ import annotations

import pathlib
import subprocess
import tempfile
import unittest

from cluster import Cluster
from staging import buy, open_session, redeem, rpc, server


class Copy(unittest.TestCase):
    @classmethod
    def setUpClass(cls) -> None:
        cls.cluster = cls.enterClassContext(Cluster("fsync = off"))

    def setUp(self) -> None:
        self.folder = pathlib.Path(self.enterContext(tempfile.TemporaryDirectory()))
        self.file = str(self.folder / "ledger.sqlite")

    def copy(self, source: str, target: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [rpc.executable(), "ledger", "copy", source, target], stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=300)

    def refusal(self, source: str, target: str) -> str:
        done = self.copy(source, target)
        self.assertEqual((done.returncode, done.stdout), (1, ""), done.stderr)
        return done.stderr

    def test_there_and_back(self):
        """SQLite to PostgreSQL and back: the used code stays used, the other one works."""
        back = str(self.folder / "back.sqlite")
        address = self.cluster.database("there")
        with server(self.file) as child:
            used, unused = buy(child, "a@b.io"), buy(child)
            self.assertEqual(redeem(child, open_session(child, "ada"), used), "redeemed")
            listed = child.call("store/list", {})["result"]
        for source, target in ((self.file, address), (address, back)):
            done = self.copy(source, target)
            self.assertEqual((done.returncode, done.stderr), (0, ""))
            self.assertIn("copied and compared", done.stdout)
        for ledger in (address, back):
            with server(ledger) as child:
                self.assertEqual(child.call("store/list", {})["result"], listed)
                self.assertEqual(redeem(child, open_session(child, "ada"), unused), "redeemed")
                self.assertEqual(redeem(child, open_session(child, "other"), used), "linkExpired")

    def test_target_with_rows(self):
        address = self.cluster.database("filled")
        with server(address) as child, server(self.file) as other:
            buy(child)
            buy(other)
        self.assertIn("not empty", self.refusal(self.file, address))
        self.assertIn("not empty", self.refusal(address, self.file))

    def test_source_without_a_ledger(self):
        address = self.cluster.database("bare")
        missing = str(self.folder / "missing.sqlite")
        self.assertIn("no ledger", self.refusal(address, self.file))
        self.assertEqual(self.cluster.psql("SELECT to_regnamespace('redemptionkit') IS NULL", "bare"), "t")
        self.assertIn("no such file", self.refusal(missing, address))
        self.assertFalse(pathlib.Path(missing).exists())
        self.assertIn("createdb", self.refusal(self.file, self.cluster.address("nowhere")) if pathlib.Path(self.file).exists()
                      else self.refusal(self.cluster.address("nowhere"), self.file))

    def test_newer_source(self):
        address = self.cluster.database("newer_source")
        with server(address) as child:
            buy(child)
        self.cluster.psql("UPDATE redemptionkit.ledger SET version = 99", "newer_source")
        self.assertIn("version 99", self.refusal(address, self.file))

    def test_locked_target(self):
        """Another server that holds the target's lock."""
        address = self.cluster.database("held")
        with server(self.file) as child, server(address):
            buy(child)
        with self.cluster.holding(address):
            self.assertIn("another server holds the ledger", self.refusal(self.file, address))
