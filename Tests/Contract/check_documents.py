"""What can be said of the contract without a server. Prints a line per finding; exit status 1 when there is one."""
from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator
from typing import Any

import cases
import contract
from jsonschema import Draft202012Validator
from jsonschema.exceptions import SchemaError
from openrpc import OpenRPC

sys.path.insert(0, str(contract.SCHEMAS))
import bundle

Findings = Iterator[str]

# How a description begins that answers a question which an error about the param does not ask: "How far."
QUESTION = re.compile(r"((For|In|Of|On|Through|To) )?(how|what|which|who|whom|whose|where|when|whether|why)\b", re.I)


def schemas() -> Findings:
    """Every file is a schema, named as its file, and no object in it is anonymous or undescribed."""
    for name, document in contract.documents().items():
        try:
            Draft202012Validator.check_schema(document)
        except SchemaError as error:
            yield f"{name}: {error.message}"
        if document.get("$id") != name:
            yield f"{name}: $id is {document.get('$id')}"
        for key, definition in document["$defs"].items():
            if definition.get("title") != key or not definition.get("description"):
                yield f"{name}: {key} has not its name as title, or no description"
            for member, schema in definition.get("properties", {}).items():
                if "description" not in schema:
                    yield f"{name}: {key}.{member} has no description"
                if "properties" in schema or "properties" in schema.get("items", {}):
                    yield f"{name}: {key}.{member} is an object without a name"


def references(value: Any, file: str) -> Findings:
    """Every `$ref` below a value leads somewhere."""
    if isinstance(value, list):
        for element in value:
            yield from references(element, file)
    if not isinstance(value, dict):
        return
    for key, member in value.items():
        if key == "$ref" and isinstance(member, str):
            name, _, pointer = bundle.absolute(member, file).partition("#")
            try:
                cases.pointed(contract.openrpc() if name == "openrpc.json" else contract.documents()[name], pointer)
            except (KeyError, IndexError):
                yield f"{file}: {member} leads nowhere"
        else:
            yield from references(member, file)


def all_references() -> Findings:
    """Every `$ref` of every file, and those of the bundle, lead somewhere."""
    yield from references(contract.openrpc(), "openrpc.json")
    for name, document in contract.documents().items():
        yield from references(document, name)
    text = bundle.compact(bundle.bundle())
    for reference in set(re.findall(r'"\$ref":"([^"]*)"', text)):
        if not reference.startswith("#/components/"):
            yield f"bundle: {reference} is not inside"


def vendors() -> Findings:
    """A vendor's tables have the names of reply.schema.json, and no vendor's folder refers to another's."""
    for vendor, tables in bundle.vendor_tables().items():
        for table in sorted(set(tables["targets"]) - set(contract.documents()["reply.schema.json"]["$defs"])):
            yield f"{vendor}/vendor.json: {table} is not in reply.schema.json"
    for name, document in contract.documents().items():
        others = "|".join(vendor for vendor in bundle.vendors() if vendor != name.rpartition("/")[0])
        if "/" in name and (found := re.search(rf'"\$ref": "\.\./({others})/[^"]*"', json.dumps(document))):
            yield f"{name}: {found[0]} is in another vendor's folder"


def document() -> Findings:
    """openrpc.json is one by OpenRPC's own model, each method stands in it once, and it repeats no schema."""
    for value in (contract.openrpc(), bundle.bundle()):
        try:
            OpenRPC.model_validate(value)
        except ValueError as error:
            yield f"openrpc.json: {error}"
    names = [method["name"] for method in contract.openrpc()["methods"]]
    yield from (f"openrpc.json: {name} stands there twice" for name in set(names) if names.count(name) > 1)
    for method in contract.openrpc()["methods"]:
        descriptors = [*method["params"], method["result"]]
        yield from (
            f"openrpc.json: {method['name']} does not refer to a schema file for {descriptor['name']}"
            for descriptor in descriptors if set(descriptor["schema"]) != {"$ref"}
        )


def errors() -> Findings:
    """An error is told in the same words wherever it stands."""
    known: dict[tuple[int, str | None], str] = {}
    for method in contract.openrpc()["methods"]:
        for error in method.get("errors", []):
            message = known.setdefault((error["code"], error.get("data", {}).get("kind")), error["message"])
            if message != error["message"]:
                yield f"openrpc.json: {method['name']} has another message for {error['code']}"


def params() -> Findings:
    """The params of a method are the members of its params object."""
    for method in contract.openrpc()["methods"]:
        name, _, pointer = method["x-params"]["$ref"].partition("#")
        schema = cases.pointed(contract.documents()[name], pointer)
        required = set(schema.get("required", []))
        wanted = {member: member in required for member in schema.get("properties", {})}
        if {param["name"]: param["required"] for param in method["params"]} != wanted:
            yield f"openrpc.json: the params of {method['name']} are not those of {pointer}"
        for member, described in schema.get("properties", {}).items():
            text = described["description"]
            if QUESTION.match(text) or len(text.split()) < 4:
                yield f"{name}: an error about {member} of {method['name']} would end with `{text}`, which does not help"


def examples() -> Findings:
    """Every example has the shapes that its method promises."""
    for method in contract.methods().values():
        for example in method.get("examples", []):
            where = f"{method['name']}, example {example['name']}: "
            sent = {param["name"]: param["value"] for param in example["params"]}
            yield from contract.problems(sent, method["x-params"]["$ref"], where + "params")
            yield from contract.problems(example["result"]["value"], method["result"]["schema"]["$ref"], where + "result")
        if not method.get("examples") and method["name"] not in ("rpc.discover", "session/reissue", "$/cancelRequest"):
            yield f"openrpc.json: {method['name']} has no example"


def method_names() -> Findings:
    """The server's sources, openrpc.json and the shared cases know the same methods."""
    served = bundle.served()
    listed = set(contract.methods())
    yield from (f"openrpc.json lists {name}, which is not served" for name in sorted(listed - served))
    yield from (f"{name} is served and not in openrpc.json" for name in sorted(served - listed))
    for file, parts in cases.files():
        used = {step["method"] for case in parts for step in case["steps"]}
        yield from (f"{file}: calls {name}, which openrpc.json does not list" for name in sorted(used - listed))


def case_files() -> Findings:
    """The shared cases have the form of their schema."""
    validator = Draft202012Validator(json.loads((cases.FOLDER / "case.schema.json").read_text(encoding="utf-8")))
    for entry in json.loads((cases.FOLDER / "index.json").read_text(encoding="utf-8"))["files"]:
        document = json.loads((cases.FOLDER / entry["file"]).read_text(encoding="utf-8"))
        yield from (f"{entry['file']}{error.json_path[1:]}: {error.message[:200]}" for error in validator.iter_errors(document))


def freshness() -> Findings:
    """The server's copy is the one that the files give."""
    if bundle.main(["--check"]):
        yield "the bundled document is stale"


CHECKS = [schemas, all_references, vendors, document, errors, params, examples, method_names, case_files, freshness]


def main() -> int:
    """Runs every check."""
    findings = [finding for check in CHECKS for finding in check()]
    for finding in findings:
        print(finding)
    return 1 if findings else 0


if __name__ == "__main__":
    sys.exit(main())
