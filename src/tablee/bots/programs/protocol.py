"""What a host (a table, the arena) and a bot in a process of its own tell each other: a JSON object a line each.

The host asks, the bot answers every line with one line, in order. docs/bot-process.md is the description for people
who write bots; keys that one side does not know are passed over, so that either may say more one day.
"""

from typing import Any, Final, TypeAlias

from msgspec import Struct

PROTOCOL: Final = 1


class Hello(Struct, tag_field="do", tag="hello"):
    """First line; a bot that does not speak this protocol ends or answers `fault`."""

    protocol: int


class NewMatch(Struct, tag_field="do", tag="match"):
    """A match begins in which the bot plays `seat`. A bot that keeps nothing between questions just says `ready`."""

    match: str
    game: str
    options: dict[str, Any]
    players: int
    seat: int


class Choose(Struct, tag_field="do", tag="choose"):
    """Which move?

    `view` is all that the seat knows (`Game.information`), `legal` its moves (with `more` there are others that are not
    listed). `ms` is the thinking time, None for what the bot takes by itself; all its chance must come from `seed`,
    which hosts keep below 2^53.
    """

    match: str
    ply: int
    view: dict[str, Any]
    legal: list[str]
    more: bool
    ms: int | None
    seed: int


class EndMatch(Struct, tag_field="do", tag="end"):
    """The match is over, or goes on without this bot."""

    match: str


class Ping(Struct, tag_field="do", tag="ping"):
    """Are you there?"""


HostLine: TypeAlias = Hello | NewMatch | Choose | EndMatch | Ping


class Introduction(Struct, tag_field="say", tag="hello"):
    """Who answers, and which games it plays (None: any)."""

    name: str
    games: list[str] | None = None


class Ready(Struct, tag_field="say", tag="ready"):
    """Understood."""


class Moved(Struct, tag_field="say", tag="move"):
    """This move; `notes` is JSON about the choice, `reason` code and parameters of why."""

    move: str
    notes: dict[str, Any] = {}
    reason: dict[str, Any] | None = None


class Pong(Struct, tag_field="say", tag="pong"):
    """Here."""


class Fault(Struct, tag_field="say", tag="fault"):
    """The line could not be answered; nothing has changed."""

    message: str


BotLine: TypeAlias = Introduction | Ready | Moved | Pong | Fault
