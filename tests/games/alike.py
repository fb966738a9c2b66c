"""Worlds that somebody cannot tell apart answer alike: whatever differs would tell them what they cannot know."""

import json
from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

from tablee.core.errors import IllegalMoveError
from tablee.core.events import Event
from tablee.core.game import Game
from tablee.core.openness import Openness
from tablee.core.rng import QuickStream
from tablee.match.revealing import reveals
from tests.games.invariants import Setup, mutations, viewers, walk
from tests.games.lookalikes import refused, swapped

AnyGame = Game[Any]
DRAFTS = 6


class Compared(NamedTuple):
    """How many pairs of worlds were compared: before a move, after it, and in whether it may be taken back."""

    before: int = 0
    after: int = 0
    undo: int = 0

    def __add__(self, other: object) -> "Compared":
        assert isinstance(other, Compared)
        return Compared(*(one + more for one, more in zip(self, other, strict=True)))


def worlds(game: AnyGame, position: Any, viewer: int | None, chance: Random, count: int) -> Iterator[Any]:
    """Worlds like `position` to `viewer`: drawn anew, and with two hidden cards exchanged."""
    known = game.information(position, viewer)
    for _ in range(count):
        yield game.determinization(known, QuickStream(chance.randrange(1 << 32)))
        world = swapped(game, position, viewer, chance)
        if world is not None:
            yield world


def some_moves(game: AnyGame, position: Any, chance: Random) -> list[str]:
    """Legal moves of every kind that there is just now, by their first word, one of each; at most six."""
    moves = game.legal_sample(position).moves
    kinds: dict[str, list[str]] = {}
    for move in moves:
        kinds.setdefault(move.partition(" ")[0] if " " in move or move.isalpha() else "", []).append(move)
    picked = [chance.choice(kind) for kind in kinds.values()]
    return chance.sample(picked, min(6, len(picked)))


def answers(game: AnyGame, position: Any, viewer: int | None, drafts: list[str]) -> str:
    """Whatever `viewer` may ask for, answered: what lies there, the score, the moves, what the rules say of drafts."""
    view = game.view(position, viewer)
    asked: list[Any] = [
        game.information(position, viewer),
        view,
        game.view(position, viewer, past=True),
        game.standing(position),
        game.score_breakdown(view),
        position.turn,
    ]
    if viewer is not None and viewer == position.turn:
        legal = game.legal_sample(position)
        asked += [legal.moves, legal.more]
        asked += [[refused(game, position, draft), game.examine(position, draft)] for draft in drafts]
    elif viewer is not None and position.turn is not None:
        asked.append(game.ahead(position, viewer))
    return json.dumps(asked)


def told(game: AnyGame, after: Any, events: list[Event], viewer: int | None) -> str:
    """What `viewer` hears of a move and sees afterwards."""
    seen = [[event.seen_by(viewer), event.seen_by(viewer, past=True)] for event in events]
    return json.dumps([seen, game.information(after, viewer), game.view(after, viewer)])


def worlds_answer_alike(game: AnyGame, position: Any, viewer: int | None, chance: Random) -> Compared:
    """The same before any move, and after each move in all worlds in which `viewer` is told the same of it.

    Then it is also the same whether the move may be taken back, which who made it is told.
    """
    moves = some_moves(game, position, chance)
    drafts = [*moves, *mutations(moves, chance, DRAFTS)]
    before = answers(game, position, viewer, drafts)
    happened = {move: game.apply(position, move) for move in moves}
    compared = Compared()
    for world in worlds(game, position, viewer, chance, 1):
        assert answers(game, world, viewer, drafts) == before
        compared += Compared(before=1)
        for move, (after, events) in happened.items():
            try:
                other, others = game.apply(world, move)
            except IllegalMoveError:
                assert viewer != position.turn
                continue
            if told(game, after, events, viewer) != told(game, other, others, viewer):
                continue
            assert answers(game, other, viewer, []) == answers(game, after, viewer, [])
            compared += Compared(after=1)
            if viewer == position.turn:
                undo = not reveals(Openness(game, position), move, Openness(game, after), events)
                there = not reveals(Openness(game, world), move, Openness(game, other), others)
                assert undo == there, move
                compared += Compared(undo=1)
    return compared


def alike_along(game: AnyGame, setup: Setup, seed: int, plies: int, every: int) -> Compared:
    """Every `every`-th position of a random match of at most `plies` moves, for every viewer."""
    chance = Random(seed)
    compared = Compared()
    for ply, (position, move) in enumerate(walk(game, setup, seed, plies)):
        if move is None or ply % every:
            continue
        for viewer in viewers(position):
            compared += worlds_answer_alike(game, position, viewer, chance)
    return compared
