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

    - `own`: the guest has the seat, even if they resigned and watch a bot play it; then it is not `mine`.
    - `level`: null for a bot that is a program, called `name`; a guest's own has its owner in it.
    - `stood_in`: a bot plays the seat until its player is back.
    - `steps_in`: the player is away, and a bot begins to play for them in this number of milliseconds after sending;
      null: no bot is to step in.
    - `face`: null for a free seat.
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
    """The browser of this seat's guest is bound to contribute to the deal; `shown`: it has revealed its bytes."""

    seat: int
    commitment: str
    shown: bool


class Outcome(Answer):
    """The end of a match; `scores` is null if a player gave up."""

    scores: list[int] | None
    ranks: list[int]
    resigned: list[int]


class Clocks(Answer):
    """The state of the clocks of a match that goes on, by the server's clock (`TableInfo.at`).

    - `since`: when this turn began.
    - `banks`: the time of each seat for a turn that would begin now; for this turn, when it began; null: the clock
      counts days.
    - `paused`: since when.
    - `overdue`: the others may end the match for the seat that is to act.
    - `out`: seats that bots play since their time ran out.
    - `vacations`: the time that each seat has left; `away`: until when.
    - `spared`: the time of lost connections that is still not counted for each seat in this match, as this turn
      began.
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
    """The matches of a table one after the other: the number that are over, and how many each seat's people won."""

    matches: int
    won: list[int]


class Consents(Answer):
    """The guest's own answer, if researchers may use the moves of this match; it is given if all who ever played agree.

    `own`: the guest agrees. `asked`: people by seat, and those whose seats others took over. Nothing depends on the
    answers of others: of two players, a count would show the answer of the other.
    """

    own: bool
    asked: int


class ConsentWish(Request):
    """True lets researchers use the moves of the match, as far as this guest is concerned."""

    agree: bool


class TableInfo(Answer):
    """A table as one guest sees it.

    - `state`: `cancelled` is a table that ended without a result.
    - `revenge`: one may be offered. `repeats`: this match is a revenge, so its seed is known from the start.
    - `open`: strangers find it among the public tables.
    - `stand_in`: seconds until a bot plays for a player who is away, 0: never.
    - `sides`: the side of each seat (without teams each its own).
    - `host_seat`: the seat of the host; null: none.
    - `at`: the server's time.
    - `deadline`: the end of the time of the seat that is to act, or of the pause; null: no clock runs.
    - `clocks`: null in lists, and before the match has begun.
    - `zone`: the time zone in which the nights of this guest count; null: they have no seat here, or have
      set no zone yet, and then it is UTC.
    - `bound`: while the table waits, the seats whose browsers are to contribute to the deal.
    - `older_rules`: the rules of the game have changed since this match began; it ends by the older ones.
    - `starts_in`: all seats are taken, and the match is dealt in this number of milliseconds after sending; null: no
      countdown.
    - `quick`: a quick match.
    - `fills_in`: bots take the seats that are still free in this number of milliseconds after sending; null: never.
    - `locked`: nobody new may sit down.
    - `series`: null for the first match of a table.
    - `consents`: null for those who have and had no seat.
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
    consents: Consents | None = None


class ServerAddress(Answer):
    """The beginning of links for other people, such as `http://192.168.1.20:8000`."""

    address: str


class ProposalInfo(Answer):
    """An open proposal at a table; `n` distinguishes it from others of its kind.

    `own`: true for its author. `seat`: that of its author; null, with a `name`: the author plays no seat. `agreed`:
    the seats whose people agreed, `asked`: those whose agreement is needed.
    """

    kind: str
    n: int
    own: bool
    seat: int | None
    name: str
    params: JsonObject
    at: int
    agreed: list[int]
    asked: list[int]


class HistoryQuery(Request):
    """A search among the guest's tables; missing keys match all.

    `name`: part of another player's name. `since`, `before`: when the table was opened. `counts`: true if it is a
    match that counts (`Terms.counts`). `after`: `History.next` of the page before.
    """

    game: Annotated[str, Meta(min_length=1, max_length=40)] | None = None
    name: Annotated[str, Meta(min_length=1, max_length=200)] | None = None
    state: Literal["waiting", "running", "over"] | None = None
    since: Moment | None = None
    before: Moment | None = None
    counts: Literal["yes", "no"] | None = None
    after: Annotated[str, Meta(pattern=r"^[0-9]{1,15}\.[a-z0-9]{1,40}$")] | None = None


class History(Answer):
    """A page of the guest's tables, newest first; `next` requests the page after it, null after the last."""

    tables: list[TableInfo]
    next: str | None


class Awaiting(Answer):
    """The ids of the tables that await the guest's turn; longest wait first."""

    tables: list[str]


class Ahead(Answer):
    """The move made ahead for a seat, which is sent to nobody else; null: none."""

    seat: int
    move: str | None


class AheadWish(Request):
    """The move to play when it is this seat's turn, if everything is as foreseen; null: none."""

    seat: SeatNumber
    move: MoveText | None = None
