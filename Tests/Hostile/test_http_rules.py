"""What the standards ask of an HTTP server (RFC 9110, RFC 9112) and of a WebSocket server (RFC 6455)."""
import calendar
import gzip
import json
import os
import socket
import struct
import time
import unittest

from child import PATIENCE, wait_until
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
                    ("PUT", "/v1/subscribers/ann", "DELETE, GET, HEAD, OPTIONS"), ("GET", "/v1/receipts", "OPTIONS, POST")):
                status, fields, _ = child.request(method, path)
                self.assertEqual((status, fields.get("allow")), (405, allowed), (method, path))

    def test_date(self):
        """Every response has the date in its one form (RFC 9110, 6.6.1)."""
        form = "%a, %d %b %Y %H:%M:%S GMT"
        with HTTPChild() as child:
            for target, *fields in (("/_/health",), ("/",), ("/v1/subscribers/ada",), ("/none",), ("/_/ws",), ("/v1/subscribers/ada", "Host: evil.example")):
                before = time.time()
                answer = child.exchange(head("GET", target, *(fields or ["Host: localhost"]), "Connection: close"))
                date = calendar.timegm(time.strptime(parsed(answer)[1]["date"], form))
                self.assertTrue(int(before) <= date <= time.time(), (target, date))
            for request in (b"\r\rGET\r\n\r\n", head("GET", "/_/health", "A b: c"), head("GET", "/_/health", "A: " + "b" * 70_000),
                            head("POST", "/_/rpc", "Host: localhost", "Transfer-Encoding: chunked") + b"x\r\n"):
                status, fields, body = parsed(child.exchange(request))
                self.assertEqual((status, fields["connection"], fields["content-type"]), (400, "close", "application/json"))
                time.strptime(fields["date"], form)
                self.assertIn("error", json.loads(body))

    def test_huge_length(self):
        """A body of any length beyond the limit is rejected before it is read, however large its number."""
        with HTTPChild() as child:
            for length in ((1 << 20) + 1, (1 << 63) - 1, 1 << 63, (1 << 64) - 1):
                answer = child.exchange(head("POST", "/_/rpc", "Host: localhost", f"Content-Length: {length}"))
                self.assertEqual(parsed(answer)[0], 413, length)

    def test_compressed(self):
        """A compressed body is rejected before it is read, with the coding that is accepted (RFC 9110, 15.5.16)."""
        with HTTPChild() as child:
            for coding in ("gzip", "br", "GZIP", "gzip, identity"):
                for path in ("/_/rpc", "/v1/receipts", "/subscriptions-api/public/v1/redeem"):
                    body = gzip.compress(NOW)
                    fields = ("Host: localhost", f"Content-Encoding: {coding}", f"Content-Length: {len(body)}")
                    status, answer, text = parsed(child.exchange(head("POST", path, *fields) + body))
                    self.assertEqual((status, answer["accept-encoding"]), (415, "identity"), (coding, path))
                    self.assertIn("compressed", json.loads(text)["error"])
            fields = ("Host: localhost", "Content-Encoding: identity", f"Content-Length: {len(NOW)}", "Connection: close")
            self.assertEqual(parsed(child.exchange(head("POST", "/_/rpc", *fields) + NOW))[0], 200)

    def test_options(self):
        """OPTIONS that is no preflight names the methods of a path (RFC 9110, 9.3.7)."""
        with HTTPChild() as child:
            status, fields, body = child.request("OPTIONS", "/v1/subscribers/ann")
            self.assertEqual((status, fields.get("allow"), body), (204, "DELETE, GET, HEAD, OPTIONS", b""))
            self.assertEqual(child.request("OPTIONS", "/nothing")[0], 404)

    def test_transfer_encoding(self):
        """A coding that is not decoded is 501, one whose end cannot be found is 400 (RFC 9112, 6.1 and 6.3)."""
        tail = b"0\r\n\r\n"
        with HTTPChild() as child:
            for path in ("/_/rpc", "/v1/receipts", "/_/health"):
                for coding in ("gzip, chunked", "gzip,chunked", "deflate, gzip, chunked", "identity, chunked", "x, chunked"):
                    answer = child.exchange(head("POST", path, "Host: localhost", f"Transfer-Encoding: {coding}") + tail)
                    self.assertEqual(parsed(answer)[0], 501, coding)
                for coding in ("gzip", "identity", "chunked, gzip", "chunkedx", "xchunked"):
                    answer = child.exchange(head("POST", path, "Host: localhost", f"Transfer-Encoding: {coding}") + tail)
                    self.assertIn(parsed(answer)[0], (400, 501), coding)
            for coding in ("chunked", "Chunked", "  chunked  "):
                body = b"%x\r\n%s\r\n0\r\n\r\n" % (len(NOW), NOW)
                answer = child.exchange(head("POST", "/_/rpc", "Host: localhost", f"Transfer-Encoding: {coding}", "Connection: close") + body)
                self.assertEqual(parsed(answer)[0], 200, coding)

    def test_upgrade_required(self):
        """426 names the protocol and its version (RFC 9110, 15.5.22; RFC 6455, 4.2.2)."""
        with HTTPChild() as child:
            answer = child.exchange(head("GET", "/_/ws", "Host: localhost", "Connection: close")).decode()
            for field in ("HTTP/1.1 426 ", "\r\nUpgrade: websocket\r\n", "\r\nConnection: Upgrade", "\r\nSec-WebSocket-Version: 13\r\n"):
                self.assertIn(field, answer)
            with WebSocket(child, Sec_WebSocket_Version="8") as client:
                self.assertEqual(client.status, 426)
                self.assertIn("\r\nSec-WebSocket-Version: 13\r\n", client.answer)

    def test_port(self):
        """A port that is no number makes a request invalid, wherever its host stands (RFC 9112, 3.2)."""
        with HTTPChild() as child:
            for target, host in (("/v1/health", "127.0.0.1:abc"), ("/_/rpc", "localhost:-1"), ("http://localhost:abc/v1/health", "localhost")):
                answer = child.exchange(head("GET", target, f"Host: {host}", "Connection: close"))
                self.assertEqual(parsed(answer)[0], 400, (target, host))

    def test_absolute_form(self):
        """A target may be a URL, whose host then counts (RFC 9112, 3.2.2)."""
        with HTTPChild() as child:
            def status(method: str, target: str, *fields: str, host: str = "localhost") -> int:
                return parsed(child.exchange(head(method, target, f"Host: {host}", "Connection: close", *fields)))[0]
            for target in ("http://localhost/v1/health", "HTTP://127.0.0.1:8787/v1/health?a=/b", "https://[::1]:1/v1/health", "http://localhost", "http://localhost?a"):
                self.assertEqual(status("GET", target), 200, target)
            self.assertEqual(status("GET", "http://localhost/v1/health", host="proxy.example"), 200)
            for target in ("http://evil.example/_/rpc", "http://evil.example/v1/health", "http:///v1/health", "http://localhost@evil.example/v1/health",
                           "http://localhost:1@evil.example/", "http://user@localhost/v1/health"):
                self.assertEqual(status("GET", target), 403, target)
            self.assertEqual(status("GET", "http://localhost/_/health", "Host: localhost"), 400)
            self.assertEqual(parsed(child.exchange(head("GET", "http://localhost/v1/health", "Connection: close")))[0], 400)
            self.assertEqual(status("GET", "http://localhost/_/rpc", "Origin: http://evil.example"), 403)
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


class HalfClosed(unittest.TestCase):
    """A client may close its sending side once its requests are sent (RFC 9112, 9.6)."""

    def answers(self, child: HTTPChild, data: bytes) -> bytes:
        with child.connect() as connection:
            connection.sendall(data)
            connection.shutdown(socket.SHUT_WR)
            return read_to_end(connection)

    def test_responses(self):
        get, health = head("GET", "/v1/subscribers/ann", "Host: localhost"), head("GET", "/_/health", "Host: localhost")
        post = head("POST", "/_/rpc", "Host: localhost", f"Content-Length: {len(NOW)}") + NOW
        page = head("GET", "/", "Host: localhost")
        with HTTPChild() as child:
            for requests in ([get], [health], [post], [page], [get, post, health, get, page], [page] * 30):
                answer = self.answers(child, b"".join(requests))
                self.assertEqual(answer.count(b"HTTP/1.1 20"), len(requests), answer[:300])
            code = child.call("store/purchase", {"vendor": "revenuecat", "product": "pro", "entitlements": ["pro"]})["result"]["link"]["code"]
            body = json.dumps({"redemption_token": code, "app_user_id": "ann"}).encode()
            answer = self.answers(child, head("POST", "/v1/subscribers/redeem_purchase", "Host: localhost", f"Content-Length: {len(body)}") + body)
            self.assertEqual(parsed(answer)[0], 200)
            child.call("fault/inject", {"kind": "delay", "seconds": 0.3})
            self.assertEqual(parsed(self.answers(child, get))[0], 200)

    def test_no_response(self):
        """A connection without a whole request, or whose request gets no response, is closed at once."""
        post = head("POST", "/_/rpc", "Host: localhost", f"Content-Length: {len(NOW)}")
        with HTTPChild() as child:
            self.assertEqual(self.answers(child, b""), b"")
            for data in (b"G", b"GET / HTTP/1.1\r\n", post, post + NOW[:9]):
                self.assertIn(self.answers(child, data)[:13], (b"", b"HTTP/1.1 400 "), data)
            for kind in ("timeout", "offline"):
                child.call("fault/inject", {"kind": kind, "count": 1})
                self.assertEqual(self.answers(child, head("GET", "/v1/subscribers/ann", "Host: localhost")), b"")
            with WebSocket(child) as client:
                client.call("clock/now")
                client.socket.shutdown(socket.SHUT_WR)
                with self.assertRaises(EOFError):
                    client.frame()

    def test_gone(self):
        """Clients that have gone leave no descriptor: after a reset at once, else after the 30 seconds for a response."""
        def descriptors() -> int:
            return len(os.listdir(f"/proc/{child.process.pid}/fd"))
        if not os.path.isdir("/proc/self/fd"):
            self.skipTest("descriptors cannot be counted here")
        with HTTPChild() as child:
            self.assertEqual(child.request("GET", "/_/health")[0], 200)
            before = descriptors()
            child.call("fault/inject", {"kind": "delay", "seconds": 100_000, "count": 200})
            for number in range(200):
                with child.connect() as connection:
                    if number % 2:
                        connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
                    connection.sendall(head("GET", "/v1/subscribers/ann", "Host: localhost"))
            wait_until(lambda: descriptors() <= before)
            self.assertEqual(child.request("GET", "/_/health")[0], 200)


class Frames(unittest.TestCase):
    def test_fragments(self):
        """A message may have any number of fragments, also empty ones, with control frames between them (5.4)."""
        with HTTPChild() as child, WebSocket(child) as client:
            for pieces in ((b"", NOW), (NOW, b""), (b"", b"", NOW[:9], b"", NOW[9:], b""), tuple(NOW[at:at + 1] for at in range(len(NOW)))):
                for number, piece in enumerate(pieces):
                    client.send_frame(0 if number else WebSocket.TEXT, piece, fin=number == len(pieces) - 1)
                    if number == 0:
                        client.send_frame(WebSocket.PING, b"x")
                        self.assertEqual(client.frame(), (WebSocket.PONG, b"x"))
                self.assertIn("now", client.message()["result"])
            client.send_frame(WebSocket.TEXT, b"", fin=False)
            for _ in range(3_000):
                client.send_frame(0, b"", fin=False)
            client.send_frame(0, NOW)
            self.assertIn("now", client.message()["result"])

    def fails(self, child: HTTPChild, code: int, *frames: tuple, **bits) -> None:
        with self.subTest(code=code, frames=frames, **bits), WebSocket(child) as client:
            for opcode, data, fin in frames:
                client.send_frame(opcode, data, fin, **bits)
            self.assertEqual(client.frame(), (WebSocket.CLOSE, code.to_bytes(2, "big")))
            with self.assertRaises(EOFError):
                client.frame()

    def test_failures(self):
        """Frames that break a rule end the connection with the code of that rule, and with one close frame."""
        (text, ping, close) = (WebSocket.TEXT, WebSocket.PING, WebSocket.CLOSE)
        with HTTPChild() as child:
            for opcode in (text, ping, close):
                self.fails(child, 1002, (opcode, b"", True), is_masked=False)  # 5.1
            for reserved in (1, 2, 4):
                self.fails(child, 1002, (text, NOW, True), reserved=reserved)  # 5.2
            for opcode in (3, 7, 11, 15):
                self.fails(child, 1002, (opcode, b"", True))  # 5.2
            self.fails(child, 1002, (0, NOW, True))  # 5.4
            self.fails(child, 1002, (text, NOW[:3], False), (text, NOW, True))  # 5.4
            self.fails(child, 1002, (ping, b"x", False))  # 5.5
            self.fails(child, 1002, (ping, b"x" * 126, True))  # 5.5
            self.fails(child, 1007, (text, b'{"jsonrpc":"2.0","id":"\xff"}', True))  # 8.1
            self.fails(child, 1007, (text, b"\xc3", False), (0, b"", True))
            self.fails(child, 1007, (text, b"\xed\xa0\x80", True))
            for data, code in ((b"x", 1002), (b"\x03\xe7", 1002), (b"\x03\xed", 1002), (b"\x0b\xb7", 1002), (b"\x13\x88", 1002), (b"\x03\xe8\xff", 1007)):
                self.fails(child, code, (close, data, True))  # 5.5.1, 7.4
            for data in (b"", b"\x03\xe8", b"\x03\xe9bye", b"\x0f\xa0\xc3\xa4"):
                self.fails(child, 1000, (close, data, True))
            self.fails(child, 1009, (text, b" " * 600_000, False), (0, b" " * 600_000, True))
            with WebSocket(child) as client:  # A character may be split between fragments.
                client.send_frame(text, b'{"jsonrpc":"2.0","id":"\xc3', fin=False)
                client.send_frame(0, b'\xa4","method":"clock/now"}')
                self.assertEqual(client.message()["id"], "ä")
            self.assertTrue(child.is_well())

    def test_handshake(self):
        """The path may have a query; only GET opens a WebSocket (4.2.1)."""
        with HTTPChild() as child:
            with WebSocket(child, path="/_/ws?x=1") as client:
                self.assertIn("now", client.call("clock/now")[0]["result"])
            with WebSocket(child, method="POST") as client:
                self.assertEqual(client.status, 405)
            with WebSocket(child, path="/_/wsx") as client:
                self.assertEqual(client.status, 404)

    def test_handshake_with_body(self):
        """A handshake with a body gets a response and opens no WebSocket; one whose length is 0 opens one."""
        handshake = ("Host: localhost", "Upgrade: websocket", "Connection: Upgrade, close", "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
                     "Sec-WebSocket-Version: 13")
        with HTTPChild() as child:
            for framing, body, status in (("Content-Length: 3", b"abc", 426), ("Transfer-Encoding: chunked", b"3\r\nabc\r\n0\r\n\r\n", 426),
                                          (f"Content-Length: {2 << 20}", b"", 413)):
                self.assertEqual(parsed(child.exchange(head("GET", "/_/ws", *handshake, framing) + body))[0], status, framing)
            with WebSocket(child, Content_Length="0") as client:
                self.assertIn("now", client.call("clock/now")[0]["result"])


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
