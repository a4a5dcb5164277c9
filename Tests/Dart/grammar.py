"""Parses every Dart file with tree-sitter's grammar, which knows all of Dart 3."""
from __future__ import annotations

import pathlib

import tree_sitter
import tree_sitter_dart

PARSER = tree_sitter.Parser(tree_sitter.Language(tree_sitter_dart.language()))


def faults(path: pathlib.Path) -> list[str]:
    """The places where a file is no Dart: error nodes, and nodes that had to be made up."""
    found: list[str] = []

    def visit(node: tree_sitter.Node) -> None:
        if node.type == "ERROR" or node.is_missing:
            row, column = node.start_point
            found.append(f"{path}:{row + 1}:{column + 1}: {'missing ' + node.type if node.is_missing else 'no Dart'}")
            return
        if node.has_error:
            for child in node.children:
                visit(child)
    visit(PARSER.parse(path.read_bytes()).root_node)
    return found
