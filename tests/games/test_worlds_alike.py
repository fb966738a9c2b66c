"""No answer differs between worlds that look the same to a viewer, in any game, option or phase."""

from random import Random
from typing import Any

import pytest

from tablee import games
from tablee.core.game import Game
from tablee.match.story import hides
from tablee.testing.alike import Compared, alike_along
from tablee.testing.walks import setups

HIDING = [game for game in games.installed().values() if hides(game)]


@pytest.mark.parametrize("game", HIDING, ids=lambda game: game.name)
def test_worlds_that_look_alike_answer_alike(game: Game[Any]) -> None:
    chance = Random(20)
    compared = Compared()
    for setup in chance.sample(setups(game), 4):
        compared += alike_along(game, setup, chance.randrange(1 << 32), plies=40, every=9)
    assert compared.before > 20
    assert compared.after > 20
    assert compared.undo > 5
    assert compared.replies > 0
