#!/usr/bin/env python3
"""`make bench`: the release server against a plain C server on jansson, as the table of the design's section on speed.

    run.py [--server PROGRAM] [--staging PROGRAM] [--repetitions N] [--quick] [--only ROW,…]

Builds the baseline and the load generator that stand beside this file, and runs them and the server by turns, over pipes on this
machine. A ratio is always of two runs next to each other; what is told is the median of the repetitions and their spread. Nothing
fails for being slow: figures of a busy machine mean little.
"""

import argparse
import contextlib
import json
import os
import pathlib
import platform
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

import deliveries
import explore
import large
import network
import postgresql
import spaces
import workloads

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent
SECONDS = 480


class Bench:
    """Runs of the load generator in one scratch folder."""

    def __init__(self, folder, server, scale):
        self.folder, self.server, self.scale = folder, server, scale
        self.deadline = time.monotonic() + SECONDS
        self.load = self.compile("load")
        self.http = self.compile("http")
        self.echo = [self.compile("echo", "-ljansson")]
        self.redemptions = int(4000 * scale)
        self.files = workloads.write_all(server[0], folder, 2 * self.redemptions)

    def compile(self, name, *libraries):
        program = os.path.join(self.folder, name)
        source = str(HERE / f"{name}.c")
        subprocess.run(["cc", "-O2", "-Wall", "-Wextra", "-o", program, source, *libraries], check=True)
        return program

    def run(self, requests, program, count, *options):
        """One run; its figures by name."""
        left = int(self.deadline - time.monotonic())
        if left < 5:
            raise TimeoutError
        count = max(1, int(count * self.scale))
        command = [self.load, "--seconds", str(min(left, 90)), "--count", str(count), *options, self.files[requests], *program]
        output = subprocess.run(command, stdout=subprocess.PIPE, check=True, text=True).stdout
        return json.loads(output)

    # The rows: each gives the two figures that are compared, the second of them what the first is measured by.

    def parse(self):
        server = self.run("parse", self.server, 100_000, "--expect", '"link":{')
        return server["perSecond"], self.run("parse-echo", self.echo, 100_000)["perSecond"]

    def render(self):
        server = self.run("render", self.server, 15_000, "--expect", '"SUCCESS"')
        return server["perSecond"], self.run("render-echo", self.echo, 15_000)["perSecond"]

    def redeem(self):
        server = self.redeem_run(self.server)
        return server["perSecond"], self.run("redeem-echo", self.echo, 15_000)["perSecond"]

    def redeem_run(self, server, depth=64, count=4000):
        return self.run("redeem", server, count, "--setup", self.files["redeem-setup"], "--depth", str(depth), "--expect", '"kind":"redeemed"')

    def round_trip(self):
        options = ["--depth", "1", "--one-cpu"]
        server = self.run("parse", self.server, 30_000, *options)["medianMicroseconds"]
        return server, self.run("parse-echo", self.echo, 30_000, *options)["medianMicroseconds"]

    def durable(self):
        on_disk = self.redeem_run(self.on_disk())["perSecond"]
        return on_disk, self.redeem_run(self.server)["perSecond"]

    def shared_commits(self):
        together = self.redeem_run(self.on_disk())["perSecond"]
        return together, self.redeem_run(self.on_disk(), depth=1, count=1000)["perSecond"]

    def on_disk(self):
        """A server with a new ledger file, beside this repository rather than in a memory file system."""
        for file in pathlib.Path(self.disk).glob("ledger*"):
            file.unlink()
        return [*self.server, "--ledger", os.path.join(self.disk, "ledger.sqlite")]

    def redeem_few(self, server):
        """As few as PostgreSQL can log."""
        self.run("redeem", server, 512 / self.scale, "--setup", self.files["redeem-setup"], "--expect", '"kind":"redeemed"')

    def redeem_on_postgresql(self):
        ours = self.redeem_run(self.database.server(), count=2000)["perSecond"]
        return ours, self.database.pgbench(int(4000 * self.scale))

    def start(self):
        server = self.run("parse", self.server, 40, "--cold")["medianMicroseconds"]
        return server, self.run("parse-echo", self.echo, 40, "--cold")["medianMicroseconds"]

    def requests_over_http(self, port, count, requests):
        """Requests per second on 64 connections."""
        file = os.path.join(self.folder, "http-requests")
        pathlib.Path(file).write_text("".join(request + "\n" for request in requests), encoding="utf-8")
        output = subprocess.run([self.http, str(port), "64", str(count), file], stdout=subprocess.PIPE, check=True, text=True).stdout
        return json.loads(output)["perSecond"]

    def get_customer(self):
        count = int(8_000 * self.scale)
        with network.WebServer(self.server) as server:
            self.requests_over_http(server.port, 64, ["GET /v1/subscribers/user-1"] * 64)
            ours = self.requests_over_http(server.port, count, ["GET /v1/subscribers/user-1"])
            # The loop's thread answers this one with a text, so it is what NIO alone costs.
            return ours, self.requests_over_http(server.port, count, ["GET /_/health"])

    def redeem_over_http(self):
        with network.WebServer(self.server) as server:
            # The purchases and codes of the row over stdio: a customer that owns more has a longer response.
            codes = server.codes(workloads.redeem(0)[0], self.redemptions)
            bodies = [json.dumps({"app_user_id": f"user-{number % 64:02}", "redemption_token": code}, separators=(",", ":")) for number, code in enumerate(codes)]
            ours = self.requests_over_http(server.port, len(codes), [f"POST /v1/subscribers/redeem_purchase {body}" for body in bodies])
        return ours, self.redeem_run(self.server)["perSecond"]

    def reset(self):
        """Milliseconds of `store/reset` after ten purchases, against one millisecond."""
        with network.WebServer(self.server) as server:
            return statistics.median(server.reset_milliseconds(50)), 1

    def reset_on_disk(self):
        """The same on a ledger in a file, which is written to the disk."""
        with network.WebServer([*self.on_disk(), "--allow-reset"]) as server:
            return statistics.median(server.reset_milliseconds(50)), 1

    def fork(self):
        """CPU milliseconds of a copy of a large space, and of what its first write copies, against one millisecond; requests and purchase are not in it."""
        self.parts = spaces.fork_milliseconds(self.server, 2 if self.scale < 1 else 10)
        return self.parts["copy"] + max(0, self.parts["write"]), 1

    def empty_space(self):
        """Kilobytes of memory of an empty space, against one kilobyte."""
        return spaces.empty_kilobytes(self.server), 1

    def deliver(self):
        """Webhooks a second to a receiver on this machine, against a thousand; what redemptions wait for is printed beside it."""
        self.delivered = deliveries.measure(self.on_disk(), int(5_000 * self.scale), int(400 * self.scale))
        return self.delivered["rate"], 1_000

    def explore(self):
        """Events a second of CPU time of a search without a bridge, against a thousand; what was searched is printed beside it."""
        rate, self.searched = explore.events_per_second(self.server, 2_000 if self.scale < 1 else 20_000)
        return rate, 1_000

    def memory(self):
        options = ["--setup", self.files["mixed-setup"]]
        run = self.run("mixed", self.server, 1_000_000, *options)
        return run["peakKiB"] / 1024, run["peakKiBAtStart"] / 1024


ROWS = [
    # title, method, must, aim, whether less is better, unit
    ("link/parse, 120 B, 64 outstanding", "parse", 1.1, 1.3, False, "/s"),
    ("reply/render, 4 KB, 64 outstanding", "render", 1.2, 1.5, False, "/s"),
    ("redemption/redeem, in memory, 64 outstanding", "redeem", 1.3, 2.0, False, "/s"),
    ("link/parse, one outstanding, one CPU, median", "round_trip", 1.15, 1.03, True, "us"),
    ("redeem on disk, against in memory", "durable", 0.5, 0.8, False, "/s"),
    ("redeem on disk, 64 against one outstanding", "shared_commits", 5.0, 5.0, False, "/s"),
    ("redeem on PostgreSQL, 64 outstanding, against pgbench", "redeem_on_postgresql", 0.5, 0.8, False, "/s"),
    ("GET of a customer, 64 connections, against fixed bytes", "get_customer", 0.15, 0.3, False, "/s"),
    ("POST of a redemption, 64 connections, against stdio", "redeem_over_http", 0.6, 0.8, False, "/s"),
    ("store/reset after ten purchases, against 1 ms", "reset", 2.0, 0.5, True, "ms"),
    ("the same on disk, against 1 ms", "reset_on_disk", 2.0, 0.5, True, "ms"),
    ("a copy of a space and what its first write copies, 10^5 purchases, CPU, against 1 ms", "fork", 0.1, 0.01, True, "ms"),
    ("an empty space, of 1,000, against 1 kB", "empty_space", 20.0, 10.0, True, "kB"),
    ("webhooks due at one moment, ledger in a file, delivered", "deliver", 1.0, 3.0, False, "/s"),
    ("explore without a bridge, twelve world events, CPU", "explore", 5.0, 50.0, False, "/s"),
    ("start to first reply", "start", 10.0, 5.0, True, "us"),
]


def number(value):
    return f"{value:,.0f}" if value >= 1000 else f"{value:.3g}"


def table(rows):
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    for row in rows:
        cells = [row[0].ljust(widths[0])] + [cell.rjust(width) for cell, width in zip(row[1:], widths[1:])]
        print("  ".join(cells).rstrip())


def machine():
    model = platform.machine()
    for line in pathlib.Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines():
        if line.startswith("model name"):
            model = line.split(":", 1)[1].strip()
    load = os.getloadavg()[0]
    return f"{os.cpu_count()} x {model}, Linux {platform.release()}, load {load:.1f} when it began"


def sync_microseconds(folder):
    """How long the disk takes to keep 4 KB for good: what one durable redemption waits for, and 64 share."""
    times = []
    with open(os.path.join(folder, "sync"), "wb", buffering=0) as file:
        for _ in range(50):
            file.write(bytes(4096))
            started = time.perf_counter()
            os.fsync(file.fileno())
            times.append(1e6 * (time.perf_counter() - started))
    return statistics.median(times)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--server", default=str(ROOT / ".build/release/redemption"))
    parser.add_argument("--staging", default=str(ROOT / ".build/staging/release/redemption"), help="the program with PostgreSQL")
    parser.add_argument("--repetitions", type=int, default=5)
    parser.add_argument("--only", type=lambda text: text.split(","), help="methods of rows, with a comma between them")
    parser.add_argument("--quick", action="store_true", help="a tenth of the requests")
    arguments = parser.parse_args()
    if not shutil.which(arguments.server):
        sys.exit(f"no program at {arguments.server}: make build")
    print(machine(), flush=True)
    rows = [row for row in ROWS if not arguments.only or row[1] in arguments.only]
    purchases = 100_000 if arguments.quick else 1_000_000
    with contextlib.ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        disk = stack.enter_context(tempfile.TemporaryDirectory(dir=ROOT, prefix=".bench-"))
        bench = Bench(folder, [arguments.server, "serve"], 0.1 if arguments.quick else 1)
        bench.disk = disk
        print(f"a write of 4 KB is on disk after {sync_microseconds(disk):,.0f} us", flush=True)
        if any(row[1] == "redeem_on_postgresql" for row in rows):
            missing = postgresql.what_is_missing(arguments.staging)
            if missing:
                print(f"redeem on PostgreSQL is not measured: {missing}", flush=True)
                rows = [row for row in rows if row[1] != "redeem_on_postgresql"]
            else:
                bench.database = stack.enter_context(postgresql.database(arguments.staging, bench.redeem_few))
                script = bench.database.script
                print(f"pgbench's script: {script.redemptions} redemptions, {script.commits} commits, {script.statements} statements", flush=True)
        figures = {row[1]: [] for row in rows}
        memory = log = grown = unread = None
        try:
            for repetition in range(arguments.repetitions):
                for row in rows:
                    figures[row[1]].append(getattr(bench, row[1])())
                if repetition == 0 and not arguments.only:
                    memory = bench.memory()
                    log = network.log_subscribers(bench.server, 0.5 if arguments.quick else 3)
                    grown = large.measure(bench.server, purchases)
                    unread = large.unread(bench.server)
        except TimeoutError:
            print(f"stopped after {SECONDS} s; fewer repetitions are told", flush=True)
    report(figures, memory)
    if parts := getattr(bench, "parts", None):
        print(f"the copy takes {1e3 * parts['copy']:.0f} us, what its first write copies {1e3 * parts['write']:.0f} us; "
              f"space/fork and that purchase as requests {1e3 * parts['requests']:.0f} us")
    if delivered := getattr(bench, "delivered", None):
        (alone, slowest), (beside, slowest_beside) = delivered["alone"], delivered["beside"]
        print(f"a redemption over HTTP takes {alone:.1f} ms (the slowest {slowest:.0f}), while webhooks are sent {beside:.1f} ms ({slowest_beside:.0f})")
    if searched := getattr(bench, "searched", None):
        print(f"explored: {searched}")
    report_log(log)
    if grown:
        large.report(grown, purchases)
        large.report_unread(unread)
    size = os.path.getsize(arguments.server) / 1e6
    print(f"the program: {size:.1f} MB (must 75, aim 40: {'aim' if size <= 40 else 'must' if size <= 75 else 'no'})")


def report(figures, memory):
    rows = [["", "must", "aim", "ratio", "spread", "reached", "ours", "measured by", "runs"]]
    for title, method, must, aim, is_less_better, unit in ROWS:
        pairs = figures.get(method)
        if not pairs:
            continue
        ratios = [ours / other for ours, other in pairs]
        ratio = statistics.median(ratios)
        spread = (max(ratios) - min(ratios)) / ratio
        reached = "aim" if is_reached(ratio, aim, is_less_better) else "must" if is_reached(ratio, must, is_less_better) else "no"
        ours, other = (statistics.median(values) for values in zip(*pairs))
        rows.append([
            title, f"{must:g}", f"{aim:g}", f"{ratio:.2f}", f"{spread:.0%}", reached, f"{number(ours)} {unit}",
            f"{number(other)} {unit}", str(len(pairs))])
    table(rows)
    if memory:
        peak, at_start = memory
        reached = "aim" if peak <= 16 else "must" if peak <= 24 else "no"
        print(f"peak memory after 1,000,000 requests: {peak:.1f} MiB (must 24, aim 16: {reached}); after 100,000: {at_start:.1f} MiB")


def report_log(log):
    if not log:
        return
    reached = "must" if log["lost"] == 0 and log["mebibytes"] <= 32 and log["rate"] >= 4_750 else "no"
    print(f"log to ten subscribers, one slow: {log['rate']:,.0f} entries/s, {log['lost']} lost without a gap, {log['gaps']} gaps,"
          f" {log['mebibytes']:.1f} MiB more (must 5,000, 0, flat: {reached});"
          f" 50 calls over stdio take {log['together']:.2f} ms, without subscribers {log['alone']:.2f} ms")


def is_reached(ratio, target, is_less_better):
    return ratio <= target if is_less_better else ratio >= target


if __name__ == "__main__":
    main()
