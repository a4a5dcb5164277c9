"""The manual page, made of what the program says about its own commands (`--experimental-dump-help`)."""
from __future__ import annotations

import json
import time
from typing import Any


def page(dump: str, version: str, epoch: int) -> str:
    """The page in troff with the macros of man(7)."""
    command = json.loads(dump)["command"]
    date = time.strftime("%Y-%m-%d", time.gmtime(epoch))
    lines = [
        f'.TH REDEMPTION 1 "{date}" "RedemptionKit {version}" "User Commands"',
        ".SH NAME", f"redemption \\- {escaped(lower(command['abstract']))}",
        ".SH SYNOPSIS", ".B redemption", ".I command", "[options]",
        ".SH COMMANDS",
    ]
    for sub in command.get("subcommands", []):
        if not sub.get("shouldDisplay", True) or sub["commandName"] == "help":
            continue
        lines += [f".SS {escaped(sub['commandName'])}", escaped(sub.get("abstract", ""))]
        if sub.get("discussion"):
            lines += [".PP", escaped(" ".join(sub["discussion"].split()))]
        for argument in sub.get("arguments", []):
            if argument.get("shouldDisplay", True) and not is_help(argument):
                lines += [".TP", label(argument), described(argument)]
    lines += [
        ".SH EXIT STATUS", "0 on success, 1 if output could not be written or a check found something, 64 for wrong arguments.",
        ".SH SEE ALSO", "The contract: \\fBredemption schema\\fR. The manual: README.md.", "",
    ]
    return "\n".join(lines)


def is_help(argument: dict[str, Any]) -> bool:
    """Every command has it; the page need not repeat it."""
    return any(name["name"] in ("help", "version") for name in argument.get("names", []))


def label(argument: dict[str, Any]) -> str:
    """An argument as it is written on the command line."""
    value = argument.get("valueName", "value")
    if argument["kind"] == "positional":
        return f"\\fI{escaped(value)}\\fR"
    names = ", ".join(escaped(("-" if name["kind"] == "short" else "--") + name["name"]) for name in argument["names"])
    return f"\\fB{names}\\fR" + (f" \\fI{escaped(value)}\\fR" if argument["kind"] == "option" else "")


def described(argument: dict[str, Any]) -> str:
    """What an argument does, with its default."""
    words = " ".join(argument.get("abstract", "").split())
    default = argument.get("defaultValue")
    return escaped(words + (f" Default: {default}." if default else "")) or "\\&"


def lower(text: str) -> str:
    """The first letter in lower case, as the section NAME has it; without the full stop."""
    return (text[:1].lower() + text[1:]).rstrip(".")


def escaped(text: str) -> str:
    """Text with what troff would read as a request or a hyphen escaped."""
    text = text.replace("\\", "\\e").replace("-", "\\-")
    return "\\&" + text if text.startswith((".", "'")) else text
