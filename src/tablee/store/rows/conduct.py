"""Chat, mutes and blocks, and the actions of moderators."""

from typing import Any, Literal

import msgspec


class ChatMessage(msgspec.Struct, frozen=True):
    """A line of chat; `n` counts from 1.

    `seat` None: a spectator wrote it. `removed`: the time at which a moderator removed it.
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
    """A guest who is muted or blocked by another; `key` identifies the row in that other guest's list."""

    key: str
    other: str
    name: str
    kind: Literal["mute", "block"]
    at: int


class ReportRow(msgspec.Struct, frozen=True, kw_only=True):
    """A report: about `target`, at a match, optionally about one chat `line`. `ending` is None while it is open."""

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
    """A guest who is a moderator."""

    guest: str
    name: str
    since: int
