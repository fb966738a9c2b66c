"""Worlds that look the same to a viewer give that viewer the same answers, because any difference would leak."""

import json
from collections.abc import Iterator
from random import Random
from typing import Any, Final, NamedTuple

from tablee.core.errors import IllegalMoveError
from tablee.core.events import Event
from tablee.core.game import Game
from tablee.core.openness import Openness
from tablee.core.rng import QuickStream
from tablee.match.revealing import chose_by_secrets, reveals
from tablee.testing.broken import require
from tablee.testing.lookalikes import refused, swapped
from tablee.testing.walks import Setup, mutations, viewers, walk

__tracebackhide__: Final = True

AnyGame = Game[Any]
DRAFTS = 6


class Compared(NamedTuple):
    """How many pairs of worlds were compared: before a move, after it, and in whether it and a reply can be undone."""

    before: int = 0
    after: int = 0
    undo: int = 0
    replies: int = 0

    def __add__(self, other: object) -> "Compared":
        assert isinstance(other, Compared)
        return Compared(*(one + more for one, more in zip(self, other, strict=True)))


def worlds(game: AnyGame, position: Any, viewer: int | None, chance: Random, count: int) -> Iterator[Any]:
    """Yield worlds that look like `position` to `viewer`: drawn again, and with two hidden cards exchanged."""
    known = game.information(position, viewer)
    for _ in range(count):
        yield game.determinization(known, QuickStream(chance.randrange(1 << 32)))
        world = swapped(game, position, viewer, chance)
        if world is not None:
            yield world


def some_moves(game: AnyGame, position: Any, chance: Random) -> list[str]:
    """Return legal moves of every kind possible now, by their first word, one of each; at most six."""
    moves = game.legal_sample(position).moves
    kinds: dict[str, list[str]] = {}
    for move in moves:
        kinds.setdefault(move.partition(" ")[0] if " " in move or move.isalpha() else "", []).append(move)
    picked = [chance.choice(kind) for kind in kinds.values()]
    return chance.sample(picked, min(6, len(picked)))


def answers(game: AnyGame, position: Any, viewer: int | None, drafts: list[str]) -> str:
    """Return all that `viewer` can ask for: the view, the score, the moves, what the rules say about drafts."""
    view = game.view(position, viewer)
    answers_given: list[Any] = [
        game.information(position, viewer),
        view,
        game.view(position, viewer, past=True),
        game.standing(position),
        game.score_breakdown(view),
        position.turn,
    ]
    if viewer is not None and viewer == position.turn:
        legal = game.legal_sample(position)
        answers_given += [legal.moves, legal.more]
        answers_given += [[refused(game, position, draft), game.examine(position, draft)] for draft in drafts]
    elif viewer is not None and position.turn is not None:
        answers_given.append(game.ahead(position, viewer))
    return json.dumps(answers_given)


def seen_after(game: AnyGame, after: Any, events: list[Event], viewer: int | None) -> str:
    """Return what `viewer` sees of a move, and what they see after it."""
    seen = [[event.seen_by(viewer), event.seen_by(viewer, past=True)] for event in events]
    return json.dumps([seen, game.information(after, viewer), game.view(after, viewer)])


def worlds_answer_alike(game: AnyGame, position: Any, viewer: int | None, chance: Random) -> Compared:
    """Check that answers are equal before any move, and after each move in the worlds where `viewer` sees it equally.

    In these worlds it must also be equal whether the move can be undone, because the player who moved learns this.
    """
    moves = some_moves(game, position, chance)
    drafts = [*moves, *mutations(moves, chance, DRAFTS)]
    before = answers(game, position, viewer, drafts)
    happened = {move: game.apply(position, move) for move in moves}
    compared = Compared()
    for world in worlds(game, position, viewer, chance, 1):
        require(
            answers(game, world, viewer, drafts) == before,
            f"Viewer {viewer} gets other answers if hidden pieces lie differently (a view, score, move or refusal). "
            "Let each answer depend only on what that seat may see.",
        )
        compared += Compared(before=1)
        for move, (after, events) in happened.items():
            try:
                other, others = game.apply(world, move)
            except IllegalMoveError:
                require(
                    viewer != position.turn,
                    f"“{move}” is legal or not, depending on pieces that seat {viewer} cannot see. Let `check` look "
                    "only at what that seat may see.",
                )
                continue
            if seen_after(game, after, events, viewer) != seen_after(game, other, others, viewer):
                continue
            require(
                answers(game, other, viewer, []) == answers(game, after, viewer, []),
                f"After “{move}” viewer {viewer} gets other answers if hidden pieces lie differently. "
                "Let each answer depend only on what that seat may see.",
            )
            compared += Compared(after=1)
            if viewer == position.turn:
                undo = not reveals(Openness(game, position), move, Openness(game, after), events)
                there = not reveals(Openness(game, world), move, Openness(game, other), others)
                require(
                    undo == there,
                    f"Whether “{move}” can be undone tells viewer {viewer} about hidden pieces. Show what it revealed "
                    "in the view or in its events.",
                )
                compared += Compared(undo=1)
                compared += replies_alike(game, (after, events), (other, others), viewer, chance)
    return compared


def replies_alike(
    game: AnyGame,
    here: tuple[Any, list[Event]],
    there: tuple[Any, list[Event]],
    viewer: int | None,
    chance: Random,
) -> Compared:
    """Check that a reply can be undone in both worlds or in neither, if `viewer`, who moved, sees it equally."""
    compared = Compared()
    if here[0].turn in (None, viewer):
        return compared
    for move in some_moves(game, here[0], chance):
        try:
            after, other = game.apply(here[0], move), game.apply(there[0], move)
        except IllegalMoveError:
            continue
        if seen_after(game, *after, viewer) == seen_after(game, *other, viewer):
            undo = [
                reveals(Openness(game, before), move, Openness(game, position), happened)
                or chose_by_secrets(game, before, [past])
                for (before, past), (position, happened) in ((here, after), (there, other))
            ]
            require(
                undo[0] == undo[1],
                f"Whether the reply “{move}” can be undone tells viewer {viewer} about hidden pieces. Show what it "
                "revealed in the view or in its events.",
            )
            compared += Compared(replies=1)
    return compared


def alike_along(game: AnyGame, setup: Setup, seed: int, plies: int, every: int) -> Compared:
    """Check every `every`-th position of a random match of at most `plies` moves, for every viewer."""
    chance = Random(seed)
    compared = Compared()
    for ply, (position, move) in enumerate(walk(game, setup, seed, plies)):
        if move is None or ply % every:
            continue
        for viewer in viewers(position):
            compared += worlds_answer_alike(game, position, viewer, chance)
    return compared
