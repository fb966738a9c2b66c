"""Refusals of questions about the ladder."""

from typing import Final

import msgspec

from tablee.core.record import RESIGN, Did, Line, Played
from tablee.games import find
from tablee.match import Match
from tablee.server.clock import now
from tablee.server.thinking import analyses
from tablee.store.ladder import NewDeal
from tests.server.protocol.refusals.book import Provoked, over_http
from tests.server.protocol.refusals.scene import Scene

LADDERS: Final = "GET /api/ladder"
GAME: Final = "GET /api/ladder/{game}"
PAIR: Final = "GET /api/ladder/{game}/matches"
RECORD: Final = "GET /api/ladder/records/{record}"
REPLAY: Final = "GET /api/ladder/records/{record}/replay"
ANALYSIS: Final = "POST /api/ladder/records/{record}/analysis"
QUERY: Final = "?one=bot:1&other=bot:2"


async def at_the_ladder(scene: Scene, request: str, **more: str) -> Provoked:
    query = QUERY if request == PAIR else ""
    return await scene.ask(scene.stranger(), request, query=query, **more)


@over_http("ladder.none", LADDERS, GAME, PAIR, RECORD, REPLAY, ANALYSIS)
async def a_ladder_where_there_is_none(scene: Scene, asked: str) -> Provoked:
    return await at_the_ladder(scene, asked)


@over_http("game.unknown", GAME, PAIR)
async def a_ladder_of_no_game(scene: Scene, asked: str) -> Provoked:
    await scene.at(ladder=True)
    return await at_the_ladder(scene, asked, game="chess")


@over_http("ladder.record", RECORD, REPLAY, ANALYSIS)
async def a_record_that_is_not_there(scene: Scene, asked: str) -> Provoked:
    await scene.at(ladder=True)
    return await at_the_ladder(scene, asked)


async def of_a_match(scene: Scene, resigned: bool) -> Provoked:
    """Ask for the analysis of a stored match; `resigned`: its first player gave up at once."""
    await scene.at(ladder=True)
    match = Match.new(find("toy"), 2, {}, "a ladder")
    lines: list[Line] = [] if resigned else [Played(0, match.legal().moves[0])]
    record = match.record(["one", "two"], [*lines, Did(0, RESIGN)]).text()
    store = scene.store.ladder
    assert await store.hold("node", now(), now() + 10_000)
    records = msgspec.json.encode([record, record]).decode()
    await store.add("node", NewDeal("toy", 1, "bot:1", "bot:2", now(), "[]", records), 0, 5)
    row = (await store.of_pair("toy", "bot:1", "bot:2", 1))[0]
    return await at_the_ladder(scene, ANALYSIS, record=str(2 * row.n))


@over_http("analysis.no_moves", ANALYSIS)
async def a_match_of_the_ladder_without_moves(scene: Scene) -> Provoked:
    return await of_a_match(scene, resigned=True)


@over_http("analysis.busy", ANALYSIS)
async def a_match_of_the_ladder_while_enough_are_analysed(scene: Scene) -> Provoked:
    scene.patch.setattr(analyses, "MOST_ANALYSES", 0)
    return await of_a_match(scene, resigned=False)


@over_http("request.malformed", PAIR)
async def a_pair_with_a_key_longer_than_any(scene: Scene) -> Provoked:
    return await scene.ask(scene.stranger(), PAIR, query="?one=" + 401 * "x")
