"""HTTP and WebSocket on plain sockets, so that tests can send what no library would."""
from __future__ import annotations

import base64
import json
import os
import socket
import struct
from typing import Any
from urllib.parse import urlsplit

from child import PATIENCE, Child


class HTTPChild(Child):
    """A server with HTTP beside its pipes."""

    def __init__(self, *options: str, **settings: Any) -> None:
        super().__init__("--clock", "offset", "--http", "0", *options, **settings)
        url = urlsplit(self.call("server/describe")["result"]["http"]["url"])
        self.address = (url.hostname, url.port)

    def connect(self) -> socket.socket:
        return socket.create_connection(self.address, timeout=PATIENCE)

    def exchange(self, data: bytes) -> bytes:
        """Sends bytes on a connection of their own; returns everything until the server closes it."""
        with self.connect() as connection:
            connection.sendall(data)
            return read_to_end(connection)

    def request(self, method: str, path: str, body: bytes = b"", **headers: str) -> tuple[int, dict[str, str], bytes]:
        """Sends one request; returns status, header fields and body."""
        fields = {"Host": f"127.0.0.1:{self.address[1]}", "Connection": "close", **{name.replace("_", "-"): value for name, value in headers.items()}}
        if body:
            fields["Content-Length"] = str(len(body))
        head = f"{method} {path} HTTP/1.1\r\n" + "".join(f"{name}: {value}\r\n" for name, value in fields.items()) + "\r\n"
        return parsed(self.exchange(head.encode() + body))

    def post(self, method: str, params: Any = None) -> Any:
        """Calls a method through POST /_/rpc."""
        message = {"jsonrpc": "2.0", "id": 1, "method": method, "params": params or {}}
        status, _, body = self.request("POST", "/_/rpc", json.dumps(message).encode())
        assert status == 200, (status, body)
        return json.loads(body)


def read_to_end(connection: socket.socket) -> bytes:
    read = b""
    try:
        while piece := connection.recv(1 << 16):
            read += piece
    except ConnectionResetError:
        pass
    return read


def parsed(response: bytes) -> tuple[int, dict[str, str], bytes]:
    head, _, body = response.partition(b"\r\n\r\n")
    lines = head.decode().split("\r\n")
    fields = dict(line.split(": ", 1) for line in lines[1:])
    return int(lines[0].split()[1]), {name.lower(): value for name, value in fields.items()}, body


class WebSocket:
    """A WebSocket client that does what a test says and nothing else."""

    TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10

    def __init__(self, child: HTTPChild, path: str = "/_/ws", method: str = "GET", **headers: str) -> None:
        self.socket = child.connect()
        self.shows_pings = False
        key = base64.b64encode(os.urandom(16)).decode()
        fields = {"Host": f"127.0.0.1:{child.address[1]}", "Upgrade": "websocket", "Connection": "Upgrade",
                  "Sec-WebSocket-Key": key, "Sec-WebSocket-Version": "13",
                  **{name.replace("_", "-"): value for name, value in headers.items()}}
        head = f"{method} {path} HTTP/1.1\r\n" + "".join(f"{name}: {value}\r\n" for name, value in fields.items()) + "\r\n"
        self.socket.sendall(head.encode())
        self._rest = b""
        while b"\r\n\r\n" not in self._rest:
            self._rest += self._receive()
        answer, self._rest = self._rest.split(b"\r\n\r\n", 1)
        self.status = int(answer.split()[1])
        self.answer = answer.decode()
        self._last = 0

    def __enter__(self) -> WebSocket:
        return self

    def __exit__(self, *_: object) -> None:
        self.socket.close()

    def _receive(self) -> bytes:
        piece = self.socket.recv(1 << 16)
        if not piece:
            raise EOFError("the WebSocket is closed")
        return piece

    def send_frame(self, opcode: int, data: bytes, fin: bool = True, is_masked: bool = True, reserved: int = 0) -> None:
        """`reserved` are the bits RSV1 (4), RSV2 (2) and RSV3 (1)."""
        mask = os.urandom(4) if is_masked else b""
        mask_bit = 0x80 if is_masked else 0
        size = len(data)
        head = bytes([opcode | reserved << 4 | (0x80 if fin else 0)])
        head += bytes([mask_bit | size]) if size < 126 else (
            bytes([mask_bit | 126]) + struct.pack("!H", size) if size < 1 << 16 else bytes([mask_bit | 127]) + struct.pack("!Q", size))
        payload = bytes(byte ^ mask[index % 4] for index, byte in enumerate(data)) if is_masked else data
        self.socket.sendall(head + mask + payload)

    def frame(self) -> tuple[int, bytes]:
        """The next frame: opcode and payload. Pings are answered, unless a test wants to see them."""
        while True:
            opcode, data = self._frame()
            if opcode != self.PING or self.shows_pings:
                return opcode, data
            self.send_frame(self.PONG, data)

    def _frame(self) -> tuple[int, bytes]:
        def take(count: int) -> bytes:
            while len(self._rest) < count:
                self._rest += self._receive()
            taken, self._rest = self._rest[:count], self._rest[count:]
            return taken
        first, second = take(2)
        size = second & 0x7F
        if size == 126:
            size, = struct.unpack("!H", take(2))
        elif size == 127:
            size, = struct.unpack("!Q", take(8))
        return first & 0x0F, take(size)

    def send(self, method: str, params: Any = None, id: Any = None) -> Any:
        self._last += 1
        id = f"ws-{self._last}" if id is None else id
        self.send_frame(self.TEXT, json.dumps({"jsonrpc": "2.0", "id": id, "method": method, "params": params or {}}).encode())
        return id

    def message(self) -> dict[str, Any]:
        opcode, data = self.frame()
        assert opcode == self.TEXT, (opcode, data)
        return json.loads(data)

    def call(self, method: str, params: Any = None) -> tuple[dict[str, Any], list[dict[str, Any]]]:
        """Sends a request; returns its reply and the notifications before it."""
        id = self.send(method, params)
        events = []
        while (message := self.message()).get("id") != id:
            events.append(message)
        return message, events
