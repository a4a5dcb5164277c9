"""What a static program contains: as SwiftPM compiled it, and as the linker took it from archives.

`make build` has the linker write the archives of which it took members (`.build/archives.tsv`). Swift packages are those whose
objects were linked. Each part has the version that was resolved or installed; an archive or a package that nothing here
describes is an error, so that no part is left out.
"""
from __future__ import annotations

import json
import os
import re
import subprocess
from dataclasses import dataclass

import archives

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))

# Packages of Debian with a static library: the library's name, its licence as an SPDX expression, the name of the text.
DEBIAN = {
    "libjansson-dev": ("jansson", "MIT"),
    "libsqlite3-dev": ("SQLite", "blessing"),
    "libexpat1-dev": ("expat", "MIT"),
    "libqrcodegen-dev": ("qrcodegen", "MIT"),
    "zlib1g-dev": ("zlib", "Zlib"),
    "libc6-dev": ("glibc", "LGPL-2.1-or-later"),
    "libstdc++-dev": ("libstdc++", "GPL-3.0-or-later WITH GCC-exception-3.1"),
    "libgcc-dev": ("libgcc", "GPL-3.0-or-later WITH GCC-exception-3.1"),
}

# What the text of a licence says, in the order in which they are looked for.
LICENSES = [
    (r"Apache License[\s\S]*Runtime Library Exception", "Apache-2.0 WITH Swift-exception"),
    (r"Apache License\s+Version 2\.0", "Apache-2.0"),
    (r"Permission is hereby granted, free of charge, to any person obtaining a copy", "MIT"),
]


@dataclass(frozen=True)
class Inner:
    """Code of others inside a Swift package: its name, its licence, and where its version stands."""

    name: str
    license: str
    text: str
    """The file of the package with the text of its licence."""
    file: str = ""
    version: str = ""
    """What matches the numbers of its version in that file; empty if the package does not say it."""


# By the module that has it.
INNER = {
    "CYaml": Inner("libyaml", "MIT", "LICENSE"),
    "CNIOLLHTTP": Inner("llhttp", "MIT", "Sources/CNIOLLHTTP/LICENSE", "Sources/CNIOLLHTTP/include/c_nio_llhttp.h",
                        r"LLHTTP_VERSION_(?:MAJOR|MINOR|PATCH) (\d+)"),
    "CNIOSHA1": Inner("SHA-1 of FreeBSD", "BSD-3-Clause", "Sources/CNIOSHA1/c_nio_sha1.c"),
}


@dataclass(frozen=True)
class Part:
    """Something inside the program."""

    name: str
    version: str
    license: str
    purl: str
    text: str
    """The file with the text of its licence."""
    revision: str = ""
    """The commit, of a Swift package."""
    package: str = ""
    """Debian's package."""
    inside: str = ""
    """The part that it is inside of."""

    @property
    def text_name(self) -> str:
        """The name of the text beside the program."""
        return f"{self.name.replace(' ', '-')}.txt"


class Unknown(SystemExit):
    """Something in the program that nothing here describes."""


def parts(program: str) -> list[Part]:
    """Everything inside a static program that `make build` linked, by name."""
    folder = os.path.dirname(os.path.realpath(program))
    return sorted([*swift_packages(folder), *libraries()], key=lambda part: part.name.lower())


def swift_packages(folder: str) -> list[Part]:
    """The packages whose objects were linked, with code of others in them."""
    states = {}
    with open(os.path.join(ROOT, ".build", "workspace-state.json"), encoding="utf-8") as file:
        for dependency in json.load(file)["object"]["dependencies"]:
            states[dependency["subpath"]] = (dependency["packageRef"]["location"], dependency["state"]["checkoutState"])
    found: list[Part] = []
    for package, modules in sorted(linked_modules(folder).items()):
        location, state = states[package]
        place = re.sub(r"^https://|\.git$", "", location)
        text = license_file(os.path.join(ROOT, ".build", "checkouts", package))
        version = state.get("version") or state["revision"]
        found.append(Part(package, version, spdx(text), f"pkg:swift/{place}@{version}", text, revision=state["revision"]))
        for module in sorted(modules & INNER.keys()):
            inner = INNER[module]
            checkout = os.path.join(ROOT, ".build", "checkouts", package)
            numbers = re.findall(inner.version, archives.file(os.path.join(checkout, inner.file))[0].decode()) if inner.version else []
            version = ".".join(numbers)
            purl = f"pkg:generic/{inner.name.split()[0].lower()}" + (f"@{version}" if version else "")
            found.append(Part(inner.name, version, inner.license, purl, os.path.join(checkout, inner.text), inside=package))
    return found


def linked_modules(folder: str) -> dict[str, set[str]]:
    """The modules that were linked, by the folder of their package; those of this repository are left out."""
    objects = os.path.join(folder, "redemption.product", "Objects.LinkFileList")
    if not os.path.exists(objects):
        raise SystemExit(f"{objects} is missing: build the program with `make build`.")
    with open(objects, encoding="utf-8") as file:
        modules = {found[1] for line in file if (found := re.search(r"/([^/]+)\.build/", line))}
    packages: dict[str, set[str]] = {}
    for module in modules:
        source = any_source(os.path.join(folder, module + ".build"))
        if found := re.search(r"/\.build/checkouts/([^/]+)/", source):
            packages.setdefault(found[1], set()).add(module.removesuffix("-tool"))
        elif not source.startswith((os.path.join(ROOT, "Sources"), folder)):
            raise Unknown(f"the program contains {module}, compiled from {source}, which no part of .ci/dist/contents.py describes")
    return packages


def any_source(folder: str) -> str:
    """A source file of a module: Swift's are listed, C's are in the dependencies of its objects."""
    listed = os.path.join(folder, "sources")
    if os.path.exists(listed):
        with open(listed, encoding="utf-8") as file:
            return file.readline().strip().strip("'\"")
    for place, _, names in sorted(os.walk(folder)):
        for name in sorted(names):
            if name.endswith(".d"):
                with open(os.path.join(place, name), encoding="utf-8") as file:
                    return file.read().split(":", 1)[1].replace("\\\n", " ").split()[0]
    raise Unknown(f"{folder} does not say what it was compiled from")


def libraries() -> list[Part]:
    """Debian's libraries and the toolchain's, of which the linker took members."""
    system = {name: value.strip('"') for name, _, value in (line.strip().partition("=") for line in open("/etc/os-release", encoding="utf-8"))}
    toolchain = toolchain_folder()
    found: dict[str, Part] = {}
    for path in linked_archives():
        if path.startswith(toolchain + os.sep):
            for part in toolchain_parts(path, toolchain):
                found[part.name] = part
            continue
        if path.startswith(os.path.join(ROOT, ".build") + os.sep):
            continue  # A product of SwiftPM: its objects are listed.
        package = owner(path)
        known = DEBIAN.get(re.sub(r"-\d+-dev$", "-dev", package))
        if not known:
            raise Unknown(f"the program contains {path} of {package}: add its licence to .ci/dist/contents.py and docs/licenses.md")
        version = installed(package)
        purl = f"pkg:deb/{system['ID']}/{package}@{version.replace(':', '%3A').replace('+', '%2B')}?arch=amd64&distro={system['ID']}-{system['VERSION_ID']}"
        found[known[0]] = Part(known[0], version, known[1], purl, f"/usr/share/doc/{package}/copyright", package=package)
    return list(found.values())


def linked_archives() -> list[str]:
    """The static libraries of which the linker took members (lld's `--print-archive-stats`), as real paths."""
    path = os.path.join(ROOT, ".build", "archives.tsv")
    if not os.path.exists(path):
        raise SystemExit(f"{path} is missing: build the program with `make build`, on Linux.")
    with open(path, encoding="utf-8") as file:
        rows = [line.rstrip("\n").split("\t") for line in file][1:]
    return sorted({os.path.realpath(archive) for _, taken, archive in rows if int(taken)})


def changed() -> list[str]:
    """Libraries that were installed after the program was linked: it contains the older ones."""
    path = os.path.join(ROOT, ".build", "archives.tsv")
    if not os.path.exists(path):
        return []
    linked = os.stat(path).st_mtime
    return [archive for archive in linked_archives() if not os.path.exists(archive) or os.stat(archive).st_ctime > linked]


def outdated(found: list[Part]) -> list[str]:
    """A sentence for each library that is older than what the system offers."""
    sentences = []
    for part in found:
        if not part.package:
            continue
        offered = candidate(part.package)
        if offered and subprocess.run(["dpkg", "--compare-versions", part.version, "lt", offered]).returncode == 0:
            sentences.append(f"{part.package} {part.version} is older than {offered}, which the system offers")
    return sentences


def low_floors(found: list[Part], manifest: str) -> list[str]:
    """A sentence for each Swift package for which the manifest allows an older version than the one inside, which was tested."""
    floors = {address: floor for address, floor in re.findall(r'url: "https://([^"]+?)(?:\.git)?", from: "([^"]+)"', manifest)}
    inside = {part.purl.removeprefix("pkg:swift/").split("@")[0]: part for part in found if part.revision}
    return [f"Package.swift allows {part.name} from {floors[address]}, and {part.version} is inside: raise the floor."
            for address, part in inside.items() if address in floors and floors[address] != part.version]


def candidate(package: str) -> str:
    """The version of a package that apt would install; empty if apt knows none."""
    policy = subprocess.run(["apt-cache", "policy", package], capture_output=True, text=True, env={**os.environ, "LC_ALL": "C"}).stdout
    found = re.search(r"^  Candidate: (\S+)$", policy, re.M)
    return found[1] if found and found[1] != "(none)" else ""


def owner(path: str) -> str:
    """Debian's package with a file."""
    for name in (path, path.removeprefix("/usr"), "/usr" + path):
        found = subprocess.run(["dpkg", "--search", name], capture_output=True, text=True)
        if found.returncode == 0:
            return found.stdout.split(":", 1)[0]
    raise Unknown(f"the program contains {path}, which is of no package of Debian's")


def installed(package: str) -> str:
    """The installed version of a package."""
    return subprocess.run(["dpkg-query", "--show", "--showformat", "${Version}\n", package], capture_output=True, text=True, check=True).stdout.split("\n")[0]


def toolchain_folder() -> str:
    """The folder of the Swift toolchain, above `bin`."""
    found = subprocess.run(["swiftc", "-print-target-info"], capture_output=True, text=True, check=True).stdout
    return os.path.realpath(os.path.join(json.loads(found)["paths"]["runtimeResourcePath"], "..", ".."))


def toolchain_parts(path: str, toolchain: str) -> list[Part]:
    """Parts of a static library of the toolchain: Swift's runtime and Foundation, ICU, clang's builtins."""
    text = os.path.join(toolchain, "share", "swift", "LICENSE.txt")
    described = subprocess.run(["swiftc", "--version"], capture_output=True, text=True, check=True).stdout
    version = re.search(r"swift-(\S+)-RELEASE|Swift version (\S+)", described)
    number = (version[1] or version[2]) if version else "unknown"
    name = os.path.basename(path)
    if name == "lib_FoundationICU.a":
        with open(path, "rb") as file:
            major = re.search(rb"icudt(\d+)_dat", file.read())
        release = major[1].decode() if major else ""
        return [Part("icu", release, "Unicode-3.0", f"pkg:generic/icu@{release}", "/usr/share/doc/libicu72/copyright", inside="swift")]
    if name.startswith("libclang_rt."):
        return [Part("compiler-rt", number, "Apache-2.0 WITH LLVM-exception", f"pkg:generic/compiler-rt@{number}", text, inside="swift")]
    return [Part("swift", number, "Apache-2.0 WITH Swift-exception", f"pkg:generic/swift@{number}", text)]


def license_file(folder: str) -> str:
    """The file with a package's licence."""
    for ending in ("LICENSE", "LICENSE.txt"):
        path = os.path.join(folder, ending)
        if os.path.exists(path):
            return path
    raise Unknown(f"{folder} has no licence")


def spdx(path: str) -> str:
    """The licence of a text."""
    text = archives.file(path)[0].decode()
    for pattern, name in LICENSES:
        if re.search(pattern, text):
            return name
    raise Unknown(f"{path} is a licence that .ci/dist/contents.py does not know")


if __name__ == "__main__":
    # `make build` calls this before it links: SwiftPM does not know that a library of the system has changed.
    import sys

    program = sys.argv[1]
    if changed() and os.path.exists(program):
        print("The system's libraries have changed: the program is linked again.")
        os.remove(os.path.realpath(program))
