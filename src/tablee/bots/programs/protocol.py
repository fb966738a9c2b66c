"""The messages between a host (a table, the arena) and a bot in a process of its own, one JSON object a line.

The host asks; the bot answers every line with one line, in order. docs/bot-process.md describes this for people
who write bots. Unknown keys are ignored, so that either side may add keys later.
"""

from typing import Any, Final, TypeAlias

from msgspec import Struct

PROTOCOL: Final = 1


class Hello(Struct, tag_field="do", tag="hello"):
    """The first line; a bot that does not speak this protocol exits or answers `fault`."""

    protocol: int


class NewMatch(Struct, tag_field="do", tag="match"):
    """A match begins in which the bot plays `seat`. A bot without state between questions just answers `ready`."""

    match: str
    game: str
    options: dict[str, Any]
    players: int
    seat: int


class Choose(Struct, tag_field="do", tag="choose"):
    """Asks for a move.

    `view` is all that the seat knows (`Game.information`), `legal` its moves (with `more` there are others that are
    not listed). `ms` is the thinking time, None for the bot's own. All its randomness must come from `seed`, which
    hosts keep below 2^53.
    """

    match: str
    ply: int
    view: dict[str, Any]
    legal: list[str]
    more: bool
    ms: int | None
    seed: int


class EndMatch(Struct, tag_field="do", tag="end"):
    """The match is over, or continues without this bot."""

    match: str


class Ping(Struct, tag_field="do", tag="ping"):
    """Asks if the bot is alive."""


HostLine: TypeAlias = Hello | NewMatch | Choose | EndMatch | Ping


class Introduction(Struct, tag_field="say", tag="hello"):
    """The bot's name, and the games that it plays (None: any)."""

    name: str
    games: list[str] | None = None


class Ready(Struct, tag_field="say", tag="ready"):
    """The bot has taken note."""


class Moved(Struct, tag_field="say", tag="move"):
    """The bot's move; `notes` is JSON about the choice, `reason` its code and parameters."""

    move: str
    notes: dict[str, Any] = {}
    reason: dict[str, Any] | None = None


class Pong(Struct, tag_field="say", tag="pong"):
    """The bot is alive."""


class Fault(Struct, tag_field="say", tag="fault"):
    """The line could not be answered; nothing has changed."""

    message: str


BotLine: TypeAlias = Introduction | Ready | Moved | Pong | Fault
