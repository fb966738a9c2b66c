"""Who plays a match, and what a guest may do there now."""

from tablee.match import Match
from tablee.server.errors import RefusalError
from tablee.store.rows import MatchRow, SeatRow


class Seating:
    """The seats of a match, read from its row and its resignations."""

    _row: MatchRow
    _match: Match

    @property
    def row(self) -> MatchRow:
        """The match and its table as the store has them."""
        return self._row

    @property
    def match(self) -> Match:
        """The match being played. Only read it: the methods of `LiveMatch` change it."""
        return self._match

    @property
    def paused(self) -> bool:
        """True during a pause that the players agreed on."""
        return self._row.clock_state is not None and self._row.clock_state.paused is not None

    def seats_of(self, guest: str | None) -> list[SeatRow]:
        """Return the seats of this guest, including those of other people at the same device."""
        return [seat for seat in self._row.seats if guest is not None and seat.guest == guest]

    def names(self, guest: str) -> bool:
        """True if this guest, or an agent of theirs, has a seat."""
        return any(guest == seat.guest or (seat.agent and seat.agent[0] == guest) for seat in self._row.seats)

    def people(self) -> list[SeatRow]:
        """Return the seats that people play: those of guests who have not resigned."""
        return [
            seat for seat in self._row.seats if seat.guest is not None and not self.has_resigned(seat.seat)
        ]

    def has_resigned(self, seat: int) -> bool:
        """True if the player of that seat resigned and the match goes on; they are a spectator until it is over."""
        return seat in self._match.resigned and not self._match.over

    def sits(self, guest: str | None, seat: int) -> bool:
        """True if this guest has that seat, resigned or not."""
        seats = self._row.seats
        return guest is not None and 0 <= seat < len(seats) and seats[seat].guest == guest

    def playing(self, guest: str | None) -> list[int]:
        """Return the seats of this guest that have not resigned; once the match is over, all of them."""
        return [own.seat for own in self.seats_of(guest) if not self.has_resigned(own.seat)]

    def check_plays(self, guest: str | None, seat: int) -> None:
        """Raise `RefusalError` (`seat.not_yours`, `seat.gave_up`) unless this guest plays that seat."""
        if not self.sits(guest, seat):
            raise RefusalError("seat.not_yours", seat=seat)
        self.check_goes_on(seat)

    def check_goes_on(self, seat: int) -> None:
        """Raise `RefusalError` `seat.gave_up` if the player of that seat has resigned."""
        if self.has_resigned(seat):
            raise RefusalError("seat.gave_up", seat=seat)

    def check_running(self) -> None:
        """Raise `RefusalError` (`match.waiting`, `match.cancelled`, `match.over`) unless the match goes on."""
        self.check_begun()
        if self._row.state == "over":
            raise RefusalError("match.over")

    def check_begun(self) -> None:
        """Raise `RefusalError` (`match.waiting`, `match.cancelled`) unless the match has begun."""
        if self._row.state == "waiting":
            raise RefusalError("match.waiting")
        if self._row.state == "cancelled":
            raise RefusalError("match.cancelled")

    def check_not_paused(self) -> None:
        """Raise `RefusalError` `match.paused` during a pause."""
        if self.paused:
            raise RefusalError("match.paused")
