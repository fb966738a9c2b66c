"""Matches with their seats and clocks."""

from typing import Any, Literal

import msgspec


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


class ClockState(msgspec.Struct, frozen=True):
    """The clocks of a match, computed from its log; times in milliseconds since 1970.

    - `since`: the beginning of this turn.
    - `deadline`: the end of the time of the seat to act; during a pause, the end of the pause. None: no clock runs.
    - `banks`: the time that each seat has left for a turn that begins now, or began at `since`; None: the clock has
      no banks.
    - `paused`: the beginning of the pause, if there is one.
    - `overdue`: the time is over, and the other players may end the match.
    - `out`: the seats that bots play because their time ran out; `by_bot`: one of them is to act.
    - `vacations`: the vacation that each seat has left; `away`: the end of its vacation now.
    - `spared`: the time without a connection that each seat still has uncounted in this match.
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
    spared: tuple[int, ...] | None = None

    @property
    def check_at(self) -> int | None:
        """When a server checks it: immediately and repeatedly while a bot is to act for a seat without time."""
        return self.since if self.by_bot else self.deadline


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

    `public`: strangers may find it. `stand_in`: after so many seconds a bot plays for who is away; 0: never;
    `stand_in_since`: when that was agreed on, if it was while the match ran. `locked`: nobody new may sit down.
    `fills`: when bots take the seats that are still free. `series`: what the matches before it came to
    (`tablee.server.live.series`).
    `cancelled`: when the table ended without a result, which is its `state` then. `starts`: everybody sits and the
    match begins then; None once it has, and while a seat is free. `terms`: what was agreed for the table when it was
    opened (`tablee.server.protocol.terms`). `quick`: which kind of quick match it is; `fills`: when bots take the seats
    that are free then; both None at other tables. `deadline`: when a server checks its clocks, at the latest;
    `clock_state`: its clocks; None if they were not computed, as in lists. `deal`: what `seed` was mixed from;
    None while the match waits, when `seed` is what the server puts in, and where that is all. `nonces`: what browsers
    put in, while the match waits. `epoch`: how often a seat was given up or taken over, or a pause began or ended.
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
    epoch: int = 0
    stand_in: int = 0
    stand_in_since: int | None = None
    locked: bool = False
    fills: int | None = None
    series: dict[str, Any] = {}
    cancelled: int | None = None
    starts: int | None = None
    terms: dict[str, Any] = {}
    quick: str | None = None
    deadline: int | None = None
    clock_state: ClockState | None = None
    deal: dict[str, Any] | None = None
    nonces: tuple[Nonce, ...] = ()
    next: str | None
    seats: tuple[SeatRow, ...]

    def __repr__(self) -> str:
        return f"MatchRow({self.id}, {self.game}, {self.state}, ply {self.ply})"


class Summary(msgspec.Struct, frozen=True):
    """What follows from the log, kept beside it so that lists need no replay."""

    turn: int | None
    outcome: dict[str, Any] | None
    deadline: int | None = None


class Progress(msgspec.Struct, frozen=True):
    """How far a match has come: its plies, and how often anything else of it changed."""

    ply: int
    revision: int
