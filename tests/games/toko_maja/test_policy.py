"""The choices of playouts: sensible or not, always by the rules."""

import pytest

from tablee.core.rng import QuickStream
from tablee.games.toko_maja import GAME
from tablee.games.toko_maja.moves import TEXTS
from tablee.games.toko_maja.policy import policy
from tablee.testing.walks import setups, walk


@pytest.mark.parametrize("number", range(4))
def test_whatever_the_policy_chooses_is_legal(number: int) -> None:
    stream = QuickStream(number)
    for setup in setups(GAME)[number::4]:
        for position, _ in walk(GAME, setup, number, 150):
            if position.turn is not None:
                assert TEXTS[policy(position, stream)] in GAME.legal(position).moves
