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


def run(program: str, folder: pathlib.Path, command: list[str], stdin: str = "") -> subprocess.CompletedProcess[str]:
    """Runs the program to its end."""
    return subprocess.run([program, *command], cwd=folder, input=stdin, capture_output=True, text=True, timeout=LIMIT)


def problems(case: dict, program: str, folder: pathlib.Path, taken: str) -> Iterator[str]:
    """What a reader of the error would not know."""
    if "request" in case:
        requests = [case["before"]] if "before" in case else []
        lines = [json.dumps({"jsonrpc": "2.0", "id": 1, **request}) + "\n" for request in [*requests, case["request"]]]
        reply = json.loads(run(program, folder, ["serve"], "".join(lines)).stdout.splitlines()[-1])
        if "error" not in reply:
            yield "there is no error"
        error = json.dumps(reply, ensure_ascii=False)
        message = reply.get("error", {}).get("message", "")
    else:
        result = run(program, folder, [word.replace("$TAKEN", taken) for word in case["command"]])
        if result.returncode == 0:
            yield "the exit status is 0"
        error = message = result.stderr + result.stdout
    said = " ".join(error.split())
    for part in case.get("says", []):
        if part.replace("$TAKEN", taken) not in said:
            yield f"{part!r} is not in the error: {message.strip()[:300]}"
    if "fixed" in case:
        for word in set(case["fixed"]) - set(case["command"]) - {"types", "app"}:
            if word not in said:
                yield f"the error does not name {word}: {message.strip()[:300]}"
        fixed = run(program, folder, case["fixed"])
        if fixed.returncode != case.get("status", 0):
            yield f"the command as the error advises it fails: {fixed.stderr.strip()[:300]}"


def is_live(program: str, folder: pathlib.Path) -> bool:
    """True if the program can call live services."""
    return "make release" not in run(program, folder, ["serve", "--live-config", "nowhere.json"]).stderr


def results(program: str, folder: pathlib.Path) -> Iterator[tuple[str, list[str]]]:
    """Every mistake, and what is wrong with its error."""
    prepare(folder)
    build = "Live" if is_live(program, folder) else "no Live"
    cases = json.loads((HERE / "mistakes.json").read_text(encoding="utf-8"))
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        listener.listen()
        taken = str(listener.getsockname()[1])
        for case in cases:
            if case.get("needs", build) == build:
                yield f"the error for {case['mistake']}", list(problems(case, program, folder, taken))
