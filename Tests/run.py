#!/usr/bin/env python3
"""Runs every test of the project, prints a line per part, and ends with one line that adds them all up.

A part is a name and a function that returns (passed, failed, skipped). Exit status 1 when anything failed.
"""
import glob
import os
import subprocess
import sys
import tempfile
import time
import xml.etree.ElementTree as ElementTree

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "Contract"))
import tools as contract_tools  # noqa: E402

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))


def swift_tests():
    """The Swift tests but those of the live gateways."""
    return swift_test("--skip", "LiveGatewaysTests")


def live_gateways():
    """The live gateways against services on this machine; in a process of their own, whose threads nobody else blocks."""
    return swift_test("--filter", "LiveGatewaysTests")


def swift_test(*choice):
    """Some of the Swift tests, counted from the result file that `swift test` writes.

    With the traits of every debug build, so that one build serves all parts; `make demo` builds without them.
    """
    traits = contract_tools.traits()
    with tempfile.TemporaryDirectory() as folder:
        result = os.path.join(folder, "result.xml")
        status = subprocess.run(["swift", "test", "--traits", traits, *choice, "--quiet", "--parallel", "--xunit-output", result], cwd=ROOT).returncode
        passed, failed = 0, 0
        for name in (result, os.path.join(folder, "result-swift-testing.xml")):
            if not os.path.exists(name):
                continue
            for suite in ElementTree.parse(name).getroot().iter("testsuite"):
                bad = int(suite.get("failures", 0)) + int(suite.get("errors", 0))
                passed += int(suite.get("tests", 0)) - bad
                failed += bad
    if status != 0 and failed == 0:
        failed = 1  # It did not build, or a test ended the process.
    return passed, failed, 0


def host_package():
    """A package that imports the core and the adapters only has to build and run without jansson."""
    status = subprocess.run(["bash", "Tests/HostPackage/check"], cwd=ROOT).returncode
    return (1, 0, 0) if status == 0 else (0, 1, 0)


def contract():
    """A real server is held to Schemas."""
    return python_tests("Contract")


def hostile():
    """A real server is treated badly: broken messages, gone readers, signals, secrets in every place."""
    return python_tests("Hostile")


def clients():
    """Public JSON-RPC clients talk to a real server."""
    return python_tests("Clients")


def codegen():
    """The types of every language compile, and write back every value that they read."""
    return python_tests("Codegen")


def qr_codes():
    """zbar decodes the QR codes of a real server and of a terminal."""
    return python_tests("QR")


def manual():
    """What the README and docs print is run, or at least checked; mistakes that are planted in a fresh clone are found."""
    return tuple(map(sum, zip(python_tests("Manual"), python_tests("Manual", "planted.py"))))


def browser():
    """The page at / is used in a real Chromium, if there is one."""
    return counted([contract_tools.browser_python(), "Tests/Browser/main.py"], ROOT)


def postgresql():
    """The ledger's tests, the shared cases and real servers on a PostgreSQL of their own, if it is installed."""
    return counted([sys.executable, "Tests/PostgreSQL/main.py"], ROOT)


def install():
    """What `make dist` packed is installed where there is neither Swift nor a network."""
    return counted([sys.executable, "Tests/Install/main.py"], ROOT)


def python_tests(folder, script="main.py"):
    """Tests in Python, with tools in an environment of their own."""
    return counted([contract_tools.python(), f"Tests/{folder}/{script}"], ROOT)


def bridge(name):
    """A bridge's own tests and the shared cases, on the server that the Swift tests built."""
    folder = os.path.join(ROOT, "Bridges", name)
    environment = {"REDEMPTION_EXECUTABLE": os.path.join(ROOT, ".build", "debug", "redemption"), **os.environ}
    return lambda: counted([os.path.join(folder, "check")], folder, environment)


def counted(command, folder, environment=None):
    """What a command counts in the last line that it prints: `N passed, N failed, N skipped`."""
    output = []
    with subprocess.Popen(command, cwd=folder, env=environment, stdout=subprocess.PIPE, text=True) as process:
        for line in process.stdout:
            print(line, end="", flush=True)
            output.append(line)
    counts = [int(word) for word in output[-1].split() if word.isdigit()] if output else []
    if len(counts) != 3 or process.returncode != 0 and counts[1] == 0:
        return 0, 1, 0  # It ended before it could count.
    return tuple(counts)


BRIDGES = sorted(path.split(os.sep)[-2] for path in glob.glob(os.path.join(ROOT, "Bridges", "*", "check")))

PARTS = [
    ("Swift", swift_tests), ("live gateways", live_gateways), ("PostgreSQL", postgresql), ("host package", host_package), ("contract", contract),
    ("hostile input", hostile), ("public clients", clients),
    ("generated types", codegen), ("QR codes", qr_codes), ("README and docs", manual),
    ("browser", browser), ("install", install),
] + [(f"bridge {name}", bridge(name)) for name in BRIDGES]


def main():
    totals = [0, 0, 0]
    for name, part in PARTS:
        print(f"== {name}", flush=True)
        started = time.monotonic()
        counts = part()
        totals = [total + count for total, count in zip(totals, counts)]
        print(f"== {name}: {counts[0]} passed, {counts[1]} failed, {counts[2]} skipped "
              f"in {time.monotonic() - started:.0f} s", flush=True)
    line = f"{totals[0]} passed, {totals[1]} failed"
    print(line + (f", {totals[2]} skipped" if totals[2] else ""))
    return 1 if totals[1] or not totals[0] else 0


if __name__ == "__main__":
    sys.exit(main())
