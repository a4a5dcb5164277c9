"""A server with HTTP beside its pipes, for the rows of `make bench` about the network."""

import base64
import json
import os
import re
import selectors
import socket
import subprocess
import threading
import time
import urllib.parse

PURCHASE = {"vendor": "revenuecat", "product": "pro", "entitlements": ["pro"], "email": "jane@example.com"}


class WebServer:
    """It is ended with the `with` block."""

    def __init__(self, command):
        self.process = subprocess.Popen(
            [*command, "--clock", "offset", "--http", "0"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.port = urllib.parse.urlsplit(self.call("server/describe", {})["http"]["url"]).port

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.stdin.close()
        self.process.stdout.read()
        self.process.wait()

    def call_all(self, requests):
        """Calls methods in one batch; returns their results."""
        batch = [{"jsonrpc": "2.0", "id": number, "method": method, "params": params} for number, (method, params) in enumerate(requests)]
        self.process.stdin.write(json.dumps(batch) + "\n")
        self.process.stdin.flush()
        # Events of sessions come as objects.
        reply = next(line for line in self.process.stdout if line.startswith("["))
        return [reply["result"] for reply in json.loads(reply)]

    def call(self, method, params):
        return self.call_all([(method, params)])[0]

    def reset_milliseconds(self, times):
        """How long each `store/reset` after ten purchases takes."""
        found = []
        for _ in range(times):
            self.call_all([("store/purchase", PURCHASE)] * 10)
            started = time.perf_counter()
            self.call("store/reset", {})
            found.append(1e3 * (time.perf_counter() - started))
        return found

    def codes(self, setup, count):
        """Codes of links to purchases that requests of the bench's own setup make, taken by turns."""
        requests = [json.loads(line.replace("$ID", "0")) for line in setup if line.startswith("{") and "store/purchase" in line]
        purchases = [sale["purchase"]["id"] for sale in self.call_all([(request["method"], request["params"]) for request in requests])]
        links = [("store/issueLink", {"purchase": purchases[number % len(purchases)]}) for number in range(count)]
        return [result["link"]["code"] for start in range(0, count, 500) for result in self.call_all(links[start:start + 500])]

    def peak_mebibytes(self):
        status = open(f"/proc/{self.process.pid}/status", encoding="utf-8").read()
        return int(re.search(r"VmHWM:\s+(\d+)", status).group(1)) / 1024


class Subscribers(threading.Thread):
    """Clients that have subscribed to the log; the first of them reads only at the end."""

    def __init__(self, port, count):
        super().__init__(daemon=True)
        self.streams = [bytearray() for _ in range(count)]
        self.sockets = [self.connect(port) for _ in range(count)]
        self.last = None
        self.start()

    @staticmethod
    def connect(port):
        client = socket.create_connection(("127.0.0.1", port))
        key = base64.b64encode(os.urandom(16)).decode()
        client.sendall((f"GET /_/ws HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: {key}\r\n"
                        "Sec-WebSocket-Version: 13\r\n\r\n").encode())
        while b"\r\n\r\n" not in (answer := client.recv(1 << 16, socket.MSG_PEEK)):
            pass
        client.recv(answer.index(b"\r\n\r\n") + 4)
        request = json.dumps({"jsonrpc": "2.0", "id": 1, "method": "log/subscribe", "params": {}}).encode()
        client.sendall(bytes([0x81, 0x80 | len(request), 0, 0, 0, 0]) + request)
        return client

    def run(self):
        """Reads until each stream has the last entry; nothing is parsed before, so that the readers do not slow the server."""
        selector = selectors.DefaultSelector()
        for number, client in enumerate(self.sockets):
            if number:
                selector.register(client, selectors.EVENT_READ, number)
        is_slow_one_reading = False
        while selector.get_map() or not is_slow_one_reading:
            if self.last is not None and not is_slow_one_reading:
                is_slow_one_reading = True
                selector.register(self.sockets[0], selectors.EVENT_READ, 0)
            for key, _ in selector.select(0.05):
                piece = key.fileobj.recv(1 << 20)
                self.streams[key.data] += piece
                if not piece:
                    selector.unregister(key.fileobj)
            # Those that had the last entry before it was known to be the last get no more pieces.
            for key in [key for key in selector.get_map().values() if self.has_last(key.data)]:
                selector.unregister(key.fileobj)

    def has_last(self, number):
        return self.last is not None and re.search(rb'"(sequence|to)":%d\b' % self.last, self.streams[number][-1 << 20:]) is not None

    def finish(self, last):
        """Waits for the streams; returns how many entries were lost without a gap, and how many gaps there were."""
        self.last = last
        self.join(60)
        lost = gaps = 0
        for stream in self.streams:
            entries = re.findall(rb'"kind":"(\w+)","(?:sequence":(\d+)|from":(\d+),"to":(\d+))', bytes(stream))
            covered = set()
            for kind, sequence, start, end in entries:
                covered.update([int(sequence)] if sequence else range(int(start), int(end) + 1))
                gaps += kind == b"gap"
            lost += len(set(range(1, last + 1)) - covered)
        for client in self.sockets:
            client.close()
        return lost, gaps


def round_trips(server, seconds, rate):
    """Calls at a rate, in groups of 50; returns the median time of a group in milliseconds, and the calls per second."""
    times, started, groups = [], time.perf_counter(), int(seconds * rate / 50)
    for group in range(groups):
        time.sleep(max(0, started + group * 50 / rate - time.perf_counter()))
        sent = time.perf_counter()
        server.process.stdin.write("".join('{"jsonrpc":"2.0","id":%d,"method":"clock/now","params":{}}\n' % number for number in range(50)))
        server.process.stdin.flush()
        for _ in range(50):
            server.process.stdout.readline()
        times.append(1e3 * (time.perf_counter() - sent))
    return sorted(times)[len(times) // 2], groups * 50 / (time.perf_counter() - started)


def log_subscribers(command, seconds):
    """Ten subscribers, one of them slow, and 5,000 entries a second: the figures by name."""
    with WebServer(command) as server:
        alone, _ = round_trips(server, seconds, 5_000)
    with WebServer(command) as server:
        round_trips(server, 1, 5_000)
        before = server.peak_mebibytes()
        subscribers = Subscribers(server.port, 10)
        together, rate = round_trips(server, seconds, 5_000)
        lost, gaps = subscribers.finish(server.call("log/read", {"limit": 1})["last"])
        return {"alone": alone, "together": together, "rate": rate, "lost": lost, "gaps": gaps,
                "mebibytes": server.peak_mebibytes() - before}
