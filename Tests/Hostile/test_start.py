"""Servers that start at the same time on one ledger that does not exist yet."""
import pathlib
import sqlite3
import tempfile
import time
import unittest

from child import Child, wait_until

SERVERS = 8
ROUNDS = 6


class Start(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)

    def start(self, ledger: pathlib.Path) -> list[Child]:
        return [self.enterContext(Child("--ledger", str(ledger))) for _ in range(SERVERS)]

    def end(self, children: list[Child]) -> None:
        for child in children:
            self.assertTrue(child.is_well())
        for child in children:
            child.end_input()
            self.assertEqual((child.wait(), child.log()), (0, ""))

    def test_new_ledger_that_is_locked(self):
        """All of them wait while another process holds the lock for the first write."""
        ledger = self.folder / "locked.sqlite"
        other = sqlite3.connect(ledger, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        children = self.start(ledger)
        for child in children:
            wait_until(lambda: child.process.poll() is not None or ledger_is_open(child, ledger))
        time.sleep(0.2)
        self.assertEqual([child.process.poll() for child in children], [None] * SERVERS)
        other.execute("ROLLBACK")
        other.close()
        self.end(children)

    def test_new_ledger(self):
        """Nobody holds a lock but the servers themselves."""
        for number in range(ROUNDS):
            with self.subTest(round=number):
                self.end(self.start(self.folder / f"{number}.sqlite"))


def ledger_is_open(child: Child, ledger: pathlib.Path) -> bool:
    descriptors = pathlib.Path(f"/proc/{child.process.pid}/fd")
    try:
        return any(entry.resolve() == ledger.resolve() for entry in descriptors.iterdir())
    except OSError:
        return False


if __name__ == "__main__":
    unittest.main()
