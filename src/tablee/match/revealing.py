"""Whether a move told anybody anything: one that did not can be taken back as if it had never been made.

A move told nobody anything if all that was told and shown would have been the same in every world that could not be
told from this one. No game is asked. Of everybody: does anything lie open that did not, was somebody told something
alone? Of who made the move and of a spectator: does what happened stay the same where what they cannot see is
otherwise? Of those two only, so that the answer follows from what who made the move knows: they are told it.
"""

from functools import cache
from typing import Any, Final, NamedTuple

from tablee.core.errors import IllegalMoveError
from tablee.core.events import Event
from tablee.core.game import Game, JsonObject, Position
from tablee.core.rng import QuickStream
from tablee.core.zones import hidden_in, looks_like, newly_open, pieces_in
from tablee.match.story import hides

WORLDS: Final = 3
"""For who made the move, and as many for a spectator: an equal card goes unnoticed only if it lies in all of them."""


class _Seen(NamedTuple):
    """How many places are hidden, and the cards that lie open, deck by deck."""

    hidden: int
    cards: list[list[str]]


class Openness:
    """What lies open in `position`, worked out once for each viewer who is asked about.

    That goes for what they are shown and for all that they may know: what is shown again need not be remembered.
    `forget_views` once a move was judged: where many matches are played, views would take the most memory.
    """

    def __init__(self, game: Game[Any], position: Position) -> None:
        self.game = game
        self.position = position
        self._views: dict[int | None, JsonObject] = {}
        self._seen: dict[int | None, list[_Seen]] = {}

    def view(self, viewer: int | None) -> JsonObject:
        """The view of the position."""
        view = self._views.get(viewer)
        if view is None:
            view = self._views[viewer] = self.game.view(self.position, viewer)
        return view

    def forget_views(self) -> None:
        """Keep what lies open, and no views."""
        self._views.clear()

    def to(self, viewer: int | None) -> list[_Seen]:
        """What `viewer` is shown and, where there is anything to remember, what they know."""
        seen = self._seen.get(viewer)
        if seen is None:
            game, zones, position = self.game, self.game.zones, self.position
            views = [self.view(viewer)]
            if _remembers(game):
                views.append(game.information(position, viewer))
            seen = self._seen[viewer] = [
                _Seen(hidden_in(each, zones), [pieces_in(each, zones, deck) for deck in _decks(game)])
                for each in views
            ]
        return seen


@cache
def _decks(game: Game[Any]) -> tuple[str, ...]:
    return tuple(dict.fromkeys([zone.deck for zone in game.zones if zone.deck is not None]))


@cache
def _remembers(game: Game[Any]) -> bool:
    return any(zone.knows is not zone.shows or zone.left_out for zone in game.zones)


def reveals(before: Openness, move: str, after: Openness, events: list[Event]) -> bool:
    """Whether `move`, from `before` to `after` with these `events`, told or showed anybody what they did not know.

    One that drew from the random stream did, and one that ended the match.
    """
    game, turn, position = before.game, before.position.turn, after.position
    if position.turn is None or _drew(before.position, position):
        return True
    if not hides(game):
        return False
    if any(seat != turn for event in events for seats in event.secret.values() for seat in seats):
        return True
    if any(uncovers(before, after, viewer) for viewer in (None, *range(position.players))):
        return True
    return any(_depends(before.position, move, after, events, viewer) for viewer in (turn, None))


def _drew(before: Position, after: Position) -> bool:
    return (before.stream.seed, before.stream.used) != (after.stream.seed, after.stream.used)


def uncovers(before: Openness, after: Openness, viewer: int | None) -> bool:
    """Whether fewer pieces are hidden from `viewer` in `after`, or one lies open that did not."""
    return any(
        now.hidden < then.hidden or any(map(newly_open, then.cards, now.cards))
        for then, now in zip(before.to(viewer), after.to(viewer), strict=True)
    )


def _depends(before: Position, move: str, after: Openness, events: list[Event], viewer: int | None) -> bool:
    """Whether `viewer` would have been told or shown anything else if what they were not shown before were otherwise.

    Cards are as they were shown, not as they might be remembered: worlds are drawn from that.
    """
    game = after.game
    known = looks_like(game.dump(before), game.zones, viewer)
    if not hidden_in(known, game.zones):
        return False
    told = _told(events, viewer), after.view(viewer), game.standing(after.position)
    # Every process must come to the same answer, so chance is the same for everybody.
    worlds, stream = game.determinizations(known), QuickStream(0)
    for _ in range(WORLDS):
        world = game.load_world(worlds.draw(stream))
        try:
            other, happened = game.apply(world, move)
        except IllegalMoveError:
            # Who made the move could not have made it there; that they made it is what they chose to tell.
            continue
        if _drew(world, other):
            return True
        if (_told(happened, viewer), game.view(other, viewer), game.standing(other)) != told:
            return True
    return False


def _told(events: list[Event], viewer: int | None) -> list[JsonObject]:
    return [event.seen_by(viewer) for event in events]
