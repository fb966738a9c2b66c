"""Games, found by name, and the matches that are started from them."""

import secrets
from os import PathLike
from pathlib import Path
from typing import Any, Generic, SupportsIndex, overload

from tablee.api.bots import Bot, bot_names
from tablee.api.match import Match
from tablee.core.arguments import seed_text
from tablee.core.game import Game as Rules
from tablee.core.game import JsonObject, P
from tablee.core.record import Record, parse_text, text_of
from tablee.games import find
from tablee.match.match import Match as Played


@overload
def game(which: str) -> "Game[Any]": ...
@overload
def game(which: Rules[P]) -> "Game[P]": ...
def game(which: str | Rules[Any]) -> "Game[Any]":
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
    """Whether this is a record itself, not a path; no path is empty."""
    begins = record.removeprefix("\ufeff").lstrip()
    return not begins or "\n" in record or begins.startswith("{")


class Game(Generic[P]):
    """A game: its facts, and `start` for a match of it.

    >>> game
    <Game ..., 2 players>
    """

    def __init__(self, rules: Rules[P]) -> None:
        self.rules = rules
        """The verbs below: `legal`, `apply`, `determinization` and the others of `tablee.core.game.Game`."""

    def __repr__(self) -> str:
        few, many = self.players
        seats = str(few) if few == many else f"{few} to {many}"
        return f"<Game {self.name}, rules {self.rules_version}, {seats} players>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Game) and other.rules is self.rules

    def __hash__(self) -> int:
        return hash(self.name)

    @property
    def name(self) -> str:
        """The name in the notation.

        >>> game.name in tablee.games()
        True
        """
        return self.rules.name

    @property
    def rules_version(self) -> int:
        """The number of the rules; it rises when a change of them would change a match.

        >>> game.rules_version >= 1
        True
        """
        return self.rules.rules

    @property
    def players(self) -> tuple[int, int]:
        """The fewest and the most players.

        >>> game.players
        (2, 2)
        """
        return self.rules.min_players, self.rules.max_players

    @property
    def options(self) -> JsonObject:
        """The options as a JSON Schema: names, values and defaults.

        >>> game.options["type"]
        'object'
        """
        return self.rules.options.schema()

    @property
    def bots(self) -> list[str]:
        """The names of those who can play it, weakest first; `bot` takes others too (`uct:500`, `bot:3@200ms`).

        >>> game.bots[:2]
        ['random', 'bot:1']
        """
        return bot_names(self.rules)

    def bot(self, name: str | int) -> Bot:
        """Whoever is called that: see `tablee.Bot`. Raises `TableeError` where nobody is.

        >>> game.bot(2)
        <Bot bot:2 of ...>
        """
        return Bot(self.rules, name)

    def start(
        self, players: SupportsIndex | None = None, seed: str | SupportsIndex | None = None, **options: Any
    ) -> Match[P]:
        """A match about to begin. Raises `OptionError` and `ArgumentError`.

        `players`: the fewest if not given. `seed`: any text or number, and the same one deals the same for good; by
        chance if not given. Options that are not given have their defaults.

        >>> match = game.start(seed="any text")
        >>> match.players, match.ply, match.over
        (2, 0, False)
        """
        text = secrets.token_hex(32) if seed is None else seed_text(seed)
        seats = self.rules.min_players if players is None else players
        return Match(Played.new(self.rules, seats, options, text))

    def at(self, position: JsonObject) -> P:
        """The position that a JSON object describes (docs/notation.md). Raises `PositionError`, `OptionError`.

            >>> match = game.start(seed=1)
        >>> game.at(game.rules.dump(match.position)) == match.position
        True
        """
        return self.rules.load(position)
