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
OfferKind: TypeAlias = Literal["rematch", "revenge", "none"]
SeatKind: TypeAlias = Literal["guest", "bot", "device", "free"]
TableState: TypeAlias = Literal["waiting", "running", "over", "cancelled"]

PAUSE_MS: Final = 700
"""How long bots wait between two moves where nobody says otherwise."""

TABLE_ID_PATTERN: Final = "^[a-z2-7]{16}$"

MessageId: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40, pattern="^[ -~]+$")]
TableId: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=15)]
Level: TypeAlias = Annotated[int, Meta(ge=1, le=9)]
Milliseconds: TypeAlias = Annotated[int, Meta(ge=0, le=3000)]
MoveText: TypeAlias = Annotated[str, Meta(max_length=2000)]
Ply: TypeAlias = Annotated[int, Meta(ge=0, le=1_000_000)]
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
    """Who this browser is; no name and no face before there is an identity."""

    name: str | None
    face: Face | None


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


class Claim(Request):
    """The token of a `DeviceLink`."""

    token: Annotated[str, Meta(max_length=100)]


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
    stand_in: Annotated[int, Meta(ge=0, le=3600)] = 0
    terms: Terms = msgspec.field(default_factory=Terms)
    commitment: Bytes32 | None = None


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
    `stood_in`: a bot plays it until whoever sits there is back. `face`: null where nobody sits.
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


class TableInfo(Answer):
    """A table as one guest sees it.

    `state`: `cancelled` is a table that ended without a result.
    `revenge`: whether one may be offered. `repeats`: this match is a revenge, so its seed is known from the start.
    `open`: strangers find it among the public tables. `stand_in`: seconds until a bot plays for who is away, 0: never.
    `sides`: which side each seat plays for (without teams each its own).
    `host_seat`: where whoever opened the table sits; null: nowhere.
    `bound`: while the table waits, whose browsers are to put something into the deal.
    `older_rules`: the rules of the game have changed since this match began; it ends by those of then.
    `starts_in`: everybody sits, and so many milliseconds after this was sent the match is dealt; null: no countdown.
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
    older_rules: bool
    bound: list[Bound]
    terms: Terms


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
