"""The terms of a table, agreed when it is opened, for every match that is played at it."""

from typing import Annotated, Final, Literal, TypeAlias

import msgspec
from msgspec import Meta

Hour: TypeAlias = Annotated[int, Meta(ge=0, le=23)]
TimeOut: TypeAlias = Literal["bot", "bot_until_back", "others"]

VACATION_DAYS: Final = 14
"""How long each person may be away in a match over days, by default."""


class BankClock(msgspec.Struct, forbid_unknown_fields=True, tag_field="kind", tag="bank"):
    """A time bank for the match, which grows by `increment` after every move; seconds."""

    bank: Annotated[int, Meta(ge=10, le=4 * 3600)]
    increment: Annotated[int, Meta(ge=1, le=600)]


class MoveClock(msgspec.Struct, forbid_unknown_fields=True, tag_field="kind", tag="move"):
    """A fixed time for every move, and a bank for the match for longer moves; seconds."""

    move: Annotated[int, Meta(ge=5, le=3600)]
    bank: Annotated[int, Meta(ge=0, le=4 * 3600)] = 0


class DaysClock(msgspec.Struct, forbid_unknown_fields=True, tag_field="kind", tag="days"):
    """A number of days for every move; each person may be away for `vacation` days of the match.

    `night`: hours of the day, from and to, that do not count, in the time zone of the player who is to act.
    """

    days: Annotated[int, Meta(ge=1, le=14)]
    vacation: Annotated[int, Meta(ge=0, le=60)] = VACATION_DAYS
    night: tuple[Hour, Hour] | None = None


AnyClock: TypeAlias = BankClock | MoveClock | DaysClock

TalkPolicy: TypeAlias = Literal["everybody", "players", "phrases", "none"]
SubstitutePolicy: TypeAlias = Literal["asked", "anybody", "nobody"]


class Help(msgspec.Struct, forbid_unknown_fields=True):
    """The help at a table, the same for everyone: all of it, unless the table agreed otherwise.

    What players may do. `hints`: ask for a good move. `look_back`: see again, during the match, what was before their
    own last move. `take_back`: take back their own last step, with the replies of bots, if nothing
    was revealed to anyone.
    """

    hints: bool = True
    look_back: bool = True
    take_back: bool = True


class Terms(msgspec.Struct, forbid_unknown_fields=True):
    """The terms that the host chooses for a table, and that players agree to by sitting down; all of them optional.

    - `talk`: who talks to whom. `players`: players among themselves and spectators among themselves; players may read
      the spectators' lines when the match is over. `phrases`: everyone, in preset phrases only. `none`: nobody.
    - `clock`: how long people may think; null: as long as they like.
    - `time_out`: what happens when a player's time is over: a bot plays this move, a bot plays until they are back,
      or the others may end the match for them.
    - `fill`: the seconds after which bots of level `fill_level` take the free seats of a new table; 0: never.
    - `substitutes`: who may take over a given-up seat: a person all players agree to, everyone, nobody. A bot's seat: a
      person all players agree to, except with `nobody`.
    - `help`: what people may ask for while they play.
    - `counts`: a match to find out who plays better: people on a screen of their own each, without any help, and
      without bots that take seats before it begins.
    """

    talk: TalkPolicy = "everybody"
    clock: AnyClock | None = None
    time_out: TimeOut = "bot"
    fill: Annotated[int, Meta(ge=0, le=7 * 24 * 3600)] = 0
    fill_level: Annotated[int, Meta(ge=1, le=9)] = 2
    substitutes: SubstitutePolicy = "asked"
    help: Help = msgspec.field(default_factory=Help)
    counts: bool = False
