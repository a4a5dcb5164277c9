"""Writes a new vendor's package, which is docs/new-vendor, compiles it, and runs its contract and its program.

The modules and objects are those of the debug build, so nothing else is compiled.
"""

from __future__ import annotations

import glob
import json
import os
import pathlib
import re
import shlex
import shutil
import subprocess
import sys
import tempfile
import unittest
import urllib.request

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
from pages import ROOT

PROGRAM = pathlib.Path(os.environ.get("REDEMPTION_EXECUTABLE", ROOT / ".build" / "debug" / "redemption")).resolve()
BUILD = PROGRAM.parent
FOLDER = ROOT / "docs" / "new-vendor"
OBJECTS = BUILD / "redemption.product" / "Objects.LinkFileList"
CLIENT = """
import { RedemptionServer } from '%s/Bridges/typescript/src/index.ts';
const server = await RedemptionServer.start();
const { link } = await server.call('store/purchase', { vendor: 'plain', product: 'pro', entitlements: ['pro'] }) as any;
const { session } = await server.call('session/open', { vendor: 'plain', sdk: 'flutter', platform: 'android' }) as any;
const { outcome } = await server.redemption.redeem({ session, url: link.url });
const { value } = await server.session.call({ session, name: 'enterCode', params: { code: 'none' } });
console.log(outcome.kind, (value as any).result);
await server.close();
"""


@unittest.skipUnless(OBJECTS.exists() and (BUILD / "Modules" / "RedemptionTesting.swiftmodule").exists() and shutil.which("swiftc"), "there is no debug build")
class NewVendor(unittest.TestCase):
    """The package of the vendor `plain`."""

    folder: pathlib.Path
    program: pathlib.Path

    @classmethod
    def setUpClass(cls) -> None:
        cls.folder = pathlib.Path(cls.enterClassContext(tempfile.TemporaryDirectory()))
        package = cls.folder / "package"
        subprocess.run([PROGRAM, "new-vendor", "plain", "--out", package], check=True, capture_output=True, timeout=60)
        cls.program = cls.folder / "plain"
        library = cls.folder / "adapter.o"
        cls.swiftc(
            "-module-name",
            "PlainAdapter",
            "-parse-as-library",
            "-whole-module-optimization",
            "-emit-module",
            "-emit-module-path",
            cls.folder / "PlainAdapter.swiftmodule",
            "-emit-object",
            "-o",
            library,
            *sorted((package / "Sources/PlainAdapter").glob("*.swift")),
        )
        cls.link(cls.program, package / "Sources/plain/main.swift", library)

    @classmethod
    def swiftc(cls, *arguments: str | pathlib.Path) -> None:
        """Compiles without a warning."""
        maps = [
            *(ROOT / "Sources").glob("C*/**/module.modulemap"),
            *BUILD.glob("C*.build/module.modulemap"),
            *(ROOT / ".build" / "checkouts").glob("*/Sources/**/module.modulemap"),
        ]
        found = [option for path in maps for option in ("-Xcc", f"-fmodule-map-file={path}")]
        if shutil.which("pkg-config"):
            flags = subprocess.run(["pkg-config", "--cflags-only-I", "libpq"], capture_output=True, text=True, check=False).stdout
            found += [option for flag in flags.split() for option in ("-Xcc", flag)]
        command = ["swiftc", "-swift-version", "6", "-I", str(BUILD / "Modules"), "-I", str(cls.folder), *found, *map(str, arguments)]
        done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, timeout=600)
        if done.returncode or done.stdout.strip():
            raise AssertionError(done.stdout.strip()[-3000:])

    @classmethod
    def link(cls, out: pathlib.Path, *sources: pathlib.Path) -> None:
        """Links a program with all that `redemption` is made of, and the contract."""
        objects = [path for path in shlex.split(OBJECTS.read_text(encoding="utf-8")) if "/redemption.build/" not in path]
        objects += glob.glob(f"{BUILD}/RedemptionTesting.build/*.o")
        listed = cls.folder / "objects"
        listed.write_text("\n".join(f'"{path}"' for path in objects), encoding="utf-8")
        libraries = ["jansson", "qrcodegen", "expat", "sqlite3", "z", "stdc++"] + ["pq"] * any("PostgreSQL" in path for path in objects)
        cls.swiftc(*sources, f"@{listed}", *(f"-l{name}" for name in libraries), "-o", out)

    def run_program(self, *arguments: str, text: str = "") -> str:
        done = subprocess.run([self.program, *arguments], input=text, capture_output=True, text=True, timeout=120, cwd=self.folder / "package")
        self.assertEqual(done.returncode, 0, done.stdout + done.stderr)
        return done.stdout

    def test_files(self) -> None:
        """The package has every file of the folder."""
        kept = [path for path in FOLDER.rglob("*") if path.is_file()]
        self.assertGreater(len(kept), 10)
        for path in kept:
            written = self.folder / "package" / path.relative_to(FOLDER)
            self.assertEqual(written.read_text(encoding="utf-8"), path.read_text(encoding="utf-8"), path)

    def test_manifest(self) -> None:
        """The manifest compiles, and its targets have files."""
        manifest = self.folder / "package" / "Package.swift"
        usr = self.toolchain()
        self.swiftc("-typecheck", "-package-description-version", "6.2.0", "-I", usr / "lib/swift/pm/ManifestAPI", manifest)
        for name in re.findall(r"\.(?:target|executableTarget)\(\s*name: \"([\w-]+)\"", manifest.read_text(encoding="utf-8")):
            self.assertTrue(list((manifest.parent / "Sources" / name).glob("*.swift")), name)
        products = re.findall(r"\.product\(name: \"(\w+)\", package: \"RedemptionKit\"\)", manifest.read_text(encoding="utf-8"))
        for name in products:
            self.assertIn(f'.library(name: "{name}"', (ROOT / "Package.swift").read_text(encoding="utf-8"))

    def test_contract(self) -> None:
        """The tests compile, the adapter keeps its contract, and its answers are as they were recorded."""
        tests = sorted((self.folder / "package/Tests/PlainAdapterTests").glob("*.swift"))
        self.swiftc("-typecheck", "-parse-as-library", "-plugin-path", self.toolchain() / "lib/swift/host/plugins", *tests)
        main = self.folder / "main.swift"
        answers = self.folder / "Answers"
        main.write_text(
            "import RedemptionTesting\nimport PlainAdapter\nlet contract = AdapterContract(PlainAdapter())\n"
            f'for found in try contract.violations() + contract.changedAnswers(in: "{answers}") {{ print(found) }}\n'
        )
        self.link(self.folder / "contract", main, self.folder / "adapter.o")
        for setting in ({"REDEMPTION_RECORD": "1"}, {}):
            done = subprocess.run([self.folder / "contract"], env=os.environ | setting, capture_output=True, text=True, timeout=300)
            self.assertEqual((done.returncode, done.stdout + done.stderr), (0, ""))
        text = (answers / "native-ios.txt").read_text(encoding="utf-8")
        self.assertIn("> redemption/redeem {", text)
        (answers / "native-ios.txt").write_text(text.replace('"kind":"redeemed"', '"kind":"taken"', 1), encoding="utf-8")
        done = subprocess.run([self.folder / "contract"], capture_output=True, text=True, timeout=300)
        self.assertRegex(done.stdout, r'^Answers/native-ios\.txt, line \d+, "[^"]*", was `[^`]*"kind":"taken"')

    def test_another_vendor(self) -> None:
        """A vendor unlike ours keeps its contract, and has what only it has: see Tests/HostPackage/Kiosk."""
        self.link(self.folder / "kiosk", *sorted((ROOT / "Tests/HostPackage/Kiosk").glob("*.swift")))
        done = subprocess.run([self.folder / "kiosk"], capture_output=True, text=True, timeout=300)
        self.assertEqual((done.returncode, done.stdout + done.stderr), (0, "kiosk: the contract is kept by a vendor of another package\n"))

    def test_commands(self) -> None:
        """Its program has the commands: it plays its case, and demo, explain and schema know the vendor."""
        self.assertIn("1 passed", self.run_program("replay", "Cases/01-first.json"))
        self.assertIn("plain", self.run_program("demo"))
        self.assertIn('redeems it, with the code "abc"', self.run_program("explain", "plain://redeem?code=abc"))
        schemas = json.loads(self.run_program("schema"))["components"]["schemas"]
        self.assertIn("plain", schemas["Vendor"]["enum"])
        self.assertIn("plain", [row["vendor"] for row in schemas["SessionCallParams"]["x-calls"]])
        self.run_program("codegen", "--language", "typescript", "--out", str(self.folder / "types"))
        self.assertIn("PlainEnterCode", "".join(path.read_text(encoding="utf-8") for path in (self.folder / "types").rglob("*.ts")))

    def test_stdio(self) -> None:
        """It serves as bridges start it, and describes the vendor's own calls."""
        request = json.dumps({"jsonrpc": "2.0", "id": 1, "method": "server/describe"}) + "\n"
        answer = json.loads(self.run_program("serve", "--ledger", ":memory:", "--clock", "virtual", "--framing", "line", text=request))
        self.assertEqual(answer["result"]["vendors"], [{"vendor": "plain", "name": "Plain", "note": None, "calls": ["askForHelp", "enterCode"]}])

    def test_http(self) -> None:
        """`up` has the page, the line for an app, and the vendor's endpoint, which redeems."""
        with subprocess.Popen([self.program, "up", "--http", "0"], stdout=subprocess.PIPE, text=True) as process:
            self.addCleanup(process.kill)
            assert process.stdout
            lines = [process.stdout.readline()]
            while "Plain:" not in lines[-1]:
                self.assertTrue(lines[-1], "".join(lines))
                lines.append(process.stdout.readline())
            url = re.findall(r"http://[\d.:]+", lines[0])[0].rstrip(".")
            self.assertIn(f'Plain.proxyURL = "{url}"; API key any', lines[-1])
            self.assertIn("<html", self.fetch(url + "/").lower())
            order = {"vendor": "plain", "product": "pro", "entitlements": ["pro"]}
            call = {"jsonrpc": "2.0", "id": 1, "method": "store/purchase", "params": order}
            code = json.loads(self.fetch(url + "/_/rpc", call))["result"]["link"]["code"]
            self.assertEqual(json.loads(self.fetch(url + "/v1/redeem", {"code": code, "user": "ada"})), {"redeemed": True})
            process.terminate()

    def test_bridge(self) -> None:
        """The TypeScript client starts it and redeems."""
        deno = pathlib.Path(sys.executable).parent / "deno"
        if not deno.exists():
            self.skipTest("there is no Deno")
        script = self.folder / "client.ts"
        script.write_text(CLIENT % ROOT, encoding="utf-8")
        environment = {**os.environ, "REDEMPTION_EXECUTABLE": str(self.program), "DENO_NO_UPDATE_CHECK": "1", "NO_COLOR": "1"}
        done = subprocess.run([deno, "run", "--allow-all", "--quiet", script], env=environment, capture_output=True, text=True, timeout=120)
        self.assertEqual((done.returncode, done.stdout), (0, "redeemed invalidCode\n"), done.stderr)

    @staticmethod
    def fetch(url: str, body: object = None) -> str:
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(url, data, {"Content-Type": "application/json"})
        with urllib.request.urlopen(request, timeout=30) as response:
            text: str = response.read().decode()
            return text

    @staticmethod
    def toolchain() -> pathlib.Path:
        """The folder `usr` of the Swift toolchain."""
        found = subprocess.run(["swiftc", "-print-target-info"], capture_output=True, text=True, check=True).stdout
        path = re.search(r'"runtimeResourcePath" *: *"([^"]+)"', found)
        return pathlib.Path(path[1]).parents[1] if path else pathlib.Path("/")


if __name__ == "__main__":
    unittest.main()
