"""Tables of members (tab-separated, in `<vendor>/replies`), and schemas of what stands in them."""
from __future__ import annotations

import csv
import pathlib
from typing import Any

SCHEMAS = pathlib.Path(__file__).resolve().parents[1]
SOURCES = SCHEMAS.parent / "Sources"

Schema = dict[str, Any]
Row = dict[str, str]

SINCE_1970 = "milliseconds since 1970-01-01T00:00:00Z"
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


def place(vendor: str, table: str, line: int, problem: str) -> SystemExit:
    """The end of the program for a row with an unknown word; the first row is line 2."""
    return SystemExit(f"Schemas/{vendor}/replies/{table}.tsv:{line}: {problem}")


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
