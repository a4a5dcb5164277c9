"""`redemption serve` as a child process on plain pipes, for tests that treat it badly."""
from __future__ import annotations

import json
import os
import pathlib
import select
import signal
import subprocess
import sys
import tempfile
import threading
import time
from typing import Any

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "Contract"))
import rpc

# Deep JSON is part of the tests.
sys.setrecursionlimit(20_000)

PATIENCE = 120.0


class Child:
    """A server whose pipes only the test reads and writes. The `with` block ends it."""

    def __init__(self, *options: str, log: int | None = None, before: Any = None) -> None:
        """`log` is a descriptor that the log is written to; `before` runs in the child before the program."""
        self._log = tempfile.TemporaryFile()
        command = [rpc.executable(), "serve", "--clock", "virtual", *options]
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self._log if log is None else log, bufsize=0,
            preexec_fn=before)
        self._rest = b""
        self._last = 0

    def __enter__(self) -> Child:
        return self

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            self.process.kill()
        for stream in (self.process.stdin, self.process.stdout):
            try:
                stream.close()
            except OSError:
                pass
        self.process.wait()
        self._log.close()

    def write(self, data: bytes) -> None:
        """Writes bytes as they are, on this thread: at most what the server reads without being read."""
        view = memoryview(data)
        while view:
            view = view[self.process.stdin.write(view):]

    def write_apart(self, data: bytes) -> threading.Thread:
        """Writes bytes on a thread of their own."""
        def body() -> None:
            try:
                self.write(data)
            except OSError:
                pass
        thread = threading.Thread(target=body, daemon=True)
        thread.start()
        return thread

    def end_input(self) -> None:
        self.process.stdin.close()

    def read_line(self) -> bytes | None:
        """The next line; None at the end. Raises when nothing comes."""
        while b"\n" not in self._rest:
            ready, _, _ = select.select([self.process.stdout], [], [], PATIENCE)
            if not ready:
                raise TimeoutError("the server says nothing")
            read = os.read(self.process.stdout.fileno(), 1 << 16)
            if not read:
                return None
            self._rest += read
        line, self._rest = self._rest.split(b"\n", 1)
        return line

    def reply(self) -> dict[str, Any] | list[Any] | None:
        """The next message that is no event; None at the end."""
        while (line := self.read_line()) is not None:
            message = json.loads(line)
            if not (isinstance(message, dict) and "method" in message):
                return message
        return None

    def framed_reply(self) -> dict[str, Any]:
        """The next message with Content-Length framing."""
        header = self.read_line()
        length = int(header.split(b":")[1])
        self.read_line()
        while len(self._rest) < length:
            read = os.read(self.process.stdout.fileno(), 1 << 16)
            if not read:
                raise EOFError("a message is cut off")
            self._rest += read
        body, self._rest = self._rest[:length], self._rest[length:]
        return json.loads(body)

    def call(self, method: str, params: Any = None) -> dict[str, Any]:
        """Sends a request on a line and waits for its reply."""
        self._last += 1
        self.write(line(method, params, f"call-{self._last}"))
        while True:
            reply = self.reply()
            if reply is None:
                raise EOFError("the server has ended: " + self.log())
            if isinstance(reply, dict) and reply.get("id") == f"call-{self._last}":
                return reply

    def is_well(self) -> bool:
        """Whether it still answers."""
        return "now" in self.call("clock/now").get("result", {})

    def wait(self) -> int:
        return self.process.wait(timeout=PATIENCE)

    def signal(self, number: signal.Signals) -> None:
        self.process.send_signal(number)

    def log(self) -> str:
        self._log.seek(0)
        return self._log.read().decode()

    def peak_memory(self) -> int:
        """The most memory it has had, in bytes; 0 for a server whose checker (AddressSanitizer) takes memory of its own."""
        if "REDEMPTION_CHECKED" in os.environ:
            return 0
        status = pathlib.Path(f"/proc/{self.process.pid}/status").read_text()
        return next(int(line.split()[1]) << 10 for line in status.splitlines() if line.startswith("VmHWM"))


def line(method: str, params: Any = None, id: Any = 1) -> bytes:
    """One request on a line."""
    message = {"jsonrpc": "2.0", "id": id, "method": method, **({} if params is None else {"params": params})}
    return json.dumps(message).encode() + b"\n"


def framed(data: bytes) -> bytes:
    return b"Content-Length: %d\r\n\r\n" % len(data) + data


def wait_until(condition: Any) -> None:
    """Waits for a condition in real time."""
    end = time.monotonic() + PATIENCE
    while not condition():
        if time.monotonic() > end:
            raise TimeoutError("what was waited for did not come")
        time.sleep(0.01)
