"""Mistakes at the keyboard, as data: the error alone has to say how to fix each one."""
from __future__ import annotations

import json
import pathlib
import shutil
import socket
import sqlite3
import subprocess
from collections.abc import Iterator

HERE = pathlib.Path(__file__).resolve().parent
FIXTURE = HERE.parent / "ProjectDoctorTests" / "Fixtures" / "flutter-good"
CASES = HERE / "mistakes.json"
LIMIT = 60


def prepare(folder: pathlib.Path) -> None:
    """The files that the mistakes name."""
    shutil.copytree(FIXTURE, folder / "app", symlinks=True)
    (folder / "broken.json").write_text('{"title": "x",\n')
    (folder / "other.json").write_text('{"name": "x"}')
    (folder / "token").write_text("0123456789abcdef")
    (folder / "short").write_text("secret")
    (folder / "live.json").write_text('{"revenuecat": {"timeuot": 20}}')
    database = sqlite3.connect(folder / "other.sqlite")
    database.execute("CREATE TABLE note (text)")
    database.commit()
    database.close()


class Keyboard:
    """A folder with the files that the mistakes name, and a port that is taken."""

    def __init__(self, program: str, folder: pathlib.Path) -> None:
        self._program, self._folder = program, folder
        prepare(folder)
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.taken = str(self._listener.getsockname()[1])
        # Whether the program can call live services.
        self.build = "no Live" if "make release" in self.run(["serve", "--live-config", "nowhere.json"]).stderr else "Live"

    def run(self, command: list[str], stdin: str = "") -> subprocess.CompletedProcess[str]:
        """Runs the program to its end."""
        return subprocess.run([self._program, *command], cwd=self._folder, input=stdin, capture_output=True, text=True, timeout=LIMIT)

    def problems(self, case: dict) -> Iterator[str]:
        """What a reader of the error would not know."""
        if "request" in case:
            requests = [case["before"]] if "before" in case else []
            lines = [json.dumps({"jsonrpc": "2.0", "id": 1, **request}) + "\n" for request in [*requests, case["request"]]]
            reply = json.loads(self.run(["serve"], "".join(lines)).stdout.splitlines()[-1])
            if "error" not in reply:
                yield "there is no error"
            error = json.dumps(reply, ensure_ascii=False)
            message = reply.get("error", {}).get("message", "")
        else:
            result = self.run([word.replace("$TAKEN", self.taken) for word in case["command"]])
            if result.returncode == 0:
                yield "the exit status is 0"
            error = message = result.stderr + result.stdout
        said = " ".join(error.split())
        for part in case.get("says", []):
            if part.replace("$TAKEN", self.taken) not in said:
                yield f"{part!r} is not in the error: {message.strip()[:300]}"
        if "fixed" in case:
            for word in set(case["fixed"]) - set(case["command"]) - {"types", "app"}:
                if word not in said:
                    yield f"the error does not name {word}: {message.strip()[:300]}"
            fixed = self.run(case["fixed"])
            if fixed.returncode != case.get("status", 0):
                yield f"the command as the error advises it fails: {fixed.stderr.strip()[:300]}"
