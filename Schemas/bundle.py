#!/usr/bin/env python3
"""Puts openrpc.json and every schema that it refers to into one document, and that one into the server; and tables of members into an adapter.

Without arguments it writes the Swift files; `--check` only says which are stale (exit status 1); `--print` writes the document to standard output.
"""
from __future__ import annotations

import json
import pathlib
import re
import sys
from functools import cache
from typing import Any
from urllib.parse import urljoin

import replies

SCHEMAS = pathlib.Path(__file__).resolve().parent
SERVER = SCHEMAS.parent / "Sources" / "RedemptionServer"
SWIFT_FILE = SERVER / "Generated" / "OpenRPCDocument.swift"

SWIFT_HEAD = '''// Made by Schemas/bundle.py from Schemas/openrpc.json and the schema files of Schemas; do not edit.
// swift-format-ignore-file

/// The server's contract with its references bundled: what `rpc.discover` answers and `redemption schema` prints.
public enum OpenRPCDocument {
  /// Compact JSON on one line.
  public static let json: StaticString = #"""
'''
SWIFT_TAIL = '''
"""#
}
'''


def read(name: str) -> dict[str, Any]:
    """A file of this folder."""
    value: dict[str, Any] = json.loads((SCHEMAS / name).read_text(encoding="utf-8"))
    return value


def vendors() -> list[str]:
    """The ids of the vendors: the names of the folders with a vendor.json."""
    return sorted(path.parent.name for path in SCHEMAS.glob("*/vendor.json"))


def absolute(reference: str, file: str) -> str:
    """A reference in a file, from this folder: `words.schema.json#/…` in a vendor's file has the folder before it."""
    return urljoin(file, reference)


def from_here(value: Any, file: str) -> Any:
    """A value of a file with every reference in it turned to this folder."""
    if isinstance(value, dict):
        return {
            key: absolute(member, file) if key == "$ref" and isinstance(member, str) else from_here(member, file)
            for key, member in value.items()
        }
    if isinstance(value, list):
        return [from_here(element, file) for element in value]
    return value


@cache
def vendor_tables() -> dict[str, dict[str, Any]]:
    """What each vendor.json says, by the vendor's id."""
    return {vendor: from_here(read(f"{vendor}/vendor.json"), f"{vendor}/vendor.json") for vendor in vendors()}


def targets(table: str) -> list[dict[str, Any]]:
    """The rows of `x-targets` for `Reply`, `CustomerReply` or `StatusReply`."""
    return [
        {"vendor": vendor, **row}
        for vendor, facts in vendor_tables().items() for row in facts["targets"].get(table, [])
    ]


def events() -> list[dict[str, Any]]:
    """The rows of `x-events`."""
    return [{"vendor": vendor, **row} for vendor, facts in vendor_tables().items() for row in facts["events"]]


def calls() -> list[dict[str, Any]]:
    """The rows of `x-calls`."""
    return [
        {"vendor": vendor, "name": name, "params": params}
        for vendor, facts in vendor_tables().items() for name, params in facts.get("calls", {}).items()
    ]


def add_members(files: dict[str, dict[str, Any]]) -> None:
    """Adds the members that only some vendors have (`members` of a vendor.json) to the shared objects."""
    shared = {name: schema for file, document in files.items() if "/" not in file for name, schema in document["$defs"].items()}
    owners: dict[tuple[str, str], list[str]] = {}
    for vendor, facts in vendor_tables().items():
        for name, members in facts.get("members", {}).items():
            properties = shared[name]["properties"]
            for member, schema in members.items():
                if properties.setdefault(member, schema) != schema:
                    raise SystemExit(f"{vendor}/vendor.json: {name}.{member} is described in another way elsewhere")
                owners.setdefault((name, member), []).append(facts["name"])
    for (name, member), names in owners.items():
        schema = dict(shared[name]["properties"][member])
        shared[name]["properties"][member] = schema
        schema["description"] += f" {' and '.join(names)} only."


@cache
def schema_files() -> dict[str, dict[str, Any]]:
    """Every schema file by its path, in order, with what the vendors' folders add to it."""
    files = {
        str(path.relative_to(SCHEMAS)): read(str(path.relative_to(SCHEMAS)))
        for path in sorted(SCHEMAS.glob("**/*.schema.json"))
    }
    for vendor in replies.VENDORS:
        files[f"{vendor.VENDOR}/replies.schema.json"] = vendor.document()
    files["target.schema.json"]["$defs"]["Vendor"]["enum"] = vendors()
    for name, schema in files["reply.schema.json"]["$defs"].items():
        schema["x-targets"] = targets(name)
    files["events.schema.json"]["$defs"]["EventParams"]["x-events"] = events()
    files["session-methods.schema.json"]["$defs"]["SessionCallParams"]["x-calls"] = calls()
    add_members(files)
    for name, document in files.items():
        vendor = name.rpartition("/")[0]
        if vendor:
            for schema in document["$defs"].values():
                schema["x-vendor"] = vendor
    return files


def bundled(value: Any) -> Any:
    """A value with every reference in it, which may go to any file, turned to the bundle."""
    if isinstance(value, dict):
        return {
            key: re.sub(r"^[a-z0-9./-]*#/\$defs/", "#/components/schemas/", member)
            if key == "$ref" and isinstance(member, str) else bundled(member)
            for key, member in value.items()
        }
    if isinstance(value, list):
        return [bundled(element) for element in value]
    return value


def served() -> set[str]:
    """The methods that the server's sources register, and the notification that its connection takes."""
    registry = (SERVER / "MethodRegistry+All.swift").read_text(encoding="utf-8")
    names = {"$/cancelRequest"}
    for path in sorted((SERVER / "Methods").glob("*.swift")):
        for kind, name in re.findall(r'enum (\w+): (?:OwnCall)?Method \{\s*static let name = "([^"]+)"', path.read_text(encoding="utf-8")):
            if f"{kind}.self" in registry:
                names.add(name)
    return names


def bundle() -> dict[str, Any]:
    """The document. A method that openrpc.json plans (`x-planned`) is in it as soon as the server serves it."""
    document = read("openrpc.json")
    names = served()
    document["methods"] = [
        {key: member for key, member in method.items() if key != "x-planned"}
        for method in document["methods"] if not method.get("x-planned") or method["name"] in names
    ]
    schemas: dict[str, Any] = {}
    for name, file in schema_files().items():
        for key, schema in file["$defs"].items():
            if key in schemas:
                raise SystemExit(f"{name}: {key} is defined in another file too")
            schemas[key] = schema
    document["x-vendors"] = [{"vendor": vendor, "name": facts["name"]} for vendor, facts in vendor_tables().items()]
    document["components"]["schemas"] = {key: schemas[key] for key in sorted(schemas)}
    result: dict[str, Any] = bundled(document)
    return result


def compact(value: Any) -> str:
    """JSON without white space."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def pretty(value: Any, indent: int = 0, before: int = 0) -> str:
    """JSON for people: what fits on a line of 120 stands on one, except near the top."""
    line = json.dumps(value, ensure_ascii=False)
    holds = isinstance(value, (dict, list)) and bool(value)
    is_deep = indent > 2 or not isinstance(value, dict) or not any(isinstance(member, (dict, list)) for member in value.values())
    if not holds or (is_deep and 2 * indent + before + len(line) <= 120):
        return line
    margin, end = "  " * (indent + 1), "\n" + "  " * indent
    if isinstance(value, list):
        return "[\n" + ",\n".join(margin + pretty(element, indent + 1) for element in value) + end + "]"
    members = [(json.dumps(key, ensure_ascii=False) + ": ", member) for key, member in value.items()]
    return "{\n" + ",\n".join(margin + key + pretty(member, indent + 1, len(key)) for key, member in members) + end + "}"


def lines(document: dict[str, Any]) -> list[str]:
    """The compact text, cut where a method or a schema begins, so that a change shows as one line."""
    text = compact(document)
    starts = [re.escape(compact(method)) for method in document["methods"]]
    starts += [re.escape(f"{compact(key)}:{compact(schema)}") for key, schema in document["components"]["schemas"].items()]
    cuts = sorted({0, *(match.start() for start in starts for match in [re.search(start, text)] if match)})
    return [text[begin:end] for begin, end in zip(cuts, cuts[1:] + [len(text)])]


def swift_source() -> str:
    """The Swift file: a raw literal whose lines are joined."""
    parts = lines(bundle())
    if any('"""' in part or "\\#" in part for part in parts):
        raise SystemExit("the document holds what would end the literal")
    return SWIFT_HEAD + "\\#\n".join(parts) + SWIFT_TAIL


def main(arguments: list[str]) -> int:
    if arguments == ["--print"]:
        print(compact(bundle()))
        return 0
    made = {SWIFT_FILE: swift_source(), **{vendor.SWIFT_FILE: vendor.swift_source() for vendor in replies.VENDORS}}
    stale = {file: text for file, text in made.items() if not file.exists() or file.read_text(encoding="utf-8") != text}
    for file, text in stale.items():
        if arguments == ["--check"]:
            print(f"{file.relative_to(SCHEMAS.parent)} is stale; run Schemas/bundle.py")
        else:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, encoding="utf-8")
    return int(bool(stale) and arguments == ["--check"])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
