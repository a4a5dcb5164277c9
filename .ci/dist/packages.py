"""Packages of the ecosystems: npm, Maven, Unity's, pub's. Each brings the program for Linux on x86-64."""
from __future__ import annotations

import json
import os
import re
import subprocess
import tempfile
import xml.sax.saxutils

import archives
from archives import Files, text
from release import ROOT, Release

PROGRAM = "@redemptionkit/program-linux-x64"
NPM = ("typescript", "react-native", "capacitor", "redemptionkit")

# What serves this repository and not the users of a package.
OURS = re.compile(r"(check|packages\.txt|known-gaps\.txt|dart_test\.yaml|\.gitignore|\.pubignore)(\.meta)?")


def npm(release: Release) -> dict[str, bytes]:
    """The client, the two drop-ins, the command, and the package with the program, as `npm publish` takes them."""
    packed = {}
    with tempfile.TemporaryDirectory() as place:
        script = 'source ./tools.sh; alone fetch_jest; have_jest || exit 1; for name; do build_package "$name" "$PLACE/$name"; done'
        built = subprocess.run(["bash", "-euc", script, "pack", *NPM], cwd=os.path.join(ROOT, "Bridges", "typescript"),
                               env={**os.environ, "PLACE": place}, stdout=subprocess.DEVNULL)
        if built.returncode:
            raise SystemExit("the npm packages could not be built: Deno comes from PyPI, Babel from Debian's archive")
        for folder in NPM:
            files = archives.folder(os.path.join(place, folder), "package/")
            manifest = json.loads(files["package/package.json"][0])
            if folder == "typescript":
                manifest["optionalDependencies"] = {PROGRAM: release.version}
            files["package/package.json"] = text(json.dumps(manifest, indent=2) + "\n")
            files["package/LICENSE"] = release.license
            packed[npm_name(manifest)] = archives.compressed(archives.tar(files, release.epoch))
    manifest = {
        "name": PROGRAM, "version": release.version, "description": "The program `redemption` for Linux on x86-64; @redemptionkit/client starts it.",
        "license": "Apache-2.0", "os": ["linux"], "cpu": ["x64"], "preferUnplugged": True, "files": ["bin", "licenses", "licenses.md", "sbom.cdx.json"],
    }
    files = {"package/bin/redemption": release.program, "package/package.json": text(json.dumps(manifest, indent=2) + "\n"),
             "package/README.md": text(f"# {PROGRAM}\n\n{manifest['description']}\n"), "package/LICENSE": release.license}
    files.update({"package/" + name: entry for name, entry in release.licenses.items()})
    packed[npm_name(manifest)] = archives.compressed(archives.tar(files, release.epoch))
    return packed


def npm_name(manifest: dict[str, str]) -> str:
    """The file's name, as `npm pack` gives it."""
    return f"{manifest['name'].lstrip('@').replace('/', '-')}-{manifest['version']}.tgz"


def unity(release: Release) -> dict[str, bytes]:
    """The package for `Package Manager > Install package from tarball`. Unity does not import folders that end in `~`."""
    def ours(name: str) -> bool:
        return bool(OURS.fullmatch(name)) or name.startswith("Tests")
    files = release.sources("Bridges/unity", "package/", ours)
    manifest = json.loads(files["package/package.json"][0])
    files["package/Program~/linux-x64/redemption"] = release.program
    files.update({"package/Program~/" + name: entry for name, entry in release.licenses.items()})
    return {f"{manifest['name']}-{manifest['version']}.tgz": archives.compressed(archives.tar(files, release.epoch))}


def pub(release: Release) -> dict[str, bytes]:
    """The archive that `pub` would download: the package's files at its top."""
    files = release.sources("Bridges/flutter", "", lambda name: bool(OURS.fullmatch(name)))
    pubspec = files["pubspec.yaml"][0].decode()
    files["pubspec.yaml"] = text(re.sub(r"\npublish_to: none[^\n]*", "", pubspec))
    files["program/linux-x64/redemption"] = release.program
    files.update({"program/" + name: entry for name, entry in release.licenses.items()})
    return {f"redemption_kit-{release.version}.tar.gz": archives.compressed(archives.tar(files, release.epoch))}


GROUP = "org.redemptionkit"
POM = """<?xml version="1.0" encoding="UTF-8"?>
<project xmlns="http://maven.apache.org/POM/4.0.0" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" \
xsi:schemaLocation="http://maven.apache.org/POM/4.0.0 http://maven.apache.org/xsd/maven-4.0.0.xsd">
  <modelVersion>4.0.0</modelVersion>
  <groupId>org.redemptionkit</groupId>
  <artifactId>{artifact}</artifactId>
  <version>{version}</version>
  <packaging>{packaging}</packaging>
  <name>{artifact}</name>
  <description>{description}</description>
  <licenses>
    <license>
      <name>Apache-2.0</name>
      <url>https://www.apache.org/licenses/LICENSE-2.0</url>
    </license>
  </licenses>
{dependencies}</project>
"""
DEPENDENCY = """    <dependency>
      <groupId>{0}</groupId>
      <artifactId>{1}</artifactId>
      <version>{2}</version>{3}
      <scope>{4}</scope>
    </dependency>
"""


def maven(release: Release) -> dict[str, bytes]:
    """A folder that Gradle and Maven read as a repository: the client for the JVM, and the program by classifier."""
    versions = dict(re.findall(r'^(\w+) = "([^"]+)"', release.source("Bridges/kmp/gradle/libs.versions.toml")[0].decode(), re.M))
    manifest = text("Manifest-Version: 1.0\r\n\r\n")
    program = {
        "META-INF/MANIFEST.MF": manifest, "META-INF/LICENSE": release.license,
        "org/redemptionkit/program/linux-x86_64/redemption": release.program,
        "org/redemptionkit/program/linux-x86_64/redemption.sha256": text(archives.digest(release.program[0])),
        **{"META-INF/" + name: entry for name, entry in release.licenses.items()},
    }
    client = {"META-INF/MANIFEST.MF": manifest, "META-INF/LICENSE": release.license, **kotlin_classes()}
    sources = {name.partition("/kotlin/")[2]: entry for part in ("commonMain", "jvmMain")
               for name, entry in release.sources("Bridges/kmp/src/" + part, part + "/").items()}
    ours = (GROUP, "redemptionkit-program", release.version)
    libraries = [
        ("org.jetbrains.kotlin", "kotlin-stdlib", versions["kotlin"], "", "compile"),
        ("org.jetbrains.kotlinx", "kotlinx-coroutines-core-jvm", versions["coroutines"], "", "compile"),
        ("org.jetbrains.kotlinx", "kotlinx-serialization-json-jvm", versions["serialization"], "", "compile"),
        (*ours, "\n      <classifier>linux-x86_64</classifier>", "runtime"),
    ]
    jvm = [(GROUP, "redemptionkit-kmp-jvm", release.version, "", "compile")]
    repository: dict[str, bytes] = {}
    add(repository, release, "redemptionkit-program", "The program `redemption`, by classifier.", [],
        {"-linux-x86_64.jar": archives.zipped(program, release.epoch)}, "pom")
    add(repository, release, "redemptionkit-kmp-jvm", "RedemptionKit for Kotlin Multiplatform: the JVM.", libraries,
        {".jar": archives.zipped(client, release.epoch), "-sources.jar": archives.zipped(sources, release.epoch)})
    add(repository, release, "redemptionkit-kmp", "RedemptionKit for Kotlin Multiplatform.", jvm, {}, "pom")
    return repository


def add(repository: dict[str, bytes], release: Release, artifact: str, description: str, dependencies: list[tuple[str, ...]],
        files: dict[str, bytes], packaging: str = "jar") -> None:
    """An artifact with its POM and the checksums that repositories have."""
    listed = "".join(DEPENDENCY.format(*dependency) for dependency in dependencies)
    pom = POM.format(artifact=artifact, version=release.version, packaging=packaging, description=xml.sax.saxutils.escape(description),
                     dependencies=f"  <dependencies>\n{listed}  </dependencies>\n" if listed else "")
    place = f"{GROUP.replace('.', '/')}/{artifact}"
    named = {f"{place}/{release.version}/{artifact}-{release.version}{ending}": content for ending, content in files.items()}
    named[f"{place}/{release.version}/{artifact}-{release.version}.pom"] = pom.encode()
    named[f"{place}/maven-metadata.xml"] = (
        f'<?xml version="1.0" encoding="UTF-8"?>\n<metadata>\n  <groupId>{GROUP}</groupId>\n  <artifactId>{artifact}</artifactId>\n  <versioning>\n'
        f"    <release>{release.version}</release>\n    <versions>\n      <version>{release.version}</version>\n    </versions>\n  </versioning>\n"
        "</metadata>\n").encode()
    for name, content in list(named.items()):
        for algorithm in ("sha1", "sha256"):
            named[f"{name}.{algorithm}"] = archives.digest(content, algorithm).encode()
    repository.update(named)


def kotlin_classes() -> Files:
    """The client compiled for the JVM, with the compiler that the bridge's check fetches."""
    import zipfile

    tools = os.path.join(ROOT, ".build", "bridges", "kmp")
    with tempfile.TemporaryDirectory() as out:
        script = 'python3 tools/toolchain.py "$TOOLS" >&2; . tools/kotlinc.sh; compile_release "$OUT"'
        built = subprocess.run(["bash", "-euc", script], cwd=os.path.join(ROOT, "Bridges", "kmp"),
                               env={**os.environ, "TOOLS": tools, "OUT": out}, stdout=subprocess.DEVNULL)
        if built.returncode:
            raise SystemExit("the Kotlin client could not be compiled")
        with zipfile.ZipFile(os.path.join(out, "main.jar")) as jar:
            return {name: (jar.read(name), False) for name in jar.namelist() if not name.endswith("/") and name != "META-INF/MANIFEST.MF"}
