"""How much of Mawoki is luck: `python -m bench.mawoki_luck --games 400 --iterations 1000`.

A player who cheats, seeing all hands, searches as level 5 does; it plays random moves, and itself without cheating.
No honest player can be expected to do better than it does. Two at a table, every deal from both seats.
"""

import argparse
from collections.abc import Callable
from math import sqrt
from random import Random
from typing import Any

from tablee.core.rng import QuickStream
from tablee.core.search import Search
from tablee.games.mawoki import GAME
from tablee.games.mawoki.bots import EXPLORATION
from tablee.games.mawoki.moves import legal_moves
from tablee.games.mawoki.turn import cards_left, play
from tablee.games.mawoki.worlds import MawokiWorlds

Player = Callable[[Any, Random], int]
"""Chooses among the moves of a position; what it may look at is its own affair."""


def at_random(position: Any, chance: Random) -> int:
    """Any legal move."""
    return chance.choice(legal_moves(position))


def searching(iterations: int, cheating: bool) -> Player:
    """Level 5 with so many iterations, without its memory of what others did; if `cheating` all hands lie open."""

    def choose(position: Any, chance: Random) -> int:
        moves = legal_moves(position)
        if len(moves) == 1:
            return moves[0]
        known = GAME.information(position, position.turn)
        if cheating:
            known["hands"] = GAME.dump(position)["hands"]
        search = Search(MawokiWorlds(known), chance.getrandbits(60), EXPLORATION)
        search.run(iterations, 0.0)
        return search.best().move

    return choose


def duel(ours: Player, theirs: Player, deals: int) -> tuple[float, float]:
    """The share of the points of `ours`, and half a 95 % interval."""
    shares = []
    for number in range(deals):
        points = 0.0
        for own_seat in (0, 1):
            position: Any = GAME.new(2, {}, f"luck {number}")
            position.stream, chance = QuickStream(number), Random(f"luck {number} {own_seat}")
            while position.turn is not None:
                move = (ours if position.turn == own_seat else theirs)(position, chance)
                play(position, move, None)
            own, other = cards_left(position)[own_seat], cards_left(position)[1 - own_seat]
            points += 0.5 if own == other else float(own < other)
        shares.append(points / 2)
    mean = sum(shares) / deals
    spread = sqrt(sum((share - mean) ** 2 for share in shares) / max(1, deals - 1))
    return mean, 1.96 * spread / sqrt(deals)


def main() -> None:
    """Print what cheating is worth."""
    reader = argparse.ArgumentParser()
    reader.add_argument("--games", type=int, default=400)
    reader.add_argument("--iterations", type=int, default=1000)
    asked = reader.parse_args()
    cheater = searching(asked.iterations, cheating=True)
    honest = searching(asked.iterations, cheating=False)
    for name, ours, theirs in (
        ("seeing all hands, against random moves", cheater, at_random),
        ("honest, against random moves", honest, at_random),
        ("seeing all hands, against the honest one", cheater, honest),
    ):
        share, half = duel(ours, theirs, asked.games // 2)
        print(f"  {name:42} {100 * share:5.1f} % ± {100 * half:.1f}  ({asked.games} games)", flush=True)


if __name__ == "__main__":
    main()
