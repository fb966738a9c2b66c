"""The messages about people who harm: muting, blocking, reports, and what moderators do, as msgspec structs.

docs/protocol.md says what they mean. Defaults and keys are as in `base`.
"""

from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Meta

from tablee.server.protocol.base import Answer, GameEvent, Request, SeatNumber

KeepKind: TypeAlias = Literal["mute", "block"]
ReportReason: TypeAlias = Literal["insult", "threat", "spam", "cheating", "name", "other"]
ReportEnding: TypeAlias = Literal["dismissed", "settled"]
ModerationAction: TypeAlias = Literal[
    "appoint", "recall", "merge", "remove", "unname", "silence", "end", "dismiss", "settle"
]
REPORT_TEXT: Final = 500
"""The longest that somebody may write into a report, in characters as people count them."""

SILENCE_HOURS: Final = 24 * 90
"""The longest that a moderator may silence somebody for."""

Note: TypeAlias = Annotated[str, Meta(max_length=4 * REPORT_TEXT)]
LineNumber: TypeAlias = Annotated[int, Meta(ge=1, le=1_000_000)]
PersonNumber: TypeAlias = Annotated[int, Meta(ge=0, le=1000)]


class Whom(Request):
    """Somebody at a table: whoever sits on this seat, or else whoever said this line of talk."""

    seat: SeatNumber | None = None
    line: LineNumber | None = None


class KeepAway(Whom, kw_only=True):
    """Do not hear somebody (`mute`), nor sit with them either (`block`); null: both again."""

    kind: KeepKind | None


class PersonHere(Answer):
    """Another guest who sits at a table, and whether the one who asks keeps them away."""

    seat: int
    kind: KeepKind | None


class PersonKeptAway(Answer):
    """Somebody whom the one who asks keeps away; `key` stands for them in this list alone."""

    key: str
    name: str
    kind: KeepKind
    at: int


class ReportWish(Whom, kw_only=True):
    """What somebody finds wrong with somebody else, in words of their own if they like."""

    reason: ReportReason
    text: Note = ""


class Reported(Answer):
    """The report is stored; `moderated`: there is a moderator to read it."""

    moderated: bool


class EvidenceLine(Answer):
    """Something said near what was reported; `who` is the place of whoever said it among the report's people."""

    n: int
    who: int
    seat: int | None
    preset: str | None
    text: str | None
    at: int


class EvidencePly(Answer):
    """Something done near what was reported, as a spectator may know it."""

    ply: int
    seat: int | None
    move: str | None
    events: list[GameEvent]
    at: int


class ReportedPerson(Answer):
    """Somebody whom a report speaks of; `silenced_until`: they may say nothing until then."""

    name: str
    seat: int | None
    silenced_until: int | None


class ModerationDeed(Answer):
    """Something that a moderator did; `actor` null: the operator, at the command line. `hours`: of a silence."""

    at: int
    actor: str | None
    action: ModerationAction
    target: str
    report: str | None
    line: int | None
    hours: int | None
    note: str


class ModerationRole(Answer):
    """Whether the one who asks moderates, and how many reports wait.

    `code`: what to give the operator, who makes moderators with it; null without an identity.
    """

    moderator: bool
    code: str | None
    waiting: int


class ReportInfo(Answer):
    """A report as moderators read it: `people[0]` is whom it is about, `people[1]` who wrote it.

    `names`: those of the seats. `own`: it is about, or by, the one who asks, who therefore does not decide it.
    `removed`: the numbers of lines that moderators took away.
    """

    report: str
    at: int
    table: str
    game: str
    ply: int
    line: int | None
    reason: ReportReason
    text: str
    names: list[str]
    people: list[ReportedPerson]
    lines: list[EvidenceLine]
    plies: list[EvidencePly]
    removed: list[int]
    deeds: list[ModerationDeed]
    own: bool
    ending: ReportEnding | None


class Decision(Request, tag_field="do"):
    """What a moderator does about a report; `note`: why, for the log."""

    note: Note = ""


class RemoveLine(Decision, tag="remove", kw_only=True):
    """Take a line of the report's out of everybody's view."""

    line: LineNumber


class Unname(Decision, tag="unname", kw_only=True):
    """Take the name of somebody of the report's people away; they may choose another."""

    who: PersonNumber


class Silence(Decision, tag="silence", kw_only=True):
    """Let somebody of the report's people say nothing for so long; 0: let them speak again."""

    who: PersonNumber
    hours: Annotated[int, Meta(ge=0, le=SILENCE_HOURS)]


class EndSessions(Decision, tag="end", kw_only=True):
    """Sign somebody of the report's people out, on all their devices."""

    who: PersonNumber


class DismissReport(Decision, tag="dismiss"):
    """Close it: there is nothing to be done."""


class SettleReport(Decision, tag="settle"):
    """Close it: what was to be done is done."""


AnyDecision: TypeAlias = RemoveLine | Unname | Silence | EndSessions | DismissReport | SettleReport
