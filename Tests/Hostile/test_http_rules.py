"""What the standards ask of an HTTP server (RFC 9110, RFC 9112) and of a WebSocket server (RFC 6455)."""
import json
import socket
import unittest

from child import PATIENCE
from http_client import HTTPChild, WebSocket, parsed, read_to_end

NOW = b'{"jsonrpc":"2.0","id":1,"method":"clock/now"}'


def head(method: str, target: str, *fields: str) -> bytes:
    return "".join(f"{line}\r\n" for line in (f"{method} {target} HTTP/1.1", *fields)).encode() + b"\r\n"


class Requests(unittest.TestCase):
    def test_expect(self):
        """A client that awaits `100 Continue` gets it before its body; one whose request is rejected does not (RFC 9110, 10.1.1)."""
        length = f"Content-Length: {len(NOW)}"
        with HTTPChild() as child:
            for framing, body in ((length, NOW), ("Transfer-Encoding: chunked", b"%x\r\n%s\r\n0\r\n\r\n" % (len(NOW), NOW))):
                with child.connect() as connection:
                    for _ in range(2):
                        connection.sendall(head("POST", "/_/rpc", "Host: localhost", framing, "Expect: 100-Continue"))
                        self.assertEqual(read_head(connection), b"HTTP/1.1 100 Continue\r\n\r\n")
                        connection.sendall(body)
                        answer = read_head(connection)
                        self.assertTrue(answer.startswith(b"HTTP/1.1 200 "), answer)
                        self.assertIn("now", json.loads(read_body(connection, answer))["result"])
            for fields, status in ((("Host: evil.example", length), 403), (("Host: localhost", f"Content-Length: {2 << 20}"), 413),
                                   (("Host: localhost", length, "Origin: http://evil.example"), 403)):
                answer = child.exchange(head("POST", "/_/rpc", *fields, "Expect: 100-continue"))
                self.assertEqual(parsed(answer)[0], status)
            # Without a body, and from a client of HTTP/1.0, the field means nothing.
            answer = child.exchange(head("GET", "/_/health", "Host: localhost", "Expect: 100-continue", "Connection: close"))
            self.assertEqual(parsed(answer)[0], 200)
            old = head("POST", "/_/rpc", "Host: localhost", length, "Expect: 100-continue").replace(b"HTTP/1.1", b"HTTP/1.0")
            self.assertEqual(parsed(child.exchange(old + NOW))[0], 200)

    def test_allow(self):
        """405 names the methods of the path (RFC 9110, 15.5.6)."""
        with HTTPChild() as child:
            for method, path, allowed in (
                    ("POST", "/", "GET, HEAD"), ("POST", "/_/health", "GET, HEAD"), ("DELETE", "/_/ready", "GET, HEAD"),
                    ("GET", "/_/rpc", "POST"), ("OPTIONS", "/_/rpc", "POST"), ("POST", "/_/ws", "GET"),
                    ("DELETE", "/v1/subscribers/ann", "GET, HEAD, OPTIONS"), ("GET", "/v1/receipts", "OPTIONS, POST")):
                status, fields, _ = child.request(method, path)
                self.assertEqual((status, fields.get("allow")), (405, allowed), (method, path))

    def test_upgrade_required(self):
        """426 names the protocol and its version (RFC 9110, 15.5.22; RFC 6455, 4.2.2)."""
        with HTTPChild() as child:
            answer = child.exchange(head("GET", "/_/ws", "Host: localhost", "Connection: close")).decode()
            for field in ("HTTP/1.1 426 ", "\r\nUpgrade: websocket\r\n", "\r\nConnection: Upgrade", "\r\nSec-WebSocket-Version: 13\r\n"):
                self.assertIn(field, answer)
            with WebSocket(child, Sec_WebSocket_Version="8") as client:
                self.assertEqual(client.status, 426)
                self.assertIn("\r\nSec-WebSocket-Version: 13\r\n", client.answer)

    def test_absolute_form(self):
        """A target may be a URL, whose host then counts (RFC 9112, 3.2.2)."""
        with HTTPChild() as child:
            def status(method: str, target: str, *fields: str, host: str = "localhost") -> int:
                return parsed(child.exchange(head(method, target, f"Host: {host}", "Connection: close", *fields)))[0]
            for target in ("http://localhost/_/health", "HTTP://127.0.0.1:8787/_/health?a=/b", "https://[::1]:1/v1/health", "http://localhost", "http://localhost?a"):
                self.assertEqual(status("GET", target), 200, target)
            self.assertEqual(status("GET", "http://localhost/_/health", host="proxy.example"), 200)
            for target in ("http://evil.example/_/health", "http://evil.example/v1/health", "http:///v1/health", "http://localhost@evil.example/v1/health",
                           "http://localhost:1@evil.example/", "http://user@localhost/v1/health"):
                self.assertEqual(status("GET", target), 403, target)
            self.assertEqual(status("GET", "http://localhost/_/health", "Host: localhost"), 400)
            self.assertEqual(parsed(child.exchange(head("GET", "http://localhost/_/health", "Connection: close")))[0], 400)
            self.assertEqual(status("GET", "http://localhost/_/health", "Origin: http://evil.example"), 403)
            for target in ("ftp://localhost/_/health", "//localhost/_/health", "localhost/_/health"):
                self.assertIn(status("GET", target), (400, 404), target)
            with WebSocket(child, path="http://localhost/_/ws") as client:
                self.assertIn("now", client.call("clock/now")[0]["result"])

    def test_charset(self):
        """A message of JSON-RPC in another charset than UTF-8 is rejected."""
        with HTTPChild() as child:
            def reply(kind: str) -> dict:
                return json.loads(child.request("POST", "/_/rpc", NOW, Content_Type=kind)[2])
            for kind in ("application/json; charset=utf-16", 'application/json;charset="ISO-8859-1"', "text/plain; a=b; Charset=latin1"):
                error = reply(kind)["error"]
                self.assertEqual((error["code"], error["data"]["kind"]), (-32700, "charsetUnsupported"), kind)
            for kind in ("application/json", "application/json; charset=UTF-8", 'application/json;charset="utf-8"', "application/x-www-form-urlencoded", ""):
                self.assertIn("now", reply(kind)["result"], kind)


class Frames(unittest.TestCase):
    def test_handshake(self):
        """The path may have a query; only GET opens a WebSocket (4.2.1)."""
        with HTTPChild() as child:
            with WebSocket(child, path="/_/ws?x=1") as client:
                self.assertIn("now", client.call("clock/now")[0]["result"])
            with WebSocket(child, method="POST") as client:
                self.assertEqual(client.status, 405)
            with WebSocket(child, path="/_/wsx") as client:
                self.assertEqual(client.status, 404)


def read_head(connection: socket.socket) -> bytes:
    """The bytes up to the first empty line, and none behind it."""
    connection.settimeout(PATIENCE)
    read = b""
    while not read.endswith(b"\r\n\r\n") and (byte := connection.recv(1)):
        read += byte
    return read


def read_body(connection: socket.socket, answer: bytes) -> bytes:
    rest = int(parsed(answer)[1]["content-length"])
    read = b""
    while len(read) < rest and (piece := connection.recv(rest - len(read))):
        read += piece
    return read


if __name__ == "__main__":
    unittest.main()
