"""The messages about misconduct: muting, blocking, reports, and what moderators do.

docs/protocol.md explains their meaning. Defaults and keys are as in `base`.
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
"""The longest text of a report, in characters as people count them."""

SILENCE_HOURS: Final = 24 * 90
"""The longest time for which a moderator may silence a guest."""

Note: TypeAlias = Annotated[str, Meta(max_length=4 * REPORT_TEXT)]
LineNumber: TypeAlias = Annotated[int, Meta(ge=1, le=1_000_000)]
PersonNumber: TypeAlias = Annotated[int, Meta(ge=0, le=1000)]


class Whom(Request):
    """A guest at a table: the one who sits on this seat, or else the author of this line of talk."""

    seat: SeatNumber | None = None
    line: LineNumber | None = None


class KeepAway(Whom, kw_only=True):
    """Mutes a guest (`mute`), or blocks them (`block`), so that they are not seated together either; null undoes
    both.
    """

    kind: KeepKind | None


class PersonHere(Answer):
    """Another guest who sits at a table, and whether the guest who asks has muted or blocked them."""

    seat: int
    kind: KeepKind | None


class PersonKeptAway(Answer):
    """A guest whom the guest who asks has muted or blocked; `key` identifies them in this list only."""

    key: str
    name: str
    kind: KeepKind
    at: int


class ReportWish(Whom, kw_only=True):
    """A report about a guest, with a text if the writer likes."""

    reason: ReportReason
    text: Note = ""


class Reported(Answer):
    """The report is stored; `moderated`: there is a moderator to read it."""

    moderated: bool


class EvidenceLine(Answer):
    """A line near the reported one; `who` is the index of its author among the report's people."""

    n: int
    who: int
    seat: int | None
    preset: str | None
    text: str | None
    at: int


class EvidencePly(Answer):
    """A move near the reported line, as a spectator may know it."""

    ply: int
    seat: int | None
    move: str | None
    events: list[GameEvent]
    at: int


class ReportedPerson(Answer):
    """A guest in a report; `silenced_until`: they may say nothing until then."""

    name: str
    seat: int | None
    silenced_until: int | None


class ModerationDeed(Answer):
    """An act of a moderator; `actor` null: the operator, at the command line. `hours`: of a silence."""

    at: int
    actor: str | None
    action: ModerationAction
    target: str
    report: str | None
    line: int | None
    hours: int | None
    note: str


class ModerationRole(Answer):
    """Whether the guest who asks is a moderator, and the number of open reports.

    `code`: the code that the operator needs to make them a moderator; null without an identity.
    """

    moderator: bool
    code: str | None
    waiting: int


class ReportInfo(Answer):
    """A report as moderators read it: `people[0]` is the reported guest, `people[1]` the writer.

    `names`: those of the seats. `own`: the report is about, or by, the moderator who asks, who therefore may not
    decide it. `removed`: the numbers of lines that moderators removed.
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
    """A moderator's decision about a report; `note`: the reason, for the log."""

    note: Note = ""


class RemoveLine(Decision, tag="remove", kw_only=True):
    """Remove a line of the report from everyone's view."""

    line: LineNumber


class Unname(Decision, tag="unname", kw_only=True):
    """Take away the name of one of the report's people; they may choose another."""

    who: PersonNumber


class Silence(Decision, tag="silence", kw_only=True):
    """Silence one of the report's people for this time; 0 lets them speak again."""

    who: PersonNumber
    hours: Annotated[int, Meta(ge=0, le=SILENCE_HOURS)]


class EndSessions(Decision, tag="end", kw_only=True):
    """Sign one of the report's people out, on all their devices."""

    who: PersonNumber


class DismissReport(Decision, tag="dismiss"):
    """Close the report: nothing needs to be done."""


class SettleReport(Decision, tag="settle"):
    """Close the report: everything necessary was done."""


AnyDecision: TypeAlias = RemoveLine | Unname | Silence | EndSessions | DismissReport | SettleReport
