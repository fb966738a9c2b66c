"""Games of OpenSpiel in every kind of setup, and states along random matches."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pyspiel

import tablee.openspiel
from tablee.games import installed
from tablee.openspiel.parameters import written

SHORT = {name.removeprefix("tablee_").replace("_", "-"): name for name in tablee.openspiel.names()}


def load(game: str, players: int, options: dict[str, Any], **more: Any) -> Any:
    """Return a game of OpenSpiel with options of the rules, and more parameters."""
    declared = installed()[game].options.all
    given = {name: written(declared[name], value) for name, value in options.items()}
    return pyspiel.load_game(SHORT[game], {"players": players, **given, **more})


def dealt(game: Any, seed: int) -> tuple[Any, Random]:
    """Return a match after its chance nodes, and the chance that chose."""
    chance, state = Random(seed), game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(chance.choice(state.legal_actions()))
    return state, chance


def along(game: Any, seed: int, most: int) -> Iterator[Any]:
    """Yield the states of a random match after its deal, up to `most`; the last may be over."""
    state, chance = dealt(game, seed)
    for _ in range(most):
        yield state
        if state.is_terminal():
            return
        state.apply_action(chance.choice(state.legal_actions()))
