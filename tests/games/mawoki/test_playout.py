"""Playouts choose among the legal moves without listing them."""

from random import Random

import pytest

from tablee.core.rng import QuickStream
from tablee.games.mawoki import GAME
from tablee.games.mawoki.moves import at_random, legal
from tablee.testing.walks import Setup
from tests.games.mawoki.setups import missing

CHOICES = 12


@pytest.mark.parametrize("setup", missing([]), ids=str)
def test_a_playout_chooses_as_if_it_had_listed_the_moves(setup: Setup) -> None:
    chance = Random(str(setup))
    position = GAME.new(setup.players, setup.options, str(setup))
    while position.turn is not None:
        moves = legal(position)
        for seed in range(CHOICES):
            one, other = QuickStream(seed), QuickStream(seed)
            assert at_random(position, one) == moves[other.uniform(len(moves))]
            assert one.word() == other.word()
        GAME.step(position, chance.choice(moves))
