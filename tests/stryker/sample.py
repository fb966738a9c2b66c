"""The code to mutate: pieces of the pages' files, drawn at random among those that a test imports."""

import os
import re
from collections import defaultdict
from collections.abc import Iterable, Mapping
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

IMPORT: Final = re.compile(r"(?:from|import)\s*\(?\s*'(\.[^'?]*)'")
"""The imports of a file by a relative path."""

ENDINGS: Final = ("", ".ts", ".svelte", ".svelte.ts", "/index.ts")
NOT_MUTATED: Final = (".test.ts", ".stub.ts", ".d.ts", ".test.svelte", "/protocol.ts")
"""Tests, stubs for tests, and files generated from the server's messages."""

STEPS: Final = 2
"""A test covers its imports, and their imports."""

LINES: Final = 15
"""The most lines of a piece: every mutant of them is tried."""


class Piece(NamedTuple):
    """Lines of a file to mutate; the path is below `web`."""

    path: str
    first: int
    last: int

    @property
    def pattern(self) -> str:
        """The piece in Stryker's syntax."""
        return f"{self.path}:{self.first}-{self.last}"


def imports(web: Path) -> dict[str, set[str]]:
    """Return the imports among the files of the pages, by paths below `web`."""
    there = {
        path.relative_to(web).as_posix()
        for path in (web / "src").rglob("*")
        if path.suffix in (".ts", ".svelte")
    }
    found: dict[str, set[str]] = {}
    for file in sorted(there):
        text = (web / file).read_text(encoding="utf-8")
        named = (os.path.normpath(os.path.join(os.path.dirname(file), name)) for name in IMPORT.findall(text))
        found[file] = {path for name in named for ending in ENDINGS if (path := name + ending) in there}
    return found


def with_tests(imported: Mapping[str, Iterable[str]]) -> dict[str, set[str]]:
    """Return the tests for each file that may be mutated; files without tests are left out."""
    found: dict[str, set[str]] = defaultdict(set)
    for test in (file for file in imported if file.endswith(".test.ts")):
        reached = {test}
        for _ in range(STEPS):
            reached |= {file for one in reached for file in imported[one]}
        for file in reached:
            if not file.endswith(NOT_MUTATED):
                found[file].add(test)
    return dict(found)


def drawn(web: Path, about: Mapping[str, object], count: int, seed: int) -> list[Piece]:
    """Draw pieces of `count` different files; a file's chance is proportional to its length."""
    lots = Random(seed)
    files = sorted(about)
    lengths = {file: len((web / file).read_text(encoding="utf-8").splitlines()) for file in files}
    chosen: dict[str, Piece] = {}
    while len(chosen) < min(count, len(files)):
        (file,) = lots.choices(files, [lengths[file] for file in files])
        first = 1 + lots.randrange(max(1, lengths[file] - LINES))
        chosen.setdefault(file, Piece(file, first, min(lengths[file], first + LINES - 1)))
    return list(chosen.values())
