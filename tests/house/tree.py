"""The files of this checkout, for the checks in this folder."""

import ast
import subprocess
from functools import cache
from pathlib import Path
from typing import Any

from tablee import games
from tablee.core.game import Game

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "tablee"
GAMES = PACKAGE / "games"
DRAWINGS = ROOT / "web" / "src" / "games"


@cache
def tracked() -> list[Path]:
    """Return every file that is in git or would be added to it, without binary ones."""
    listing = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(listing, cwd=ROOT, check=True, capture_output=True, text=True).stdout.split("\0")
    files = {ROOT / name for name in names if name}
    return sorted(path for path in files if path.is_file() and b"\0" not in path.read_bytes())


@cache
def syntax(path: Path) -> ast.Module:
    """Return the syntax tree of a Python file."""
    return ast.parse(path.read_text(), filename=str(path))


def game_folders() -> list[str]:
    """Return the names of the folders of games, in Python and in the browser."""
    parents = (GAMES, DRAWINGS)
    folders = (path for parent in parents if parent.is_dir() for path in parent.iterdir() if path.is_dir())
    # A drawing from a package (build_steps/drawing.py) is no part of this checkout.
    ours = (path for path in folders if not (path / ".gitignore").is_file())
    return sorted({path.name for path in ours if any(path.glob("[!_]*")) and path.name != "__pycache__"})


def games_here() -> list[Game[Any]]:
    """Return the installed games of this checkout; other packages keep their words and pages elsewhere, or have
    none.
    """
    here = {folder.replace("_", "-") for folder in game_folders()}
    return [game for name, game in games.installed().items() if name in here]


def pictured_folders() -> list[str]:
    """Return the folders of games whose drawing shows its faces on the page of rules; a drawing need not have any."""
    return sorted(path.parent.name for path in DRAWINGS.glob("*/pictures.ts"))
