#!/usr/bin/env python3
"""Builds the documentation of every library of the package with DocC, and prints each warning, such as a link to a symbol that is not there.

It reads the modules of the last debug build. The pages stay in .build/documentation, a folder per module.
"""

from __future__ import annotations

import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

ROOT = pathlib.Path(__file__).resolve().parents[1]
OUT = ROOT / ".build" / "documentation"


def modules() -> pathlib.Path:
    """Where the last debug build put the modules."""
    command = ["swift", "build", "--show-bin-path"]
    built = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout.strip()
    return pathlib.Path(built) / "Modules"


def names(folder: pathlib.Path) -> list[str]:
    """The modules of the package that were built, without those in C."""
    sources = [path.name for path in sorted((ROOT / "Sources").iterdir()) if next(path.rglob("*.swift"), None)]
    return [name for name in sources if (folder / f"{name}.swiftmodule").exists() and name != "redemption"]


def target() -> str:
    """The compiler's target."""
    info = subprocess.run(["swiftc", "-print-target-info"], capture_output=True, text=True, check=True).stdout
    return json.loads(info)["target"]["triple"]


def c_modules(built: pathlib.Path) -> list[str]:
    """Where the C modules are that ours import: those with a map of their own, and those with one that the build wrote."""
    maps = [*(ROOT / "Sources").glob("*/module.modulemap"), *(ROOT / ".build" / "checkouts").glob("*/Sources/**/module.modulemap")]
    written = sorted(built.glob("*.build/module.modulemap"))
    own = [word for path in sorted(maps) for word in ("-I", str(path.parent))]
    return own + [word for path in written for word in ("-Xcc", f"-fmodule-map-file={path}")]


def libraries() -> list[str]:
    """Where the C libraries' headers are that the package names for pkg-config. It is silent about one that is not installed."""
    names = re.findall(r'pkgConfig: "([^"]+)"', (ROOT / "Package.swift").read_text(encoding="utf-8"))
    flags = [subprocess.run(["pkg-config", "--cflags-only-I", name], capture_output=True, text=True).stdout.split() for name in names]
    return [word for flag in sum(flags, []) for word in ("-Xcc", flag)]


def findings() -> Iterator[str]:
    """Every warning of DocC, with its place."""
    folder = modules()
    listed = names(folder)
    if not listed:
        yield "no module was found; run `swift build`"
        return
    if not shutil.which("docc"):
        yield "docc was not found; it is beside `swift` in a toolchain"
        return
    shutil.rmtree(OUT, ignore_errors=True)
    options = ["-target", target(), "-I", str(folder), *c_modules(folder.parent), *libraries()]
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        for found in pool.map(lambda name: warnings(name, options), listed):
            yield from found


def warnings(name: str, options: list[str]) -> list[str]:
    """What is wrong with the documentation of a module, once its symbols are extracted and converted."""
    graphs = OUT / "symbols" / name
    graphs.mkdir(parents=True)
    extract = ["swift-symbolgraph-extract", "-module-name", name, *options, "-minimum-access-level", "public", "-output-dir", str(graphs)]
    extracted = subprocess.run(extract, cwd=ROOT, capture_output=True, text=True)
    if extracted.returncode:
        return [f"{name}: {extracted.stderr.strip()[-400:]} (If its module is older than its sources, run `swift build`.)"]
    names = ["--fallback-display-name", name, "--fallback-bundle-identifier", f"org.redemptionkit.{name}"]
    convert = ["docc", "convert", "--additional-symbol-graph-dir", str(graphs), *names, "--output-dir", str(OUT / name), "--ide-console-output"]
    converted = subprocess.run(convert, cwd=ROOT, capture_output=True, text=True, env={**os.environ, "NO_COLOR": "1"})
    lines = (converted.stdout + converted.stderr).splitlines()
    return [line.replace(f"{ROOT}/", "") for line in lines if "warning:" in line or "error:" in line]


def built() -> list[str]:
    """The findings, as a list."""
    return list(findings())


if __name__ == "__main__":
    found = False
    for finding in findings():
        found = True
        print(finding)
    sys.exit(found)
