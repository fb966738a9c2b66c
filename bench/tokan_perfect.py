"""The ply from which level 5 of TOKAN plays perfectly within a second.

    python -m bench.tokan_perfect --positions 500 --from-ply 10
    python -m bench.tokan_perfect --positions 40 --from-ply 6 --to-ply 9 --checker proof --patience 5

Random games are played to their end. In each position, the first move being ply 1, the level is asked for a move.
*Settled* is the share of positions in which it reports to know the outcome. *Perfect* is the share in which its move
has the best possible outcome (win, draw or loss). An exhaustive solver finds that outcome with several
times the level's time. It is not the program of the level's proofs, but a search to the end of every line. If that
takes too long, a longer proof with another table follows (`--checker proof`: immediately). Positions that it cannot
settle count as not perfect, and are listed as unknown. The share of positions with a single move is listed too. All
times are of the process, so that other programs have little influence.
"""

import argparse
from collections import Counter
from collections.abc import Callable, Iterator
from random import Random
from time import process_time
from typing import Any

from tablee.games.tokan import GAME
from tablee.games.tokan.bots import bot
from tablee.games.tokan.evaluation import Evaluator
from tablee.games.tokan.proof import Proof
from tablee.games.tokan.search import DEEPEST, SURE_WIN, Search
from tablee.games.tokan.transposition import TranspositionTable

LEVEL = 5
SOLVER_TABLE_BITS = 22
WIN, DRAW = 1, 0

Checker = Callable[[Any, float], int | None]
"""The outcome of best play for the seat to move, 1, 0 or -1; None if it was not settled in the given seconds."""


def by_proof(position: Any, seconds: float) -> int | None:
    """Return the outcome by proof or refutation of a win, then of a draw."""
    evaluator = Evaluator(position.options["scoring"])
    proof = Proof(position.board.copy(), evaluator, SOLVER_TABLE_BITS, process_time)
    until = process_time() + seconds
    won = proof.ask(WIN, 0, until)
    if won is not False:
        return 1 if won else None
    drawn = proof.ask(DRAW, 0, until)
    return None if drawn is None else 0 if drawn else -1


def by_search(position: Any, seconds: float) -> int | None:
    """Return the outcome by a search to the end of every line; if time runs out, by a proof."""
    board = position.board.copy()
    search = Search(
        board, Evaluator(position.options["scoring"]), TranspositionTable(SOLVER_TABLE_BITS), process_time
    )
    search.run([board.shape.codes[move] for move in GAME.legal(position).moves], DEEPEST, 0, seconds)
    if not search.exact:
        return by_proof(position, seconds)
    return 1 if search.value > SURE_WIN else -1 if search.value < -SURE_WIN else 0


def outcome_after(position: Any, move: str, checker: Checker, seconds: float) -> int | None:
    """Return the outcome of a move for the seat that makes it."""
    child, _ = GAME.apply(position, move)
    ranks = GAME.result(child).ranks
    if ranks is not None:
        won: int = ranks[1 - position.turn] - ranks[position.turn]
        return won
    best = checker(child, seconds)
    return None if best is None else -best


def positions(scoring: str, first: int, last: int) -> Iterator[tuple[int, int, Any]]:
    """Yield number of the game, ply and position, along one random game after another."""
    game = 0
    while True:
        chance = Random(f"perfect {game}")
        position, ply = GAME.new(2, {"scoring": scoring}, f"perfect {game}"), 1
        while position.turn is not None and ply <= last:
            if ply >= first:
                yield game, ply, position
            moves = GAME.legal(position).moves
            position, _ = GAME.apply(position, moves[int(chance.random() * len(moves))])
            ply += 1
        game += 1


def judged(position: Any, seed: int, ms: int, checker: Checker, seconds: float) -> list[str]:
    """Return the properties of one position to be counted."""
    known, moves = GAME.information(position, position.turn), GAME.legal(position).moves
    if len(moves) == 1:
        return ["all", "single", "settled", "perfect"]
    choice = bot(LEVEL, process_time).choose(known, moves, seed, ms)
    found = ["all", "settled"] if choice.notes["exact"] else ["all"]
    best = checker(position, seconds)
    # If the best outcome is a loss, no move is worse.
    got = best if best in (None, -1) else outcome_after(position, choice.move, checker, seconds)
    if got is None:
        return [*found, "unknown"]
    return [*found, "perfect"] if got == best else found


def main() -> None:
    """Run the benchmark as the module describes."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--positions", type=int, default=500)
    arguments.add_argument("--ms", type=int, default=1000)
    arguments.add_argument(
        "--patience", type=int, default=20, help="the solver's time, in times that of the level"
    )
    arguments.add_argument("--from-ply", type=int, default=10)
    arguments.add_argument("--to-ply", type=int, default=DEEPEST)
    arguments.add_argument("--scoring", default="towers")
    arguments.add_argument("--checker", choices=("search", "proof"), default="search")
    asked = arguments.parse_args()
    checker = by_proof if asked.checker == "proof" else by_search
    counts: Counter[tuple[str, int]] = Counter()
    total = 0
    for game, ply, position in positions(asked.scoring, asked.from_ply, asked.to_ply):
        found = judged(position, game, asked.ms, checker, asked.ms * asked.patience / 1000)
        counts.update((name, ply) for name in found)
        if "perfect" not in found:
            print(f"not perfect: game {game}, ply {ply}, {found}", flush=True)
        total += 1
        if total == asked.positions:
            break
    print(f"level {LEVEL}, {asked.ms} ms, {asked.scoring}, {total} positions, checked by {asked.checker}")
    for ply in sorted({ply for _, ply in counts}):
        line = {name: counts[name, ply] for name in ("all", "single", "settled", "perfect", "unknown")}
        print(
            f"ply {ply:2}: {line['all']:3} positions ({line['single']} with one move), settled {line['settled']}, "
            f"perfect {line['perfect']}, unknown {line['unknown']}"
        )
    perfect = sum(count for (name, _), count in counts.items() if name == "perfect")
    print(f"perfect: {perfect} of {total}, {100 * perfect / total:.1f} %")


if __name__ == "__main__":
    main()
