"""HTTP and WebSocket clients: what they may do, what they are refused, and that none of them disturbs another."""
import ctypes
import json
import os
import pathlib
import random
import signal
import socket
import subprocess
import tempfile
import threading
import time
import unittest
from typing import Any

from child import Child, line, rpc, wait_until
from http_client import HTTPChild, WebSocket, parsed, read_to_end

APP = {"vendor": "revenuecat", "sdk": "native", "platform": "ios", "appUserId": "ann"}
# `REDEMPTION_LONG=1` plays the long form of tests that have one.
IS_LONG = os.environ.get("REDEMPTION_LONG") == "1"
LONG_ROUNDS = 100
PURCHASE = {"vendor": "revenuecat", "product": "pro", "entitlements": ["pro"], "email": "ann@example.com"}


def buy(child: Child) -> str:
    return child.call("store/purchase", PURCHASE)["result"]["link"]["url"]


LIBC = ctypes.CDLL(None)


def drop_network_privilege() -> None:
    """Drops CAP_NET_ADMIN for the program that follows; a user without it has nothing to drop (linux/prctl.h, linux/capability.h)."""
    (drop, net_admin) = (24, 12)
    LIBC.prctl(drop, net_admin, 0, 0, 0)


class OneLedger(unittest.TestCase):
    """JSON-RPC over HTTP and WebSocket, beside stdio."""

    def test_post(self):
        """One request or batch per POST. A session that is opened there stays open."""
        with HTTPChild() as child:
            session = child.post("session/open", APP)["result"]["session"]
            reply = child.post("redemption/redeem", {"session": session, "url": buy(child)})
            self.assertEqual(reply["result"]["outcome"]["kind"], "redeemed")
            status, headers, body = child.request("POST", "/_/rpc", b'[{"jsonrpc":"2.0","id":1,\n"method":"clock/now"},{"jsonrpc":"2.0","id":2,"method":"no"}]')
            self.assertEqual((status, headers["content-type"], headers["server"], headers["x-redemptionkit"]),
                             (200, "application/json", "redemptionkit", "simulated"))
            self.assertEqual([part["id"] for part in json.loads(body)], [1, 2])
            self.assertEqual(child.request("POST", "/_/rpc", b'{"jsonrpc":"2.0","method":"clock/now"}')[0], 204)
            self.assertEqual(json.loads(child.request("POST", "/_/rpc", b"{")[2])["error"]["code"], -32700)
            self.assertEqual(child.request("GET", "/_/rpc")[0], 405)
            self.assertEqual(child.request("GET", "/_/nothing")[0], 404)

    def test_websocket(self):
        """Events come before the reply that they precede, one message per frame; the session ends with its client."""
        with HTTPChild() as child:
            url = buy(child)
            with WebSocket(child) as client:
                self.assertEqual(client.status, 101)
                session = client.call("session/open", APP)[0]["result"]["session"]
                reply, events = client.call("redemption/redeem", {"session": session, "url": url})
                self.assertEqual(reply["result"]["outcome"]["kind"], "redeemed")
                self.assertEqual([event["params"]["session"] for event in events], [session] * len(events))
                self.assertTrue(events)
                client.send_frame(WebSocket.TEXT, b'{"jsonrpc":"2.0","id":5,', fin=False)
                client.send_frame(0, b'\n"method":"clock/now"}')
                self.assertIn("now", client.message()["result"])
                client.send_frame(WebSocket.PING, b"x")
                self.assertEqual(client.frame(), (WebSocket.PONG, b"x"))
                self.assertIn("result", child.call("session/describe", {"session": session}))
            wait_until(lambda: "error" in child.call("session/describe", {"session": session}))

    def test_frame_lengths(self):
        """A message of any length is one frame: the length is written in one, three or nine bytes."""
        found = set()
        with HTTPChild() as child, WebSocket(child) as client:
            for length in [*range(0, 60), *range(65_400, 65_500)]:
                text = "u" * (length + 1)
                client.send("fault/clear", {}, 0)
                client.frame()
                client.send("fault/inject", {"kind": "http", "status": 400, "message": text}, 1)
                kind, message = client.frame()
                self.assertEqual((kind, json.loads(message)["result"]["pending"][0]["message"]), (WebSocket.TEXT, text))
                found.add(len(message))
        self.assertLessEqual({125, 126, 65_535, 65_536}, found)

    def test_same_as_stdio(self):
        """The same requests get the same replies and events in the same order, byte for byte but for what is random."""
        requests = [("session/open", {**APP, "appUserId": "bob"}), ("store/policy", {"vendor": "revenuecat"}), ("link/parse", {"url": "x"}),
                    ("redemption/redeem", {"session": "session-1", "code": "none"}), ("session/customerInfo", {"session": "session-1"}),
                    ("session/logIn", {"session": "session-1", "appUserId": "eve"}), ("session/close", {"session": "session-1"}),
                    ("nothing", {}), ("session/open", {"vendor": "nobody"})]
        def masked(message):
            if isinstance(message, dict):
                return {name: "*" if isinstance(value, (int, float)) and not isinstance(value, bool) and value > 1e9 else masked(value)
                        for name, value in message.items()}
            return [masked(part) for part in message] if isinstance(message, list) else message
        with HTTPChild() as child, HTTPChild() as other, WebSocket(other) as client:
            for number, (method, params) in enumerate(requests):
                child.write(line(method, params, f"n{number}"))
                client.send(method, params, f"n{number}")
                while True:
                    left, right = json.loads(child.read_line()), client.message()
                    self.assertEqual(list(left), list(right))
                    dates = [masked(left), masked(right)]
                    text = [json.dumps(part) for part in dates]
                    self.assertEqual(text[0][:60], text[1][:60])
                    self.assertEqual(left.get("method"), right.get("method"))
                    if "id" in left:
                        break

    def test_clock(self):
        """The offset clock runs by itself, and clock/advance adds to it."""
        with HTTPChild() as child:
            first = child.post("clock/now")["result"]["now"]
            self.assertLess(abs(first - time.time() * 1000), 60_000)
            moved = child.post("clock/advance", {"seconds": 3600})["result"]["now"]
            self.assertGreaterEqual(moved, first + 3_600_000)
            self.assertLess(moved, first + 3_660_000)
            time.sleep(0.01)
            self.assertGreater(child.post("clock/now")["result"]["now"], moved)

    def test_health(self):
        with HTTPChild() as child:
            for path in ("/_/health", "/_/ready"):
                status, _, body = child.request("GET", path)
                self.assertEqual((status, json.loads(body)["status"]), (200, "ok"))

    def test_head(self):
        """HEAD gets what GET gets, without the body: on every kind of path, also if the path is for POST, unknown, or the request rejected."""
        paths = ("/", "/_/health", "/_/ready", "/_/ws", "/_/rpc", "/_/nothing", "/v1/subscribers/ann", "/v1/subscribers/redeem_purchase", "/nothing")
        with HTTPChild() as child:
            for path in paths:
                child.request("GET", path)  # The first request of a customer's path makes the customer, with another status.
                for fields in ({}, {"Origin": "http://localhost:3000"}, {"Origin": "https://example.com"}):
                    # The date of a customer is new in each request, but as long; so is the age of a drain, but for its digits.
                    status, expected, body = child.request("GET", path, **fields)
                    head = child.request("HEAD", path, **fields)
                    self.assertEqual((head[0], list(head[1]), head[2]), (status, list(expected), b""), path)
                    self.assertEqual(int(expected["content-length"]), len(body))
                    self.assertLess(abs(int(head[1]["content-length"]) - len(body)), 8, path)
            # The connection stays in step: the bytes after a response to HEAD are the next response.
            host = f"Host: 127.0.0.1:{child.address[1]}\r\n"
            both = child.exchange(f"HEAD /nothing HTTP/1.1\r\n{host}\r\nGET /_/health HTTP/1.1\r\n{host}Connection: close\r\n\r\n".encode())
            first, _, rest = both.partition(b"\r\n\r\n")
            self.assertTrue(first.startswith(b"HTTP/1.1 404 "), first)
            self.assertEqual(parsed(rest)[0], 200)

    def test_end_of_input(self):
        """The server ends with its standard input, though HTTP clients are connected."""
        with HTTPChild() as child, WebSocket(child) as client, child.connect():
            client.call("clock/now")
            child.end_input()
            self.assertEqual(child.wait(), 0)
            self.assertEqual(client.frame()[0], WebSocket.CLOSE)

    def test_virtual_clock(self):
        """SDKs compare dates with their own clocks, so HTTP needs one that runs."""
        run = subprocess.run([rpc.executable(), "serve", "--http", "0", "--clock", "virtual"], stdin=subprocess.DEVNULL, capture_output=True)
        self.assertEqual(run.returncode, 1)
        self.assertIn(b"--clock system or offset", run.stderr)


class Up(unittest.TestCase):
    def start(self, *options: str, **settings: Any) -> tuple[subprocess.Popen, int]:
        process = subprocess.Popen([rpc.executable(), "up", *options], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE, **settings)
        first = process.stdout.readline().decode()
        return process, int(first.split()[2].rstrip(".").rsplit(":", 1)[1])

    def test_ends_on_signals(self):
        """Its first line is an invitation: whoever reads it may end the server at once, on a busy machine too."""
        for number in (signal.SIGTERM, signal.SIGINT) * 10:
            process, port = self.start("--http", "0")
            self.assertGreater(port, 0)
            process.send_signal(number)
            _, error = process.communicate(timeout=60)
            self.assertEqual((process.returncode, error), (0, b""))

    def test_ordinary_user(self):
        """It needs no privilege: an ordinary user, or root in a container, may not set every option of a socket."""
        process, port = self.start("--http", "0", preexec_fn=drop_network_privilege)
        try:
            self.assertEqual(parsed(self.exchange(port, ""))[0], 200)
        finally:
            process.terminate()
            process.communicate(timeout=60)

    def test_invitation(self):
        """It prints what an app of each vendor needs, with the token in the API key if there is one."""
        with tempfile.TemporaryDirectory() as folder:
            for options, key in (((), "any"), (("--token-file", str(pathlib.Path(folder, "token"))), "TOKEN")):
                process, port = self.start("--http", "0", *options)
                read: list[str] = []
                while not read or read[-1] and not read[-1].lstrip().startswith("Qonversion:"):
                    read.append(process.stdout.readline().decode())
                process.terminate()
                process.communicate(timeout=60)
                for start, text in (("RevenueCat:", f"appl_{key}"), ("Superwall:", f"pk_{key}"), ("Qonversion:", f"127.0.0.1:{port}")):
                    self.assertEqual([text in line for line in read if line.strip().startswith(start)], [True], read)

    def test_token(self):
        """Other machines need a token; with one, every request under /_/ must carry it."""
        refused = subprocess.run([rpc.executable(), "up", "--http", "0.0.0.0:0"], capture_output=True)
        self.assertEqual(refused.returncode, 1)
        self.assertIn(b"--token-file", refused.stderr)
        with tempfile.TemporaryDirectory() as folder:
            file = pathlib.Path(folder, "token")
            file.write_text("0123456789abcdef\n")
            process, port = self.start("--http", "0.0.0.0:0", "--token-file", str(file))
            try:
                ask = lambda *fields: parsed(self.exchange(port, "".join(f"{field}\r\n" for field in fields), "/_/rpc"))[0]
                self.assertEqual(ask(), 401)
                self.assertEqual(ask("Authorization: Bearer 0123456789abcdeX"), 401)
                self.assertEqual(ask("Authorization: Bearer 0123456789abcdef"), 405)
            finally:
                process.terminate()
                process.communicate(timeout=60)

    def test_in_container(self):
        """It listens on all addresses without a token, and still knows this machine's names alone."""
        process, port = self.start("--port", "0", "--in-container")
        try:
            ask = lambda host: parsed(self.exchange(port, "", "/_/rpc", host, "127.0.0.2"))[0]
            self.assertEqual((ask("localhost"), ask("evil.example"), ask("192.0.2.7")), (405, 403, 403))
        finally:
            process.terminate()
            process.communicate(timeout=60)
        refused = subprocess.run([rpc.executable(), "up", "--http", "0.0.0.0:0", "--in-container"], capture_output=True)
        self.assertIn(b"publish the port on 0.0.0.0, with a --token-file", refused.stderr)

    def exchange(self, port: int, fields: str, path: str = "/_/health", host: str = "localhost", address: str = "127.0.0.1") -> bytes:
        with socket.create_connection((address, port)) as connection:
            connection.sendall(f"GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n{fields}\r\n".encode())
            return read_to_end(connection)

    def test_new_token(self):
        """A token file that is missing is written with a new token, for this user alone."""
        with tempfile.TemporaryDirectory() as folder:
            file = pathlib.Path(folder, "token")
            tokens = []
            for _ in range(2):
                process, _ = self.start("--http", "0", "--token-file", str(file))
                process.terminate()
                process.communicate(timeout=60)
                tokens.append(file.read_text())
                self.assertEqual(file.stat().st_mode & 0o777, 0o600)
            self.assertRegex(tokens[0], r"^[0-9a-f]{32}\n$")
            self.assertEqual(tokens[0], tokens[1], "a file that is there is kept")

    def test_open(self):
        """The address is opened in a browser, the token in its fragment; without a browser the server runs on."""
        with tempfile.TemporaryDirectory() as folder:
            opened, token = pathlib.Path(folder, "opened"), pathlib.Path(folder, "token")
            token.write_text("0123456789abcdef\n")
            command = pathlib.Path(folder, "xdg-open")
            command.write_text(f"#!/bin/sh\necho \"$1\" > {opened}.new && mv {opened}.new {opened}\n")
            command.chmod(0o755)
            environment = {**os.environ, "PATH": f"{folder}:{os.environ['PATH']}"}
            process, port = self.start("--http", "0", "--open", "--token-file", str(token), env=environment)
            wait_until(opened.exists)
            self.assertEqual(opened.read_text(), f"http://127.0.0.1:{port}/#token=0123456789abcdef\n")
            process.terminate()
            self.assertEqual(process.communicate(timeout=60)[1], b"")
            process, port = self.start("--http", "0", "--open", env={**os.environ, "PATH": folder + "/none"})
            self.assertIn(b"Open the address", process.stderr.readline())
            status = parsed(self.exchange(port, ""))[0]
            self.assertEqual(status, 200)
            process.terminate()
            process.communicate(timeout=60)

    def test_superwall_ports(self):
        """The ports of Superwall's local environment answer too; one that is taken is named in the error."""
        ports = (3000, 3001, 3045, 5999)
        held = []
        try:
            for port in ports:
                held.append(socket.create_server(("127.0.0.1", port)))
        except OSError:
            self.skipTest("another program has one of the ports")
        finally:
            for listener in held[:-1] if len(held) == len(ports) else held:
                listener.close()
        refused = subprocess.run([rpc.executable(), "up", "--http", "0", "--superwall-local-ports"], capture_output=True)
        held[-1].close()
        self.assertEqual(refused.returncode, 1)
        self.assertIn(b"cannot listen on port 5999", refused.stderr)
        try:
            process, _ = self.start("--http", "0", "--superwall-local-ports")
        except IndexError:
            self.skipTest("another program has taken one of the ports since")
        try:
            for port in ports:
                self.assertEqual(parsed(self.exchange(port, ""))[0], 200)
        finally:
            process.terminate()
            process.communicate(timeout=60)


class Refused(unittest.TestCase):
    """Requests that are rejected; the server goes on."""

    def test_hosts_and_origins(self):
        with HTTPChild("--host", "mac.local") as child:
            good = b'{"jsonrpc":"2.0","id":1,"method":"clock/now"}'
            for host in ("evil.example", "", "localhost.evil.example"):
                self.assertEqual(child.request("POST", "/_/rpc", good, Host=host)[0], 403)
            self.assertEqual(child.request("POST", "/_/rpc", good, Host="mac.local")[0], 200)
            self.assertEqual(child.request("POST", "/_/rpc", good, Origin="http://evil.example")[0], 403)
            with WebSocket(child, Origin="http://evil.example") as client:
                self.assertEqual(client.status, 403)
            with WebSocket(child, Host="evil.example") as client:
                self.assertEqual(client.status, 403)
            self.assertTrue(child.is_well())

    def test_sizes(self):
        with HTTPChild() as child:
            status, _, _ = child.request("GET", "/_/health", X_Long="a" * (70 << 10))
            self.assertIn(status, (400, 431))
            self.assertEqual(child.request("POST", "/_/rpc", b" " * ((1 << 20) + 1))[0], 413)
            head = b"POST /_/rpc HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n"
            with child.connect() as connection:
                connection.sendall(head)
                try:
                    for _ in range(30):
                        connection.sendall(b"10000\r\n" + b" " * 0x10000 + b"\r\n")
                except OSError:
                    pass
                self.assertEqual(parsed(read_to_end(connection))[0], 413)
            with WebSocket(child) as client:
                try:
                    client.send_frame(WebSocket.TEXT, b" " * ((1 << 20) + 1))
                    opcode, data = client.frame()
                    self.assertEqual((opcode, data[:2]), (WebSocket.CLOSE, (1009).to_bytes(2, "big")))
                except OSError:
                    pass
            with WebSocket(child) as client:
                client.send_frame(WebSocket.BINARY, b"x")
                self.assertEqual(client.frame()[1][:2], (1003).to_bytes(2, "big"))
            self.assertTrue(child.is_well())

    def test_smuggling(self):
        """A request whose end could be read in two ways is rejected, and nothing after it is answered."""
        tail = b"POST /_/rpc HTTP/1.1\r\nHost: localhost\r\nContent-Length: 45\r\n\r\n" + b'{"jsonrpc":"2.0","id":7,"method":"clock/now"}'
        with HTTPChild() as child:
            for fields in (b"Content-Length: 5\r\nTransfer-Encoding: chunked", b"Content-Length: 5\r\nContent-Length: 6", b"Content-Length: 5, 6",
                           b"Content-Length: -1", b"Content-Length: +5", b"Content-Length: 0x5", b"Transfer-Encoding: chunked, identity",
                           b"Transfer-Encoding : chunked", b"Host: localhost"):
                answer = child.exchange(b"POST /_/rpc HTTP/1.1\r\nHost: localhost\r\n" + fields + b"\r\n\r\n0\r\n\r\n" + tail)
                self.assertEqual(answer.count(b"HTTP/1.1 "), 1, (fields, answer))
                self.assertEqual(parsed(answer)[0], 400, fields)
            self.assertTrue(child.is_well())

    def test_noise(self):
        """Bytes that are no HTTP end their connection and nothing else."""
        chance = random.Random(int(os.environ.get("REDEMPTION_SEED", "7")))
        whole = b"POST /_/rpc HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2\r\n\r\n{}"
        with HTTPChild() as child:
            for _ in range(300):
                data = bytearray(whole if chance.random() < 0.7 else chance.randbytes(chance.randrange(400)))
                for _ in range(chance.randrange(6)):
                    if data:
                        data[chance.randrange(len(data))] = chance.randrange(256)
                with child.connect() as connection:
                    connection.sendall(bytes(data))
                    if chance.random() < 0.5:
                        connection.shutdown(1)
                        read_to_end(connection)
            self.assertTrue(child.is_well())


class Apart(unittest.TestCase):
    """A client that is slow or stops delays no other."""

    def test_blocked_stdout(self):
        """HTTP is answered though the client of stdio reads nothing."""
        with HTTPChild() as child:
            child.write_apart(b"".join(line("server/describe", id=number) for number in range(2_000)))
            for _ in range(20):
                self.assertIn("now", child.post("clock/now")["result"])
            for number in range(2_000):
                self.assertEqual(child.reply()["id"], number)

    def test_reader_that_stops(self):
        """A WebSocket client that does not read is read no more; memory stays flat, and stdio is answered."""
        with HTTPChild() as child, WebSocket(child) as client:
            before = child.peak_memory()
            client.socket.settimeout(2)
            try:
                for _ in range(20_000):
                    client.send("server/describe")
            except OSError:
                pass
            for _ in range(50):
                self.assertTrue(child.is_well())
            self.assertLess(child.peak_memory() - before, 48 << 20)

    def test_slow_header(self):
        """Header fields that do not come within 10 seconds end the connection; others are served meanwhile."""
        with HTTPChild() as child, child.connect() as connection:
            started = time.monotonic()
            connection.sendall(b"POST /_/rpc HTTP/1.1\r\n")
            self.assertTrue(child.is_well())
            connection.settimeout(30)
            read_to_end(connection)
            self.assertLess(time.monotonic() - started, 20)

    def test_slow_body(self):
        """A body that comes byte by byte does not extend its 30 seconds; stdio and other clients are served meanwhile."""
        with HTTPChild() as child, child.connect() as connection:
            connection.sendall(b"POST /_/rpc HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 1000\r\n\r\n")
            started = time.monotonic()
            sent = 0
            while not is_closed(connection) and sent < 900:
                try:
                    connection.send(b" ")
                except OSError:
                    break
                sent += 1
                asked = time.monotonic()
                self.assertTrue(child.is_well())
                self.assertLess(time.monotonic() - asked, 20)
                time.sleep(0.2)
            self.assertLess(sent, 900, "the server waits for the rest")
            self.assertGreater(time.monotonic() - started, 25)
            self.assertIn("now", child.post("clock/now")["result"])

    def test_many_connections(self):
        """Of more than 1,024 connections, those that have been idle for longest make way at once."""
        import resource
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        if hard < 4_096:
            self.skipTest("too few descriptors")
        resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, 4_096), hard))
        with HTTPChild() as child:
            before = child.peak_memory()
            connections = [child.connect() for _ in range(1_100)]
            self.assertTrue(child.is_well())
            wait_until(lambda: sum(is_closed(connection) for connection in connections[:76]) == 76)
            self.assertFalse(any(is_closed(connection) for connection in connections[76:]))
            for connection in connections:
                connection.close()
            for _ in range(10_000 - 1_100):
                child.connect().close()
            wait_until(lambda: "now" in child.post("clock/now").get("result", {}))
            self.assertLess(child.peak_memory() - before, 64 << 20)


class Vendors(unittest.TestCase):
    """What the vendors' SDKs are strict about, on the paths that they request."""

    KEY = {"Authorization": "Bearer appl_abc"}

    def get(self, child: HTTPChild, user: str, **headers: str):
        status, fields, body = child.request("GET", f"/v1/subscribers/{user}", **self.KEY, **headers)
        return status, fields, json.loads(body)

    def redeem(self, child: HTTPChild, code: str, user: str = "ann"):
        body = json.dumps({"app_user_id": user, "redemption_token": code}).encode()
        status, fields, answer = child.request("POST", "/v1/subscribers/redeem_purchase", body, Content_Type="application/json", **self.KEY)
        return status, fields, json.loads(answer)

    def code(self, child: Child, vendor: str = "revenuecat") -> str:
        return child.call("store/purchase", {**PURCHASE, "vendor": vendor})["result"]["link"]["code"]

    def test_redemption(self):
        """A code that was bought over stdio is redeemed over HTTP, once. Errors are JSON, with the service's codes."""
        with HTTPChild() as child:
            code = self.code(child)
            status, fields, body = self.redeem(child, code)
            self.assertEqual((status, fields["content-type"]), (200, "application/json"))
            self.assertIn("pro", body["subscriber"]["entitlements"])
            for wrong, user, number in (("none", "ann", 7849), (code, "bob", None)):
                status, fields, body = self.redeem(child, wrong, user)
                self.assertEqual(fields["content-type"], "application/json")
                self.assertEqual(status, 403)
                self.assertEqual(body["code"], number or body["code"])
            old = self.code(child)
            body = json.dumps({"redemption_token": old}).encode()
            self.assertEqual(child.request("POST", "/v1/subscribers/ann/redeem_web_purchase", body, **self.KEY)[0], 200)

    def test_expired_link(self):
        """An old link is error 7853, with the masked address that a new one was mailed to."""
        with HTTPChild() as child:
            code = self.code(child)
            child.call("clock/advance", {"seconds": 7200})
            status, _, body = self.redeem(child, code)
            self.assertEqual((status, body["code"]), (403, 7853))
            self.assertIn("@", body["purchase_redemption_error_info"]["obfuscated_email"])
            self.assertNotIn("ann@example.com", json.dumps(body))

    def test_headers(self):
        """The request time is in header and body, equal; nothing is signed, and nothing makes SDKs send conditional requests."""
        with HTTPChild() as child:
            self.redeem(child, self.code(child))
            status, fields, body = self.get(child, "ann", Origin="http://localhost:5173")
            self.assertEqual(status, 200)
            self.assertEqual(fields["x-revenuecat-request-time"], str(body["request_date_ms"]))
            self.assertEqual(fields["access-control-allow-origin"], "http://localhost:5173")
            self.assertNotIn("access-control-allow-origin", self.get(child, "ann")[1])
            for name in ("etag", "x-revenuecat-etag", "x-signature", "last-modified"):
                self.assertNotIn(name, fields)

    def test_dates(self):
        """Dates are those of the SDK's clock: after clock/advance, "now" is still the wall clock's."""
        with HTTPChild() as child:
            self.redeem(child, self.code(child))
            def fetched(**headers):
                body = self.get(child, "ann", **headers)[2]
                request = body["request_date_ms"]
                for name in ("request_date", "request_date_ms"):
                    del body[name]
                del body["subscriber"]["last_seen"]
                return body, request
            before, _ = fetched()
            self.assertEqual(fetched()[0], before, "two fetches differ")
            child.call("clock/advance", {"seconds": 86_400})
            after, request = fetched()
            self.assertLess(abs(request - time.time() * 1000), 60_000)
            self.assertEqual(fetched()[0], after, "two fetches differ after clock/advance")
            self.assertNotEqual(after, before, "the purchase is a day older")
            ledger, request = fetched(X_RedemptionKit_Dates="ledger")
            self.assertGreater(request, time.time() * 1000 + 86_000_000)
            self.assertEqual(ledger, before, "the ledger's own dates do not move")

    def test_identity(self):
        """Identify is 201 for a new customer, then 200; an app user id may have any characters."""
        with HTTPChild() as child:
            body = json.dumps({"app_user_id": "ann", "new_app_user_id": "b+ö"}).encode()
            self.assertEqual(child.request("POST", "/v1/subscribers/identify", body, **self.KEY)[0], 201)
            self.assertEqual(child.request("POST", "/v1/subscribers/identify", body, **self.KEY)[0], 200)
            status, _, found = self.get(child, "b%2B%C3%B6")
            self.assertEqual((status, found["subscriber"]["original_app_user_id"] in ("ann", "b+ö")), (200, True))

    def test_reset(self):
        """A checkout that began before `store/reset` does not complete after it; one of a vendor that was not reset does."""
        with HTTPChild() as child:
            def begun() -> str:
                child.call("store/purchase", {**PURCHASE, "product": "monthly"})
                body = json.dumps({"app_user_id": "$RCAnonymousID:" + "a" * 32, "product_id": "monthly"}).encode()
                answer = json.loads(child.request("POST", "/rcbilling/v1/checkout/start", body, **self.KEY)[2])
                return f"/rcbilling/v1/checkout/{answer['operation_session_id']}"
            def completes(path: str) -> bool:
                return child.request("POST", path + "/complete", b"{}", **self.KEY)[0] == 200
            for params in ({}, {"vendor": "revenuecat"}):
                path = begun()
                self.assertIn("deleted", child.call("store/reset", params)["result"])
                self.assertFalse(completes(path))
                self.assertEqual(child.request("GET", path, **self.KEY)[0], 404)
                self.assertEqual(child.call("store/list")["result"]["purchases"], [])
            path = begun()
            child.call("store/reset", {"vendor": "superwall"})
            self.assertTrue(completes(path))

    REDEMPTIONS = {
        "revenuecat": ("/v1/subscribers/redeem_purchase", {"app_user_id": "ann", "redemption_token": "CODE"}),
        "superwall": ("/subscriptions-api/public/v1/redeem", {"deviceId": "d", "codes": [{"code": "CODE", "firstRedemption": True}], "receipts": []}),
        "qonversion": ("/v4/web/redeem", {"token": "CODE", "app_uid": "ann"}),
    }

    def delayed(self, child: HTTPChild, method: str, path: str, body: bytes = b"") -> socket.socket:
        """A connection whose request a fault delays by ten minutes."""
        session = child.call("session/open", APP)["result"]["session"]
        child.call("fault/inject", {"kind": "delay", "seconds": 600})
        connection = child.connect()
        connection.sendall(f"{method} {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: {len(body)}\r\n\r\n".encode() + body)
        wait_until(lambda: not child.call("fault/inject", {"kind": "none", "session": session})["result"]["pending"])
        return connection

    def test_reset_during_a_redemption(self):
        """`store/reset` is rejected while a fault delays a redemption, unless its client is gone or its vendor is not reset."""
        for vendor, (path, body) in self.REDEMPTIONS.items():
            with self.subTest(vendor), HTTPChild() as child:
                def is_rejected(**params: str) -> bool:
                    reply = child.call("store/reset", params)
                    return reply.get("error", {}).get("code") == -32013 and "clock/advance" in reply["error"]["message"]
                content = json.dumps(body).replace("CODE", self.code(child, vendor)).encode()
                with self.delayed(child, "POST", path, content) as connection:
                    self.assertTrue(is_rejected())
                    self.assertTrue(is_rejected(vendor=vendor))
                    other = next(each for each in self.REDEMPTIONS if each != vendor)
                    self.assertFalse(is_rejected(vendor=other))
                    child.call("clock/advance", {"seconds": 600})
                    self.assertEqual(parsed(read_to_end(connection))[0], 200)
                    self.assertFalse(is_rejected())
                with self.delayed(child, "POST", path, content):
                    self.assertTrue(is_rejected())
                wait_until(lambda: not is_rejected())
                with self.delayed(child, "GET", "/v1/subscribers/ann"):
                    self.assertFalse(is_rejected())

    def test_cors(self):
        """Pages of loopback and those of --origin may use the vendors' paths, with the header fields that they ask for."""
        with HTTPChild("--origin", "https://App.example.com:443/") as child:
            status, fields, _ = child.request(
                "OPTIONS", "/v1/subscribers/ann", Origin="http://localhost:3000", Access_Control_Request_Method="GET",
                Access_Control_Request_Headers="authorization,x-platform,x-version")
            self.assertEqual(status, 204)
            self.assertEqual(fields["access-control-allow-headers"], "authorization,x-platform,x-version")
            status, fields, _ = child.request("GET", "/v1/subscribers/ann", Origin="http://localhost:3000", **self.KEY)
            self.assertEqual((status, fields["access-control-allow-origin"], fields["vary"]), (201, "http://localhost:3000", "Origin"))
            status, fields, _ = child.request("GET", "/v1/subscribers/ann", Origin="https://app.example.com", **self.KEY)
            self.assertEqual((status, fields["access-control-allow-origin"]), (200, "https://app.example.com"))
            before = child.call("store/list")["result"]
            for origin in ("http://evil.example", "null", "http://app.example.com", "https://app.example.com:8443"):
                for method, fields in (("GET", {}), ("POST", {}), ("OPTIONS", {"Access_Control_Request_Method": "GET"})):
                    status, fields, _ = child.request(method, "/v1/subscribers/eve", Origin=origin, **self.KEY, **fields)
                    self.assertEqual((status, "access-control-allow-origin" in fields), (403, False), origin)
            self.assertEqual(child.request("GET", "/v1/subscribers/eve", Sec_Fetch_Site="cross-site")[0], 403)
            self.assertEqual(child.call("store/list")["result"], before, "a page of another origin made a customer")
            self.assertEqual(child.request("GET", "/v1/nothing", **self.KEY)[0], 404)
            self.assertEqual(child.request("PUT", "/v1/subscribers/ann", **self.KEY)[0], 405)

    def test_faults(self):
        """Faults that name no session affect HTTP as they affect sessions."""
        with HTTPChild() as child:
            child.call("fault/inject", {"kind": "http", "status": 429})
            self.assertEqual(child.request("GET", "/v1/subscribers/ann")[0], 429)
            child.call("fault/inject", {"kind": "offline", "count": 1})
            self.assertEqual(child.exchange(b"GET /v1/subscribers/ann HTTP/1.1\r\nHost: localhost\r\n\r\n"), b"")
            # An app that is offline reaches no vendor path at all, but this program's own paths.
            child.call("fault/inject", {"kind": "offline"})
            for method, path in (("GET", "/v1/offerings"), ("DELETE", "/v1/subscribers/ann"), ("OPTIONS", "/v1/subscribers/ann"), ("POST", "/nothing")):
                self.assertEqual(child.exchange(f"{method} {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n".encode()), b"", path)
            self.assertEqual(child.request("GET", "/_/health")[0], 200)
            child.call("fault/inject", {"kind": "none"})
            # A fault for an answer waits for a request that has one.
            child.call("fault/inject", {"kind": "malformed"})
            self.assertEqual(child.request("GET", "/v1/offerings")[0], 404)
            with self.assertRaises(ValueError):
                json.loads(child.request("GET", "/v1/subscribers/ann")[2])
            child.call("fault/inject", {"kind": "delay", "seconds": 0.4})
            started = time.monotonic()
            self.assertEqual(child.request("GET", "/v1/subscribers/ann")[0], 201)
            self.assertGreaterEqual(time.monotonic() - started, 0.35)
            child.call("fault/inject", {"kind": "delay", "seconds": 3_600})
            with child.connect() as connection:
                connection.sendall(b"GET /v1/subscribers/ann HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
                time.sleep(0.2)
                child.call("clock/advance", {"seconds": 3_600})
                self.assertEqual(parsed(read_to_end(connection))[0], 200)
            child.call("fault/inject", {"kind": "timeout"})
            with child.connect() as connection:
                connection.sendall(b"GET /v1/subscribers/ann HTTP/1.1\r\nHost: localhost\r\n\r\n")
                connection.settimeout(1)
                with self.assertRaises(TimeoutError):
                    connection.recv(1)
            self.assertEqual(child.request("GET", "/v1/subscribers/ann")[0], 200)

    def test_other_vendor(self):
        """The other vendor's redemption and entitlements, in the words of the platform that asks; its SDKs do not escape a slash in the user's id."""
        with HTTPChild() as child:
            path = "/subscriptions-api/public/v1"
            for user in ("ann", "team/42"):
                code = self.code(child, "superwall")
                body = json.dumps({"deviceId": "$SuperwallDevice:1", "appUserId": user, "codes": [{"code": code, "firstRedemption": True}], "receipts": []}).encode()
                status, fields, answer = child.request("POST", path + "/redeem", body, X_Platform="iOS", X_App_User_ID=user)
                self.assertEqual((status, fields["content-type"]), (200, "application/json"))
                self.assertEqual(json.loads(answer)["codes"][0]["status"], "SUCCESS")
                status, _, answer = child.request("GET", f"{path}/users/{user}/entitlements?deviceId=%24SuperwallDevice%3A1", X_Platform="iOS", X_App_User_ID=user)
                self.assertEqual(json.loads(answer)["customerInfo"]["entitlements"][0]["identifier"], "pro")
            self.assertEqual(child.request("POST", path + "/redeem", b"{")[0], 400)

    def test_start(self):
        """What the SDKs request when they start has an answer."""
        with HTTPChild() as child:
            for method, path in (("GET", "/v1/subscribers/ann/offerings"), ("GET", "/v1/product_entitlement_mapping"), ("GET", "/v1/health"),
                                 ("POST", "/v1/subscribers/ann/attributes"), ("POST", "/v1/events"), ("GET", "/api/v1/static_config"),
                                 ("GET", "/api/v1/assignments"), ("POST", "/api/v1/events")):
                status, fields, body = child.request(method, path, b"{}" if method == "POST" else b"", **self.KEY)
                self.assertEqual((status, fields["content-type"]), (200, "application/json"), path)
                json.loads(body)

    def test_killed(self):
        """A kill under load loses no redemption that was answered, and no code works twice."""
        seed = int(os.environ.get("REDEMPTION_SEED", "7"))
        chance = random.Random(seed)
        for round in range(LONG_ROUNDS if IS_LONG else 1):
            with self.subTest(seed=seed, round=round), tempfile.TemporaryDirectory() as folder:
                self.kill(str(pathlib.Path(folder, "ledger.sqlite")), after=chance.randrange(1, 40))

    def kill(self, ledger, after):
        """Kills a server that redeems codes for four clients, and compares its ledger with what was answered."""
        with HTTPChild("--ledger", ledger) as child:
            codes = [self.code(child) for _ in range(60)]
            answered = []
            def work(numbers):
                for number in numbers:
                    try:
                        status, _, _ = self.redeem(child, codes[number], f"user-{number}")
                    except Exception:
                        return
                    if status == 200:
                        answered.append(number)
            threads = [threading.Thread(target=work, args=(range(first, len(codes), 4),)) for first in range(4)]
            for thread in threads:
                thread.start()
            wait_until(lambda: len(answered) >= after)
            child.process.kill()
            for thread in threads:
                thread.join()
        with HTTPChild("--ledger", ledger) as child:
            for number, code in enumerate(codes):
                status, _, _ = self.redeem(child, code, "thief")
                if number in answered:
                    self.assertEqual(status, 403, number)
                    self.assertIn("pro", self.get(child, f"user-{number}")[2]["subscriber"]["entitlements"])
                self.assertEqual(self.redeem(child, code, "another thief")[0], 403, number)


def is_closed(connection) -> bool:
    connection.setblocking(False)
    try:
        return connection.recv(1) == b""
    except BlockingIOError:
        return False
    except OSError:
        return True


if __name__ == "__main__":
    unittest.main()
