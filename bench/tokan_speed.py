"""The speed of random games of TOKAN, beside OpenSpiel's clobber on the same number of squares.

    python -m bench.tokan_speed

Clobber comes from OpenSpiel's wheel and is driven from Python, move by move: list, choose, play. TOKAN is driven the
same way, through the verbs of `Game`, and played out whole by its own `playout`. Rounds alternate. Time is that of the
process, so that other programs have little influence, and the medians of the rounds are shown.
"""

import random
import statistics
import time
from collections.abc import Callable

import pyspiel

from tablee.games.tokan import GAME, board

ROUNDS = 7
SECONDS = 0.5
OPENINGS = 100
ASKED_DRIVEN, ASKED_PLAYOUT = 0.8, 3.0
ASKED_MOVES, WHERE_CLOBBER_MAKES = 1_000_000, 290_000

CLOBBER = pyspiel.load_game("clobber(rows=5,columns=6)")
DEALS = [GAME.new(2, {}, f"speed {number}") for number in range(OPENINGS)]


def clobber_driven(number: int) -> int:
    """Play one game of clobber; return the number of moves."""
    state, moves = CLOBBER.new_initial_state(), 0
    while not state.is_terminal():
        state.apply_action(random.choice(state.legal_actions()))
        moves += 1
    return moves


def tokan_driven(number: int) -> int:
    """Play one game of TOKAN; return the number of moves."""
    position, moves = GAME.copy(DEALS[number % OPENINGS]), 0
    while position.turn is not None:
        GAME.play(position, random.choice(GAME.legal(position).moves))
        moves += 1
    return moves


def tokan_playout(number: int) -> int:
    """Play one game of TOKAN by the game's own playout; return the number of moves."""
    return GAME.playout(GAME.copy(DEALS[number % OPENINGS]), number)


def speed(play: Callable[[int], int]) -> tuple[float, float]:
    """Return moves and games a second."""
    moves = games = 0
    begun = time.process_time()
    while time.process_time() - begun < SECONDS:
        moves += play(games)
        games += 1
    spent = time.process_time() - begun
    return moves / spent, games / spent


def main() -> None:
    """Print speeds and ratios."""
    players = {"clobber, driven": clobber_driven, "driven": tokan_driven, "playouts": tokan_playout}
    rounds = [{name: speed(play) for name, play in players.items()} for _ in range(ROUNDS)]
    built = "uncompiled" if (board.__file__ or "").endswith(".py") else "compiled"
    print(f"TOKAN at random, {built}, beside OpenSpiel's clobber(rows=5,columns=6)")
    for name in players:
        moves = statistics.median(turn[name][0] for turn in rounds)
        games = statistics.median(turn[name][1] for turn in rounds)
        print(f"  {name:16} {moves:12,.0f} moves/s {games:10,.0f} games/s")
    driven = statistics.median(turn["driven"][0] / turn["clobber, driven"][0] for turn in rounds)
    playouts = statistics.median(turn["playouts"][1] / turn["clobber, driven"][1] for turn in rounds)
    moves = statistics.median(turn["playouts"][0] / turn["clobber, driven"][0] for turn in rounds)
    print(f"  driven: {driven:.2f} x the moves (asked: {ASKED_DRIVEN} x)")
    print(f"  playouts: {playouts:.2f} x the games (asked: {ASKED_PLAYOUT} x)")
    print(
        f"  playouts where clobber makes {WHERE_CLOBBER_MAKES:,} moves/s: {moves * WHERE_CLOBBER_MAKES:,.0f} moves/s "
        f"(asked: {ASKED_MOVES:,})"
    )


if __name__ == "__main__":
    main()
