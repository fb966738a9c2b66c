"""The worlds that bots draw quickly, compared with those that the zones allow."""

import json
from collections.abc import Callable
from typing import Any

from tablee.core.game import Game
from tablee.core.rng import QuickStream
from tablee.core.search import EXPLORATION, Search, Worlds
from tablee.match.match import Match

DRAWS = 600
ITERATIONS = 300


def _text(game: Game[Any], world: Any) -> str:
    dump = game.dump(world)
    del dump["rng"]
    return json.dumps(dump)


def drawn(game: Game[Any], worlds: Worlds[Any]) -> set[str]:
    """Return all the worlds found by many draws."""
    stream = QuickStream(1)
    return {_text(game, worlds.sample(stream)) for _ in range(DRAWS)}


def allowed(game: Game[Any], known: dict[str, Any]) -> set[str]:
    """Return all the worlds found by many determinizations."""
    stream = QuickStream(2)
    return {_text(game, game.determinization(known, stream)) for _ in range(DRAWS)}


def chosen(worlds: Worlds[Any], seed: int, patiently: bool, exploration: float) -> tuple[int, int]:
    """Return the move that the search finds, and the number of iterations; `patiently` disables the early stop."""
    search = Search(worlds, seed, exploration)
    search.run(ITERATIONS, 0.0, patiently)
    return search.best().move, search.iterations


def stopping_early_changes_nothing(
    game: Game[Any],
    worlds: Callable[[dict[str, Any]], Worlds[Any]],
    exploration: float = EXPLORATION,
) -> None:
    """Check along a match that a search with early stops finds the same moves, in fewer iterations."""
    match, spared = Match.new(game, 2, {}, "stopping"), 0
    for ply in range(24):
        seat, moves = match.turn, match.legal().moves
        assert seat is not None
        known = match.information(seat)
        if len(moves) > 1 and ply % 2 == 0:
            early, done = chosen(worlds(known), ply, False, exploration)
            whole, all_of_them = chosen(worlds(known), ply, True, exploration)
            assert early == whole
            spared += all_of_them - done
        match.play(seat, game.bot(2).choose(known, moves, ply, None).move)
    assert spared > 0


def choices(
    game: Game[Any], worlds: Callable[[dict[str, Any]], Worlds[Any]], exploration: float
) -> list[tuple[int, int]]:
    """Return, at every fourth move of a match with a choice, the move found and its visits."""
    match = Match.new(game, 2, {}, "choices")
    found: list[tuple[int, int]] = []
    for ply in range(20):
        seat, moves = match.turn, match.legal().moves
        assert seat is not None
        if len(moves) > 1 and ply % 4 == 0:
            search = Search(worlds(match.information(seat)), ply, exploration)
            search.run(ITERATIONS, 0.0, patiently=True)
            found.append((search.best().move, search.best().visits))
        match.play(seat, moves[ply % len(moves)])
    return found
