"""Turns a library of the plain subset of Dart into a TypeScript module over the shim, so that a real compiler checks its types
and its own tests run. See README.md in this folder for what that proves and what it does not.

A class becomes a class without constructor parameters; constructors, static members and enum values become functions of the
module (`Client$new`, `Client$start`). A sealed class and an enum are named `$Name` as classes, and `Name` is the union of their
leaves, so that TypeScript sees a forgotten case. Members that are unique to each class keep equal-looking classes apart.
"""
from __future__ import annotations

import json

from dart_names import Library, Program, constructor, instance_member, leaves, lineage, superclass, supertypes
from dart_parser import Node
from typescript_names import local
from typescript_statements import Statements


class Emitter(Statements):
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
        # The members of a class of the SDK are not known here.
        outside = any(isinstance(self.global_name(each, each.name), str) for each in node.interfaces)
        if inherited != member.override and not (member.override and outside):
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


def translate(program: Program, library: Library) -> str:
    if library.typescript is None:
        library.typescript = Emitter(program, library).emit()
    return library.typescript
