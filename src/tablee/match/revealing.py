"""Whether a move told anybody anything: one that did not can be taken back as if it had never been made.

A move told nobody anything if all that was told and shown would have been the same in every world that could not be
told from this one. No game is asked. Of everybody: does anything lie open that did not, was somebody told something
alone? Of a spectator: does what happened stay the same where what they cannot see is otherwise? What all are told is
the same for who made the move, so of them that is asked only where there is more to ask about. Of nobody else, so that
the answer follows from what who made the move knows: they are told it.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final, NamedTuple

from tablee.core.errors import IllegalMoveError
from tablee.core.events import Event
from tablee.core.game import Game, JsonObject, Position
from tablee.core.openness import Openness
from tablee.core.record import Played
from tablee.core.rng import QuickStream, Stream
from tablee.core.views import looks_like
from tablee.match.story import hides

WORLDS: Final = 3
"""For a spectator, and as many for who made the move: an equal card goes unnoticed only if it lies in all of them."""


class Revealing:
    """Of one match: whether a step told anybody anything. Keeps of the last one asked about what the next one needs."""

    def __init__(self, game: Game[Any]) -> None:
        self._game = game
        self._after: Openness | None = None
        """What lies open after that step."""
        self._worlds: list[Position] = []
        """Worlds that it led to, if they look the same to a spectator; else none, and the next step draws its own."""
        self._answer = False

    def last_step(
        self, positions: Sequence[Any], moves: Sequence[Played], events: Sequence[list[Event]]
    ) -> bool:
        """Whether the last of `moves` told anybody anything; `positions` and `events` begin with those of the deal.

        Every process must come to the same answer, so one that has not been asked about the steps of the turn before
        asks itself about them first.
        """
        last = ply = len(moves)
        if not self._is_after(positions[ply]):
            while _in_one_turn(moves, ply) and not self._is_after(positions[ply - 1]):
                ply -= 1
            if not _in_one_turn(moves, ply):
                self._worlds = []
            for at in range(ply, last + 1):
                self.step(positions[at - 1], moves[at - 1].move, positions[at], events[at])
        return self._answer

    def step(self, before: Position, move: str, after: Position, events: list[Event]) -> bool:
        """Whether `move`, from `before` to `after` with these `events`, told or showed anybody what they did not know.

        One that drew from the random stream did, and one that ended the match.
        """
        if self._after is not None and self._after.position is before:
            # What lay open after the last step lies open before this one.
            then, worlds = self._after, self._worlds
        else:
            then, worlds = Openness(self._game, before), []
        self._after, self._worlds = Openness(self._game, after), []
        self._answer = self._reveals(then, move, self._after, events, worlds)
        return self._answer

    def _is_after(self, position: Position) -> bool:
        return self._after is not None and self._after.position is position

    def _reveals(
        self, before: Openness, move: str, after: Openness, events: list[Event], worlds: list[Position]
    ) -> bool:
        game, turn, position = self._game, before.position.turn, after.position
        if position.turn is None or _drew(before.position.stream, position.stream):
            return True
        if not hides(game):
            return False
        told_alone = {seat for event in events for seats in event.secret.values() for seat in seats}
        if told_alone - {turn}:
            return True
        if before.shows_less_than(after):
            return True
        among_all = _compare(
            game, worlds or _drawn(game, before.position, None), move, position, events, None
        )
        if among_all.otherwise:
            return True
        if len(among_all.played) == WORLDS:
            self._worlds = among_all.played
            if not told_alone:
                return False
        return _compare(game, _drawn(game, before.position, turn), move, position, events, turn).otherwise


def _in_one_turn(moves: Sequence[Played], ply: int) -> bool:
    """Whether the step to this ply and the one before it are of one turn."""
    return ply > 1 and moves[ply - 1].seat == moves[ply - 2].seat


def _drew(before: Stream, after: Stream) -> bool:
    return (before.seed, before.used) != (after.seed, after.used)


def _drawn(game: Game[Any], position: Position, viewer: int | None) -> Iterator[Position]:
    """Worlds that look like this position to `viewer`.

    Cards are as they are shown, not as they might be remembered: worlds are drawn from that.
    """
    worlds = game.determinizations(looks_like(game.dump(position), game.zones, viewer))
    # Every process must come to the same answer, so chance is the same for everybody.
    stream = QuickStream(0)
    for _ in range(WORLDS):
        yield game.load_world(worlds.draw(stream))


class _Compared(NamedTuple):
    """Whether something was told or shown otherwise in other worlds, and those in which the move could be made."""

    otherwise: bool
    played: list[Position]


def _compare(
    game: Game[Any],
    worlds: Iterable[Position],
    move: str,
    after: Position,
    events: list[Event],
    viewer: int | None,
) -> _Compared:
    """Make the move in these worlds: what `viewer` would have been told and shown there."""
    told = _told(events, viewer), game.view(after, viewer), game.standing(after)
    played: list[Position] = []
    for world in worlds:
        try:
            game.check_move(world, move)
        except IllegalMoveError:
            # Who made the move could not have made it there; that they made it is what they chose to tell.
            continue
        played.append(world)
        fresh = world.stream.copy()
        happened = game.play(world, move)
        if _drew(fresh, world.stream):
            return _Compared(True, played)
        if (_told(happened, viewer), game.view(world, viewer), game.standing(world)) != told:
            return _Compared(True, played)
    return _Compared(False, played)


def _told(events: list[Event], viewer: int | None) -> list[JsonObject]:
    return [event.seen_by(viewer) for event in events]
