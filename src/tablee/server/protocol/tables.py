"""The messages about tables as one guest sees them, over HTTP and the socket."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from tablee.server.protocol.base import Answer, JsonObject, Moment, MoveText, Request, SeatNumber
from tablee.server.protocol.people import Face
from tablee.server.protocol.terms import Terms

SeatKind: TypeAlias = Literal["guest", "bot", "device", "free"]
TableState: TypeAlias = Literal["waiting", "running", "over", "cancelled"]


class Seat(Answer):
    """One seat; `mine` if the guest asking plays it (this device's other people included), `resigned` if it resigned.

    `own`: they have it, also where they resigned and look on since, a bot playing for them; then it is not `mine`.

    A bot without a level is a program of the operator's, called `name`.
    `stood_in`: a bot plays it until whoever sits there is back. `steps_in`: whoever sits there is away, and so many
    milliseconds after this was sent a bot begins to play for them; null: not as it stands. `face`: null where nobody
    sits.
    """

    seat: int
    kind: SeatKind
    name: str
    level: int | None
    present: bool
    mine: bool
    own: bool
    resigned: bool
    resigned_at: int | None
    stood_in: bool
    steps_in: int | None
    face: Face | None


class Bound(Answer):
    """The browser of whoever has this seat is bound to put something into the deal; `shown`: and has shown it."""

    seat: int
    commitment: str
    shown: bool


class Outcome(Answer):
    """How a match ended; `scores` is null where somebody gave up."""

    scores: list[int] | None
    ranks: list[int]
    resigned: list[int]


class Clocks(Answer):
    """How the clocks of a match that goes on stand, all by the server's clock (`TableInfo.at`).

    `since`: when this turn began. `banks`: what each seat has for a turn that would begin now, or for this one when it
    began; null: the clock counts days. `paused`: since when. `overdue`: the others may end the match for who is to act.
    `out`: seats that bots play since their time ran out. `vacations`: what each seat has left; `away`: until when.
    `spared`: how much of lost connections is still not counted for each seat in this match, as this turn began.
    """

    since: int
    banks: list[int] | None
    paused: int | None
    overdue: bool
    out: list[int]
    vacations: list[int] | None
    away: list[int | None] | None
    spared: list[int] | None = None


class Series(Answer):
    """The matches of a table one after the other: how many are over, and how many of them each seat's people won."""

    matches: int
    won: list[int]


class TableInfo(Answer):
    """A table as one guest sees it.

    `state`: `cancelled` is a table that ended without a result.
    `revenge`: whether one may be offered. `repeats`: this match is a revenge, so its seed is known from the start.
    `open`: strangers find it among the public tables. `stand_in`: seconds until a bot plays for who is away, 0: never.
    `sides`: which side each seat plays for (without teams each its own).
    `host_seat`: where whoever opened the table sits; null: nowhere.
    `at`: what time it is at the server. `deadline`: when the time of who is to act is over, or the pause; null: no
    clock runs.
    `clocks`: null in lists, and where the match has not begun. `zone`: the time zone by which the nights of the guest
    asking are counted; null: they have no seat here, or said none yet, and then it is UTC.
    `bound`: while the table waits, whose browsers are to put something into the deal.
    `older_rules`: the rules of the game have changed since this match began; it ends by those of then.
    `starts_in`: everybody sits, and so many milliseconds after this was sent the match is dealt; null: no countdown.
    `quick`: a quick match, for whoever wants the same. `fills_in`: so many milliseconds after this was sent bots take
    the seats that are still free; null: never. `locked`: nobody new may sit down. `series`: null for the first match
    of a table.
    """

    table: str
    game: str
    options: JsonObject
    players: int
    pause: int
    state: TableState
    host: bool
    commitment: str
    seats: list[Seat]
    turn: int | None
    ply: int
    opened: int
    result: Outcome | None
    previous: str | None
    next: str | None
    revenge: bool
    repeats: bool
    open: bool
    stand_in: int
    sides: list[int]
    host_seat: int | None
    starts_in: int | None
    quick: bool
    fills_in: int | None
    locked: bool
    older_rules: bool
    bound: list[Bound]
    series: Series | None
    terms: Terms
    at: int
    deadline: int | None
    clocks: Clocks | None
    zone: str | None


class ProposalInfo(Answer):
    """Something that is proposed at a table and not settled; `n` tells it from others of its kind.

    `seat`: who proposed it; null, and then their `name`: somebody who plays no seat. `agreed`: the seats whose people
    agreed, `asked`: those whose agreement it takes.
    """

    kind: str
    n: int
    seat: int | None
    name: str
    params: JsonObject
    at: int
    agreed: list[int]
    asked: list[int]


class HistoryQuery(Request):
    """Which of the guest's tables; what is left out does not matter.

    `name`: part of what somebody else there is called. `since`, `before`: when the table was
    opened. `counts`: whether it is one that counts (`Terms.counts`). `after`: `History.next` of the page before.
    """

    game: Annotated[str, Meta(min_length=1, max_length=40)] | None = None
    name: Annotated[str, Meta(min_length=1, max_length=200)] | None = None
    state: Literal["waiting", "running", "over"] | None = None
    since: Moment | None = None
    before: Moment | None = None
    counts: Literal["yes", "no"] | None = None
    after: Annotated[str, Meta(pattern=r"^[0-9]{1,15}\.[a-z0-9]{1,40}$")] | None = None


class History(Answer):
    """A page of the guest's tables, newest first; `next` asks for the one after it, null after the last."""

    tables: list[TableInfo]
    next: str | None


class Awaiting(Answer):
    """The tables where it is the guest's turn, by their ids; who waits longest first."""

    tables: list[str]


class Ahead(Answer):
    """The move that is said ahead for a seat, which nobody else is told; null: none."""

    seat: int
    move: str | None


class AheadWish(Request):
    """What to play when it is this seat's turn, if all is as foreseen; null: nothing."""

    seat: SeatNumber
    move: MoveText | None = None
