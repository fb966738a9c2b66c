"""The declared direction of scores is correct."""

from typing import Any, Final

import pytest

from tablee import games
from tablee.core.game import Game
from tablee.testing.walks import setups

SETUPS: Final = 40
"""The most setups tested, spread over all setups."""


@pytest.mark.parametrize("game", games.installed().values(), ids=lambda game: game.name)
def test_who_ranks_higher_has_the_better_score_as_the_game_declares_it(game: Game[Any]) -> None:
    everything = setups(game)
    different = False
    for setup in everything[:: 1 + len(everything) // SETUPS]:
        position = game.new(setup.players, setup.options, "scores")
        game.playout(position, 7)
        scores, ranks = game.result(position)
        assert scores is not None
        assert ranks is not None
        best_first = sorted(scores, reverse=not game.fewest_wins(position.options))
        by_rank = [score for _, score in sorted(zip(ranks, scores, strict=True), key=lambda one: one[0])]
        assert by_rank == best_first, setup
        different = different or len(set(scores)) > 1
    assert different, "else nothing was seen of it"
