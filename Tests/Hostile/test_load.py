"""Clients that do not read, do not write, or are many: memory has a bound, and others are answered."""
from __future__ import annotations

import json
import re
import resource
import select
import signal
import socket
import struct
import unittest

from child import wait_until
from http_client import HTTPChild, WebSocket, parsed, read_to_end

# Of the whole process, in bytes. The released program takes less than a debug build for the same.
MEMORY = 128 << 20
HOST = "Host: localhost\r\n"


def post(body: bytes) -> bytes:
    return f"POST /_/rpc HTTP/1.1\r\n{HOST}Content-Length: {len(body)}\r\n\r\n".encode() + body


def call(method: str, **params: object) -> dict:
    return {"jsonrpc": "2.0", "id": 1, "method": method, "params": params}


DISCOVER = json.dumps(call("rpc.discover")).encode()
GET = {path: f"GET {path} HTTP/1.1\r\n{HOST}\r\n".encode() for path in ("/", "/_/health", "/v1/subscribers/ann", "/nothing", "/_/nothing")}
REQUESTS = {
    "/": GET["/"], "/v1/subscribers/ann": GET["/v1/subscribers/ann"], "rpc.discover": post(DISCOVER),
    "a batch": post(json.dumps([call("rpc.discover")] * 40).encode()), "log/read": post(json.dumps(call("log/read", limit=10_000)).encode()),
    "a large batch": post(json.dumps([call("rpc.discover")] * 1_000).encode()), "a batch of lists": post(json.dumps([call("store/list", limit=1_000)] * 40).encode()),
    "a mixture": b"".join([*GET.values(), post(DISCOVER)]),
}


def handled_before(child: HTTPChild, begun: int, asked: str) -> list[dict]:
    """What was logged between one entry and the first of a kind. The log knows that however late this process asks."""
    last, handled = begun, []
    while entries := child.call("log/read", {"after": last})["result"]["entries"]:
        for entry in entries:
            if entry["kind"] == asked:
                return handled
            handled.append(entry)
        last = entries[-1]["sequence"]
    raise AssertionError(f"the log has no {asked}")


def setUpModule() -> None:
    """This process opens more files than most users may without asking."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, 8_192), hard))


class Deaf:
    """Connections that send as much as the server takes, and read nothing."""

    def __init__(self, child: HTTPChild, data: list[bytes]) -> None:
        self.child = child
        self.connections = []
        for _ in data:
            connection = socket.socket()
            # So that the kernel does not read in place of the client.
            connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            connection.connect(child.address)
            connection.setblocking(False)
            self.connections.append(connection)
        self.data = data

    def send(self) -> None:
        for connection, data in zip(self.connections, self.data, strict=True):
            try:
                connection.send(data)
            except OSError:
                pass

    def send_before(self, request: bytes) -> None:
        """Sends, and then a request of one who reads. The server stands still until all have asked: it might be done before the last one has."""
        with self.child.connect() as asking:
            self.child.process.send_signal(signal.SIGSTOP)
            self.send()
            asking.sendall(request)
            self.child.process.send_signal(signal.SIGCONT)
            if not asking.recv(100).startswith(b"HTTP/1.1 2"):
                raise AssertionError("a request beside those who read nothing was refused")

    def __enter__(self) -> Deaf:
        return self

    def __exit__(self, *_: object) -> None:
        for connection in self.connections:
            connection.close()


class Unread(unittest.TestCase):
    """Answers that the client does not read."""

    def test_pipelines(self):
        """300 connections with 300 KB of requests each, whatever they ask for."""
        for name, request in REQUESTS.items():
            data = request * (300_000 // len(request) + 1)
            with self.subTest(name), HTTPChild() as child:
                for _ in range(200):
                    child.call("store/purchase", {"vendor": "revenuecat", "product": "pro", "entitlements": ["pro"]})
                with Deaf(child, [data] * 300) as deaf:
                    for _ in range(3):
                        deaf.send()
                        self.assertIn("now", child.post("clock/now")["result"])
                        self.assertEqual(child.request("GET", "/v1/subscribers/bob", Authorization="Bearer appl_a")[0] // 100, 2)
                    self.assertLess(child.peak_memory(), MEMORY)
                self.assertTrue(child.is_well())

    def test_turns(self):
        """What takes long makes nobody wait: one who asks beside 300 that read nothing is answered before most of them are."""
        # The log does not tell who read it: another call tells how often that was.
        for calls in (["log/read", "store/list"], ["store/list"], ["store/mailbox"]):
            with self.subTest(calls[0]), HTTPChild() as child:
                for _ in range(600):
                    child.call("store/purchase", {"vendor": "revenuecat", "product": "pro", "entitlements": ["pro"], "email": "ann@example.com"})
                begun = child.call("log/read", {"limit": 1})["result"]["last"]
                # Each has so much to do that all are read before the work of a few is done, also on a busy machine.
                batches = [[call(method, limit=1_000 - client) for method in calls] * 20 for client in range(300)]
                with Deaf(child, [post(json.dumps(batch).encode()) for batch in batches]) as deaf:
                    deaf.send_before(f"GET /v1/subscribers/bob HTTP/1.1\r\n{HOST}Authorization: Bearer appl_a\r\n\r\n".encode())
                    self.assertLess(len({entry["params"]["limit"] for entry in handled_before(child, begun, "question")}), 200)

    def test_turns_of_pipelines(self):
        """Those who send 5,000 requests at once do not keep the server's threads: one who asks beside 300 of them is answered before 10,000 of theirs are."""
        request = GET["/v1/subscribers/ann"]
        with HTTPChild() as child, Deaf(child, [request * 5_000] * 300) as deaf:
            begun = child.call("log/read", {"limit": 1})["result"]["last"]
            deaf.send_before(post(json.dumps(call("clock/now")).encode()))
            self.assertLess(len(handled_before(child, begun, "call")), 10_000)

    def test_batch_in_pieces(self):
        """A batch of a thousand long calls is handled in pieces: another client is answered meanwhile, and the replies keep their order."""
        with HTTPChild() as child, child.connect() as connection, WebSocket(child) as client:
            batch = [{**call("link/qr", url="https://example.com/" + "a" * 1_000), "id": number} for number in range(300)]
            connection.sendall(post(json.dumps(batch).encode()))
            client.send_frame(WebSocket.TEXT, json.dumps(batch).encode())
            client.send("clock/now")
            for _ in range(3):
                self.assertIn("now", child.post("clock/now")["result"])
            self.assertEqual([], select.select([connection, client.socket], [], [], 0)[0], "the batch was no longer than the others")
            self.assertEqual([reply["id"] for reply in client.message()], list(range(300)))
            self.assertEqual(client.message()["id"], "ws-1")
            answer = b""
            while b"\r\n\r\n" not in answer:
                answer += connection.recv(1)
            left, body = int(parsed(answer)[1]["content-length"]), b""
            while len(body) < left:
                body += connection.recv(1 << 16)
            self.assertEqual([reply["id"] for reply in json.loads(body)], list(range(300)))
            self.assertTrue(all("rows" in reply["result"] for reply in json.loads(body)))

    def test_gone(self):
        """Requests and messages of clients that have gone count until they are dropped: 1.5 GB of them, sent while the server is busy."""
        with HTTPChild() as child, child.connect() as busy:
            # As much as one request may have: a larger one is rejected at once.
            busy.sendall(post(json.dumps([call("link/qr", url="https://example.com/" + "a" * 2_000)] * 450).encode()))
            request = post(b" " * 1_000_000)
            reset = struct.pack("ii", 1, 0)
            for number in range(1_500):
                with child.connect() as connection:
                    connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, reset)
                    try:
                        connection.sendall(request if number % 2 else f"GET /{'a' * 60_000} HTTP/1.1\r\n{HOST}\r\n".encode())
                    except OSError:
                        pass
            self.assertLess(child.peak_memory(), MEMORY)
            wait_until(lambda: child.request("POST", "/_/rpc", DISCOVER)[0] == 200)

    def test_end(self):
        """A server that is asked to end while 300 clients wait for long answers ends."""
        with HTTPChild() as child:
            for _ in range(600):
                child.call("store/purchase", {"vendor": "revenuecat", "product": "pro", "entitlements": ["pro"]})
            with Deaf(child, [post(json.dumps([call("store/list", limit=1_000)] * 100).encode())] * 300) as deaf:
                deaf.send()
                child.post("clock/now")
                child.signal(signal.SIGTERM)
                self.assertEqual(child.wait(), 128 + signal.SIGTERM)

    def test_websockets(self):
        """100 WebSockets, each with 60 answers of 400 KB: no one's memory, and nobody waits."""
        for method in ("rpc.discover", "server/describe", "log/read"):
            with self.subTest(method), HTTPChild() as child:
                clients = [WebSocket(child) for _ in range(100)]
                for client in clients:
                    client.socket.settimeout(0.1)
                    try:
                        for _ in range(60):
                            client.send(method)
                    except TimeoutError:
                        pass
                for _ in range(20):
                    self.assertIn("now", child.post("clock/now")["result"])
                    with WebSocket(child) as other:
                        self.assertIn("now", other.call("clock/now")[0]["result"])
                self.assertLess(child.peak_memory(), MEMORY)
                # One that reads gets every answer. A new one: the server disconnects those that have read nothing for 30 seconds.
                with WebSocket(child) as reader:
                    reader.socket.settimeout(120)
                    for _ in range(60):
                        reader.send(method)
                    for number in range(60):
                        self.assertEqual(reader.message()["id"], f"ws-{number + 1}")
                for client in clients:
                    client.socket.close()

    def test_bodies(self):
        """300 clients that send 1 MB, in messages and bodies that never end."""
        piece = b" " * 60_000
        with HTTPChild() as child:
            head = f"POST /_/rpc HTTP/1.1\r\n{HOST}Content-Length: 1000000\r\n\r\n".encode()
            with Deaf(child, [head + piece] * 150) as deaf:
                clients = []
                for _ in range(150):
                    client = WebSocket(child)
                    client.socket.settimeout(0.1)
                    clients.append(client)
                for round in range(16):
                    for connection, first in zip(deaf.connections, deaf.data, strict=True):
                        try:
                            connection.send(piece if round else first)
                        except OSError:
                            pass
                    for client in clients:
                        try:
                            client.send_frame(0 if round else WebSocket.TEXT, piece, fin=False)
                        except OSError:
                            pass
                for client in clients:
                    client.socket.close()
                self.assertLess(child.peak_memory(), MEMORY)
            wait_until(lambda: child.request("POST", "/_/rpc", DISCOVER)[0] == 200)

    def test_slow_reader(self):
        """A client that reads slowly, but reads, gets every answer, while others read nothing."""
        with HTTPChild() as child, Deaf(child, [REQUESTS["a batch"] * 3] * 100) as deaf, child.connect() as connection:
            deaf.send()
            connection.sendall(REQUESTS["rpc.discover"] * 10)
            read = 0
            for _ in range(10):
                answer = b""
                while b"\r\n\r\n" not in answer:
                    answer += connection.recv(1)
                left = int(parsed(answer)[1]["content-length"])
                while left > 0:
                    left -= len(connection.recv(min(left, 50_000)))
                    deaf.send() if read % 10 == 0 else None
                read += 1
            self.assertEqual(read, 10)


class Idle(unittest.TestCase):
    """Connections that say nothing."""

    def files(self, count: int):
        return lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (count, count))

    def test_make_way(self):
        """The connection that has been idle for longest makes way, whether it has sent nothing, or part of a request, or all of one."""
        for data in (b"", b"GET / HT", post(DISCOVER)[:-5], GET["/_/health"], b"\x16\x03\x01"):
            with self.subTest(data=data), HTTPChild(before=self.files(256)) as child:
                connections = []
                for _ in range(600):
                    connections.append(child.connect())
                    if data:
                        try:
                            connections[-1].sendall(data)
                        except OSError:
                            pass
                for _ in range(20):
                    self.assertEqual(child.request("GET", "/_/health")[0], 200)
                self.assertIn("now", child.post("clock/now")["result"])
                for connection in connections:
                    connection.close()

    def test_working_connections_stay(self):
        """A WebSocket, and a request that waits for its answer, do not make way."""
        with HTTPChild(before=self.files(256)) as child, WebSocket(child) as client, child.connect() as waiting:
            client.call("clock/now")
            child.call("fault/inject", {"kind": "delay", "seconds": 3_600, "count": 1})
            waiting.sendall(f"GET /v1/subscribers/ann HTTP/1.1\r\n{HOST}Connection: close\r\n\r\n".encode())
            wait_until(lambda: child.request("GET", "/v1/subscribers/bob")[0] // 100 == 2)
            connections = [child.connect() for _ in range(600)]
            self.assertEqual(child.request("GET", "/_/health")[0], 200)
            self.assertIn("now", client.call("clock/now")[0]["result"])
            child.call("clock/advance", {"seconds": 3_600})
            self.assertEqual(parsed(read_to_end(waiting))[0] // 100, 2)
            for connection in connections:
                connection.close()

    def test_file_limit(self):
        """The server takes as many files as it may have; with fewer than it wants it says so, and leaves some for the ledger."""
        def raised():
            _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
            resource.setrlimit(resource.RLIMIT_NOFILE, (256, hard))
        with HTTPChild(before=raised) as child:
            limits = open(f"/proc/{child.process.pid}/limits").read()
            self.assertGreaterEqual(int(re.search(r"Max open files +(\d+)", limits)[1]), 1_280)
            self.assertEqual(child.log(), "")
        for count in (64, 256, 1_024):
            with self.subTest(count=count), HTTPChild(before=self.files(count)) as child:
                self.assertRegex(child.log(), rf"at most \d+ HTTP connections .* only {count} files")
                most = int(re.search(r"at most (\d+)", child.log())[1])
                self.assertLess(most, count - 24)
                connections = [child.connect() for _ in range(count + 100)]
                self.assertEqual(child.request("GET", "/_/health")[0], 200)
                self.assertTrue(child.is_well())
                for connection in connections:
                    connection.close()

    def test_ping(self):
        """A WebSocket client that answers pings stays; one that does not is disconnected."""
        with HTTPChild() as child, WebSocket(child) as good, WebSocket(child) as silent:
            for client in (good, silent):
                client.shows_pings = True
                client.socket.settimeout(120)
            for _ in range(2):
                opcode, data = good.frame()
                self.assertEqual(opcode, WebSocket.PING)
                good.send_frame(WebSocket.PONG, data)
            self.assertEqual(silent.frame()[0], WebSocket.PING)
            with self.assertRaises(EOFError):
                silent.frame()
            self.assertIn("now", good.call("clock/now")[0]["result"])


if __name__ == "__main__":
    unittest.main()
