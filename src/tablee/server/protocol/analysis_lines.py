"""What the analysis of a finished match is told in: JSON lines, one after the other as they are found."""

from typing import TypeAlias

from tablee.server.protocol.base import Answer, JsonObject, Problem


class AnalysisBegun(Answer, tag_field="analysis", tag="begun"):
    """The first line: so many moves will follow."""

    moves: int


class AnalysisMove(Answer, tag_field="analysis", tag="move"):
    """One move beside the best one found; `ply` counts from 1.

    `choice`: whether there was one. `best` is what the strongest bot would have done with what that seat knew, `reason`
    why. `loss`: the share of points (0 to 1) that it would have brought more, null where there was no time to compare.
    `before` and `shares`: what each seat could expect before and after the move, all cards open. `turns`: here the
    match turned.
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
    """The last line: what each seat got in the end, between 0 and 1; where somebody gave up, not by the moves alone."""

    end: list[float]


class AnalysisStopped(Answer, tag_field="analysis", tag="stopped"):
    """The last line of an analysis that could not be finished: why."""

    code: str
    params: JsonObject


AnalysisLine: TypeAlias = AnalysisBegun | AnalysisMove | AnalysisDone | AnalysisStopped
