#!/usr/bin/env python3
"""Runs every test of the project, prints what each part prints, and ends with one line that adds them all up.

    Tests/run.py            # builds, then runs all parts, in two lanes side by side
    Tests/run.py "bridge kmp" "QR codes"    # builds, then runs these

A part is a name and a function that returns (passed, failed, skipped). Exit status 1 when anything failed.
"""
import concurrent.futures
import glob
import os
import re
import subprocess
import sys
import tempfile
import threading
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
        status = subprocess.run(["swift", "test", "--skip-build", "--traits", traits, *choice, "--quiet", "--parallel", "--xunit-output", result], cwd=ROOT).returncode
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
    return counted([sys.executable, "Tests/Install/main.py"], ROOT, {})


def python_tests(folder, script="main.py"):
    """Tests in Python, with tools in an environment of their own."""
    return counted([contract_tools.python(), f"Tests/{folder}/{script}"], ROOT)


def bridge(name):
    """A bridge's own tests and the shared cases, on the server that the Swift tests built."""
    folder = os.path.join(ROOT, "Bridges", name)
    return lambda: counted([os.path.join(folder, "check")], folder)


# The server of all parts but `install`, which looks for the one in its package.
SERVER = {"REDEMPTION_EXECUTABLE": os.path.join(ROOT, ".build", "debug", "redemption")}


def counted(command, folder, environment=SERVER):
    """What a command counts in the last line that it prints: `N passed, N failed, N skipped`."""
    output = []
    with subprocess.Popen(command, cwd=folder, env={**environment, **os.environ}, stdout=subprocess.PIPE, text=True) as process:
        for line in process.stdout:
            print(line, end="", flush=True)
            output.append(line)
    counts = [int(word) for word in output[-1].split() if word.isdigit()] if output else []
    if len(counts) != 3 or process.returncode != 0 and counts[1] == 0:
        return 0, 1, 0  # It ended before it could count.
    return tuple(counts)


BRIDGES = sorted(path.split(os.sep)[-2] for path in glob.glob(os.path.join(ROOT, "Bridges", "*", "check")))

# Parts that use SwiftPM's folder or only the server.
OF_SWIFT = {
    "Swift": swift_tests, "live gateways": live_gateways, "PostgreSQL": postgresql, "host package": host_package, "bridge swift": bridge("swift"),
    "contract": contract, "public clients": clients, "QR codes": qr_codes, "README and docs": manual,
}
# Parts that share the tools of other languages in .build/bridges, and one that takes long.
OF_OTHER_LANGUAGES = {
    "generated types": codegen, "hostile input": hostile, "browser": browser, "install": install,
    **{f"bridge {name}": bridge(name) for name in BRIDGES if name != "swift"},
}
# An option: everything is built.
BUILT = "--built"
PARTS = {**OF_SWIFT, **OF_OTHER_LANGUAGES}


def build():
    """Builds everything that the parts run, once, so that no two of them build at the same time."""
    contract_tools.python()
    return subprocess.run(["swift", "build", "--traits", contract_tools.traits(), "--build-tests", "--quiet"], cwd=ROOT).returncode == 0


def run_part(name):
    """Runs a part in this process and ends with its counts."""
    started = time.monotonic()
    passed, failed, skipped = PARTS[name]()
    print(f"== {name}: {passed} passed, {failed} failed, {skipped} skipped in {time.monotonic() - started:.0f} s", flush=True)
    return passed, failed, skipped


def run_lane(names, printing):
    """Runs parts one after the other, each in a process of its own, and prints what each has printed when it ends."""
    return [captured(name, printing) for name in names]


# A line in which a part says what failed: those of Swift Testing, unittest, the compilers and this project's own tests.
FAILURE = re.compile(r"\bFAIL(ED)?\b|\bfailed: |: failed\b|^ERROR: |^\w*Error: |: \w+Error\(|✘ Test|\berror: ", re.ASCII)
FAILURES_SHOWN = 6


def failures(name, lines):
    """What a part says of its failures, for the end of the output; its last lines if it says nothing of them."""
    found = [line for line in lines if FAILURE.search(line)] or lines
    return [f"failed in {name}:", *(f"  {line[:300]}" for line in found[-FAILURES_SHOWN:])]


def captured(name, printing):
    """Runs a part in a process of its own: its counts, and what the end of the output repeats of it."""
    with tempfile.TemporaryFile("w+", errors="replace") as output:
        subprocess.run([sys.executable, __file__, BUILT, name], stdout=output, stderr=subprocess.STDOUT, cwd=ROOT)
        output.seek(0)
        lines = output.read().splitlines()
    with printing:
        print(f"== {name}", *lines[:-1], sep="\n", flush=True)
    counts = re.fullmatch(r"(\d+) passed, (\d+) failed(?:, (\d+) skipped)?", lines[-1] if lines else "")
    numbers = tuple(int(count or 0) for count in counts.groups()) if counts else (0, 1, 0)
    return numbers, failures(name, lines[:-1]) if numbers[1] else []


def run_all():
    """Runs all parts in two lanes. Whatever failed is repeated at the end, where a reader of a long output looks first."""
    printing = threading.Lock()
    with concurrent.futures.ThreadPoolExecutor() as pool:
        lanes = [pool.submit(run_lane, lane, printing) for lane in (OF_SWIFT, OF_OTHER_LANGUAGES)]
        results = [result for lane in lanes for result in lane.result()]
    for _, lines in results:
        print(*lines, sep="\n", end="\n" if lines else "")
    return [counts for counts, _ in results]


def main(arguments):
    names = [name for name in arguments if name != BUILT]
    if unknown := [name for name in names if name not in PARTS]:
        sys.exit(f"There is no part {unknown[0]!r}. Parts: {', '.join(PARTS)}.")
    if BUILT not in arguments and not build():
        print("0 passed, 1 failed")
        return 1
    passed, failed, skipped = map(sum, zip(*([run_part(name) for name in names] or run_all())))
    print(f"{passed} passed, {failed} failed" + (f", {skipped} skipped" if skipped else ""))
    return 1 if failed or not passed + skipped else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
