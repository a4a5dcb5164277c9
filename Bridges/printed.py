#!/usr/bin/env python3
"""Results of the tests that the bridges' READMEs print, and the part of docs/tried that is written from them.

  printed.py begin BRIDGE                              forgets the last run; the `check` of the bridge calls it first
  printed.py add BRIDGE PLATFORM FILE PASSED FAILED    adds the results of one printed file; PLATFORM is ios or android
  printed.py jest BRIDGE PLATFORM REPORT               adds what `jest --json --outputFile REPORT` wrote
  printed.py xunit BRIDGE PLATFORM FOLDER REPORT...    adds those of the Swift files that the README prints
  printed.py same BRIDGE FOLDER                        fails if the README prints another file than the folder has
  printed.py compare BRIDGE                            fails if docs/tried/BRIDGE.md has other results than the last run
  printed.py write [BRIDGE...]                         writes the results into docs/tried; all that have run by default

A run is kept in .build/bridges/printed. `write` refuses a run of a changed tree: its commit would name other files.
"""
import datetime
import json
import os
import re
import subprocess
import sys
import xml.etree.ElementTree as ElementTree

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
PLATFORMS = {"ios": "iOS", "android": "Android"}
START, END = "<!-- printed tests: written by Bridges/printed.py -->", "<!-- end of printed tests -->"
HEAD = re.compile(r"Commit [0-9a-f]{7,40}, \d{4}-\d\d-\d\d, by `Bridges/[\w-]+/check`:")
ROW = re.compile(r"\| `([^`|]+)` \|((?: \d+ of \d+ \|)+)")


def page(bridge):
    return os.path.join(ROOT, "docs", "tried", f"{bridge}.md")


def run_file(bridge):
    return os.path.join(ROOT, ".build", "bridges", "printed", f"{bridge}.json")


def git(*arguments):
    done = subprocess.run(["git", *arguments], cwd=ROOT, capture_output=True, text=True)
    return done.stdout.strip() if done.returncode == 0 else ""


def load(bridge):
    try:
        with open(run_file(bridge), encoding="utf-8") as file:
            return json.load(file)
    except FileNotFoundError:
        sys.exit(f"Bridges/{bridge}/check has not run here. Run it first.")


def save(bridge, run):
    os.makedirs(os.path.dirname(run_file(bridge)), exist_ok=True)
    with open(run_file(bridge), "w", encoding="utf-8") as file:
        json.dump(run, file, indent=1)


def begin(bridge):
    changed = [line for line in git("status", "--porcelain").splitlines() if not line[3:].startswith("docs/tried/")]
    save(bridge, {"commit": git("rev-parse", "--short", "HEAD"), "changed": bool(changed), "date": datetime.date.today().isoformat(), "files": {}})


def add(bridge, platform, name, passed, failed):
    if platform not in PLATFORMS:
        sys.exit(f"Unknown platform {platform}: ios or android.")
    run = load(bridge)
    run["files"].setdefault(name, {})[platform] = [int(passed), int(failed)]
    save(bridge, run)


def jest(bridge, platform, report):
    with open(report, encoding="utf-8") as file:
        result = json.load(file)
    folder = os.path.realpath(os.path.dirname(report))
    for suite in result["testResults"]:
        states = [test["status"] for test in suite["assertionResults"]]
        # A file that could not be loaded has no tests.
        failed = states.count("failed") + (0 if states else 1)
        add(bridge, platform, os.path.relpath(os.path.realpath(suite["name"]), folder), states.count("passed"), failed)


def swift_files(bridge, folder):
    """The files that a README prints: their names, the printed text, and what the folder has."""
    base = os.path.join(ROOT, "Bridges", bridge)
    with open(os.path.join(base, "README.md"), encoding="utf-8") as file:
        printed_files = re.findall(r"```swift file=(\S+)\n(.*?)```", file.read(), re.S)
    for name, text in printed_files:
        with open(os.path.join(base, folder, name), encoding="utf-8") as file:
            yield name, text, file.read()


def same(bridge, folder):
    files = list(swift_files(bridge, folder))
    if different := [name for name, text, tested in files if text != tested]:
        sys.exit(f"README.md prints another {', '.join(different)} than {folder} has")
    if not files:
        sys.exit("README.md prints no file")


def xunit(bridge, platform, folder, *reports):
    passed = {}
    for path in filter(os.path.exists, reports):  # Without a build there is no file.
        for case in ElementTree.parse(path).getroot().iter("testcase"):
            key = case.get("classname").split(".")[-1], case.get("name").split("(")[0]
            passed[key] = case.find("failure") is None and case.find("error") is None
    for name, _, text in swift_files(bridge, folder):
        suite = re.search(r"^struct (\w+)", text, re.M)
        if tests := re.findall(r"@Test[^\n]*?(?:\n\s*|\s)func (\w+)", text):
            results = [passed.get((suite.group(1) if suite else os.path.basename(folder), test), False) for test in tests]
            add(bridge, platform, f"{folder.split('/')[0]}/{name}", results.count(True), results.count(False))


def block(bridge, run):
    platforms = [name for name in PLATFORMS if any(name in results for results in run["files"].values())]
    lines = [START, f"Commit {run['commit']}, {run['date']}, by `Bridges/{bridge}/check`:", "",
             f"| tests that the README prints | {' | '.join(PLATFORMS[name] for name in platforms)} |", "|---|" + "---|" * len(platforms)]
    for name in sorted(run["files"]):
        cells = []
        for platform in platforms:
            passed, failed = run["files"][name].get(platform, [0, 0])
            cells.append(f"{passed} of {passed + failed}")
        lines.append(f"| `{name}` | {' | '.join(cells)} |")
    return lines + [END]


def parts(text):
    """The text before the block, its lines, and the text after it; None if the page has no block."""
    if text.count(START) != 1 or text.count(END) != 1 or text.index(END) < text.index(START):
        return None
    before, rest = text.split(START)
    inner, after = rest.split(END)
    return before, (START + inner + END).split("\n"), after


def read_page(bridge):
    with open(page(bridge), encoding="utf-8") as file:
        return file.read()


def write(bridges):
    known = sorted(name[:-5] for name in os.listdir(os.path.dirname(run_file("x")))) if not bridges else bridges
    for bridge in known:
        run = load(bridge)
        if run["changed"]:
            sys.exit(f"The last run of Bridges/{bridge}/check was on a tree with changes. Commit them and run it again.")
        found = parts(read_page(bridge))
        if found is None:
            sys.exit(f"docs/tried/{bridge}.md needs the lines {START} and {END}, once and in this order.")
        before, _, after = found
        with open(page(bridge), "w", encoding="utf-8") as file:
            file.write(before + "\n".join(block(bridge, run)) + after)
        print(f"docs/tried/{bridge}.md: {run['commit']}")


def compare(bridge):
    found = parts(read_page(bridge))
    wanted = block(bridge, load(bridge))
    if found is None or found[1][3:] != wanted[3:]:
        sys.exit(f"docs/tried/{bridge}.md has other results than this run. Run `Bridges/printed.py write {bridge}`. This run:\n" + "\n".join(wanted[3:-1]))


def findings():
    """For Tests/check.py: what is wrong with the form of the blocks in docs/tried. Their commits are not looked at."""
    result = []
    folder = os.path.join(ROOT, "docs", "tried")
    for name in sorted(os.listdir(folder)):
        bridge = name[:-3]
        if not name.endswith(".md") or not os.path.isdir(os.path.join(ROOT, "Bridges", bridge)):
            continue
        found = parts(read_page(bridge))
        if found is None:
            result.append(f"docs/tried/{name} has no block of printed tests (Bridges/printed.py)")
            continue
        lines = found[1]
        columns = lines[3].count("|") - 2 if len(lines) > 4 else 0
        if len(lines) < 7 or not HEAD.fullmatch(lines[1]) or f"/{bridge}/" not in lines[1] or lines[2] != "" or columns < 1:
            result.append(f"docs/tried/{name}: the block of printed tests has no head; `Bridges/printed.py write {bridge}` writes it")
            continue
        for line in lines[5:-1]:
            row = ROW.fullmatch(line)
            cells = re.findall(r"(\d+) of (\d+)", row.group(2)) if row else []
            if len(cells) != columns:
                result.append(f"docs/tried/{name}: not a row of printed tests: {line}")
            elif any(passed != run or run == "0" for passed, run in cells):
                result.append(f"docs/tried/{name}: a printed test fails or does not run: {line}")
    return result


def main(arguments):
    commands = {"begin": (begin, 1), "add": (add, 5), "jest": (jest, 3), "xunit": (xunit, 4), "same": (same, 2), "compare": (compare, 1)}
    if arguments[:1] == ["write"]:
        return write(arguments[1:])
    command, count = commands.get(arguments[0] if arguments else "", (None, 0))
    if command is None or len(arguments) - 1 != count and not (command is xunit and len(arguments) > count):
        sys.exit(__doc__.strip())
    command(*arguments[1:])


if __name__ == "__main__":
    main(sys.argv[1:])
