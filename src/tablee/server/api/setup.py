"""Checks which options go together, for the form of a new table."""

from typing import Any

from tablee.core.errors import OptionError
from tablee.core.game import Game
from tablee.core.options import Choice, Flag, Option, OptionValues
from tablee.games import find
from tablee.server.http.endpoint import Endpoints
from tablee.server.http.request_context import RequestContext
from tablee.server.protocol.base import Problem
from tablee.server.protocol.new_tables import Setup, SetupReport, Unfit
from tablee.server.thinking.program_settings import offered_to

ENDPOINTS = Endpoints()


@ENDPOINTS.on(
    "POST",
    "/api/setup",
    codes=("game.unknown", "option.unknown", "option.value", "option.players"),
    rate="study",
)
async def setup(context: RequestContext, body: Setup) -> SetupReport:
    """Return whether a table can be created like this, and the options that do not fit the others."""
    game = find(body.game)
    options = game.options.read(body.options)
    low, high = game.min_players, game.max_players
    if not low <= body.players <= high:
        raise OptionError("option.players", {"players": body.players, "min": low, "max": high})
    problem = refusal(game, options, body.players)
    unfit = [
        Unfit(name, value, names)
        for name, option in game.options.all.items()
        for value in values(option)
        # Other settings may not go together whatever this one is; then the problem says so.
        if name in (names := conflict(game, {**options, name: value}, body.players))
    ]
    offered = offered_to(context.parts.thinking.programs, game.name, await context.guest())
    found = None if problem is None else Problem(problem.code, problem.params)
    return SetupReport(found, unfit, list(offered))


def values(option: Option) -> tuple[Any, ...]:
    """Return the values that a form shows one by one."""
    if isinstance(option, Choice):
        return option.values
    return (False, True) if isinstance(option, Flag) else ()


def conflict(game: Game[Any], options: OptionValues, players: int) -> list[str]:
    """Return the options, or `players`, that do not go together; none if all do."""
    refused = refusal(game, options, players)
    return [] if refused is None else str(refused.params.get("names", "")).split(", ")


def refusal(game: Game[Any], options: OptionValues, players: int) -> OptionError | None:
    """Return why this number of players cannot play with these options; None if they can."""
    try:
        game.check_setup(options, players)
    except OptionError as problem:
        return problem
    return None
