"""Moves that a game says tell nobody anything do not, wherever the hidden cards lie, with every option."""

from collections import Counter
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from tablee import games
from tablee.core.game import Game
from tablee.core.openness import Openness
from tablee.match import revealing
from tests.games.invariants import setups, walk

WORLDS = 12
SETUPS = 60


@pytest.mark.parametrize("game", games.installed().values(), ids=lambda game: game.name)
def test_moves_that_are_said_to_tell_nothing_tell_nothing_when_they_are_tried(
    game: Game[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(revealing, "WORLDS", WORLDS)
    chance, tried = Random(5), Counter[str]()
    every = setups(game)
    for setup in chance.sample(every, min(SETUPS, len(every))):
        for (before, move), (there, _) in pairwise(walk(game, setup, chance.randrange(1 << 32), 60)):
            if move is None or not game.tells_nothing(move):
                continue
            after, events = game.apply(before, move)
            assert game.dump(after) == game.dump(there)
            asked = Openness(game, before), move, Openness(game, after), events
            if after.turn is not None and after.stream.used == before.stream.used:
                assert not revealing.reveals_when_tried(*asked), move
                tried[move] += 1
    assert all(times > 20 for times in tried.values()), tried
