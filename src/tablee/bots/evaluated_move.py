"""One judged move, as the evaluation of a match yields it; it needs no package beyond the rules."""

from dataclasses import dataclass

from tablee.core.bot import Reason


@dataclass(slots=True)
class EvaluatedMove:
    """One move. `ply` counts from 1; `best` and `reason` are the move of the strongest bot and its reason.

    `choice`: true if the seat had several moves; if not, `best` is the move made. `loss`: the share of points (0 to 1)
    that the best move would have gained, by what the seat could know. It is 0 if chance may explain the difference,
    and None if there was no time to compare. `before`, `shares`: the share of the seats it plays against that each
    seat could expect to beat before and after the move. `turns`: true if the match turned here.
    """

    ply: int
    seat: int
    move: str
    choice: bool
    best: str
    reason: Reason | None
    loss: float | None
    before: list[float]
    shares: list[float]
    turns: bool
