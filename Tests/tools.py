"""The environment of the tests in Python (.build/venv), and the server that they start."""

from __future__ import annotations

import fcntl
import functools
import hashlib
import pathlib
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[1]
ENVIRONMENT = ROOT / ".build" / "venv"
REQUIREMENTS = pathlib.Path(__file__).with_name("requirements.txt")


def python() -> str:
    """The environment's interpreter. Makes the environment when it is missing or its requirements have changed."""
    interpreter, stamp = ENVIRONMENT / "bin" / "python", ENVIRONMENT / "requirements.sha256"
    wanted = hashlib.sha256(REQUIREMENTS.read_bytes()).hexdigest()
    ENVIRONMENT.parent.mkdir(exist_ok=True)
    with open(ENVIRONMENT.with_suffix(".lock"), "w", encoding="utf-8") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not interpreter.exists() or not stamp.exists() or stamp.read_text() != wanted:
            print(f"fetching the tools of {REQUIREMENTS.relative_to(ROOT)}", file=sys.stderr, flush=True)
            subprocess.run([sys.executable, "-m", "venv", "--clear", str(ENVIRONMENT)], check=True)
            install = [str(interpreter), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
            subprocess.run([*install, "--requirement", str(REQUIREMENTS)], check=True)
            stamp.write_text(wanted)
    return str(interpreter)


@functools.cache
def traits() -> str:
    """The trait of every debug build, for `swift build --traits` and `swift test --traits`."""
    return subprocess.run([ROOT / "Tests" / "traits"], capture_output=True, text=True, check=True).stdout.strip()


@functools.cache
def server() -> str:
    """The program under test, as Tests/server finds it."""
    found = subprocess.run([ROOT / "Tests" / "server"], stdout=subprocess.PIPE, text=True, check=True).stdout.strip()
    return str(pathlib.Path(found).resolve())


if __name__ == "__main__":
    print(python())
