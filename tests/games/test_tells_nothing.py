"""Moves that a game declares to reveal nothing do reveal nothing, for all hidden cards, with every option."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from tablee import games
from tablee.core.game import Game
from tablee.core.openness import Openness
from tablee.match import revealing
from tablee.testing.walks import setups, walk

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
        for position, move in walk(game, setup, chance.randrange(1 << 32), 60):
            if move is None or not game.tells_nothing(move):
                continue
            after, events = game.apply(position, move)
            if after.turn is not None and after.stream.used == position.stream.used:
                arguments = Openness(game, position), move, Openness(game, after), events
                assert not revealing.reveals_when_tried(*arguments), move
                tried[move] += 1
    says_so = type(game).tells_nothing is not Game.tells_nothing
    assert bool(tried) == says_so
    assert all(times > 20 for times in tried.values()), tried
