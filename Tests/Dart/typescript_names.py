"""Names, types and type guards of a translated library."""
from __future__ import annotations

from dart_names import Library, Program
from dart_parser import Node

PLAIN = {"int": "number", "double": "number", "num": "number", "bool": "boolean", "String": "string", "dynamic": "any", "void": "void",
         "Null": "null", "Never": "never", "Iterable": "Array", "List": "Array", "Set": "Set", "Future": "Promise", "Object": "{}"}
GUARDS = {"int": "isInt", "double": "isNum", "num": "isNum", "bool": "isBool", "String": "isString", "Object": "isObject", "Null": "isNullValue"}
GENERIC_GUARDS = {"Map": "isMap", "List": "isList", "Iterable": "isList"}
TAKEN = {"default", "delete", "function", "import", "export", "let", "typeof", "with", "yield", "arguments", "eval", "package", "debugger"}


def local(name: str) -> str:
    return name + "$" if name in TAKEN else name


class Names:
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
