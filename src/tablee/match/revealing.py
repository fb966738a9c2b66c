"""Whether a move revealed anything. A move that revealed nothing can be undone as if it had never been made.

A move revealed nothing if every viewer would have seen the same in all worlds that looked the same to that
viewer before. A game can name moves that never reveal anything (`Game.tells_nothing`); those are not checked.
For all others the check has three parts:

1. Does any viewer now see more open cards, or did an event show a secret to a seat other than the one that moved?
2. Would a spectator have seen anything else if the cards hidden from them were different?
3. The same question for the player who moved, only if an event showed them a secret, or if the move was
   not possible in every world of part 2.

No further viewer is checked. So the answer depends only on what the player who moved knows, and that player
may see it.

A reply of another seat can reveal something more: its choice, if that seat knew anything that is not public
(`chose_by_secrets`). A player who saw such a reply and took it back could ask for another one.
"""

from collections.abc import Sequence
from itertools import chain
from typing import Any, Final, NamedTuple

from tablee.core.errors import IllegalMoveError
from tablee.core.events import Event
from tablee.core.game import Game, JsonObject, Position
from tablee.core.openness import Openness
from tablee.core.rng import QuickStream, Stream
from tablee.core.views import information, looks_like
from tablee.match.story import hides

WORLDS: Final = 3
"""Worlds for a spectator, and as many for the player who moved; an equal card is missed only if all worlds have it."""


def reveals(before: Openness, move: str, after: Openness, events: list[Event]) -> bool:
    """True if `move`, from `before` to `after` with these `events`, revealed anything to anyone.

    A move that drew from the random stream or ended the match always did.
    """
    game, position = before.game, after.position
    if position.turn is None or _drew(before.position.stream, position.stream):
        return True
    if not hides(game) or game.tells_nothing(move):
        return False
    return reveals_when_tried(before, move, after, events)


def reveals_when_tried(before: Openness, move: str, after: Openness, events: list[Event]) -> bool:
    """Return `reveals` for a move that neither drew nor ended the match, by counting open cards and by trying
    the move in other worlds.
    """
    game, turn, position = before.game, before.position.turn, after.position
    saw_secrets = {seat for event in events for seats in event.secret.values() for seat in seats}
    if saw_secrets - {turn}:
        return True
    if before.shows_less_than(after):
        return True
    among_all = _compare(game, before.position, move, position, events, None)
    if among_all.otherwise:
        return True
    if not saw_secrets and among_all.made_in == WORLDS:
        return False
    return _compare(game, before.position, move, position, events, turn).otherwise


def chose_by_secrets(game: Game[Any], before: Position, past: Sequence[Sequence[Event]]) -> bool:
    """True if the seat to act in `before` knew anything that a spectator does not, by sight or from `past` events.

    So its choice of a move may reveal some of that. In a game that hides nothing this is never the case.
    `past`: the events by ply, which are read only if sight does not decide.
    """
    if not hides(game):
        return False
    seat, zones = before.turn, game.zones
    known = information(game.dump(before), zones, seat)
    if known != looks_like(game.dump(before), zones, None):
        return True
    events = list(chain.from_iterable(past))
    concluded = (
        game.inferences(known, [event.seen_by(viewer) for event in events]) for viewer in (seat, None)
    )
    return next(concluded) != next(concluded)


def _drew(before: Stream, after: Stream) -> bool:
    return (before.seed, before.used) != (after.seed, after.used)


class _Compared(NamedTuple):
    """True in `otherwise` if any other world gave another result; `made_in` counts the worlds in which the
    move was legal.
    """

    otherwise: bool
    made_in: int


def _compare(
    game: Game[Any], before: Position, move: str, after: Position, events: list[Event], viewer: int | None
) -> _Compared:
    """Compare what `viewer` saw with what they would have seen in worlds with other hidden cards.

    Worlds are drawn from the cards that the viewer was shown, not from what they may remember.
    """
    worlds = game.determinizations(looks_like(game.dump(before), game.zones, viewer))
    seen = _seen(events, viewer), game.view(after, viewer), game.standing(after)
    # Every process must get the same answer, so the seed is fixed.
    stream = QuickStream(0)
    made_in = 0
    for _ in range(WORLDS):
        world = game.load_world(worlds.draw(stream))
        try:
            game.check_move(world, move)
        except IllegalMoveError:
            # The player could not have made the move in this world; the choice of the move is what they
            # decided to show.
            continue
        made_in += 1
        fresh = world.stream.copy()
        happened = game.play(world, move)
        if _drew(fresh, world.stream):
            return _Compared(True, made_in)
        if (_seen(happened, viewer), game.view(world, viewer), game.standing(world)) != seen:
            return _Compared(True, made_in)
    return _Compared(False, made_in)


def _seen(events: list[Event], viewer: int | None) -> list[JsonObject]:
    return [event.seen_by(viewer) for event in events]
