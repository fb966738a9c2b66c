"""Whether a move told anybody anything: one that did not can be taken back as if it had never been made.

A move told nobody anything if all that was told and shown would have been the same in every world that could not be
told from this one. A game may name moves of which that is always so (`Game.tells_nothing`); otherwise it is not asked.
Of everybody: does anything lie open that did not, was somebody told something alone? Of a spectator: does what happened
stay the same where what they cannot see is otherwise? What all are told is the same for who made the move, so of them
that is asked only where there is more to ask about. Of nobody else, so that the answer follows from what who made the
move knows: they are told it.
"""

from typing import Any, Final, NamedTuple

from tablee.core.errors import IllegalMoveError
from tablee.core.events import Event
from tablee.core.game import Game, JsonObject, Position
from tablee.core.openness import Openness
from tablee.core.rng import QuickStream, Stream
from tablee.core.views import looks_like
from tablee.match.story import hides

WORLDS: Final = 3
"""For a spectator, and as many for who made the move: an equal card goes unnoticed only if it lies in all of them."""


def reveals(before: Openness, move: str, after: Openness, events: list[Event]) -> bool:
    """Whether `move`, from `before` to `after` with these `events`, told or showed anybody what they did not know.

    One that drew from the random stream did, and one that ended the match.
    """
    game, position = before.game, after.position
    if position.turn is None or _drew(before.position.stream, position.stream):
        return True
    if not hides(game) or game.tells_nothing(move):
        return False
    return reveals_when_tried(before, move, after, events)


def reveals_when_tried(before: Openness, move: str, after: Openness, events: list[Event]) -> bool:
    """`reveals`, of a move that neither drew nor ended the match, found out by looking and by trying it elsewhere."""
    game, turn, position = before.game, before.position.turn, after.position
    told_alone = {seat for event in events for seats in event.secret.values() for seat in seats}
    if told_alone - {turn}:
        return True
    if before.shows_less_than(after):
        return True
    among_all = _compare(game, before.position, move, position, events, None)
    if among_all.otherwise:
        return True
    if not told_alone and among_all.made_in == WORLDS:
        return False
    return _compare(game, before.position, move, position, events, turn).otherwise


def _drew(before: Stream, after: Stream) -> bool:
    return (before.seed, before.used) != (after.seed, after.used)


class _Compared(NamedTuple):
    """Whether something was told or shown otherwise in other worlds, and in how many the move could be made."""

    otherwise: bool
    made_in: int


def _compare(
    game: Game[Any], before: Position, move: str, after: Position, events: list[Event], viewer: int | None
) -> _Compared:
    """What `viewer` would have been told and shown if what they were not shown before were otherwise.

    Cards are as they were shown, not as they might be remembered: worlds are drawn from that.
    """
    worlds = game.determinizations(looks_like(game.dump(before), game.zones, viewer))
    told = _told(events, viewer), game.view(after, viewer), game.standing(after)
    # Every process must come to the same answer, so chance is the same for everybody.
    stream = QuickStream(0)
    made_in = 0
    for _ in range(WORLDS):
        world = game.load_world(worlds.draw(stream))
        try:
            game.check_move(world, move)
        except IllegalMoveError:
            # Who made the move could not have made it there; that they made it is what they chose to tell.
            continue
        made_in += 1
        fresh = world.stream.copy()
        happened = game.play(world, move)
        if _drew(fresh, world.stream):
            return _Compared(True, made_in)
        if (_told(happened, viewer), game.view(world, viewer), game.standing(world)) != told:
            return _Compared(True, made_in)
    return _Compared(False, made_in)


def _told(events: list[Event], viewer: int | None) -> list[JsonObject]:
    return [event.seen_by(viewer) for event in events]
