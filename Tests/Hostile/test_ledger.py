"""Ledger files that are locked, replaced, linked or read-only."""
import json
import os
import pathlib
import shutil
import signal
import sqlite3
import stat
import subprocess
import sys
import tempfile
import unittest

from child import Child, line, rpc, wait_until
from http_client import HTTPChild

APP = {"vendor": "superwall", "sdk": "native", "platform": "ios"}
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
        attributes = {"$email": {"value": "a@b.io", "updated_at_ms": 20}, "cafe": {"value": "\u0000\u00e9", "updated_at_ms": 7}}
        with HTTPChild("--ledger", str(self.path)) as child:
            body = json.dumps({"attributes": attributes}).encode()
            self.assertEqual(child.request("POST", "/v1/subscribers/ada/attributes", body)[0], 200)
            child.signal(signal.SIGKILL)
        with HTTPChild("--ledger", str(self.path)) as child:
            customer = json.loads(child.request("GET", "/v1/subscribers/ada", Authorization="Bearer sk_any")[2])["subscriber"]
            self.assertEqual(customer["subscriber_attributes"], attributes)
            self.assertNotIn("subscriber_attributes", json.loads(child.request("GET", "/v1/subscribers/bob", Authorization="Bearer sk_any")[2])["subscriber"])

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


    def test_checked_after_kill(self):
        """The pages of the file are checked after a server was killed, and not after it has ended."""
        for was_killed in (False, True):
            with self.subTest(was_killed=was_killed):
                child = self.start()
                self.assertIn("result", child.call("store/purchase", BUY))
                if was_killed:
                    child.process.kill()
                else:
                    child.end_input()
                child.wait()
                self.damage("mail")
                child = self.start()
                if was_killed:
                    self.assertEqual(child.wait(), 1)
                    self.assertIn("damaged", child.log())
                else:
                    self.assertTrue(child.is_well())
                    child.end_input()
                    self.assertEqual(child.wait(), 0)
                self.path.unlink()

    def damage(self, table: str) -> None:
        """Makes the entries of a table's first page point outside of it, in the database itself and not in its log."""
        database = sqlite3.connect(self.path)
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        number = database.execute("SELECT rootpage FROM sqlite_master WHERE name = ?", (table,)).fetchone()[0]
        size = database.execute("PRAGMA page_size").fetchone()[0]
        database.close()
        with self.path.open("r+b") as file:
            # The array of cell pointers of a leaf (sqlite.org/fileformat2.html, 1.6).
            file.seek((number - 1) * size + 8)
            file.write(b"\xff" * 16)

    def test_disk_fails_at_commit(self):
        """What was answered holds after a crash: a commit of which the log may have all is undone, or not known."""
        library = self.failing_disk()
        switch = self.folder / "fail"
        for is_lasting in (False, True):
            with self.subTest(is_lasting=is_lasting):
                ledger = self.folder / f"{is_lasting}.sqlite"
                settings = {"LD_PRELOAD": str(library), "FAIL_SYNC": str(switch)}
                child = self.start(ledger, before=lambda: os.environ.update(settings))
                code = child.call("store/purchase", BUY)["result"]["link"]["code"]
                session = child.call("session/open", APP)["result"]["session"]
                switch.write_text("lasting" if is_lasting else "")
                reply = child.call("redemption/redeem", {"session": session, "code": code})
                self.assertEqual(reply["error"]["data"]["kind"], "resultNotKnown" if is_lasting else "ledgerUnavailable", reply)
                child.process.kill()
                child.wait()
                switch.unlink(missing_ok=True)
                child = self.start(ledger)
                session = child.call("session/open", APP)["result"]["session"]
                outcome = child.call("redemption/redeem", {"session": session, "code": code})["result"]["outcome"]["kind"]
                # A link that is used up counts as expired.
                self.assertIn(outcome, ("redeemed", "linkExpired") if is_lasting else ("redeemed",))
                child.end_input()
                child.wait()

    def failing_disk(self) -> pathlib.Path:
        """A library in which `fsync` fails: while a file is there, or once if the file is empty."""
        compiler = shutil.which("cc")
        program = pathlib.Path(rpc.executable())
        if sys.platform != "linux" or compiler is None or b"libsqlite3.so" not in program.read_bytes():
            self.skipTest("needs Linux, a C compiler, and a program that is linked with the system's SQLite")
        library = self.folder / "disk.so"
        subprocess.run([compiler, "-shared", "-fPIC", "-o", library, "-x", "c", "-", "-ldl"], input=FAILING_DISK, check=True)
        return library


FAILING_DISK = rb"""
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

static int call(const char *name, int file) {
  struct stat status;
  const char *path = getenv("FAIL_SYNC");
  if (!path || stat(path, &status) != 0) return ((int (*)(int))dlsym(RTLD_NEXT, name))(file);
  if (status.st_size == 0) unlink(path);
  errno = EIO;
  return -1;
}
int fdatasync(int file) { return call("fdatasync", file); }
int fsync(int file) { return call("fsync", file); }
"""


def waits(child: Child) -> bool:
    """Whether it has read its input and sleeps in short steps: a lock is tried again and again."""
    with open(f"/proc/{child.process.pid}/syscall") as call:
        return call.read().split()[0] in ("35", "230")


if __name__ == "__main__":
    unittest.main()
