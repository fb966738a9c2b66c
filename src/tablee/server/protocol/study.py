"""The messages about the rules outside any match, for lessons, over HTTP."""

from typing import Literal

from tablee.server.protocol.base import Answer, GameEvent, JsonObject, MoveText, Report, Request, View


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
