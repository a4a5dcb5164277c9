"""Finds files of one Swift target that depend on each other in a circle.

A file depends on the one other file of its target that declares a type which its code names. Comments, strings and generated files
do not count, and neither does a name that several files declare. `python3 Tests/cycles.py` prints the largest circle of each target.
"""

import collections
import os
import re

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
SOURCES = os.path.join(ROOT, "Sources")

# The most files that a circle may have.
LIMITS = collections.defaultdict(lambda: 8, RedemptionServer=3)

TYPE = re.compile(r"^(?:(?:public|package|final|indirect|@\w+(?:\([^)]*\))?)\s+)*(?:struct|class|enum|protocol|actor|typealias)\s+(\w+)", re.M)
NO_CODE = re.compile(r'//[^\n]*|"""(?:.|\n)*?"""|"(?:\\.|[^"\\\n])*"')


def code_of(target):
    """The code of each file of a target, by its path."""
    files = {}
    for folder, folders, names in os.walk(os.path.join(SOURCES, target)):
        folders[:] = [name for name in folders if name != "Generated"]
        for name in names:
            if name.endswith(".swift"):
                path = os.path.join(folder, name)
                with open(path, encoding="utf-8") as file:
                    files[os.path.relpath(path, ROOT)] = NO_CODE.sub(" ", file.read())
    return files


def dependencies(files):
    """The files that each file depends on."""
    declaring = collections.defaultdict(set)
    for path, code in files.items():
        for name in TYPE.findall(code):
            declaring[name].add(path)
    only = {name: next(iter(paths)) for name, paths in declaring.items() if len(paths) == 1}
    return {path: sorted({only[word] for word in re.findall(r"\b[A-Za-z_]\w*\b", code) if word in only} - {path}) for path, code in files.items()}


def reachable(start, arrows):
    """Every file that can be reached from one, itself only in a circle."""
    found, waiting = set(), list(arrows[start])
    while waiting:
        path = waiting.pop()
        if path not in found:
            found.add(path)
            waiting += arrows[path]
    return found


def largest(target):
    """The files of the largest circle, sorted; empty if there is none."""
    arrows = dependencies(code_of(target))
    below = {path: reachable(path, arrows) for path in arrows}
    circles = ({other for other in below[path] if path in below[other]} for path in below if path in below[path])
    return sorted(max(circles, key=len, default=()))


def targets():
    return sorted(name for name in os.listdir(SOURCES) if os.path.isdir(os.path.join(SOURCES, name)))


def findings():
    """A line per target whose largest circle is too large."""
    for target in targets():
        circle = largest(target)
        if len(circle) > LIMITS[target]:
            yield f"Sources/{target}: {len(circle)} files depend on each other, at most {LIMITS[target]} may: " + ", ".join(
                os.path.basename(path) for path in circle
            )


if __name__ == "__main__":
    for target in targets():
        circle = largest(target)
        print(f"{target}: {len(circle)}")
        for path in circle:
            print(f"  {path}")
