"""The page at / in a real browser: Debian's Chromium, driven by what a person sees, hears and presses.

Arguments: names of tests; without any, all. `--screenshots FOLDER` writes those of docs/page.md instead.
The last line: passed, failed and skipped.
"""
from __future__ import annotations

import pathlib
import sys
import time
import traceback
from typing import Callable

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "Contract"))
import chromium  # noqa: E402
import documents  # noqa: E402
import interaction  # noqa: E402
import looks  # noqa: E402
import stream  # noqa: E402

TESTS: list[Callable[[chromium.Chromium], None]] = [*documents.TESTS, *interaction.TESTS, *looks.TESTS, *stream.TESTS]


def main(arguments: list[str]) -> int:
    tests = [test for test in TESTS if not arguments or test.__name__ in arguments]
    if chromium.program() is None:
        print("no test of the page was run: there is no Chromium; install the Debian packages of Tests/Browser/packages.txt")
        print(f"0 passed, 0 failed, {len(tests)} skipped")
        return 0
    browser = chromium.Chromium()
    try:
        if arguments[:1] == ["--screenshots"]:
            looks.write_screenshots(browser, arguments[1])
            return 0
        failed = skipped = 0
        for test in tests:
            started = time.monotonic()
            try:
                test(browser)
                print(f"{test.__name__}: ok, {time.monotonic() - started:.0f} s", flush=True)
            except chromium.Skipped as reason:
                skipped += 1
                print(f"{test.__name__}: skipped, {reason}", flush=True)
            except Exception:  # Whatever goes wrong in a browser is a failed test.
                failed += 1
                print(f"{test.__name__}: FAILED\n{traceback.format_exc()}", flush=True)
    finally:
        browser.close()
    print(f"{len(tests) - failed - skipped} passed, {failed} failed, {skipped} skipped")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
