"""The bill of materials of a packed release, and the check that no library in it is older than the system's."""
from __future__ import annotations

import hashlib
import json
import os
import pathlib
import re
import subprocess
import sys
import tarfile
import tempfile
import unittest
from unittest import mock

ROOT = pathlib.Path(__file__).resolve().parents[2]
DIST = pathlib.Path(os.environ.get("REDEMPTION_DIST", ROOT / ".build" / "dist"))
sys.path[:0] = [str(ROOT / ".ci" / "dist"), str(ROOT / "Schemas")]
import contents  # noqa: E402
import version as versions  # noqa: E402

VERSION = versions.versions()[0]


class Outdated(unittest.TestCase):
    """`make dist` asks apt whether it offers newer libraries."""

    def problems(self, installed: str, offered: str) -> list[str]:
        """What it says about expat in two versions."""
        part = contents.Part("expat", installed, "MIT", "pkg:deb/debian/libexpat1-dev", "", package="libexpat1-dev")
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "apt-cache")
            with open(path, "w", encoding="utf-8") as file:
                file.write(f"#!/bin/sh\necho \"$2:\"\necho '  Installed: {installed}'\necho '  Candidate: {offered}'\n")
            os.chmod(path, 0o755)
            with mock.patch.dict(os.environ, {"PATH": folder + os.pathsep + os.environ["PATH"]}):
                return contents.outdated([part])

    def test_older(self) -> None:
        """A security release of Debian counts."""
        self.assertEqual(self.problems("2.5.0-1+deb12u1", "2.5.0-1+deb12u5"),
                         ["libexpat1-dev 2.5.0-1+deb12u1 is older than 2.5.0-1+deb12u5, which the system offers"])

    def test_newest(self) -> None:
        """The same version, a newer one, and a package that apt does not know are fine."""
        for offered in ("2.5.0-1+deb12u5", "2.5.0-1+deb12u4", "(none)"):
            self.assertEqual(self.problems("2.5.0-1+deb12u5", offered), [])


class Floors(unittest.TestCase):
    """`make dist` says which floors of Package.swift are lower than what was tested."""

    def test_floor(self) -> None:
        manifest = '.package(url: "https://github.com/apple/swift-nio", from: "2.81.0"), .package(url: "https://github.com/jpsim/Yams.git", from: "6.2.2")'
        parts = [contents.Part("swift-nio", "2.101.2", "Apache-2.0", "pkg:swift/github.com/apple/swift-nio@2.101.2", "", revision="1"),
                 contents.Part("Yams", "6.2.2", "MIT", "pkg:swift/github.com/jpsim/Yams@6.2.2", "", revision="2")]
        self.assertEqual(contents.low_floors(parts, manifest), ["Package.swift allows swift-nio from 2.81.0, and 2.101.2 is inside: raise the floor."])


class Changed(unittest.TestCase):
    """A library that was upgraded after the link is found, because the program still has the older one."""

    def test_changed(self) -> None:
        with tempfile.TemporaryDirectory() as folder, mock.patch.object(contents, "ROOT", folder):
            library = os.path.join(folder, "libexpat.a")
            os.mkdir(os.path.join(folder, ".build"))
            stats = os.path.join(folder, ".build", "archives.tsv")
            with open(library, "w", encoding="utf-8"), open(stats, "w", encoding="utf-8") as file:
                file.write(f"members\textracted\tarchive\n3\t1\t{library}\n9\t0\t/nowhere/libunused.a\n")
            os.utime(stats, (4e9, 4e9))
            self.assertEqual(contents.changed(), [])
            os.utime(stats, (1e9, 1e9))
            self.assertEqual(contents.changed(), [library])


@unittest.skipUnless((DIST / "SHA256SUMS").exists(), "nothing is packed; `make dist` does")
class Packed(unittest.TestCase):
    """What `make dist` wrote."""

    def setUp(self) -> None:
        self.document = json.loads((DIST / f"redemptionkit-{VERSION}.cdx.json").read_text(encoding="utf-8"))
        self.parts = {part["name"]: part for part in self.document["components"]}

    def test_sums(self) -> None:
        """Every file of the release has a checksum."""
        listed = {line.split("  ", 1)[1]: line.split("  ", 1)[0] for line in (DIST / "SHA256SUMS").read_text(encoding="utf-8").splitlines()}
        files = {str(path.relative_to(DIST)): path for path in DIST.rglob("*") if path.is_file() and path.name != "SHA256SUMS"}
        self.assertEqual(listed, {name: hashlib.sha256(path.read_bytes()).hexdigest() for name, path in files.items()})

    def test_program(self) -> None:
        """The tarball has the program that the document is about, the document, and the licence of each part."""
        with tarfile.open(DIST / f"redemptionkit-{VERSION}-linux-x86_64.tar.gz") as archive:
            inside = {member.name.split("/", 1)[1]: archive.extractfile(member).read() for member in archive if member.isfile()}
        [digest] = [item["content"] for item in self.document["metadata"]["component"]["hashes"] if item["alg"] == "SHA-256"]
        self.assertEqual(hashlib.sha256(inside["bin/redemption"]).hexdigest(), digest)
        self.assertEqual(json.loads(inside["share/doc/redemptionkit/sbom.cdx.json"]), self.document)
        texts = {name.rsplit("/", 1)[1] for name in inside if "/licenses/" in name}
        # The text of ICU's licence is that of a package which a build does not need.
        self.assertLessEqual({name.replace(" ", "-") + ".txt" for name in self.parts} - texts, {"icu.txt"})

    def test_parts(self) -> None:
        """Every library is there with the version that was resolved or installed, a licence and an address."""
        self.assertLessEqual({"expat", "jansson", "SQLite", "qrcodegen", "glibc", "libstdc++", "swift", "icu", "GRDB.swift", "swift-nio", "Yams"},
                             self.parts.keys())
        unversioned = {name for name, part in self.parts.items() if not part.get("version")}
        self.assertLessEqual(unversioned, {inner.name for inner in contents.INNER.values() if not inner.version})
        for part in self.parts.values():
            self.assertTrue(part["purl"].startswith(("pkg:swift/", "pkg:deb/", "pkg:generic/")), part)
            self.assertTrue(part["licenses"][0]["expression"], part)
        installed = subprocess.run(["dpkg-query", "-W", "-f", "${Version}", "libjansson-dev"], capture_output=True, text=True).stdout
        self.assertEqual(self.parts["jansson"]["version"], installed)

    def test_licenses(self) -> None:
        """docs/licenses.md names every part, with the file that has its licence."""
        rows = re.findall(r"^\| ([^|]+) \| ([^|]+) \| ([^|]+) \|$", (ROOT / "docs" / "licenses.md").read_text(encoding="utf-8"), re.M)[1:]
        named = {name for _, _, texts in rows for name in re.findall(r"`([^`]+)\.txt`", texts)}
        self.assertEqual({name.replace(" ", "-") for name in self.parts} - named, set())

    def test_newest(self) -> None:
        """No library is older than what this system offers."""
        packages = [contents.Part(part["name"], part["version"], "", "", "", package=found[1]) for part in self.parts.values()
                    if (found := re.match(r"pkg:deb/\w+/([^@]+)@", part["purl"]))]
        self.assertGreaterEqual(len(packages), 6)
        self.assertEqual(contents.outdated(packages), [])


if __name__ == "__main__":
    unittest.main()
