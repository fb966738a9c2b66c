"""The part of luck in Mawoki: `python -m bench.mawoki_luck --games 400 --iterations 1000`.

A player who cheats, seeing all hands, searches as level 5 does; it plays random moves, and itself without cheating.
No honest player can be expected to do better than it does. Two players, every deal from both seats.
"""

import argparse
from random import Random
from typing import Any

from bench.mawoki_duel import Player, duel
from tablee.core.search import Search
from tablee.games.mawoki import GAME
from tablee.games.mawoki.bots import EXPLORATION
from tablee.games.mawoki.moves import legal
from tablee.games.mawoki.worlds import MawokiWorlds


def at_random(position: Any, chance: Random) -> int:
    """Return any legal move."""
    return chance.choice(legal(position))


def searching(iterations: int, cheating: bool) -> Player:
    """Return level 5 with so many iterations, without its memory of others' moves; if `cheating`, hands are open."""

    def choose(position: Any, chance: Random) -> int:
        moves = legal(position)
        if len(moves) == 1:
            return moves[0]
        known = GAME.information(position, position.turn)
        if cheating:
            known["hands"] = GAME.dump(position)["hands"]
        search = Search(MawokiWorlds(known), chance.getrandbits(60), EXPLORATION)
        search.run(iterations, 0.0)
        return search.best().move

    return choose


def main() -> None:
    """Print the advantage of cheating."""
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
