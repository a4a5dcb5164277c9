"""Tokens of the plain subset of Dart 3 in which this package is written."""
from __future__ import annotations

import re
from dataclasses import dataclass, field

OPERATORS = ["...?", ">>>=", "...", "??=", "~/=", "<<=", ">>>", "=>", "==", "!=", "<=", ">=", "&&", "||", "??", "?.", "+=", "-=", "*=",
             "/=", "++", "--", "~/", "..", "(", ")", "[", "]", "{", "}", "<", ">", ",", ";", ":", "?", ".", "=", "!", "+", "-",
             "*", "/", "%", "&", "|", "^", "~", "@"]
PLAIN = re.compile(r"(?P<space>\s+|//[^\n]*|/\*.*?\*/)|(?P<number>0x[0-9a-fA-F]+|\d+(?:\.\d+)?(?:[eE][+-]?\d+)?)"
                   r"|(?P<raw>r(?:'[^'\n]*'|\"[^\"\n]*\"))|(?P<name>[A-Za-z_$][A-Za-z0-9_$]*)", re.S)
ESCAPES = {"n": "\n", "r": "\r", "t": "\t", "b": "\b", "f": "\f", "v": "\v"}


class DartError(Exception):
    """What is no Dart of the subset, with its place."""


@dataclass
class Token:
    kind: str  # name, number, string, operator, end
    text: str
    line: int
    parts: list = field(default_factory=list)  # of a string: text, or a list of tokens for an interpolation


class Lexer:
    def __init__(self, source: str, path: str, line: int = 1) -> None:
        self.source, self.path, self.at, self.line = source, path, 0, line

    def error(self, message: str) -> DartError:
        return DartError(f"{self.path}:{self.line}: {message}")

    def tokens(self) -> list[Token]:
        found = []
        while self.at < len(self.source):
            token = self.next()
            if token:
                found.append(token)
        return [*found, Token("end", "", self.line)]

    def next(self) -> Token | None:
        if self.source[self.at] in "'\"":
            return self.string()
        match = PLAIN.match(self.source, self.at)
        if match:
            text, line = match.group(), self.line
            self.at = match.end()
            self.line += text.count("\n")
            if match.lastgroup == "space":
                return None
            if match.lastgroup == "raw":
                return Token("string", text, line, [text[2:-1]])
            return Token(match.lastgroup, text, line)
        for operator in OPERATORS:
            if self.source.startswith(operator, self.at):
                self.at += len(operator)
                return Token("operator", operator, self.line)
        raise self.error(f"unknown character {self.source[self.at]!r}")

    def string(self) -> Token:
        line, start = self.line, self.at
        quote = self.source[self.at] * 3 if self.source.startswith(self.source[self.at] * 3, self.at) else self.source[self.at]
        self.at += len(quote)
        if len(quote) == 3 and self.source.startswith("\n", self.at):
            self.at += 1
            self.line += 1
        parts: list = []
        text = ""
        while not self.source.startswith(quote, self.at):
            if self.at >= len(self.source) or (len(quote) == 1 and self.source[self.at] == "\n"):
                raise self.error("a string without its end")
            character = self.source[self.at]
            if character == "\\":
                text += self.escape()
            elif character == "$":
                parts += [text, self.interpolation()]
                text = ""
            else:
                text += character
                self.line += character == "\n"
                self.at += 1
        self.at += len(quote)
        return Token("string", self.source[start:self.at], line, [*parts, text])

    def escape(self) -> str:
        letter = self.source[self.at + 1]
        if letter == "u":
            match = re.compile(r"u(?:\{([0-9a-fA-F]+)\}|([0-9a-fA-F]{4}))").match(self.source, self.at + 1)
            if not match:
                raise self.error("an escape without its digits")
            self.at = match.end()
            return chr(int(match.group(1) or match.group(2), 16))
        self.at += 2
        return ESCAPES.get(letter, letter)

    def interpolation(self) -> list[Token]:
        match = re.compile(r"\$([A-Za-z_][A-Za-z0-9_]*)").match(self.source, self.at)
        if match:
            self.at = match.end()
            return [Token("name", match.group(1), self.line), Token("end", "", self.line)]
        if not self.source.startswith("${", self.at):
            raise self.error("a $ that begins nothing")
        self.at += 2
        found: list[Token] = []
        depth = 0
        while True:
            if self.at >= len(self.source):
                raise self.error("an interpolation without its end")
            token = self.next()
            if token is None:
                continue
            if token.text == "}" and token.kind == "operator":
                if depth == 0:
                    return [*found, Token("end", "", self.line)]
                depth -= 1
            if token.text == "{" and token.kind == "operator":
                depth += 1
            found.append(token)
