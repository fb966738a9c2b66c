"""Open cards, counted pile by pile, agree with views and informations, in every game, with every option."""

from itertools import pairwise
from random import Random
from typing import Any

import pytest

from tablee import games
from tablee.core.determinization import pieces_in
from tablee.core.events import HIDDEN
from tablee.core.game import Game, JsonObject, Position
from tablee.core.openness import Openness, newly_open
from tablee.core.zones import leaf
from tablee.match.story import hides
from tablee.testing.walks import setups, viewers, walk

HIDING = [game for game in games.installed().values() if hides(game)]


def hidden_in(look: JsonObject, game: Game[Any]) -> int:
    """Return how many places are hidden in a view or an information."""
    slots = [slot for zone in game.zones for slot in zone.slots(look)]
    return sum(leaf(look, slot) == HIDDEN for slot in slots)


def seen(game: Game[Any], position: Position) -> list[tuple[int, dict[str, list[str]]]]:
    """Return, for each viewer, the hidden places and open cards, in their view and in their information."""
    decks = {zone.deck for zone in game.zones if zone.deck is not None}
    looks = [look(position, viewer) for viewer in viewers(position) for look in (game.view, game.information)]
    return [
        (hidden_in(look, game), {deck: pieces_in(look, game.zones, deck) for deck in decks}) for look in looks
    ]


def shows_less(game: Game[Any], before: Position, after: Position) -> bool:
    return any(
        now < then or any(newly_open(lay[deck], lie[deck]) for deck in lie)
        for (then, lay), (now, lie) in zip(seen(game, before), seen(game, after), strict=True)
    )


@pytest.mark.parametrize("game", HIDING, ids=lambda game: game.name)
def test_a_position_shows_less_than_another_where_a_player_is_shown_or_knows_less(game: Game[Any]) -> None:
    chance = Random(7)
    answers = []
    for setup in chance.sample(setups(game), 8):
        played = [position for position, _ in walk(game, setup, chance.randrange(1 << 32), 40)]
        going_on = [position for position in played if position.turn is not None]
        for one, other in pairwise(going_on):
            for before, after in ((one, other), (other, one)):
                answer = Openness(game, before).shows_less_than(Openness(game, after))
                assert answer == shows_less(game, before, after)
                answers.append(answer)
    assert 0.1 < sum(answers) / len(answers) < 0.9
