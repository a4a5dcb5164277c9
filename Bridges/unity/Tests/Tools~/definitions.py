#!/usr/bin/env python3
"""Checks package.json and the assembly definitions: what Unity would say of them, as far as files can tell."""
import json
import os
import re
import sys

PACKAGE = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
# Assemblies of Unity and its packages that ours may refer to.
OTHERS = {"UnityEngine.TestRunner", "UnityEditor.TestRunner", "revenuecat.purchases-unity", "Superwall"}
CLIENT = "RedemptionKit"
NO_PLAYERS = "UNITY_EDITOR || UNITY_INCLUDE_TESTS || REDEMPTIONKIT_IN_PLAYERS"


def read(path):
    with open(os.path.join(PACKAGE, path), encoding="utf-8") as file:
        return json.load(file)


def files(ending, folder="."):
    for place, _, names in os.walk(os.path.join(PACKAGE, folder)):
        for name in names:
            if name.endswith(ending):
                yield os.path.relpath(os.path.join(place, name), PACKAGE)


def package_findings():
    package = read("package.json")
    if not re.fullmatch(r"[a-z0-9-]+(\.[a-z0-9-]+){2,}", package["name"]):
        yield "package.json: the name is no reverse domain name"
    for member, pattern in {"version": r"\d+\.\d+\.\d+", "unity": r"\d{4}\.\d"}.items():
        if not re.fullmatch(pattern, package[member]):
            yield f"package.json: {member} is {package[member]}"
    for sample in package["samples"]:
        if not os.path.isdir(os.path.join(PACKAGE, sample["path"])):
            yield f"package.json: there is no {sample['path']}"
    with open(os.path.join(PACKAGE, "CHANGELOG.md"), encoding="utf-8") as file:
        if f"## [{package['version']}]" not in file.read():
            yield f"CHANGELOG.md: has nothing about {package['version']}"


def assembly_findings():
    definitions = {path: read(path) for path in files(".asmdef")}
    names = {definition["name"] for definition in definitions.values()}
    if len(names) != len(definitions):
        yield "two assemblies have one name"
    for path, definition in definitions.items():
        for reference in set(definition["references"]) - names - OTHERS:
            yield f"{path}: refers to {reference}, which is not there"
        if ".Tests" in definition["name"]:
            if definition["defineConstraints"] != ["UNITY_INCLUDE_TESTS"]:
                yield f"{path}: is compiled into players"
            if "nunit.framework.dll" not in definition["precompiledReferences"]:
                yield f"{path}: does not refer to NUnit"
        if definition["precompiledReferences"] and not definition["overrideReferences"]:
            yield f"{path}: its precompiled references are passed over"
        elif "Editor" not in definition["includePlatforms"] and definition["defineConstraints"] not in ([NO_PLAYERS], ["UNITY_EDITOR"]):
            yield f"{path}: is compiled into players"
    client = next(definition for definition in definitions.values() if definition["name"] == CLIENT)
    if not client["noEngineReferences"]:
        yield "the client refers to the engine"


def source_findings():
    for path in files(".cs", "Runtime"):
        with open(os.path.join(PACKAGE, path), encoding="utf-8") as file:
            text = file.read()
        if re.search(r"\busing Unity|\bUnityEngine\.|\bUnityEditor\.", text):
            yield f"{path}: uses Unity"
        if re.search(r"\bSystem\.Reflection\b|JsonConvert|\.ToObject<", text):
            yield f"{path}: uses reflection, which IL2CPP strips"


def main():
    findings = [*package_findings(), *assembly_findings(), *source_findings()]
    print("\n".join(findings))
    return 1 if findings else 0


if __name__ == "__main__":
    sys.exit(main())
