"""The lines between a server and the process that plays for its ladder, one JSON object a line."""

from typing import Final, Literal, TypeAlias

from msgspec import Struct

LONGEST_LINE: Final = 1 << 26
"""Bytes of the longest line: all deals of a game, or two records."""

FaultKind: TypeAlias = Literal["illegal", "late", "failed"]
"""A move that is not legal, too much time, or a program that ended, answered nonsense or could not be started."""


class Contender(Struct, frozen=True):
    """One of the two players of a deal: its key on the ladder, its name in records, and the command of its program."""

    key: str
    name: str
    command: tuple[str, ...]


class PlayDeal(Struct, frozen=True, tag_field="do", tag="play"):
    """Asks for both matches of a deal. `ms`: the time for a move; `memory`: bytes for a process (None: no limit)."""

    game: str
    seed: str
    contenders: tuple[Contender, Contender]
    ms: int
    memory: int | None


class Fault(Struct, frozen=True):
    """Why a match ended before its rules ended it: the seat that lost by it, and the kind of its fault."""

    seat: int
    kind: FaultKind


class LadderMatch(Struct, frozen=True):
    """One match: by seat the keys, the ranks, the moves that were thought about, and the milliseconds for them."""

    seats: tuple[str, str]
    ranks: tuple[int, int]
    moves: tuple[int, int]
    ms: tuple[int, int]
    plies: int
    fault: Fault | None = None


class LadderDeal(Struct, frozen=True):
    """The two matches of a deal, one from each seat. `number` distinguishes it from all other deals."""

    number: int
    matches: tuple[LadderMatch, LadderMatch]


class RankDeals(Struct, frozen=True, tag_field="do", tag="rank"):
    """Asks for the standings after these deals of a game."""

    deals: list[LadderDeal]


class Go(Struct, frozen=True, tag_field="do", tag="go"):
    """Lets the process start one program, or ask for one move."""


ServerLine: TypeAlias = PlayDeal | RankDeals | Go


class MayI(Struct, frozen=True, tag_field="say", tag="may"):
    """Asks for a `Go`: the machine may have better things to do."""


class Said(Struct, frozen=True, tag_field="say", tag="said"):
    """A line that a program wrote to standard error, after `left_out` others."""

    key: str
    line: str
    left_out: int


class DealPlayed(Struct, frozen=True, tag_field="say", tag="played"):
    """Both matches of a deal, and their records as text."""

    matches: tuple[LadderMatch, LadderMatch]
    records: tuple[str, str]


class Place(Struct, frozen=True):
    """One entrant on the ladder.

    `share`: its points for each match, 1 for a win and 1/2 for a tie, with the 95 % interval from `low` to `high`.
    `won`, `tied`: matches; `illegal`, `late`, `failed`: matches lost by a fault. `moves` were thought about in `ms`.
    """

    key: str
    place: int
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


class PairShare(Struct, frozen=True):
    """The share of `one` against `other`, with its 95 % interval."""

    one: str
    other: str
    share: float
    low: float
    high: float
    matches: int


class Standings(Struct, frozen=True, tag_field="say", tag="standings"):
    """The ladder of a game: the best first, and each pair once."""

    places: list[Place]
    pairs: list[PairShare]


ProcessLine: TypeAlias = MayI | Said | DealPlayed | Standings
