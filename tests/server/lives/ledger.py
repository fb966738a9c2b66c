"""Everything that was acknowledged in a life, and must be in its database at the end."""

from typing import NamedTuple

from tests.server.lives.observer import Observer


class Acknowledged(NamedTuple):
    """A message that was acknowledged: its request, and the ply that it became or led back to."""

    table: str
    do: str
    seat: int
    move: str
    id: str
    ply: int


class Ledger:
    """Everything that was acknowledged."""

    def __init__(self) -> None:
        self.kept: list[Acknowledged] = []

    def note(self, one: Acknowledged) -> None:
        """Add this message."""
        self.kept.append(one)

    def at(self, table: str) -> list[Acknowledged]:
        """Return the moves and steps back that were acknowledged at this table."""
        return [one for one in self.kept if one.table == table and one.do in ("move", "undo")]

    async def missing(self, observer: Observer) -> list[str]:
        """Return what was acknowledged and is not in the log."""
        lost: list[str] = []
        for table in sorted({one.table for one in self.kept}):
            log = observer.store.log
            entries = [*await log.entries(table), *(one.entry for one in await log.taken_back(table))]
            moves = {(entry.seat, entry.message): (entry.ply, entry.move) for entry in entries}
            back = {(one.entry.seat, one.undo_message) for one in await log.taken_back(table)}
            gave_up = {one.seat for one in await log.resignations(table)}
            for one in (one for one in self.kept if one.table == table):
                found = {
                    "move": moves.get((one.seat, one.id)) == (one.ply, one.move),
                    "undo": (one.seat, one.id) in back,
                    "resign": one.seat in gave_up,
                }[one.do]
                if not found:
                    lost.append(f"acknowledged and lost: {one}")
        return lost
