"""What the store hands out: one struct a row, nothing that reaches back into the database."""

from typing import Any, Literal

import msgspec


class Guest(msgspec.Struct, frozen=True):
    """Somebody without an account."""

    id: str
    name: str
    face: str | None = None
    """The animal and the colour that they chose, with a space between; None: neither."""


class Device(msgspec.Struct, frozen=True):
    """A browser of a guest: the hash of its token, and when it was last used, exact to a day."""

    guest: Guest
    hash: str
    used: int


class SeatRow(msgspec.Struct, frozen=True):
    """Who sits where.

    `name`: a guest's name of today; what somebody at the same device was called when the table was
    created; a program's name. `level`: of a bot, None for all others. `resigned_at`: in
    milliseconds since 1970. `face`: what the guest who sits there chose (`Guest.face`); None for all others.
    `zone`: the guest's time zone, where it is known.
    """

    seat: int
    kind: Literal["guest", "bot", "program", "device", "free"]
    guest: str | None
    name: str
    level: int | None
    resigned_at: int | None = None
    face: str | None = None
    zone: str | None = None

    @property
    def by_computer(self) -> bool:
        """Whether a bot of the game or a program sits there."""
        return self.kind in ("bot", "program")

    @property
    def resigned(self) -> bool:
        """Whether whoever sat there resigned."""
        return self.resigned_at is not None


class Standing(msgspec.Struct, frozen=True):
    """How the clocks of a match stand, as follows from its log; times in milliseconds since 1970.

    - `since`: when this turn began.
    - `deadline`: when the time of whoever is to act is over; during a pause, when it ends by itself. None: no clock
      runs.
    - `banks`: what each seat has left for a turn that would begin now, or began at `since`; None: the clock has none.
    - `paused`: since when there is a pause.
    - `overdue`: the time is over, and the others may end the match for whoever is to act.
    - `out`: seats that bots play because their time ran out.
    - `by_bot`: one of them is to act.
    - `vacations`: what each seat has left of its vacation; `away`: until when it is on one.
    """

    since: int
    deadline: int | None
    banks: tuple[int, ...] | None = None
    paused: int | None = None
    overdue: bool = False
    out: tuple[int, ...] = ()
    by_bot: bool = False
    vacations: tuple[int, ...] | None = None
    away: tuple[int | None, ...] | None = None

    @property
    def look(self) -> int | None:
        """When somebody is to look at it: also at once, as often as it takes, until the bot that is to act has."""
        return self.since if self.by_bot else self.deadline


class MatchRow(msgspec.Struct, frozen=True, kw_only=True):
    """A match and its table. `seed` is secret until the match is over; times in milliseconds since 1970.

    `public`: strangers may find it. `stand_in`: after so many seconds a bot plays for who is away; 0: never;
    `stand_in_since`: when that was agreed on, if it was while the match ran.
    `cancelled`: when the table ended without a result, which is its `state` then. `starts`: everybody sits and the
    match begins then; None once it has, and while a seat is free. `terms`: what was agreed for the table when it was
    opened (`tablee.server.protocol.terms`). `deadline`: when somebody looks at its clocks, at the latest.
    `standing`: how they stand; None where nobody has worked that out, as in lists.
    """

    id: str
    game: str
    rules: int
    options: dict[str, Any]
    players: int
    seed: str
    pause: int
    host: str | None
    created: int
    begun: int | None
    previous: str | None
    repeats: bool
    public: bool
    state: Literal["waiting", "running", "over", "cancelled"]
    ply: int
    turn: int | None
    changed: int
    outcome: dict[str, Any] | None
    revision: int
    undone: int
    stand_in: int = 0
    stand_in_since: int | None = None
    cancelled: int | None = None
    starts: int | None = None
    terms: dict[str, Any] = {}
    deadline: int | None = None
    standing: Standing | None = None
    next: str | None
    seats: tuple[SeatRow, ...]

    def __repr__(self) -> str:
        return f"MatchRow({self.id}, {self.game}, {self.state}, ply {self.ply})"


class Entry(msgspec.Struct, frozen=True):
    """One entry of the log: a move. `message` is the sender's id for it, None for a bot's; `ms` the time it took."""

    ply: int
    seat: int
    move: str
    message: str | None
    ms: int | None
    at: int


class TakenBack(msgspec.Struct, frozen=True):
    """A move that was taken back by the message `undo_message`; `n` counts those of a match from 1."""

    n: int
    entry: Entry
    undo_message: str
    undone_at: int


class Resignation(msgspec.Struct, frozen=True):
    """Somebody gave up."""

    seat: int
    at: int


class Summary(msgspec.Struct, frozen=True):
    """What follows from the log, kept beside it so that lists need no replay."""

    turn: int | None
    outcome: dict[str, Any] | None
    deadline: int | None = None


class Outage(msgspec.Struct, frozen=True):
    """From when to when (None: it lasts) somebody was connected to nothing."""

    seat: int
    n: int
    began: int
    ended: int | None


class MoveAhead(msgspec.Struct, frozen=True):
    """A move said ahead. `foreseen`: what must still be so; `undone`: how many steps had been taken back."""

    match: str
    seat: int
    move: str
    foreseen: str
    undone: int
    at: int


class ChatMessage(msgspec.Struct, frozen=True):
    """Something said at a table; `n` counts from 1."""

    n: int
    guest: str
    seat: int | None
    name: str
    preset: str | None
    text: str | None
    message: str
    at: int


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


class Proposal(msgspec.Struct, frozen=True):
    """Something that is proposed at a table; of each kind one thing at a time. `n` tells it from every other one there.

    `guest`, `name`: who proposed it. `agreed`: the guests who agreed so far, `asked`: those whose agreement is
    needed, without whom it is not carried.
    """

    match: str
    kind: str
    n: int
    guest: str
    name: str
    params: dict[str, Any]
    at: int
    agreed: frozenset[str] = frozenset()
    asked: frozenset[str] = frozenset()

    @property
    def carried(self) -> bool:
        """Whether all who are asked agree."""
        return self.asked <= self.agreed


class RematchOffer(msgspec.Struct, frozen=True):
    """Another match is wanted by these seats."""

    kind: Literal["rematch", "revenge"]
    seats: tuple[int, ...]


class Progress(msgspec.Struct, frozen=True):
    """How far a match has come: its plies, and how often anything else of it changed."""

    ply: int
    revision: int
