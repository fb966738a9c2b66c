"""The log of one match, as far as this process has read it."""

from collections.abc import Collection, Sequence

from tablee.store.rows import Entry, Outage, Resignation, TableEvent, TakenBack


class KnownLog:
    """Moves, undone moves, table events and lost connections of one match, in order.

    - `resignations`: including those of seats that were taken over.
    - `outages`: empty if the clock of the table does not count lost connections.
    - `resigned_at_ms`: the time of the last resignation, in milliseconds since 1970; 0 if there is none.
    """

    def __init__(self) -> None:
        self.entries: list[Entry] = []
        self.taken_back: list[TakenBack] = []
        self.events: Sequence[TableEvent] = ()
        self.outages: Sequence[Outage] = ()
        self.resignations: Sequence[Resignation] = ()
        self.resigned_at_ms = 0
        self._by_message: dict[tuple[int, str], int] = {}

    def add_entry(self, entry: Entry) -> None:
        """Add a move that was committed."""
        self.entries.append(entry)
        self._add_message(entry)

    def add_taken_back(self, taken_back: Sequence[TakenBack]) -> None:
        """Add moves that were undone. Their messages stay known, because these were committed."""
        for taken in taken_back:
            self._add_message(taken.entry)
            if taken.by_its_player:
                self._by_message[taken.entry.seat, taken.undo_message] = taken.entry.ply - 1
            self.taken_back.append(taken)

    def set_resignations(self, resignations: Sequence[Resignation]) -> list[int]:
        """Read all resignations of the match. Return the seats that are given up, in order."""
        self.resignations = resignations
        self.resigned_at_ms = max((one.at for one in resignations), default=0)
        return [one.seat for one in resignations if one.taken_over is None]

    def back_to(self, ply: int) -> None:
        """Remove the moves after this ply."""
        del self.entries[ply:]

    def ply_of(self, seat: int, message: str | None) -> int | None:
        """Return the ply that a message of this seat became or led back to; None if it was never committed."""
        return None if message is None else self._by_message.get((seat, message))

    def last_move_of(self, seat: int) -> Entry | None:
        """Return the last move of this seat, if there is one."""
        return next((entry for entry in reversed(self.entries) if entry.seat == seat), None)

    def last_by_person(self, bots: Collection[int]) -> Entry | None:
        """Return the last move, if a person made it, leaving out replies of the seats `bots`; None if others acted.

        A bot that plays for a person has no part in this: its moves are those of the person's seat.
        """
        for entry in reversed(self.entries):
            if entry.message is not None:
                return None if self.resigned_at_ms >= entry.at else entry
            # The opening of a return game has no message either, and no actor.
            if entry.by is None or entry.seat not in bots:
                break
        return None

    def _add_message(self, entry: Entry) -> None:
        if entry.message is not None:
            self._by_message[entry.seat, entry.message] = entry.ply
