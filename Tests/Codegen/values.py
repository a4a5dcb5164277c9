"""Every value that a server sends and takes while the shared cases are played, each with the type that reads it."""
from __future__ import annotations

import json
import pathlib
import subprocess
import sys
from collections.abc import Iterator
from typing import Any, NamedTuple

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "Contract"))
import cases
import contract
import outcomes
from rpc import JSON, Exchange, Server

sys.path.insert(0, str(contract.SCHEMAS))

Target = tuple[str, str, str]

# What reads the `reply` of a result: an outcome's reply or the customer.
REPLIES = {
    "reply/render": "Reply", "redemption/redeem": "Reply", "session/customerInfo": "CustomerReply",
    "session/logIn": "CustomerReply", "session/logOut": "CustomerReply",
}


class Value(NamedTuple):
    """A value and how a client finds its type: by a table of the contract and a key, or by the type's own name."""

    table: str
    key: tuple[str, ...]
    type: str
    json: str
    # Whether it may have members that the contract does not know, as a phone's reply.
    is_open: bool = False

    def line(self) -> str:
        """The line that a driver reads."""
        head = json.dumps({"table": self.table, "key": self.key, "type": self.type})
        return f'{head[:-1]}, "value": {self.json}}}'


class Recorder:
    """Takes the values out of the exchanges with one server."""

    def __init__(self) -> None:
        self._targets: dict[JSON, Target] = {}

    def values(self, exchange: Exchange) -> Iterator[Value]:
        """The values of a request, its reply and the events before the reply."""
        method, params = exchange.request["method"], exchange.request["params"]
        result = exchange.reply.get("result")
        if method == "session/open" and result:
            self._targets[result["session"]] = contract.target_of(params)
        for event in (*exchange.events, *exchange.events_after):
            yield from self._event(event["params"])
        if "error" in exchange.reply:
            if "data" in exchange.reply["error"]:
                yield of_type("ErrorData", exchange.reply["error"]["data"])
            return
        described = contract.methods()[method]
        yield Value("Params", (method,), name_of(described["x-params"]), json.dumps(params))
        yield Value("Result", (method,), name_of(described["result"]["schema"]), json.dumps(result))
        target = contract.target_of(params["target"]) if "target" in params else self._targets.get(params.get("session"))
        if target:
            yield from self._replies(method, params, result, target)
        if "receiptsSession" in params and isinstance(result, dict) and result.get("customerInfo"):
            yield at(self._targets[params["receiptsSession"]], "CustomerReply", result["customerInfo"])

    def _replies(self, method: str, params: dict[str, JSON], result: JSON, target: Target) -> Iterator[Value]:
        if method in REPLIES and result.get("reply") is not None:
            yield at(target, REPLIES[method], result["reply"])
        if method == "reply/read":
            yield at(target, "Reply", params["reply"])._replace(is_open=True)
        if method == "channel/call" and target[1] == "unity" and isinstance(result.get("value"), dict) and "message" in result["value"]:
            # Unity's native side sends JSON in text: customers and replies in the target's own shape.
            yield of_type("ChannelMessage", result["value"])
            message = json.loads(result["value"]["message"])
            if "result" in message:
                yield at(target, "Reply", message)
            if "customerInfo" in message:
                yield at(target, "CustomerReply", message["customerInfo"])

    def _event(self, event: dict[str, JSON]) -> Iterator[Value]:
        yield Value("Notification", ("session/event",), "SessionEvent", json.dumps(event))
        target = self._targets.get(event["session"])
        if target is None:
            return
        bodies = contract.event_bodies()
        reference = bodies.get((*target[:2], event["name"])) or bodies[(target[0], None, event["name"])]
        shape = reference.rpartition("/")[2]
        if shape in ("Reply", "CustomerReply", "StatusReply"):
            yield at(target, shape, event["params"])
            shape = contract.shapes(shape)[target].rpartition("/")[2]
        yield Value("Event", (*target, event["name"]), shape, json.dumps(event["params"]))
        for member, table in contract.PARTS_BY_TARGET.get(shape, {}).items():
            yield at(target, table, event["params"][member])


def name_of(schema: dict[str, str]) -> str:
    """The name of the definition that a schema refers to."""
    return schema["$ref"].rpartition("/")[2]


def of_type(definition: str, value: JSON) -> Value:
    """A value that is read by the name of its type."""
    return Value("Type", (definition,), definition, json.dumps(value))


def at(target: Target, table: str, value: JSON) -> Value:
    """A reply, customer info or status of a target."""
    return Value(table, target, contract.shapes(table)[target].rpartition("/")[2], json.dumps(value))


def recorded(program: str) -> list[Value]:
    """Samples of every type, and the values of the contract's examples, of every shared case, and of every outcome at every target, each once.

    Tests/Contract reports a case that fails.
    """
    seen = dict.fromkeys([*samples(program), *examples(), *rendered(program)])
    for _, parts in cases.files():
        servers = [parts] if cases.is_stateless(parts) else [[case] for case in parts]
        for group in servers:
            with Server(program) as server:
                for case in group:
                    recorder = Recorder()
                    for exchange, _ in cases.Player(server).play(case):
                        seen.update(dict.fromkeys(recorder.values(exchange)))
    return list(seen)


def examples() -> Iterator[Value]:
    """The params and results of the examples in openrpc.json."""
    for method, described in contract.methods().items():
        for example in described.get("examples", []):
            params = {param["name"]: param["value"] for param in example["params"]}
            yield Value("Params", (method,), name_of(described["x-params"]), json.dumps(params))
            yield Value("Result", (method,), name_of(described["result"]["schema"]), json.dumps(example["result"]["value"]))


def samples(program: str) -> Iterator[Value]:
    """Every type and call with all members, with the required ones alone, and with every null that may be there; a union with each of its cases."""
    document = json.loads(subprocess.run([program, "schema"], capture_output=True, check=True, text=True).stdout)
    schemas = document["components"]["schemas"]
    cases = {name_of(case) for schema in schemas.values() for case in schema.get("oneOf", []) if "$ref" in case}
    for name, schema in schemas.items():
        if name in cases or not schema.keys() & {"properties", "enum", "oneOf", "allOf"}:
            continue  # A case is in its union's samples, and another name for plain JSON has no type.
        for one in schema.get("oneOf", [schema]):
            for form in ("all", "required", "null"):
                yield of_type(name, Sampler(schemas, form).sample(one))
    for method, described in contract.methods().items():
        for form in () if method.startswith("$") else ("all", "required", "null"):
            params = name_of(described["x-params"])
            yield Value("Params", (method,), params, json.dumps(Sampler(schemas, form).sample(schemas[params])))


class Sampler:
    """Makes a value of a schema: with `all` members, the `required` ones, or all with `null` where it may stand."""

    def __init__(self, schemas: dict[str, Any], form: str) -> None:
        self._schemas, self._form = schemas, form

    def sample(self, schema: dict[str, Any], depth: int = 0) -> JSON:
        """A value of a schema; far inside it has only what is required, so that it ends."""
        kinds = schema.get("type", "object" if schema.keys() & {"properties", "allOf"} else "any")
        kinds = kinds if isinstance(kinds, list) else [kinds]
        if self._form == "null" and "null" in kinds:
            return None
        if "$ref" in schema:
            return self.sample(self._schemas[name_of(schema)], depth + 1)
        if "const" in schema or "enum" in schema:
            return schema.get("const") or schema["enum"][0]
        if options := schema.get("oneOf") or schema.get("anyOf"):
            nulls = [option for option in options if option.get("type") == "null"]
            return self.sample((nulls if self._form == "null" and nulls else options)[0], depth)
        if kinds[0] == "object":
            return self._object(schema, depth)
        if kinds[0] == "array":
            return [self.sample(schema.get("items", {}), depth + 1)]
        return {"string": "text", "integer": 5, "number": 1.5, "boolean": True, "null": None}.get(kinds[0], "any")

    def _object(self, schema: dict[str, Any], depth: int) -> dict[str, JSON]:
        """An object of its own members and those that it takes over."""
        value: dict[str, JSON] = {}
        for part in schema.get("allOf", []):
            value |= self._object(self._schemas[name_of(part)], depth)
        few = self._form == "required" or depth > 9
        for name, member in schema.get("properties", {}).items():
            if not few or name in schema.get("required", []):
                value[name] = self.sample(member, depth + 1)
        if isinstance(others := schema.get("additionalProperties"), dict) and not few:
            value["an/other~"] = self.sample(others, depth + 1)
        return value


def rendered(program: str) -> Iterator[Value]:
    """An outcome of each kind as each target's reply."""
    recorder = Recorder()
    with Server(program) as server:
        for target in contract.shapes("Reply"):
            words = dict(zip(("vendor", "sdk", "platform"), target))
            for number, kind in enumerate(outcomes.KINDS):
                outcome = outcomes.Generator(number).outcome(kind)
                yield from recorder.values(server.call("reply/render", {"target": words, "outcome": outcome}))


# What a newer server may send: it is read, and written back as it came.
LATER = [
    of_type("RedemptionOutcome", {"kind": "later", "when": [1, None]}), of_type("Platform", "visionos"),
    of_type("SubscriptionStatus", "paused"), of_type("SubscriptionStatus", "unknown"),
    of_type("ErrorCode", -32055),
]

# What every language rejects: another kind of JSON, another constant, a required member that is missing.
REJECTED = [
    of_type("Gateway", 7),
    of_type("CancelNotification", {"jsonrpc": "2.0", "method": "other", "params": {"id": 1}}),
    of_type("SessionOpenResult", {"session": "1", "deviceId": "d"}),
]
