"""The lines of an analysis of a finished match: JSON lines, sent one by one as they are found."""

from typing import TypeAlias

from tablee.server.protocol.base import Answer, JsonObject, Problem


class AnalysisBegun(Answer, tag_field="analysis", tag="begun"):
    """The first line: the number of moves that will follow."""

    moves: int


class AnalysisMove(Answer, tag_field="analysis", tag="move"):
    """One move beside the best one found; `ply` counts from 1.

    `choice`: true if there was a choice. `best`: the move that the strongest bot chooses with the knowledge of that
    seat; without a choice, the move made. `reason`: the bot's reason. `loss`: the share of points (0 to 1) that `best`
    would have brought more, by the same knowledge. It is 0 if chance may explain the difference, and null if there
    was no time to compare. `before` and `shares`: what each seat could expect before and after the move, all
    cards open. `turns`: true if the match turned with this move.
    """

    ply: int
    seat: int
    move: str
    choice: bool
    best: str
    reason: Problem | None
    loss: float | None
    before: list[float]
    shares: list[float]
    turns: bool


class AnalysisDone(Answer, tag_field="analysis", tag="done"):
    """The last line: the share of each seat in the end, between 0 and 1; a resignation counts, not the moves alone."""

    end: list[float]


class AnalysisStopped(Answer, tag_field="analysis", tag="stopped"):
    """The last line of an analysis that could not be finished, with the reason."""

    code: str
    params: JsonObject


AnalysisLine: TypeAlias = AnalysisBegun | AnalysisMove | AnalysisDone | AnalysisStopped
