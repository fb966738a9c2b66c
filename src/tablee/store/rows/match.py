"""Matches with their seats and clocks."""

from typing import Any, Literal

import msgspec


class SeatRow(msgspec.Struct, frozen=True):
    """A seat and its player.

    `name`: a guest's present name; for another person at the same device the name given when the table was
    created; a program's name, for an agent of a guest with its owner ("Fox (Ana)"). `level`: a bot's, also of the
    bot from which a guest took the seat; None for all others.
    `resigned_at`: in milliseconds since 1970. `face`: the guest's choice (`Guest.face`); None for all others.
    `zone`: the guest's time zone, if known. `agent`: for an agent of a guest, the guest and the agent's name.
    `agrees`: the guest lets researchers use the moves of the match.
    """

    seat: int
    kind: Literal["guest", "bot", "program", "device", "free"]
    guest: str | None
    name: str
    level: int | None
    resigned_at: int | None = None
    face: str | None = None
    zone: str | None = None
    agent: tuple[str, str] | None = None
    agrees: bool = False

    @property
    def by_computer(self) -> bool:
        """True if a bot of the game or a program sits there."""
        return self.kind in ("bot", "program")

    @property
    def resigned(self) -> bool:
        """True if the player of this seat resigned."""
        return self.resigned_at is not None


class Departed(msgspec.Struct, frozen=True):
    """A guest who gave up a seat that another guest then took; `agrees` as for those who sit there."""

    guest: str
    agrees: bool


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
        """Return the time of the server's next check; it is past while a bot is to act for a seat without time."""
        return self.since if self.by_bot else self.deadline


class Nonce(msgspec.Struct, frozen=True):
    """The part of a guest's browser in a deal: `commitment` binds it, `nonce` is what it showed.

    `starts`: the start of the match for which it was shown, in milliseconds since 1970.
    """

    guest: str
    commitment: str
    nonce: str | None = None
    starts: int | None = None


class MatchRow(msgspec.Struct, frozen=True, kw_only=True):
    """A match and its table. `seed` is secret until the match is over; times in milliseconds since 1970.

    - `public`: strangers may find it. `locked`: no further guest may sit down.
    - `stand_in`: the seconds after which a bot plays for a player who is away; 0: never. `stand_in_since`: when the
      players agreed on that during the match.
    - `fills`: when bots take the seats that are still free. `starts`: when the match begins, while all seats are
      taken; None once it has begun, and while a seat is free.
    - `series`: the results of the matches before it (`tablee.server.live.series`).
    - `cancelled`: when the table ended without a result, which is its `state` then.
    - `terms`: the agreement for the table when it was opened (`tablee.server.protocol.terms`).
    - `quick`: the kind of a quick match; None at other tables.
    - `deadline`: the latest time of the next check of its clocks.
    - `clock_state`: the state of the clocks; None if it was not computed, as in lists.
    - `deal`: the parts of `seed`; None if the server drew it alone, and while the match waits, when `seed` is the
      server's part. `nonces`: the browsers' parts, while the match waits.
    - `departed`: the guests whose seats others took over, while the match ran.
    - `epoch`: the number of times that a seat was given up or taken over, or a pause began or ended.
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
    departed: tuple[Departed, ...] = ()
    next: str | None
    seats: tuple[SeatRow, ...]

    def __repr__(self) -> str:
        return f"MatchRow({self.id}, {self.game}, {self.state}, ply {self.ply})"


class Summary(msgspec.Struct, frozen=True):
    """Facts that follow from the log, stored beside it so that lists need no replay."""

    turn: int | None
    outcome: dict[str, Any] | None
    deadline: int | None = None


class Progress(msgspec.Struct, frozen=True):
    """The progress of a match: its plies, the number of its other changes, and how many of these undid a move."""

    ply: int
    revision: int
    undone: int = 0
