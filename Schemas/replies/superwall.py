"""Makes Superwall's results, entitlements, customer info and status of the tables in superwall/replies: JSON Schemas, and the columns that the adapter writes by.

| table | a row is |
|---|---|
| `members.tsv` | what a member can tell: its kind of value, a sentence, and what it means that nothing told it |
| `entitlement.tsv` | a member of a layer's entitlement, in the layer's order: key, what it tells, whether it is `absent` or `null` when nothing told it |
| `transactions.tsv` | the same of the two lists of a customer's transactions |
| `entitlements.tsv` | a definition of an entitlement: its layer, its words, its source |
| `targets.tsv` | a target: the class of its customer info, its dates and words, its entitlements, its status |
| `results.tsv` | a shape of a redemption's result: the key and the words of its kinds, and where the facts of an expired code stand, which are flat in Unity |
"""
from __future__ import annotations

from .tables import INTEGER, PLAIN, SINCE_1970, SOURCES, Row, Schema, constant, document_of, list_of, nullable, object_of, place, rows, said, union_of

VENDOR = "superwall"
SWIFT_FILE = SOURCES / "SuperwallAdapter" / "Generated" / "ReplyColumns+Layers.swift"

DATES: dict[str, tuple[Schema, str]] = {
    "milliseconds": (INTEGER, SINCE_1970),
    "text": ({"type": "string", "pattern": r"^-?[0-9]{4,}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\.[0-9]{3})?Z$"}, "ISO 8601, UTC"),
}
LISTS = {"subscription": "One subscription.", "nonSubscription": "One purchase that does not renew."}
RESULTS = {
    "Success": "The purchase is redeemed.",
    "Error": "It failed.",
    "ExpiredCode": "The code had expired or was used already.",
    "InvalidCode": "There is no such code.",
    "ExpiredSubscription": "The code was valid, but its subscription has lapsed.",
}
STATUSES = {"Active": "The user has an active entitlement.", "Inactive": "The user has no active entitlement.", "Unknown": "Not known yet."}
USER = said("The app user. Without one: the alias on iOS and in Flutter, empty in the other Android SDKs.", PLAIN["text"])


def reference(name: str) -> Schema:
    """A reference to one of these definitions."""
    return {"$ref": f"#/$defs/Superwall{name}"}


def word(name: str) -> Schema:
    """A reference to a list of words, of Superwall or of all vendors."""
    is_shared = name in ("OfferType", "EntitlementState")
    return {"$ref": f"../purchase-facts.schema.json#/$defs/{name}" if is_shared else f"words.schema.json#/$defs/Superwall{name}"}


def columns(table: str, kind: str, name: str) -> list[Row]:
    """The members of one layer or list, each with what it tells; one with an unknown word ends the program with its place."""
    told = {row["fact"]: row for row in rows(VENDOR, "members") if row["of"] == kind}
    found = []
    for line, row in enumerate(rows(VENDOR, table), 2):
        if row["columns"] != name:
            continue
        if row["fact"] not in told:
            raise place(VENDOR, table, line, f"members.tsv has no {kind} {row['fact']}")
        if row["untold"] not in ("", "absent", "null"):
            raise place(VENDOR, table, line, "untold is absent, null or nothing")
        found.append({**told[row["fact"]], **row, "if": told[row["fact"]]["untold"]})
    return found


def member(row: Row, words: Row) -> Schema:
    """The schema of a member with its sentence."""
    value, untold = row["value"], row["untold"]
    if value == "type":
        return constant(row["says"] + ".", words["type"])
    parts = [row["says"], *([f"{untold} {row['if']}"] if untold else []), *([row["also"]] if row.get("also") else [])]
    if value == "date":
        schema, form = DATES[words.get("dates") or "milliseconds"]
        parts.append(form)
    else:
        schema = PLAIN.get(value) or word({"offer": "OfferType", "store": words["store"], "state": words.get("state", "")}[value])
    return said("; ".join(parts) + ".", nullable(schema, untold == "null"))


def object_with(name: str, says: str, members: list[Row], words: Row, first: dict[str, Schema]) -> Schema:
    """The definition of an object with such members."""
    properties = {**first, **{row["key"]: member(row, words) for row in members}}
    return object_of(f"Superwall{name}", says, properties, frozenset(row["key"] for row in members if row["untold"] == "absent"))


def customer(target: Row) -> list[Schema]:
    """The definitions of a target's customer info."""
    name, prefix = target["target"], target["class"].removesuffix("CustomerInfo")
    properties = {"type": constant("The class.", target["class"])} if target["class"] else {}
    definitions = []
    for kind, says in LISTS.items():
        of_kind = kind[0].upper() + kind[1:]
        first = {"type": constant("The class.", f"{prefix}{of_kind}Transaction")} if target["class"] else {}
        definitions.append(object_with(name + of_kind, says, columns("transactions", kind, kind), target, first))
        order = "By ascending product." if kind == "subscription" else "By ascending transaction."
        properties[kind + "s"] = said(order, list_of(reference(name + of_kind)))
    properties["entitlements"] = said("By ascending identifier.", list_of(reference(target["entitlement"])))
    properties["userId"] = USER
    return [object_of(f"Superwall{name}CustomerInfo", "What the user has.", properties), *definitions]


def like_active(kind: str, active: str) -> str:
    """A status as a target writes it, which writes `Active` so."""
    if active.lower() == "active":
        return kind.upper() if active.isupper() else kind.lower() if active.islower() else kind
    return active.removesuffix("Active") + kind


def status(target: Row) -> list[Schema]:
    """The definitions of a target's status."""
    name, key, active = target["target"], target["statusKey"], target["active"]
    definitions = [union_of(f"Superwall{name}Status", "The subscription status.", [reference(f"{name}{status}Status") for status in STATUSES], key)]
    for kind, says in STATUSES.items():
        properties = {key: constant("The status.", like_active(kind, active))}
        if kind == "Active" and target["statusEntitlement"]:
            properties["entitlements"] = said("The user's entitlements.", list_of(reference(target["statusEntitlement"])))
        definitions.append(object_of(f"Superwall{name}{kind}Status", says, properties))
    return definitions


def result(shape: Row) -> list[Schema]:
    """The definitions of a redemption's result; what it granted is in parts.schema.json."""
    name, key = shape["shape"], shape["key"]
    info = {"$ref": f"parts.schema.json#/$defs/Superwall{name}RedemptionInfo"}
    is_flat = not shape["expired"]
    address = said("The masked address that it was sent to; null if unknown.", nullable(PLAIN["text"]))
    facts: dict[str, dict[str, Schema]] = {
        "Success": {"redemptionInfo": said("What it gave.", info)},
        "Error": {"error": said("Why, for people.", PLAIN["text"]) if is_flat else said("Why.", word("Error"))},
        "ExpiredCode": {"resent": said("True if a new link was sent.", PLAIN["flag"]), "obfuscatedEmail": address}
        if is_flat
        else {shape["expired"]: said("The result.", word("Expired"))},
        "ExpiredSubscription": {"redemptionInfo": said("What it granted before.", info)},
    }
    definitions = [union_of(f"Superwall{name}Reply", "The result of a redemption.", [reference(name + kind) for kind in RESULTS], key)]
    for kind, says in RESULTS.items():
        first = {key: constant("The kind of result.", shape[kind]), "code": said("The code; empty if unknown.", PLAIN["text"])}
        definitions.append(object_of(f"Superwall{name}{kind}", says, {**first, **facts.get(kind, {})}, frozenset({"obfuscatedEmail"})))
    return definitions


def document() -> Schema:
    """The file with all definitions."""
    results = [schema for shape in rows(VENDOR, "results") for schema in result(shape)]
    entitlements = [
        object_with(row["definition"], row["says"], columns("entitlement", "entitlement", row["columns"]), row, {}) for row in rows(VENDOR, "entitlements")
    ]
    short = {"userId": USER, "entitlements": said("By ascending identifier.", list_of(reference("UnityEntitlement")))}
    unity = object_of("SuperwallUnityCustomerInfo", "The user's status, as far as Unity receives it.", short)
    targets = rows(VENDOR, "targets")
    customers = [schema for target in targets if target["entitlement"] for schema in customer(target)]
    return document_of(VENDOR, "Superwall's replies", [*results, *entitlements, unity, *customers, *(schema for target in targets for schema in status(target))])


HEAD = """// Made by Schemas/bundle.py from Schemas/superwall/replies; do not edit.
// swift-format-ignore-file
"""


def swift_source() -> str:
    """The columns of every layer and list in Swift."""
    return HEAD + swift_tables("entitlement", "Entitlement") + swift_tables("transactions", "Transaction")


def swift_tables(table: str, of_type: str) -> str:
    """The columns of one table, by its first column."""
    lines = ["", f"enum {of_type}Columns {{"]
    name = None
    for row in rows(VENDOR, table):
        of = row["columns"]
        if of != name:
            lines += [*(["  ]"] if name else []), f"  static let {of}: [ReplyColumn<{of_type}Fact>] = ["]
            name = of
        null = ", orNull: true" if row["untold"] == "null" else ""
        lines.append(f"    ReplyColumn(.{row['key']}, .{row['fact']}{null}),")
    return "\n".join([*lines, "  ]", "}", ""])
