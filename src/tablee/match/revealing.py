"""Whether a move told anybody anything: one that did not can be taken back as if it had never been made."""

from collections import Counter
from typing import Any

from tablee.core.events import HIDDEN
from tablee.core.game import Game, JsonObject, Position
from tablee.core.zones import pieces_in


def reveals(game: Game[Any], before: Position, after: Position) -> bool:
    """Whether the move from `before` to `after` drew from the random stream, or showed anybody what was hidden before.

    Somebody was shown something when, in all that he may know, fewer pieces are hidden or one lies open that did not.
    """
    if after.turn is None or (before.stream.seed, before.stream.used) != (
        after.stream.seed,
        after.stream.used,
    ):
        return True
    decks = {zone.deck for zone in game.zones if zone.deck is not None}
    for viewer in (None, *range(after.players)):
        known, knows = game.information(before, viewer), game.information(after, viewer)
        if _hidden(knows) < _hidden(known):
            return True
        for deck in decks:
            if Counter(pieces_in(knows, game.zones, deck)) - Counter(pieces_in(known, game.zones, deck)):
                return True
    return False


def _hidden(value: JsonObject | list[Any] | Any) -> int:
    if isinstance(value, dict):
        return sum(_hidden(item) for item in value.values())
    if isinstance(value, list):
        return sum(_hidden(item) for item in value)
    return int(value == HIDDEN)
