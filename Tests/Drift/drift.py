"""What the vendors' repositories have that our tables of versions have not.

`drift.py CLONES` reads the clones in a folder (`CLONES/Superwall-iOS`, or `CLONES/superwall+Superwall-iOS/repo`), prints every row that
is new or other than ours, and exits with 1 if there is one. It fetches nothing; a repository without a clone is named and left out.
"""

import argparse
import re
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

from reading import Clone, numbers, ranges
from repositories import REPOSITORIES, Repository

SOURCES = Path(__file__).resolve().parents[2] / "Sources"
Facts = dict[str, tuple[str, ...]]


def tables(text: str) -> dict[str, list[tuple[str, str, tuple[str, ...], str]]]:
    """By package: first version, last version, values, and the grade and source of the row if it has its own."""
    found: dict[str, list[tuple[str, str, tuple[str, ...], str]]] = {}
    rows: list[tuple[str, str, tuple[str, ...], str]] = []
    for line in (line.strip() for line in text.splitlines()):
        if line.startswith("# "):
            rows = found.setdefault(line[2:].split(" | ")[0], [])
        elif match := re.match(r"\d", line) and re.fullmatch(r"(\S+?)(?:\.\.(\S+))? ([^|]*?)(?: \| (.*))?", line):
            rows.append((match[1], match[2] or match[1], tuple(match[3].split()), match[4] or ""))
    return found


def ours(vendor: str, kind: str, sources: Path = SOURCES) -> str:
    path = sources / f"{vendor}Adapter" / "Versions" / "Tables" / f"{kind}.txt"
    return path.read_text() if path.exists() else ""


def differences(rows: list, found: Iterable[tuple[str, tuple[str, ...]]], length: int | None) -> Iterator[str]:
    """A line for each span of versions whose facts we have not, or have otherwise."""
    for first, last, values in ranges(iter(found)):
        span = first if first == last else f"{first}..{last}"
        for version in dict.fromkeys((first, last)):
            known = next((row for row in rows if numbers(row[0]) <= numbers(version) <= numbers(row[1])), None)
            if known is None or known[2][:length] != values:
                yield f"{span} {' '.join(values)}" + (f" (ours: {' '.join(known[2])})" if known else " (new)")
                break


def unknown(rows: list, found: Iterable[tuple[str, set[str]]]) -> Iterator[str]:
    """A line for each version with a name that came or went away, and that our row of the version has not, or has too much."""
    known = {first: set(names) for first, _, names, _ in rows}
    for version, names in found:
        ours = known.pop(version, set())
        if names != ours:
            yield f"{version} {' '.join(sorted(names))}" + (f" (ours: {' '.join(sorted(ours))})" if ours else " (new)")
    yield from (f"{version} {' '.join(sorted(names))} (only ours)" for version, names in known.items())


def changed(clone: Clone, rows: list) -> Iterator[str]:
    """What to read: the files that differ between our last version and the newest."""
    versions = clone.tags()
    last = next((version for version in reversed(versions) if rows and numbers(version) <= numbers(rows[-1][1])), None)
    newest = next(reversed(versions), None)
    if last is None or newest is None or numbers(newest) <= numbers(last):
        return
    before, after = clone.files(versions[last]), clone.files(versions[newest])
    for path in sorted(before.keys() | after.keys()):
        if before.get(path) != after.get(path):
            yield f"read: git diff {versions[last]} {versions[newest]} -- '{path}'"


def report(clone: Clone, sources: Path = SOURCES) -> list[str]:
    repository = clone.repository
    lines: list[str] = []
    if repository.pins:
        rows = tables(ours(repository.vendor, "pins", sources)).get(repository.package, [])
        lines += [f"pins: {line}" for line in differences(rows, clone.pins(), None)]
    if repository.core:
        rows = tables(ours(repository.vendor, "fingerprints", sources)).get(repository.package, [])
        lines += [f"fingerprint: {line}" for line in differences(rows, clone.fingerprints(), 1)]
        lines += changed(clone, rows)
    for kind, names in (("channels", repository.channel), ("errors", repository.errors)):
        if names:
            rows = tables(ours(repository.vendor, kind, sources)).get(repository.package, [])
            lines += [f"{kind}: {line}" for line in unknown(rows, clone.changes(names))]
    return [f"{repository.package}: {line}" for line in lines]


def found_in(folder: Path, repository: Repository) -> Path | None:
    owner, name = repository.name.split("/")
    places = (folder / name, folder / repository.name, folder / f"{owner}+{name}" / "repo")
    return next((place for place in places if place.exists()), None)


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("clones", type=Path, help="a folder with clones of the vendors' repositories, with their tags")
    parser.add_argument("--list", action="store_true", help="print the repositories and end")
    options = parser.parse_args(arguments)
    if options.list:
        print("\n".join(repository.name for repository in REPOSITORIES))
        return 0
    clones: dict[str, Clone] = {}
    for repository in REPOSITORIES:
        if path := found_in(options.clones, repository):
            clones[repository.package] = Clone(repository, path, clones.__getitem__)
        else:
            print(f"{repository.name}: no clone in {options.clones}", file=sys.stderr)
    lines = [line for clone in clones.values() for line in report(clone)]
    print("\n".join(lines) if lines else "Nothing is new.")
    return 1 if lines else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
