"""Finds the keys of a view that hold one item per seat, which terminal and pages label with players' names."""

from functools import cache
from typing import Any

from tablee.core.game import Game
from tablee.core.zones import owner


@cache
def kept_by_seat(game: Game[Any]) -> frozenset[str]:
    """Return the keys of a view that hold one item per seat: lists that grow with the number of players.

    If that number is fixed, return the lists of that length whose zone is declared as seen by its owner.
    """
    few, many = (
        game.view(game.new(players, {}, ""), None) for players in (game.min_players, game.max_players)
    )
    grown = {
        key
        for key, value in few.items()
        if isinstance(value, list) and (len(value), len(many[key])) == (game.min_players, game.max_players)
    }
    if game.min_players == game.max_players:
        grown &= {zone.steps[0] for zone in game.zones if zone.shows is owner}
    return frozenset(grown)
