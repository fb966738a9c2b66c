"""The time to list the moves of Rummikub with four players: `python -m bench.rummikub_legal`.

It uses every fourth position of some matches between the weakest bots, in both ways of taking turns; the least of two
times of this process counts.
"""

import statistics
import time
from collections.abc import Iterator

from tablee.games.rummikub import GAME
from tablee.games.rummikub.moves import MOST_SELECTIONS
from tablee.games.rummikub.position import RummikubPosition

MATCHES = 6
PLAYERS = 4
PLIES = 160
EVERY = 4
ASKED_MS = 3.0


def positions() -> Iterator[RummikubPosition]:
    """Yield positions in which a seat is to act."""
    bot = GAME.bot(min(GAME.bot_levels))
    for number in range(MATCHES):
        turns = "play-or-draw" if number % 2 else "draw-discard"
        position = GAME.new(PLAYERS, {"turns": turns}, f"legal {number}")
        for ply in range(PLIES):
            if position.turn is None:
                break
            if ply % EVERY == 0:
                yield GAME.copy(position)
            known, moves = GAME.information(position, position.turn), GAME.legal_sample(position).moves
            GAME.play(position, bot.choose(known, moves, ply, None).move)


def milliseconds(position: RummikubPosition) -> float:
    """Return the milliseconds to list its moves."""
    taken = []
    for _ in range(2):
        began = time.process_time()
        GAME.legal(position)
        taken.append(time.process_time() - began)
    return 1000 * min(taken)


def main() -> None:
    """Print the distribution."""
    times = sorted(milliseconds(position) for position in positions())
    median, slow = statistics.median(times), statistics.quantiles(times, n=20)[-1]
    print(
        f"  legal in {len(times)} positions of matches of {PLAYERS}, at most {MOST_SELECTIONS} selections: "
        f"median {median:.2f} ms, 95 % {slow:.2f} ms (asked: {ASKED_MS:g}), most {times[-1]:.2f} ms"
    )


if __name__ == "__main__":
    main()
