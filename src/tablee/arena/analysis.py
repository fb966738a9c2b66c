"""A finished match looked at again: each move beside the best one found, and how the chances swung."""

from collections.abc import Iterator
from itertools import pairwise
from typing import Any, Final

from msgspec import Struct

from tablee.bots.thinking import think
from tablee.bots.uct import UctBot, rewards
from tablee.core.bot import Reason
from tablee.match import Match

TURNING: Final = 0.15
"""A move is a turning point when it gives away or wins this much of the points, or more."""


class Judged(Struct):
    """One move. `ply` counts from 1; `best` and `reason` are what the strongest bot would have done and why.

    `loss`: the share of points (0 to 1) that the best move would have brought more, by what the seat could know;
    `shares`: what each seat could expect after the move. Where there was no choice, `best` is the move.
    """

    ply: int
    seat: int
    move: str
    best: str
    reason: Reason | None
    loss: float
    shares: list[float]


def judge(match: Match, ms: int, seed: int = 0) -> Iterator[Judged]:
    """Every move of `match`, with `ms` milliseconds of thought each.

    The strongest bot says what it would have done; plain UCT then compares the two moves on equal terms. Where the
    bot's move turns out worse than the one made, nothing was lost.
    """
    game = match.game
    uct = UctBot(game)
    for number, played in enumerate(match.moves):
        position: Any = match.positions[number]
        known = game.information(position, played.seat)
        legal = game.legal(position)
        chance = seed + 2 * number
        best, reason = played.move, None
        if len(legal.moves) > 1 or legal.more:
            choice = think(game, known, legal.moves, None, ms // 2, chance)
            best, reason = choice.move, choice.reason
        shares = uct.assess(known, played.move, chance, ms // 4)
        loss = 0.0
        if best != played.move:
            loss = max(0.0, uct.assess(known, best, chance, ms // 4)[played.seat] - shares[played.seat])
        if number + 1 == match.ply and match.outcome is not None:
            shares = rewards(match.outcome.ranks)
        yield Judged(number + 1, played.seat, played.move, best, reason, loss, shares)


def turning_points(judged: list[Judged]) -> list[Judged]:
    """The moves after which the expectation of whoever moved had changed most, in the order of the match."""
    found: list[Judged] = []
    for before, after in pairwise(judged):
        if abs(after.shares[after.seat] - before.shares[after.seat]) >= TURNING:
            found.append(after)
    return found
