"""Servers on one ledger in PostgreSQL, and what their clients are told."""
from __future__ import annotations

import pathlib
import subprocess
import sys
from typing import Any

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "Hostile"))
# The tests of this folder import all of them from here.
from child import Child, line, rpc, wait_until  # noqa: F401

VENDOR = {"vendor": "superwall"}


def server(address: str, *options: str) -> Child:
    return Child("--clock", "system", "--ledger", address, *options)


def open_session(child: Child, user: str | None = None) -> str:
    params = {**VENDOR, "sdk": "native", "platform": "ios", **({"appUserId": user} if user else {})}
    return child.call("session/open", params)["result"]["session"]


def buy(child: Child, email: str | None = None) -> str:
    """Buys, and returns the code of the link."""
    params = {**VENDOR, "product": "pro", "entitlements": ["pro"], **({"email": email} if email else {})}
    return child.call("store/purchase", params)["result"]["link"]["code"]


def redeem(child: Child, session: str, code: str) -> str:
    """What became of a code: the outcome's kind, or the kind of the error."""
    return told(child.call("redemption/redeem", {"session": session, "code": code}))


def told(reply: dict[str, Any]) -> str:
    if "error" in reply:
        return reply["error"]["data"]["kind"]
    return reply["result"]["outcome"]["kind"]


def rpc_run(address: str, *options: str) -> str:
    """What a server says that does not start."""
    done = subprocess.run(
        [rpc.executable(), "serve", "--ledger", address, *options], stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=120)
    assert done.returncode == 1, (done.returncode, done.stderr)
    return done.stderr
