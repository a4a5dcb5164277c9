"""The examples in openrpc.json: recorded from a real server by `main.py --record`, and held to one at every run.

Names, codes and times differ from run to run; where both sides have one of the same form, they count as equal.
"""
from __future__ import annotations

import json
import pathlib
import re
import sys
from typing import Any

from cases import filled, pointed, same
from contract import SCHEMAS, planned
from rpc import JSON, Server

sys.path.insert(0, str(SCHEMAS))
import bundle

STORY = pathlib.Path(__file__).with_name("story.json")
VOLATILE = [
    (re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{3})?Z"), "<date>"),
    (re.compile(r"[0-9A-Fa-f]{8}(-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}"), "<uuid>"),
    (re.compile(r"\b(pur|cus|sub|cs|ctm|txn|pi|rcb)_[0-9A-Za-z_]+"), r"\1_<name>"),
    (re.compile(r"[0-9A-Fa-f]{12,}"), "<digits>"),
]
EARLIEST_TIME = 1_000_000_000_000


def steady(value: JSON) -> JSON:
    """A value with its names, codes and times put on one form."""
    if isinstance(value, dict):
        return {steady(key): steady(member) for key, member in value.items()}
    if isinstance(value, list):
        return [steady(element) for element in value]
    if isinstance(value, str):
        for pattern, word in VOLATILE:
            value = pattern.sub(word, value)
    elif isinstance(value, int) and not isinstance(value, bool) and value > EARLIEST_TIME:
        return "<time>"
    return value


def played(server: Server) -> list[tuple[dict[str, Any], JSON, JSON]]:
    """The steps of the story, each with the params it was sent with and its result."""
    saved: dict[str, JSON] = {}
    told = []
    for step in json.loads(STORY.read_text(encoding="utf-8")):
        # A step that every SDK here rejects is for the tests that need each method.
        if step["method"] in planned() or step.get("rejected"):
            continue
        params = filled(step["params"], saved)
        result = server.result(step["method"], params)
        for name, pointer in step.get("save", {}).items():
            saved[name] = pointed(result, pointer)
        told.append((step, params, result))
    return told


def pairing(step: dict[str, Any], params: dict[str, JSON], result: JSON) -> dict[str, Any]:
    """A step as OpenRPC's example pairing object."""
    return {
        "name": step["example"],
        "params": [{"name": name, "value": value} for name, value in params.items()],
        "result": {"name": "result", "value": result},
    }


def differences(document: dict[str, Any], server: Server) -> dict[str, list[str]]:
    """Per example of the document, where a server says something else; a stray or missing example is one too."""
    recorded = {
        (method["name"], example["name"]): example
        for method in document["methods"] for example in method.get("examples", [])
    }
    found: dict[str, list[str]] = {}
    for step, params, result in played(server):
        example = recorded.pop((step["method"], step["example"]), None)
        wrong = [] if example else ["not in openrpc.json"]
        now = pairing(step, params, result)
        for part in ("params", "result") if example else ():
            if not same(steady(example[part]), steady(now[part])):
                wrong.append(f"other {part} than recorded")
        found[f"{step['method']}: {step['example']}"] = wrong
    return found | {f"{method}: {name}": ["not in the story"] for method, name in recorded}


def record(server: Server) -> None:
    """Writes the examples into openrpc.json."""
    document = bundle.read("openrpc.json")
    told = played(server)
    for method in document["methods"]:
        examples = [pairing(*step) for step in told if step[0]["method"] == method["name"]]
        if method["name"] not in planned():
            method.pop("x-planned", None)
        method.pop("examples", None)
        if examples:
            method["examples"] = examples
    (SCHEMAS / "openrpc.json").write_text(bundle.pretty(document) + "\n", encoding="utf-8")
