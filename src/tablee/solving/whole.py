"""Solves a game by the way that fits it."""

import json
import time
from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final

from msgspec import Struct

from tablee.core.game import Game
from tablee.core.options import OptionValues
from tablee.solving.growing import Growth, SolvingError
from tablee.solving.open_rating import OpenRating, OpenSolution, at_random
from tablee.solving.open_search import OutOfTimeError
from tablee.solving.players import level_player
from tablee.solving.rating import Judge, Rated, Solution, rated, solve

RANDOM: Final = "random"
GROWING: Final = 0.7
"""The part of the time in which the tree must be complete."""
MINUTE_S: Final = 60.0


class Limits(Struct, frozen=True):
    """How far to go.

    `plies`: moves after which the tree is cut. `nodes`: the most of the tree. `minutes`: of all.
    `target`: the exploitability that is low enough. `deals`: of an open game.
    """

    plies: int
    nodes: int
    minutes: float
    target: float
    deals: int


class HiddenSolution(Struct, frozen=True):
    """What is known of a game with hidden cards or luck, and how exploitable players are."""

    solution: Solution
    players: list[Rated]


class Reports(Struct, frozen=True):
    """What to call on the way: with the nodes so far, and with what is known so far."""

    grown: Callable[[int], None]
    hidden: Callable[[Solution], None]
    opened: Callable[[OpenSolution], None]


def lies_open(game: Game[Any], options: OptionValues) -> bool:
    """True if nothing is hidden after the deal, and no luck follows."""
    worlds = game.open_worlds(game.new(2, options, ""), Random(0), None)
    return worlds is not None and worlds.lie_open()


def solve_game(
    game: Game[Any],
    options: OptionValues,
    limits: Limits,
    levels: Sequence[int],
    seed: str,
    reports: Reports,
) -> HiddenSolution | OpenSolution:
    """Return the value of a game for two players, and how well random play and bots of `levels` do.

    Raises `SolvingError` `solving.players` (game, least) if more must play, as `Growth.tree` does, and
    `OptionError` and `LevelError`.
    """
    if game.min_players > 2:
        raise SolvingError("solving.players", {"game": game.name, "least": game.min_players})
    begun = time.monotonic()
    players = {f"bot:{level}": level_player(game, level, seed) for level in levels}
    if lies_open(game, options):
        rating = OpenRating(game, options, seed, {RANDOM: at_random(seed), **players})
        try:
            return rating.solve(limits.deals, begun + MINUTE_S * limits.minutes, reports.opened)
        except OutOfTimeError:
            raise SolvingError("solving.late") from None
    growth = Growth(
        lambda state: json.dumps(game.dump(state.position)),
        limits.plies,
        limits.nodes,
        begun + GROWING * MINUTE_S * limits.minutes,
        list(players.values()),
        reports.grown,
    )
    tree = growth.tree(game.chance(options, 2))
    judge = Judge(tree)
    found, _ = solve(tree, judge, limits.target, begun + MINUTE_S * limits.minutes, reports.hidden)
    return HiddenSolution(
        found, [judge.rate(RANDOM, tree.evenly()), *rated(judge, list(players), growth.chosen)]
    )
