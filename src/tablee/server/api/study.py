"""Questions about the rules, for lessons: positions come in and go out, and nothing is stored.

A stranger may make up any position, so the rules answer in a process that can be killed.
"""

from typing import TypeVar

import msgspec

from tablee.bots.pool.messages import Ruling
from tablee.server.errors import GAME_RULE, RefusalError
from tablee.server.http.endpoint import Endpoints
from tablee.server.http.request_context import RequestContext, address
from tablee.server.protocol.study import Study, StudyApplied, StudyExamined, StudyLegal

T = TypeVar("T", StudyLegal, StudyApplied, StudyExamined)


ENDPOINTS = Endpoints()


@ENDPOINTS.on(
    "POST",
    "/api/study",
    codes=(
        "game.unknown",
        "position.key",
        "position.pieces",
        "move.over",
        "rules.too_long",
        "rules.too_large",
        GAME_RULE,
    ),
    rate="study",
)
async def study(context: RequestContext, body: Study) -> StudyLegal | StudyApplied | StudyExamined:
    """Return the legal moves of a position, the position after a move, or the rules' report about a draft."""
    if body.do == "legal":
        return await _ruling(context, Ruling("legal", body.position), StudyLegal)
    if body.do == "examine":
        draft = _given(body.draft, "$.draft")
        return await _ruling(context, Ruling("examine", body.position, draft), StudyExamined)
    move = _given(body.move, "$.move")
    return await _ruling(context, Ruling("apply", body.position, move), StudyApplied)


def _given(text: str | None, at: str) -> str:
    if text is None:
        raise RefusalError("request.malformed", at=at, expected="Expected `str`")
    return text


async def _ruling(context: RequestContext, ruling: Ruling, kind: type[T]) -> T:
    return msgspec.convert(await context.parts.thinking.rules.ask(ruling, address(context.request)), kind)
