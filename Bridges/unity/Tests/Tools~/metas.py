#!/usr/bin/env python3
"""Checks the .meta files of this package: none missing, none orphaned, guids unique and digests of their paths.

Unity passes over an asset of a package without one. `--write` makes what is missing and takes away what is orphaned.
A guid is the MD5 of package name and path, so a file keeps its own for as long as it keeps its place.
"""
import hashlib
import json
import os
import re
import sys

PACKAGE = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
NAME = json.load(open(os.path.join(PACKAGE, "package.json"), encoding="utf-8"))["name"]
EXTERNAL = "  externalObjects: {}\n"
END = "  userData: \n  assetBundleName: \n  assetBundleVariant: \n"
MONO = "MonoImporter:\n" + EXTERNAL + "  serializedVersion: 2\n  defaultReferences: []\n  executionOrder: 0\n  icon: {instanceID: 0}\n" + END
IMPORTERS = {".cs": MONO, ".asmdef": "AssemblyDefinitionImporter:\n" + EXTERNAL + END,
             ".md": "TextScriptImporter:\n" + EXTERNAL + END, ".txt": "TextScriptImporter:\n" + EXTERNAL + END}


def assets():
    """Every file and folder that Unity sees, by its path in the package."""
    for folder, folders, names in os.walk(PACKAGE):
        folders[:] = sorted(name for name in folders if not hidden(name))
        for name in folders + sorted(names):
            if not hidden(name) and not name.endswith(".meta"):
                yield os.path.relpath(os.path.join(folder, name), PACKAGE).replace(os.sep, "/")


def metas():
    for folder, folders, names in os.walk(PACKAGE):
        folders[:] = [name for name in folders if not hidden(name)]
        for name in names:
            if name.endswith(".meta"):
                yield os.path.relpath(os.path.join(folder, name), PACKAGE).replace(os.sep, "/")


def hidden(name):
    return name.startswith(".") or name.endswith("~")


def guid(path):
    return hashlib.md5(f"{NAME}/{path}".encode()).hexdigest()


def text(path):
    head = f"fileFormatVersion: 2\nguid: {guid(path)}\n"
    if os.path.isdir(os.path.join(PACKAGE, path)):
        return head + "folderAsset: yes\nDefaultImporter:\n" + EXTERNAL + END
    if path == "package.json":
        return head + "PackageManifestImporter:\n" + EXTERNAL + END
    return head + IMPORTERS.get(os.path.splitext(path)[1], "DefaultImporter:\n" + EXTERNAL + END)


def write():
    known = set(assets())
    for path in known:
        with open(os.path.join(PACKAGE, path + ".meta"), "w", encoding="utf-8", newline="\n") as file:
            file.write(text(path))
    for path in set(metas()) - {path + ".meta" for path in known}:
        os.remove(os.path.join(PACKAGE, path))


def findings():
    known, there, seen = list(assets()), set(metas()), {}
    for path in known:
        meta = path + ".meta"
        if meta not in there:
            yield f"{path}: has no .meta"
            continue
        with open(os.path.join(PACKAGE, meta), encoding="utf-8") as file:
            content = file.read()
        found = re.search(r"^guid: ([0-9a-f]{32})$", content, re.M)
        if not found:
            yield f"{meta}: has no guid of 32 hex digits"
            continue
        if content != text(path):
            yield f"{meta}: is not what its path gives"
        if seen.setdefault(found[1], meta) != meta:
            yield f"{meta}: has the guid of {seen[found[1]]}"
    for meta in sorted(there - {path + ".meta" for path in known}):
        yield f"{meta}: has no asset"


def main():
    if sys.argv[1:] == ["--write"]:
        write()
    problems = list(findings())
    print("\n".join(problems) if problems else f"{len(list(assets()))} assets, each with its .meta")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
