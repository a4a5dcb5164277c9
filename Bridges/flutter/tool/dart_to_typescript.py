"""Turns a library of the plain subset of Dart into a TypeScript module over the shim, so that a real compiler checks its types
and its own tests run. See README.md in this folder for what that proves and what it does not.

A class becomes a class without constructor parameters; constructors, static members and enum values become functions of the
module (`Client$new`, `Client$start`). A sealed class and an enum are named `$Name` as classes, and `Name` is the union of their
leaves, so that TypeScript sees a forgotten case. Members that are unique to each class keep equal-looking classes apart.
"""
from __future__ import annotations

import json

from dart_names import Library, Program, constructor, instance_member, known_value, leaves, lineage, static_member, superclass, supertypes
from dart_parser import Node

PLAIN = {"int": "number", "double": "number", "num": "number", "bool": "boolean", "String": "string", "dynamic": "any", "void": "void",
         "Null": "null", "Never": "never", "Iterable": "Array", "List": "Array", "Set": "Set", "Future": "Promise", "Object": "{}"}
GUARDS = {"int": "isInt", "double": "isNum", "num": "isNum", "bool": "isBool", "String": "isString", "Object": "isObject", "Null": "isNullValue"}
GENERIC_GUARDS = {"Map": "isMap", "List": "isList", "Iterable": "isList"}
TAKEN = {"default", "delete", "function", "import", "export", "let", "typeof", "with", "yield", "arguments", "eval", "package", "debugger"}


def local(name: str) -> str:
    return name + "$" if name in TAKEN else name


class Emitter:
    def __init__(self, program: Program, library: Library) -> None:
        self.program, self.library = program, library
        self.scopes: list[dict[str, str]] = []
        self.owner: Node | None = None
        self.self_name = "this"
        self.used: set[Library] = set()
        self.count = 0
        self.waits = False
        self.reads: list[str] = []

    def error(self, node: Node, message: str):
        return self.library.error(node.line, message)

    def fresh(self, stem: str) -> str:
        self.count += 1
        return f"${stem}{self.count}"

    # -- names

    def module(self, declaration: Node) -> str:
        if declaration.library is self.library:
            return ""
        self.used.add(declaration.library)
        return f"m{declaration.library.number}."

    def global_name(self, node: Node, name: str):
        found = self.library.resolve(name)
        if found is None:
            raise self.error(node, f"{name} is not declared, and no import brings it")
        return found

    def class_value(self, declaration: Node) -> str:
        hidden = declaration.kind == "enum" or "sealed" in declaration.words
        return self.module(declaration) + ("$" if hidden else "") + declaration.name

    def type(self, node: Node | None) -> str:
        if node is None:
            return "any"
        if node.kind == "function_type":
            parameters = ", ".join(f"a{index}: {self.type(each)}" for index, each in enumerate(node.parameters))
            text = f"(({parameters}) => {self.type(node.result)})"
        elif any(node.name in scope and scope[node.name] is None for scope in self.scopes):
            text = node.name
        else:
            found = self.global_name(node, node.name)
            arguments = f"<{', '.join(self.type(each) for each in node.arguments)}>" if node.arguments else ""
            if isinstance(found, str):
                if node.name == "Object" and node.nullable:
                    return "unknown"
                if node.name == "FutureOr":
                    inner = self.type(node.arguments[0])
                    text = f"({inner} | Promise<{inner}>)"
                else:
                    text = PLAIN.get(node.name, f"$.{node.name}") + arguments
            else:
                if found.kind not in ("class", "enum", "typedef"):
                    raise self.error(node, f"{node.name} is no type")
                text = self.module(found) + found.name + arguments
        return f"({text} | null)" if node.nullable and text not in ("any", "null") else text

    def guard(self, node: Node) -> str:
        """A function that tells whether a value is of the type."""
        if node.kind != "type":
            raise self.error(node, "a function type cannot be tested")
        found = self.global_name(node, node.name)
        if isinstance(found, str):
            if node.name in GUARDS:
                text = f"$.{GUARDS[node.name]}"
            elif node.name in GENERIC_GUARDS:
                default = ["any"] * (2 if node.name == "Map" else 1)
                text = f"$.{GENERIC_GUARDS[node.name]}<{', '.join([self.type(each) for each in node.arguments] or default)}>"
            else:
                text = f"$.isA($.{node.name})"
        else:
            text = f"{self.module(found)}is${found.name}"
        return f"$.orNull({text})" if node.nullable else text

    def lookup(self, name: str) -> str | None:
        for scope in reversed(self.scopes):
            if name in scope:
                return scope[name]
        return None

    def declare(self, name: str) -> str:
        self.scopes[-1][name] = local(name)
        return local(name)

    # -- modules

    def emit(self) -> str:
        declarations = self.ordered()
        body = "\n".join(self.declaration(each) for each in declarations)
        imports = ["import * as $ from \"$shim\";"]
        for target, _ in self.library.imports + self.library.exports:
            if isinstance(target, Library):
                self.used.add(target)
        for library in sorted(self.used, key=lambda each: each.number):
            if library is not self.library:
                imports.append(f"import * as m{library.number} from \"$module/{library.number}\";")
        return "\n".join([*imports, body, ""])

    def ordered(self) -> list[Node]:
        """Superclasses before the classes that extend them."""
        done: list[Node] = []

        def place(each: Node) -> None:
            if each in done:
                return
            if each.kind == "class" and (parent := superclass(each)) and parent.library is self.library:
                place(parent)
            done.append(each)
        for each in self.library.unit.declarations:
            place(each)
        return done

    def declaration(self, node: Node) -> str:
        if node.kind in ("class", "enum"):
            return self.class_declaration(node)
        if node.kind == "typedef":
            return f"export type {node.name} = {self.type(node.type)};"
        if node.kind == "variable":
            return self.lazy(node.name, node)
        return f"export {self.function(node, node.name)}"

    def lazy(self, name: str, node: Node) -> str:
        if node.value is None:
            raise self.error(node, f"{node.name} has no value")
        types = f"<{self.type(node.type)}>" if node.type else ""
        self.scopes.append({})
        text = f"export const {name} = $.lazy{types}(() => {self.expression(node.value)});"
        self.scopes.pop()
        return text

    # -- classes

    def class_declaration(self, node: Node) -> str:
        self.owner = node
        self.scopes.append({name: None for name in node.parameters})
        if node.kind == "class" and "interface" in node.words:
            text = self.interface(node)
        else:
            text = self.real_class(node)
        self.scopes.pop()
        self.owner = None
        return text

    def interface(self, node: Node) -> str:
        members = []
        for member in node.members:
            if member.kind == "constructor":
                continue
            if member.getter:
                members.append(f"  readonly {member.name}: {self.type(member.type)};")
            else:
                self.scopes.append({name: None for name in member.type_parameters})
                generic = f"<{', '.join(member.type_parameters)}>" if member.type_parameters else ""
                members.append(f"  {member.name}{generic}({self.parameters(member)}): {self.type(member.type)};")
                self.scopes.pop()
        return f"export interface {node.name} {{\n" + "\n".join(members) + "\n}"

    def real_class(self, node: Node) -> str:
        generic = f"<{', '.join(node.parameters)}>" if node.parameters else ""
        if generic:
            raise self.error(node, "generic classes are outside the subset")
        value = self.class_value(node)
        abstract = "abstract " if {"abstract", "sealed"} & node.words or (node.kind == "enum") else ""
        parent = superclass(node)
        interfaces = [each for each in node.interfaces if not isinstance(self.global_name(each, each.name), str)]
        for each in interfaces:
            self.check_implements(node, self.global_name(each, each.name))
        # TypeScript does not let a class implement one with members of its own: the union stands for a sealed class.
        interfaces = [each for each in interfaces if "interface" in self.global_name(each, each.name).words]
        promises = ", ".join(self.type(each) for each in interfaces)
        head = f"export {abstract}class {value}"
        thrown = any(each.name == "Exception" for each in node.interfaces)
        head += f" extends {self.class_value(parent)}" if parent else ""
        head += "" if parent else " extends $.EnumValue" if node.kind == "enum" else " extends $.Exception" if thrown else ""
        head += f" implements {promises}" if promises and not abstract else ""
        lines = [f"export interface {value} extends {promises} {{}}"] if promises and abstract else []
        lines += [head + " {", f"  declare private readonly $is{node.name}: undefined;"]
        outside = []
        for member in node.members:
            if member.kind == "constructor":
                outside.append(self.constructor(node, member))
            elif "static" in member.words:
                outside.append(self.static(node, member))
            elif member.kind == "field":
                lines.append(self.field(member))
            else:
                self.check_override(node, member)
                lines.append(self.method(member))
        lines.append("}")
        if not any(member.kind == "constructor" for member in node.members):
            outside.append(self.default_constructor(node))
        lines += outside
        if node.kind == "enum":
            lines += self.enum_values(node)
        elif "sealed" in node.words:
            cases = leaves(node)
            if not cases:
                raise self.error(node, f"the sealed class {node.name} has no case")
            lines.append(f"export type {node.name} = {' | '.join(each.name for each in cases)};")
        test = f"value instanceof {value}"
        if "sealed" in node.words:
            test = " || ".join(f"is${each.name}(value)" for each in leaves(node))
        lines.append(f"export function is${node.name}(value: unknown): value is {node.name} {{ return {test}; }}")
        return "\n".join(lines)

    def check_implements(self, node: Node, interface: Node) -> None:
        for each in lineage(interface):
            for member in each.members:
                if member.kind in ("function", "field") and "static" not in member.words and not instance_member(node, member.name) \
                        and not {"sealed", "abstract"} & node.words:
                    raise self.error(node, f"{node.name} lacks {member.name} of {each.name}")

    def check_override(self, node: Node, member: Node) -> None:
        inherited = any(instance_member(each, member.name) for each in supertypes(node)) or member.name in ("toString", "hashCode")
        if inherited != member.override:
            raise self.error(member, f"{member.name} {'needs' if inherited else 'has a needless'} @override")

    def enum_values(self, node: Node) -> list[str]:
        lines, names = [], []
        for index, value in enumerate(node.values):
            name = f"{node.name}${value.name}"
            lines.append(f"export class {name}$class extends ${node.name} {{ declare private readonly $is{value.name}: undefined; }}")
            lines.append(f"export const {name} = $.lazy(() => {{ const value = new {name}$class({json.dumps(value.name)}, {index}); "
                         f"{node.name}$new$init(value{', ' if value.arguments else ''}{self.arguments(value.arguments)}); return value; }});")
            lines.append(f"export function is${name}(value: unknown): value is {name}$class {{ return value instanceof {name}$class; }}")
            names.append(name)
        lines.append(f"export type {node.name} = {' | '.join(name + '$class' for name in names)};")
        lines.append(f"export const {node.name}$values = $.lazy<Array<{node.name}>>(() => [{', '.join(name + '()' for name in names)}]);")
        return lines

    def field(self, member: Node) -> str:
        readonly = "readonly " if "final" in member.words else ""
        if member.value is not None:
            annotation = f": {self.type(member.type)}" if member.type else ""
            return f"  {readonly}{member.name}{annotation} = {self.expression(member.value)};"
        if member.type.nullable and "final" not in member.words:
            return f"  {member.name}: {self.type(member.type)} = null;"
        return f"  {readonly}{member.name}!: {self.type(member.type)};"

    def method(self, member: Node) -> str:
        if member.body is None:
            if member.getter:
                return f"  abstract get {member.name}(): {self.type(member.type)};"
            self.scopes.append({})
            text = f"  abstract {member.name}({self.parameters(member)}): {self.type(member.type)};"
            self.scopes.pop()
            return text
        return "  " + self.function(member, member.name, keyword="get " if member.getter else "")

    def static(self, node: Node, member: Node) -> str:
        name = f"{node.name}${member.name}"
        if member.kind == "field":
            return self.lazy(name, member)
        if member.getter:
            raise self.error(member, "static getters are outside the subset")
        self.self_name = "undefined"
        text = f"export {self.function(member, name)}"
        self.self_name = "this"
        return text

    def default_constructor(self, node: Node) -> str:
        parent = superclass(node)
        if any(member.kind == "field" and member.value is None and not (member.type.nullable and "final" not in member.words)
               and "static" not in member.words for member in node.members):
            raise self.error(node, f"{node.name} has fields without values and no constructor")
        return self.constructor_functions(node, "new", "", "", self.super_call(node, parent, None))

    def super_call(self, node: Node, parent: Node | None, initializer: Node | None) -> str:
        if parent is None:
            return ""
        name = initializer.constructor if initializer else "new"
        declared = any(member.kind == "constructor" for member in parent.members)
        if declared and not constructor(parent, name):
            raise self.error(node, f"{parent.name} has no constructor {name}")
        arguments = self.arguments(initializer.arguments) if initializer else ""
        return f"{self.module(parent)}{parent.name}${name}$init($self{', ' + arguments if arguments else ''});"

    def constructor_functions(self, node: Node, name: str, parameters: str, passed: str, body: str) -> str:
        comma = ", " if parameters else ""
        value = self.class_value(node)
        text = f"export function {node.name}${name}$init($self: {value}{comma}{parameters}): void {{ const $this: $.Mutable<{value}> = $self; void $this; {body} }}"
        if not {"abstract", "sealed"} & node.words and node.kind != "enum":
            text += (f"\nexport function {node.name}${name}({parameters}): {node.name} {{ const $made = new {value}(); "
                     f"{node.name}${name}$init($made{', ' + passed if passed else ''}); return $made; }}")
        return text

    def constructor(self, node: Node, member: Node) -> str:
        name = member.name
        self.scopes.append({})
        if "factory" in member.words:
            self.self_name = "undefined"
            member.type = Node("type", member.line, name=node.name, arguments=[], nullable=False)
            member.type_parameters, member.getter = [], False
            text = f"export {self.function(member, f'{node.name}${name}')}"
            self.self_name = "this"
            self.scopes.pop()
            return text
        for parameter in member.parameters:
            if parameter.forward:
                raise self.error(parameter, "super parameters are outside the subset")
            if parameter.field:
                found = next((each for each in node.members if each.kind == "field" and each.name == parameter.name), None)
                if not found:
                    raise self.error(parameter, f"{node.name} has no field {parameter.name}")
                parameter.type = found.type
        parameters = self.parameters(member)
        self.self_name = "$self"
        statements, given, super_initializer = [], set(), None
        for parameter in member.parameters:
            if parameter.field:
                statements.append(f"$this.{parameter.name} = {local(parameter.name)};")
                given.add(parameter.name)
        for initializer in member.initializers:
            if initializer.name == "super":
                super_initializer = initializer
                continue
            if not any(each.kind == "field" and each.name == initializer.name for each in node.members):
                raise self.error(initializer, f"{node.name} has no field {initializer.name}")
            statements.append(f"$this.{initializer.name} = {self.expression(initializer.value)};")
            given.add(initializer.name)
        for each in node.members:
            needs = each.kind == "field" and each.value is None and not {"static", "late"} & each.words and \
                ("final" in each.words or not each.type.nullable)
            if needs and each.name not in given:
                raise self.error(member, f"the constructor {name} leaves {each.name} without a value")
        statements.append(self.super_call(node, superclass(node), super_initializer))
        if member.body:
            statements.append(self.statements(member.body.statements))
        self.self_name = "this"
        self.scopes.pop()
        return self.constructor_functions(node, name, parameters, self.passed(member), " ".join(statements))

    def passed(self, member: Node) -> str:
        """The parameters of a function as arguments for another with the same ones."""
        texts = [local(each.name) for each in member.parameters if each.place != "named"]
        named = [f"{each.name}: {local(each.name)}" for each in member.parameters if each.place == "named"]
        return ", ".join(texts + ([f"{{ {', '.join(named)} }}"] if named else []))

    # -- functions

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

    # -- expressions

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
                tear_off = member.kind == "function" and not member.getter and not called
                return f"{self.self_name}.{name}" + (f".bind({self.self_name})" if tear_off else "")
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
        if node.name == "runtimeType":
            return f"$.runtimeType({target})"
        if node.optional:
            text = f"{target}?.{node.name}"
            return text if called else f"({text} ?? null)"
        if not called and self.is_method(node.name):
            return f"{target}.{node.name}.bind({target})"
        return f"{target}.{node.name}"

    def is_method(self, name: str) -> bool:
        """Whether every member with this name in the program's own classes is a method, so that reading it is a tear-off."""
        members = [member for library in self.program.libraries.values() for each in library.unit.declarations
                   if each.kind in ("class", "enum") for member in each.members if member.kind != "constructor" and member.name == name]
        return bool(members) and all(member.kind == "function" and not member.getter for member in members)

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
        target = self.identifier_expression(node.target, called=True) if node.target.kind == "identifier" else self.expression(node.target)
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


def translate(program: Program, library: Library) -> str:
    return Emitter(program, library).emit()
