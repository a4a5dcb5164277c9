"""Makes RevenueCat's replies of the tables in revenuecat/replies: their JSON Schemas, and the columns that the adapter writes and reads by.

| table | a row is |
|---|---|
| `shapes.tsv` | a shape: the table of its columns, the layer that writes it, its words and prices, the key of the result's kind, the version that renamed a result, its source |
| `members.tsv` | what a member can tell: its kind of value, and a sentence |
| the others | a member in the layer's order: key, what it tells, form of a date, whether the layer `must` have it, if it is null (`null`, `always`, `notFlutter`), the rule that brought it |
"""
from __future__ import annotations

import re

from .tables import (
    HEAD,
    INTEGER,
    PLAIN,
    SINCE_1970,
    SOURCES,
    TEXT_OF_DATE,
    Row,
    Schema,
    checked,
    constant,
    document_of,
    list_of,
    map_of,
    nullable,
    object_of,
    rows,
    said,
    union_of,
)

VENDOR = "revenuecat"
SWIFT_FILE = SOURCES / "RevenueCatAdapter" / "Generated" / "ReplyTables+Layers.swift"

TYPES = {
    "CustomerInfo": "A customer. Every member is present; an unknown one is null.",
    "Entitlement": "One entitlement.",
    "Subscription": "One subscription.",
    "Transaction": "One purchase that does not renew.",
}
# Flutter reads the rest as the other hybrids do.
OF_FLUTTER = ("CustomerInfo", "Entitlements", "Entitlement")

FORMS: dict[str, tuple[Schema, str]] = {
    "milliseconds": (INTEGER, SINCE_1970),
    "seconds": ({"type": "string", "pattern": TEXT_OF_DATE % ""}, "UTC, whole seconds"),
    "fraction": ({"type": "string", "pattern": TEXT_OF_DATE % r"\.[0-9]{3}"}, "UTC, three fraction digits"),
}
RESULTS = {
    "Success": "The purchase is redeemed.",
    "Error": "It failed.",
    "InvalidToken": "The link's token is invalid.",
    "PurchaseBelongsToOtherUser": "The purchase belongs to another user.",
    "Expired": "The link had expired or was used already.",
}


def columns(table: str) -> list[Row]:
    """The rows of a table of columns; one with an unknown word ends the program with its place."""
    known = members()
    return checked(VENDOR, table, "type", lambda row: problem_of(row, known))


def problem_of(row: Row, known: dict[tuple[str, str], Row]) -> str | None:
    """What is wrong in the row of a column."""
    told = known.get((row["type"], row["fact"]))
    if told is None:
        return f"members.tsv has no {row['type']} {row['fact']}"
    if told["value"].startswith("date") != (row["form"] in FORMS):
        return f"a date has one of the forms {', '.join(FORMS)}, and nothing else has"
    if row["need"] not in ("must", "may"):
        return "need is must or may"
    if row["null"] not in ("", "null", "always", "notFlutter"):
        return "null is null, always, notFlutter or nothing"
    return None


def members() -> dict[tuple[str, str], Row]:
    """What a member can tell, by its type and its fact."""
    return {(row["type"], row["fact"]): row for row in rows(VENDOR, "members")}


class Shape:
    """The definitions of one shape."""

    def __init__(self, row: Row) -> None:
        self.row = row
        self.prefix = "RevenueCat" + row["shape"]
        self.is_flutter = row["layer"] == "flutter"
        self.told = members()

    def name(self, definition: str) -> str:
        """The name of a definition of this shape."""
        is_shared = self.is_flutter and definition in ("Subscription", "Transaction", "ErrorDetails")
        return (self.prefix.replace("Flutter", "Hybrid") if is_shared else self.prefix) + definition

    def to(self, definition: str) -> Schema:
        """A reference to a definition of this shape."""
        return {"$ref": f"#/$defs/{self.name(definition)}"}

    def word(self, name: str) -> Schema:
        """A reference to a list of words."""
        return {"$ref": f"words.schema.json#/$defs/RevenueCat{name}"}

    def value(self, kind: str, form: str) -> Schema:
        """The schema of a value that is not null."""
        if kind in PLAIN:
            return PLAIN[kind]
        if kind == "date":
            return FORMS[form][0]
        if kind == "price":
            return self.word(self.row["price"])
        if kind == "Entitlements":
            return self.to(kind)
        if kind[0] == "[":
            return list_of(self.to(kind[1:-1]))
        if kind[0] == "{":
            return map_of(self.to(kind[1:-1]))
        return self.word(self.row["words"] + kind)

    def member(self, row: Row, is_repeated: bool) -> Schema:
        """The schema of a member with its sentence."""
        told, form, null = self.told[row["type"], row["fact"]], row["form"], row["null"]
        if null == "always":
            return {"description": "Always null here.", "type": "null"}
        has_null = null == "null" or (null == "notFlutter" and not self.is_flutter)
        is_map = told["value"] == "dates"
        schema = nullable(self.value("date" if is_map else told["value"], form), has_null)
        says = sentence(told, form, has_null) + (" Deprecated: the same as the key before it." if is_repeated else "")
        return said(says, map_of(schema) if is_map else schema)

    def type(self, name: str) -> Schema:
        """The definition of a type."""
        properties: dict[str, Schema] = {}
        before: tuple[str, str] | None = None
        optional = set()
        for row in columns(self.row["columns"]):
            if row["type"] != name:
                continue
            told = (row["fact"], row["form"])
            properties[row["key"]] = self.member(row, told == before)
            before = told
            if row["since"]:
                optional.add(row["key"])
        return object_of(self.name(name), TYPES[name], properties, frozenset(optional))

    def entitlements(self) -> Schema:
        """The definition of the object with all entitlements."""
        each = map_of(self.to("Entitlement"))
        verification = self.word(self.row["words"] + "VerificationResult")
        properties = {
            "all": said("All, each under its identifier.", each),
            "active": said("Those of `all` that are active.", each),
            "verification": said("Whether the answer's signature was checked.", verification),
        }
        return object_of(self.name("Entitlements"), "The customer's entitlements.", properties)

    def kind(self, result: str) -> str:
        """What a result is called: by the map's word, by Swift's case or by Kotlin's class."""
        if self.row["kinds"] == "result":
            return re.sub(r"(?<=[a-z])(?=[A-Z])", "_", result).upper()
        return result[0].lower() + result[1:] if self.row["platform"] == "ios" else result

    def result(self, result: str, says: str) -> Schema:
        """The definition of one result."""
        key = self.row["kinds"]
        properties: dict[str, Schema] = {key: constant("The kind of result.", self.kind(result))}
        if result == "Success":
            properties["customerInfo"] = said("The customer after the redemption.", self.to("CustomerInfo"))
        if result == "Error":
            properties["error"] = said("Why.", {"$ref": f"errors.schema.json#/$defs/{self.name('ErrorDetails')}"})
        if result == "Expired":
            properties["obfuscatedEmail"] = said("The masked address to which a new link was sent; empty if unknown.", PLAIN["text"])
        return object_of(self.name(result), says, properties)

    def schemas(self) -> list[Schema]:
        """All definitions."""
        results = dict(RESULTS)
        if self.row["older"]:
            results["AlreadyRedeemed"] = f"The purchase belongs to another user, in versions before {self.row['older']}."
        return [
            union_of(self.name("Reply"), "The result of a redemption.", [self.to(result) for result in results], self.row["kinds"]),
            *(self.result(result, says) for result, says in results.items()),
            self.entitlements(),
            *(self.type(name) for name in TYPES if not self.is_flutter or name in OF_FLUTTER),
        ]


def sentence(told: Row, form: str, has_null: bool) -> str:
    """What a member tells, what null means in it, and the form of a date."""
    null = [told["whenNull"]] if has_null and told["whenNull"] else []
    if told["value"] == "dates":
        parts = [told["says"], ", ".join([SINCE_1970 if form == "milliseconds" else "UTC", *null])]
    else:
        parts = [told["says"], *null, *([FORMS[form][1]] if form else [])]
    return "; ".join(parts) + "."


def document() -> Schema:
    """The file with all definitions."""
    return document_of(VENDOR, "RevenueCat's replies", [schema for row in rows(VENDOR, "shapes") for schema in Shape(row).schemas()])


def swift_source() -> str:
    """The columns of every layer in Swift."""
    return HEAD % VENDOR + "\nextension ReplyTables {\n" + "\n\n".join(swift_table(row) for row in rows(VENDOR, "shapes") if row["layer"] != "flutter") + "\n}\n"


def swift_table(shape: Row) -> str:
    """The columns of one layer."""
    name = shape["layer"] + {"ios": "IOS", "android": "Android"}.get(shape["platform"], "")
    price = {"IosPrice": "iOS", "Price": "micros", "HybridPrice": "hybrid"}[shape["price"]]
    lines = [f"  /// {shape['source']}", f"  static let {name} = ReplyTables(", f"    price: .{price},"]
    table = columns(shape["columns"])
    for label, type_name in [("customer", "CustomerInfo"), *((name.lower(), name) for name in list(TYPES)[1:])]:
        lines += [f"    {label}: [", *(f"      {swift_column(row)}," for row in table if row["type"] == type_name), "    ],"]
    lines[-1] = "    ]"
    return "\n".join([*lines, "  )"])


def swift_column(row: Row) -> str:
    """One column."""
    form = f", .{row['form']}" if row["form"] not in ("", "milliseconds") else ""
    since = f", since: .{row['since']}" if row["since"] else ""
    return f'.{row["need"]}("{row["key"]}", .{row["fact"]}{form}{since})'
