"""What is agreed for a table when it is opened, and holds for every match that is played at it after."""

from typing import Annotated, Final, Literal, TypeAlias

import msgspec
from msgspec import Meta

Hour: TypeAlias = Annotated[int, Meta(ge=0, le=23)]
TimeOut: TypeAlias = Literal["bot", "bot_until_back", "others"]

VACATION_DAYS: Final = 14
"""How long each person may be away in a match over days where nobody says otherwise."""


class BankClock(msgspec.Struct, forbid_unknown_fields=True, tag_field="kind", tag="bank"):
    """A bank for the match, and so much more of it after every move; seconds."""

    bank: Annotated[int, Meta(ge=10, le=4 * 3600)]
    increment: Annotated[int, Meta(ge=1, le=600)]


class MoveClock(msgspec.Struct, forbid_unknown_fields=True, tag_field="kind", tag="move"):
    """So long for every move, and a bank for the match for when that is not enough; seconds."""

    move: Annotated[int, Meta(ge=5, le=3600)]
    bank: Annotated[int, Meta(ge=0, le=4 * 3600)] = 0


class DaysClock(msgspec.Struct, forbid_unknown_fields=True, tag_field="kind", tag="days"):
    """So many days for every move; each person may be away for `vacation` days of the match.

    `night`: hours of the day, from and to, that do not count, by the time where whoever is to act lives.
    """

    days: Annotated[int, Meta(ge=1, le=14)]
    vacation: Annotated[int, Meta(ge=0, le=60)] = VACATION_DAYS
    night: tuple[Hour, Hour] | None = None


AnyClock: TypeAlias = BankClock | MoveClock | DaysClock

TalkPolicy: TypeAlias = Literal["everybody", "players", "phrases", "none"]
SubstitutePolicy: TypeAlias = Literal["asked", "anybody", "nobody"]


class Help(msgspec.Struct, forbid_unknown_fields=True):
    """Which help there is at a table, for everybody alike: all of it, unless something else was agreed.

    `hints`: to ask which move is a good one; `look_back`: to see again, during the match, what was before one's own
    last move; `take_back`: to take back one's own last step where it told nobody anything.
    """

    hints: bool = True
    look_back: bool = True
    take_back: bool = True


class Terms(msgspec.Struct, forbid_unknown_fields=True):
    """What whoever opens a table chooses, and whoever sits down there agrees to; all of it may be left out.

    `talk`: who talks to whom. `players`: those who play among themselves, those who watch among themselves, which the
    players may read when the match is over. `phrases`: everybody, in preset phrases alone. `none`: nobody.
    `clock`: how long people may think; null: as long as they like. `time_out`: what happens at the end of somebody's
    time: a bot plays this move, a bot plays until they are back, or the others may end the match for them.
    `fill`: so many seconds after it was opened bots of level `fill_level` take the seats that are free; 0: never.
    `substitutes`: who may take a seat that was given up: somebody all who play agree to, anybody, nobody.
    `help`: what people may ask for while they play. `counts`: it is played to find out who plays better, by people at
    a screen of their own each, without any help and without bots that take seats before it begins.
    """

    talk: TalkPolicy = "everybody"
    clock: AnyClock | None = None
    time_out: TimeOut = "bot"
    fill: Annotated[int, Meta(ge=0, le=7 * 24 * 3600)] = 0
    fill_level: Annotated[int, Meta(ge=1, le=9)] = 2
    substitutes: SubstitutePolicy = "asked"
    help: Help = msgspec.field(default_factory=Help)
    counts: bool = False
