"""The schemas and the OpenRPC document as validators."""
from __future__ import annotations

import json
import pathlib
import sys
from functools import cache
from typing import Any

from jsonschema import Draft202012Validator, FormatChecker
from referencing import Registry, Resource
from rpc import JSON, Exchange

SCHEMAS = pathlib.Path(__file__).resolve().parents[2] / "Schemas"
sys.path.insert(0, str(SCHEMAS))
import bundle  # noqa: E402

# Errors that every method may have: of JSON-RPC and the ledger, and -32017 for a client whose space was deleted.
PROTOCOL_ERRORS = {-32700, -32600, -32601, -32603, -32800, -32099, -32098, -32097, -32096, -32017}

# Bodies of events with parts whose shape depends on the target.
PARTS_BY_TARGET = {
    "CustomerMessage": {"customerInfo": "CustomerReply"},
    "CustomerInfoChange": {"from": "CustomerReply", "to": "CustomerReply"},
    "SubscriptionStatusChange": {"from": "StatusReply", "to": "StatusReply"},
}


FORMATS = FormatChecker(formats=())


@FORMATS.checks("int64")
def is_int64(value: object) -> bool:
    """Whether a number is within 64 bits; other values have no such format."""
    return not isinstance(value, (int, float)) or -(2**63) <= value < 2**63


def documents() -> dict[str, Any]:
    """Every schema file by its path in Schemas, with the tables of the vendors."""
    return bundle.schema_files()


@cache
def openrpc() -> dict[str, Any]:
    """The document that refers to them."""
    document: dict[str, Any] = json.loads((SCHEMAS / "openrpc.json").read_text(encoding="utf-8"))
    return document


@cache
def planned() -> frozenset[str]:
    """The names of the methods that openrpc.json plans and the server does not serve yet."""
    return frozenset(method["name"] for method in openrpc()["methods"] if method.get("x-planned")) - bundle.served()


@cache
def methods() -> dict[str, dict[str, Any]]:
    """The methods by name, without those that are only planned."""
    return {method["name"]: method for method in openrpc()["methods"] if method["name"] not in planned()}


@cache
def validator(reference: str) -> Draft202012Validator:
    """The validator of one schema, such as `outcome.schema.json#/$defs/RedemptionOutcome`."""
    registry = Registry().with_resources(
        (name, Resource.from_contents(document)) for name, document in documents().items()
    )
    return Draft202012Validator({"$ref": reference}, registry=registry, format_checker=FORMATS)


def problems(value: JSON, reference: str, where: str) -> list[str]:
    """What is wrong with a value, one line each."""
    return [
        f"{where}{error.json_path[1:]}: {error.message[:300]} ({reference})"
        for error in validator(reference).iter_errors(value)
    ]


@cache
def shapes(definition: str) -> dict[tuple[str, str, str], str]:
    """The schema of each target's reply (`Reply`) or customer info (`CustomerReply`)."""
    return {target_of(entry): entry["schema"]["$ref"] for entry in bundle.targets(definition)}


@cache
def event_bodies() -> dict[tuple[str, str | None, str], str]:
    """The schema of each event's body by vendor, SDK (None for any) and name."""
    return {(entry["vendor"], entry.get("sdk"), entry["name"]): entry["params"]["$ref"] for entry in bundle.events()}


def target_of(value: dict[str, str]) -> tuple[str, str, str]:
    """The key of a target by its three words."""
    return value["vendor"], value["sdk"], value["platform"]


class Conversation:
    """Follows what one server is asked, and says where a message breaks the contract."""

    def __init__(self) -> None:
        self._targets: dict[str, tuple[str, str, str]] = {}

    def check(self, exchange: Exchange) -> list[str]:
        """Everything that is wrong with a request, its reply and the events before and after it."""
        request, reply = exchange.request, exchange.reply
        name = request["method"]
        found = problems(request, "messages.schema.json#/$defs/Request", name)
        method = methods().get(name)
        if "error" in reply:
            found += problems(reply, "messages.schema.json#/$defs/ErrorResponse", f"{name} reply")
            if method:
                found += self._undeclared(method, reply["error"]["code"])
        elif method is None:
            found.append(f"{name}: not in openrpc.json")
        else:
            found += problems(reply, "messages.schema.json#/$defs/SuccessResponse", f"{name} reply")
            found += problems(request["params"], method["x-params"]["$ref"], f"{name} params")
            found += problems(reply["result"], method["result"]["schema"]["$ref"], f"{name} result")
            found += self._reply(name, request["params"], reply["result"])
        events = (*exchange.events, *exchange.events_after)
        return [problem for event in events for problem in self._event(event)] + found

    @staticmethod
    def _undeclared(method: dict[str, Any], code: int) -> list[str]:
        declared = {error["code"] for error in method.get("errors", [])}
        return [] if code in declared | PROTOCOL_ERRORS else [f"{method['name']}: error {code} is not declared"]

    def _reply(self, name: str, params: dict[str, JSON], result: JSON) -> list[str]:
        if name == "session/open":
            self._targets[result["session"]] = target_of(params)
        if name in ("reply/render", "redemption/redeem"):
            told = target_of(params["target"]) if "target" in params else self._targets[params["session"]]
            return problems(result["reply"], shapes("Reply")[told], f"{name} reply for {' '.join(told)}")
        member, session = ("customerInfo", "receiptsSession") if "receiptsSession" in params else ("reply", "session")
        target = self._targets.get(params.get(session, ""))
        if target and isinstance(result, dict) and result.get(member):
            shape = shapes("CustomerReply")[target]
            if name == "session/reissue":  # Beside the target's reply, by the same name.
                shape = shapes("Reply")[target].removesuffix("Reply") + "ReissueReply"
            return problems(result[member], shape, f"{name} {member} for {' '.join(target)}")
        return []

    def _event(self, message: dict[str, JSON]) -> list[str]:
        if message.get("method") == "log/entry":
            return problems(message, "messages.schema.json#/$defs/LogEntryNotification", "log entry")
        found = problems(message, "messages.schema.json#/$defs/EventNotification", "event")
        if found:
            return found
        event = message["params"]
        target = self._targets.get(event["session"])
        if target is None:
            return []
        where = f"event {event['name']} for {' '.join(target)}"
        bodies = event_bodies()
        reference = bodies.get((*target[:2], event["name"])) or bodies.get((target[0], None, event["name"]))
        if reference is None:
            return [f"{where}: the name is not in x-events"]
        name = reference.rpartition("/")[2]
        if name in PARTS_BY_TARGET:
            found = problems(event["params"], reference, where)
            for member, shape in PARTS_BY_TARGET[name].items():
                if not found:
                    found += problems(event["params"][member], shapes(shape)[target], f"{where} {member}")
            return found
        if name in ("Reply", "CustomerReply"):
            reference = shapes(name)[target]
        return problems(event["params"], reference, where)
