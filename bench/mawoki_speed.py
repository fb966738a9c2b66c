"""How fast Mawoki is played at random, beside card games of its kind: `python -m bench.mawoki_speed`.

RLCard's `uno` is played through its raw game loop; OpenSpiel's `crazy_eights(players=4)` is driven move by move from
Python. Mawoki is played in whole playouts, the deal included, and, for comparison, by strings through the public verbs.
All take turns in the same run; a figure is the median of several rounds, in steps (moves of players) a second.
"""

import random

from bench.speed import Play, medians
from tablee.core.rng import QuickStream
from tablee.games.mawoki import GAME, game

ASKED = {"RLCard uno": 10.0, "OpenSpiel crazy_eights": 3.0, "  with chance nodes": 3.0}
OPTIONS = GAME.options.fill({})


def whole_playouts(seed: int) -> int:
    """One match of four from the deal to the end, which nobody has to check; how many moves."""
    return GAME.playout(GAME.deal(OPTIONS, 4, QuickStream(seed)), seed)


def by_strings(seed: int) -> int:
    """The same through `legal` and `play`, with events."""
    chance = random.Random(seed)
    position = GAME.new(4, {}, str(seed))
    plies = 0
    while position.turn is not None:
        GAME.play(position, chance.choice(GAME.legal(position).moves))
        plies += 1
    return plies


def rlcard_uno() -> Play:
    """RLCard's game loop without its environment around it."""
    import numpy
    from rlcard.games.uno import Game

    numpy.random.seed(1)

    def play(seed: int) -> int:
        chance = random.Random(seed)
        game = Game()
        game.np_random = numpy.random.RandomState(seed)
        game.init_game()
        plies = 0
        while not game.is_over():
            game.step(chance.choice(game.get_legal_actions()))
            plies += 1
        return plies

    return play


def openspiel_crazy_eights(chance_too: bool) -> Play:
    """OpenSpiel's state, its legal actions asked and one applied from Python; chance nodes drawn uniformly.

    Cards dealt and drawn are chance nodes, 5 of 13 steps: counted with `chance_too`, though no player makes them.
    """
    import pyspiel

    game = pyspiel.load_game("crazy_eights(players=4)")

    def play(seed: int) -> int:
        chance = random.Random(seed)
        state = game.new_initial_state()
        plies = 0
        while not state.is_terminal():
            if chance_too or not state.is_chance_node():
                plies += 1
            state.apply_action(chance.choice(state.legal_actions()))
        return plies

    return play


def main() -> None:
    """Print speeds and ratios."""
    built = "uncompiled" if game.__file__.endswith(".py") else "compiled"
    speeds = medians(
        {
            "Mawoki playouts": whole_playouts,
            "Mawoki by strings": by_strings,
            "RLCard uno": rlcard_uno(),
            "OpenSpiel crazy_eights": openspiel_crazy_eights(False),
            "  with chance nodes": openspiel_crazy_eights(True),
        }
    )
    print(f"Mawoki at random, 4 players, {built}, steps/s")
    for name, speed in speeds.items():
        print(f"  {name:24} {speed:12,.0f}")
    for name, asked in ASKED.items():
        print(
            f"  playouts / {name:24} {speeds['Mawoki playouts'] / speeds[name]:6.1f} x (asked: {asked:g} x)"
        )


if __name__ == "__main__":
    main()
