#!/usr/bin/env python3
"""Writes the files of cases with one step a line, so that a change of one step is a change of one line. The tables of answers have one
member of a case a line.

`--check` writes nothing, prints the files that have another layout, and ends with exit status 1 if there are any.
"""
import json
import pathlib
import sys

FOLDER = pathlib.Path(__file__).resolve().parent
TABLES = FOLDER.parent / "LiveGatewaysTests" / "Tables"


def line(value):
    return json.dumps(value, ensure_ascii=False)


def member(indent, name, value):
    return f"{indent}{line(name)}: {value}"


def case_text(case):
    """A case; whatever it has beside its steps stands first, a member a line."""
    members = [member("      ", name, line(value)) for name, value in case.items() if name != "steps"]
    if "steps" in case:
        steps = ",\n".join("        " + line(step) for step in case["steps"])
        members.append(f'      "steps": [\n{steps}\n      ]')
    return "    {\n" + ",\n".join(members) + "\n    }"


def file_text(document):
    cases = ",\n".join(case_text(case) for case in document["cases"])
    members = [member("  ", name, line(value)) for name, value in document.items() if name != "cases"]
    return "{\n" + ",\n".join(members + [f'  "cases": [\n{cases}\n  ]']) + "\n}\n"


def stale():
    """Files whose layout is another, with the text that they should have."""
    index = json.loads((FOLDER / "index.json").read_text(encoding="utf-8"))
    for path in [*(FOLDER / entry["file"] for entry in index["files"]), *sorted(TABLES.glob("*.json"))]:
        text = path.read_text(encoding="utf-8")
        wanted = file_text(json.loads(text))
        if text != wanted:
            yield path, wanted


def findings():
    """A line per file that has another layout."""
    return [f"Tests/{path.relative_to(FOLDER.parent)}: not one step or member a line; run Tests/Conformance/layout.py" for path, _ in stale()]


def main(arguments):
    if arguments == ["--check"]:
        found = findings()
        print("\n".join(found), end="\n" if found else "")
        return 1 if found else 0
    for path, wanted in stale():
        path.write_text(wanted, encoding="utf-8")
        print(f"laid out: {path.name}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
