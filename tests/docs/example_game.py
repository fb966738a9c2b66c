"""The steps of docs/example-game.md, done in a copy of the checkout.

If the game is already in this checkout, it has another name here.
"""

import os
import re
import shutil
from pathlib import Path

from tablee import games

PAGE = "docs/example-game.md"
EXAMPLE = Path("examples/stash")
"""The files of the game, each at its place in a checkout."""

NOTATION = "examples/stash-notation.md"
"""Its chapter of docs/notation.md."""

GAME = next(name for name in ("stash", "hoard") if name not in games.installed())
EXCERPT = re.compile(r"^```(?:python|ftl|svelte)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
LISTED = re.compile(r"^\| `([\w.{},-]+/[\w./{},-]+)` \|", re.MULTILINE)
ENTRY_POINTS = '[project.entry-points."tablee.games"]\n'


def renamed(text: str) -> str:
    """Return `text` with the game called `GAME`."""
    return text.replace("stash", GAME).replace("Stash", GAME.title())


def page_in(folder: Path) -> str:
    """Return the page of the checkout at `folder`, with the game called `GAME`."""
    return renamed((folder / PAGE).read_text(encoding="utf-8"))


def files(folder: Path) -> dict[str, str]:
    """Return the files of the example in the checkout at `folder`, by their path."""
    example = folder / EXAMPLE
    found = (
        path for path in sorted(example.rglob("*")) if path.is_file() and "__pycache__" not in path.parts
    )
    return {
        renamed(path.relative_to(example).as_posix()): renamed(path.read_text(encoding="utf-8"))
        for path in found
    }


def excerpts(page: str) -> list[str]:
    """Return the pieces of code that the page shows of the files."""
    return EXCERPT.findall(page)


def listed(page: str) -> set[str]:
    """Return the paths in the table of files; one with `{fr,nl,en}` stands for three."""
    return {
        re.sub(r"\{[^}]*\}", language, path)
        for path in LISTED.findall(page)
        for language in ("fr", "nl", "en")
    }


def block(page: str, chapter: str, language: str) -> str:
    """Return the one block of `language` below the heading `chapter`."""
    found = re.search(rf"^## {chapter}\n.*?^```{language}\n(.*?)^```$", page, re.MULTILINE | re.DOTALL)
    assert found is not None, f"no {language} below “{chapter}”"
    return found[1]


def follow(folder: Path) -> None:
    """Follow the page in the checkout at `folder`."""
    page = page_in(folder)
    for path, text in files(folder).items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(text, encoding="utf-8")
    project = folder / "pyproject.toml"
    line = block(page, "Copy it", "toml")
    settings = project.read_text(encoding="utf-8")
    assert ENTRY_POINTS in settings
    project.write_text(settings.replace(ENTRY_POINTS, ENTRY_POINTS + line), encoding="utf-8")
    notation = folder / "docs" / "notation.md"
    assert f"cat {NOTATION} >> docs/notation.md" in (folder / PAGE).read_text(encoding="utf-8")
    with notation.open("a", encoding="utf-8") as pages:
        pages.write(renamed((folder / NOTATION).read_text(encoding="utf-8")))


def installed(folder: Path) -> Path:
    """Write the entry points as `make setup` would, for an environment that is not this checkout's own."""
    metadata = folder / "build" / "installed" / f"{GAME}-1.dist-info"
    metadata.mkdir(parents=True)
    (metadata / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {GAME}\nVersion: 1\n")
    line = block(page_in(folder), "Copy it", "toml")
    (metadata / "entry_points.txt").write_text("[tablee.games]\n" + line.replace('"', ""))
    return metadata.parent


def with_modules(folder: Path) -> Path:
    """Give the copy of the checkout at `folder` node modules of its own, and return its pages' sources.

    Vite reads no file outside the copy, so a link to the modules is not enough. Hard links take no room.
    """
    web = folder / "web"
    modules = web / "node_modules"
    if modules.is_symlink():
        source = modules.resolve()
        modules.unlink()
        caches = shutil.ignore_patterns(".cache", ".vite*")
        shutil.copytree(source, modules, symlinks=True, ignore=caches, copy_function=_link)
    return web


def _link(source: str, to: str) -> None:
    """Make a hard link; copy the file if `to` is on another file system."""
    try:
        os.link(source, to)
    except OSError:
        shutil.copy2(source, to)
