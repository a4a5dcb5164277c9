"""A server for a test, on a free port, and a place between it and the browser that can cut connections."""
from __future__ import annotations

import json
import re
import socket
import subprocess
import threading
import urllib.request
from typing import Any

import rpc

JSON = Any


class Service:
    """`redemption up`."""

    def __init__(self, *options: str, token: str | None = None) -> None:
        self._token = token
        self._process = subprocess.Popen([rpc.executable(), "up", "--http", "127.0.0.1:0", *options], stdout=subprocess.PIPE, text=True)
        assert self._process.stdout
        found = re.search(r"http://\S+?(?=\.? |$)", self._process.stdout.readline())
        assert found, "the server does not print its address"
        self.url = found.group().rstrip(".")
        self.port = int(self.url.rpartition(":")[2])

    def call(self, method: str, **params: JSON) -> JSON:
        return self.batch([(method, params)])[0]

    def batch(self, calls: list[tuple[str, dict[str, JSON]]]) -> list[JSON]:
        """The results of calls, in their order."""
        messages = [{"jsonrpc": "2.0", "id": index, "method": method, "params": params} for index, (method, params) in enumerate(calls)]
        headers = {"Authorization": f"Bearer {self._token}"} if self._token else {}
        request = urllib.request.Request(f"{self.url}/_/rpc", data=json.dumps(messages).encode(), headers=headers)
        with urllib.request.urlopen(request, timeout=rpc.TIME_LIMIT) as response:
            replies = {reply["id"]: reply for reply in json.load(response)}
        for reply in replies.values():
            assert "result" in reply, reply
        return [replies[index]["result"] for index in range(len(calls))]

    def close(self) -> None:
        self._process.terminate()
        self._process.wait(rpc.TIME_LIMIT)


class Relay:
    """Passes bytes between browsers and a server, until `cut`."""

    def __init__(self, port: int) -> None:
        self._server = port
        self._listener = socket.create_server(("127.0.0.1", 0))
        self._lock = threading.Lock()
        self._open: list[socket.socket] = []
        self.url = f"http://127.0.0.1:{self._listener.getsockname()[1]}"
        self._start()

    def _start(self) -> None:
        threading.Thread(target=self._accept, args=(self._listener,), daemon=True).start()

    def open(self) -> None:
        """Listens again, after `close`, at the same address."""
        self._listener = socket.create_server(("127.0.0.1", int(self.url.rpartition(":")[2])))
        self._start()

    def _accept(self, listener: socket.socket) -> None:
        while True:
            try:
                near, _ = listener.accept()
            except OSError:
                return
            far = socket.create_connection(("127.0.0.1", self._server))
            with self._lock:
                self._open += [near, far]
            for source, target in ((near, far), (far, near)):
                threading.Thread(target=self._copy, args=(source, target), daemon=True).start()

    @staticmethod
    def _copy(source: socket.socket, target: socket.socket) -> None:
        try:
            while data := source.recv(1 << 16):
                target.sendall(data)
        except OSError:
            pass
        for end in (source, target):
            try:
                end.shutdown(socket.SHUT_RDWR)
            except OSError:
                pass

    def cut(self) -> None:
        """Ends every connection, in the middle of whatever it carries."""
        with self._lock:
            ends, self._open = self._open, []
        for end in ends:
            try:
                end.shutdown(socket.SHUT_RDWR)
            except OSError:
                pass
            end.close()

    def close(self) -> None:
        # A thread that waits in accept keeps a socket open that is only closed.
        try:
            self._listener.shutdown(socket.SHUT_RDWR)
        except OSError:
            pass
        self._listener.close()
        self.cut()
