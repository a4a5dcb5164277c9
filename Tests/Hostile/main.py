"""Runs the tests of this folder against a real server. The last line: passed, failed and skipped."""
import pathlib
import signal
import sys
import unittest

HERE = pathlib.Path(__file__).resolve().parent


def main() -> int:
    # A signal that this process ignores, as under `nohup`, stays ignored in the servers that it starts.
    signal.signal(signal.SIGHUP, signal.SIG_DFL)
    sys.path.insert(0, str(HERE))
    suite = unittest.defaultTestLoader.discover(str(HERE))
    result = unittest.TextTestRunner(stream=sys.stdout, verbosity=1).run(suite)
    failed = len(result.failures) + len(result.errors)
    print(f"{max(result.testsRun - failed - len(result.skipped), 0)} {failed} {len(result.skipped)}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
