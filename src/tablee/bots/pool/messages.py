"""What the pool and its workers tell each other, a JSON object a line."""

from typing import Any, Final, Literal, TypeAlias

from msgspec import Struct

from tablee.core.bot import Reason
from tablee.core.root_parallel import Grown, Part, Tried

LINE_LIMIT: Final = 1 << 20
"""Bytes of the longest answer."""


class Decision(Struct, frozen=True, tag="decision"):
    """Which move? `known` and `moves` are those of the seat to act, as `Bot.choose` takes them.

    `ms`: thinking time in milliseconds, None for what the level takes; `more`: the answer need not be one of `moves`,
    for whoever asks holds it against the rules. Even where all moves are listed, some can be written in several ways.
    `rules`: the version of the game's rules; 0: today's.

    For bots that search by trees (`tablee.core.root_parallel`): so many `iterations` instead of what the level takes,
    shared by so many `trees`, with the same choice for the same seed however many processes grow them. Trees that a
    clock ends are at most so many (0: not bounded), one more for each worker that nobody waits for.
    """

    game: str
    known: dict[str, Any]
    moves: list[str]
    level: int
    ms: int | None = None
    seed: int = 0
    more: bool = False
    rules: int = 0
    iterations: int = 0
    trees: int = 1


class Growth(Struct, frozen=True, tag="growth"):
    """What does one of the trees of a decision find? An empty line after the question says: answer now."""

    decision: Decision
    part: Part


class Findings(Struct, frozen=True, array_like=True):
    """What a tree found, on its way: a `Grown`, which does not say what its list holds once it is compiled."""

    tried: list[tuple[str, int, float]]
    iterations: int
    whole: bool

    @classmethod
    def of(cls, grown: Grown) -> "Findings":
        """The same to be sent."""
        return cls([*grown.tried], grown.iterations, grown.whole)

    def grown(self) -> Grown:
        """The same to be summed."""
        return Grown([Tried(*one) for one in self.tried], self.iterations, self.whole)


class Conclusion(Struct, frozen=True, tag="conclusion"):
    """Which move, by what its trees `grown` found?"""

    decision: Decision
    grown: list[Findings]


class Assessment(Struct, frozen=True, tag="assessment"):
    """What can each seat expect? With a `move`, once it is made, `position` being what its seat knows; else of that
    whole `position` of a match that is over. At most `ms` milliseconds and so many `playouts`. `rules`: their version.
    """

    game: str
    position: dict[str, Any]
    move: str | None
    ms: int
    playouts: int
    seed: int
    rules: int = 0


class Ruling(Struct, frozen=True, tag="ruling"):
    """What do the rules say? Of a whole `position`; `text` is the move to `apply` or the draft to `examine`.

    `rules`: their version; 0: today's.
    """

    do: Literal["legal", "apply", "examine"]
    position: dict[str, Any]
    text: str = ""
    rules: int = 0


Query: TypeAlias = Decision | Growth | Conclusion | Assessment | Ruling


class Question(Struct):
    """Something asked of a worker, which ends itself after `seconds`, should nobody be left to do it."""

    id: int
    asked: Query
    seconds: float


class Refused(Struct):
    """A ruling that there is none: what is wrong with the question, or what it would have taken to answer it."""

    code: str
    params: dict[str, Any]


class Answer(Struct):
    """This one; or `failure`, what went wrong, and no move. The answer 0 to no question says: ready.

    `seconds`: how long it was thought about, by the worker's own clock.

    To a growth: what was `grown`. To an assessment: what each seat can expect, and on how many `playouts` that rests.
    To a ruling: `told`, or why it is `refused`.

    `spent`: the worker has come near its bound of memory, and is better replaced before the next question.
    """

    id: int
    move: str | None = None
    notes: dict[str, Any] = {}
    reason: Reason | None = None
    failure: str | None = None
    shares: list[float] = []
    playouts: int = 0
    grown: Findings | None = None
    seconds: float = 0.0
    told: dict[str, Any] | None = None
    refused: Refused | None = None
    spent: bool = False
