"""A player of Tests/Conformance, after the rules in its README."""
from __future__ import annotations

import json
import pathlib
import re
from collections.abc import Iterator, Sequence
from typing import Any

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


def judge(step: dict[str, Any], reply: dict[str, JSON], saved: dict[str, JSON]) -> list[str]:
    """Where a reply is not what its step expects; takes what the step saves."""
    if "error" in step:
        error = reply.get("error", {})
        data = error.get("data", {})
        got = {"code": error.get("code"), "kind": data.get("kind"), "path": data.get("path")}
        wrong = any(got[key] != wanted for key, wanted in step["error"].items())
        return [f"expected the error {step['error']}, found {got if error else 'a result'}"] if wrong else []
    if "error" in reply:
        return [f"expected a result, found {reply['error']}"]
    found = []
    if "result" in step and not same(reply["result"], filled(step["result"], saved)):
        found.append("another result")
    if "contains" in step and not contains(reply["result"], filled(step["contains"], saved)):
        found.append("the result does not contain it")
    for name, pointer in step.get("save", {}).items():
        saved[name] = pointed(reply["result"], pointer)
    return found


def judge_events(step: dict[str, Any], exchange: Exchange, saved: dict[str, JSON]) -> list[str]:
    """Where events are not those that a step expects before its reply and after it."""
    if "events" not in step and "eventsAfter" not in step:
        return []
    return [
        f"{member}: {problem}"
        for member, events in (("events", exchange.events), ("eventsAfter", exchange.events_after))
        for problem in judge_names(filled(step.get(member, []), saved), events)
    ]


def judge_names(wanted: list[dict[str, JSON]], events: Sequence[dict[str, JSON]]) -> list[str]:
    """Where events have not these names in this order, or do not contain these bodies."""
    found = [event["params"] for event in events]
    names = [event["name"] for event in found]
    if [event["name"] for event in wanted] != names:
        return [f"found {names}"]
    parts = [(event, part["params"]) for event, part in zip(found, wanted) if "params" in part]
    return [f"event {event['name']} does not contain it" for event, part in parts if not contains(event["params"], part)]


class Player:
    """Plays the steps of one case on a fresh server."""

    def __init__(self, server: Server) -> None:
        self._server = server
        self._saved: dict[str, JSON] = {}
        self._awaited: dict[str, tuple[dict[str, Any], dict[str, JSON]]] = {}

    def play(self, case: dict[str, Any]) -> Iterator[tuple[Exchange, list[str]]]:
        """Plays up to the first step that fails; gives what was said and what is wrong with it."""
        for number, step in enumerate(case["steps"], 1):
            failed = False
            for exchange, found in self._step(step):
                failed = failed or bool(found)
                yield exchange, [f"step {number}: {problem}" for problem in found]
            if failed:
                return

    def _step(self, step: dict[str, Any]) -> Iterator[tuple[Exchange, list[str]]]:
        request = self._server.ask(step["method"], filled(step["params"], self._saved))
        if "later" in step:
            yield self._begin(step, request)
        else:
            exchange = self._server.await_reply(request)._replace(events_after=self._server.rest())
            found = judge(step, exchange.reply, self._saved)
            yield exchange, found or judge_events(step, exchange, self._saved)
        for name in step.get("replies", []):
            earlier, request = self._awaited.pop(name)
            exchange = self._server.await_reply(request)
            yield exchange, judge(earlier, exchange.reply, self._saved)

    def _begin(self, step: dict[str, Any], request: dict[str, JSON]) -> tuple[Exchange, list[str]]:
        """Leaves a request waiting. The reply to another one behind it tells that its own has not come."""
        self._awaited[step["later"]] = step, request
        exchange = self._server.call("clock/now", {})
        found = ["a reply came at once, and was to come later"] if self._server.has_reply(request) else []
        return exchange, found + judge_events(step, exchange, self._saved)
