"""A proxy between a server and PostgreSQL, which cuts or freezes the connection at a commit."""
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
    between a cut "before" and the end of the connection. With "freeze before" and "freeze after" nothing ends: what was sent arrives when
    `thaw` is called. `stays_down` keeps everybody from PostgreSQL from the cut on, until `thaw` is called.
    """

    def __init__(self, folder: pathlib.Path) -> None:
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="redemption-proxy-"))
        self.cut: str | None = None
        self.meanwhile: Callable[[], None] = lambda: None
        self.cuts = 0
        self.stays_down = False
        self.is_up = threading.Event()
        self.is_up.set()
        self._target = str(folder / f".s.PGSQL.{PORT}")
        self._listener = socket.socket(socket.AF_UNIX)
        self._listener.bind(str(self.folder / f".s.PGSQL.{PORT}"))
        self._listener.listen()
        threading.Thread(target=self._accept, daemon=True).start()

    def close(self) -> None:
        self.thaw()
        self._listener.close()

    def thaw(self) -> None:
        self.stays_down = False
        self.is_up.set()

    def begin(self, cut: str) -> None:
        """A commit is cut or frozen."""
        self.cut = None
        self.cuts += 1
        if self.stays_down or cut.startswith("freeze"):
            self.is_up.clear()

    def _accept(self) -> None:
        while True:
            try:
                client, _ = self._listener.accept()
            except OSError:
                return
            if not self.is_up.is_set():
                client.close()
                continue
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
        self.drops_answer = self.holds_answer = False

    def forward_requests(self) -> None:
        try:
            while data := self.client.recv(1 << 16):
                # The statement of a Parse message; BEGIN has the word too.
                if b"\0COMMIT\0" in data and (cut := self.proxy.cut):
                    self.proxy.begin(cut)
                    if cut == "before":
                        self.proxy.meanwhile()
                        return self.end()
                    if cut == "freeze before":
                        self.proxy.is_up.wait()
                    self.drops_answer = cut == "after"
                    self.holds_answer = cut == "freeze after"
                self.upstream.sendall(data)
        except OSError:
            pass
        self.end()

    def forward_answers(self) -> None:
        try:
            while data := self.upstream.recv(1 << 16):
                if self.drops_answer:
                    return self.end()
                if self.holds_answer:
                    self.proxy.is_up.wait()
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
