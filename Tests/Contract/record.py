"""Writes the examples of openrpc.json anew, recorded from a real server."""
from __future__ import annotations

import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
import examples
import tools
from rpc import Server

if __name__ == "__main__":
    with Server(tools.server()) as server:
        examples.record(server)
