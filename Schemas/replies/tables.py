"""Tables of members (tab-separated, in `<vendor>/replies`), and schemas of what stands in them."""
from __future__ import annotations

import csv
import pathlib
from collections.abc import Callable
from typing import Any

SCHEMAS = pathlib.Path(__file__).resolve().parents[1]
SOURCES = SCHEMAS.parent / "Sources"

Schema = dict[str, Any]
Row = dict[str, str]

SINCE_1970 = "milliseconds since 1970-01-01T00:00:00Z"
# With the form of its fraction.
TEXT_OF_DATE = "^-?[0-9]{4,}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}%sZ$"
HEAD = """// Made by Schemas/bundle.py from Schemas/%s/replies; do not edit.
// swift-format-ignore-file
"""
INTEGER: Schema = {"type": "integer", "format": "int64"}
PLAIN: dict[str, Schema] = {
    "text": {"type": "string"},
    "flag": {"type": "boolean"},
    "texts": {"type": "array", "items": {"type": "string"}},
}


def rows(vendor: str, table: str) -> list[Row]:
    """The rows of a table by the names of its first line; a row may end before its last columns."""
    with open(SCHEMAS / vendor / "replies" / f"{table}.tsv", encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file, dialect="excel-tab", restval="", quoting=csv.QUOTE_NONE))


def checked(vendor: str, table: str, owner: str, problem_of: Callable[[Row], str | None]) -> list[Row]:
    """The rows of a table of keys, each once for its owner, which is a column; a wrong one ends the program with its place."""
    found, keys = rows(vendor, table), set()
    for line, row in enumerate(found, 2):
        key = (row[owner], row["key"])
        if problem := problem_of(row) or (f"{row['key']} is there already" if key in keys else None):
            raise SystemExit(f"Schemas/{vendor}/replies/{table}.tsv:{line}: {problem}")
        keys.add(key)
    return found


def object_of(name: str, says: str, properties: dict[str, Schema], optional: frozenset[str] = frozenset()) -> Schema:
    """The definition of an object without other members."""
    required = [key for key in properties if key not in optional]
    head = {"title": name, "description": says, "type": "object", "required": required}
    return {**head, "additionalProperties": False, "properties": properties}


def union_of(name: str, says: str, cases: list[Schema], key: str) -> Schema:
    """The definition of one of several objects, told apart by a member."""
    return {"title": name, "description": says, "oneOf": cases, "discriminator": {"propertyName": key}}


def list_of(schema: Schema) -> Schema:
    """An array of such values."""
    return {"type": "array", "items": schema}


def map_of(schema: Schema) -> Schema:
    """An object whose keys are data."""
    return {"type": "object", "additionalProperties": schema}


def constant(says: str, word: str) -> Schema:
    """A member with one word."""
    return {"description": says, "type": "string", "const": word}


def nullable(schema: Schema, has_null: bool = True) -> Schema:
    """A schema that may allow null too."""
    if not has_null:
        return schema
    if "type" in schema:
        return {**schema, "type": [schema["type"], "null"]}
    return {"anyOf": [schema, {"type": "null"}]}


def said(says: str, schema: Schema) -> Schema:
    """A schema with its sentence."""
    return {**schema, "description": says} if "$ref" in schema else {"description": says, **schema}


def document_of(vendor: str, title: str, schemas: list[Schema]) -> Schema:
    """The file `<vendor>/replies.schema.json`, which is nowhere but here; other files refer to it."""
    definitions = {schema["title"]: schema for schema in schemas}
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", "$id": f"{vendor}/replies.schema.json", "title": title, "$defs": definitions}
