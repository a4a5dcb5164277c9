"""The sample errors in openrpc.json: each message is one that the server's sources can send."""
from __future__ import annotations

import re
from collections.abc import Iterator

from contract import openrpc
from rpc import ROOT

# Samples that stand for many messages: those about params, and the SDK's own.
GENERAL = {-32602, -32006}
TEXT = re.compile(r'"(?:[^"\\]|\\.)*"')


def messages() -> list[re.Pattern[str]]:
    """The texts in the server's sources. What is put into a text may be anything."""
    found = []
    for path in sorted((ROOT / "Sources" / "RedemptionServer").rglob("*.swift")):
        if "Generated" in path.parts:
            continue
        source = re.sub(r'"\s*\+\s*"', "", path.read_text(encoding="utf-8"))
        source = re.sub(r"\\\((?:[^()]|\([^()]*\))*\)", "\x00", source)
        for text in TEXT.findall(source):
            parts = text[1:-1].replace('\\"', '"').split("\x00")
            if sum(map(len, parts)) >= 12:  # A shorter one would match any message.
                found.append(re.compile(".*".join(map(re.escape, parts))))
    return found


def findings() -> Iterator[str]:
    """Sample errors whose text the server never sends."""
    known = messages()
    for method in openrpc()["methods"]:
        for error in method.get("errors", []):
            text = error["message"]
            if error["code"] not in GENERAL and not any(pattern.fullmatch(text) for pattern in known):
                yield f"{method['name']}: the server has no error {text!r}"
