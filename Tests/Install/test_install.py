"""Installs a packed release (.build/dist, or the folder in REDEMPTION_DIST) in a clean root and runs the first test of each README there.

README.md says what stands in for registries.
"""
from __future__ import annotations

import gzip
import hashlib
import json
import os
import re
import shutil
import subprocess
import tarfile
import tempfile
import xml.etree.ElementTree as ElementTree
from collections.abc import Iterator
from pathlib import Path

import pytest
import version as versions

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(HERE))
TOOLS = os.path.join(ROOT, ".build", "bridges")
DIST = os.path.abspath(os.environ.get("REDEMPTION_DIST", os.path.join(ROOT, ".build", "dist")))
VERSION = versions.versions()[0]


class Failure(AssertionError):
    """What a test found wrong."""


def stale() -> bool:
    """Whether `.build/dist` was packed from another commit than the present one."""
    head = subprocess.run(["git", "rev-parse", "HEAD"], cwd=ROOT, capture_output=True, text=True).stdout.strip()
    with open(os.path.join(DIST, "COMMIT"), encoding="utf-8") as file:
        return file.read().split()[0] != head


def namespaces() -> bool:
    """Whether the kernel lets this user make the namespaces of a clean root."""
    user = [] if os.getuid() == 0 else ["--map-root-user"]
    return subprocess.run(["unshare", *user, "--mount", "--net", "--pid", "--fork", "true"], stderr=subprocess.DEVNULL).returncode == 0


@pytest.fixture(scope="module", autouse=True)
def packed() -> None:
    """Skips everything where nothing is packed, or no clean root can be made."""
    if not os.path.exists(os.path.join(DIST, "SHA256SUMS")):
        pytest.skip("nothing is packed; `make dist` does")
    if "REDEMPTION_DIST" not in os.environ and stale():
        pytest.skip("what is packed is of another commit; `make dist` packs this one")
    if not namespaces():
        pytest.skip("this system allows no namespaces (`unshare --mount --net --pid`)")


@pytest.fixture
def place() -> Iterator[Path]:
    """A folder of the test's own that every user may read."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        os.chmod(folder, 0o755)
        yield Path(folder)


def clean(place: str | Path, script: str, read_only: dict[str, str] | None = None) -> str:
    """Runs a script in the clean root; what it prints."""
    shown = {DIST: "/dist", **(read_only or {})}
    pairs = " ".join(f"{folder}:{there}" for folder, there in shown.items())
    done = subprocess.run([os.path.join(HERE, "clean_root"), str(place), "bash", "-euc", script], env={**os.environ, "READ_ONLY": pairs},
                          stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if done.returncode:
        raise Failure(f"status {done.returncode}:\n{done.stdout[-3000:]}")
    return done.stdout


def write(place: str | Path, files: dict[str, str]) -> None:
    """Writes text files into a folder."""
    for name, content in files.items():
        path = os.path.join(place, name)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "w", encoding="utf-8") as file:
            file.write(content)


def block(readme: str, start: str) -> str:
    """The body of the first code block of a README after a line."""
    with open(os.path.join(ROOT, "Bridges", readme, "README.md"), encoding="utf-8") as file:
        text = file.read()
    found = re.search(r"^ *```\w*[^\n]*\n(.*?)^ *```$", text[text.index(start):], re.M | re.S)
    if not found:
        raise Failure(f"{readme}/README.md has no code block after {start!r}")
    return found[1]


def test_sums(place: Path) -> None:
    """Every file has the checksum that SHA256SUMS lists."""
    clean(place, "cd /dist; sha256sum --check --quiet SHA256SUMS")


def test_tarball(place: Path) -> None:
    """The tarball unpacks over a prefix, and its program runs; its manual page and completions are readable."""
    clean(place, f"""
        ! command -v swift; ! ls /opt
        tar -xzf /dist/redemptionkit-{VERSION}-linux-x86_64.tar.gz --strip-components=1
        [ "$(bin/redemption --version)" = {VERSION} ]
        bin/redemption demo > /tmp/demo; grep -q SUCCESS /tmp/demo
        bin/redemption schema | cmp - /dist/openrpc.json
        bin/redemption serve --ledger postgres:// < /dev/null 2>&1 | grep -q 'built without PostgreSQL'
        for locale in C de_DE.UTF-8 tr_TR.UTF-8 ja_JP.UTF-8 xx; do LANG=$locale LC_ALL=$locale bin/redemption demo | grep -q SUCCESS; done
        bash -n share/bash-completion/completions/redemption
        for word in serve demo doctor; do grep -q "^.SS $word" share/man/man1/redemption.1; done
        ls share/doc/redemptionkit/licenses/glibc.txt share/zsh/site-functions/_redemption share/fish/vendor_completions.d/redemption.fish
    """)


def test_jest(place: Path) -> None:
    """npm installs the packages, and the first test of React Native's README is green in Jest."""
    modules = os.path.join(TOOLS, "jest")
    if not os.path.exists(os.path.join(modules, "complete")):
        pytest.skip("Jest from Debian's archive: Bridges/typescript/check fetches it")
    if not shutil.which("npm"):
        pytest.skip("npm is not on this machine")
    stubs = os.path.join(ROOT, "Bridges", "react-native", "test", "stubs")
    shutil.copytree(stubs, os.path.join(place, "stubs"))
    os.makedirs(os.path.join(place, "src"))
    shutil.copy(os.path.join(ROOT, "Bridges", "react-native", "example", "src", "webRedemption.ts"), os.path.join(place, "src"))
    dependencies = {}
    for folder, _, names in os.walk(os.path.join(place, "stubs")):
        if "package.json" in names:
            name = os.path.relpath(folder, os.path.join(place, "stubs"))
            dependencies[name] = f"file:stubs/{name}"
    write(place, {
        "stubs/jest/package.json": json.dumps({"name": "jest", "version": "29.3.1", "bin": {"jest": "jest.cjs"}}),
        "stubs/jest/jest.cjs": """#!/usr/bin/env node
const { spawnSync } = require('node:child_process');
const env = { ...process.env, NODE_PATH: '/jest/usr/share/nodejs', NODE_OPTIONS: `-r ${__dirname}/node.cjs` };
process.exit(spawnSync(process.execPath, ['/jest/usr/share/nodejs/jest/bin/jest.js', ...process.argv.slice(2)], { env, stdio: 'inherit' }).status ?? 1);
""",
        "stubs/jest/node.cjs": """const variables = { ...process.config.variables, node_prefix: '/jest/usr', node_relative_path: 'share/nodejs' };
Object.defineProperty(process, 'config', { value: { ...process.config, variables }, configurable: true, enumerable: true });
""",
        "babel.config.js": """const from = (name) => require.resolve(name, { paths: ['/jest/usr/share/nodejs'] });
module.exports = { presets: [[from('@babel/preset-env'), { targets: { node: 'current' } }], from('@babel/preset-typescript')] };
""",
        "src/__tests__/first.test.ts": block("react-native", "## A first test"),
        "package.json": json.dumps({
            "name": "app", "private": True, "dependencies": dependencies, "devDependencies": {"jest": "file:stubs/jest"},
            "jest": {"preset": "@redemptionkit/react-native", "testPathIgnorePatterns": ["/stubs/"],
                     "modulePathIgnorePatterns": ["<rootDir>/stubs/"]},
        }),
    })
    os.chmod(os.path.join(place, "stubs", "jest", "jest.cjs"), 0o755)
    shutil.copytree(os.path.join(DIST, "npm"), os.path.join(place, "npm"))
    output = clean(place, "export npm_config_offline=true npm_config_audit=false npm_config_fund=false npm_config_cache=/tmp/npm\n"
                   + block("react-native", "## From nothing to a green test"), {modules: "/jest"})
    if "10 passed, 10 total" not in output:
        raise Failure(output)


def test_npm_checks(place: Path) -> None:
    """npm itself reads every package: its manifest and its files."""
    if not shutil.which("npm"):
        pytest.skip("npm is not on this machine")
    output = clean(place, """
        export npm_config_offline=true npm_config_cache=/tmp/npm
        for file in /dist/npm/*.tgz; do npm pack --dry-run --json "$file"; done
    """)
    for name in ("@redemptionkit/client", "@redemptionkit/program-linux-x64", "@redemptionkit/react-native", "@redemptionkit/capacitor"):
        if f'"name": "{name}"' not in output:
            raise Failure(output)


def test_nunit(place: Path) -> None:
    """The package for Unity compiles where an editor unpacks it, and the first test of its README is green in NUnit."""
    if not shutil.which("nunit-console") or not shutil.which("mcs"):
        pytest.skip("mono and NUnit: Bridges/unity/packages.txt")
    unity = os.path.join(ROOT, "Bridges", "unity")
    for name in ("Stubs~", "SDKs~"):
        shutil.copytree(os.path.join(unity, "Tests", name), os.path.join(place, name))
    write(place, {"Assets/First.cs": block("unity", "<!-- file: First.cs -->")})
    output = clean(place, f"""
        package=Library/PackageCache/com.redemptionkit.unity@1; mkdir -p $package out
        tar -xzf /dist/unity/com.redemptionkit.unity-{VERSION}.tgz -C $package --strip-components=1
        chmod a-x $package/Program~/linux-x64/redemption # As an archive that keeps no permissions.
        cp /usr/lib/cli/Newtonsoft.Json-5.0/Newtonsoft.Json.dll out
        compile() {{ local name=$1; shift; mcs -langversion:7.2 -target:library -out:out/$name.dll "$@"; }}
        sources() {{ find "$1" -name '*.cs' | sort; }}
        json=-r:out/Newtonsoft.Json.dll
        compile UnityEngine $(sources Stubs~)
        compile RedemptionKit $json $(sources $package/Runtime)
        compile RedemptionKit.Engine -r:out/RedemptionKit.dll -r:out/UnityEngine.dll $(sources $package/Engine)
        compile RedemptionKit.Editor -r:out/RedemptionKit.dll -r:out/RedemptionKit.Engine.dll -r:out/UnityEngine.dll $json $(sources $package/Editor)
        compile SDKs -r:out/UnityEngine.dll $json $(sources SDKs~)
        compile First -r:out/RedemptionKit.dll -r:out/RedemptionKit.Engine.dll -r:out/RedemptionKit.Editor.dll -r:out/UnityEngine.dll -r:out/SDKs.dll \\
          $json -r:/usr/lib/cli/nunit.framework-2.6.3/nunit.framework.dll Assets/First.cs $(sources $package/Samples~ | grep -v Tests)
        nunit-console -nologo -nodots -noshadow -xml=out/result.xml out/First.dll
        ! grep -rL fileFormatVersion $(find $package -name '*.meta')
        find $package/Runtime $package/Engine $package/Editor | while read -r asset; do
          case $asset in *.meta) ;; *) [ -f "$asset.meta" ] || {{ echo "$asset has no .meta"; exit 1; }} ;; esac
        done
    """)
    if "Tests run: 10, Errors: 0, Failures: 0" not in output:
        raise Failure(output)


def test_junit(place: Path) -> None:
    """The Maven folder resolves by its POMs, and the first test of the KMP README is green in JUnit."""
    jars = os.path.join(TOOLS, "kmp", "jars")
    if not os.path.exists(os.path.join(jars, "compiler.jar")):
        pytest.skip("the Kotlin compiler: Bridges/kmp/check fetches it")
    resolved = [os.path.relpath(path, DIST) for path in resolve("redemptionkit-kmp")]
    shutil.copytree(os.path.join(ROOT, "Bridges", "kmp", "tools"), os.path.join(place, "tools"))
    write(place, {"src/FirstTest.kt": block("kmp", "```kotlin file=FirstTest.kt")})
    # The app's own handler.
    shutil.copy(os.path.join(ROOT, "Bridges", "kmp", "example", "WebRedemption.kt"), os.path.join(place, "src"))
    output = clean(place, f"""
        TOOLS=/kotlin; . tools/kotlinc.sh
        jars=/kotlin
        LIBRARIES=/kotlin/kotlin-stdlib.jar:/kotlin/annotations.jar:/kotlin/kotlinx-coroutines.jar:/kotlin/kotlinx-serialization-core-jvm.jar
        LIBRARIES=$LIBRARIES:/kotlin/kotlinx-serialization-json-jvm.jar
        ours={':'.join('/dist/' + path for path in resolved)}
        mkdir out
        kotlinc -nowarn -Xallow-kotlin-package -module-name kotlin-test -cp "$LIBRARIES:$JUNIT" -d out/kotlin-test.jar tools/kotlin-test
        kotlinc -Werror -cp "$LIBRARIES:$JUNIT:$ours:out/kotlin-test.jar" -module-name first -d out/first.jar src
        java -cp "$LIBRARIES:$ours:out/kotlin-test.jar:out/first.jar:$JUNIT_ALL" org.junit.platform.console.ConsoleLauncher \\
          --scan-classpath out/first.jar --fail-if-no-tests --disable-banner --disable-ansi-colors
        ls -l /root/.cache/redemptionkit/*/redemption
    """, {jars: "/kotlin"})
    if "1 tests successful" not in output or "0 tests failed" not in output:
        raise Failure(output)


def resolve(artifact: str) -> list[str]:
    """The jars of an artifact of ours and of what it depends on, by the POMs; libraries of others are left to the caller."""
    space = "{http://maven.apache.org/POM/4.0.0}"
    folder = os.path.join(DIST, "maven", "org", "redemptionkit", artifact, VERSION)
    stem = os.path.join(folder, f"{artifact}-{VERSION}")
    pom = ElementTree.parse(stem + ".pom").getroot()
    for name in sorted(os.listdir(folder)):
        if name.endswith(".sha256"):
            with open(os.path.join(folder, name[:-7]), "rb") as file, open(os.path.join(folder, name), encoding="utf-8") as sum_file:
                if hashlib.sha256(file.read()).hexdigest() != sum_file.read():
                    raise Failure(f"{name} is wrong")
    found = [stem + ".jar"] if pom.findtext(space + "packaging") == "jar" else []
    for dependency in pom.iter(space + "dependency"):
        if dependency.findtext(space + "groupId") == "org.redemptionkit":
            name, classifier = dependency.findtext(space + "artifactId") or "", dependency.findtext(space + "classifier")
            found += resolve(name)
            if classifier:
                found.append(os.path.join(DIST, "maven", "org", "redemptionkit", name, VERSION, f"{name}-{VERSION}-{classifier}.jar"))
    missing = [path for path in found if not os.path.exists(path)]
    if missing:
        raise Failure(f"the POMs name files that are not there: {missing}")
    return found


def test_maven(place: Path) -> None:
    """Maven itself accepts every POM, and finds the program by its classifier."""
    if not shutil.which("mvn"):
        pytest.skip("Maven is not on this machine")
    clean(place, """
        find /dist/maven -name '*.pom' | while read -r pom; do
          cp "$pom" pom.xml
          mvn --offline --batch-mode --quiet -Dmaven.repo.local=/tmp/repository -f pom.xml validate > /tmp/maven 2>&1 || { cat /tmp/maven; exit 1; }
        done
    """)


def test_pub(place: Path) -> None:
    """The archive for pub has the package at its top, no file of ours, and the program as an executable file."""
    clean(place, f"""
        tar -xzf /dist/pub/redemption_kit-{VERSION}.tar.gz
        grep -q '^version: {VERSION}$' pubspec.yaml
        ! grep publish_to pubspec.yaml
        ls lib/redemption_kit.dart LICENSE README.md CHANGELOG.md > /dev/null
        ! ls check packages.txt
        [ "$(program/linux-x64/redemption --version)" = {VERSION} ]
    """)


def container(place: Path) -> None:
    """The image is a layout that OCI describes, and its program answers over stdin and stdout with nothing else in the root."""
    layout, root = os.path.join(place, "layout"), os.path.join(place, "root")
    with gzip.open(os.path.join(DIST, f"redemptionkit-image-{VERSION}-linux-amd64.tar.gz")) as packed, tarfile.open(fileobj=packed) as archive:
        archive.extractall(layout)

    def blob(descriptor):
        path = os.path.join(layout, "blobs", *descriptor["digest"].split(":"))
        with open(path, "rb") as file:
            content = file.read()
        if "sha256:" + hashlib.sha256(content).hexdigest() != descriptor["digest"] or len(content) != descriptor["size"]:
            raise Failure(f"{descriptor} is not what is there")
        return path, content

    with open(os.path.join(layout, "index.json"), encoding="utf-8") as file:
        manifest = json.loads(blob(json.load(file)["manifests"][0])[1])
    config = json.loads(blob(manifest["config"])[1])
    if config["rootfs"]["diff_ids"] != [layer["digest"] for layer in manifest["layers"]]:
        raise Failure("the layers are not those of the configuration")
    for layer in manifest["layers"]:
        with tarfile.open(blob(layer)[0]) as archive:
            archive.extractall(root)
    request = '{"jsonrpc":"2.0","id":1,"method":"server/describe"}\n'
    command = config["config"]["Entrypoint"] + config["config"]["Cmd"]
    done = subprocess.run([os.path.join(HERE, "image_root"), root, *command], input=request, capture_output=True, text=True)
    answer = json.loads(done.stdout or "null")
    if done.returncode or answer["result"]["version"] != VERSION:
        raise Failure(f"status {done.returncode}: {done.stdout}{done.stderr}")


def test_container(place: Path) -> None:
    """The container image."""
    container(place)


def test_command(place: Path) -> None:
    """A client starts the image through REDEMPTION_COMMAND, as it does on a machine without a program."""
    container(place)
    write(place, {"bin/docker": f"""#!/bin/sh
# Stands in for docker run -i --rm IMAGE ARGUMENTS.
while [ "$1" != redemptionkit:{VERSION} ]; do shift; done
shift
exec {HERE}/image_root {place}/root /usr/bin/redemption "$@"
"""})
    os.chmod(os.path.join(place, "bin", "docker"), 0o755)
    modules = os.path.join(place, "node_modules", "@redemptionkit", "client")
    os.makedirs(modules)
    with tarfile.open(os.path.join(DIST, "npm", f"redemptionkit-client-{VERSION}.tgz")) as archive:
        archive.extractall(os.path.join(place, "unpacked"))
    shutil.move(os.path.join(place, "unpacked", "package", "dist"), modules)
    shutil.move(os.path.join(place, "unpacked", "package", "package.json"), modules)
    write(place, {"main.cjs": """const { containerAdvice, RedemptionServer } = require('@redemptionkit/client');
process.env.REDEMPTION_COMMAND = /REDEMPTION_COMMAND="([^"]*)"/.exec(containerAdvice({ platform: 'darwin', arch: 'arm64' }))[1];
RedemptionServer.start().then(async (server) => { console.log((await server.server.describe()).version); await server.close(); });
"""})
    environment = {**os.environ, "PATH": os.path.join(place, "bin") + os.pathsep + os.environ["PATH"]}
    done = subprocess.run(["node", "main.cjs"], cwd=place, env=environment, capture_output=True, text=True)
    if done.stdout.strip() != VERSION:
        raise Failure(done.stdout + done.stderr)
