"""A receiver of webhooks on loopback, which does what a test says."""
from __future__ import annotations

import http.server
import json
import socket
import threading
from collections.abc import Callable
from typing import Any


class Received:
    """One request."""

    def __init__(self, path: str, headers: dict[str, str], body: bytes) -> None:
        self.path, self.headers, self.body = path, headers, body
        self.event: dict[str, Any] = json.loads(body)["event"]


class Receiver:
    """Answers each request with the status that `answer` returns; None closes the connection without an answer."""

    def __init__(self, answer: Callable[[Received], int | None] = lambda _: 200, host: str = "127.0.0.1") -> None:
        self.answer = answer
        self.received: list[Received] = []
        receiver = self

        class Handler(http.server.BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"
            # One packet for an answer: two would wait for an acknowledgement.
            wbufsize = -1

            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                request = Received(self.path, dict(self.headers.items()), body)
                receiver.received.append(request)
                status = receiver.answer(request)
                if status is None:
                    self.close_connection = True
                    return
                self.send_response(status)
                self.send_header("Content-Length", "2")
                if 300 <= status < 400:
                    self.send_header("Location", f"http://{self.headers['Host']}/elsewhere")
                self.end_headers()
                self.wfile.write(b"ok")

            def log_message(self, *_: Any) -> None:
                pass

        class Server(http.server.ThreadingHTTPServer):
            address_family = socket.AF_INET6 if ":" in host else socket.AF_INET

            def handle_error(self, *_: Any) -> None:
                """A sender that was killed has closed its connection."""

        self._server = Server((host, 0), Handler)
        self.port = self._server.server_address[1]
        self.url = f"http://{'[' + host + ']' if ':' in host else host}:{self.port}/hook"
        self._thread = threading.Thread(target=self._server.serve_forever, args=(0.02,), daemon=True)
        self._thread.start()

    def __enter__(self) -> Receiver:
        return self

    def __exit__(self, *_: object) -> None:
        self._server.shutdown()
        self._server.server_close()

    @property
    def types(self) -> list[str]:
        return [request.event["type"] for request in self.received]
