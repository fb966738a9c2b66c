"""The files of a new game's package, made from the templates in `templates/game`.

A template is a file of the package with `.txt` after its name. In its path and text, `@name@` and the like stand for
the names of the game.
"""

import re
from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path, PurePosixPath
from typing import Final, NamedTuple

from tablee import writing

SUFFIX: Final = ".txt"
"""Otherwise tools would take the templates for sources of Tablée."""

PLACE: Final = re.compile(r"@(name|folder|module|title|Class)@")


class Names(NamedTuple):
    """The names of a game, all made from the one in its notation, such as `high-card`."""

    name: str

    @property
    def folder(self) -> str:
        """The folder of its drawing: `high_card`."""
        return self.name.replace("-", "_")

    @property
    def module(self) -> str:
        """The package: `tablee_high_card`."""
        return f"tablee_{self.folder}"

    @property
    def title(self) -> str:
        """The name that people read: `High Card`."""
        return " ".join(part.capitalize() for part in self.name.split("-"))

    @property
    def class_(self) -> str:
        """The beginning of the names of its classes: `HighCard`."""
        return "".join(part.capitalize() for part in self.name.split("-"))

    def put_into(self, text: str) -> str:
        """Return `text` with the names in their places."""
        return PLACE.sub(lambda found: str(getattr(self, found[1].replace("Class", "class_"))), text)


def contents(names: Names) -> dict[str, str]:
    """Return the text of each file of the package, by its path with `/`."""
    return {
        names.put_into(str(path)).removesuffix(SUFFIX): names.put_into(template.read_text(encoding="utf-8"))
        for path, template in sorted(_templates(files("tablee.cli") / "templates" / "game", PurePosixPath()))
    }


def write(names: Names, folder: Path) -> None:
    """Write the package into an empty folder."""
    for path, text in contents(names).items():
        place = folder / path
        place.parent.mkdir(parents=True, exist_ok=True)
        writing.write(place, text)


def _templates(folder: Traversable, at: PurePosixPath) -> Iterator[tuple[PurePosixPath, Traversable]]:
    for inside in folder.iterdir():
        path = at / inside.name
        if inside.is_dir():
            yield from _templates(inside, path)
        else:
            yield path, inside
