"""What people say, whom they do not want to hear, and what moderators do about it."""

from typing import Any, Literal

import msgspec


class ChatMessage(msgspec.Struct, frozen=True):
    """A line of talk; `n` counts from 1.

    `seat` None: said by a spectator. `removed`: when a moderator removed it.
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


class KeptAway(msgspec.Struct, frozen=True):
    """Somebody whom a guest has muted or blocked; `key` stands for them in that guest's list."""

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
