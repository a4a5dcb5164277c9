"""Pictures of QR codes as a camera would see them, and their decoding by zbar."""
from __future__ import annotations

import pathlib
import re
import subprocess
import tempfile

Colour = tuple[int, int, int]
Picture = list[list[Colour]]

BLACK, WHITE = (0, 0, 0), (255, 255, 255)
MODULE = 6  # Pixels of a module's side.

# Background and text of terminals as they come: near black with light grey, white with dark grey.
SCREENS: dict[str, tuple[Colour, Colour]] = {"dark": ((12, 12, 12), (204, 204, 204)), "light": (WHITE, (40, 40, 40))}

# The colours that the program sets, of the 256.
PALETTE: dict[int, Colour] = {16: BLACK, 231: WHITE}


def decoded(picture: Picture) -> list[str]:
    """The texts that zbar finds. A pixel of the picture is one module."""
    rows = [b"".join(bytes(colour) * MODULE for colour in row) for row in picture]
    head = f"P6 {len(picture[0]) * MODULE} {len(picture) * MODULE} 255\n".encode()
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder) / "code.ppm"
        path.write_bytes(head + b"".join(row * MODULE for row in rows))
        command = ["zbarimg", "--quiet", "--raw", "-Sdisable", "-Sqrcode.enable", str(path)]
        result = subprocess.run(command, capture_output=True, check=False, timeout=300)
    return result.stdout.decode().splitlines()


def of_rows(rows: list[str], border: int = 4) -> Picture:
    """A code as `link/qr` returns it, black on white with its light border."""
    width = len(rows[0]) + 2 * border
    empty = [[WHITE] * width for _ in range(border)]
    sides = [WHITE] * border
    return empty + [sides + [BLACK if module == "1" else WHITE for module in row] + sides for row in rows] + empty


def of_terminal(text: str, screen: str) -> Picture:
    """What a terminal of that background shows of text with half blocks; a cell is one module wide and two high."""
    background, foreground = SCREENS[screen]
    lines = [cells(line, background, foreground) for line in text.replace("\r", "").splitlines()]
    width = max(len(line) for line in lines) + 2
    picture: Picture = []
    for line in [[], *lines, []]:
        line = [(background, background), *line]
        line += [(background, background)] * (width - len(line))
        picture += [[upper for upper, _ in line], [lower for _, lower in line]]
    return picture


def cells(line: str, background: Colour, foreground: Colour) -> list[tuple[Colour, Colour]]:
    """The upper and the lower half of each character. An unknown escape sequence is an error."""
    paper, ink = background, foreground
    result = []
    for escape, character in re.findall(r"\x1b\[([0-9;]*)m|(.)", line):
        if not character:
            numbers = [int(number) for number in escape.split(";")]
            if numbers == [0]:
                paper, ink = background, foreground
            elif numbers[:2] == [38, 5] and numbers[3:5] == [48, 5] and len(numbers) == 6:
                ink, paper = PALETTE[numbers[2]], PALETTE[numbers[5]]
            continue
        upper = ink if character in "█▀" else paper
        lower = ink if character in "█▄" else paper
        result.append((upper, lower) if character in "█▀▄ " else (paper, paper))
    return result
