"""A file imports only from layers below its own; the two lowest layers need nothing but Python."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

from tests.house.tree import PACKAGE, syntax

FLOORS = [
    {"core"},
    {"games"},
    {"words"},
    {"match"},
    {"store", "bots", "writing"},
    {"arena", "solving"},
    {"server"},
    {"api", "remote"},
    {"environments", "openspiel", "testing", "training"},
    {"cli"},
    {"__main__"},
]
BARE = ("core", "games")
OPTIONAL = {"mypy_extensions", "librt", "marisa_trie"}
"""Packages that make rules faster if installed; imported inside `try`, with a fallback."""

FILES = sorted(PACKAGE.rglob("*.py"))


def below(floor: str) -> set[str]:
    """Return the layers that a file of `floor` may import from besides its own."""
    (rank,) = [rank for rank, floors in enumerate(FLOORS) if floor in floors]
    return {name for floors in FLOORS[:rank] for name in floors}


def imports(node: ast.AST, guarded: bool = False) -> Iterator[tuple[str, bool]]:
    """Yield every module imported at run time, and whether a `try` catches its absence."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.If) and "TYPE_CHECKING" in ast.unparse(child.test):
            for other in child.orelse:
                yield from imports(other, guarded)
        elif isinstance(child, ast.Import):
            yield from ((alias.name, guarded) for alias in child.names)
        elif isinstance(child, ast.ImportFrom):
            assert child.level == 0, "imports name the whole path"
            yield from ((f"{child.module}.{alias.name}", guarded) for alias in child.names)
        else:
            yield from imports(child, guarded or isinstance(child, ast.Try))


def floor_of(path: Path) -> str:
    """Return the first folder or module below the package."""
    return path.relative_to(PACKAGE).with_suffix("").parts[0]


def test_every_folder_is_a_known_floor() -> None:
    known = {name for floors in FLOORS for name in floors}
    assert {floor_of(path) for path in FILES} - {"__init__"} <= known


def test_imports_go_down_only() -> None:
    wrong = []
    for path in FILES:
        floor = floor_of(path)
        ours = [name.split(".") for name, _ in imports(syntax(path)) if name.split(".")[0] == "tablee"]
        reached = {parts[1] for parts in ours if len(parts) > 1}
        # The package itself exports the Python API, and nothing of the command.
        allowed = below("cli") if floor == "__init__" else below(floor) | {floor}
        wrong += [f"{path.relative_to(PACKAGE)} imports {name}" for name in sorted(reached - allowed)]
        if floor == "games" and path.parent.name != "games":
            game = path.relative_to(PACKAGE / "games").parts[0]
            others = {parts[2] for parts in ours if parts[1] == "games"} - {game}
            wrong += [f"{path.relative_to(PACKAGE)} knows the game {name}" for name in sorted(others)]
    assert wrong == []


def test_core_and_games_need_only_the_standard_library() -> None:
    wrong = []
    for path in FILES:
        for name, guarded in imports(syntax(path)) if floor_of(path) in BARE else ():
            top = name.split(".")[0]
            here = top == "tablee" or top in sys.stdlib_module_names or (top in OPTIONAL and guarded)
            wrong += [] if here else [f"{path.relative_to(PACKAGE)} imports {name}"]
    assert wrong == []
