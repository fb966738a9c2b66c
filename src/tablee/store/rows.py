"""What the store hands out: one struct a row, nothing that reaches back into the database."""

from typing import Any, Literal

import msgspec

from tablee.core.record import Actor


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
    """

    seat: int
    kind: Literal["guest", "bot", "program", "device", "free"]
    guest: str | None
    name: str
    level: int | None
    resigned_at: int | None = None
    face: str | None = None

    @property
    def by_computer(self) -> bool:
        """Whether a bot of the game or a program sits there."""
        return self.kind in ("bot", "program")

    @property
    def resigned(self) -> bool:
        """Whether whoever sat there resigned."""
        return self.resigned_at is not None


class Nonce(msgspec.Struct, frozen=True):
    """What the browser of a guest puts into a deal: `commitment` binds it, `nonce` is what it showed.

    `starts`: for which start of the match it was shown, in milliseconds since 1970.
    """

    guest: str
    commitment: str
    nonce: str | None = None
    starts: int | None = None


class MatchRow(msgspec.Struct, frozen=True, kw_only=True):
    """A match and its table. `seed` is secret until the match is over; times in milliseconds since 1970.

    `public`: strangers may find it. `stand_in`: after so many seconds a bot plays for who is away; 0: never.
    `cancelled`: when the table ended without a result, which is its `state` then. `starts`: everybody sits and the
    match begins then; None once it has, and while a seat is free. `terms`: what was agreed for the table when it was
    opened (`tablee.server.protocol.terms`). `deal`: what `seed` was mixed from; None while the match waits, when `seed`
    is what the server puts in, and where that is all. `nonces`: what browsers put in, while the match waits.
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
    cancelled: int | None = None
    starts: int | None = None
    terms: dict[str, Any] = {}
    deal: dict[str, Any] | None = None
    nonces: tuple[Nonce, ...] = ()
    next: str | None
    seats: tuple[SeatRow, ...]

    def __repr__(self) -> str:
        return f"MatchRow({self.id}, {self.game}, {self.state}, ply {self.ply})"


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
    """Somebody gave up."""

    seat: int
    at: int


class Summary(msgspec.Struct, frozen=True):
    """What follows from the log, kept beside it so that lists need no replay."""

    turn: int | None
    outcome: dict[str, Any] | None


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


class RematchOffer(msgspec.Struct, frozen=True):
    """Another match is wanted by these seats."""

    kind: Literal["rematch", "revenge"]
    seats: tuple[int, ...]


class Progress(msgspec.Struct, frozen=True):
    """How far a match has come: its plies, and how often anything else of it changed."""

    ply: int
    revision: int
