"""Brings the drawing of a game from its own package into the pages: `python -m build_steps.drawing FOLDER`.

`make play` builds the pages with it. The copy in `web/src/games` is ignored by git; bring it again after a change.
"""

import shutil
import sys
import tomllib
from pathlib import Path

GAMES = Path("web/src/games")
MARK = ".gitignore"
"""The file that makes git ignore a drawing from a package, and by which the tests know it."""

NAME_IT = "Name the folder of the game's package: make drawing FROM=FOLDER"


class DrawingError(Exception):
    """There is no drawing to bring; the text says what to do."""


def bring(package: Path) -> Path:
    """Copy the drawing and the pages of rules of the package in this folder; return the copy. Raise `DrawingError`."""
    name, module = game_of(package)
    drawing, to = package / "drawing", GAMES / name.replace("-", "_")
    if not (drawing / "index.ts").is_file():
        raise DrawingError(f"{drawing} has no index.ts. Put the drawing there, as `tablee new-game` does.")
    if to.exists() and not (to / MARK).is_file():
        raise DrawingError(f"{to} belongs to this repository. Give your game another name.")
    shutil.rmtree(to, ignore_errors=True)
    shutil.copytree(drawing, to)
    if (rules := package / module / "rules").is_dir():
        shutil.copytree(rules, to / "rules")
    (to / MARK).write_text("*\n")
    return to


def game_of(package: Path) -> tuple[str, str]:
    """Return the name of the package's game and its module. Raise `DrawingError`."""
    project = package / "pyproject.toml"
    if not project.is_file():
        raise DrawingError(f"{project} does not exist. {NAME_IT}")
    settings = tomllib.loads(project.read_text(encoding="utf-8"))
    points = settings.get("project", {}).get("entry-points", {}).get("tablee.games", {})
    if len(points) != 1:
        raise DrawingError(f"{project} names no game. {NAME_IT}")
    ((name, place),) = points.items()
    return name, place.partition(":")[0]


if __name__ == "__main__":
    try:
        print(
            f"The drawing is in {bring(Path(sys.argv[1]).expanduser())}. Build the pages with it: make play"
        )
    except DrawingError as problem:
        sys.exit(str(problem))
