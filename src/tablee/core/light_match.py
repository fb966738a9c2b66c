"""A match for programs: the position now, the moves and the events, but no position in between."""

from typing import Any, SupportsIndex

from tablee.core.errors import IllegalMoveError
from tablee.core.events import Event
from tablee.core.game import Game, JsonObject, Legal, Position, Result
from tablee.core.memories import Memories


class LightMatch:
    """A match that plays each move on its one position, which is faster than a new position for each ply.

    - `moves`, `seats`: every move so far, and the seat that made it.
    - `events`: by ply, those of the deal first.
    """

    def __init__(self, game: Game[Any], position: Position, seed: str, ended: bool = False) -> None:
        """Begin at `position`, which the match may change. `seed`: any seed that `Game.new` takes.

        `ended`: the match is over although the rules go on, because players gave up.
        """
        self.game = game
        self.options = position.options
        self.players: int = position.players
        self.seed = seed
        self.ended = ended or len(set(game.sides(position.options, position.players))) < 2
        self.moves: list[str] = []
        self.seats: list[int] = []
        self.events: list[list[Event]] = [[]]
        self._position = position
        self._lent = False
        """True if others may hold the position, so that it must not change."""
        self._deal: Position | None = None
        self._memories = Memories(game)

    def __reduce__(self) -> Any:
        raise TypeError("pickle the match that it belongs to")

    def position(self) -> Any:
        """Return the position now; the match never changes it again."""
        self._lent = True
        return self._position

    def turn(self) -> int | None:
        """Return the seat to act; None once the match is over."""
        return None if self.ended else self._position.turn

    def over(self) -> bool:
        """True if the match is over."""
        return self.ended or self._position.acting < 0

    def legal(self) -> Legal:
        """Return the legal moves; none once the match is over."""
        return Legal([]) if self.ended else self.game.legal(self._position)

    def push(self, move: str) -> list[Event]:
        """Make a move for the seat to act, and return its events. Raises as `Game.apply` does; nothing has changed."""
        position = self._position
        seat: int = position.acting
        if self.ended or seat < 0:
            raise IllegalMoveError("move.over")
        game = self.game
        game.check(position, move)
        if self._lent:
            position = game.copy(position)
            events = game.play(position, move)
            self._position = position
            self._lent = False
        else:
            try:
                events = game.play(position, move)
            except BaseException:
                # An interrupt, or a fault of a game, may leave the position half changed.
                self._position = self._replayed()
                raise
        self.moves.append(move)
        self.seats.append(seat)
        self.events.append(events)
        return events

    def result(self) -> Result:
        """Return scores and ranks by the rules, `UNDECIDED` before their end."""
        return self.game.result(self._position)

    def viewer(self, seat: SupportsIndex | None) -> int | None:
        """Return a seat as an `int`; raise as `Game.check_viewer` does."""
        return self.game.check_viewer(self._position, seat)

    def view(self, viewer: int | None) -> JsonObject:
        """Return what seat `viewer` (None: a spectator) may be shown now; once over, everything but the stream."""
        if not self.over():
            return self.game.view(self._position, viewer)
        shown = self.game.dump(self._position)
        del shown["rng"]
        return shown

    def known(self, seat: int) -> JsonObject:
        """Return what `seat` knows by sight and what it may remember of that."""
        return self.game.information(self._position, seat)

    def information(self, seat: int) -> JsonObject:
        """Return all that `seat` knows now, its conclusions from past events included."""
        known = self.known(seat)
        if self.over():
            return known
        found = self._memories.inferences(seat, known, self.events, len(self.moves), self._dealt)
        if found:
            known["inferences"] = found
        return known

    def back_to(self, ply: int, position: Position) -> None:
        """Remove the moves after ply `ply`, whose `position` others may hold."""
        self._memories.forget(ply)
        del self.moves[ply:]
        del self.seats[ply:]
        del self.events[ply + 1 :]
        self.continue_at(position)

    def continue_at(self, position: Position) -> None:
        """Continue at the position after the last of `moves`, which others may hold."""
        self._position = position
        self._lent = True

    def copy(self) -> "LightMatch":
        """Return a match that can be continued independently."""
        other = LightMatch(self.game, self.position(), self.seed, self.ended)
        other._lent = True
        other.moves = self.moves[:]
        other.seats = self.seats[:]
        other.events = self.events[:]
        return other

    def _dealt(self) -> Position:
        """Return the first position."""
        if not self.moves:
            return self._position
        if self._deal is None:
            self._deal = self.game.new(self.players, self.options, self.seed)
        return self._deal

    def _replayed(self) -> Position:
        """Return the position after the moves so far, from the deal on."""
        position: Position = self.game.new(self.players, self.options, self.seed)
        for move in self.moves:
            self.game.play(position, move)
        return position
