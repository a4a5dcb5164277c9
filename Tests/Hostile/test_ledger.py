"""Ledger files that are locked, replaced, linked or read-only."""
import json
import os
import pathlib
import signal
import sqlite3
import stat
import tempfile
import unittest

from child import Child, line, wait_until
from http_client import HTTPChild

BUY = {"vendor": "superwall", "product": "p", "entitlements": ["pro"], "email": "a@b.io"}


class Ledger(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)
        self.path = self.folder / "ledger.sqlite"

    def start(self, ledger=None, **options) -> Child:
        return self.enterContext(Child("--ledger", str(self.path if ledger is None else ledger), **options))

    def refused(self, ledger, words: str) -> None:
        """A server that does not start: status 1, one line, nothing on stdout."""
        before = sorted(self.folder.iterdir())
        child = self.start(ledger)
        self.assertIsNone(child.read_line())
        self.assertEqual(child.wait(), 1)
        self.assertIn(words, child.log())
        self.assertEqual(len(child.log().splitlines()), 1)
        self.assertEqual(sorted(self.folder.iterdir()), before)

    def test_signal_while_it_is_locked(self):
        """A signal ends the wait for another process's transaction; what waited is answered."""
        for number in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
            with self.subTest(signal=number):
                child = self.start()
                self.assertTrue(child.is_well())
                other = sqlite3.connect(self.path, isolation_level=None)
                other.execute("BEGIN IMMEDIATE")
                child.write(line("store/purchase", BUY, 1) + line("clock/now", None, 2))
                wait_until(lambda: waits(child))
                child.signal(number)
                self.assertEqual(child.reply()["error"]["data"]["kind"], "ledgerUnavailable")
                self.assertIn("result", child.reply())
                self.assertEqual(child.wait(), 128 + number)
                other.execute("ROLLBACK")
                other.close()

    def test_attributes_after_a_restart(self):
        """What apps have set for customers is in the file."""
        attributes = {"$email": {"value": "a@b.io", "updated_at_ms": 20}, "caf\u00e9": {"value": "\u0000", "updated_at_ms": 7}}
        with HTTPChild("--ledger", str(self.path)) as child:
            body = json.dumps({"attributes": attributes}).encode()
            self.assertEqual(child.request("POST", "/v1/subscribers/ada/attributes", body)[0], 200)
            child.signal(signal.SIGKILL)
        with HTTPChild("--ledger", str(self.path)) as child:
            customer = json.loads(child.request("GET", "/v1/subscribers/ada")[2])["subscriber"]
            self.assertEqual(customer["subscriber_attributes"], attributes)
            self.assertNotIn("subscriber_attributes", json.loads(child.request("GET", "/v1/subscribers/bob")[2])["subscriber"])

    def test_paths_that_are_no_files(self):
        self.refused("", "path of its file is empty")
        self.refused("file:x?mode=memory", "file:")
        self.refused(f"file:{self.path}", "file:")
        self.refused("/dev/null", "regular file")

    def test_one_byte(self):
        self.path.write_bytes(b"x")
        self.refused(self.path, "not a SQLite database")
        self.assertEqual(self.path.read_bytes(), b"x")

    def test_permissions(self):
        """Only the owner may read the files, whatever the umask."""
        child = self.start(before=lambda: os.umask(0))
        child.call("store/purchase", BUY)
        modes = {file.name: stat.S_IMODE(file.stat().st_mode) for file in self.folder.iterdir()}
        self.assertEqual(modes, {"ledger.sqlite": 0o600, "ledger.sqlite-wal": 0o600, "ledger.sqlite-shm": 0o600})

    def test_links(self):
        target = self.folder / "target"
        target.write_bytes(b"")
        for suffix in ("", "-wal", "-shm", "-journal"):
            with self.subTest(suffix=suffix):
                link = self.folder / f"link{suffix}"
                link.symlink_to(target)
                self.refused(self.folder / "link", "symbolic link") if not suffix else None
                if suffix:
                    (self.folder / "link").write_bytes(b"")
                    self.refused(self.folder / "link", "symbolic link")
                self.assertEqual(target.read_bytes(), b"")
                for file in self.folder.glob("link*"):
                    file.unlink()

    def test_replaced_while_in_use(self):
        """Nothing is answered that another server on the path would not have."""
        for replace in (lambda: self.path.unlink(), lambda: self.path.rename(self.folder / "moved")):
            with self.subTest():
                child = self.start()
                self.assertIn("result", child.call("store/purchase", BUY))
                replace()
                reply = child.call("store/purchase", BUY)
                self.assertEqual(reply["error"]["data"]["kind"], "ledgerUnavailable")
                self.assertIn("moved, replaced or deleted", reply["error"]["data"]["expected"])
                self.assertTrue(child.is_well())
                for file in self.folder.iterdir():
                    file.unlink()

    @unittest.skipUnless(os.geteuid() == 0, "needs root, to become another user")
    def test_read_only(self):
        """A file that may only be read is refused at the start, also in a folder that may be written."""
        self.start().call("store/purchase", BUY)
        os.chmod(self.folder, 0o777)
        for mode in (0o444, 0o400):
            os.chmod(self.path, mode)
            child = self.start(before=lambda: os.setuid(65534))
            self.assertEqual(child.wait(), 1)
            self.assertIn("read-only", child.log())


def waits(child: Child) -> bool:
    """Whether it has read its input and sleeps in short steps: a lock is tried again and again."""
    with open(f"/proc/{child.process.pid}/syscall") as call:
        return call.read().split()[0] in ("35", "230")


if __name__ == "__main__":
    unittest.main()
