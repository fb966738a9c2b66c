"""The files that players of an arena consist of, as digests: an arena resumes only with the programs that began it."""

import hashlib
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

from tablee.arena.entrants import BY_COMMAND, Entrant
from tablee.bots.programs.commands import PYTHON, shell_command

DIGITS: Final = 16
"""The hexadecimal digits of a digest that are kept."""


def digests(entrants: Iterable[Entrant]) -> dict[str, str]:
    """Return a digest of the files of each player that has some, by its name."""
    return {entrant.text: digest for entrant in entrants if (digest := digest_of(entrant))}


def digest_of(entrant: Entrant) -> str:
    """Return a digest of the files that the text of a player names; empty if it names none.

    What these files import is not in it.
    """
    files = list(files_of(entrant))
    if not files:
        return ""
    whole = hashlib.sha256()
    for path in files:
        whole.update(hashlib.sha256(path.read_bytes()).digest())
    return whole.hexdigest()[:DIGITS]


def files_of(entrant: Entrant) -> Iterator[Path]:
    """Yield the files that the text of a player names, seen from this folder.

    These are the file or module of a class, the words of a command that are files, and the file of a network.
    """
    if entrant.baseline is not None:
        named = [entrant.baseline]
    elif entrant.meaning.startswith(PYTHON):
        place = entrant.meaning.removeprefix(PYTHON).rpartition(":")[0]
        module = place.replace(".", "/")
        named = [place] if place.endswith(".py") else [f"{module}.py", f"{module}/__init__.py"]
    elif entrant.meaning.startswith(BY_COMMAND):
        named = list(shell_command(entrant.meaning.partition(":")[2]))
    else:
        named = []
    yield from (path for path in map(Path, named) if _is_file(path))


def _is_file(path: Path) -> bool:
    """True if a word of a command names a file; a long word, such as a question for a model, names none."""
    try:
        return path.is_file()
    except (OSError, ValueError):
        return False
