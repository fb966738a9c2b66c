"""The speed of searches in worlds and lines, beside OpenSpiel's C++ bots: `python -m bench.search_speed`.

ISMCTS iterations a second of Mawoki's strongest bot against OpenSpiel's `ISMCTSBot` on `gin_rummy`; simulations a
second of plain UCT on TOKAN against OpenSpiel's `MCTSBot` on `clobber(rows=5,columns=6)`. Every side searches
positions along random games of two players, one playout an iteration; the sides alternate in the same run.
"""

import random
from collections.abc import Callable
from statistics import median
from time import process_time
from typing import Any

from tablee.bots.uct import EXPLORATION as UCT_EXPLORATION
from tablee.bots.uct import UctBot
from tablee.core.search import Search
from tablee.games import find
from tablee.games.mawoki.worlds import MawokiWorlds
from tablee.games.tokan.bots import read_known
from tablee.games.tokan.worlds import TokanWorlds

ROUNDS = 5
SIMULATIONS = 1000
POSITIONS = 6
"""Positions for each round and side: after 0, 4, 8 ... moves of a game."""

Searching = Callable[[int], None]
"""Searches position number n with `SIMULATIONS` simulations."""


def informations(name: str) -> list[tuple[dict[str, Any], list[str]]]:
    """Return the knowledge and moves of the seat to act, in positions of a random game with a choice."""
    game, chance = find(name), random.Random(1)
    position = game.new(2, {}, "search speed")
    found: list[tuple[dict[str, Any], list[str]]] = []
    plies = 0
    while position.turn is not None and len(found) < POSITIONS:
        moves = game.legal(position).moves
        if plies >= 4 * len(found) and len(moves) > 1:
            found.append((game.information(position, position.turn), moves))
        game.play(position, chance.choice(moves))
        plies += 1
    return found


def mawoki() -> Searching:
    """Return our ISMCTS with the playouts of the strongest bot."""
    known = informations("mawoki")

    def search(number: int) -> None:
        Search(MawokiWorlds(known[number % len(known)][0]), number).run(SIMULATIONS, 0.0, patiently=True)

    return search


def tokan() -> Searching:
    """Return plain UCT by the search that all games share: moves are numbers, playouts random."""
    known = [read_known(view) for view, _ in informations("tokan")]

    def search(number: int) -> None:
        position = known[number % len(known)]
        assert position.board is not None
        worlds = TokanWorlds(position.board, position.options["scoring"])
        Search(worlds, number, UCT_EXPLORATION).run(SIMULATIONS, 0.0, patiently=True)

    return search


def tokan_texts() -> Searching:
    """Return plain UCT for any game (`bots/uct.py`): the same search, moves as texts."""
    bot, known = UctBot(find("tokan"), SIMULATIONS), informations("tokan")

    def search(number: int) -> None:
        view, moves = known[number % len(known)]
        bot.choose(view, moves, number, None)

    return search


def states(name: str) -> list[Any]:
    """Return OpenSpiel's states along a random game, players to act."""
    import pyspiel

    chance = random.Random(1)
    state = pyspiel.load_game(name).new_initial_state()
    found: list[Any] = []
    plies = 0
    while not state.is_terminal() and len(found) < POSITIONS:
        if not state.is_chance_node():
            if plies >= 4 * len(found) and len(state.legal_actions()) > 1:
                found.append(state.clone())
            plies += 1
        state.apply_action(chance.choice(state.legal_actions()))
    return found


def gin_rummy() -> Searching:
    """Return OpenSpiel's ISMCTS with random rollouts, entirely in C++."""
    import pyspiel

    known = states("gin_rummy")
    evaluator = pyspiel.RandomRolloutEvaluator(1, 1)

    def search(number: int) -> None:
        pyspiel.ISMCTSBot(number, evaluator, 0.7, SIMULATIONS).step(known[number % len(known)])

    return search


def clobber() -> Searching:
    """Return OpenSpiel's UCT with random rollouts, entirely in C++."""
    import pyspiel

    name = "clobber(rows=5,columns=6)"
    game, known = pyspiel.load_game(name), states(name)
    evaluator = pyspiel.RandomRolloutEvaluator(1, 1)

    def search(number: int) -> None:
        bot = pyspiel.MCTSBot(game, evaluator, 1.4, SIMULATIONS, 1000, False, number, False)
        bot.step(known[number % len(known)])

    return search


def speeds(sides: dict[str, Searching]) -> dict[str, float]:
    """Return the simulations a second of each side, the median of several alternating rounds."""
    found: dict[str, list[float]] = {name: [] for name in sides}
    for turn in range(ROUNDS):
        for name, search in sides.items():
            begun = process_time()
            for number in range(POSITIONS):
                search(turn * POSITIONS + number)
            found[name].append(POSITIONS * SIMULATIONS / (process_time() - begun))
    return {name: median(values) for name, values in found.items()}


def main() -> None:
    """Print speeds, and ratios to the last of each run."""
    for sides in (
        {"Mawoki ISMCTS": mawoki(), "OpenSpiel ISMCTSBot gin_rummy": gin_rummy()},
        {
            "TOKAN UCT": tokan(),
            "TOKAN UCT of bots/uct.py": tokan_texts(),
            "OpenSpiel MCTSBot clobber 5x6": clobber(),
        },
    ):
        found = speeds(sides)
        *ours, theirs = found
        for name, speed in found.items():
            print(f"  {name:32} {speed:10,.0f} simulations/s")
        for name in ours:
            print(f"  {name} / {theirs}: {found[name] / found[theirs]:.2f} x")


if __name__ == "__main__":
    main()
