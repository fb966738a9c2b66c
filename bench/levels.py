"""How strong bots are: each deal is played twice by two players, the seats exchanged, and points are counted.

    python -m bench.levels tokan 5 4 --deals 100 --ms 200 --option scoring=heads

A player is a level, or `uct` for plain UCT. `--ms` is the thinking time of UCT and of levels that mind the clock.
Prints one line: points of the first player (a draw is half a point), the share, and its standard error.
"""

import argparse
import math
from typing import Any

from tablee.bots.uct import UctBot
from tablee.core.bot import Bot
from tablee.core.game import Game
from tablee.games import find
from tablee.match.match import Match

UCT_NAME = "uct"


def player(game: Game[Any], name: str) -> Bot:
    """The bot of that name."""
    return UctBot(game) if name == UCT_NAME else game.bot(int(name))


def play(game: Game[Any], options: dict[str, str], deal: int, sides: list[Bot], ms: int) -> float:
    """The points of the bot that sits at seat 0 of `sides`, on the deal of that number."""
    match = Match.new(game, 2, options, f"levels {deal}")
    while (seat := match.turn) is not None:
        known, legal = match.information(seat), match.legal().moves
        match.play(seat, sides[seat].choose(known, legal, 1000 * deal + match.ply, ms).move)
    ranks = game.result(match.position).ranks
    assert ranks is not None
    return 0.5 if ranks[0] == ranks[1] else float(ranks[0] == 1)


def main() -> None:
    """See the module."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("game")
    arguments.add_argument("first")
    arguments.add_argument("second")
    arguments.add_argument("--deals", type=int, default=100)
    arguments.add_argument("--ms", type=int, default=200)
    arguments.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    asked = arguments.parse_args()
    game = find(asked.game)
    options = dict(text.split("=", 1) for text in asked.option)
    first, second = player(game, asked.first), player(game, asked.second)
    points: list[float] = []
    for number in range(asked.deals):
        points.append(play(game, options, number, [first, second], asked.ms))
        points.append(1 - play(game, options, number, [second, first], asked.ms))
    games, total = len(points), sum(points)
    share = total / games
    error = math.sqrt(sum((point - share) ** 2 for point in points)) / games
    print(
        f"{asked.game} {' '.join(asked.option)}: {asked.first} against {asked.second}, {asked.ms} ms: "
        f"{total:g} of {games} points, {100 * share:.1f} % +- {100 * error:.1f}",
        flush=True,
    )


if __name__ == "__main__":
    main()
