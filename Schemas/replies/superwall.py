"""Makes Superwall's results, entitlements, customer info and status of the tables in superwall/replies: JSON Schemas, and what the adapter writes by.

| table | a row is |
|---|---|
| `members.tsv` | what a member can tell: its kind of value, a sentence, and what it means that nothing told it |
| `entitlement.tsv` | a member of a layer's entitlement, in the layer's order: key, what it tells, whether it is `absent` or `null` when nothing told it |
| `transactions.tsv` | the same of the two lists of a customer's transactions |
| `entitlements.tsv` | a definition of an entitlement: its layer, its words, its source |
| `targets.tsv` | a target: the class of its customer info, its dates and words, its entitlements, its status |
| `words.tsv` | the words by which a layer tells results, owners and stores; the adapter has them too |
| `results.tsv` | a shape of a redemption's result: the key and the words of its kinds, where the facts of an expired code stand (flat in Unity), and what tells owner, buyer, paywall and entitlements |
"""
from __future__ import annotations

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
    nullable,
    object_of,
    rows,
    said,
    union_of,
)

VENDOR = "superwall"
SWIFT_FILE = SOURCES / "SuperwallAdapter" / "Generated" / "Replies+Layers.swift"

DATES: dict[str, tuple[Schema, str]] = {
    "milliseconds": (INTEGER, SINCE_1970),
    "text": ({"type": "string", "pattern": TEXT_OF_DATE % r"(\.[0-9]{3})?"}, "ISO 8601, UTC"),
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
JSON_OBJECT = {"$ref": "../json.schema.json#/$defs/JSONObject"}


def reference(name: str) -> Schema:
    """A reference to one of these definitions."""
    return {"$ref": f"#/$defs/Superwall{name}"}


def word(name: str) -> Schema:
    """A reference to a definition that is written by hand, of Superwall or of all vendors."""
    if name in ("OfferType", "EntitlementState"):
        return {"$ref": f"../purchase-facts.schema.json#/$defs/{name}"}
    return {"$ref": f"words.schema.json#/$defs/Superwall{name}"}


def columns(table: str, kind: str, name: str) -> list[Row]:
    """The members of one layer or list, each with what it tells."""
    told = {row["fact"]: row for row in rows(VENDOR, "members") if row["of"] == kind}
    return [{**told[row["fact"]], **row, "if": told[row["fact"]]["untold"]} for row in rows_of(table) if row["columns"] == name]


def rows_of(table: str) -> list[Row]:
    """The rows of a table of columns."""
    told = {(row["of"], row["fact"]) for row in rows(VENDOR, "members")}
    known = {row["columns"] for row in rows(VENDOR, "entitlements")} if table == "entitlement" else set(LISTS)

    def problem_of(row: Row) -> str | None:
        kind = "entitlement" if table == "entitlement" else row["columns"]
        if row["columns"] not in known:
            return f"the columns are one of {', '.join(sorted(known))}"
        if (kind, row["fact"]) not in told:
            return f"members.tsv has no {kind} {row['fact']}"
        return None if row["untold"] in ("", "absent", "null") else "untold is absent, null or nothing"

    return checked(VENDOR, table, "columns", problem_of)


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


def result(shape: Row, words: dict[str, Row]) -> list[Schema]:
    """The definitions of a redemption's result."""
    name, key = shape["shape"], shape["key"]
    is_flat = not shape["expired"]
    address = said("The masked address that it was sent to; null if unknown.", nullable(PLAIN["text"]))
    facts: dict[str, dict[str, Schema]] = {
        "Success": {"redemptionInfo": said("What it gave.", reference(f"{name}RedemptionInfo"))},
        "Error": {"error": said("Why, for people.", PLAIN["text"]) if is_flat else said("Why.", word("Error"))},
        "ExpiredCode": {"resent": said("True if a new link was sent.", PLAIN["flag"]), "obfuscatedEmail": address}
        if is_flat
        else {shape["expired"]: said("The result.", word("Expired"))},
        "ExpiredSubscription": {"redemptionInfo": said("What it granted before.", reference(f"{name}RedemptionInfo"))},
    }
    definitions = [union_of(f"Superwall{name}Reply", "The result of a redemption.", [reference(name + kind) for kind in RESULTS], key)]
    for kind, says in RESULTS.items():
        its_word = words[shape["words"]][kind[0].lower() + kind[1:]]
        first = {key: constant("The kind of result.", its_word), "code": said("The code; empty if unknown.", PLAIN["text"])}
        definitions.append(object_of(f"Superwall{name}{kind}", says, {**first, **facts.get(kind, {})}, frozenset({"obfuscatedEmail"})))
    return [*definitions, granted(shape)]


def granted(shape: Row) -> Schema:
    """The definition of what a redemption granted."""
    entitlements = {"entitlements": said("What the owner may use, by ascending identifier.", list_of(reference(shape["entitlement"])))}
    name = f"Superwall{shape['shape']}RedemptionInfo"
    if not shape["ownership"]:
        return object_of(name, "What the redemption granted, as far as Unity receives it.", entitlements)
    properties = {
        "ownership": said("Who owns it now.", part(shape["ownership"])),
        "purchaserInfo": said("Who bought it.", part(shape["purchaser"])),
        "paywallInfo": said("The paywall that led to it; absent for a manual grant.", part(shape["paywall"])),
        **entitlements,
    }
    if shape["shape"] == "NativeIos":
        answered = "What the buyer answered on the way to the purchase, since 4.17.0; absent if nothing was asked."
        properties["userAttributes"] = said(answered, JSON_OBJECT)
    return object_of(name, "What the redemption granted.", properties, frozenset({"paywallInfo", "userAttributes"}))


def part(name: str) -> Schema:
    """A reference to a part of what was granted: a class, one of a layer in parts.schema.json, or one that layers share."""
    if name.startswith(("Flutter", "Kmp")):
        return reference(name)
    return {"$ref": f"parts.schema.json#/$defs/Superwall{name}"} if "Native" in name else word(name)


def classes(name: str, words: Row) -> list[Schema]:
    """The definitions of owner and buyer as classes, for the layers that hand over objects."""

    def case(kind: str, says: str, class_name: str, **members: Schema) -> Schema:
        return object_of(f"Superwall{name}{kind}", says, {"type": constant("The class.", words[class_name]), **members})

    def store(of: str) -> Schema:
        members = {"customerId": said(f"{of}'s customer.", PLAIN["text"]), "subscriptionIds": said(f"{of}'s subscriptions.", PLAIN["texts"])}
        return case(f"{of}Identifiers", f"{of}'s names.", of.lower(), **members)

    other = {
        "store": said("The store by its own name; `UNKNOWN` if unknown.", PLAIN["text"]),
        "additionalInfo": said("Further members that the store reports.", JSON_OBJECT),
    }
    buyer = {
        "appUserId": said("The buyer; empty if unknown.", PLAIN["text"]),
        "email": said("The full address; absent if unknown.", PLAIN["text"]),
        "storeIdentifiers": said("The store's ids of the buyer.", reference(f"{name}StoreIdentifiers")),
    }
    owners, stores = ["AppUserOwnership", "DeviceOwnership"], ["StripeIdentifiers", "PaddleIdentifiers", "UnknownIdentifiers"]
    return [
        union_of(f"Superwall{name}Ownership", "Who owns the purchase.", [reference(name + owner) for owner in owners], "type"),
        case("AppUserOwnership", "An app user.", "appUser", appUserId=said("The app user.", PLAIN["text"])),
        case("DeviceOwnership", "A device.", "device", deviceId=said("The device.", PLAIN["text"])),
        object_of(f"Superwall{name}PurchaserInfo", "Who bought it.", buyer, frozenset({"email"})),
        union_of(f"Superwall{name}StoreIdentifiers", "The store's ids of a buyer and the purchases.", [reference(name + kind) for kind in stores], "type"),
        store("Stripe"),
        store("Paddle"),
        case("UnknownIdentifiers", "Another store's names.", "unknown", **other),
    ]


def document() -> Schema:
    """The file with all definitions."""
    words = {row["words"]: row for row in rows(VENDOR, "words")}
    results = [schema for shape in rows(VENDOR, "results") for schema in result(shape, words)]
    parts = [*classes("Flutter", words["flutter"]), *classes("Kmp", words["kmp"])]
    entitlements = [
        object_with(row["definition"], row["says"], columns("entitlement", "entitlement", row["columns"]), row, {}) for row in rows(VENDOR, "entitlements")
    ]
    short = {"userId": USER, "entitlements": said("By ascending identifier.", list_of(reference("UnityEntitlement")))}
    unity = object_of("SuperwallUnityCustomerInfo", "The user's status, as far as Unity receives it.", short)
    targets = rows(VENDOR, "targets")
    customers = [schema for target in targets if target["entitlement"] for schema in customer(target)]
    return document_of(VENDOR, "Superwall's replies", [*results, *parts, *entitlements, unity, *customers, *(schema for target in targets for schema in status(target))])


def swift_source() -> str:
    """The columns of every layer and list in Swift, and the words of every layer."""
    return HEAD % VENDOR + swift_tables("entitlement", "Entitlement") + swift_tables("transactions", "Transaction") + swift_words()


def swift_words() -> str:
    """The words of every layer."""
    lines = ["", "extension SuperwallWords {"]
    for row in rows(VENDOR, "words"):
        words = ", ".join(f'{key}: "{word}"' for key, word in row.items() if key not in ("words", "source"))
        lines += [f"  /// {row['source']}", f"  static let {row['words']} = SuperwallWords({words})"]
    return "\n".join([*lines, "}", ""])


def swift_tables(table: str, of_type: str) -> str:
    """The columns of one table, by its first column."""
    lines = ["", f"enum {of_type}Columns {{"]
    name = None
    for row in rows_of(table):
        of = row["columns"]
        if of != name:
            lines += [*(["  ]"] if name else []), f"  static let {of}: [ReplyColumn<{of_type}Fact>] = ["]
            name = of
        null = ", orNull: true" if row["untold"] == "null" else ""
        lines.append(f"    ReplyColumn(.{row['key']}, .{row['fact']}{null}),")
    return "\n".join([*lines, "  ]", "}", ""])
