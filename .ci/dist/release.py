"""What every archive is made of: the commit's sources, the versions, and the program."""
from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import dataclass
from functools import cached_property

import archives
import program

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
sys.path.insert(0, os.path.join(ROOT, "Schemas"))
import version as versions  # noqa: E402

# C libraries inside the program, by the Debian package that has the text of their licences. ICU is Foundation's own copy.
DEBIAN = {
    "glibc": "libc6-dev", "libstdc++": "libstdc++-12-dev", "jansson": "libjansson-dev", "sqlite": "libsqlite3-dev", "expat": "libexpat1-dev",
    "qrcodegen": "libqrcodegen-dev", "zlib": "zlib1g-dev", "icu": "libicu72",
}
PACKAGES = ["GRDB.swift", "swift-argument-parser", "swift-log", "Yams", "TOMLKit", "swift-nio", "swift-atomics", "swift-collections", "swift-system"]


@dataclass(frozen=True)
class Release:
    """One commit with its program."""

    program_path: str

    @cached_property
    def version(self) -> str:
        """The release's version."""
        return versions.versions()[0]

    @cached_property
    def epoch(self) -> int:
        """The time of every file: SOURCE_DATE_EPOCH, or the commit's."""
        given = os.environ.get("SOURCE_DATE_EPOCH")
        return int(given or git("log", "-1", "--format=%ct"))

    @cached_property
    def program(self) -> archives.Entry:
        """The static program."""
        return program.canonical(archives.file(self.program_path)[0]), True

    @cached_property
    def license(self) -> archives.Entry:
        """Our own licence."""
        return self.source("LICENSE")

    @cached_property
    def licenses(self) -> archives.Files:
        """The licences of what is inside the program, and the page that lists them."""
        files = {"licenses.md": self.source("docs/licenses.md")}
        for name, package in DEBIAN.items():
            path = f"/usr/share/doc/{package}/copyright"
            if os.path.exists(path):
                files[f"licenses/{name}.txt"] = archives.file(path)
        for name in PACKAGES:
            for ending in ("LICENSE", "LICENSE.txt"):
                path = os.path.join(ROOT, ".build", "checkouts", name, ending)
                if os.path.exists(path):
                    files[f"licenses/{name}.txt"] = archives.file(path)
        swift = os.path.realpath(subprocess.run(["which", "swift"], capture_output=True, text=True).stdout.strip())
        path = os.path.join(os.path.dirname(os.path.dirname(swift)), "share", "swift", "LICENSE.txt")
        if os.path.exists(path):
            files["licenses/swift.txt"] = archives.file(path)
        return {name: (content, False) for name, (content, _) in files.items()}

    def source(self, path: str) -> archives.Entry:
        """A file of the repository."""
        return archives.file(os.path.join(ROOT, path))

    def sources(self, path: str, prefix: str = "", leave_out=lambda name: False) -> archives.Files:
        """The committed files below a folder, by their paths there."""
        names = [os.path.relpath(name, path) for name in git("ls-files", "-z", path).split("\0") if name]
        return {prefix + name: self.source(os.path.join(path, name)) for name in names if not leave_out(name)}

    def run(self, *arguments: str) -> str:
        """What the program prints."""
        return subprocess.run([self.program_path, *arguments], capture_output=True, text=True, check=True).stdout


def git(*arguments: str) -> str:
    """What git prints about this repository."""
    return subprocess.run(["git", *arguments], cwd=ROOT, capture_output=True, text=True, check=True).stdout
