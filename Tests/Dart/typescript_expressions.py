"""Expressions and patterns as TypeScript."""
from __future__ import annotations

import json

from dart_names import constructor, instance_member, known_value, static_member
from dart_parser import Node
from typescript_names import Names


class Expressions(Names):
    def expression(self, node: Node) -> str:
        return getattr(self, f"{node.kind}_expression")(node)

    def number_expression(self, node: Node) -> str:
        return node.text

    def word_expression(self, node: Node) -> str:
        return self.self_name if node.text == "this" else node.text

    def group_expression(self, node: Node) -> str:
        return f"({self.expression(node.value)})"

    def string_expression(self, node: Node) -> str:
        if all(isinstance(part, str) for part in node.parts):
            return json.dumps("".join(node.parts))
        texts = []
        for part in node.parts:
            if isinstance(part, str):
                texts.append(json.dumps(part)[1:-1].replace('\\"', '"').replace("`", "\\`").replace("${", "\\${"))
            else:
                texts.append("${$.text(" + self.expression(part) + ")}")
        return "`" + "".join(texts) + "`"

    def identifier_expression(self, node: Node, called: bool = False) -> str:
        name = node.name
        found = self.lookup(name)
        if found is not None:
            return found
        if self.owner:
            member = instance_member(self.owner, name)
            if member:
                if self.self_name == "undefined":
                    raise self.error(node, f"{name} needs an instance")
                if called:
                    return f"{self.self_name}.{name}"
                if member.kind == "function" and not member.getter:
                    return f"{self.self_name}.{name}.bind({self.self_name})"
                # Dart promotes a variable that was tested, and a private final field, but no other field and no getter.
                promotes = member.kind == "field" and "final" in member.words and name.startswith("_")
                return f"{self.self_name}.{name}" if promotes else f"$.read({self.self_name}.{name})"
            member = static_member(self.owner, name)
            if member:
                lazy = member.kind in ("field", "enum_value")
                return f"{self.owner.name}${name}{'()' if lazy else ''}"
            if self.owner.kind == "enum" and name == "values":
                return f"{self.owner.name}$values()"
        declaration = self.global_name(node, name)
        if isinstance(declaration, str):
            return f"$.{name}"
        if declaration.kind == "variable":
            return f"{self.module(declaration)}{name}()"
        if declaration.kind in ("class", "enum"):
            return f"{self.module(declaration)}{name}${'new'}"
        return f"{self.module(declaration)}{name}"

    def class_of(self, node: Node):
        """The class or enum that an expression names, or the name of an SDK class, else None."""
        if node.kind != "identifier" or self.lookup(node.name) is not None:
            return None
        if self.owner and (instance_member(self.owner, node.name) or static_member(self.owner, node.name)):
            return None
        found = self.global_name(node, node.name)
        if isinstance(found, str):
            return node.name if node.name[0].isupper() or node.name in ("int", "double", "num") else None
        return found if found.kind in ("class", "enum") else None

    def check_private(self, node: Node, name: str) -> None:
        mine = any(each.kind in ("class", "enum") and any(member.name == name for member in each.members)
                   for each in self.library.unit.declarations)
        if not mine:
            raise self.error(node, f"{name} is private to another library")

    def member_expression(self, node: Node, called: bool = False) -> str:
        owner = self.class_of(node.target)
        if isinstance(owner, str):
            return f"$.{owner}.{node.name}"
        if owner is not None:
            static = static_member(owner, node.name)
            prefix = f"{self.module(owner)}{owner.name}${node.name}"
            if static or (owner.kind == "enum" and node.name == "values"):
                return prefix + ("()" if not static or static.kind in ("field", "enum_value") else "")
            if constructor(owner, node.name) or (node.name == "new" and not any(each.kind == "constructor" for each in owner.members)):
                return prefix
            raise self.error(node, f"{owner.name} has no static member or constructor {node.name}")
        if node.name.startswith("_"):
            self.check_private(node, node.name)
        target = "super" if node.target.kind == "word" and node.target.text == "super" else self.operand(node.target)
        if node.name == "call" and node.optional:
            raise self.error(node, "calling a function by ?.call is outside the subset")
        if node.name == "runtimeType":
            return f"$.runtimeType({target})"
        if node.optional:
            text = f"{target}?.{node.name}"
            return text if called else f"({text} ?? null)"
        return f"{target}.{node.name}" if called else f"$.member({target}, {json.dumps(node.name)})"

    def operand(self, node: Node) -> str:
        text = self.expression(node)
        simple = node.kind in ("identifier", "member", "call", "index", "word", "string", "group", "not_null", "list", "map")
        return text if simple else f"({text})"

    def arguments(self, nodes: list[Node]) -> str:
        texts = [self.expression(each.value) for each in nodes if each.name is None]
        named = [f"{each.name}: {self.expression(each.value)}" for each in nodes if each.name is not None]
        return ", ".join(texts + ([f"{{ {', '.join(named)} }}"] if named else []))

    def call_expression(self, node: Node) -> str:
        target = node.target
        types = node.types or getattr(target, "types", None) or (target.target.types if target.kind == "member" and target.target.kind == "identifier" else [])
        generic = f"<{', '.join(self.type(each) for each in types)}>" if types else ""
        arguments = self.arguments(node.arguments)
        if target.kind == "identifier":
            if target.name == "isA" and types and self.lookup("isA") is None:
                return f"$.isAMatcher({self.guard(types[0])})"
            owner = self.class_of(target)
            if isinstance(owner, str):
                return f"new $.{owner}{generic}({arguments})"
            if owner is not None:
                if {"abstract", "sealed"} & owner.words:
                    raise self.error(node, f"{owner.name} is abstract")
                declared = any(each.kind == "constructor" for each in owner.members)
                if declared and not constructor(owner, "new"):
                    raise self.error(node, f"{owner.name} has no unnamed constructor")
                return f"{self.module(owner)}{owner.name}$new({arguments})"
            return f"{self.identifier_expression(target, called=True)}{generic}({arguments})"
        if target.kind == "member":
            text = f"{self.member_expression(target, called=True)}{generic}({arguments})"
            return f"({text} ?? null)" if target.optional else text
        return f"{self.operand(target)}({arguments})"

    def index_expression(self, node: Node) -> str:
        return f"$.at({self.expression(node.target)}, {self.expression(node.index)})"

    def not_null_expression(self, node: Node) -> str:
        return f"$.notNull({self.expression(node.value)})"

    def assign_expression(self, node: Node) -> str:
        value = self.expression(node.value)
        if node.target.kind == "index":
            if node.operator != "=":
                raise self.error(node, "a compound assignment to an index is outside the subset")
            return f"$.put({self.expression(node.target.target)}, {self.expression(node.target.index)}, {value})"
        if node.target.kind not in ("identifier", "member"):
            raise self.error(node, "this cannot be assigned to")
        operator = node.operator
        write = self.identifier_expression if node.target.kind == "identifier" else self.member_expression
        target = write(node.target, called=True)
        if operator == "~/=":
            return f"{target} = Math.trunc({target} / {value})"
        return f"{target} {operator} {value}"

    def conditional_expression(self, node: Node) -> str:
        return f"({self.expression(node.condition)} ? {self.expression(node.then)} : {self.expression(node.otherwise)})"

    def throw_expression(self, node: Node) -> str:
        return f"$.raise({self.expression(node.value)})"

    def await_expression(self, node: Node) -> str:
        self.waits = True
        return f"(await {self.expression(node.value)})"

    def unary_expression(self, node: Node) -> str:
        return f"{node.operator}{self.operand(node.value)}"

    def binary_expression(self, node: Node) -> str:
        left, right = self.expression(node.left), self.expression(node.right)
        operator = {"==": "===", "!=": "!=="}.get(node.operator, node.operator)
        if operator == "~/":
            return f"Math.trunc({left} / {right})"
        return f"({left} {operator} {right})"

    def type_test_expression(self, node: Node) -> str:
        value = self.expression(node.value)
        if node.word == "as":
            return f"$.as({value}, {self.guard(node.type)})"
        return f"{'!' if node.negated else ''}{self.guard(node.type)}({value})"

    def lambda_expression(self, node: Node) -> str:
        self.scopes.append({})
        parameters = self.parameters(node)
        text = f"({'async ' if node.body.is_async else ''}({parameters}) => {self.function_body(node.body)})"
        self.scopes.pop()
        return text

    def list_expression(self, node: Node) -> str:
        text = f"[{', '.join(self.element(each) for each in node.elements)}]"
        return f"$.list<{self.type(node.types[0])}>({text})" if node.types else text

    def set_expression(self, node: Node) -> str:
        types = f"<{self.type(node.types[0])}>" if node.types else ""
        return f"new Set{types}([{', '.join(self.element(each) for each in node.elements)}])"

    def map_expression(self, node: Node) -> str:
        types = f"<{', '.join(self.type(each) for each in node.types)}>" if node.types else ""
        return f"$.map{types}([{', '.join(self.element(each) for each in node.elements)}])"

    def element(self, node: Node) -> str:
        if node.kind == "element":
            return self.expression(node.value)
        if node.kind == "entry":
            return f"[{self.expression(node.key)}, {self.expression(node.value)}]"
        if node.kind == "spread":
            return f"...$.spread({self.expression(node.value)})"
        if node.kind == "element_if":
            otherwise = f"[{self.element(node.otherwise)}]" if node.otherwise else "[]"
            return f"...({self.expression(node.condition)} ? [{self.element(node.then)}] as const : {otherwise})"
        of = self.expression(node.of)
        self.scopes.append({})
        if node.variable.type is not None:
            self.type(node.variable.type)  # TypeScript infers it: its name must be known all the same.
        name = self.declare(node.variable.name)
        text = f"...{of}.map(({name}) => {self.tuple(node.element)})"
        self.scopes.pop()
        return text

    def tuple(self, node: Node) -> str:
        return self.element(node) + (" as const" if node.kind == "entry" else "")

    def switch_expression_expression(self, node: Node) -> str:
        subject = self.fresh("subject")
        of = self.expression(node.subject)
        waits, self.waits = self.waits, False
        text = ""
        for case in node.cases:
            self.scopes.append({})
            self.reads = []
            condition = self.condition(case, subject)
            inner = "".join(self.reads) + self.throw_or_return(case.value)
            text += f"{inner} " if condition == "true" else f"if ({condition}) {{ {inner} }} "
            self.scopes.pop()
        if not any(case.pattern.kind == "wildcard" and not case.guard for case in node.cases):
            text += f"return $.never({subject});"
        if self.waits:
            return f"(await (async () => {{ const {subject} = {of}; {text} }})())"
        self.waits = waits
        return f"(() => {{ const {subject} = {of}; {text} }})()"

    # -- patterns

    def condition(self, case: Node, subject: str) -> str:
        text = self.pattern(case.pattern, subject)
        if case.guard:
            text = f"{text} && ({self.expression(case.guard)})" if text != "true" else f"({self.expression(case.guard)})"
        return text

    def enum_value(self, node: Node) -> str | None:
        """The enum value that an expression names, as `m1.Enum$value`."""
        if node.kind != "member" or node.target.kind != "identifier" or self.lookup(node.target.name) is not None:
            return None
        found = self.library.resolve(node.target.name)
        known = None if found is None or isinstance(found, str) or found.kind not in ("class", "enum") else known_value(found, node.name)
        return f"{self.module(known[0])}is${known[0].name}${known[1].name}" if known else None

    def pattern(self, node: Node, subject: str) -> str:
        if node.kind == "wildcard":
            return "true"
        if node.kind == "bind":
            self.scopes[-1][node.name] = subject
            return f"{self.guard(node.type)}({subject})" if node.type else "true"
        if node.kind == "constant_pattern":
            guard = self.enum_value(node.value)
            return f"{guard}({subject})" if guard else f"{subject} === {self.expression(node.value)}"
        if node.kind == "or_pattern":
            return f"({self.pattern(node.left, subject)} || {self.pattern(node.right, subject)})"
        conditions = [f"{self.guard(node.type)}({subject})"]
        for field in node.fields:
            if field.name.startswith("_"):
                self.check_private(node, field.name)
            inner = self.pattern(field.pattern, f"{subject}.{field.name}")
            if inner != "true":
                conditions.append(inner)
            # A field that is only bound is read all the same, so that TypeScript knows that it exists.
            self.reads.append(f"$.has({subject}.{field.name}); ")
        return " && ".join(conditions)
