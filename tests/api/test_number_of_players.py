"""A match is started for the requested number of players, or not at all."""

import pytest

import tablee
from tablee.core.errors import TableeError


@pytest.mark.parametrize("name", tablee.games())
def test_nobody_is_no_number_of_players(name: str) -> None:
    game = tablee.game(name)
    fewest, most = game.players
    for players in (0, -1, most + 1):
        with pytest.raises(TableeError):
            game.start(players=players, seed=1)
    assert game.start(seed=1).players == game.start(players=fewest, seed=1).players == fewest
