"""The ladder of programs and bots (docs/write-a-bot.md)."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from tablee.server.protocol.base import Answer, Request
from tablee.server.protocol.server_frames import Now, Step
from tablee.server.protocol.tables import TableInfo

EntrantKey: TypeAlias = Annotated[str, Meta(max_length=400)]


class LadderGame(Answer):
    """A game with a ladder, and its matches that count."""

    game: str
    matches: int


class Ladders(Answer):
    """The games with a ladder, and the limits of each entrant.

    `ms`: the time for a move; `reserve_ms`: the time beyond that for a whole match; `megabytes`: the memory (null: no
    limit); `days`: how long a match counts.
    """

    games: list[LadderGame]
    ms: int
    reserve_ms: int
    megabytes: int | None
    days: int


class LadderPlace(Answer):
    """An entrant: the game's bot of this `level`, or the operator's `program` of this name.

    `place`: null before its first match. `share`: its points for each match, 1 for a win and 1/2 for a tie, with the
    95 % interval from `low` to `high`. `illegal`, `late`, `failed`: the matches that it lost by an illegal move, too
    much time, or a program that failed. `moves`: those it thought about, in `ms` milliseconds.
    """

    key: str
    level: int | None
    program: str | None
    place: int | None
    share: float
    low: float
    high: float
    matches: int
    won: int
    tied: int
    illegal: int
    late: int
    failed: int
    moves: int
    ms: int


class LadderPair(Answer):
    """The share of `one` against `other`, as that of a place."""

    one: str
    other: str
    share: float
    low: float
    high: float
    matches: int


class LadderOfGame(Answer):
    """The ladder of a game, the best first; `at`: when it was made, null before the first match."""

    game: str
    at: int | None
    places: list[LadderPlace]
    pairs: list[LadderPair]


class PairQuery(Request):
    """A pair, by the keys of both."""

    one: EntrantKey = ""
    other: EntrantKey = ""


class LadderMatchInfo(Answer):
    """A match of a pair: by seat the keys and ranks; `plies`: its moves.

    `fault_of`: the seat that lost by a `fault`. `record`: the number of its record, null if it is no longer kept.
    """

    at: int
    seats: list[str]
    ranks: list[int]
    plies: int
    fault_of: int | None
    fault: Literal["illegal", "late", "failed"] | None
    record: int | None


class LadderReplay(Answer):
    """A match of the ladder as a table that is over, with every ply as a spectator of a finished match sees it."""

    match: LadderMatchInfo
    table: TableInfo
    plies: list[Step]
    now: Now
