"""The invariants, over every installed game, in random setups and random matches."""

from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tablee import games
from tablee.core.game import Game
from tests.games import invariants
from tests.marks import examples


@pytest.mark.parametrize("game", games.installed().values(), ids=lambda game: game.name)
@settings(
    max_examples=examples(4),
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
@given(data=st.data())
def test_what_holds_of_every_game(game: Game[Any], data: st.DataObject) -> None:
    setup = data.draw(st.sampled_from(invariants.setups(game)))
    seed = data.draw(st.integers(0, 2**32))
    skip = data.draw(st.integers(0, 60))
    invariants.everything_holds(game, setup, seed, skip=skip, plies=3)
