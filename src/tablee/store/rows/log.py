"""What happened in a match, move by move and besides the moves."""

from typing import Any

import msgspec

from tablee.core.record import Actor


class Entry(msgspec.Struct, frozen=True):
    """One entry of the log: a move. `message` is the sender's id for it, None for a bot's; `ms` the time it took.

    `by`: who decided (`tablee.core.record.Actor`), None where that is not known; `helped`: with a hint.
    """

    ply: int
    seat: int
    move: str
    message: str | None
    ms: int | None
    at: int
    by: Actor | None = None
    helped: bool = False


class TakenBack(msgspec.Struct, frozen=True):
    """A move that was taken back by the message `undo_message`; `n` counts those of a match from 1."""

    n: int
    entry: Entry
    undo_message: str
    undone_at: int


class Resignation(msgspec.Struct, frozen=True):
    """Somebody gave up; `taken_over`: when somebody else took the seat, None where nobody did."""

    seat: int
    at: int
    taken_over: int | None = None


class Outage(msgspec.Struct, frozen=True):
    """From when to when (None: it lasts) somebody was connected to nothing."""

    seat: int
    n: int
    began: int
    ended: int | None


class TableEvent(msgspec.Struct, frozen=True):
    """Something that happened at a table besides moves; `n` counts from 1, `ply` is the last made before.

    `seat`: whom it is about, None for the table as a whole.
    """

    n: int
    ply: int
    kind: str
    seat: int | None
    params: dict[str, Any]
    at: int
