"""Functions and statements as TypeScript."""
from __future__ import annotations

from dart_parser import Node
from typescript_expressions import Expressions


class Statements(Expressions):
    def parameters(self, node: Node) -> str:
        texts, names, types, optional = [], [], [], True
        for each in node.parameters:
            name = self.declare(each.name)
            annotation = self.type(each.type) if each.type else None
            default = self.expression(each.value) if each.value is not None else "null"
            if each.place == "named":
                if not each.required and each.value is None and each.type and not each.type.nullable:
                    raise self.error(each, f"{each.name} needs a default value or required")
                bound = each.name if name == each.name else f"{each.name}: {name}"
                names.append(bound if each.required else f"{bound} = {default}")
                types.append(f"{each.name}{'' if each.required else '?'}: {annotation}")
                optional = optional and not each.required
            elif each.place == "optional":
                texts.append(f"{name}: {annotation} = {default}")
            else:
                texts.append(f"{name}: {annotation}" if annotation else name)
        if names:
            texts.append(f"{{ {', '.join(names)} }}: {{ {'; '.join(types)} }}{' = {}' if optional else ''}")
        return ", ".join(texts)

    def function(self, node: Node, name: str, keyword: str | None = None) -> str:
        """A method when `keyword` is given, else a function."""
        self.scopes.append({each: None for each in node.type_parameters})
        generic = f"<{', '.join(node.type_parameters)}>" if node.type_parameters else ""
        parameters = self.parameters(node)
        result = self.type(node.type) if node.type else "void"
        word = "function " if keyword is None else keyword
        asynchronous = "async " if node.body.is_async else ""
        text = f"{asynchronous}{word}{name}{generic}({parameters}): {result} {self.function_body(node.body)}"
        self.scopes.pop()
        return text

    def function_body(self, body: Node) -> str:
        waits, self.waits = self.waits, False
        if body.value is not None:
            text = f"{{ {self.throw_or_return(body.value)} }}"
        else:
            text = "{\n" + self.statements(body.statements) + "\n}"
        if self.waits and not body.is_async:
            raise self.error(body, "await outside an async function")
        self.waits = waits
        return text

    def throw_or_return(self, value: Node) -> str:
        return f"throw {self.expression(value.value)};" if value.kind == "throw" else f"return {self.expression(value)};"

    # -- statements

    def statements(self, nodes: list[Node]) -> str:
        self.scopes.append({})
        for node in nodes:  # Local functions may be used by each other.
            if node.kind == "function":
                self.declare(node.name)
        text = "\n".join(self.statement(node) for node in nodes)
        self.scopes.pop()
        return text

    def block(self, node: Node) -> str:
        return "{\n" + self.statements(node.statements if node.kind == "block" else [node]) + "\n}"

    def statement(self, node: Node) -> str:
        return getattr(self, f"{node.kind}_statement")(node)

    def block_statement(self, node: Node) -> str:
        return self.block(node)

    def expression_statement(self, node: Node) -> str:
        if node.value.kind == "throw":
            return f"throw {self.expression(node.value.value)};"
        return f"{self.expression(node.value)};"

    def return_statement(self, node: Node) -> str:
        return self.throw_or_return(node.value) if node.value else "return;"

    def break_statement(self, node: Node) -> str:
        return "break;"

    def continue_statement(self, node: Node) -> str:
        return "continue;"

    def rethrow_statement(self, node: Node) -> str:
        return f"throw {self.lookup('rethrow')};"

    def variable_statement(self, node: Node) -> str:
        value = self.expression(node.value) if node.value is not None else None
        name = self.declare(node.name)
        annotation = f": {self.type(node.type)}" if node.type else ""
        if value is None:
            if node.type and node.type.nullable and not node.final:
                return f"let {name}{annotation} = null;"
            return f"let {name}{'!' if node.late else ''}{annotation};"
        return f"{'const' if node.final else 'let'} {name}{annotation} = {value};"

    def function_statement(self, node: Node) -> str:
        self.scopes.append({each: None for each in node.type_parameters})
        parameters = self.parameters(node)
        result = f": {self.type(node.type)}" if node.type else ""
        text = f"const {node.name} = {'async ' if node.body.is_async else ''}({parameters}){result} => {self.function_body(node.body)};"
        self.scopes.pop()
        return text

    def if_statement(self, node: Node) -> str:
        text = f"if ({self.expression(node.condition)}) {self.block(node.then)}"
        if node.otherwise:
            text += " else " + (self.statement(node.otherwise) if node.otherwise.kind == "if" else self.block(node.otherwise))
        return text

    def while_statement(self, node: Node) -> str:
        return f"while ({self.expression(node.condition)}) {self.block(node.body)}"

    def for_statement(self, node: Node) -> str:
        self.scopes.append({})
        if node.of is not None:
            of = self.expression(node.of)
            self.waits = self.waits or node.waits
            if node.variable.type is not None:
                self.type(node.variable.type)  # TypeScript takes none here: its name must be known all the same.
            name = self.declare(node.variable.name)
            text = f"for {'await ' if node.waits else ''}(const {name} of {of}) {self.block(node.body)}"
        else:
            variable = self.variable_statement(node.variable)
            text = f"for ({variable} {self.expression(node.condition)}; {self.expression(node.step)}) {self.block(node.body)}"
        self.scopes.pop()
        return text

    def try_statement(self, node: Node) -> str:
        text = "try {\n" + self.statements(node.body) + "\n}"
        if node.handlers:
            caught = self.fresh("caught")
            text += f" catch ({caught}) {{\n"
            catches_all = False
            for index, handler in enumerate(node.handlers):
                self.scopes.append({"rethrow": caught})
                for name, value in zip(handler.names, [caught, f"$.stackOf({caught})"]):
                    self.scopes[-1][name] = value
                inner = "{\n" + self.statements(handler.body) + "\n}"
                self.scopes.pop()
                if handler.type:
                    text += f"{' else ' if index else ''}if ({self.guard(handler.type)}({caught})) {inner}"
                else:
                    text += f"{' else ' if index else ''}{inner}"
                    catches_all = True
            text += ("" if catches_all else f" else {{ throw {caught}; }}") + "\n}"
        if node.final is not None:
            text += " finally {\n" + self.statements(node.final) + "\n}"
        return text

    def switch_statement(self, node: Node) -> str:
        if "cases" not in node.__dict__ or not node.cases:
            raise self.error(node, "a switch without cases")
        subject = self.fresh("subject")
        text = f"const {subject} = {self.expression(node.subject)};\n"
        covered = closed = False
        for index, case in enumerate(node.cases):
            self.scopes.append({})
            self.reads = []
            condition = self.condition(case, subject)
            reads = "".join(self.reads)
            text += f"{' else ' if index else ''}if ({condition}) {{\n{reads}{self.statements(case.statements)}\n}}"
            self.scopes.pop()
            covered = covered or (case.pattern.kind == "wildcard" and not case.guard)
            closed = closed or case.pattern.kind in ("object_pattern", "or_pattern")
        if covered:
            text = text.replace("if (true) {", "{") if text.count("if (true) {") == 1 else text
        elif closed or self.enum_cases(node):
            text += f" else {{ $.never({subject}); }}"
        return "{\n" + text + "\n}"

    def enum_cases(self, node: Node) -> bool:
        return any(case.pattern.kind == "constant_pattern" and self.enum_value(case.pattern.value) for case in node.cases)
