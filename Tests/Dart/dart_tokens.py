"""What every part of the parser reads with: a place among tokens, and types."""
from __future__ import annotations

from dart_lexer import DartError, Token

RESERVED = {"if", "else", "for", "while", "do", "switch", "case", "default", "return", "throw", "try", "catch", "finally", "new", "null",
            "true", "false", "this", "super", "is", "in", "var", "final", "const", "class", "enum", "break", "continue", "rethrow",
            "assert", "with", "extends", "void", "await"}


class Node:
    def __init__(self, kind: str, line: int, **fields) -> None:
        self.kind, self.line = kind, line
        self.__dict__.update(fields)


class Reader:
    def __init__(self, tokens: list[Token], path: str) -> None:
        self.tokens, self.path, self.at = tokens, path, 0

    @property
    def token(self) -> Token:
        return self.tokens[self.at]

    def peek(self, ahead: int = 1) -> Token:
        return self.tokens[min(self.at + ahead, len(self.tokens) - 1)]

    def error(self, message: str) -> DartError:
        return DartError(f"{self.path}:{self.token.line}: {message}, found {self.token.text!r}")

    def node(self, kind: str, **fields) -> Node:
        return Node(kind, self.token.line, **fields)

    def here(self, *texts: str) -> bool:
        return self.token.kind != "string" and self.token.text in texts

    def take(self, *texts: str) -> bool:
        if self.here(*texts):
            self.at += 1
            return True
        return False

    def need(self, text: str) -> None:
        if text == ">" and self.token.kind == "operator" and self.token.text in (">>>", ">=") :
            raise self.error("expected a single >")
        if not self.take(text):
            raise self.error(f"expected {text!r}")

    def name(self) -> str:
        if self.token.kind != "name" or self.token.text in RESERVED:
            raise self.error("expected a name")
        self.at += 1
        return self.tokens[self.at - 1].text

    def attempt(self, rule):
        """What `rule` reads, or None with nothing taken."""
        start = self.at
        try:
            return rule()
        except DartError:
            self.at = start
            return None

    def several(self, rule, end: str) -> list:
        items = []
        while not self.here(end):
            items.append(rule())
            if not self.take(","):
                break
        self.need(end)
        return items

    # -- types

    def type(self) -> Node:
        line = self.token.line
        if self.take("void"):
            found = Node("type", line, name="void", arguments=[], nullable=False, prefix=None)
        else:
            found = Node("type", line, name=self.name(), arguments=[], nullable=False, prefix=None)
            if self.take("<"):
                found.arguments = self.several(self.type, ">")
        found.nullable = self.take("?")
        while self.here("Function") and self.peek().text == "(":
            self.at += 2
            found = Node("function_type", line, result=found, parameters=self.several(self.type_parameter, ")"), nullable=False)
            found.nullable = self.take("?")
        return found

    def type_parameter(self) -> Node:
        found = self.type()
        if self.token.kind == "name":
            self.name()
        return found

    def type_names(self) -> list[str]:
        return self.several(self.name, ">") if self.take("<") else []
