"""Fits the judgement of a board before its first move, and compares ways to place tiles in TOKAN's draft.

    python -m bench.tokan_draft fit --scoring towers --boards 4000
    python -m bench.tokan_draft duel --one 5000 --other halving --deals 200 --level 3

`fit`: random boards are played to their end by the bots of a level. Least squares find how much a way onto an own
animal, a way onto another one, and an animal out of the corner add to the chance to win (`draft_worlds.py`).

`duel`: both sides draft in their own way, and then play with the same level. Every deal is drafted from both seats.
A way to draft is a number of iterations of the search (`5000`), or a time (`250ms`). `halving` is the sampling of the
lower levels: with a number of rounds (`halving:40` as level 4), or until one placement is left.
"""

import argparse
from collections.abc import Callable
from random import Random
from typing import Any

import numpy as np

from tablee.arena.intervals import Tally, estimates
from tablee.core.rng import QuickStream, derived_seed
from tablee.core.search import Search
from tablee.games.tokan import GAME
from tablee.games.tokan.board import Board
from tablee.games.tokan.bots import DRAFT_EXPLORATION, TokanBot, bot, shuffled
from tablee.games.tokan.draft import COLUMNS, ROWS, Strip
from tablee.games.tokan.draft_sampling import PlacementSampler
from tablee.games.tokan.draft_worlds import DraftWorlds, judgement
from tablee.games.tokan.evaluation import Evaluator
from tablee.games.tokan.geometry import LYING, STANDING
from tablee.games.tokan.pieces import RED
from tablee.games.tokan.playout import seeded
from tablee.games.tokan.variant import RULEBOOK

Drafter = Callable[[Any, int], str]
"""Returns a placement for a position and a seed."""

THOUSANDTHS = 1000
UNTIL_ONE_IS_LEFT = 1 << 20
EACH = ((1, 0, 0), (0, 1, 0), (0, 0, 1))
"""Judgements that count one thing each."""


def filled(chance: Random) -> Strip:
    """Return a strip with all tiles, in random order on a random board."""
    shape = chance.choice((LYING, STANDING))
    tiles = list("".join(RULEBOOK.sets))
    chance.shuffle(tiles)
    cells = [""] * (COLUMNS * ROWS)
    for number, tile in enumerate(tiles):
        y, x = divmod(number, shape.columns)
        cells[y * COLUMNS + x] = tile
    return Strip(cells, ["", ""], RULEBOOK)


def features(strip: Strip) -> list[int]:
    """Return red's lead in each thing that a judgement counts."""
    found = []
    for counted in EACH:
        worlds, stream = DraftWorlds(strip, RED, counted), QuickStream(1)
        world = worlds.sample(stream)
        worlds.finish(world, stream)
        found.append(int(world.lead))
    return found


def share(board: Board, scoring: str, level: int, seed: int) -> float:
    """Play `board` to its end; return 1 if red wins, 0 if black does."""
    player, evaluator = bot(level), Evaluator(scoring)
    assert isinstance(player, TokanBot)
    ply = 0
    while board.can_move():
        moves = shuffled(board.legal(), seeded(derived_seed(ply, "move", seed)))
        move = player.move_on(board, evaluator, moves, None).move
        board.play(board.shape.codes[move])
        ply += 1
    value = evaluator.final(board) * (1 if board.turn == RED else -1)
    return (1 + (value > 0) - (value < 0)) / 2


def fit(scoring: str, level: int, boards: int) -> None:
    """Print the judgement that predicts the winners best, and how well it and the estimate of the moves do."""
    counted, won, estimated = [], [], []
    evaluator = Evaluator(scoring)
    for number in range(boards):
        strip = filled(Random(f"board {number}"))
        board, _, _ = strip.crop(RED)
        counted.append(features(strip))
        estimated.append(int(evaluator.estimate(board)))
        won.append(share(board, scoring, level, number))
    x, y = np.array(counted, float), np.array(won)
    x -= x.mean(axis=0)
    spread = x.T @ x
    weights = np.linalg.solve(spread, x.T @ (y - y.mean()))
    errors = np.sqrt(np.diag(np.linalg.inv(spread)) * (y - y.mean() - x @ weights).var())
    for name, weight, error in zip(("onto own", "onto other", "free corner"), weights, errors, strict=True):
        print(f"{name}: {THOUSANDTHS * weight:.1f} ± {THOUSANDTHS * error:.1f} thousandths")
    for name, values in (("judgement", x @ weights), ("estimate", np.array(estimated))):
        print(f"correlation of the {name} with the winner: {np.corrcoef(values, y)[0, 1]:.3f}")


def drafter(way: str, scoring: str) -> Drafter:
    """Return a way to draft by its name."""
    kind, _, rounds = way.partition(":")

    def halve(position: Any, seed: int) -> str:
        state = seeded(seed)
        moves = shuffled(GAME.legal(position).moves, state)
        sampler = PlacementSampler(position.strip, position.turn, position.first, Evaluator(scoring), state)
        return sampler.run(moves, int(rounds or UNTIL_ONE_IS_LEFT))[0]

    def search(position: Any, seed: int) -> str:
        worlds = DraftWorlds(position.strip, position.turn, judgement(scoring))
        found = Search(worlds, seed, DRAFT_EXPLORATION)
        if way.endswith("ms"):
            found.run(0, int(way[:-2]) / 1000)
        else:
            found.run(int(way), 0.0)
        return worlds.written(found.best().move)

    return halve if kind == "halving" else search


def duel(ways: list[str], scoring: str, level: int, deals: int) -> None:
    """Print the share of the first way against the second, with a 95 % interval over deals."""
    drafters = [drafter(way, scoring) for way in ways]
    tally = Tally()
    for deal in range(deals):
        points = 0.0
        for seat in (0, 1):
            position: Any = GAME.new(2, {"setup": "draft", "scoring": scoring}, f"duel {deal}")
            ply = 0
            while position.strip is not None:
                place = drafters[position.turn != seat]
                GAME.play(position, place(position, derived_seed(ply, "draft", deal)))
                ply += 1
            red = share(position.board, scoring, level, deal)
            points += red if seat == RED else 1 - red
        tally.by_deal[deal] = (points, 2.0)
    print(
        f"{ways[0]} against {ways[1]}, {scoring}, level {level}: {estimates([tally])[0]}, {2 * deals} matches"
    )


def main() -> None:
    """Run one of the two commands."""
    reader = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    reader.add_argument("command", choices=("fit", "duel"))
    reader.add_argument("--scoring", default="towers", choices=("towers", "heads"))
    reader.add_argument("--level", type=int, default=3, help="the bots that play on")
    reader.add_argument("--boards", type=int, default=4000)
    reader.add_argument("--deals", type=int, default=200)
    reader.add_argument("--one", default="5000")
    reader.add_argument("--other", default="halving")
    asked = reader.parse_args()
    if asked.command == "fit":
        fit(asked.scoring, asked.level, asked.boards)
    else:
        duel([asked.one, asked.other], asked.scoring, asked.level, asked.deals)


if __name__ == "__main__":
    main()
