"""A parser for the plain subset of Dart 3 in which this package is written. What lies outside is an error.

Nodes are `Node(kind, line, **fields)`. The grammar check with tree-sitter stands beside it (grammar.py): this parser may be too
lenient, that one knows all of Dart.
"""
from __future__ import annotations

from dart_lexer import Lexer
from dart_statements import Statements
from dart_tokens import Node

CLASS_WORDS = {"abstract", "sealed", "final", "base", "interface"}
MEMBER_WORDS = {"static", "final", "const", "late", "factory", "external", "covariant"}


class Parser(Statements):
    def unit(self) -> Node:
        unit = self.node("unit", directives=[], declarations=[])
        while self.here("import", "export", "library"):
            unit.directives.append(self.directive())
        while self.token.kind != "end":
            unit.declarations.append(self.declaration())
        return unit

    def directive(self) -> Node:
        node = self.node("directive", word=self.token.text, show=None, hide=[])
        self.at += 1
        if node.word == "library":
            self.need(";")
            node.uri = ""
            return node
        node.uri = "".join(self.token.parts)
        self.at += 1
        while self.here("show", "hide"):
            word = self.token.text
            self.at += 1
            names = [self.name()]
            while self.take(","):
                names.append(self.name())
            node.show = names if word == "show" else node.show
            node.hide = names if word == "hide" else node.hide
        self.need(";")
        return node

    def metadata(self) -> list[str]:
        found = []
        while self.take("@"):
            found.append(self.name())
            if self.take("("):
                self.several(self.argument, ")")
        return found

    def declaration(self) -> Node:
        self.metadata()
        start = self.at
        words = set()
        while self.here(*CLASS_WORDS) and self.peek().kind == "name":
            words.add(self.token.text)
            self.at += 1
        if self.take("class"):
            return self.class_rest(words)
        self.at = start
        if self.take("enum"):
            return self.enum_rest()
        if self.here("typedef") and self.peek(2).text == "=":
            self.at += 1
            node = self.node("typedef", name=self.name())
            self.need("=")
            node.type = self.type()
            self.need(";")
            return node
        if self.here("final", "const"):
            return self.variable_rest(";")
        return self.function(top=True)

    def class_rest(self, words: set[str]) -> Node:
        node = self.node("class", words=words, name=self.name(), parameters=self.type_names(), superclass=None, interfaces=[])
        if self.take("extends"):
            node.superclass = self.type()
        if self.take("implements"):
            node.interfaces.append(self.type())
            while self.take(","):
                node.interfaces.append(self.type())
        self.need("{")
        node.members = self.members(node.name)
        return node

    def members(self, owner: str) -> list[Node]:
        members = []
        while not self.take("}"):
            members.append(self.member(owner))
        return members

    def enum_rest(self) -> Node:
        node = self.node("enum", name=self.name(), values=[], members=[], interfaces=[], superclass=None, parameters=[], words=set())
        if self.take("implements"):
            node.interfaces.append(self.type())
        self.need("{")
        while not self.here(";", "}"):
            value = self.node("enum_value", name=self.name(), arguments=[])
            if self.take("("):
                value.arguments = self.several(self.argument, ")")
            node.values.append(value)
            if not self.take(","):
                break
        if self.take(";"):
            node.members = self.members(node.name)
        else:
            self.need("}")
        return node

    def member(self, owner: str) -> Node:
        metadata = self.metadata()
        words = set()
        while self.here(*MEMBER_WORDS) and self.peek().text not in ("(", "=", ";"):
            words.add(self.token.text)
            self.at += 1
        if self.here(owner) and self.peek().text in ("(", "."):
            return self.constructor(owner, words)
        node = self.attempt(lambda: self.field(words)) or self.function(words=words)
        node.override = "override" in metadata
        return node

    def field(self, words: set[str]) -> Node:
        node = self.node("field", words=words, type=None, value=None)
        if not (self.token.kind == "name" and self.peek().text in ("=", ";")):
            node.type = self.type()
        node.name = self.name()
        if self.take("="):
            node.value = self.expression()
        self.need(";")
        return node

    def constructor(self, owner: str, words: set[str]) -> Node:
        node = self.node("constructor", words=words, owner=owner, initializers=[], body=None)
        self.at += 1
        node.name = self.name() if self.take(".") else "new"
        self.need("(")
        node.parameters = self.parameters()
        if self.take(":"):
            node.initializers.append(self.initializer())
            while self.take(","):
                node.initializers.append(self.initializer())
        if not self.take(";"):
            node.body = self.body()
        return node

    def initializer(self) -> Node:
        node = self.node("initializer")
        if self.take("super"):
            node.name, node.constructor = "super", self.name() if self.take(".") else "new"
            self.need("(")
            node.arguments = self.several(self.argument, ")")
            return node
        if self.take("this"):
            if self.take("."):
                node.name = self.name()
            else:
                raise self.error("redirecting constructors are outside the subset")
        else:
            node.name = self.name()
        self.need("=")
        node.value = self.expression()
        return node

    def function(self, words: set[str] | None = None, top: bool = False) -> Node:
        node = self.node("function", words=words or set(), type=None, getter=False, setter=False, type_parameters=[], body=None, top=top)
        if self.here("get") and self.peek().kind == "name":
            self.at += 1
            node.getter = True
        elif not (self.token.kind == "name" and self.peek().text in ("(", "<") and self.attempt(self.function_head)):
            node.type = self.type()
            if self.here("get") and self.peek().kind == "name":
                self.at += 1
                node.getter = True
        if self.here("operator"):
            raise self.error("operators are outside the subset")
        node.name = self.name()
        node.parameters = []
        if not node.getter:
            node.type_parameters = self.type_names()
            self.need("(")
            node.parameters = self.parameters()
        if not self.take(";"):
            node.body = self.body()
        return node

    def function_head(self) -> bool:
        """Whether a name is followed by parameters at once: a function without a result type."""
        start = self.at
        self.name()
        self.type_names()
        self.need("(")
        self.at = start
        return True

    def parameters(self) -> list[Node]:
        """After the opening parenthesis."""
        found = []
        while not self.here(")"):
            if self.here("{", "["):
                kind, end = ("named", "}") if self.here("{") else ("optional", "]")
                self.at += 1
                found += self.several(lambda: self.parameter(kind), end)
            else:
                found.append(self.parameter("positional"))
            if not self.take(","):
                break
        self.need(")")
        return found

    def parameter(self, kind: str) -> Node:
        self.metadata()
        node = self.node("parameter", place=kind, required=self.take("required"), type=None, field=False, forward=False, value=None)
        self.take("final")
        if not (self.token.kind == "name" and self.peek().text in (",", ")", "}", "]", "=")) and not self.here("this", "super"):
            node.type = self.type()
        if self.take("this"):
            self.need(".")
            node.field = True
        elif self.take("super"):
            self.need(".")
            node.forward = True
        node.name = self.name()
        if self.take("="):
            node.value = self.expression()
        return node

    def body(self, declared: bool = True) -> Node:
        is_async = self.take("async")
        if self.here("*"):
            raise self.error("generators are outside the subset")
        node = self.node("body", is_async=is_async, value=None, statements=None)
        if self.take("=>"):
            node.value = self.expression()
            if declared:
                self.need(";")
        else:
            node.statements = self.block()
        return node


def parse(source: str, path: str) -> Node:
    return Parser(Lexer(source, path).tokens(), path).unit()
