"""A file of the pages imports only from layers below its own, and no files import each other in a circle."""

import os
import re
from collections.abc import Iterator
from functools import cache
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

from tests.house.tree import ROOT

PAGES = ROOT / "web" / "src"

LAYERS = [
    {"wire"},
    {"settings"},
    {"words"},
    {"frame"},
    {"faces", "motion", "sound", "deal"},
    {"story"},
    {"games"},
    {"generic", "terms"},
    {"own"},
    {"mine", "notify", "rules"},
    {"lesson"},
    {"guest"},
    {"me"},
    {"table"},
    {"create", "quick", "proof", "device", "enter", "ladder", "moderation", "house"},
    {"home"},
    {"app"},
    {"main"},
]
"""The folders of `web/src`, from the lowest; those of one layer do not import each other. `main` is `main.ts`."""

IMPORT = re.compile(r"""(?:\bfrom|\bimport)\s*\(?\s*(['"])(\.[^'"]+)\1""")
"""Imports and exports of values and of types, at the top of a file, in a type or on demand."""
GLOB = re.compile(r"""\bimport\.meta\.glob(?:<[^(]*>)?\(\s*(['"])(\.[^'"]+\.(?:ts|svelte))\1(?![^)]*\?raw)""")


@cache
def sources() -> tuple[Path, ...]:
    """Return the code that ships: tests and stubs may import anything, and a declaration imports nothing."""
    code = (path for ending in ("*.ts", "*.svelte") for path in PAGES.rglob(ending))
    return tuple(sorted(path for path in code if not {".test", ".stub", ".d"}.intersection(path.suffixes)))


def found(path: Path) -> Path | None:
    """Return the source that an import of `path` means; None for words, styles and files made outside the pages."""
    tries = (path.parent / (path.name + ending) for ending in ("", ".ts", ".svelte.ts"))
    return next((one for one in tries if one in sources()), None)


def imported(path: Path) -> Iterator[Path]:
    """Yield every source that this one imports."""
    text = path.read_text(encoding="utf-8")
    for _, name in IMPORT.findall(text):
        other = found(Path(os.path.normpath(path.parent / name)))
        if other is not None:
            yield other
    for _, pattern in GLOB.findall(text):
        base = Path(os.path.normpath(path.parent / pattern.split("*")[0]))
        yield from (other for other in base.glob(pattern[pattern.index("*") :]) if other in sources())


@cache
def graph() -> dict[Path, tuple[Path, ...]]:
    """Return the sources that each source imports."""
    return {path: tuple(imported(path)) for path in sources()}


def names(path: Path) -> tuple[str, ...]:
    """Return the folders of a source, and its own name at the end."""
    return path.relative_to(PAGES).with_suffix("").parts


def layer(path: Path) -> int:
    """Return the layer of a source."""
    (rank,) = [rank for rank, folders in enumerate(LAYERS) if names(path)[0] in folders]
    return rank


def test_every_folder_of_the_pages_is_in_a_layer() -> None:
    assert {names(path)[0] for path in sources()} == set().union(*LAYERS)


def test_imports_of_the_pages_are_found() -> None:
    """They include values and types, in TypeScript and in components, by name and by pattern."""
    edges = {
        ("/".join(names(one)), "/".join(names(other))) for one, others in graph().items() for other in others
    }
    assert {
        ("main", "app/App"),
        ("main", "notify/push"),
        ("app/App", "table/Table"),
        ("wire/protocol", "wire/types"),
        ("table/Table", "table/match/match.svelte"),
        ("sound/sound", "sound/player"),
    } <= edges
    assert any(one == "games/registry" and other.endswith("/index") for one, other in edges)


def test_imports_of_the_pages_go_down_only() -> None:
    wrong = [
        f"{'/'.join(names(path))} imports {'/'.join(names(other))}"
        for path, others in graph().items()
        for other in others
        if names(path)[0] != names(other)[0] and layer(other) >= layer(path)
    ]
    assert wrong == []


def test_no_game_of_the_pages_knows_another() -> None:
    wrong = [
        f"{'/'.join(names(path))} imports {'/'.join(names(other))}"
        for path, others in graph().items()
        for other in others
        if names(path)[0] == names(other)[0] == "games"
        and len(names(path)) > 2
        and len(names(other)) > 2
        and names(path)[1] != names(other)[1]
    ]
    assert wrong == []


def test_no_files_of_the_pages_import_each_other_in_a_circle() -> None:
    circle: list[str] = []
    try:
        TopologicalSorter(graph()).prepare()
    except CycleError as error:
        circle = ["/".join(names(path)) for path in error.args[1]]
    assert circle == []


def test_the_map_of_the_pages_has_the_layers_in_their_order() -> None:
    rows = re.findall(
        r"^ \* - (`.+?`): ", (PAGES / "main.ts").read_text(encoding="utf-8"), flags=re.MULTILINE
    )
    folders = [name.split("/")[0] for row in rows for name in re.findall(r"`([^`]+)`", row)]
    ranks = [next(rank for rank, layer in enumerate(LAYERS) if folder in layer) for folder in folders]
    assert ranks == sorted(ranks)
