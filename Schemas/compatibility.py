#!/usr/bin/env python3
"""Compares the bundled contract with the last released one (released.json): prints every change that a client of that release would notice.

Ends with status 1 if there are any and `x-contractVersion` is still the released one. `--release` keeps the present contract as the
released one. Schemas/README.md says which changes break a client.
"""
from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from typing import Any

import bundle

RELEASED = bundle.SCHEMAS / "released.json"
Schema = dict[str, Any]

# Words about a schema that no value depends on.
REMARKS = ("description", "title", "examples", "default", "$comment", "deprecated")


def breaking(old: Schema, new: Schema) -> Iterator[str]:
    """Every breaking change between two bundled documents."""
    methods = {method["name"]: method for method in new["methods"]}
    schemas, former = new["components"]["schemas"], old["components"]["schemas"]
    for method in old["methods"]:
        name = method["name"]
        if name not in methods:
            yield f"{name}: the method is gone"
            continue
        params, before = reference(methods[name]["x-params"]), reference(method["x-params"])
        yield from compared(former[before], schemas.get(params), f"{name}, params", taken=True)
        result, had = methods[name]["result"]["schema"], method["result"]["schema"]
        if reference(result) != reference(had):
            yield f"{name}: the result is {reference(result)}, was {reference(had)}"
    taken = reachable(former, [reference(method["x-params"]) for method in old["methods"]])
    for name, schema in former.items():
        yield from compared(schema, schemas.get(name), name, taken=name in taken)


def compared(old: Schema, new: Schema | None, place: str, taken: bool) -> Iterator[str]:
    """Breaking changes of one schema; `taken` if clients send it, otherwise they only read it."""
    if new is None:
        yield f"{place}: the type is gone"
        return
    had, has = old.get("properties", {}), new.get("properties", {})
    for member in had:
        if member not in has:
            yield f"{place}: the member {member} is gone"
        else:
            yield from value_changed(had[member], has[member], f"{place}.{member}", taken)
    required, was = set(new.get("required", [])), set(old.get("required", []))
    if taken:
        yield from (f"{place}: {member} is required now" for member in sorted(required - was))
    else:
        yield from (f"{place}: {member} may be missing now" for member in sorted(was - required) if member in has)
    yield from value_changed(without(old, "properties", "required"), without(new, "properties", "required"), place, taken)


def value_changed(old: Any, new: Any, place: str, taken: bool) -> Iterator[str]:
    """Breaking changes of what a value may be."""
    old, new = remarked(old), remarked(new)
    if isinstance(old, dict) and isinstance(new, dict):
        words, before = new.get("enum"), old.get("enum")
        if words is not None and before is not None:
            yield from (f"{place}: the word {word} is gone" for word in before if word not in words)
            old, new = without(old, "enum"), without(new, "enum")
        cases, former = new.get("oneOf"), old.get("oneOf")
        if cases is not None and former is not None:
            yield from (f"{place}: the case {bundle.compact(case)[:80]} is gone" for case in former if case not in cases)
            old, new = without(old, "oneOf"), without(new, "oneOf")
    if significant(old) != significant(new):
        yield f"{place}: was {bundle.compact(old)[:120]}, is {bundle.compact(new)[:120]}"


def significant(value: Any) -> Any:
    """A schema without the extensions, which list targets and events for generators."""
    return {key: member for key, member in value.items() if not key.startswith("x-")} if isinstance(value, dict) else value


def remarked(value: Any, is_names: bool = False) -> Any:
    """A schema without remarks, at any depth. The keys of `properties` are names of members, whatever they are."""
    if isinstance(value, dict):
        return {key: remarked(member, key in ("properties", "$defs")) for key, member in value.items() if is_names or key not in REMARKS}
    return [remarked(element) for element in value] if isinstance(value, list) else value


def without(schema: Schema, *names: str) -> Schema:
    """A schema without these members."""
    return {key: member for key, member in schema.items() if key not in names}


def reference(schema: Schema) -> str:
    """The name of the type that a schema refers to."""
    return str(schema["$ref"]).rpartition("/")[2]


def reachable(schemas: dict[str, Schema], names: list[str]) -> set[str]:
    """These types and all that they refer to."""
    found: set[str] = set()
    while names:
        name = names.pop()
        if name in found or name not in schemas:
            continue
        found.add(name)
        names += [part.partition('"')[0] for part in bundle.compact(schemas[name]).split("#/components/schemas/")[1:]]
    return found


def slim(document: Schema) -> Schema:
    """The part of the bundled document that a comparison reads."""
    methods = [{key: method[key] for key in ("name", "x-params", "result")} for method in document["methods"]]
    schemas = {name: significant(remarked(schema)) for name, schema in document["components"]["schemas"].items()}
    return {"info": {key: document["info"][key] for key in ("version", "x-contractVersion")}, "methods": methods, "components": {"schemas": schemas}}


def main(arguments: list[str]) -> int:
    present = slim(bundle.bundle())
    if arguments == ["--release"]:
        lines = [bundle.compact({"info": present["info"]})[:-1] + ',"methods":[']
        lines.append(",\n".join(bundle.compact(method) for method in present["methods"]))
        lines.append('],"components":{"schemas":{')
        lines.append(",\n".join(f"{bundle.compact(name)}:{bundle.compact(schema)}" for name, schema in present["components"]["schemas"].items()))
        RELEASED.write_text("\n".join(lines) + "\n}}}\n", encoding="utf-8")
        return 0
    released = json.loads(RELEASED.read_text(encoding="utf-8"))
    changes = list(dict.fromkeys(breaking(released, present)))
    contract, was = present["info"]["x-contractVersion"], released["info"]["x-contractVersion"]
    if contract < was or changes and contract == was:
        for change in changes:
            print(change)
        print(f"This breaks clients of {released['info']['version']}: increment x-contractVersion ({was}) in Schemas/openrpc.json, "
              "then run Schemas/version.py")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
