"""Which name means what: libraries, their imports and exports, and the members of their classes."""
from __future__ import annotations

import pathlib

from dart_lexer import DartError
from dart_parser import Node, parse

# The names of the SDK and of other packages that this package uses, each under the library that brings it. A name that is used
# without its import, or that stands nowhere, is an error.
OUTSIDE = {
    "dart:core": "void int double num bool String Object Null Never dynamic List Map Set Iterable MapEntry Duration DateTime Stopwatch "
                 "Exception FormatException ArgumentError StateError UnsupportedError Error Function Future Stream print Type Uri "
                 "identical StackTrace override Enum StringBuffer Symbol RegExp",
    "dart:async": "Future Stream Completer Timer Zone ZoneSpecification StreamController StreamSubscription FutureOr unawaited",
    "dart:convert": "utf8 ascii base64Encode jsonEncode jsonDecode LineSplitter Utf8Decoder",
    "dart:io": "Process ProcessException ProcessSignal Platform File Directory stderr IOException "
               "HttpClient HttpClientRequest HttpClientResponse HttpOverrides Socket WebSocket",
    "dart:math": "Random",
    "dart:typed_data": "ByteData Endian Uint8List",
    "package:test/test.dart": "group test setUp setUpAll tearDown tearDownAll addTearDown expect expectLater fail equals isA isNull isNotNull isTrue "
                              "isFalse isEmpty isNotEmpty contains throwsA hasLength startsWith allOf greaterThan lessThan isNot completion",
    "package:flutter/services.dart": "MethodChannel MethodCall PlatformException MissingPluginException StandardMethodCodec JSONMethodCodec ByteData",
    "package:flutter_test/flutter_test.dart": "testWidgets WidgetTester TestWidgetsFlutterBinding "
                                              "TestDefaultBinaryMessenger group test setUp setUpAll tearDown tearDownAll addTearDown expect expectLater "
                                              "equals isA isNull isNotNull isTrue isFalse isEmpty isNotEmpty contains throwsA hasLength "
                                              "startsWith greaterThan lessThan",
}
OUTSIDE = {library: set(names.split()) for library, names in OUTSIDE.items()}


class Library:
    def __init__(self, path: pathlib.Path, label: str, number: int) -> None:
        self.path, self.label, self.number = path, label, number
        self.unit = parse(path.read_text(encoding="utf-8"), label)
        self.typescript: str | None = None
        self.declarations: dict[str, Node] = {}
        self.imports: list[tuple[object, Node]] = []
        self.exports: list[tuple[object, Node]] = []
        for declaration in self.unit.declarations:
            if declaration.name in self.declarations:
                raise DartError(f"{label}:{declaration.line}: {declaration.name} is declared twice")
            self.declarations[declaration.name] = declaration
            declaration.library = self

    def error(self, line: int, message: str) -> DartError:
        return DartError(f"{self.label}:{line}: {message}")

    def exported(self) -> dict[str, object]:
        """Every name that an import of this library brings: its declaration, or the SDK library it is of."""
        names: dict[str, object] = {name: node for name, node in self.declarations.items() if not name.startswith("_")}
        for target, directive in self.exports:
            names.update(shown(target, directive))
        return names

    def resolve(self, name: str) -> object | None:
        """A declaration, the name of an SDK library, or None."""
        if name in self.declarations:
            return self.declarations[name]
        outside = inside = None
        for target, directive in self.imports:
            found = shown(target, directive).get(name)
            if found is None:
                continue
            directive.used = True
            if isinstance(found, str):
                outside = outside or found
            elif inside is not None and inside is not found:
                raise self.error(directive.line, f"{name} is imported from two libraries; hide one of them")
            else:
                inside = found
        # A library of the SDK gives way to others with the same name.
        return inside or outside or ("dart:core" if name in OUTSIDE["dart:core"] else None)


def shown(target, directive: Node) -> dict[str, object]:
    names = {name: target for name in OUTSIDE[target]} if isinstance(target, str) else target.exported()
    return {name: found for name, found in names.items()
            if (directive.show is None or name in directive.show) and name not in directive.hide}


class Program:
    """All libraries that some files need. `packages` maps a package's name to the folder of its libraries."""

    def __init__(self, packages: dict[str, pathlib.Path], root: pathlib.Path) -> None:
        self.packages, self.root = packages, root
        self.libraries: dict[pathlib.Path, Library] = {}

    def load(self, path: pathlib.Path) -> Library:
        path = path.resolve()
        if path in self.libraries:
            return self.libraries[path]
        try:
            label = str(path.relative_to(self.root))
        except ValueError:
            label = path.name
        library = self.libraries[path] = Library(path, label, len(self.libraries))
        for directive in library.unit.directives:
            if directive.word == "library":
                continue
            directive.used = False
            found = self.target(library, directive)
            (library.exports if directive.word == "export" else library.imports).append((found, directive))
            for name in directive.show or []:
                if name not in shown(found, directive):
                    raise library.error(directive.line, f"{directive.uri} has no {name} to show")
        return library

    def target(self, library: Library, directive: Node):
        uri = directive.uri
        if uri.startswith("package:"):
            package, _, rest = uri[len("package:"):].partition("/")
            if package in self.packages:
                return self.existing(library, directive, self.packages[package] / rest)
        if uri in OUTSIDE:
            return uri
        if ":" in uri:
            raise library.error(directive.line, f"{uri} is no library that this package may use")
        return self.existing(library, directive, library.path.parent / uri)

    def existing(self, library: Library, directive: Node, path: pathlib.Path):
        if not path.is_file():
            raise library.error(directive.line, f"{directive.uri} does not exist")
        return self.load(path)


def superclass(declaration: Node) -> Node | None:
    if not declaration.superclass:
        return None
    found = declaration.library.resolve(declaration.superclass.name)
    if isinstance(found, str) or found is None or found.kind != "class":
        raise declaration.library.error(declaration.line, f"{declaration.superclass.name} is no class to extend")
    return found


def lineage(declaration: Node) -> list[Node]:
    """The class and its superclasses."""
    found = [declaration]
    while declaration := superclass(declaration):
        found.append(declaration)
    return found


def supertypes(declaration: Node) -> list[Node]:
    """Every class that it extends or implements, through all of them."""
    direct = [superclass(declaration)] if superclass(declaration) else []
    for interface in declaration.interfaces:
        found = declaration.library.resolve(interface.name)
        if found is None:
            raise declaration.library.error(declaration.line, f"{interface.name} is not declared, and no import brings it")
        if not isinstance(found, str):
            direct.append(found)
    return direct + [each for parent in direct for each in supertypes(parent)]


def instance_member(declaration: Node, name: str) -> Node | None:
    for owner in lineage(declaration):
        for member in owner.members:
            if member.kind != "constructor" and member.name == name and "static" not in member.words:
                return member
    return None


def static_member(declaration: Node, name: str) -> Node | None:
    for member in declaration.members:
        if member.kind != "constructor" and member.name == name and "static" in member.words:
            return member
    if declaration.kind == "enum":
        for value in declaration.values:
            if value.name == name:
                return value
    return None


def known_value(owner: Node, name: str) -> tuple[Node, Node] | None:
    """The enum and its value behind `owner.name`, through a static constant of a class that stands for it."""
    member = static_member(owner, name)
    if member is None:
        return None
    if member.kind == "enum_value":
        return owner, member
    value = getattr(member, "value", None)
    if value is not None and value.kind == "member" and value.target.kind == "identifier":
        found = owner.library.resolve(value.target.name)
        if found is not None and not isinstance(found, str) and found.kind in ("class", "enum"):
            return known_value(found, value.name)
    return None


def constructor(declaration: Node, name: str) -> Node | None:
    for member in declaration.members:
        if member.kind == "constructor" and member.name == name:
            return member
    return None


def leaves(declaration: Node) -> list[Node]:
    """The classes of its library that extend or implement a sealed class, in order."""
    return [other for other in declaration.library.unit.declarations
            if other.kind in ("class", "enum") and (
                (other.superclass and other.superclass.name == declaration.name)
                or any(interface.name == declaration.name for interface in other.interfaces))]
