"""A caller may change what a match returns: the match stays as it is."""

from collections.abc import Callable
from copy import copy
from typing import Any

import tablee
from tests.api.test_each_seat_its_bot import Asked


def test_lists_and_options_of_a_match_are_the_callers_own(game: tablee.Game[Any]) -> None:
    match = game.start(seed=1)
    match.push(match.legal[0])
    readers: list[Callable[[], Any]] = [
        lambda: match.positions,
        lambda: match.moves,
        lambda: match.options,
        lambda: match.view(),
        lambda: match.information(0),
        lambda: game.bots,
    ]
    for read in readers:
        before = copy(read())
        read().clear()
        assert read() == before


def test_each_ply_has_a_chance_of_its_own_which_follows_from_the_seed(game: tablee.Game[Any]) -> None:
    seeds = []
    for seed in (1, 1, 2):
        bot = Asked(game.rules)
        match = game.start(seed=1).play_out(bot, plies=8, seed=seed)
        seeds.append(bot.seeds)
        assert len(set(bot.seeds)) == match.ply
    assert seeds[0] == seeds[1]
    assert not set(seeds[0]) & set(seeds[2])
