"""Which zones of a view are kept by seat: terminal and pages put players' names to these, and to no others."""

from functools import cache
from typing import Any

from tablee.core.game import Game
from tablee.core.zones import owner


@cache
def kept_by_seat(game: Game[Any]) -> frozenset[str]:
    """The keys of a view that have one item for each seat: those that grow with the number of players.

    Where that number is fixed, those of its length that a zone declares to be their owner's.
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
