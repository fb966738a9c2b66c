"""Questions about the rules, for lessons: positions come in and go out, nothing is stored."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

from tablee.core.errors import BadPosition, IllegalMove
from tablee.core.game import JsonObject
from tablee.games import find
from tablee.server.call import Call
from tablee.server.endpoint import Endpoint
from tablee.server.messages import Study, StudyApplied, StudyExamined, StudyLegal
from tablee.server.refusals import Refusal

T = TypeVar("T")
LIMIT_S: Final = 3
_AGAIN_S: Final = 30
_thread = ThreadPoolExecutor(1, "study")


async def study(call: Call) -> StudyLegal | StudyApplied | StudyExamined:
    """The legal moves of a position, the position after one, or what the rules say of a draft."""
    body: Study = call.body
    if body.do == "legal":
        return await _worked_out(lambda: _legal(body.position))
    if body.do == "examine":
        draft = _given(body.draft, "$.draft")
        return await _worked_out(lambda: _examined(body.position, draft))
    move = _given(body.move, "$.move")
    return await _worked_out(lambda: _applied(body.position, move))


def _given(text: str | None, at: str) -> str:
    if text is None:
        raise Refusal("request.malformed", at=at, expected="Expected `str`")
    return text


async def _worked_out(work: Callable[[], T]) -> T:
    # One thread for everybody: whoever makes up a position that takes for ever holds up other lessons, no table.
    try:
        async with asyncio.timeout(LIMIT_S):
            return await asyncio.get_running_loop().run_in_executor(_thread, work)
    except TimeoutError:
        raise Refusal("request.too_many", seconds=_AGAIN_S) from None


def _legal(source: JsonObject) -> StudyLegal:
    game = find(_game(source))
    position = game.load(source)
    return StudyLegal(position.turn, game.legal(position).moves, game.view(position, position.turn))


def _applied(source: JsonObject, move: str) -> StudyApplied:
    game = find(_game(source))
    before = game.load(source)
    mover = before.turn
    position, events = game.apply(before, move)
    told = [event.seen_by(mover) for event in events]
    return StudyApplied(game.dump(position), told, game.standing(position), game.view(position, mover))


def _examined(source: JsonObject, draft: str) -> StudyExamined:
    game = find(_game(source))
    position = game.load(source)
    if position.turn is None:
        raise IllegalMove("move.over")
    return StudyExamined(game.examine(position, draft))


def _game(source: JsonObject) -> str:
    name = source.get("game")
    if not isinstance(name, str):
        raise BadPosition("position.key", {"key": "game", "expected": "string"})
    return name


ENDPOINTS = (
    Endpoint(
        "POST",
        "/api/study",
        "Ask the rules",
        study,
        (StudyLegal, StudyApplied, StudyExamined),
        Study,
        codes=("game.unknown", "position.key", "position.pieces", "move.over"),
        rate="study",
    ),
)
