"""The pages that people read, taken apart: headings, blocks, code in sentences, links."""
from __future__ import annotations

import pathlib
import re
import subprocess
from typing import NamedTuple

ROOT = pathlib.Path(__file__).resolve().parents[2]
FENCE = re.compile(r"^```(\w*)\s*$")
SPAN = re.compile(r"(`+)(.+?)\1", re.S)
LINK = re.compile(r"(?<!!)\[[^\]\n]*\]\(([^)\s]+)\)")


class Block(NamedTuple):
    """A fenced block: its language, its text, the number of its first line, and the heading above it."""

    language: str
    text: str
    line: int
    section: str


class Page:
    """One Markdown file."""

    def __init__(self, path: pathlib.Path) -> None:
        self.path = path
        self.name = path.relative_to(ROOT).as_posix()
        self.lines = path.read_text(encoding="utf-8").split("\n")
        self.blocks: list[Block] = []
        self.headings: list[str] = []
        self.prose: list[str] = []  # As long as the file: a line of a block is empty.
        self.sections: list[str] = []  # The heading above each line.
        self._read()

    def _read(self) -> None:
        language: str | None = None
        begin = 0
        section = ""
        for number, line in enumerate(self.lines):
            fence = FENCE.match(line)
            if language is None:
                if not fence and (heading := re.match(r"#+ (.*)", line)):
                    section = heading[1]
                    self.headings.append(section)
            elif fence:
                text = "\n".join(self.lines[begin:number]) + "\n"
                self.blocks.append(Block(language, text, begin + 1, section))
            self.prose.append("" if fence or language is not None else line)
            self.sections.append(section)
            if fence:
                language, begin = (fence[1], number + 1) if language is None else (None, 0)

    def spans(self) -> list[tuple[int, str]]:
        """Code inside of sentences, with its line."""
        text = "\n".join(self.prose)
        return [(text.count("\n", 0, found.start()) + 1, " ".join(found[2].split())) for found in SPAN.finditer(text)]

    def links(self) -> list[tuple[int, str]]:
        """Addresses of links, with their lines."""
        text = SPAN.sub(lambda found: re.sub(r"[^\n]", " ", found[0]), "\n".join(self.prose))
        return [(text.count("\n", 0, found.start()) + 1, found[1]) for found in LINK.finditer(text)]

    def anchors(self) -> set[str]:
        """The anchors that GitHub makes of the headings."""
        return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in self.headings}


def tracked(*patterns: str) -> list[str]:
    """Files of the repository that are in git, or about to be; a symbolic link is another name of one."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z", "--", *patterns]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout.split("\0")
    return sorted(name for name in listed if name and (ROOT / name).is_file() and not (ROOT / name).is_symlink())


def manual() -> list[Page]:
    """The README, `docs`, and the pages beside them; the bridges test their own."""
    return [Page(ROOT / name) for name in tracked("*.md") if "/" not in name or name.startswith("docs/") or name == "Schemas/README.md"]


def every() -> list[Page]:
    """All pages of the repository."""
    return [Page(ROOT / name) for name in tracked("*.md")]
