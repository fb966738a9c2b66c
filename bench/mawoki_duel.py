"""Two players of Mawoki against each other, without the arena's records: they choose on whole positions.

It is for players that are no bots of this project: that cheat, or use another network. A player decides itself how
much of the position it uses.
"""

from collections.abc import Callable
from math import sqrt
from random import Random
from typing import Any

from tablee.core.rng import QuickStream
from tablee.games.mawoki import GAME
from tablee.games.mawoki.rules import play
from tablee.games.mawoki.scoring import standing

Player = Callable[[Any, Random], int]
"""Returns a move for the seat to act."""


def score(position: Any, seat: int) -> float:
    """Return 1 for a win, or a share of it if several seats win."""
    left = standing(position)
    return (left[seat] == min(left)) / left.count(min(left))


def duel(
    ours: Player, theirs: Player, deals: int, options: dict[str, str] | None = None
) -> tuple[float, float]:
    """Return the share of the points of `ours` and half a 95 % interval.

    Two players, both seats for each deal (two deals at least), default options unless `options` are given.
    """
    shares = []
    for number in range(deals):
        points = 0.0
        for own_seat in (0, 1):
            position: Any = GAME.new(2, options or {}, f"duel {number}")
            position.stream, chance = QuickStream(number), Random(f"duel {number} {own_seat}")
            while position.turn is not None:
                chooser = ours if position.turn == own_seat else theirs
                play(position, chooser(position, chance), None)
            points += score(position, own_seat)
        shares.append(points / 2)
    mean = sum(shares) / deals
    spread = sqrt(sum((share - mean) ** 2 for share in shares) / (deals - 1))
    return mean, 1.96 * spread / sqrt(deals)
