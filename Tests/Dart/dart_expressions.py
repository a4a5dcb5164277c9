"""Expressions, literals and the elements of literals."""
from __future__ import annotations

from dart_lexer import Token
from dart_tokens import Node, Reader

BINARY = [["??"], ["||"], ["&&"], ["==", "!="], ["<", ">", "<=", ">="], ["|"], ["^"], ["&"], ["+", "-"], ["*", "/", "%", "~/"]]
ASSIGN = {"=", "+=", "-=", "*=", "/=", "??=", "~/="}


class Expressions(Reader):
    def expression(self) -> Node:
        if self.here("throw"):
            node = self.node("throw")
            self.at += 1
            node.value = self.expression()
            return node
        left = self.conditional()
        if self.token.kind == "operator" and self.token.text in ASSIGN:
            node = self.node("assign", operator=self.token.text, target=left)
            self.at += 1
            node.value = self.expression()
            return node
        if self.here(".."):
            raise self.error("cascades are outside the subset")
        return left

    def conditional(self) -> Node:
        condition = self.binary(0)
        if not self.here("?"):
            return condition
        node = self.node("conditional", condition=condition)
        self.at += 1
        node.then = self.expression()
        self.need(":")
        node.otherwise = self.expression()
        return node

    def binary(self, level: int) -> Node:
        if level == len(BINARY):
            return self.unary()
        left = self.binary(level + 1)
        while True:
            if BINARY[level] == ["<", ">", "<=", ">="] and self.here("is", "as"):
                node = self.node("type_test", word=self.token.text, value=left, negated=False)
                self.at += 1
                node.negated = node.word == "is" and self.take("!")
                node.type = self.type_in_test()
                left = node
            elif self.token.kind == "operator" and self.token.text in BINARY[level]:
                node = self.node("binary", operator=self.token.text, left=left)
                self.at += 1
                node.right = self.expression() if self.here("throw") else self.binary(level + 1)
                left = node
            else:
                return left

    def type_in_test(self) -> Node:
        """A type after is or as: a ? that begins a conditional is not its own."""
        found = self.type()
        if found.nullable and self.token.kind in ("name", "string", "number") or (found.nullable and self.here("{", "[", "(")):
            found.nullable = False
            self.at -= 1
        return found

    def unary(self) -> Node:
        if self.token.kind == "operator" and self.here("!", "-", "~", "++", "--"):
            node = self.node("unary", operator=self.token.text)
            self.at += 1
            node.value = self.unary()
            return node
        if self.here("await"):
            node = self.node("await")
            self.at += 1
            node.value = self.unary()
            return node
        return self.postfix(self.primary())

    def postfix(self, found: Node) -> Node:
        while True:
            if self.here(".", "?."):
                node = self.node("member", target=found, optional=self.here("?."))
                self.at += 1
                node.name = self.name() if not self.here("new") else "new"
                self.at += self.here("new")
                found = node
            elif self.here("("):
                node = self.node("call", target=found, types=[])
                self.at += 1
                node.arguments = self.several(self.argument, ")")
                found = node
            elif self.here("["):
                node = self.node("index", target=found)
                self.at += 1
                node.index = self.expression()
                self.need("]")
                found = node
            elif self.here("!") and self.peek().text != "=":
                self.at += 1
                found = self.node("not_null", value=found)
            elif self.here("<") and found.kind in ("identifier", "member"):
                types = self.attempt(self.call_types)
                if types is None:
                    return found
                if self.here("."):
                    found.types = types
                    continue
                node = self.node("call", target=found, types=types)
                self.need("(")
                node.arguments = self.several(self.argument, ")")
                found = node
            else:
                return found

    def call_types(self) -> list[Node]:
        self.need("<")
        types = self.several(self.type, ">")
        if not self.here("(", "."):
            raise self.error("no type arguments")
        return types

    def argument(self) -> Node:
        node = self.node("argument", name=None)
        if self.token.kind == "name" and self.peek().text == ":" and self.peek().kind == "operator":
            node.name = self.name()
            self.at += 1
        node.value = self.expression()
        return node

    def lambda_ahead(self) -> bool:
        depth, index = 0, self.at
        while index < len(self.tokens):
            token = self.tokens[index]
            if token.kind == "operator":
                depth += (token.text in "([{") - (token.text in ")]}")
            if depth == 0:
                after = self.tokens[index + 1]
                return after.kind != "string" and after.text in ("=>", "{", "async")
            index += 1
        return False

    def primary(self) -> Node:
        token = self.token
        if token.kind == "number":
            self.at += 1
            return self.node("number", text=token.text)
        if token.kind == "string":
            return self.string()
        if token.text == "(":
            if self.lambda_ahead():
                node = self.node("lambda")
                self.at += 1
                node.parameters = self.parameters()
                node.body = self.body(declared=False)
                return node
            self.at += 1
            node = self.node("group", value=self.expression())
            self.need(")")
            return node
        if token.text == "const" and token.kind == "name":
            self.at += 1
            return self.primary_const()
        if token.text in ("[", "{", "<") and token.kind == "operator":
            return self.literal()
        if token.text == "switch" and token.kind == "name":
            return self.switch_expression()
        if token.kind == "name" and token.text in ("null", "true", "false", "this", "super"):
            self.at += 1
            return self.node("word", text=token.text)
        return self.node("identifier", name=self.name(), types=[])

    def primary_const(self) -> Node:
        found = self.primary()
        return self.postfix(found) if found.kind == "identifier" else found

    def string(self) -> Node:
        node = self.node("string", parts=[])
        while self.token.kind == "string":
            for part in self.token.parts:
                node.parts.append(part if isinstance(part, str) else self.inner(part))
            self.at += 1
        return node

    def inner(self, tokens: list[Token]) -> Node:
        parser = type(self)(tokens, self.path)
        value = parser.expression()
        if parser.token.kind != "end":
            raise parser.error("expected the end of the interpolation")
        return value

    def literal(self) -> Node:
        types = self.several(self.type, ">") if self.take("<") else []
        node = self.node("list" if self.here("[") else "map", types=types)
        end = "]" if node.kind == "list" else "}"
        if not self.take("[", "{"):
            raise self.error("expected a literal")
        node.elements = self.several(self.element, end)
        if node.kind == "map" and (len(types) == 1 or (node.elements and node.elements[0].kind == "element")):
            node.kind = "set"
        return node

    def element(self) -> Node:
        if self.here("..."):
            node = self.node("spread")
            self.at += 1
            node.value = self.expression()
            return node
        if self.here("if"):
            node = self.node("element_if", otherwise=None)
            self.at += 1
            node.condition = self.condition()
            node.then = self.element()
            if self.take("else"):
                node.otherwise = self.element()
            return node
        if self.here("for"):
            node = self.node("element_for")
            self.at += 1
            self.need("(")
            node.variable = self.variable("")
            self.need("in")
            node.of = self.expression()
            self.need(")")
            node.element = self.element()
            return node
        value = self.expression()
        if self.take(":"):
            return self.node("entry", key=value, value=self.expression())
        return self.node("element", value=value)

    def switch_expression(self) -> Node:
        node = self.node("switch_expression", cases=[])
        self.at += 1
        node.subject = self.condition()
        self.need("{")

        def case():
            found = self.node("case", guard=None, pattern=self.pattern())
            if self.take("when"):
                found.guard = self.expression()
            self.need("=>")
            found.value = self.expression()
            return found
        node.cases = self.several(case, "}")
        return node
