#!/usr/bin/env python3
"""Checks what a compiler does not: format, lint, boundaries between targets, generated files. Prints a line per finding."""

import glob
import json
import os
import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

sys.path[:0] = [os.path.join(os.path.dirname(os.path.abspath(__file__)), folder) for folder in ("Conformance", "../Bridges")]
import bridges  # noqa: E402
import cycles  # noqa: E402
import documentation  # noqa: E402
import layout  # noqa: E402
import printed  # noqa: E402
import tools  # noqa: E402

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))

# Each rule: what it says, the files it looks at, what must not stand there, and the paths that may have it.
RULES = [
    ("only JanssonCoding may import CJansson and CTreeMemory", r"^\s*(public |internal )?import C(Jansson|TreeMemory)", ("Sources/JanssonCoding/",)),
    ("only SQLiteStore may import GRDB", r"^\s*(public |internal )?import (GRDB|SQLite3)", ("Sources/SQLiteStore/",)),
    ("only PostgreSQLStore may import CPostgreSQL", r"^\s*(public |internal )?import CPostgreSQL", ("Sources/PostgreSQLStore/",)),
    ("only XMLReading may import CExpat", r"^\s*(public |internal )?import CExpat", ("Sources/XMLReading/",)),
    ("only QRCode may import CQRCode", r"^\s*(public |internal )?import CQRCode", ("Sources/QRCode/",)),
    (
        "unsafe code stands where a C library is called: JanssonCoding, XMLReading, QRCode, PostgreSQLStore/Connection, JSONRPC/System, LedgerFile.swift, StoredRow.swift and FolderWalk.swift",
        r"\bunsafe\b|Unsafe(Mutable)?(Raw)?(Buffer)?Pointer",
        (
            "Sources/JanssonCoding/",
            "Sources/XMLReading/",
            "Sources/QRCode/",
            "Sources/PostgreSQLStore/Connection/",
            "Sources/JSONRPC/System/",
            "Sources/SQLiteStore/LedgerFile.swift",
            "Sources/SQLiteStore/StoredRow.swift",
            "Sources/ProjectDoctor/Files/FolderWalk.swift",
            "Sources/RedemptionCodegen/CSharp/CSharpNames.swift",
        ),
    ),  # The last one lists C#'s keywords.
    (
        "text is written through Output.swift, which checks each write",
        r"(^|[^.\w])(debugP|p)rint\(|\bfputs\(|\bFileHandle\.standard|StreamLogHandler\.standard",
        (),
    ),
    (
        "JSON is read and written by JanssonCoding; Foundation's coders stand in a few named places",
        r"\bJSON(Decoder|Encoder|Serialization)\b",
        (
            "Sources/JanssonCoding/",
            "Sources/RedemptionLedger/JSONColumn.swift",  # A column that this program wrote itself.
            "Sources/ProjectDoctor/Report/DoctorReport+JSON.swift",  # Pretty-printed output.
            "Sources/LiveGateways/LiveConfiguration.swift",
            "Sources/LiveGateways/LiveGateway.swift",  # Needs no jansson.
            "Sources/RedemptionTesting/",
            "Sources/RedemptionCodegen/Runtime/",
        ),
    ),
    ("no try!, as! or fatalError", r"\btry!|\bas!|\bfatalError\(|\bpreconditionFailure\(", ()),
]


def read(path):
    with open(os.path.join(ROOT, path), encoding="utf-8") as file:
        return file.read()


def printed_by(*command):
    """The lines that a command prints if it fails."""
    result = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    return (result.stdout + result.stderr).splitlines() if result.returncode else []


def swift_files(folder):
    for path, folders, names in os.walk(os.path.join(ROOT, folder)):
        folders[:] = [name for name in folders if not name.startswith(".")]
        for name in sorted(names):
            if name.endswith(".swift"):
                yield os.path.relpath(os.path.join(path, name), ROOT)


def boundaries():
    findings = []
    for name in swift_files("Sources"):
        for number, line in enumerate(read(name).split("\n"), 1):
            code = line.split("//")[0]
            for rule, pattern, exempt in RULES:
                if re.search(pattern, code) and not name.startswith(exempt):
                    findings.append(f"{name}:{number}: {rule}")
            if len(line) > 120 and line.lstrip().startswith("//") and "/Generated/" not in name:
                findings.append(f"{name}:{number}: a comment is longer than 120 columns")
    return findings


# Paths that may name a vendor: the adapters, the program's list of them, and generated files.
NAMING = re.compile(r"Sources/(\w+Adapter|redemption|RedemptionServer/Generated|RedemptionProgram/Generated)/")


def vendor_names():
    """Every vendor's display name, as its adapter describes it."""
    adapters = [path for path in swift_files("Sources") if re.match(r"Sources/\w+Adapter/", path)]
    return sorted({name for path in adapters for name in re.findall(r"VendorDescription\(\s*\.\w+,\s*name: \"([^\"]+)\"", read(path))})


def vendors():
    """Names of vendors outside of the adapters."""
    names = vendor_names()
    adapters = [name for name in os.listdir(os.path.join(ROOT, "Sources")) if name.endswith("Adapter")]
    findings = []
    schemas = glob.glob(os.path.join(ROOT, "Schemas", "*", "vendor.json"))
    for path in schemas:
        if (name := json.loads(read(path))["name"]) not in names:
            findings.append(f"{os.path.relpath(path, ROOT)}: no adapter describes a vendor with the name {name}")
    if len(names) < len(adapters):
        findings.append(f"of {len(adapters)} adapters only these vendors are described by name: {', '.join(names)}")
    # Also as a part of a word, and in the forms of identifiers: RevenueCatUI, revenue_cat.
    parts = [re.findall(r"[A-Z]?[a-z0-9]+|[A-Z]+", name) for name in names]
    pattern = re.compile("|".join(r"[\s_-]?".join(words) for words in parts), re.I)
    return findings + list(matches((path for path in swift_files("Sources") if not NAMING.match(path)), pattern, "only an adapter names a vendor"))


def matches(paths, pattern, rule):
    """Every place where a pattern stands in some files."""
    for path in paths:
        for number, line in enumerate(read(path).split("\n"), 1):
            if found := pattern.search(line):
                yield f"{path}:{number}: {rule}: {found.group()}"


def vendor_words():
    """Names of events and options that only an adapter has, in the targets that serve every vendor."""
    words = set()
    for path in swift_files("Sources"):
        if not re.match(r"Sources/\w+Adapter/Behaviour/", path):
            continue
        text = read(path)
        for body in re.findall(r"enum \w*Event\w* \{(.*?)\n\}", text, re.S):
            words.update(re.findall(r'static let \w+ = "([^"]+)"', body))
        if path.endswith("Options.swift"):
            for body in re.findall(r"enum CodingKeys: String, CodingKey \{(.*?)\}", text, re.S):
                words.update(re.findall(r"\b[a-z]\w+[A-Z]\w+\b", body))
    # Params of methods that every vendor has, and the state of every session.
    for file in ("session-methods", "session"):
        for name, definition in json.loads(read(f"Schemas/{file}.schema.json"))["$defs"].items():
            if name != "SessionOpenParams":
                words -= set(definition.get("properties", {}))
    findings = [] if words else ["no event and no option of an adapter was found"]
    shared = ("RedemptionCore", "RedemptionLedger", "RedemptionServer", "RedemptionCodegen", "ProjectDoctor")
    pattern = re.compile("|".join(rf'"{re.escape(word)}"' if "_" not in word and word.islower() else rf"\b{re.escape(word)}\b" for word in sorted(words)))
    files = [path for target in shared for path in swift_files(f"Sources/{target}") if "/Generated/" not in path]
    return findings + list(matches(files, pattern, "only an adapter has this word"))


def shortcuts():
    """Code that is only faster stands in folders of its own, and docs/tried/speed.md says what each file of them saves."""
    text = read("docs/tried/speed.md")
    return [
        f"{path}: docs/tried/speed.md does not say what this saves"
        for path in swift_files("Sources")
        if "/Shortcuts/" in path and os.path.basename(path) not in text
    ]


def circles():
    """Files that depend on each other in a circle: few, or none can be read alone."""
    return list(cycles.findings())


def targets():
    """docs/architecture.md names every target of Package.swift, and no other. A test target is named by its subject."""
    declared = re.findall(r"\.(target|executableTarget|systemLibrary|testTarget)\(\s*name: \"(\w+)\"", read("Package.swift"))
    section = read("docs/architecture.md").split("\n## Targets\n")[1].split("\n## ")[0]
    named = {name for row in re.findall(r"^\| (`[^|]+) \|", section, re.M) for name in re.findall(r"`(\w+)`", row)}
    kept = {name for kind, name in declared if kind != "testTarget"}
    findings = [] if kept else ["Package.swift: no target was found"]
    findings += [f"docs/architecture.md: the table does not name the target {name}" for name in sorted(kept - named)]
    findings += [f"docs/architecture.md: {name} is no target of Package.swift" for name in sorted(named - kept)]
    subjects = kept | {"FuzzReplay"}
    return findings + [
        f"Package.swift: {name} is not named by the target that it tests"
        for kind, name in declared
        if kind == "testTarget" and name.removesuffix("Tests") not in subjects
    ]


def lint():
    return printed_by("swift", "format", "lint", "--strict", "--parallel", "--recursive", "Package.swift", "Sources", "Tests", "Bridges/swift")


def scripts(names=None):
    """Python and shell, of all tracked files or of some: ruff's rules and shellcheck's."""
    listed = subprocess.run(["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"], cwd=ROOT, capture_output=True, text=True)
    names = [name for name in (names if names is not None else listed.stdout.split("\0")) if name and os.path.isfile(os.path.join(ROOT, name))]
    python = [name for name in names if name.endswith(".py") or has_interpreter(name, "python3")]
    shell = [name for name in names if name.endswith(".sh") or has_interpreter(name, "bash", "sh")]
    tool, findings = os.path.dirname(tools.python()), []
    for command, files in (
        (["ruff", "format", "--check", "--force-exclude", "--quiet"], python),
        (["ruff", "check", "--force-exclude", "--quiet", "--output-format", "concise"], python),
        (["shellcheck", "--severity", "warning", "--format", "gcc"], [name for name in shell if not name.startswith("Bridges/")]),
    ):
        if files:
            findings += printed_by(os.path.join(tool, command[0]), *command[1:], *files)
    return findings


def has_interpreter(name, *programs):
    """Whether the first line of a file without an ending names one of these programs."""
    if "." in os.path.basename(name):
        return False
    with open(os.path.join(ROOT, name), "rb") as file:
        line = file.readline(80).split()
    return bool(line) and line[0].startswith(b"#!") and os.path.basename(line[-1]).decode(errors="replace") in programs


def schemas():
    """The contract in Schemas: valid, described, the same as the server's sources and its bundled copy say."""
    return printed_by(tools.python(), "Tests/Contract/check_documents.py")


def versions():
    """The release's version and the contract's, in every file that repeats them; and the released contract is not broken silently."""
    return printed_by(sys.executable, "Schemas/version.py", "--check") + printed_by(sys.executable, "Schemas/compatibility.py")


def page():
    """The pages in the program: what their sources make."""
    return printed_by(sys.executable, "Sources/pages.py", "--check")


def generated():
    """The types of the bridges: what the server, built from these sources, would write. Builds the server first."""
    return printed_by(sys.executable, "Bridges/codegen", "--check")


def main():
    with ThreadPoolExecutor(1) as pool:
        # The build takes longest; nothing above its line needs it.
        types = pool.submit(generated)
        parts = [
            ("format and lint", lint),
            ("Python and shell", scripts),
            ("boundaries", boundaries),
            ("vendors' names", vendors),
            ("vendors' words", vendor_words),
            ("circles", circles),
            ("shortcuts", shortcuts),
            ("targets", targets),
            ("layout of the cases", layout.findings),
            ("schemas", schemas),
            ("versions", versions),
            ("page", page),
            ("generated types", types.result),
            ("documentation", documentation.built),
            ("printed tests", printed.findings),
            ("members of the bridges", bridges.findings),
        ]
        return 1 if any([told(name, part()) for name, part in parts]) else 0


def told(name, findings):
    """Prints what a part found, and returns it."""
    print(f"{name}: {'ok' if not findings else f'{len(findings)} findings'}", flush=True)
    for finding in findings:
        print("  " + finding)
    return findings


if __name__ == "__main__":
    sys.exit(main())
