"""What every archive is made of: the commit's sources, the versions, and the program."""
from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import dataclass
from functools import cached_property

import archives
import contents
import program

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
sys.path.insert(0, os.path.join(ROOT, "Schemas"))
import version as versions  # noqa: E402


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
        files = {"licenses.md": self.source("docs/licenses.md"), "sbom.cdx.json": (self.sbom, False)}
        for part in self.parts:
            if os.path.exists(part.text):
                files[f"licenses/{part.text_name}"] = archives.file(part.text)
        return {name: (content, False) for name, (content, _) in files.items()}

    @cached_property
    def parts(self) -> list[contents.Part]:
        """Everything inside the program."""
        return contents.parts(self.program_path)

    @cached_property
    def sbom(self) -> bytes:
        """The bill of materials of the program, in CycloneDX."""
        import sbom

        return sbom.document(self.parts, self.version, self.program[0], self.epoch)

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
