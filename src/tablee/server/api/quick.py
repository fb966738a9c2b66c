"""Quick matches: with other people who want the same match."""

import msgspec

from tablee.server.api.tables import TERMS_CODES
from tablee.server.http.endpoint import Endpoint
from tablee.server.http.request_context import RequestContext, address
from tablee.server.live import serializers
from tablee.server.protocol.new_tables import QuickWaiting, QuickWish
from tablee.server.protocol.tables import TableInfo
from tablee.server.protocol.terms import Terms


async def quick_match(context: RequestContext) -> TableInfo:
    """Sit down at a table that waits for the same match, else open one; repeating the request is harmless."""
    body: QuickWish = context.body
    services = context.services
    seed = services.seeds.deal()
    services.quick_matches.requested(body, "", seed)
    guest = await context.identity_first()
    services.fair_shares.seen(guest.id, address(context.request))
    commitment = body.commitment if services.seeds.mixing else None
    async with services.in_turn.by(guest.id):
        table = await services.quick_matches.sit(body, guest.id, seed, commitment)
    live = await services.live(table)
    return serializers.table_of(live, guest.id, services.connections.present(live.id))


async def waiting(context: RequestContext) -> list[QuickWaiting]:
    """Return how many people wait for which match, without their names."""
    found = await context.services.store.quick_tables.waiting()
    return [
        QuickWaiting(one.game, one.players, msgspec.convert(one.terms, Terms), one.people) for one in found
    ]


ENDPOINTS = (
    Endpoint(
        "POST",
        "/api/quick",
        "Ask for a quick match",
        quick_match,
        TableInfo,
        QuickWish,
        codes=(
            "game.unknown",
            "option.players",
            "option.combination",
            *TERMS_CODES,
            "table.waiting_limit",
        ),
        rate="quick",
        identity_first=True,
    ),
    Endpoint(
        "GET", "/api/quick", "Count the people who wait for each kind of match", waiting, list[QuickWaiting]
    ),
)
