"""The messages about new tables and quick matches: the installed games, options that go together, wishes."""

from typing import Annotated, Final, TypeAlias

import msgspec
from msgspec import Meta

from tablee.server.protocol.base import Answer, Bytes32, JsonObject, NameText, Problem, Request
from tablee.server.protocol.terms import Terms

BOT_PAUSE_MS: Final = 700
"""How long bots wait between two moves by default, in milliseconds."""

LONGEST_STAND_IN_S: Final = 7 * 24 * 3600
"""The longest time, in seconds, after which a bot may begin to play for a player who is away."""

Level: TypeAlias = Annotated[int, Meta(ge=1, le=9)]
Milliseconds: TypeAlias = Annotated[int, Meta(ge=0, le=3000)]


class GameInfo(Answer):
    """An installed game; `players` are the fewest and the most, `options` is a JSON Schema.

    `variants`: a new table may change the options that are marked as `parameter`.
    `by_seat`: the keys of its views that have one item for each seat.
    """

    game: str
    players: tuple[int, int]
    options: JsonObject
    variants: bool
    levels: list[int]
    revenge: bool
    by_seat: list[str]


class Languages(Answer):
    """The languages that the pages were not built with, by their tags."""

    languages: list[str]


class SeatWish(Request, tag_field="kind"):
    """The player for a seat of a new table."""


class MeWish(SeatWish, tag="me"):
    """The guest who creates the table."""


class FriendWish(SeatWish, tag="friend"):
    """A guest who follows the invitation."""


class BotWish(SeatWish, tag="bot"):
    """A bot."""

    level: Level


class ProgramWish(SeatWish, tag="program"):
    """A program that the operator offers, an agent that is connected, or one of the guest's own.

    It is one of `SetupReport.programs`.
    """

    program: Annotated[str, Meta(max_length=600)]


class DeviceWish(SeatWish, tag="device"):
    """Another person at the device of the guest who creates the table."""

    name: NameText


AnyWish: TypeAlias = MeWish | FriendWish | BotWish | ProgramWish | DeviceWish


class OpenTable(Request):
    """A new table, with as many seats as players. `open`: strangers may find it, to take a free seat or to watch.

    `pause`: milliseconds that bots wait before they show a move, so that people can follow.
    `stand_in`: seconds after which a bot plays for a player who is away, until they are back; 0: the table waits.
    `commitment`: SHA-256 of the 32 bytes that this browser will put into the deal; null: it does not take part.
    """

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[AnyWish], Meta(min_length=1, max_length=16)]
    options: JsonObject = msgspec.field(default_factory=dict)
    pause: Milliseconds = BOT_PAUSE_MS
    open: bool = False
    stand_in: Annotated[int, Meta(ge=0, le=LONGEST_STAND_IN_S)] = 0
    terms: Terms = msgspec.field(default_factory=Terms)
    commitment: Bytes32 | None = None


class Setup(Request):
    """A question whether a table could be set up like this; nothing is created."""

    game: Annotated[str, Meta(max_length=40)]
    players: Annotated[int, Meta(ge=1, le=16)]
    options: JsonObject = msgspec.field(default_factory=dict)


class Unfit(Answer):
    """A value of an option that does not fit the others; `names` are the conflicting options, or `players`."""

    option: str
    value: str | int | bool
    names: list[str]


class SetupReport(Answer):
    """The problem of a setup, if any, and single changes of it that would be refused.

    `programs`: what the operator offers for the game besides the levels of its own bots, and the guest's own agents.
    """

    problem: Problem | None
    unfit: list[Unfit]
    programs: list[str]


class QuickWish(Request):
    """A match with people who want the same: this game, this number of players, default options, these terms.

    `commitment`: as in `OpenTable`.
    """

    game: Annotated[str, Meta(max_length=40)]
    players: Annotated[int, Meta(ge=1, le=16)]
    terms: Terms = msgspec.field(default_factory=Terms)
    commitment: Bytes32 | None = None


class QuickWaiting(Answer):
    """The number of people who wait for others to play this game with, with this number of players, on these terms."""

    game: str
    players: int
    terms: Terms
    people: int
