"""Worlds that bots draw quickly, held against those that the zones allow."""

import json
from typing import Any

from tablee.core.game import Game
from tablee.core.rng import QuickStream
from tablee.core.search import Search, Worlds

DRAWS = 600
ITERATIONS = 300


def _text(game: Game[Any], world: Any) -> str:
    dump = game.dump(world)
    del dump["rng"]
    return json.dumps(dump)


def drawn(game: Game[Any], worlds: Worlds[Any]) -> set[str]:
    """All the worlds that many draws find."""
    stream = QuickStream(1)
    return {_text(game, worlds.draw(stream)) for _ in range(DRAWS)}


def allowed(game: Game[Any], known: dict[str, Any]) -> set[str]:
    """All the worlds that many determinizations find."""
    stream = QuickStream(2)
    return {_text(game, game.determinization(known, stream)) for _ in range(DRAWS)}


def chosen(worlds: Worlds[Any], seed: int, patiently: bool) -> tuple[int, int]:
    """The move that so many iterations find, or as many of them as it takes, and how many those were."""
    search = Search(worlds, seed)
    search.run(ITERATIONS, 0.0, patiently)
    return search.best().move, search.iterations
