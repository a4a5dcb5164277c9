"""Outcomes made up from their own schema, so that every member and every absence comes up."""
from __future__ import annotations

import random
from typing import Any

from contract import documents
from rpc import JSON

KINDS = {
    "redeemed": "Redeemed",
    "subscriptionExpired": "SubscriptionExpired",
    "linkExpired": "LinkExpired",
    "invalidCode": "InvalidCode",
    "purchaseBelongsToOtherUser": "PurchaseBelongsToOtherUser",
    "failed": "Failed",
}
NAMES = {"entitlements": "id", "subscriptions": "productId", "oneTimePurchases": "id"}
TEXTS = ["", "a", "pro", "naïve ✓", 'quote " and \\', "ada@example.com", "https://example.com/a?b=c", "STRIPE", "line\nbreak"]
LATEST = 4_000_000_000_000


class Generator:
    """Values of a schema; the same ones for the same seed."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)

    def outcome(self, kind: str) -> dict[str, JSON]:
        """An outcome of one kind."""
        outcome: dict[str, JSON] = self._value({"$ref": f"#/$defs/{KINDS[kind]}"}, "outcome.schema.json")
        for members, name in NAMES.items():
            for key, value in outcome.get("grant", {}).get(members, {}).items():
                value[name] = key
        return outcome

    def _value(self, schema: dict[str, Any], file: str) -> JSON:
        if "$ref" in schema:
            name, _, pointer = schema["$ref"].partition("#")
            file = name or file
            return self._value(documents()[file]["$defs"][pointer.rpartition("/")[2]], file)
        if "const" in schema:
            return schema["const"]
        for words in ("enum", "examples"):
            if words in schema:
                return self._random.choice(schema[words])
        for choices in ("oneOf", "anyOf"):
            if choices in schema:
                return self._value(self._random.choice(schema[choices]), file)
        kind = schema.get("type", "anything")
        if isinstance(kind, list):
            kind = self._random.choice(kind)
        return self._typed(kind, schema, file)

    def _typed(self, kind: str, schema: dict[str, Any], file: str) -> JSON:
        match kind:
            case "object":
                return self._object(schema, file)
            case "array":
                return [self._value(schema["items"], file) for _ in range(self._random.randrange(3))]
            case "string":
                return self._random.choice(TEXTS)
            case "integer":
                return self._integer(schema)
            case "number":
                return round(self._random.uniform(0, 100), 2)
            case "boolean":
                return self._random.random() < 0.5
            case "null":
                return None
        return self._random.choice([None, True, 5, -1.5, 5_000_000_000, "x", [1, "a"], {"deep": {"b": None}}])

    def _object(self, schema: dict[str, Any], file: str) -> JSON:
        value: dict[str, JSON] = {}
        for name, member in schema.get("properties", {}).items():
            if name in schema.get("required", []) or self._random.random() < 0.6:
                value[name] = self._value(member, file)
        extra = schema.get("additionalProperties")
        if isinstance(extra, dict):
            for name in self._random.sample(["alpha", "beta", "γάμμα", "a:b", ""], self._random.randrange(4)):
                value[name] = self._value(extra, file)
        return value

    def _integer(self, schema: dict[str, Any]) -> int:
        if schema.get("format") == "int64":
            return self._random.randrange(-1_000_000_000_000, LATEST)
        return self._random.randint(schema.get("minimum", 0), schema.get("maximum", 9_999))
