"""Follows docs/example-game.md: writes its files into a copy of the checkout.

If the page was followed in this very checkout, the game gets another name here.
"""

import re
import tomllib
from pathlib import Path

from tablee import games

PAGE = "docs/example-game.md"
GAME = next(name for name in ("stash", "hoard") if name not in games.installed())
FILE = re.compile(r"^`([\w./-]+)`:\n\n```\w+\n(.*?)^```$", re.MULTILINE | re.DOTALL)
ENTRY_POINTS = '[project.entry-points."tablee.games"]\n'


def page_in(folder: Path) -> str:
    """Return the page in the checkout at `folder`, with the game called `GAME`."""
    text = (folder / PAGE).read_text(encoding="utf-8")
    return text.replace("stash", GAME).replace("Stash", GAME.title())


def files(page: str) -> dict[str, str]:
    """Return the files on the page by their path."""
    return dict(FILE.findall(page))


def block(page: str, chapter: str, language: str) -> str:
    """Return the one block of `language` below the heading `chapter`."""
    found = re.search(rf"^## {chapter}\n.*?^```{language}\n(.*?)^```$", page, re.MULTILINE | re.DOTALL)
    assert found is not None, f"no {language} below “{chapter}”"
    return found[1]


def follow(folder: Path) -> None:
    """Follow the page in the checkout at `folder`."""
    page = page_in(folder)
    for path, text in files(page).items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(text, encoding="utf-8")
    project = folder / "pyproject.toml"
    line = block(page, "The entry point", "toml")
    settings = project.read_text(encoding="utf-8")
    assert ENTRY_POINTS in settings
    project.write_text(settings.replace(ENTRY_POINTS, ENTRY_POINTS + line), encoding="utf-8")
    notation = folder / "docs" / "notation.md"
    added = f"{notation.read_text(encoding='utf-8').rstrip()}\n\n{block(page, 'The notation', 'markdown')}"
    notation.write_text(added, encoding="utf-8")


def installed(folder: Path) -> Path:
    """Write the entry points as `make setup` would, for an environment that is not this checkout's own."""
    metadata = folder / "build" / "installed" / f"{GAME}-1.dist-info"
    metadata.mkdir(parents=True)
    (metadata / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {GAME}\nVersion: 1\n")
    line = block(page_in(folder), "The entry point", "toml")
    (metadata / "entry_points.txt").write_text("[tablee.games]\n" + line.replace('"', ""))
    return metadata.parent


def package(folder: Path, page: str) -> None:
    """Write the game as a package of its own in `folder`, installed as far as entry points are concerned."""
    for path, text in files(page).items():
        if path.startswith(f"src/tablee/games/{GAME}/"):
            to = folder / path.replace(f"src/tablee/games/{GAME}", f"tablee_{GAME}")
            to.parent.mkdir(parents=True, exist_ok=True)
            to.write_text(text.replace(f"tablee.games.{GAME}", f"tablee_{GAME}"), encoding="utf-8")
    project = tomllib.loads(block(page, "As a package of its own", "toml"))
    points = project["project"]["entry-points"]["tablee.games"]
    metadata = folder / f"tablee_{GAME}-1.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text(f"Metadata-Version: 2.1\nName: tablee-{GAME}\nVersion: 1\n")
    lines = [f"{name} = {place}" for name, place in points.items()]
    (metadata / "entry_points.txt").write_text("\n".join(["[tablee.games]", *lines, ""]))
