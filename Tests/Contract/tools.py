"""The pinned Python tools that the contract's checks need, in an environment of their own under .build/venv."""
from __future__ import annotations

import hashlib
import pathlib
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
ENVIRONMENT = ROOT / ".build" / "venv"
REQUIREMENTS = pathlib.Path(__file__).with_name("requirements.txt")


def python(requirements: pathlib.Path = REQUIREMENTS, environment: pathlib.Path = ENVIRONMENT) -> str:
    """The environment's interpreter. Makes the environment when it is missing or its requirements have changed."""
    interpreter = environment / "bin" / "python"
    stamp = environment / "requirements.sha256"
    wanted = hashlib.sha256(requirements.read_bytes()).hexdigest()
    if interpreter.exists() and stamp.exists() and stamp.read_text() == wanted:
        return str(interpreter)
    subprocess.run([sys.executable, "-m", "venv", "--clear", str(environment)], check=True)
    install = [str(interpreter), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    subprocess.run([*install, "--requirement", str(requirements)], check=True)
    stamp.write_text(wanted)
    return str(interpreter)


def traits() -> str:
    """The trait of every debug build, for `swift build --traits` and `swift test --traits`."""
    return subprocess.run([ROOT / "Tests" / "traits"], capture_output=True, text=True, check=True).stdout.strip()


def browser_python() -> str:
    """The interpreter of the tests in a browser, with their own tools."""
    return python(ROOT / "Tests" / "Browser" / "requirements.txt", ROOT / ".build" / "venv-browser")


if __name__ == "__main__":
    print(browser_python() if sys.argv[1:] == ["browser"] else python())
