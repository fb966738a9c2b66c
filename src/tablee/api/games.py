"""Games, found by name, and matches, opened from their record."""

from os import PathLike
from pathlib import Path
from typing import Any, overload

from tablee.api.match import Game, Match
from tablee.core.game import Game as Rules
from tablee.core.game import P
from tablee.core.record import Record, parse_text, text_of
from tablee.games import find
from tablee.match.match import Match as Played


@overload
def game(which: str) -> Game[Any]: ...
@overload
def game(which: Rules[P]) -> Game[P]: ...
def game(which: str | Rules[Any]) -> Game[Any]:
    """The game of that name, or of these rules (`from tablee.games.NAME import GAME`: then positions have a type).

    Raises `UnknownGameError`, which names those that are installed.

    >>> game.players
    (2, 2)
    >>> tablee.game("chess")
    Traceback (most recent call last):
    tablee.core.errors.UnknownGameError: ...
    """
    return Game(find(which) if isinstance(which, str) else which)


def load(record: "str | PathLike[str] | Record") -> Match[Any]:
    """The match that a record tells, finished or not: a `Record`, its text, or the path of a `.jsonl` file.

    A text of several lines, one that begins with `{` and an empty one are the record itself, any other one a path.
    Raises `RecordError` (the line at fault is in `params["line"]`), `UnknownGameError`, `OSError`.

    >>> match = game.start(seed=1)
    >>> _ = match.push(match.legal[0])
    >>> tablee.load(match.record().text()).moves == match.moves
    True
    """
    if isinstance(record, str) and _is_text(record):
        record = parse_text(record)
    elif not isinstance(record, Record):
        record = parse_text(text_of(Path(record).read_bytes()))
    return Match(Played.from_record(record))


def _is_text(record: str) -> bool:
    """True if this is a record itself, not a path; no path is empty."""
    begins = record.removeprefix("\ufeff").lstrip()
    return not begins or "\n" in record or begins.startswith("{")
