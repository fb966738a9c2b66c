"""Every message over HTTP, and what those of the socket (`frames`) share with them, as msgspec structs.

docs/protocol.md says what they mean.

What a client sends has defaults for what may be left out and forbids keys that it does not know; what the server
sends always has every key. Times are milliseconds since 1970, durations milliseconds.
"""

from typing import Annotated, Any, Final, Literal, TypeAlias

import msgspec
from msgspec import Meta

from tablee.server.protocol.terms import Terms

JsonObject: TypeAlias = dict[str, Any]
# What belongs to the games: the pages know these by their titles (web/src/games/types.ts).
View: TypeAlias = Annotated[dict[str, Any], Meta(title="View")]
GameEvent: TypeAlias = Annotated[dict[str, Any], Meta(title="GameEvent")]
Report: TypeAlias = Annotated[dict[str, Any], Meta(title="Report")]
Preset: TypeAlias = Literal[
    "hello",
    "good_luck",
    "good_move",
    "oops",
    "one_moment",
    "your_turn",
    "thanks",
    "sorry",
    "well_played",
    "again",
    "bye",
    "react_smile",
    "react_laugh",
    "react_wow",
    "react_sad",
    "react_heart",
    "react_thumb",
]
Animal: TypeAlias = Literal[
    "mouse",
    "jackal",
    "lion",
    "horse",
    "fish",
    "octopus",
    "crab",
    "turtle",
    "owl",
    "frog",
    "cat",
    "bear",
]
Colour: TypeAlias = Literal["red", "orange", "yellow", "green", "teal", "blue", "violet", "grey"]
Missing: TypeAlias = Literal["wait", "bot", "free"]
OfferKind: TypeAlias = Literal["rematch", "revenge", "none"]
SeatKind: TypeAlias = Literal["guest", "bot", "device", "free"]
TableState: TypeAlias = Literal["waiting", "running", "over", "cancelled"]

PAUSE_MS: Final = 700
"""How long bots wait between two moves where nobody says otherwise."""

LONGEST_STAND_IN_S: Final = 7 * 24 * 3600
"""The longest time after which a bot may begin to play for somebody who is away."""

TABLE_ID_PATTERN: Final = "^[a-z2-7]{16}$"

MessageId: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40, pattern="^[ -~]+$")]
TableId: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=15)]
Level: TypeAlias = Annotated[int, Meta(ge=1, le=9)]
Milliseconds: TypeAlias = Annotated[int, Meta(ge=0, le=3000)]
MoveText: TypeAlias = Annotated[str, Meta(max_length=2000)]
ProposalKind: TypeAlias = Annotated[str, Meta(min_length=1, max_length=20, pattern="^[a-z_]+$")]
Ply: TypeAlias = Annotated[int, Meta(ge=0, le=1_000_000)]
Moment: TypeAlias = Annotated[int, Meta(ge=0, lt=10**15)]
Bytes32: TypeAlias = Annotated[str, Meta(pattern="^[0-9a-f]{64}$", max_length=64)]
"""32 bytes in hex."""
LastPly: TypeAlias = Annotated[int, Meta(ge=-1, le=1_000_000)]


class Request(msgspec.Struct, forbid_unknown_fields=True):
    """Something a client sends over HTTP."""


class Answer(msgspec.Struct):
    """Something the server sends."""


# --- errors -----------------------------------------------------------------------------------------------------------


class Problem(Answer):
    """The body of every refused request; the sentence is made from it where it is shown."""

    code: str
    params: JsonObject


# --- people -----------------------------------------------------------------------------------------------------------


class Face(Answer):
    """How somebody is shown. Each colour comes with a pattern of its own, so nobody is told apart by colour alone."""

    animal: Animal
    colour: Colour


class Me(Answer):
    """Who this browser is; no name and no face before there is an identity.

    `kept`: there is a passkey or there are recovery words to come back by, should this browser forget.
    """

    name: str | None
    face: Face | None
    kept: bool = False


class Rename(Request):
    """What to be called; 1 to 24 characters after trimming."""

    name: Annotated[str, Meta(max_length=200)]


class FaceWish(Request):
    """How to be shown, at every table."""

    animal: Animal
    colour: Colour


class DeviceLink(Answer):
    """A one-time token that makes another device the same guest; of a guest's last three each works."""

    token: str


class DevicesEnded(Answer):
    """How many other devices were signed out."""

    ended: int


# --- tables -----------------------------------------------------------------------------------------------------------


class GameInfo(Answer):
    """A game that is installed; `players` are the fewest and the most, `options` is a JSON Schema.

    `by_seat`: the keys of its views that have one item for each seat.
    """

    game: str
    players: tuple[int, int]
    options: JsonObject
    levels: list[int]
    revenge: bool
    by_seat: list[str]


class Languages(Answer):
    """The languages that the pages were not built with, by their tags."""

    languages: list[str]


class SeatWish(Request, tag_field="kind"):
    """Who shall sit on a seat of a new table."""


class MeWish(SeatWish, tag="me"):
    """The guest who creates the table."""


class FriendWish(SeatWish, tag="friend"):
    """Whoever follows the invitation."""


class BotWish(SeatWish, tag="bot"):
    """A bot."""

    level: Level


class ProgramWish(SeatWish, tag="program"):
    """A program that the host of this server offers; `SetupReport.programs` says which."""

    program: Annotated[str, Meta(max_length=40)]


class DeviceWish(SeatWish, tag="device"):
    """Another person at the device of the guest who creates the table."""

    name: Annotated[str, Meta(max_length=200)]


AnyWish: TypeAlias = MeWish | FriendWish | BotWish | ProgramWish | DeviceWish


class OpenTable(Request):
    """A new table; as many seats as players. `open`: strangers may find it, to take a free seat or to watch.

    `stand_in`: seconds after which a bot plays for somebody who is away, until they are back; 0: everybody waits.
    `commitment`: SHA-256 of the 32 bytes that this browser will put into the deal; null: it does not take part.
    """

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[AnyWish], Meta(min_length=1, max_length=16)]
    options: JsonObject = {}
    pause: Milliseconds = PAUSE_MS
    open: bool = False
    stand_in: Annotated[int, Meta(ge=0, le=LONGEST_STAND_IN_S)] = 0
    terms: Terms = msgspec.field(default_factory=Terms)
    commitment: Bytes32 | None = None


class Vacation(Request):
    """To be away for so many days from now on; 0: to be back."""

    days: Annotated[int, Meta(ge=0, le=60)]


class Zone(Request):
    """The time zone of this browser, as the IANA names it (`Europe/Brussels`)."""

    zone: Annotated[str, Meta(min_length=1, max_length=64, pattern="^[A-Za-z0-9_+/-]+$")]


class AheadWish(Request):
    """What to play when it is this seat's turn, if all is as foreseen; null: nothing."""

    seat: SeatNumber
    move: MoveText | None = None


class Ahead(Answer):
    """The move that is said ahead for a seat, which nobody else is told; null: none."""

    seat: int
    move: str | None


class ChangeTable(Request):
    """What the host wants otherwise before the match begins; what is left out stays. `options` are all of them."""

    options: JsonObject | None = None
    pause: Milliseconds | None = None
    open: bool | None = None
    stand_in: Annotated[int, Meta(ge=0, le=LONGEST_STAND_IN_S)] | None = None
    terms: Terms | None = None


class SwapSeats(Request):
    """Two seats whose people change places; one of them may be free."""

    seats: tuple[SeatNumber, SeatNumber]


class LockTable(Request):
    """Whether nobody new may sit down."""

    locked: bool


class Substitute(Request):
    """Which seat to play on for that was given up. `name`: what to be called from now on; null: as before."""

    seat: SeatNumber
    name: Annotated[str, Meta(max_length=200)] | None = None


class HandOn(Request):
    """The seat of the guest who is host from now on."""

    seat: SeatNumber


class FillSeats(Request):
    """Bots of this level for every free seat; null: as the table's terms say."""

    level: Level | None = None


class Setup(Request):
    """How a table might be set up: a question, nothing is created."""

    game: Annotated[str, Meta(max_length=40)]
    players: Annotated[int, Meta(ge=1, le=16)]
    options: JsonObject = {}


class Unfit(Answer):
    """A value of an option that does not go together with the rest; `names` are the options, and `players`, at odds."""

    option: str
    value: str | int | bool
    names: list[str]


class SetupReport(Answer):
    """What is wrong with a setup, if anything, and which single changes of it would be refused.

    `programs`: what the host of this server offers for the game besides the levels of its own bots.
    """

    problem: Problem | None
    unfit: list[Unfit]
    programs: list[str]


class JoinTable(Request):
    """Which free seat to take; null: the first. `name`: what to be called from now on; null: as before.

    `commitment`: as in `OpenTable`.
    """

    seat: SeatNumber | None = None
    name: Annotated[str, Meta(max_length=200)] | None = None
    commitment: Bytes32 | None = None


AnyGift: TypeAlias = BotWish | ProgramWish
"""Whom the host gives a free seat to."""


class Seat(Answer):
    """One seat; `mine` if the guest asking plays it (this device's other people included), `resigned` if it resigned.

    `own`: they have it, also where they resigned and look on since, a bot playing for them; then it is not `mine`.

    A bot without a level is a program of the server's host, called `name`.
    `stood_in`: a bot plays it until whoever sits there is back. `steps_in`: whoever sits there is away, and so many
    milliseconds after this was sent a bot begins to play for them; null: not as it stands. `face`: null where nobody
    sits.
    """

    seat: int
    kind: SeatKind
    name: str
    level: int | None
    present: bool
    mine: bool
    own: bool
    resigned: bool
    resigned_at: int | None
    stood_in: bool
    steps_in: int | None
    face: Face | None


class Bound(Answer):
    """The browser of whoever has this seat is bound to put something into the deal; `shown`: and has shown it."""

    seat: int
    commitment: str
    shown: bool


class Outcome(Answer):
    """How a match ended; `scores` is null where somebody gave up."""

    scores: list[int] | None
    ranks: list[int]
    resigned: list[int]


class Clocks(Answer):
    """How the clocks of a match that goes on stand, all by the server's clock (`TableInfo.at`).

    `since`: when this turn began. `banks`: what each seat has for a turn that would begin now, or for this one when it
    began; null: the clock counts days. `paused`: since when. `overdue`: the others may end the match for who is to act.
    `out`: seats that bots play since their time ran out. `vacations`: what each seat has left; `away`: until when.
    """

    since: int
    banks: list[int] | None
    paused: int | None
    overdue: bool
    out: list[int]
    vacations: list[int] | None
    away: list[int | None] | None


class Series(Answer):
    """The matches of a table one after the other: how many are over, and how many of them each seat's people won."""

    matches: int
    won: list[int]


class TableInfo(Answer):
    """A table as one guest sees it.

    `state`: `cancelled` is a table that ended without a result.
    `revenge`: whether one may be offered. `repeats`: this match is a revenge, so its seed is known from the start.
    `open`: strangers find it among the public tables. `stand_in`: seconds until a bot plays for who is away, 0: never.
    `sides`: which side each seat plays for (without teams each its own).
    `host_seat`: where whoever opened the table sits; null: nowhere.
    `at`: what time it is at the server. `deadline`: when the time of who is to act is over, or the pause; null: no
    clock runs.
    `clocks`: null in lists, and where the match has not begun.
    `bound`: while the table waits, whose browsers are to put something into the deal.
    `older_rules`: the rules of the game have changed since this match began; it ends by those of then.
    `starts_in`: everybody sits, and so many milliseconds after this was sent the match is dealt; null: no countdown.
    `quick`: a quick match, for whoever wants the same. `fills_in`: so many milliseconds after this was sent bots take
    the seats that are still free; null: never. `locked`: nobody new may sit down. `series`: null for the first match
    of a table.
    """

    table: str
    game: str
    options: JsonObject
    players: int
    pause: int
    state: TableState
    host: bool
    commitment: str
    seats: list[Seat]
    turn: int | None
    ply: int
    opened: int
    result: Outcome | None
    previous: str | None
    next: str | None
    revenge: bool
    repeats: bool
    open: bool
    stand_in: int
    sides: list[int]
    host_seat: int | None
    starts_in: int | None
    quick: bool
    fills_in: int | None
    locked: bool
    older_rules: bool
    bound: list[Bound]
    series: Series | None
    terms: Terms
    at: int
    deadline: int | None
    clocks: Clocks | None


class ProposalInfo(Answer):
    """Something that is proposed at a table and not settled; `n` tells it from others of its kind.

    `seat`: who proposed it; null, and then their `name`: somebody who plays no seat. `agreed`: the seats whose people
    agreed, `asked`: those whose agreement it takes.
    """

    kind: str
    n: int
    seat: int | None
    name: str
    params: JsonObject
    at: int
    agreed: list[int]
    asked: list[int]


class HistoryQuery(Request):
    """Which of the guest's tables; what is left out does not matter.

    `name`: part of what somebody else there is called. `since`, `before`: when the table was
    opened. `counts`: whether it is one that counts (`Terms.counts`). `after`: `History.next` of the page before.
    """

    game: Annotated[str, Meta(min_length=1, max_length=40)] | None = None
    name: Annotated[str, Meta(min_length=1, max_length=200)] | None = None
    state: Literal["waiting", "running", "over"] | None = None
    since: Moment | None = None
    before: Moment | None = None
    counts: Literal["yes", "no"] | None = None
    after: Annotated[str, Meta(pattern=r"^[0-9]{1,15}\.[a-z0-9]{1,40}$")] | None = None


class History(Answer):
    """A page of the guest's tables, newest first; `next` asks for the one after it, null after the last."""

    tables: list[TableInfo]
    next: str | None


class Awaiting(Answer):
    """The tables where it is the guest's turn, by their ids; who waits longest first."""

    tables: list[str]


class QuickWish(Request):
    """A match with whoever wants the same: this game for so many, as it comes, on these terms.

    `commitment`: as in `OpenTable`.
    """

    game: Annotated[str, Meta(max_length=40)]
    players: Annotated[int, Meta(ge=1, le=16)]
    terms: Terms = msgspec.field(default_factory=Terms)
    commitment: Bytes32 | None = None


class QuickWaiting(Answer):
    """How many people wait at a table for others to play this game with, so many of them, on these terms."""

    game: str
    players: int
    terms: Terms
    people: int


class DealShare(Answer):
    """What one browser put into a deal; `nonce` is null where it was bound, but never showed it."""

    seat: int
    commitment: str
    nonce: str | None


class Proof(Answer):
    """What anyone needs to check the deal; `seed`, `secret` and `deal` are null while they are secret.

    `shares`: what the seed is made of besides the server's `secret`; null: it is the secret itself.
    """

    game: str
    rules: int
    options: JsonObject
    players: int
    commitment: str
    seed: str | None
    secret: str | None
    shares: list[DealShare] | None
    deal: View | None


class Study(Request):
    """A question about the rules, for lessons: nothing is stored. `apply` takes a move, `examine` a draft of one."""

    do: Literal["legal", "apply", "examine"]
    position: JsonObject
    move: MoveText | None = None
    draft: MoveText | None = None


class StudyLegal(Answer):
    """The moves that may be made (with `more` there are others); `view` is what the seat to act sees."""

    turn: int | None
    moves: list[str]
    more: bool
    view: View


class StudyApplied(Answer):
    """The position after the move, what happened, and the score as it stands where the game shows one.

    `events` and `view` are what the seat that moved is told and sees.
    """

    position: View
    events: list[GameEvent]
    standing: list[int] | None
    view: View


class StudyExamined(Answer):
    """What the rules say of a move under construction."""

    report: Report
