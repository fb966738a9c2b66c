"""The ladder of programs and bots: its games, the places in each, the matches of a pair, and their records.

Only matches that are over are here, and no person played in any of them.
"""

from typing import Any, Final

import msgspec
from starlette.responses import Response

from tablee.arena.ladder.messages import LadderMatch, Place, Standings
from tablee.arena.ladder.referee import RESERVE_S
from tablee.bots.programs.program_host import HostedProgram
from tablee.games import find
from tablee.server.errors import RefusalError
from tablee.server.http.analysis_stream import LINES, streamed
from tablee.server.http.cached import cached
from tablee.server.http.endpoint import JSON, Endpoints
from tablee.server.http.request_context import RequestContext, address
from tablee.server.ladder.entrants import PROGRAM, level_of
from tablee.server.ladder.ladder import COUNTS_MS
from tablee.server.ladder.replays import match_info
from tablee.server.protocol.ladder import (
    LadderGame,
    LadderMatchInfo,
    LadderOfGame,
    LadderPair,
    LadderPlace,
    LadderReplay,
    Ladders,
    PairQuery,
)

KEPT: Final = "private, max-age=15"
SHOWN: Final = 20
"""The deals of a pair that are listed, the newest."""

DAY_MS: Final = 24 * 3_600_000
LADDER: Final = "/api/ladder"
NONE: Final = ("ladder.none",)

ENDPOINTS = Endpoints()


@ENDPOINTS.on("GET", LADDER, answer=Ladders, codes=NONE)
async def ladders(context: RequestContext) -> Response:
    """Return the games with a ladder, and the limits of every entrant."""
    _check(context)
    settings = context.parts.settings
    setup = next(iter(settings.programs), HostedProgram("", ()))
    games = [
        LadderGame(game, sum(place.matches for place in (await _standings(context, game))[0].places) // 2)
        for game in context.parts.thinking.entrants.by_game()
    ]
    megabytes = None if setup.memory is None else setup.memory >> 20
    return _answer(context, Ladders(games, setup.ms, round(1000 * RESERVE_S), megabytes, COUNTS_MS // DAY_MS))


@ENDPOINTS.on("GET", LADDER + "/{game}", answer=LadderOfGame, codes=(*NONE, "game.unknown"))
async def of_game(context: RequestContext) -> Response:
    """Return the places of a game, the best first, and how each pair did."""
    _check(context)
    game = find(context.request.path_params["game"]).name
    here = context.parts.thinking.entrants.by_game().get(game, [])
    found, at = await _standings(context, game)
    placed = [_place(place) for place in found.places if place.key in here]
    new = [key for key in here if key not in {place.key for place in placed}]
    waiting = [_place(Place(key, 0, 0.0, 0.0, 1.0, *[0] * 8)) for key in new]
    pairs = [
        LadderPair(pair.one, pair.other, pair.share, pair.low, pair.high, pair.matches)
        for pair in found.pairs
        if pair.one in here and pair.other in here
    ]
    return _answer(context, LadderOfGame(game, at, placed + waiting, pairs))


@ENDPOINTS.on("GET", LADDER + "/{game}/matches", answer=list[LadderMatchInfo], codes=(*NONE, "game.unknown"))
async def of_pair(context: RequestContext, query: PairQuery) -> Response:
    """Return the latest matches of a pair, the newest first."""
    _check(context)
    game = find(context.request.path_params["game"]).name
    one, other = sorted((query.one, query.other))
    found: list[LadderMatchInfo] = []
    for row in await context.parts.store.ladder.of_pair(game, one, other, SHOWN):
        both = msgspec.json.decode(row.matches, type=list[LadderMatch])
        for number, match in enumerate(both):
            record = 2 * row.n + number if row.has_records else None
            found.append(match_info(row.at, match, record))
    return _answer(context, found)


@ENDPOINTS.on("GET", LADDER + "/records/{record}", answer=LINES, codes=(*NONE, "ladder.record"))
async def of_match(context: RequestContext) -> Response:
    """Return the record of a match in the notation; a program with a fault gives up there."""
    _check(context)
    number = _number(context)
    deal, which = divmod(number, 2)
    records = await context.parts.store.ladder.records(deal)
    if records is None:
        raise RefusalError("ladder.record")
    text = msgspec.json.decode(records, type=list[str])[which]
    name = f'attachment; filename="ladder-{number}.jsonl"'
    return Response(
        text, media_type=LINES, headers={"Content-Disposition": name, "Cache-Control": "no-store"}
    )


@ENDPOINTS.on("GET", LADDER + "/records/{record}/replay", answer=LadderReplay, codes=(*NONE, "ladder.record"))
async def replay(context: RequestContext) -> Response:
    """Return a match whose record is kept, ply by ply, for a page that replays it."""
    _check(context)
    found = await context.parts.thinking.ladder_replays.replay(_number(context))
    if found is None:
        raise RefusalError("ladder.record")
    return cached(context.request, found, JSON, KEPT)


@ENDPOINTS.on(
    "POST",
    LADDER + "/records/{record}/analysis",
    answer=LINES,
    codes=(*NONE, "ladder.record", "analysis.no_moves", "analysis.busy"),
)
async def analysis(context: RequestContext) -> Response:
    """Stream the moves of a match beside the best ones, as the analysis of a table does."""
    _check(context)
    number = _number(context)
    match = await context.parts.thinking.ladder_replays.match(number)
    if match is None:
        raise RefusalError("ladder.record")
    guest = await context.guest()
    who = address(context.request) if guest is None else guest.id
    return streamed(await context.parts.thinking.analyses.of_record(f"ladder-{number}", match, who))


def _number(context: RequestContext) -> int:
    """Return the number of the record in the path; 0, which no record has, if it is none."""
    given = str(context.request.path_params["record"])
    return int(given) if given.isascii() and given.isdecimal() and len(given) <= 9 else 0


def _check(context: RequestContext) -> None:
    """Raise `RefusalError` `ladder.none` unless this server has a ladder."""
    if not context.parts.settings.ladder:
        raise RefusalError("ladder.none")


async def _standings(context: RequestContext, game: str) -> tuple[Standings, int | None]:
    """Return the standings of a game, and when they were made."""
    row = await context.parts.store.ladder.standings(game)
    if row is None:
        return Standings([], []), None
    return msgspec.json.decode(row.content, type=Standings), row.at


def _place(place: Place) -> LadderPlace:
    level = level_of(place.key)
    return LadderPlace(
        place.key,
        level,
        None if level is not None else place.key.removeprefix(PROGRAM),
        place.place or None,
        place.share,
        place.low,
        place.high,
        place.matches,
        place.won,
        place.tied,
        place.illegal,
        place.late,
        place.failed,
        place.moves,
        place.ms,
    )


def _answer(context: RequestContext, answer: Any) -> Response:
    return cached(context.request, msgspec.json.encode(answer), JSON, KEPT)
