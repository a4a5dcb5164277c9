#!/usr/bin/env python3
"""Draws docs/demo.svg from what `redemption demo` prints: picture.py PROGRAM writes it."""
import html
import pathlib
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
PICTURE = ROOT / "docs" / "demo.svg"
LINE, COLUMN, MARGIN = 20, 8.43, 16
COLOURS = {" true": "#3fb950", " FALSE": "#ff7b72", "something false.": "#ff7b72"}


def picture(output: str) -> str:
    """The output as an SVG: one text element a line, in a monospaced font."""
    lines = ["$ redemption demo", *output.rstrip("\n").split("\n")]
    width = round(max(map(len, lines)) * COLUMN + 2 * MARGIN)
    height = len(lines) * LINE + 2 * MARGIN
    rows = "".join(row(text, number) for number, text in enumerate(lines) if text)
    return (f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}" role="img">\n'
            f"<title>What redemption demo prints: four of six buyers are told something false</title>\n"
            f'<rect width="100%" height="100%" rx="8" fill="#0d1117"/>\n'
            f'<g font-family="ui-monospace, Menlo, Consolas, monospace" font-size="14" fill="#e6edf3" xml:space="preserve">\n{rows}</g>\n</svg>\n')


def row(text: str, number: int) -> str:
    """One line; its last word has the colour of the terminal."""
    place = f'x="{MARGIN}" y="{MARGIN + LINE * number + 14}"'
    for end, colour in COLOURS.items():
        if text.endswith(end):
            return f'<text {place}>{html.escape(text.removesuffix(end))}<tspan fill="{colour}">{html.escape(end)}</tspan></text>\n'
    return f"<text {place}>{html.escape(text)}</text>\n"


def printed(program: str) -> str:
    """What the program prints outside a terminal."""
    return subprocess.run([program, "demo"], capture_output=True, text=True, check=True).stdout


if __name__ == "__main__":
    PICTURE.write_text(picture(printed(sys.argv[1])), encoding="utf-8")
