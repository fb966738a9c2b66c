"""Quick matches: with other people who want the same match."""

import msgspec

from tablee.server.api.tables import TERMS_CODES, table_info
from tablee.server.http.endpoint import Endpoints
from tablee.server.http.request_context import RequestContext, address
from tablee.server.protocol.new_tables import QuickWaiting, QuickWish
from tablee.server.protocol.tables import TableInfo
from tablee.server.protocol.terms import Terms

ENDPOINTS = Endpoints()


@ENDPOINTS.on(
    "POST",
    "/api/quick",
    codes=(
        "game.unknown",
        "option.players",
        "option.combination",
        *TERMS_CODES,
        "table.waiting_limit",
        "server.draining",
    ),
    rate="quick",
    identity_first=True,
)
async def quick_match(context: RequestContext, body: QuickWish) -> TableInfo:
    """Sit down at a table that waits for the same match, else open one; repeating the request is harmless."""
    parts = context.parts
    seed = parts.thinking.seeds.deal()
    parts.tables.quick_matches.requested(body, "", seed)
    guest = await context.entering()
    parts.thinking.fair_shares.seen(guest.id, address(context.request))
    commitment = body.commitment if parts.thinking.seeds.mixing else None
    parts.tables.table_limits.check_draining()
    async with parts.access.in_turn.by(guest.id):
        table = await parts.tables.quick_matches.sit(body, guest.id, seed, commitment)
    live = await parts.matches.current(table)
    return await table_info(context, live)


@ENDPOINTS.on("GET", "/api/quick")
async def waiting(context: RequestContext) -> list[QuickWaiting]:
    """Return how many people wait for which match, without their names."""
    found = await context.parts.store.quick_tables.waiting()
    return [
        QuickWaiting(one.game, one.players, msgspec.convert(one.terms, Terms), one.people) for one in found
    ]
