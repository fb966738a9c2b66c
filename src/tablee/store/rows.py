"""What the store hands out: one struct a row, nothing that reaches back into the database."""

from typing import Any, Final, Literal, TypeAlias

import msgspec

from tablee.core.record import Actor


class Guest(msgspec.Struct, frozen=True):
    """Somebody without an account."""

    id: str
    name: str
    face: str | None = None
    """The animal and the colour that they chose, with a space between; None: neither."""


class Agent(msgspec.Struct, frozen=True):
    """Which browser something is, and on which system, as far as it told (`Firefox`, `Android`)."""

    browser: str | None = None
    system: str | None = None


UNKNOWN: Final = Agent()


class Device(msgspec.Struct, frozen=True):
    """A browser of a guest: the hash of its token, when it was made and last used, exact to a day, and what it is."""

    guest: Guest
    hash: str
    used: int
    created: int = 0
    agent: Agent = UNKNOWN


class Passkey(msgspec.Struct, frozen=True):
    """A passkey of a guest.

    `id` and the public `key` are base64url. It is good at `site` alone (the host of the origin it was made at), and was
    made by `agent`; `used`: when somebody last came back by it. `count`: how often its device says it has signed.
    """

    id: str
    guest: str
    site: str
    key: str
    count: int
    created: int
    used: int | None
    agent: Agent


class Recovery(msgspec.Struct, frozen=True):
    """The recovery words of a guest, but for the first two only as a hash."""

    guest: str
    hash: str
    created: int


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
    - `vacations`: what each seat has left of its vacation; `away`: until when it is on one.
    """

    since: int
    deadline: int | None
    banks: tuple[int, ...] | None = None
    paused: int | None = None
    overdue: bool = False
    out: tuple[int, ...] = ()
    vacations: tuple[int, ...] | None = None
    away: tuple[int | None, ...] | None = None


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
    (`tablee.server.matches.series`).
    `cancelled`: when the table ended without a result, which is its `state` then. `starts`: everybody sits and the
    match begins then; None once it has, and while a seat is free. `terms`: what was agreed for the table when it was
    opened (`tablee.server.protocol.terms`). `quick`: which kind of quick match it is; `fills`: when bots take the seats
    that are free then; both None at other tables. `deadline`: when somebody looks at its clocks, at the latest;
    `standing`: how they stand; None where nobody has worked that out, as in lists. `deal`: what `seed` was mixed from;
    None while the match waits, when `seed` is what the server puts in, and where that is all. `nonces`: what browsers
    put in, while the match waits.
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
    locked: bool = False
    fills: int | None = None
    series: dict[str, Any] = {}
    cancelled: int | None = None
    starts: int | None = None
    terms: dict[str, Any] = {}
    quick: str | None = None
    deadline: int | None = None
    standing: Standing | None = None
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
    """Somebody gave up; `taken_over`: when somebody else took the seat, None where nobody did."""

    seat: int
    at: int
    taken_over: int | None = None


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
    """Something said at a table; `n` counts from 1.

    `seat` None: by a spectator. `removed`: when a moderator took it away.
    """

    n: int
    guest: str
    seat: int | None
    name: str
    preset: str | None
    text: str | None
    message: str
    at: int
    removed: int | None = None


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


class KeptAway(msgspec.Struct, frozen=True):
    """Whom a guest does not want to hear, or to sit with either; `key` stands for them in that guest's list."""

    key: str
    other: str
    name: str
    kind: Literal["mute", "block"]
    at: int


class ReportRow(msgspec.Struct, frozen=True, kw_only=True):
    """A report: about `target`, at a match, maybe about one `line` said there. `ending` is None while it is open."""

    id: str
    at: int
    reporter: str
    target: str
    match: str
    line: int | None
    reason: str
    text: str
    evidence: dict[str, Any]
    closed: int | None = None
    ending: str | None = None


class ModerationEntry(msgspec.Struct, frozen=True, kw_only=True):
    """One line of the moderators' log; `actor` None: the operator, at the command line."""

    n: int = 0
    at: int
    actor: str | None
    actor_name: str
    action: str
    report: str | None
    target: str | None
    target_name: str
    details: dict[str, Any]


class Moderator(msgspec.Struct, frozen=True):
    """A guest who moderates."""

    guest: str
    name: str
    since: int


ChannelKind: TypeAlias = Literal["push", "discord", "matrix", "json", "mail"]
NoticeMode: TypeAlias = Literal["on", "digest", "off"]
NoticeKind: TypeAlias = Literal["turn", "begun", "over", "rematch", "deadline"]


class Channel(msgspec.Struct, frozen=True):
    """Where a guest wants to be told; times in milliseconds since 1970.

    `keys`: what the place asks for besides its address (a browser's keys, a room and its token). `origin`: where this
    guest finds Tablée. `device`: the hash of the token of the browser that push messages go to. `confirmed`: since when
    it is known to be theirs. `failures`: how often in a row nothing could be told there.
    """

    id: str
    guest: str
    kind: ChannelKind
    address: str
    keys: dict[str, str]
    language: str
    origin: str
    created: int
    device: str | None = None
    confirmed: int | None = None
    failures: int = 0

    def __repr__(self) -> str:
        return f"Channel({self.id}, {self.kind})"


class NoticeWishes(msgspec.Struct, frozen=True):
    """When a guest wants to be told: at once, once a day (`digest`, at `digest_at`) or never.

    Times of day are minutes since midnight by the clocks of `zone`. Between `quiet_from` and `quiet_until` nothing is
    told; both None: there are no such hours.
    """

    mode: NoticeMode = "on"
    quiet_from: int | None = None
    quiet_until: int | None = None
    digest_at: int = 18 * 60
    zone: str = "UTC"


class Notice(msgspec.Struct, frozen=True):
    """Something to tell over a channel: what happened in a match after `ply` moves, `undone` having been taken back.

    `at`: when it happened; `tries`: how often somebody began to send it, this time included.
    """

    id: int
    channel: str
    guest: str
    match: str
    kind: NoticeKind
    ply: int
    undone: int
    at: int
    tries: int
