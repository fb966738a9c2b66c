"""Games, found by name, and matches, opened from their record."""

from collections.abc import Sequence
from os import PathLike
from pathlib import Path
from typing import TYPE_CHECKING, Any, overload

from tablee.api.base_match import P
from tablee.api.match import Game, Match
from tablee.core.game import Game as Rules
from tablee.core.record import Record, parse_text, text_of
from tablee.games import find
from tablee.match.match import Match as Played

if TYPE_CHECKING:
    from tablee.api.arena import Arena, ArenaPlayer
    from tablee.api.comparing import Changes, Comparison


@overload
def game(which: str) -> Game[Any]: ...
@overload
def game(which: Rules[P]) -> Game[P]: ...
def game(which: str | Rules[Any]) -> Game[Any]:
    """Return the game of that name, or of these rules.

    Pass rules (`from tablee.games.NAME import GAME`) to get typed positions.
    Raises `UnknownGameError`, which names the installed games.

    >>> game.players
    (2, 2)
    >>> tablee.game("chess")
    Traceback (most recent call last):
    tablee.core.errors.UnknownGameError: ...
    """
    return Game(find(which) if isinstance(which, str) else which)


def arena(which: "str | Rules[Any]", players: "Sequence[ArenaPlayer]", **given: Any) -> "Arena":
    """Let players meet at a game, named or as its rules. `given` is as in `Game.arena`, which says what is raised.

    >>> tablee.arena(game.name, ["random", 1], deals=2).share("random", "bot:1").games
    4
    """
    return game(which).arena(players, **given)


def compare(
    which: "str | Rules[Any]", players: "Sequence[ArenaPlayer]", variants: "Sequence[Changes]", **given: Any
) -> "Comparison":
    """Play the same deals by different rules of a game; `given` is as in `Game.compare`, which says what is raised.

    >>> name, values = next(iter(game.options["properties"].items()))
    >>> tablee.compare(game.name, ["random", 1], [{name: values["enum"][-1]}], deals=2).findings.games
    8
    """
    return game(which).compare(players, variants, **given)


def load(record: "str | PathLike[str] | Record") -> Match[Any]:
    """Return the match of a record, finished or not: a `Record`, its text, or the path of a `.jsonl` file.

    A text of several lines, a text that begins with `{` and an empty text are records; any other text is a path.
    Raises `RecordError` (the faulty line is in `params["line"]`), `UnknownGameError`, `OSError`.

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
