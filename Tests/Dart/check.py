"""Checks the package as far as a machine without a Dart SDK can; see README.md beside this file for what that proves.

Prints a line per part and ends with the counts. Arguments: the server's executable, Deno, and a folder to build in.
"""
from __future__ import annotations

import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
import grammar  # noqa: E402
import run_tests  # noqa: E402
import translate  # noqa: E402
from dart_lexer import DartError  # noqa: E402
from dart_names import Program  # noqa: E402

TOOL = pathlib.Path(__file__).resolve().parent
ROOT = TOOL.parents[1]
PACKAGE = ROOT / "Bridges" / "flutter"
CONFORMANCE = ROOT / "Tests" / "Conformance"
PRINTED_PY = ROOT / "Bridges" / "printed.py"
# The test that plays the shared cases.
CASES = "test/conformance_test.dart"
PACKAGES = {"redemption_kit": PACKAGE / "lib", "redemption_example": PACKAGE / "example" / "lib",
            "purchases_flutter": TOOL / "stubs" / "purchases_flutter",
            "superwallkit_flutter": TOOL / "stubs" / "superwallkit_flutter"}


# The tests that README.md prints, run on both platforms, and what docs/tried calls them.
PRINTED = {"README first_test.dart": "a first test", "example/test/redemption_test.dart": "test/redemption_test.dart",
           "README superwall_sdk_test.dart": "Superwall's own SDK"}


class Check:
    def __init__(self, executable: pathlib.Path, deno: pathlib.Path, build: pathlib.Path) -> None:
        self.executable, self.deno, self.build = executable, deno, build
        self.variables = {"REDEMPTION_EXECUTABLE": str(executable), "REDEMPTION_CONFORMANCE": str(CONFORMANCE)}
        self.passed = self.failed = self.skipped = 0
        self.conformance = "conformance: 0 cases, 0 passed, 0 known gaps, 0 failed"
        self.program = Program(PACKAGES, ROOT)
        self.snippets = build / "readme"

    def part(self, name: str, findings: list[str], passed: int) -> None:
        for finding in findings:
            print(f"  {finding}")
        self.passed += passed
        self.failed += len(findings)
        print(f"{name}: {'ok' if not findings else f'{len(findings)} findings'} ({passed} checked)", flush=True)

    def skip(self, what: str, why: str) -> None:
        self.skipped += 1
        print(f"skipped: {what} # {why}")

    def dart_files(self, *folders: str) -> list[pathlib.Path]:
        return sorted(path for folder in folders for path in (PACKAGE / folder).rglob("*.dart"))

    def planted(self, kind: str) -> list[pathlib.Path]:
        return sorted((TOOL / "planted" / kind).glob("*.dart"))

    # -- parts

    def grammar(self) -> None:
        files = self.dart_files("lib", "test", "example") + sorted((TOOL / "stubs").rglob("*.dart"))
        findings = [fault for path in files for fault in grammar.faults(path)]
        findings += [f"{path.name} is wrong, and was parsed" for path in self.planted("grammar") if not grammar.faults(path)]
        self.part("grammar", findings, len(files) + len(self.planted("grammar")) - len(findings))

    def names(self) -> None:
        findings = []
        files = self.dart_files("lib", "test", "example") + sorted((TOOL / "stubs").rglob("*.dart"))
        for path in files:
            try:
                translate.translate(self.program, self.program.load(path))
            except DartError as error:
                findings.append(str(error))
        for library in self.program.libraries.values():
            findings += [f"{library.label}:{directive.line}: {directive.uri} is imported and not used"
                         for _, directive in library.imports if not directive.used]
        for path in self.planted("names"):
            try:
                program = Program(PACKAGES, ROOT)
                program.libraries = dict(self.program.libraries)  # What is read already is not read again.
                translate.translate(program, program.load(path))
                findings.append(f"{path.name} is wrong, and was passed over")
            except DartError:
                pass
        self.part("names", findings, len(files) + len(self.planted("names")) - len(findings))

    def readme(self) -> None:
        text = (PACKAGE / "README.md").read_text(encoding="utf-8")
        lines = len(text.splitlines())
        findings = [f"README.md has {lines} lines, more than 150"] if lines > 150 else []
        self.part("README", findings + self.write_snippets(text), 1 - len(findings))

    def write_snippets(self, text: str) -> list[str]:
        """Writes the files of `readme/`, each with the README's block that its line `// README: ` names, if it has one."""
        blocks = re.findall(r"(?ms)^```dart\n(.*?)^```$", text)
        findings = []
        shutil.rmtree(self.snippets, ignore_errors=True)
        self.snippets.mkdir()
        for path in sorted((TOOL / "readme").glob("*.dart")):
            frame = path.read_text(encoding="utf-8")
            mark = re.search(r"(?m)^ *// README: (.*)$", frame)
            if not mark:
                shutil.copy(path, self.snippets)
                continue
            found = [block for block in blocks if mark.group(1) in block and len(block) < 1500]
            if len(found) != 1:
                findings.append(f"README.md has {len(found)} short blocks with `{mark.group(1)}`, {path.name} needs one")
            else:
                (self.snippets / path.name).write_text(frame.replace(mark.group(0), found[0]), encoding="utf-8")
        return findings

    def types_and_tests(self) -> None:
        out = self.build / "typescript"
        shutil.rmtree(out, ignore_errors=True)
        tests = self.dart_files("test") + self.dart_files("example/test")
        tests = [path for path in tests if path.name.endswith("_test.dart")]
        planted = self.planted("types")
        libraries = [path for path in self.dart_files("lib") if path != PACKAGE / "lib" / "flutter.dart"]
        snippets = sorted(self.snippets.glob("*.dart"))
        modules = translate.write(self.program, [*tests, *libraries, *planted, *snippets], out)
        named = {str(path.relative_to(PACKAGE)): modules[path] for path in tests}
        named.update({f"README {path.name}": modules[path] for path in snippets if path.name.endswith("_test.dart")})
        printed = [run_tests.prepare(out, translate.SHIM, {name: named.pop(name)}, PACKAGE, f"printed{number}.ts")
                   for number, name in enumerate(PRINTED)]
        program = run_tests.prepare(out, translate.SHIM, named, PACKAGE)
        remote = run_tests.prepare(out, translate.SHIM, {CASES: named[CASES]}, PACKAGE, "run_remote.ts")
        errors = run_tests.type_errors(self.deno, out)
        blocks = [block for block in re.split(r"(?m)^(?=TS\d+ \[ERROR\])", errors) if block.startswith("TS")]
        places = [re.search(r"at file://(\S+?):\d+", block) for block in blocks]
        bad = {place.group(1) for place in places if place}
        wrong = {str(modules[path]): path for path in planted}
        findings = [f"{path.name} is wrong, and was passed over" for name, path in wrong.items() if name not in bad]
        unexpected = [block.strip() for block, place in zip(blocks, places) if not place or place.group(1) not in wrong]
        self.part("types", findings + unexpected, len(modules) - len(findings))
        if unexpected or (errors and not blocks):
            print(errors if not blocks else "  the tests are not run")
            self.failed += not blocks
            return
        self.run(out, program, "tests by translation")
        self.record("begin", "flutter")
        for platform in ("ios", "android"):
            for name, each in zip(PRINTED.values(), printed):
                passed, failed = self.run(out, each, f"printed tests on {platform}, {name}", {"REDEMPTION_PLATFORM": platform})
                self.record("add", "flutter", platform, name, str(passed), str(failed))
        compared = subprocess.run([sys.executable, str(PRINTED_PY), "compare", "flutter"], capture_output=True, text=True)
        self.part("docs/tried has these counts", [compared.stderr] if compared.returncode else [], int(compared.returncode == 0))
        self.run_remote(out, remote)

    def init(self) -> None:
        """What `redemption init` writes for an app is red for the app's own reason alone, and green without its mistake."""
        mistake = ("    await Purchases.redeemWebPurchase(redemption);", "    return;")
        findings = self.init_app("buggy", "purchases_flutter", ("", ""), ["invalidCode"])
        findings += self.init_app("buggy", "purchases_flutter", mistake, [])
        findings += self.init_app("superwall", "superwallkit_flutter", ("", ""), [])
        self.part("redemption init", findings, 3)

    def init_app(self, name: str, sdk: str, correction: tuple[str, str], expected: list[str]) -> list[str]:
        app, out = self.build / "init", self.build / "init-typescript"
        for folder in (app, out):
            shutil.rmtree(folder, ignore_errors=True)
        shutil.copytree(ROOT / "Tests" / "ProjectDoctorTests" / "Fixtures" / "flutter-good", app)
        for path in (TOOL / "init" / name).iterdir():
            (app / "lib" / path.name).write_text(path.read_text(encoding="utf-8").replace(*correction), encoding="utf-8")
        (app / "pubspec.lock").unlink()  # names a version that never answers a failed redemption
        manifest = app / "pubspec.yaml"
        manifest.write_text(manifest.read_text(encoding="utf-8").replace("purchases_flutter", sdk), encoding="utf-8")
        command = [str(self.executable), "init", str(app)]
        test = app / "test" / "redemption_situations_test.dart"
        diff = subprocess.run(command, capture_output=True, text=True)
        if "+++ b" not in diff.stdout or test.exists():
            return [f"{name}: no diff, or more than one: {diff.stdout}{diff.stderr}"]
        subprocess.run([*command, "--write"], check=True, capture_output=True)
        if "Nothing to change" not in subprocess.run([*command, "--write"], capture_output=True, text=True).stderr:
            return [f"{name}: a second init changes something"]
        modules = translate.write(Program({**PACKAGES, "shop": app / "lib"}, ROOT), [test], out)
        program = run_tests.prepare(out, translate.SHIM, {"situations": modules[test]}, app)
        if errors := run_tests.type_errors(self.deno, out):
            return [f"{name}: {errors}"]
        findings = []
        for platform in ("ios", "android"):
            environment = {**self.variables, "REDEMPTION_PLATFORM": platform}
            output = run_tests.deno(self.deno, out, "run", "-A", "--no-check", program.name, environment=environment).stdout
            failed = sorted(set(re.findall(r"redeemed once: (.*?)(?::|$)", output, re.M)))
            if failed != expected or not re.search(rf"(?m)^\d+ passed, {len(expected)} failed$", output):
                findings.append(f"{name} on {platform}: {failed} failed, not {expected}\n{output[-1500:]}")
        return findings

    def record(self, *words: str) -> None:
        """Keeps the counts of the printed tests for docs/tried."""
        subprocess.run([sys.executable, str(PRINTED_PY), *words], check=True)

    def run(self, out: pathlib.Path, program: pathlib.Path, what: str, variables: dict[str, str] | None = None) -> tuple[int, int]:
        """Runs a program of tests and adds its counts up. How many passed and failed."""
        environment = {**self.variables, **(variables or {})}
        result = run_tests.deno(self.deno, out, "run", "-A", "--no-check", program.name, environment=environment)
        *lines, last = result.stdout.strip().split("\n")
        for line in lines:
            if line.startswith("conformance:"):
                self.conformance = line
            else:
                print(f"  {line}")
        counts = re.fullmatch(r"(\d+) passed, (\d+) failed", last)
        if not counts:
            print(f"  {last}\n{result.stderr}")
            self.failed += 1
            return 0, 1
        passed, failed = int(counts.group(1)), int(counts.group(2))
        gaps = sum(int(line.split(" known gaps")[0].split()[-1]) for line in lines if line.startswith("conformance:"))
        self.passed, self.failed, self.skipped = self.passed + passed - gaps, self.failed + failed, self.skipped + gaps
        print(f"{what}: {last}", flush=True)
        return passed, failed

    def run_remote(self, out: pathlib.Path, program: pathlib.Path) -> None:
        """Plays the shared cases against one running server."""
        command = [str(self.deno), "run", "-A", "--no-check", program.name]
        result = run_tests.deno("python3", out, str(PACKAGE.parent / "running-server.py"), *command, environment=self.variables)
        counts = re.search(r"(?m)^conformance: (\d+ cases, (\d+) passed, (\d+) known gaps, (\d+) failed)$", result.stdout)
        if not counts:
            print(f"at REDEMPTION_URL: failed\n  {result.stdout[-400:]}{result.stderr[-400:]}")
            self.failed += 1
            return
        passed, gaps, failed = (int(count) for count in counts.groups()[1:])
        if failed:
            print("\n".join(f"  {line}" for line in result.stdout.split("\n") if line.startswith(("FAILED", "  "))))
        print(f"at REDEMPTION_URL: {counts.group(1)}", flush=True)
        self.passed, self.failed, self.skipped = self.passed + passed, self.failed + failed, self.skipped + gaps

    def dart(self) -> None:
        """With an SDK, the real thing: everything but Flutter's part as a package without Flutter, and that part with it."""
        if not shutil.which("dart"):
            self.skip("dart test", "no Dart SDK can be had from Debian or PyPI")
        else:
            self.commands("dart", self.plain_package(), [["dart", "pub", "get"], ["dart", "analyze"], ["dart", "test"]])
        if not shutil.which("flutter"):
            self.skip("flutter test", "no Flutter SDK can be had from Debian or PyPI")
        else:
            commands = [["flutter", "pub", "get"], ["flutter", "analyze"], ["flutter", "test", "test/flutter"]]
            self.commands("flutter", PACKAGE, commands)

    def commands(self, name: str, folder: pathlib.Path, commands: list[list[str]]) -> None:
        environment = {**os.environ, **self.variables}
        findings = []
        for command in commands:
            if subprocess.run(command, cwd=folder, env=environment).returncode != 0:
                findings.append(f"{' '.join(command)} failed")
                break
        self.part(name, findings, len(commands) - len(findings))

    def plain_package(self) -> pathlib.Path:
        """A copy without Flutter, which `dart pub get` of a plain Dart SDK can resolve."""
        folder = self.build / "plain"
        shutil.rmtree(folder, ignore_errors=True)
        shutil.copytree(PACKAGE / "lib", folder / "lib", ignore=shutil.ignore_patterns("flutter", "flutter.dart"))
        shutil.copytree(PACKAGE / "test", folder / "test", ignore=shutil.ignore_patterns("flutter"))
        shutil.copy(PACKAGE / "known-gaps.txt", folder)
        (folder / "pubspec.yaml").write_text("name: redemption_kit\nenvironment:\n  sdk: '>=3.4.0 <4.0.0'\ndev_dependencies:\n  test: ^1.24.0\n")
        return folder


def main() -> int:
    executable, deno, build = (pathlib.Path(argument).resolve() for argument in sys.argv[1:4])
    build.mkdir(parents=True, exist_ok=True)
    check = Check(executable, deno, build)
    started = time.monotonic()
    for part in (check.grammar, check.names):
        part()
    if not check.failed:  # What does not parse, or names what is not there, cannot be translated.
        for part in (check.readme, check.types_and_tests, check.init, check.dart):
            part()
    print(f"in {time.monotonic() - started:.0f} s")
    print(check.conformance)
    print(f"{check.passed} passed, {check.failed} failed, {check.skipped} skipped")
    return 1 if check.failed or not check.passed else 0


if __name__ == "__main__":
    sys.exit(main())
