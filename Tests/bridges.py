"""Compares the table of members in Bridges/members.md with the sources of the bridges."""

import os
import re
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
PAGE = "Bridges/members.md"
# Sources by hand of each column. React Native and Capacitor share those of TypeScript.
SOURCES = {
    "TypeScript": ("typescript/src", "react-native/src", "capacitor/src"),
    "Dart": ("flutter/lib",),
    "Kotlin": ("kmp/src/commonMain/kotlin/org", "kmp/src/jvmMain/kotlin/org"),
    "C#": ("unity/Runtime", "unity/Editor"),
    "Swift": ("swift/Sources/SimulatedPhone", "swift/Sources/PhoneExplorer"),
    "Android": ("android/src",),
}
NONE = "—"


def rows(text):
    """The rows of the table under "Members", each as its cells; the first row is the header."""
    part = text.split("\n## Members\n", 1)[-1].split("\n## ", 1)[0]
    lines = [line for line in part.split("\n") if line.startswith("|") and not re.fullmatch(r"[|\s:-]+", line)]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


def words(folders):
    """Every word in the sources of a bridge that are written by hand; generated ones too, for the typed calls."""
    found = set()
    for folder in folders:
        for place, _, names in os.walk(os.path.join(ROOT, "Bridges", folder)):
            for name in names:
                if name.endswith((".ts", ".dart", ".kt", ".cs", ".swift")):
                    with open(os.path.join(place, name), encoding="utf-8") as file:
                        found.update(re.findall(r"\w+", re.sub(r"(?m)^\s*(//|\*).*$", "", file.read())))
    return found


def findings():
    with open(os.path.join(ROOT, PAGE), encoding="utf-8") as file:
        header, *members = rows(file.read())
    found = [f"{PAGE}: the column {name} is no bridge; Tests/bridges.py knows {', '.join(SOURCES)}" for name in header[1:] if name not in SOURCES]
    if found or not members:
        return found or [f"{PAGE}: no table of members"]
    sources = {name: words(SOURCES[name]) for name in header[1:]}
    for member, *cells in members:
        if len(cells) != len(sources):
            found.append(f"{PAGE}: `{member}` has {len(cells)} cells, not {len(sources)}")
            continue
        for (bridge, known), cell in zip(sources.items(), cells):
            names = re.findall(r"`([^`]+)`", cell)
            if not names and cell != NONE:
                found.append(f"{PAGE}: `{member}`, {bridge}: neither a member in backticks nor {NONE}")
            missing = [word for name in names for word in re.findall(r"[A-Za-z_]\w*", name.split("(")[0]) if word not in known]
            found += [f"{PAGE}: `{member}`: Bridges/{SOURCES[bridge][0]} has no {word}" for word in missing]
    return found


if __name__ == "__main__":
    print("\n".join(findings()))
    sys.exit(bool(findings()))
