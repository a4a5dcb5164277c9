#!/usr/bin/env python3
"""A ledger file with a million purchases, for the rows of `make bench` about cost that grows, and clients that do not read.

`large.py SERVER [PURCHASES]` makes a file and prints these rows alone.
"""

import json
import os
import pathlib
import re
import socket
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import threading
import time

import network

ADDRESS = "buyer-7@example.com"
BUYERS = 1_000


def fill(server, file, purchases):
    """Lets the server make a ledger, and adds purchases to it: each with a customer, a code and a mail."""
    requests = [{"jsonrpc": "2.0", "id": 1, "method": "store/purchase", "params": network.PURCHASE}]
    subprocess.run([*server, "--ledger", file], input="".join(json.dumps(request) + "\n" for request in requests), text=True,
                   stdout=subprocess.PIPE, check=True)
    with sqlite3.connect(file) as database:
        numbers = f"WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < {purchases})"
        columns = [row[1] for row in database.execute("PRAGMA table_info(purchase)")]
        made = {"id": "printf('pur_%012x%06x%06x', i, 0, 0)", "store_transaction_id": "'sub_' || i", "customer": "i + 1000",
                "product": "'product_' || (i % 20)", "email": f"'buyer-' || (i % {BUYERS}) || '@example.com'",
                "buyer_id": f"'buyer-' || (i % {BUYERS})", "app_user_id": "NULL"}
        values = ", ".join(made.get(column, "p." + column) for column in columns)
        for statement in (
                "PRAGMA synchronous = OFF", "PRAGMA cache_size = -400000",
                f"{numbers} INSERT INTO customer SELECT i + 1000, 'revenuecat', 'user-' || i, i, 1 FROM n",
                f"{numbers} INSERT INTO app_user SELECT 'revenuecat', 'user-' || i, i + 1000, 0 FROM n",
                f"{numbers} INSERT INTO purchase ({', '.join(columns)}) SELECT {values} FROM n CROSS JOIN (SELECT * FROM purchase LIMIT 1) AS p",
                f"{numbers} INSERT INTO code (code, purchase, expires_at) SELECT 'code-' || i, {made['id']}, i FROM n",
                f"{numbers} INSERT INTO mail (recipient, url, sent_at, reason, vendor) SELECT {made['email']}, 'x:y', i, 'purchase', 'revenuecat' FROM n"):
            database.execute(statement)
    database.close()


def cpu_milliseconds(pid):
    fields = pathlib.Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) * 1e3 / os.sysconf("SC_CLK_TCK")


def cpu_of_call(server, method, params, calls=200):
    """Milliseconds of the server's CPU that a call takes."""
    server.call(method, params)
    before = cpu_milliseconds(server.process.pid)
    for _ in range(calls):
        server.call(method, params)
    return (cpu_milliseconds(server.process.pid) - before) / calls


def get(port, path, times):
    """Seconds that each of some requests takes, one after the other on one connection."""
    found = []
    with socket.create_connection(("127.0.0.1", port)) as client:
        for _ in range(times):
            started = time.perf_counter()
            client.sendall(f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer appl_key\r\n\r\n".encode())
            answer = b""
            while b"\r\n\r\n" not in answer:
                answer += client.recv(1 << 16)
            head, _, body = answer.partition(b"\r\n\r\n")
            length = int(re.search(rb"(?i)content-length: *(\d+)", head).group(1))
            while len(body) < length:
                body += client.recv(1 << 20)
            found.append(time.perf_counter() - started)
    return found


class OpenPage(threading.Thread):
    """What an open page asks while customers keep changing what it shows: `Sources/LocalService/Page`, `Follower`."""

    ASKS = [("clock/now", {}), ("session/list", {}), ("store/mailbox", {"limit": 100}), ("store/list", {})]

    def __init__(self, port):
        super().__init__(daemon=True)
        self.port, self.is_open, self.asked = port, True, 0

    def __enter__(self):
        self.start()
        return self

    def __exit__(self, *_):
        self.is_open = False
        self.join()

    def run(self):
        due = {method: 0.0 for method, _ in OpenPage.ASKS}
        with socket.create_connection(("127.0.0.1", self.port)) as client:
            while self.is_open:
                for method, params in OpenPage.ASKS:
                    if time.perf_counter() < due[method]:
                        continue
                    started = time.perf_counter()
                    self.ask(client, method, params)
                    ended = time.perf_counter()
                    due[method] = ended + min(5, max(0.3, 10 * (ended - started)))
                    self.asked += 1
                time.sleep(0.01)

    @staticmethod
    def ask(client, method, params):
        body = json.dumps({"jsonrpc": "2.0", "id": 1, "method": method, "params": params})
        client.sendall((f"POST /_/rpc HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n{body}").encode())
        answer = b""
        while b"\r\n\r\n" not in answer:
            answer += client.recv(1 << 16)
        head, _, rest = answer.partition(b"\r\n\r\n")
        left = int(re.search(rb"(?i)content-length: *(\d+)", head).group(1)) - len(rest)
        while left > 0:
            left -= len(client.recv(1 << 20))


def measure(command, purchases):
    """The figures by name, on a new ledger file."""
    with tempfile.TemporaryDirectory(dir=pathlib.Path(__file__).resolve().parents[2], prefix=".bench-") as folder:
        file = os.path.join(folder, "large.sqlite")
        fill(command, file, purchases)
        starts = []
        for _ in range(4):
            started = time.perf_counter()
            with network.WebServer([*command, "--ledger", file]) as server:
                starts.append(1e3 * (time.perf_counter() - started))
                # Only a server that has written records how it has ended.
                server.call("store/purchase", network.PURCHASE)
        figures = {"start": statistics.median(starts[1:])}
        with network.WebServer([*command, "--ledger", file]) as server:
            figures["store/list"] = cpu_of_call(server, "store/list", {})
            figures["by user"] = cpu_of_call(server, "store/list", {"appUserId": "user-77"})
            figures["by buyer"] = cpu_of_call(server, "store/list", {"appUserId": "buyer-7"})
            figures["mailbox by address"] = cpu_of_call(server, "store/mailbox", {"email": ADDRESS, "limit": 100})
            before = cpu_milliseconds(server.process.pid)
            get(server.port, "/v1/subscribers/user-77/offerings", 200)
            figures["offerings"] = (cpu_milliseconds(server.process.pid) - before) / 200
            get(server.port, "/v1/subscribers/user-77", 200)
            ratios = []
            for _ in range(5):
                alone = statistics.fmean(get(server.port, "/v1/subscribers/user-77", 1_000))
                with OpenPage(server.port) as page:
                    beside = statistics.fmean(get(server.port, "/v1/subscribers/user-77", 1_000))
                assert page.asked > 0
                ratios.append(beside / alone)
            figures["page"] = statistics.median(ratios)
        return figures


def unread(command, clients=300):
    """Peak memory in MiB under clients that ask and do not read: half of them over HTTP, half over WebSocket."""
    with network.WebServer(command) as server:
        server.call("server/describe", {})
        pipelined = b"GET /v1/subscribers/user-1 HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer appl_key\r\n\r\n" * 4_000
        discover = json.dumps({"jsonrpc": "2.0", "id": 1, "method": "rpc.discover", "params": {}}).encode()
        frames = (bytes([0x81, 0x80 | len(discover), 0, 0, 0, 0]) + discover) * 60
        sockets = []
        for number in range(clients):
            if number % 2:
                client = network.Subscribers.connect(server.port)
                client.sendall(b"")
            else:
                client = socket.create_connection(("127.0.0.1", server.port))
            client.setblocking(False)
            sockets.append((client, memoryview(frames if number % 2 else pipelined)))
        ends = time.monotonic() + 15
        while sockets and time.monotonic() < ends:
            rest = []
            for client, left in sockets:
                try:
                    left = left[client.send(left):]
                except BlockingIOError:
                    pass
                except OSError:
                    continue
                rest.append((client, left))
            sockets = rest
            time.sleep(0.02)
        peak = server.peak_mebibytes()
        for client, _ in sockets:
            client.close()
        return peak


# title, name, must, aim, unit
ROWS = [
    ("start", "start", 300, 50, "ms"), ("store/list, CPU", "store/list", 5, 1, "ms"),
    ("store/list by owner, CPU", "by user", 5, 1, "ms"), ("store/list by buyer, CPU", "by buyer", 5, 1, "ms"),
    ("offerings, CPU", "offerings", 5, 1, "ms"), ("mailbox by address, CPU", "mailbox by address", 5, 1, "ms"),
    ("a customer's request with one page open, against none", "page", 1.5, 1.1, "x"),
]


def reached(value, must, aim):
    return "aim" if value <= aim else "must" if value <= must else "no"


def report(figures, purchases):
    print(f"with {purchases:,} purchases in a file:")
    for title, name, must, aim, unit in ROWS:
        print(f"  {title}: {figures[name]:.2f} {unit} (must {must}, aim {aim}: {reached(figures[name], must, aim)})")


def report_unread(peak):
    print(f"peak memory under 300 clients that do not read: {peak:.0f} MiB (must 128, aim 64: {reached(peak, 128, 64)})")


if __name__ == "__main__":
    program, count = [sys.argv[1], "serve"], int(sys.argv[2]) if len(sys.argv) > 2 else 1_000_000
    report(measure(program, count), count)
    report_unread(unread(program))
