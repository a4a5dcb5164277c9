"""QR codes of a real server and of `redemption explain --qr`, drawn as a screen shows them and decoded by zbar."""
from __future__ import annotations

import fcntl
import os
import pty
import shutil
import struct
import subprocess
import termios
from collections.abc import Callable, Iterator

import pictures
import pytest
from conftest import Tally
from rpc import Server

LINK = "rc-0123456789://redeem_web_purchase?redemption_token=0123456789abcdef0123456789abcdef"
LINKS = {
    "RevenueCat": LINK,
    "Superwall": "https://example.superwall.app/app-link/superwall/redeem?code=redemption_01234567-89ab-cdef-0123-456789abcdef",
    "Qonversion": "https://screens.qonversion.io/r/project/0123456789abcdef0123456789abcdef",
}
SUCCESS_PAGE = "https://shop.example/thanks?redeem_url=" + LINK

Problem = str | None


def of_server(program: str) -> Iterator[tuple[str, Problem]]:
    """The codes of `link/qr`."""
    with Server(program) as server:
        texts = {**LINKS, "capitals and a space": "A B", "another script": "https://example.com/ü/日本", "the longest": "https://example.com/" + "a" * 2309}
        for name, text in texts.items():
            code = server.result("link/qr", {"url": text})
            rows = code["rows"]
            square = len(rows) == code["size"] and {len(row) for row in rows} == {code["size"]}
            yield f"link/qr, {name}", None if square and pictures.decoded(pictures.of_rows(rows)) == [text] else "zbar does not read the text"


def drawn(program: str, *words: str, columns: int = 0, **variables: str) -> tuple[int, str, str]:
    """Exit status, output and errors of `explain`, on a terminal of so many columns, or in a pipe for 0."""
    environment = {name: value for name, value in os.environ.items() if name != "NO_COLOR"}
    environment.update({"TERM": "xterm-256color", **variables})
    command = [program, "explain", *words]
    if not columns:
        result = subprocess.run(command, env=environment, capture_output=True, timeout=300, check=False)
        return result.returncode, result.stdout.decode(), result.stderr.decode()
    ours, theirs = pty.openpty()
    fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 50, columns, 0, 0))
    with subprocess.Popen(command, env=environment, stdin=subprocess.DEVNULL, stdout=theirs, stderr=subprocess.PIPE) as process:
        os.close(theirs)
        output = b""
        try:
            while data := os.read(ours, 65536):
                output += data
        except OSError:  # The terminal has no writer left.
            pass
        os.close(ours)
        errors = process.stderr.read() if process.stderr else b""
    return process.returncode, output.decode(), errors.decode()


def of_terminal(program: str) -> Iterator[tuple[str, Problem]]:
    """The codes of `explain --qr`, on dark and on light screens."""
    for screen in pictures.SCREENS:
        for name, link in LINKS.items():
            yield f"{name} on a {screen} terminal", seen(drawn(program, link, "--qr", columns=120), screen, link)
        yield f"the link in a success page, {screen}", seen(drawn(program, SUCCESS_PAGE, "--qr", columns=120), screen, LINK)
    for name, drawing in (
        ("NO_COLOR", {"columns": 120, "NO_COLOR": "1"}), ("a dumb terminal", {"columns": 120, "TERM": "dumb"}), ("a pipe", {}),
    ):
        yield f"{name}, light text on dark", plain(drawn(program, LINK, "--qr", **drawing), "dark")  # type: ignore[arg-type]
        yield f"{name}, dark text on light", plain(drawn(program, LINK, "--qr", "--light-background", **drawing), "light")  # type: ignore[arg-type]


def seen(result: tuple[int, str, str], screen: str, link: str) -> Problem:
    """What is wrong with a drawing."""
    status, output, errors = result
    if status != 0 or errors:
        return f"exit status {status}: {errors}"
    return None if pictures.decoded(pictures.of_terminal(output, screen)) == [link] else "zbar does not read the link"


def plain(result: tuple[int, str, str], screen: str) -> Problem:
    """The same of one without colours."""
    return "there is an escape sequence" if "\x1b" in result[1] else seen(result, screen, LINK)


def refused(program: str) -> Iterator[tuple[str, Problem]]:
    """What cannot be drawn, and what is said about it."""
    width = len(code_line(program))
    for name, words, columns, sentence in (
        ("a terminal that is too narrow", [LINK, "--qr"], width - 1, f"needs {width} columns, and the terminal has {width - 1}"),
        ("a link that is too long", [LINK + "a" * 2400, "--qr"], 120, "at most 2329 bytes"),
        ("a text that is no link", ["https://example.com/", "--qr"], 120, "No QR code was drawn"),
    ):
        status, output, errors = drawn(program, *words, columns=columns)
        is_clear = status == 1 and sentence in errors and "█" not in output
        yield name, None if is_clear else f"exit status {status}: {errors!r}"
    status, output, _ = drawn(program, LINK, "--qr", columns=width)
    yield "a terminal that is just wide enough", None if status == 0 and "█" in output else f"exit status {status}"


def code_line(program: str) -> str:
    """A line of the code in a file."""
    return next(line for line in drawn(program, LINK, "--qr")[1].splitlines() if "█" in line)


@pytest.mark.skipif(not shutil.which("zbarimg"), reason="zbarimg is missing (Debian's zbar-tools)")
@pytest.mark.parametrize("part", [of_server, of_terminal, refused], ids=lambda part: part.__name__)
def test_codes(part: Callable[[str], Iterator[tuple[str, Problem]]], tally: Tally, program: str) -> None:
    """What is drawn can be read."""
    for name, problem in part(program):
        tally.add(name, [problem] if problem else [])
