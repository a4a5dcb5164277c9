"""Compares the generated types with the bundled schemas: every class, member, word and case, by the names on the wire."""
from __future__ import annotations

import json
import re

from dart_names import Library, leaves, static_member
from dart_parser import Node


def compare(contract: dict, types: Library) -> list[str]:
    findings: list[str] = []
    for name, schema in contract["components"]["schemas"].items():
        declaration = types.declarations.get(name)
        if "properties" in schema or schema.get("additionalProperties") is False or "allOf" in schema:
            findings += compare_object(name, merged(contract, schema), declaration)
        elif "enum" in schema:
            findings += compare_words(name, schema, types)
        elif ("oneOf" in schema or "anyOf" in schema) and declaration is None:
            findings.append(f"there is no sealed class {name}")
        elif "oneOf" in schema and "discriminator" in schema:
            findings += compare_cases(name, schema, types)
    return findings


def limit(contract: dict, sdk: str, groups: list[str], types: list[str]) -> None:
    """Leaves the schemas that the client of an SDK has types for: those of its groups of methods, some types, and what they refer to."""
    schemas = contract["components"]["schemas"]
    for schema in schemas.values():
        for table in ("x-targets", "x-events"):
            schema.update({table: []} if table in schema else {})
    chosen = {key: [each for each in contract[key] if each["name"].split("/")[0] in groups] for key in ("methods", "x-notifications")}
    roots = {**chosen, "errors": [schemas[name] for name in ("ErrorData", "ErrorCode", "ErrorObject")],
             "types": [schemas[name] for name in types], "own": [schema for schema in schemas.values() if sdk in schema.get("x-sdks", [])]}
    kept: set[str] = set(types)
    waiting = references(roots)
    while waiting:
        name = waiting.pop()
        if name not in kept:
            kept.add(name)
            waiting |= references(schemas[name])
    contract["components"]["schemas"] = {name: schema for name, schema in schemas.items() if name in kept}


def references(value: object) -> set[str]:
    """The names of the schemas that a value refers to."""
    return set(re.findall(r'"#/components/schemas/(\w+)"', json.dumps(value)))


def merged(contract: dict, schema: dict) -> dict:
    """An object with the members that it takes over."""
    properties: dict = {}
    required: list[str] = []
    for part in [*schema.get("allOf", []), schema]:
        while "$ref" in part:
            part = contract["components"]["schemas"][part["$ref"].rsplit("/", 1)[1]]
        if part is not schema and "allOf" in part:
            part = merged(contract, part)
        properties.update(part.get("properties", {}))
        required += part.get("required", [])
    return {"properties": properties, "required": required}


def calls(node: object, name: str) -> list[Node]:
    """Every call of a function by that name inside a tree."""
    found: list[Node] = []
    if isinstance(node, Node):
        if node.kind == "call" and node.target.kind == "identifier" and node.target.name == name:
            found.append(node)
        for value in vars(node).values():
            if value is not getattr(node, "library", None):
                found += calls(value, name)
    elif isinstance(node, list):
        for value in node:
            found += calls(value, name)
    return found


def text(node: Node) -> str:
    return "".join(part for part in node.parts if isinstance(part, str)) if node.kind == "string" else ""


def compare_object(name: str, schema: dict, declaration: Node | None) -> list[str]:
    if declaration is None or declaration.kind != "class":
        return [f"there is no class {name}"]
    findings = []
    reader = next(member for member in declaration.members if member.kind == "constructor" and member.name == "fromJson")
    read = {}
    for function in ("readMember", "readNullable", "readOptional", "readConstant"):
        for call in calls(reader.body.statements, function):
            read[text(call.arguments[1].value)] = function
    writer = next(member for member in declaration.members if getattr(member, "name", "") == "toJson")
    written = {}
    for element in writer.body.value.elements:
        entry, optional = (element.then, True) if element.kind == "element_if" else (element, False)
        if entry.kind == "entry":
            written[text(entry.key)] = optional
    for member, value in schema["properties"].items():
        required = member in schema["required"]
        if member not in read:
            findings.append(f"{name} does not read {member}")
        elif required != (read[member] != "readOptional"):
            findings.append(f"{name} reads {member} as {'optional' if required else 'required'}")
        if member not in written:
            findings.append(f"{name} does not write {member}")
        elif required == written[member]:
            findings.append(f"{name} writes {member} as {'optional' if required else 'required'}")
        if "const" in value and read.get(member) != "readConstant":
            findings.append(f"{name} does not check that {member} is {value['const']}")
    for member in {**read, **written}:
        if member not in schema["properties"]:
            findings.append(f"{name} has {member}, which the contract does not know")
    return findings


def compare_words(name: str, schema: dict, types: Library) -> list[str]:
    declaration = types.declarations.get("Known" + name) or types.declarations.get(name)
    if declaration is None or declaration.kind != "enum":
        return [f"there is no enum {name}"]
    words = []
    for value in declaration.values:
        node = value.arguments[0].value
        words.append(text(node) if node.kind == "string" else int(node.value.text) * -1 if node.kind == "unary" else int(node.text))
    findings = [] if words == schema["enum"] else [f"{name} has other words than the contract: {words}"]
    if "Known" + name in types.declarations:
        for value in declaration.values:
            if static_member(types.declarations[name], value.name) is None:
                findings.append(f"{name} does not offer {value.name}")
        if "Unknown" + name not in types.declarations:
            findings.append(f"{name} has no case for other words")
    return findings


def compare_cases(name: str, schema: dict, types: Library) -> list[str]:
    expected = {case["$ref"].rsplit("/", 1)[1] for case in schema["oneOf"]}
    found = {each.name for each in leaves(types.declarations[name])} - {"Unknown" + name}
    return [] if found == expected else [f"{name} has the cases {sorted(found)} instead of {sorted(expected)}"]
