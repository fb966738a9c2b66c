"""Setups of environments: every game that declares numbers, with few and many players and with other options."""

from random import Random
from typing import Any

from tablee.testing.walks import setups
from tests.games.encoded import encoded

WAYS = 2


def cases() -> list[tuple[str, int, dict[str, Any]]]:
    """Return a game's name, a number of players and options: the fewest and the most players, options by chance."""
    found: list[tuple[str, int, dict[str, Any]]] = []
    for game in encoded():
        for players in sorted({game.min_players, game.max_players}):
            ways = [setup.options for setup in setups(game) if setup.players == players]
            found += [
                (game.name, players, options)
                for options in Random(players).sample(ways, min(WAYS, len(ways)))
            ]
    return found
