"""The messages between a pool and its workers, one JSON object a line."""

from typing import Any, Final, Literal, TypeAlias

from msgspec import Struct

from tablee.core.bot import Reason
from tablee.core.root_parallel import Grown, Part, Tried

LINE_LIMIT: Final = 1 << 20
"""Bytes of the longest answer."""


class Decision(Struct, frozen=True, tag="decision"):
    """Asks for a move. `known` and `moves` are those of the seat to act, as `Bot.choose` takes them.

    `ms`: thinking time in milliseconds, None for the level's own. `more`: the answer may be a move outside `moves`,
    because the caller checks it against the rules. Even if all moves are listed, some can be written in several ways.
    `rules`: the version of the game's rules; 0 means the current one. For bots that search by trees
    (`tablee.core.root_parallel`): `iterations` replaces the level's own number, shared by `trees`; the choice depends
    on the seed, not on the number of processes. If a clock ends the search, there is one tree, plus one for each idle
    worker, `trees` at most (0: no limit).
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
    """Asks for one of the trees of a decision. An empty line after the question means: answer now."""

    decision: Decision
    part: Part


class Findings(Struct, frozen=True, array_like=True):
    """What a tree found, as a message: a `Grown`, whose compiled class does not declare the type of its list."""

    tried: list[tuple[str, int, float]]
    iterations: int
    whole: bool

    @classmethod
    def of(cls, grown: Grown) -> "Findings":
        """Return the message for `grown`."""
        return cls([*grown.tried], grown.iterations, grown.whole)

    def grown(self) -> Grown:
        """Return the `Grown`, to be added up."""
        return Grown([Tried(*one) for one in self.tried], self.iterations, self.whole)


class Conclusion(Struct, frozen=True, tag="conclusion"):
    """Asks for the move, given what the trees `grown` found."""

    decision: Decision
    grown: list[Findings]


class Assessment(Struct, frozen=True, tag="assessment"):
    """Asks what each seat can expect.

    With a `move`: after that move, and `position` holds what its seat knows. Without one: in the whole `position` of a
    finished match. At most `ms` milliseconds and `playouts` playouts. `rules`: the version of the rules.
    """

    game: str
    position: dict[str, Any]
    move: str | None
    ms: int
    playouts: int
    seed: int
    rules: int = 0


class Ruling(Struct, frozen=True, tag="ruling"):
    """Asks what the rules say about a whole `position`; `text` is the move to `apply` or the draft to `examine`.

    `rules`: the version of the rules; 0 means the current one.
    """

    do: Literal["legal", "apply", "examine"]
    position: dict[str, Any]
    text: str = ""
    rules: int = 0


Query: TypeAlias = Decision | Growth | Conclusion | Assessment | Ruling


class Question(Struct):
    """A question to a worker, which ends itself after `seconds` in case its parent no longer can."""

    id: int
    asked: Query
    seconds: float


class Refused(Struct):
    """A ruling was refused: `code` names what is wrong with the question, or the limit that it exceeded."""

    code: str
    params: dict[str, Any]


class Answer(Struct):
    """The answer: a move, or `failure`, what went wrong, and no move. Answer 0, to no question, means: ready.

    `seconds`: the time of answering, by the worker's own clock.
    To a growth: what was `grown`. To an assessment: the `shares` that each seat can expect, and on how many `playouts`
    they rest. To a ruling: `ruling`, or why it is `refused`.
    `spent`: the worker is near its memory limit and should be replaced before the next question.
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
    ruling: dict[str, Any] | None = None
    refused: Refused | None = None
    spent: bool = False
