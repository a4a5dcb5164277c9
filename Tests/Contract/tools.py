"""The pinned Python tools that the contract's checks need, in an environment of their own under .build/venv."""
from __future__ import annotations

import hashlib
import pathlib
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
ENVIRONMENT = ROOT / ".build" / "venv"
REQUIREMENTS = pathlib.Path(__file__).with_name("requirements.txt")


def python() -> str:
    """The environment's interpreter. Makes the environment when it is missing or its requirements have changed."""
    interpreter = ENVIRONMENT / "bin" / "python"
    stamp = ENVIRONMENT / "requirements.sha256"
    wanted = hashlib.sha256(REQUIREMENTS.read_bytes()).hexdigest()
    if interpreter.exists() and stamp.exists() and stamp.read_text() == wanted:
        return str(interpreter)
    subprocess.run([sys.executable, "-m", "venv", "--clear", str(ENVIRONMENT)], check=True)
    install = [str(interpreter), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    subprocess.run([*install, "--requirement", str(REQUIREMENTS)], check=True)
    stamp.write_text(wanted)
    return str(interpreter)


if __name__ == "__main__":
    print(python())
