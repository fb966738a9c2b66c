"""`tablee new-game`."""

import errno
import re
import shutil
from importlib.resources import files
from pathlib import Path
from typing import Final

import click

from tablee import games
from tablee.cli import parameters
from tablee.cli.console import Console, UsageError
from tablee.cli.files import unusable
from tablee.cli.game_package import Names, write
from tablee.words.sentences import message_id

LONGEST: Final = 24
"""The most characters of a name."""

FORM: Final = re.compile(r"[a-z]+(-[a-z]+)*")
MESSAGE: Final = re.compile(r"^([a-z][a-z0-9-]*) =", re.MULTILINE)


@click.command()
@click.argument("name", help="The name of the game: small letters and single dashes, such as high-card.")
@click.option(
    "--to",
    type=parameters.PATH,
    metavar="FOLDER",
    help="The folder to make. Default: tablee-NAME in this folder.",
)
@parameters.language
def new_game(name: str, to: Path | None, lang: str | None) -> None:
    """Make the package of a new game: rules, words, bots, tests, a drawing and pages of rules.

    It contains a small game that can be played and passes its tests. Change it into yours (docs/add-a-game.md).
    """
    console = Console(lang)
    folder = Path(f"tablee-{name}") if to is None else to
    names = checked(name)
    made(folder)
    try:
        write(names, folder)
    except BaseException:
        # Half a package would stand in the way of the next attempt.
        shutil.rmtree(folder, ignore_errors=True)
        raise
    console.say("new-game", folder=str(folder), name=name)


def checked(name: str) -> Names:
    """Return the names that follow from the name of a new game.

    Raises `UsageError` `use.game_name` (name, most) for another form, and `use.game_taken` (name, other) if messages of
    the two games would have the same ids.
    """
    if not FORM.fullmatch(name) or len(name) > LONGEST:
        raise UsageError("use.game_name", {"name": name, "most": LONGEST})
    for other in games.installed():
        if f"{name}-".startswith(f"{message_id(other)}-") or f"{message_id(other)}-".startswith(f"{name}-"):
            raise UsageError("use.game_taken", {"name": name, "other": other})
    for message in MESSAGE.findall((files("tablee.words") / "en.ftl").read_text(encoding="utf-8")):
        if f"{message}-".startswith(f"{name}-"):
            raise UsageError("use.game_taken", {"name": name, "other": message})
    return Names(name)


def made(folder: Path) -> Path:
    """Make the folder, and return it. Raise `UsageError` `use.new_folder` (folder), or `use.file` (file, reason)."""
    try:
        folder.mkdir()
    except FileExistsError:
        raise UsageError("use.new_folder", {"folder": str(folder)}) from None
    except OSError as refused:
        raise unusable(folder, refused.errno or errno.EACCES) from None
    return folder
