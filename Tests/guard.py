#!/usr/bin/env python3
"""Plays every shared case on two programs and prints each byte that differs in their replies and events.

    Tests/guard.py BEFORE AFTER [FILE …]

For changes of structure: nothing is printed if no behaviour changed. The exit status is 1 if something was. Both begin
at the same moment; what is random is numbered in the order in which it appears. Remove this file with the last change that needs it.
"""
import concurrent.futures
import difflib
import json
import os
import re
import subprocess
import sys

CASES = os.path.join(os.path.dirname(os.path.abspath(__file__)), "Conformance")

# Params that have another name now; the program before still has the old one.
RENAMED = {}

RANDOM = re.compile(
    r"pur_[0-9a-f]{24}|(?<=%3D)[0-9a-f]{32}|(?<=_)[0-9a-f]{14,}(?![0-9A-Za-z])|[0-9A-Fa-f]{8}(?:-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}"
    r"|(?<![0-9A-Za-z])(?=[0-9]*[a-f])[0-9a-f]{12,}(?![0-9A-Za-z])|(?:cus|sub|cs|txn|ctm|pi|in|si)_[0-9A-Za-z]{8,}")


class Player:
    """One program, for one case."""

    def __init__(self, program, renamed):
        self.renamed = renamed
        self.server = subprocess.Popen(
            [program, "serve", "--ledger", ":memory:", "--clock", "virtual"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.serial = 0
        self.saved = {}
        self.names = {}
        self.lines = []
        self.now = self.wait(self.send("clock/now", {}))["result"]["now"]

    def advance(self, now):
        """To a moment that both programs begin at."""
        self.wait(self.send("clock/advance", {"seconds": (now - self.now) / 1000}))
        self.lines = []

    def send(self, method, params):
        self.serial += 1
        message = {"jsonrpc": "2.0", "id": self.serial, "method": method, "params": params}
        self.server.stdin.write(json.dumps(message) + "\n")
        self.server.stdin.flush()
        return self.serial

    def wait(self, number):
        """The reply to a request; every line up to it is kept."""
        while line := self.server.stdout.readline():
            self.lines.append(line.rstrip("\n"))
            message = json.loads(line)
            if "id" in message and message["id"] == number:
                return message
        self.lines.append(f"the program ended with {self.server.wait()}")
        return {}

    def fill(self, value):
        if isinstance(value, dict):
            return {self.filled_text(self.renamed.get(key, key)): self.fill(member) for key, member in value.items()}
        if isinstance(value, list):
            return [self.fill(element) for element in value]
        if isinstance(value, str):
            whole = re.fullmatch(r"\$\{(\w+)\}", value)
            return self.saved.get(whole[1]) if whole else self.filled_text(value)
        return value

    def filled_text(self, text):
        return re.sub(r"\$\{(\w+)\}", lambda match: str(self.saved.get(match[1])), text)

    def play(self, case):
        later = {}
        for step in case["steps"]:
            self.lines.append(f"> {step['method']}")
            number = self.send(step["method"], self.fill(step.get("params", {})))
            if "later" in step:
                later[step["later"]] = number
                self.wait(self.send("clock/now", {}))
                continue
            reply = self.wait(number)
            for name, pointer in step.get("save", {}).items():
                self.saved[name] = pointed(reply.get("result"), pointer)
            for name in step.get("replies", []):
                if not any(f'"id":{later[name]},' in line for line in self.lines):
                    self.wait(later[name])
        self.server.stdin.close()
        self.lines.append("> end of the input")
        self.lines += self.server.stdout.read().splitlines()
        return [self.normal(line) for line in self.lines]

    def normal(self, line):
        for name, old in self.renamed.items():
            line = line.replace(old, name)
        return RANDOM.sub(lambda match: self.names.setdefault(match[0].lower(), f"<{len(self.names)}>"), line)


def pointed(value, pointer):
    for part in pointer.split("/")[1:]:
        part = part.replace("~1", "/").replace("~0", "~")
        value = value[int(part)] if isinstance(value, list) else (value or {}).get(part)
    return value


def differences(before, after, name, case):
    players = Player(before, RENAMED), Player(after, {})
    now = (max(player.now for player in players) // 1000 + 1) * 1000
    for player in players:
        player.advance(now)
    old, new = (player.play(case) for player in players)
    if old == new:
        return []
    return [f"{name}: {case['description']}"] + [
        "  " + line for line in difflib.unified_diff(old, new, "before", "after", lineterm="", n=1)]


def main(arguments):
    before, after, *files = arguments
    files = files or [entry["file"] for entry in json.load(open(os.path.join(CASES, "index.json"), encoding="utf-8"))["files"]]
    count = found = 0
    with concurrent.futures.ThreadPoolExecutor(4) as pool:
        jobs = []
        for name in files:
            for case in json.load(open(os.path.join(CASES, name), encoding="utf-8"))["cases"]:
                jobs.append(pool.submit(differences, before, after, name, case))
        for job in jobs:
            count += 1
            lines = job.result()
            found += bool(lines)
            for line in lines:
                print(line[:2000])
    print(f"{count} cases, {found} differ", file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
