"""A database whose disk is full: a typed error, sessions as before, and all is well once there is space."""
from __future__ import annotations

import os
import pathlib
import shutil
import subprocess
import tempfile
import unittest

from cluster import Cluster
from staging import buy, open_session, server

SIZE = "24m"


class Full(unittest.TestCase):
    @classmethod
    def setUpClass(cls) -> None:
        cls.cluster = cls.enterClassContext(Cluster("fsync = off", "autovacuum = off"))

    def small_disk(self) -> pathlib.Path:
        """A file system of its own, which only root may mount."""
        folder = pathlib.Path(tempfile.mkdtemp(prefix="redemption-small-"))
        self.addCleanup(shutil.rmtree, folder, ignore_errors=True)
        mounted = subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={SIZE}", "tmpfs", folder], capture_output=True, text=True)
        if mounted.returncode != 0:
            self.skipTest(f"no file system of a small size: {mounted.stderr.strip() or 'mount failed'}")
        # PostgreSQL may still have its files open.
        self.addCleanup(subprocess.run, ["umount", "--lazy", folder])
        os.chmod(folder, 0o700)
        shutil.chown(folder, self.cluster.user)
        return folder

    def test_disk_of_the_database_is_full(self):
        # The write-ahead log stays on the other disk: PostgreSQL ends if it cannot write that.
        self.cluster.psql(f"CREATE TABLESPACE small LOCATION '{self.small_disk()}'")
        self.cluster.psql("CREATE DATABASE full_disk TABLESPACE small")
        with server(self.cluster.address("full_disk")) as child:
            codes, session = [buy(child) for _ in range(150)], open_session(child)
            self.fill()
            code, before = self.redeem_until_full(child, session, codes)
            self.assertEqual(child.call("session/describe", {"session": session})["result"], before)
            self.cluster.psql("DROP TABLE filler", "full_disk")
            reply = child.call("redemption/redeem", {"session": session, "code": code})
            self.assertEqual(reply["result"]["outcome"]["kind"], "redeemed", reply)

    def fill(self) -> None:
        self.cluster.psql("CREATE TABLE filler (text TEXT)", "full_disk")
        for rows in (1_000, 10, 1):
            try:
                while True:
                    self.cluster.psql(f"INSERT INTO filler SELECT repeat(md5(i::text), 60) FROM generate_series(1, {rows}) AS i", "full_disk")
            except RuntimeError as error:
                self.assertIn("No space left", str(error))

    def redeem_until_full(self, child, session, codes) -> tuple[str, dict]:
        """The code that could not be redeemed, and the session before it."""
        for code in codes:
            before = child.call("session/describe", {"session": session})["result"]
            reply = child.call("redemption/redeem", {"session": session, "code": code})
            if "error" in reply:
                self.assertEqual(reply["error"]["data"]["kind"], "ledgerUnavailable")
                self.assertIn("the disk of the database is full", str(reply["error"]))
                return code, before
        raise AssertionError("every code was redeemed: the disk was never full")
