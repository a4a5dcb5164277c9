"""Statements, local declarations and patterns."""
from __future__ import annotations

from dart_expressions import Expressions
from dart_tokens import RESERVED, Node


class Statements(Expressions):
    def block(self) -> list[Node]:
        self.need("{")
        statements = []
        while not self.take("}"):
            statements.append(self.statement())
        return statements

    def variable_rest(self, end: str) -> Node:
        node = self.node("variable", final=False, late=False, type=None, value=None)
        node.late = self.take("late")
        if self.take("final", "const"):
            node.final = True
        elif self.take("var"):
            pass
        if not (self.token.kind == "name" and self.peek().text in ("=", ";", "in")):
            node.type = self.type()
        node.name = self.name()
        if not self.here("=", ";", "in"):
            raise self.error("expected = or ;")
        if self.take("="):
            node.value = self.expression()
        if end:
            self.need(end)
        return node

    def variable(self, end: str) -> Node | None:
        """A declaration of a local variable, if one begins here."""
        if self.here("final", "var", "late") or (self.here("const") and self.peek(2).text in ("=", "<")) or \
                (self.here("const") and self.peek(2).kind == "name"):
            return self.variable_rest(end)
        start = self.at
        if self.token.kind == "name" and self.token.text not in RESERVED - {"void"} and self.attempt(lambda: (self.type(), self.name())):
            declares = self.here("=", ";", "in")
            self.at = start
            if declares:
                return self.variable_rest(end)
        self.at = start
        return None

    def local_function(self) -> Node | None:
        start = self.at

        def head():
            if not (self.token.kind == "name" and self.peek().text == "("):
                self.type()
            self.name()
            self.type_names()
            self.need("(")
            self.parameters()
            return self.here("{", "=>", "async")
        if self.token.kind == "name" and self.token.text not in RESERVED - {"void"} and self.attempt(head):
            self.at = start
            return self.function()
        self.at = start
        return None

    def statement(self) -> Node:
        simple = {"if": self.if_statement, "for": self.for_statement, "while": self.while_statement, "try": self.try_statement,
                  "switch": self.switch_statement}
        if self.token.kind == "name" and self.token.text in simple:
            return simple[self.token.text]()
        if self.here("{"):
            return self.node("block", statements=self.block())
        if self.here("await") and self.peek().text == "for":
            self.at += 1
            return self.for_statement(waits=True)
        if self.here("return"):
            node = self.node("return", value=None)
            self.at += 1
            node.value = None if self.here(";") else self.expression()
            self.need(";")
            return node
        for word in ("break", "continue", "rethrow"):
            if self.take(word):
                self.need(";")
                return self.node(word)
        found = self.variable(";") or self.local_function()
        if found:
            return found
        node = self.node("expression", value=self.expression())
        self.need(";")
        return node

    def condition(self) -> Node:
        self.need("(")
        value = self.expression()
        if self.here("case"):
            raise self.error("if-case is outside the subset")
        self.need(")")
        return value

    def if_statement(self) -> Node:
        node = self.node("if", otherwise=None)
        self.at += 1
        node.condition = self.condition()
        node.then = self.statement()
        if self.take("else"):
            node.otherwise = self.statement()
        return node

    def while_statement(self) -> Node:
        node = self.node("while")
        self.at += 1
        node.condition = self.condition()
        node.body = self.statement()
        return node

    def for_statement(self, waits: bool = False) -> Node:
        node = self.node("for", waits=waits, variable=None, of=None, condition=None, step=None)
        self.at += 1
        self.need("(")
        node.variable = self.variable("")
        if self.take("in"):
            node.of = self.expression()
        else:
            self.need(";")
            node.condition = self.expression()
            self.need(";")
            node.step = self.expression()
        self.need(")")
        node.body = self.statement()
        return node

    def try_statement(self) -> Node:
        node = self.node("try", handlers=[], final=None)
        self.at += 1
        node.body = self.block()
        while self.here("on", "catch"):
            handler = self.node("handler", type=None, names=[])
            if self.take("on"):
                handler.type = self.type()
            if self.take("catch"):
                self.need("(")
                handler.names = self.several(self.name, ")")
            handler.body = self.block()
            node.handlers.append(handler)
        if self.take("finally"):
            node.final = self.block()
        return node

    def switch_statement(self) -> Node:
        node = self.node("switch", cases=[])
        self.at += 1
        node.subject = self.condition()
        self.need("{")
        while not self.take("}"):
            case = self.node("case", pattern=None, guard=None, statements=[])
            if self.take("default"):
                case.pattern = self.node("wildcard")
            else:
                self.need("case")
                case.pattern = self.pattern()
                if self.take("when"):
                    case.guard = self.expression()
            self.need(":")
            while not self.here("case", "default", "}"):
                case.statements.append(self.statement())
            if not case.statements:
                raise self.error("a case without statements is outside the subset")
            node.cases.append(case)
        return node

    # -- patterns

    def pattern(self) -> Node:
        found = self.single_pattern()
        while self.take("||"):
            found = self.node("or_pattern", left=found, right=self.single_pattern())
        return found

    def single_pattern(self) -> Node:
        if self.here("_") and self.peek().text != "(":
            self.at += 1
            return self.node("wildcard")
        if self.take("final"):
            node = self.node("bind", type=None)
            if not (self.token.kind == "name" and self.peek().text in (":", ")", ",", "=>", "when")):
                node.type = self.type()
            node.name = self.name()
            return node
        if self.token.kind == "name" and self.token.text not in RESERVED:
            start = self.at
            node = self.node("object_pattern", fields=[])
            node.type = self.attempt(self.type)
            if node.type and self.take("("):
                node.fields = self.several(self.field_pattern, ")")
                return node
            if node.type and self.token.kind == "name" and not self.here("when"):
                return self.node("bind", type=node.type, name=self.name())
            self.at = start
        return self.node("constant_pattern", value=self.unary())

    def field_pattern(self) -> Node:
        node = self.node("field_pattern")
        if self.take(":"):
            node.pattern = self.single_pattern()
            node.name = node.pattern.name
        else:
            node.name = self.name()
            self.need(":")
            node.pattern = self.pattern()
        return node
