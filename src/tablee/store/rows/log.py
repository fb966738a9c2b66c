"""Moves and other events of a match."""

from typing import Any

import msgspec

from tablee.core.record import Actor


class Entry(msgspec.Struct, frozen=True):
    """One entry of the log: a move. `message` is the sender's id for it, None for a bot's; `ms` its thinking time.

    `by`: who decided (`tablee.core.record.Actor`), None if unknown; `helped`: with a hint. `version`: the release of
    Tablée whose bot decided, None if none did, or in older rows.
    """

    ply: int
    seat: int
    move: str
    message: str | None
    ms: int | None
    at: int
    by: Actor | None = None
    helped: bool = False
    version: str | None = None


class TakenBack(msgspec.Struct, frozen=True):
    """A move that was undone by the message `undo_message`; `n` counts those of a match from 1.

    One message undoes the last move of its player, and before it, from the last one back, the bots' replies.
    """

    n: int
    entry: Entry
    undo_message: str
    undone_at: int

    @property
    def by_its_player(self) -> bool:
        """True if the player who made the move undid it; false for a bot's reply, undone with the move before."""
        return self.entry.message is not None


class Resignation(msgspec.Struct, frozen=True):
    """A seat was given up; `taken_over`: when another guest took it, None if none did."""

    seat: int
    at: int
    taken_over: int | None = None


class Outage(msgspec.Struct, frozen=True):
    """The start and end (None: it lasts) of a time in which a player had no connection."""

    seat: int
    n: int
    began: int
    ended: int | None


class TableEvent(msgspec.Struct, frozen=True):
    """An event at a table other than a move; `n` counts from 1, `ply` is the last one before it.

    `seat`: the seat concerned, None for the table as a whole.
    """

    n: int
    ply: int
    kind: str
    seat: int | None
    params: dict[str, Any]
    at: int
