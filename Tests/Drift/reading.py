"""What the tags of a clone say: the versions that each pins, and the fingerprint of the code that a redemption passes through."""

import hashlib
import re
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path

from repositories import Names, Pin, Repository

Version = tuple[int, ...]


def numbers(version: str) -> Version:
    return tuple(int(part) for part in re.split(r"[+-]", version)[0].split("."))


class Clone:
    def __init__(self, repository: Repository, path: Path, clones: Callable[[str], "Clone"]):
        self.repository = repository
        self.path = path
        self.clones = clones

    def git(self, *arguments: str) -> str:
        return subprocess.run(["git", "-C", self.path, *arguments], check=True, capture_output=True, text=True).stdout

    def tags(self) -> dict[str, str]:
        """Versions with their tags, the earliest first."""
        pattern = re.compile(self.repository.tag)
        found = {match[1]: tag for tag in self.git("tag").split() if (match := pattern.fullmatch(tag))}
        found |= dict(self.repository.commits)
        first = numbers(self.repository.since)
        return {version: found[version] for version in sorted(found, key=numbers) if numbers(version) >= first}

    def text(self, tag: str, place: str, package: str) -> str:
        if place == "tag":
            return tag
        if place.startswith("submodule:"):
            row = self.git("ls-tree", tag, place.removeprefix("submodule:")).split()
            return next(iter(self.clones(package).git("tag", "--points-at", row[2]).split()), "") if row else ""
        return subprocess.run(["git", "-C", self.path, "show", f"{tag}:{place}"], check=False, capture_output=True, text=True).stdout

    def pinned(self, pin: Pin, tag: str) -> str:
        for place in pin.places:
            if (match := re.search(pin.pattern, self.text(tag, place, pin.package))) and match[1]:
                return match[1]
        return "-"

    def pins(self) -> Iterator[tuple[str, tuple[str, ...]]]:
        """What each version brings; `-` for nothing. A layer between comes first, and says what it brings by itself."""
        for version, tag in self.tags().items():
            pins = self.repository.pins
            layer = self.pinned(pins[0], tag)
            hides = layer != "-" and len(pins) > 2
            yield version, (layer, *("-" if hides else self.pinned(pin, tag) for pin in pins[1:]))

    def names(self, tag: str, kind: tuple[Names, ...]) -> dict[str, set[str]]:
        """Methods of the channel, or errors, by platform."""
        found: dict[str, set[str]] = {}
        for names in kind:
            text = next((text for place in names.places if (text := self.text(tag, place, ""))), "")
            if names.inside:
                text = "".join(re.findall(names.inside, text))
            words = {"=".join(filter(None, match.groups())) for match in re.finditer(names.pattern, text)}
            found[names.platform] = words.difference(self.repository.aside)
        return found

    def changes(self, kind: tuple[Names, ...]) -> Iterator[tuple[str, set[str]]]:
        """What came with each version, and behind a minus what went away: `ios:name` for a name of a platform alone."""
        before: dict[str, set[str]] = {}
        for version, tag in self.tags().items():
            now = self.names(tag, kind)
            if before and now != before:
                yield version, labelled(now, before) | {f"-{name}" for name in labelled(before, now)}
            before = now

    def files(self, tag: str) -> dict[str, str]:
        """The blob of each file of the core, by its path."""
        pattern = re.compile("|".join(f"(?:{part})" for part in self.repository.core))
        rows = (line.split("\t", 1) for line in self.git("ls-tree", "-r", "-z", tag).split("\0") if line)
        return {path: about.split()[2] for about, path in rows if pattern.fullmatch(path)}

    def fingerprint(self, tag: str) -> str:
        lines = "".join(f"{blob} {path}\n" for path, blob in sorted(self.files(tag).items()))
        return hashlib.sha256(lines.encode()).hexdigest()[:12]

    def fingerprints(self) -> Iterator[tuple[str, tuple[str]]]:
        for version, tag in self.tags().items():
            yield version, (self.fingerprint(tag),)


def labelled(names: dict[str, set[str]], others: dict[str, set[str]]) -> set[str]:
    """The names that the others have not: without a platform if all platforms have them."""
    own = {platform: names[platform] - others[platform] for platform in names}
    shared = set.intersection(*own.values())
    return shared | {f"{platform}:{name}" if platform else name for platform in own for name in own[platform] - shared}


def ranges(rows: Iterator[tuple[str, tuple[str, ...]]]) -> list[tuple[str, str, tuple[str, ...]]]:
    """Neighbours with equal values as one row: first, last, values."""
    merged: list[tuple[str, str, tuple[str, ...]]] = []
    for version, values in rows:
        if merged and merged[-1][2] == values:
            merged[-1] = (merged[-1][0], version, values)
        else:
            merged.append((version, version, values))
    return merged
