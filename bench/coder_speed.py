"""A coder's speed in Python, with mask and observation at each step: `python -m bench.coder_speed`.

One row compares single states with OpenSpiel's crazy_eights by the same calls. The others compare batches and spelt
moves with their targets. The random choices in Python and the deals count. A missed target counts in the exit status.
"""

import random
import sys
from collections.abc import Iterator
from typing import Final

import tablee
from bench.python_peers import CRAZY_EIGHTS, PLAYERS, speed_row
from bench.row import Row, print_table
from bench.speed import Play, best_speeds

FEW: Final = 64
MANY: Final = 1024
"""Matches of a small and of a large batch."""
BATCH_STEPS: Final = 400
"""About as many steps as a random match of Toko Maja, so that deals count as often as in whole matches."""
CODED: Final = (("mawoki", PLAYERS, 1_000_000), ("toko-maja", PLAYERS, 1_000_000), ("tokan", 2, 300_000))
"""Games with one number for each move, with the target of a batch, in steps a second."""
SPELT: Final = (("moka", PLAYERS, 50_000), ("rummikub", PLAYERS, 5_000))
"""Games that spell their moves, with their target, in numbers a second."""


def seen_by_peer(name: str) -> Play:
    """Return random games of OpenSpiel with mask and observation before each move; dealt cards are steps too."""
    import pyspiel

    game = pyspiel.load_game(name)

    def play(seed: int) -> int:
        choice, state, moves = random.Random(seed).choice, game.new_initial_state(), 0
        while not state.is_terminal():
            if not state.is_chance_node():
                state.observation_tensor(state.current_player())
                state.legal_actions_mask()
            state.apply_action(choice(state.legal_actions()))
            moves += 1
        return moves

    return play


def coded(name: str, players: int) -> Play:
    """Return random matches by a coder, with mask and observation before each move, the deal included."""
    coder = tablee.game(name).coder(players)

    def play(seed: int) -> int:
        choice, state = random.Random(seed).choice, coder.start(seed)
        while not state.over:
            state.observation()
            state.mask()
            state.step(choice(state.legal))
        return len(state.played)

    return play


def batched(name: str, players: int, many: int = FEW) -> Play:
    """Return steps of matches side by side, which fill masks and observations in place; ended ones are dealt again."""
    coder = tablee.game(name).coder(players)

    def play(seed: int) -> int:
        choice, batch = random.Random(seed).choice, coder.batch(many, seed)
        for _ in range(BATCH_STEPS):
            batch.step([choice(numbers) for numbers in batch.legal])
        return many * BATCH_STEPS

    return play


def batch_rows(name: str, players: int, target: int) -> Iterator[Row]:
    """Yield the steps a second of a small and of a large batch, with mask and observation, beside the target."""
    plays = {f"the same in a batch of {many}, {name}": batched(name, players, many) for many in (FEW, MANY)}
    for what, speed in best_speeds(plays).items():
        yield Row(what, "target", "steps/s", speed, target, 1.0)


def spelt_row(name: str, players: int, target: int) -> Row:
    """Return the numbers a second of a game that spells its moves, with mask and observation, beside the target."""
    speeds = best_speeds({"one": coded(name, players), "batch": batched(name, players)})
    best = max(speeds.values())
    return Row(f"mask, observation and number, {name}", "target", "numbers/s", best, target, 1.0)


def rows() -> Iterator[Row]:
    """Yield every row."""
    seen = seen_by_peer(f"crazy_eights(players={PLAYERS})")
    for name, players, target in CODED:
        peer = f"{CRAZY_EIGHTS}, mask and tensor"
        yield speed_row(f"mask, observation and step, {name}", coded(name, players), peer, seen, 0.5)
        yield from batch_rows(name, players, target)
    for name, players, target in SPELT:
        yield spelt_row(name, players, target)


if __name__ == "__main__":
    sys.exit(print_table(rows()))
