"""A player of Tests/Conformance, after the rules in its README."""
from __future__ import annotations

import json
import pathlib
import re
from typing import Any, Iterator

from rpc import JSON, Exchange, Server

FOLDER = pathlib.Path(__file__).resolve().parents[1] / "Conformance"
STATELESS = {"link/parse", "reply/render", "reply/read", "entitlements/merge"}


def files() -> Iterator[tuple[str, list[dict[str, Any]]]]:
    """The files of cases in their order."""
    for entry in json.loads((FOLDER / "index.json").read_text(encoding="utf-8"))["files"]:
        yield entry["file"], json.loads((FOLDER / entry["file"]).read_text(encoding="utf-8"))["cases"]


def is_stateless(cases: list[dict[str, Any]]) -> bool:
    """Whether the cases of a file may share one server."""
    return all(step["method"] in STATELESS for case in cases for step in case["steps"])


def pointed(value: JSON, pointer: str) -> JSON:
    """The value at a JSON Pointer."""
    for token in pointer.split("/")[1:]:
        token = token.replace("~1", "/").replace("~0", "~")
        value = value[int(token)] if isinstance(value, list) else value[token]
    return value


def filled(value: JSON, saved: dict[str, JSON]) -> JSON:
    """A value with `${name}` replaced by what was saved."""
    if isinstance(value, dict):
        return {key: filled(member, saved) for key, member in value.items()}
    if isinstance(value, list):
        return [filled(element, saved) for element in value]
    if not isinstance(value, str):
        return value
    whole = re.fullmatch(r"\$\{([A-Za-z][A-Za-z0-9]*)\}", value)
    if whole:
        return saved[whole[1]]

    def text(match: re.Match[str]) -> str:
        part = saved[match[1]]
        return part if isinstance(part, str) else json.dumps(part)

    return re.sub(r"\$\{([A-Za-z][A-Za-z0-9]*)\}", text, value)


def same(left: JSON, right: JSON) -> bool:
    """Whether two JSON values are equal: 5 and 5.0 are, 1 and true are not."""
    if isinstance(left, bool) or isinstance(right, bool):
        return left is right
    if isinstance(left, dict) and isinstance(right, dict):
        return left.keys() == right.keys() and all(same(left[key], right[key]) for key in left)
    if isinstance(left, list) and isinstance(right, list):
        return len(left) == len(right) and all(map(same, left, right))
    return bool(left == right)


def contains(value: JSON, part: JSON) -> bool:
    """Whether objects of a value have at least the members of a part."""
    if isinstance(value, dict) and isinstance(part, dict):
        return all(key in value and contains(value[key], part[key]) for key in part)
    if isinstance(value, list) and isinstance(part, list):
        return len(value) == len(part) and all(map(contains, value, part))
    return same(value, part)


def judge(step: dict[str, Any], exchange: Exchange, saved: dict[str, JSON]) -> list[str]:
    """Where a reply is not what its step expects; takes what the step saves."""
    reply = exchange.reply
    found: list[str] = []
    if "error" in step:
        error = reply.get("error", {})
        got = {"code": error.get("code"), "kind": error.get("data", {}).get("kind"), "path": error.get("data", {}).get("path")}
        if any(got[key] != wanted for key, wanted in step["error"].items()):
            found.append(f"expected the error {step['error']}, found {got if error else 'a result'}")
    elif "error" in reply:
        return [f"expected a result, found {reply['error']}"]
    elif "result" in step and not same(reply["result"], filled(step["result"], saved)):
        found.append("another result")
    elif "contains" in step and not contains(reply["result"], filled(step["contains"], saved)):
        found.append("the result does not contain it")
    if "events" in step and not judge_events(filled(step["events"], saved), exchange.events):
        found.append(f"other events: {[event['params']['name'] for event in exchange.events]}")
    for name, pointer in step.get("save", {}).items():
        saved[name] = pointed(reply["result"], pointer)
    return found


def judge_events(wanted: list[dict[str, Any]], events: list[dict[str, JSON]]) -> bool:
    """Whether events have these names in this order, and contain these bodies."""
    found = [event["params"] for event in events]
    return [event["name"] for event in wanted] == [event["name"] for event in found] and all(
        contains(event["params"], part.get("params", {})) for event, part in zip(found, wanted)
    )


def play(case: dict[str, Any], server: Server) -> Iterator[tuple[Exchange, list[str]]]:
    """Plays the steps of a case up to the first that fails; gives what was said and what is wrong with it."""
    saved: dict[str, JSON] = {}
    for number, step in enumerate(case["steps"], 1):
        exchange = server.call(step["method"], filled(step["params"], saved))
        found = [f"step {number}: {problem}" for problem in judge(step, exchange, saved)]
        yield exchange, found
        if found:
            return
