"""Compiles the Swift blocks of docs/adding-a-vendor.md as the files that the page names, and runs the contract on their adapter.

Each block stands under `<!-- file: PATH -->`. The modules and objects are those of the debug build, so nothing else is compiled.
"""
from __future__ import annotations

import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
from pages import ROOT, Page

PAGE = "docs/adding-a-vendor.md"
ADAPTER = "PlainAdapter"
# What `RedemptionTesting` is made of.
LINKED = ("RedemptionCore", "RedemptionScenario", "RedemptionTesting")
BUILD = pathlib.Path(os.environ.get("REDEMPTION_EXECUTABLE", ROOT / ".build" / "debug" / "redemption")).resolve().parent


def blocks(page: Page) -> list[tuple[str, int, str]]:
    """Every Swift block as a file: its path, the line of the page on which it begins, and its text."""
    found = []
    for block in page.blocks:
        if block.language == "swift":
            marked = re.fullmatch(r"<!-- file: (\S+) -->", page.lines[block.line - 3])
            found.append((marked[1] if marked else "", block.line, block.text))
    return found


@unittest.skipUnless((BUILD / "Modules" / "RedemptionTesting.swiftmodule").exists() and shutil.which("swiftc"), "there is no debug build")
class Pasted(unittest.TestCase):
    """The page's package."""

    def setUp(self) -> None:
        self.folder = pathlib.Path(self.enterContext(tempfile.TemporaryDirectory()))
        self.files: dict[str, pathlib.Path] = {}
        for path, line, text in blocks(Page(ROOT / PAGE)):
            self.assertTrue(path, f"{PAGE}:{line}: a block without `<!-- file: PATH -->` above it is not compiled")
            self.assertNotIn(path, self.files, f"{PAGE}:{line}: another block has this path")
            self.files[path] = self.folder / path
            self.files[path].parent.mkdir(parents=True, exist_ok=True)
            # So that an error names the page and its line.
            place = f'#sourceLocation(file: "{PAGE}", line: {line})\n'
            self.files[path].write_text(text if path == "Package.swift" else place + text, encoding="utf-8")

    def swiftc(self, *arguments: str | pathlib.Path) -> None:
        """Compiles without a warning."""
        maps = [*(ROOT / "Sources").glob("C*/**/module.modulemap"), *BUILD.glob("C*.build/module.modulemap"),
                *(ROOT / ".build" / "checkouts" / "GRDB.swift" / "Sources").glob("*/module.modulemap")]
        found = [option for path in maps for option in ("-Xcc", f"-fmodule-map-file={path}")]
        command = ["swiftc", "-swift-version", "6", "-I", str(BUILD / "Modules"), "-I", str(self.folder), *found, *map(str, arguments)]
        done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, timeout=300)
        self.assertEqual((done.returncode, done.stdout.strip()[-3000:]), (0, ""))

    def below(self, folder: str) -> list[pathlib.Path]:
        """The page's files in a folder of the package."""
        found = [file for path, file in self.files.items() if path.startswith(folder + "/")]
        self.assertTrue(found, f"{PAGE} has no block for {folder}")
        return found

    def test_manifest(self) -> None:
        """The manifest compiles, and its targets have files."""
        usr = self.toolchain()
        self.swiftc("-typecheck", "-package-description-version", "6.2.0", "-I", usr / "lib/swift/pm/ManifestAPI", self.files["Package.swift"])
        for name in re.findall(r"\.(?:target|executableTarget)\(\s*name: \"([\w-]+)\"", self.files["Package.swift"].read_text(encoding="utf-8")):
            self.below(f"Sources/{name}")

    def test_adapter(self) -> None:
        """The adapter compiles and keeps the contract; the test and the server compile against it."""
        library = self.folder / "adapter.o"
        self.swiftc("-module-name", ADAPTER, "-parse-as-library", "-whole-module-optimization", "-emit-module",
                    "-emit-module-path", self.folder / f"{ADAPTER}.swiftmodule", "-emit-object", "-o", library, *self.below(f"Sources/{ADAPTER}"))
        self.swiftc("-typecheck", "-parse-as-library", "-plugin-path", self.toolchain() / "lib/swift/host/plugins", *self.below(f"Tests/{ADAPTER}Tests"))
        self.swiftc("-typecheck", *self.below("Sources/serve-plain"))
        main = self.folder / "main.swift"
        main.write_text(f"import RedemptionTesting\nimport {ADAPTER}\nfor violation in AdapterContract({ADAPTER}()).violations() {{ print(violation) }}\n")
        objects = [path for module in LINKED for path in sorted((BUILD / f"{module}.build").glob("*.o"))]
        self.swiftc(main, library, *objects, "-o", self.folder / "contract")
        done = subprocess.run([self.folder / "contract"], capture_output=True, text=True, timeout=300)
        self.assertEqual((done.returncode, done.stdout + done.stderr), (0, ""))

    @staticmethod
    def toolchain() -> pathlib.Path:
        """The folder `usr` of the Swift toolchain."""
        found = subprocess.run(["swiftc", "-print-target-info"], capture_output=True, text=True, check=True).stdout
        path = re.search(r'"runtimeResourcePath" *: *"([^"]+)"', found)
        return pathlib.Path(path[1]).parents[1] if path else pathlib.Path("/")


if __name__ == "__main__":
    unittest.main()
