"""Stands between a server and PostgreSQL, and cuts the connection at a commit."""
from __future__ import annotations

import pathlib
import socket
import tempfile
import threading
from collections.abc import Callable

from cluster import PORT


class Proxy:
    """Forwards connections to a PostgreSQL. `cut` makes it end the connection of the next commit:

    "before": before PostgreSQL gets it; "after": once PostgreSQL has answered, and before the server gets the answer. `meanwhile` is called
    between a cut "before" and the end of the connection.
    """

    def __init__(self, folder: pathlib.Path) -> None:
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="redemption-proxy-"))
        self.cut: str | None = None
        self.meanwhile: Callable[[], None] = lambda: None
        self.cuts = 0
        self._target = str(folder / f".s.PGSQL.{PORT}")
        self._listener = socket.socket(socket.AF_UNIX)
        self._listener.bind(str(self.folder / f".s.PGSQL.{PORT}"))
        self._listener.listen()
        threading.Thread(target=self._accept, daemon=True).start()

    def close(self) -> None:
        self._listener.close()

    def _accept(self) -> None:
        while True:
            try:
                client, _ = self._listener.accept()
            except OSError:
                return
            try:
                upstream = socket.socket(socket.AF_UNIX)
                upstream.connect(self._target)
            except OSError:  # PostgreSQL is not there now.
                client.close()
                continue
            pair = Pair(self, client, upstream)
            threading.Thread(target=pair.forward_requests, daemon=True).start()
            threading.Thread(target=pair.forward_answers, daemon=True).start()


class Pair:
    """One connection through the proxy."""

    def __init__(self, proxy: Proxy, client: socket.socket, upstream: socket.socket) -> None:
        self.proxy, self.client, self.upstream = proxy, client, upstream
        self.drops_answer = False

    def forward_requests(self) -> None:
        try:
            while data := self.client.recv(1 << 16):
                # The statement of a Parse message; BEGIN has the word too.
                if b"\0COMMIT\0" in data and (cut := self.proxy.cut):
                    self.proxy.cut = None
                    self.proxy.cuts += 1
                    if cut == "before":
                        self.proxy.meanwhile()
                        return self.end()
                    self.drops_answer = True
                self.upstream.sendall(data)
        except OSError:
            pass
        self.end()

    def forward_answers(self) -> None:
        try:
            while data := self.upstream.recv(1 << 16):
                if self.drops_answer:
                    return self.end()
                self.client.sendall(data)
        except OSError:
            pass
        self.end()

    def end(self) -> None:
        """Wakes the other thread too; each closes its own end, which it alone reads."""
        for end in (self.client, self.upstream):
            try:
                end.shutdown(socket.SHUT_RDWR)
            except OSError:
                pass
