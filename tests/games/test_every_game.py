"""The promises of the engine, over every installed game: as authors test them, and in random setups and matches."""

from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tablee import games
from tablee.core.game import Game
from tablee.testing import GameTests, positions, walks
from tests.marks import SOAK, examples


class EveryGame(GameTests):
    """Fewer setups than an author's, because our games have tests of their own with all of them."""

    # Random matches of one game took up to 820 moves (tests/games/mawoki/test_invariants.py).
    longest = 5_000
    most_setups = 12 if SOAK else 1


for name, game in games.installed().items():
    title = "".join(map(str.capitalize, name.split("-")))
    globals()[f"Test{title}"] = type(f"Test{title}", (EveryGame,), {"game": game, "__module__": __name__})


@pytest.mark.parametrize("game", games.installed().values(), ids=lambda game: game.name)
@settings(
    max_examples=examples(4),
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
@given(data=st.data())
def test_what_holds_of_every_game(game: Game[Any], data: st.DataObject) -> None:
    setup = data.draw(st.sampled_from(walks.setups(game)))
    seed = data.draw(st.integers(0, 2**32))
    skip = data.draw(st.integers(0, 60))
    positions.everything_holds(game, setup, seed, skip=skip, plies=3)
