"""Whether a move told anybody anything: one that did not can be taken back as if it had never been made.

A move told nobody anything if all that was told and shown would have been the same in every world that could not be
told from this one. No game is asked. Of everybody: does anything lie open that did not, was somebody told something
alone? Of who made the move and of a spectator: does what happened stay the same where what they cannot see is
otherwise? Of those two only, so that the answer follows from what who made the move knows: they are told it.
"""

from typing import Any, Final

from tablee.core.errors import IllegalMoveError
from tablee.core.events import Event
from tablee.core.game import Game, Position
from tablee.core.rng import QuickStream
from tablee.core.zones import hidden_in, looks_like, newly_open, pieces_in
from tablee.match.story import hides

WORLDS: Final = 3
"""For who made the move, and as many for a spectator: an equal card goes unnoticed only if it lies in all of them."""


def reveals(game: Game[Any], before: Position, move: str, after: Position, events: list[Event]) -> bool:
    """Whether `move`, from `before` to `after` with these `events`, told or showed anybody what they did not know.

    One that drew from the random stream did, and one that ended the match.
    """
    if after.turn is None or _drew(before, after):
        return True
    if not hides(game):
        return False
    if any(seat != before.turn for event in events for seats in event.secret.values() for seat in seats):
        return True
    if any(uncovers(game, before, after, viewer) for viewer in (None, *range(after.players))):
        return True
    return any(_depends(game, before, move, after, events, viewer) for viewer in (before.turn, None))


def _drew(before: Position, after: Position) -> bool:
    return (before.stream.seed, before.stream.used) != (after.stream.seed, after.stream.used)


def uncovers(game: Game[Any], before: Position, after: Position, viewer: int | None) -> bool:
    """Whether fewer pieces are hidden from `viewer` in `after`, or one lies open that did not.

    That goes for what they are shown and for all that they may know: what is shown again need not be remembered.
    """
    zones = game.zones
    decks = {zone.deck for zone in zones if zone.deck is not None}
    remembers = any(zone.knows is not zone.shows or zone.left_out for zone in zones)
    for sees in (game.view, game.information) if remembers else (game.view,):
        seen, sees_now = sees(before, viewer), sees(after, viewer)
        if hidden_in(sees_now, zones) < hidden_in(seen, zones):
            return True
        for deck in decks:
            if newly_open(pieces_in(seen, zones, deck), pieces_in(sees_now, zones, deck)):
                return True
    return False


def _depends(
    game: Game[Any], before: Position, move: str, after: Position, events: list[Event], viewer: int | None
) -> bool:
    """Whether `viewer` would have been told or shown anything else if what they were not shown before were otherwise.

    Cards are as they were shown, not as they might be remembered: worlds are drawn from that.
    """
    known = looks_like(game.dump(before), game.zones, viewer)
    if not hidden_in(known, game.zones):
        return False
    told = _told(game, after, events, viewer)
    # Every process must come to the same answer, so chance is the same for everybody.
    worlds, stream = game.determinizations(known), QuickStream(0)
    for _ in range(WORLDS):
        world = game.load(worlds.draw(stream))
        try:
            other, happened = game.apply(world, move)
        except IllegalMoveError:
            # Who made the move could not have made it there; that they made it is what they chose to tell.
            continue
        if _drew(world, other) or _told(game, other, happened, viewer) != told:
            return True
    return False


def _told(game: Game[Any], after: Position, events: list[Event], viewer: int | None) -> tuple[Any, ...]:
    return [event.seen_by(viewer) for event in events], game.view(after, viewer), game.standing(after)
