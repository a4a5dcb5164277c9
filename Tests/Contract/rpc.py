"""A server as a child process, and the recording of all that was said."""
from __future__ import annotations

import json
import pathlib
import queue
import subprocess
import sys
import threading
from collections.abc import Sequence
from typing import Any, NamedTuple

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
import tools

ROOT = pathlib.Path(__file__).resolve().parents[2]
TIME_LIMIT = 60.0

JSON = Any


class Exchange(NamedTuple):
    """A request, its reply, the notifications that came before the reply, and those that were awaited after it."""

    request: dict[str, JSON]
    reply: dict[str, JSON]
    events: list[dict[str, JSON]]
    events_after: Sequence[dict[str, JSON]] = ()


def executable() -> str:
    """The program under test."""
    return tools.server()


class Server:
    """`redemption serve` with a ledger in memory and a virtual clock."""

    def __init__(self, program: str) -> None:
        self.exchanges: list[Exchange] = []
        self._last = 0
        self._replies: dict[JSON, dict[str, JSON]] = {}
        self._events: list[dict[str, JSON]] = []
        self._process = subprocess.Popen(
            [program, "serve", "--record", "--ledger", ":memory:", "--clock", "virtual"],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8",
        )
        self._messages: queue.Queue[str | None] = queue.Queue()
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self) -> None:
        assert self._process.stdout
        for line in self._process.stdout:
            self._messages.put(line)
        self._messages.put(None)

    def call(self, method: str, params: JSON) -> Exchange:
        """Sends a request and waits for its reply."""
        return self.await_reply(self.ask(method, params))

    def ask(self, method: str, params: JSON) -> dict[str, JSON]:
        """Sends a request and gives it back; its reply is awaited with `await_reply`."""
        self._last += 1
        request = {"jsonrpc": "2.0", "id": self._last, "method": method, "params": params}
        self.send(request)
        return request

    def await_reply(self, request: dict[str, JSON]) -> Exchange:
        """Waits for the reply to a request; events that came meanwhile are the exchange's."""
        while request["id"] not in self._replies:
            message = self.receive()
            if "method" in message:
                self._events.append(message)
            else:
                self._replies[message["id"]] = message
        exchange = Exchange(request, self._replies.pop(request["id"]), self._events)
        self._events = []
        self.exchanges.append(exchange)
        return exchange

    def rest(self) -> list[dict[str, JSON]]:
        """The notifications that came after the last reply: a call that changes nothing is answered behind them."""
        self._last += 1
        self.send({"jsonrpc": "2.0", "id": self._last, "method": "$/cancelRequest", "params": {"id": self._last}})
        events: list[dict[str, JSON]] = []
        while (message := self.receive()).get("id") != self._last:
            events.append(message)
        return events

    def has_reply(self, request: dict[str, JSON]) -> bool:
        """Whether the reply to a request was read already."""
        return request["id"] in self._replies

    def result(self, method: str, params: JSON) -> JSON:
        """The result of a call that has to have one."""
        reply = self.call(method, params).reply
        if "result" not in reply:
            raise RuntimeError(f"{method}: {reply['error']}")
        return reply["result"]

    def send(self, message: JSON) -> None:
        """Writes one message on a line."""
        self.write(json.dumps(message))

    def write(self, line: str) -> None:
        """Writes a line as it is."""
        assert self._process.stdin
        self._process.stdin.write(line + "\n")
        self._process.stdin.flush()

    def receive(self) -> dict[str, JSON]:
        """The next message of the server's."""
        line = self._messages.get(timeout=TIME_LIMIT)
        if line is None:
            raise RuntimeError(f"the server ended with status {self._process.wait()}")
        message: dict[str, JSON] = json.loads(line)
        return message

    def close(self) -> int:
        """Ends the input and waits for the server's end."""
        assert self._process.stdin
        self._process.stdin.close()
        return self._process.wait(timeout=TIME_LIMIT)

    def __enter__(self) -> Server:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
