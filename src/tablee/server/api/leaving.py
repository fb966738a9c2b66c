"""Leaving a table before the match begins, and ending a table at which nobody plays."""

from tablee.server.api.tables import TABLE, table_info
from tablee.server.clock import now
from tablee.server.errors import RefusalError
from tablee.server.http.endpoint import Endpoints
from tablee.server.http.request_context import RequestContext
from tablee.server.operations.logs import log
from tablee.server.protocol.tables import TableInfo

ENDPOINTS = Endpoints()


@ENDPOINTS.on("POST", TABLE + "/leave", codes=("guest.unknown", "match.begun"))
async def leave(context: RequestContext) -> TableInfo:
    """Free the guest's seats while the table waits; return the table, also to a guest without a seat.

    If the host leaves, another guest becomes host; if there is none, the table ends.
    """
    live = await context.match()
    guest = await context.known_guest()
    if live.seats_of(guest.id):
        left = await context.parts.store.cancelling.leave(live.id, guest.id, now())
        await context.parts.play.catch_up(live)
        if not left and live.row.state != "cancelled":
            raise RefusalError("match.begun")
    return await table_info(context, live)


@ENDPOINTS.on("POST", TABLE + "/cancel", codes=("guest.unknown", "table.not_host", "match.begun"))
async def cancel(context: RequestContext) -> TableInfo:
    """End a table that waits, or at which no person plays, for the host; repeating the request is harmless."""
    live = await context.match()
    guest = await context.known_guest()
    if live.row.host != guest.id:
        raise RefusalError("table.not_host")
    if await context.parts.store.cancelling.cancel(live.id, now()):
        log.info("table cancelled", match=live.id, game=live.row.game)
    await context.parts.play.catch_up(live)
    if live.row.state != "cancelled":
        raise RefusalError("match.begun")
    return await table_info(context, live)
