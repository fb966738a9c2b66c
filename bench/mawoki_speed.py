"""The speed of random games of Mawoki, beside similar card games: `python -m bench.mawoki_speed`.

RLCard's `uno` is played through its raw game loop. OpenSpiel's `crazy_eights(players=4)` is driven move by move from
Python. It is also played from dealt hands entirely in C++, by the evaluator of its search, because its Python package
has no headers for a loop of our own. Mawoki is played in whole playouts, the deal included, and, for comparison, by
strings through the public verbs. All alternate in the same run; a figure is the best of several rounds, in steps
(moves of players) a second.
"""

import random
from typing import Any

from bench.speed import Play, best_speeds
from tablee.core.rng import QuickStream
from tablee.games.mawoki import GAME, game

ASKED = {
    "RLCard uno": 10.0,
    "OpenSpiel crazy_eights": 3.0,
    "  with chance nodes": 3.0,
    "  in C++, with chance nodes": 1.0,
}
OPTIONS = GAME.options.fill({})
DEALS = 20
"""The number of deals of `crazy_eights` that are played in C++."""

SAMPLED = 50
"""Games from each deal that are counted from Python, because C++ does not report their length: 1 % either way."""

ROLLOUTS = 100


def whole_playouts(seed: int) -> int:
    """Play one match of four from the deal to the end, without checks; return the number of moves."""
    return GAME.playout(GAME.deal(OPTIONS, 4, QuickStream(seed)), seed)


def by_strings(seed: int) -> int:
    """Do the same through `legal` and `play`, with events."""
    chance = random.Random(seed)
    position = GAME.new(4, {}, str(seed))
    plies = 0
    while position.turn is not None:
        GAME.play(position, chance.choice(GAME.legal(position).moves))
        plies += 1
    return plies


def rlcard_uno() -> Play:
    """Return RLCard's game loop without the environment around it."""
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
    """Return OpenSpiel's state, its legal actions listed and one applied from Python; chance nodes are drawn
    uniformly.

    Dealt and drawn cards are chance nodes, 5 of 13 steps: they count with `chance_too`, though no player makes them.
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


def dealt(game: Any, chance: random.Random) -> Any:
    """Return a state in which the first player is to act."""
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(chance.choice(state.legal_actions()))
    return state


def steps_to_the_end(begun: Any, chance: random.Random) -> int:
    """Return the number of steps of a random game from this state on, chance nodes included."""
    state = begun.clone()
    steps = 0
    while not state.is_terminal():
        state.apply_action(chance.choice(state.legal_actions()))
        steps += 1
    return steps


def openspiel_in_cpp() -> Play:
    """Return random games from dealt hands, chance nodes counted, as OpenSpiel's `MCTSBot` plays them to judge a
    state.

    It needs two simulations, one from the root and one from a state after it, so half of the games are a step shorter.
    """
    import pyspiel

    game = pyspiel.load_game("crazy_eights(players=4)")
    chance = random.Random(1)
    states = [dealt(game, chance) for _ in range(DEALS)]
    lengths = [sum(steps_to_the_end(state, chance) for _ in range(SAMPLED)) / SAMPLED for state in states]

    def play(seed: int) -> int:
        evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, seed)
        bot = pyspiel.MCTSBot(game, evaluator, 1.4, 2, 1000, False, seed, False)
        bot.step(states[seed % DEALS])
        return int(ROLLOUTS * (2 * lengths[seed % DEALS] - 1))

    return play


def main() -> None:
    """Print speeds and ratios."""
    built = "uncompiled" if game.__file__.endswith(".py") else "compiled"
    speeds = best_speeds(
        {
            "Mawoki playouts": whole_playouts,
            "Mawoki by strings": by_strings,
            "RLCard uno": rlcard_uno(),
            "OpenSpiel crazy_eights": openspiel_crazy_eights(False),
            "  with chance nodes": openspiel_crazy_eights(True),
            "  in C++, with chance nodes": openspiel_in_cpp(),
        }
    )
    print(f"Mawoki at random, 4 players, {built}, steps/s")
    for name, speed in speeds.items():
        print(f"  {name:28} {speed:12,.0f}")
    for name, asked in ASKED.items():
        print(
            f"  playouts / {name:28} {speeds['Mawoki playouts'] / speeds[name]:6.1f} x (asked: {asked:g} x)"
        )


if __name__ == "__main__":
    main()
