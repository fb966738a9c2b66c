"""From which ply on level 5 of TOKAN plays perfectly within a second.

    python -m bench.tokan_perfect --games 20 --ms 1000

Random games are played to their end. At each ply the level is asked for a move: *settled* is the share of positions in
which it says that it looked to the end of the game; *perfect* the share in which its move brings the best outcome (win,
draw or loss) that there is, found by a search to the end of every line with several times its time. Positions that
even this search cannot settle are counted as neither and listed as unknown.
"""

import argparse
from random import Random
from typing import Any

from tablee.games.tokan import GAME
from tablee.games.tokan.evaluation import Judge
from tablee.games.tokan.search import DEEPEST, SURE_WIN, Search
from tablee.games.tokan.table import Table

LEVEL = 5
SOLVER_TABLE_BITS = 22


def outcome(position: Any, seconds: float) -> int | None:
    """Best play's outcome for the seat to move, 1, 0 or -1; None if `seconds` are not enough to settle it."""
    board = position.board.copy()
    search = Search(board, Judge(position.options["scoring"]), Table(SOLVER_TABLE_BITS))
    search.run([board.shape.codes[move] for move in GAME.legal(position).moves], DEEPEST, 0, seconds)
    if not search.exact:
        return None
    return 1 if search.value > SURE_WIN else -1 if search.value < -SURE_WIN else 0


def outcome_after(position: Any, move: str, seconds: float) -> int | None:
    """The outcome of a move for the seat that makes it."""
    child, _ = GAME.apply(position, move)
    ranks = GAME.result(child).ranks
    if ranks is not None:
        won: int = ranks[1 - position.turn] - ranks[position.turn]
        return won
    best = outcome(child, seconds)
    return None if best is None else -best


def main() -> None:
    """See the module."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--games", type=int, default=20)
    arguments.add_argument("--ms", type=int, default=1000)
    arguments.add_argument(
        "--patience", type=int, default=10, help="the solver's time, in times that of the level"
    )
    arguments.add_argument("--from-ply", type=int, default=3)
    arguments.add_argument("--scoring", default="towers")
    asked = arguments.parse_args()
    seconds = asked.ms * asked.patience / 1000
    positions, settled, perfect, unknown = ([0] * 60 for _ in range(4))
    for game in range(asked.games):
        chance = Random(f"perfect {game}")
        position = GAME.new(2, {"scoring": asked.scoring}, f"perfect {game}")
        ply = 0
        while position.turn is not None:
            moves = GAME.legal(position).moves
            if ply >= asked.from_ply:
                known = GAME.information(position, position.turn)
                choice = GAME.bot(LEVEL).choose(known, moves, game, asked.ms)
                best = outcome(position, seconds)
                got = None if best is None else outcome_after(position, choice.move, seconds)
                positions[ply] += 1
                settled[ply] += bool(choice.notes["exact"])
                unknown[ply] += got is None
                perfect[ply] += got is not None and got == best
            position, _ = GAME.apply(position, moves[int(chance.random() * len(moves))])
            ply += 1
    print(
        f"level {LEVEL}, {asked.ms} ms, {asked.scoring}, {asked.games} random games; the first move is ply 1"
    )
    for ply, count in enumerate(positions):
        if count:
            print(
                f"ply {ply + 1:2}: {count:3} positions, settled {100 * settled[ply] / count:3.0f} %, "
                f"perfect {100 * perfect[ply] / count:3.0f} %, unknown {unknown[ply]}",
                flush=True,
            )


if __name__ == "__main__":
    main()
