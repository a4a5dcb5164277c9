"""A parser for the plain subset of Dart 3 in which this package is written. What lies outside is an error.

Nodes are `Node(kind, line, **fields)`. The grammar check with tree-sitter stands beside it (grammar.py): this parser may be too
lenient, that one knows all of Dart.
"""
from __future__ import annotations

from dart_lexer import DartError, Lexer, Token

BINARY = [["??"], ["||"], ["&&"], ["==", "!="], ["<", ">", "<=", ">="], ["|"], ["^"], ["&"], ["+", "-"], ["*", "/", "%", "~/"]]
ASSIGN = {"=", "+=", "-=", "*=", "/=", "??=", "~/="}
CLASS_WORDS = {"abstract", "sealed", "final", "base", "interface"}
MEMBER_WORDS = {"static", "final", "const", "late", "factory", "external", "covariant"}
RESERVED = {"if", "else", "for", "while", "do", "switch", "case", "default", "return", "throw", "try", "catch", "finally", "new", "null",
            "true", "false", "this", "super", "is", "in", "var", "final", "const", "class", "enum", "break", "continue", "rethrow",
            "assert", "with", "extends", "void"}


class Node:
    def __init__(self, kind: str, line: int, **fields) -> None:
        self.kind, self.line = kind, line
        self.__dict__.update(fields)


class Parser:
    def __init__(self, tokens: list[Token], path: str) -> None:
        self.tokens, self.path, self.at = tokens, path, 0

    # -- tokens

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

    # -- declarations

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

    # -- statements

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

    # -- expressions

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
        parser = Parser(tokens, self.path)
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


def parse(source: str, path: str) -> Node:
    return Parser(Lexer(source, path).tokens(), path).unit()
