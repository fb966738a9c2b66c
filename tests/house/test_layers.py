"""No files import each other in a circle, and the parts of the server import only from lower layers.

Every import counts: also those inside functions, and those for types alone.
"""

import ast
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

from tests.house.test_maps import mapped
from tests.house.tree import PACKAGE, syntax

SERVER = "tablee.server"


def module_of(path: Path) -> str:
    """Return the name by which the file is imported."""
    parts = path.relative_to(PACKAGE.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


FILES = {module_of(path): path for path in sorted(PACKAGE.rglob("*.py"))}


def imported(tree: ast.Module) -> Iterator[str]:
    """Yield each of our modules that a file imports anywhere; `from a import b` yields `a.b` if that is a module."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name in FILES)
        elif isinstance(node, ast.ImportFrom) and node.module in FILES:
            names = (f"{node.module}.{alias.name}" for alias in node.names)
            yield from (name if name in FILES else node.module for name in names)


@cache
def graph() -> Mapping[str, frozenset[str]]:
    """Return, for each of our modules, the modules that it imports."""
    return {name: frozenset(imported(syntax(path))) - {name} for name, path in FILES.items()}


def circles(graph: Mapping[str, frozenset[str]]) -> list[list[str]]:
    """Return each set of modules that import each other, also through others."""

    @cache
    def reached(start: str) -> frozenset[str]:
        found: set[str] = set()
        todo = [start]
        while todo:
            new = graph[todo.pop()] - found
            found |= new
            todo += new
        return frozenset(found)

    groups = {frozenset(one for one in reached(name) if name in reached(one)) for name in graph}
    return sorted(sorted(group) for group in groups if group)


def layers() -> list[list[str]]:
    """Return the parts of the server from low to high, as its docstring states them: an empty line ends a layer."""
    told = ast.get_docstring(syntax(FILES[SERVER])) or ""
    return [names for paragraph in told.split("\n\n") if (names := mapped(f"\n{paragraph}"))]


def test_no_files_import_each_other() -> None:
    assert circles(graph()) == []


def test_a_circle_through_others_is_found() -> None:
    imports = {"a": "b", "b": "c", "c": "b", "d": "a"}
    assert circles({name: frozenset(others) for name, others in imports.items()}) == [["b", "c"]]


def parts_imported() -> Iterator[tuple[str, str, str, str]]:
    """Yield each import between two parts of the server: the two modules, then the part of each."""
    for name, others in graph().items():
        for other in others:
            if name.startswith(f"{SERVER}.") and other.startswith(f"{SERVER}."):
                part, its = name.split(".")[2], other.split(".")[2]
                if part != its:
                    yield name, other, part, its


def test_parts_of_the_server_import_from_lower_layers_only() -> None:
    rank = {part: number for number, parts in enumerate(layers()) for part in parts}
    wrong = [
        f"{name} imports {other}" for name, other, part, its in parts_imported() if rank[its] >= rank[part]
    ]
    assert sorted(wrong) == []
