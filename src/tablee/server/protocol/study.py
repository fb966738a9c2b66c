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
    """The legal moves (with `more` there are others); `view` is that of the seat to act."""

    turn: int | None
    moves: list[str]
    more: bool
    view: View


class StudyApplied(Answer):
    """The position after the move, its events, and the standing if the game shows one.

    `events` and `view` are those of the seat that moved.
    """

    position: View
    events: list[GameEvent]
    standing: list[int] | None
    view: View


class StudyExamined(Answer):
    """The rules' report about a draft of a move."""

    report: Report
