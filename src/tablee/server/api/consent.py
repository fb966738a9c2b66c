"""What players answer if researchers may use the moves of their match, without names (docs/arena.md)."""

from tablee.server.api.tables import TABLE, table_info
from tablee.server.clock import now
from tablee.server.errors import RefusalError
from tablee.server.http.endpoint import Endpoints
from tablee.server.http.request_context import RequestContext
from tablee.server.protocol.tables import ConsentWish, TableInfo

ENDPOINTS = Endpoints()


@ENDPOINTS.on(
    "PUT",
    TABLE + "/consent",
    codes=("guest.unknown", "seat.not_yours", "match.over", "match.cancelled", "table.research"),
)
async def consent(context: RequestContext, body: ConsentWish) -> TableInfo:
    """Let researchers use the moves of this match, or no longer; each player answers for themselves.

    A player may withdraw at any time, also on a server that no longer asks, and agree until the match is over.
    """
    live = await context.match()
    guest = await context.known_guest()
    store, play = context.parts.store, context.parts.play
    if not body.agree:
        await store.consents.withdraw(live.id, guest.id)
    elif not context.parts.settings.research:
        raise RefusalError("table.research")
    elif not await store.consents.give(live.id, guest.id, now()):
        await play.catch_up(live)
        if live.row.state == "cancelled":
            raise RefusalError("match.cancelled")
        raise (
            RefusalError("match.over")
            if live.row.state == "over"
            else RefusalError("seat.not_yours", seat=None)
        )
    await play.catch_up(live)
    return await table_info(context, live)
