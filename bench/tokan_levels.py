"""How strong the bots of TOKAN are: each opening is played twice with the colours exchanged, and points are counted.

    python -m bench.tokan_levels 5 4 --openings 100 --ms 200 --scoring heads

A player is a level, or `uct` for plain UCT. `--ms` is the thinking time of level 5 and of UCT. Prints one line: points
of the first player (a draw is half a point), the share, and its standard error.
"""

import argparse
import math
from typing import Any

from tablee.bots.uct import UctBot
from tablee.core.bot import Bot
from tablee.games.tokan import GAME

TIMED_LEVEL = 5
UCT_NAME = "uct"


def player(name: str, ms: int) -> tuple[Bot, int | None]:
    """The bot of that name and the thinking time it is asked with."""
    if name.partition(":")[0] == UCT_NAME:
        return UctBot(GAME), ms * int(name.partition(":")[2] or 1)
    return GAME.bot(int(name)), ms if int(name) == TIMED_LEVEL else None


def play(options: dict[str, Any], opening: int, sides: list[tuple[Bot, int | None]]) -> float:
    """The points of the bot that sits at seat 0 of `sides`, on the opening position of that number."""
    position = GAME.new(2, options, f"levels {opening}")
    ply = 0
    while position.turn is not None:
        bot, ms = sides[position.turn]
        legal = GAME.legal(position).moves
        GAME.play(
            position,
            bot.choose(GAME.information(position, position.turn), legal, 1000 * opening + ply, ms).move,
        )
        ply += 1
    ranks = GAME.result(position).ranks
    assert ranks is not None
    return 0.5 if ranks[0] == ranks[1] else float(ranks[0] == 1)


def main() -> None:
    """See the module."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("first")
    arguments.add_argument("second")
    arguments.add_argument("--openings", type=int, default=100)
    arguments.add_argument("--ms", type=int, default=200)
    arguments.add_argument("--scoring", default="towers")
    arguments.add_argument("--setup", default="random")
    asked = arguments.parse_args()
    options = {"scoring": asked.scoring, "setup": asked.setup}
    first, second = player(asked.first, asked.ms), player(asked.second, asked.ms)
    points: list[float] = []
    for number in range(asked.openings):
        points.append(play(options, number, [first, second]))
        points.append(1 - play(options, number, [second, first]))
    games, total = len(points), sum(points)
    share = total / games
    error = math.sqrt(sum((point - share) ** 2 for point in points)) / games
    print(
        f"{asked.first} against {asked.second}, {asked.scoring}, {asked.setup}, {asked.ms} ms: "
        f"{total:g} of {games} points, {100 * share:.1f} % +- {100 * error:.1f}",
        flush=True,
    )


if __name__ == "__main__":
    main()
