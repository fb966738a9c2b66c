"""Taking over a seat in mid game: one that was given up, or a bot's."""

from tablee.server.api.tables import TABLE, table_info
from tablee.server.http.endpoint import Endpoints
from tablee.server.http.request_context import NAMELESS, RequestContext
from tablee.server.names.names import checked
from tablee.server.protocol.seating import Substitute
from tablee.server.protocol.tables import TableInfo

ENDPOINTS = Endpoints()


@ENDPOINTS.on(
    "POST",
    TABLE + "/substitute",
    codes=(
        "guest.name",
        "table.removed",
        "match.waiting",
        "match.cancelled",
        "match.over",
        "seat.unknown",
        "seat.taken",
        "seat.apart",
        "seat.already",
        "substitute.played",
        "substitute.closed",
        "substitute.refused",
        "proposal.open",
    ),
    rate="seat",
    identity_first=True,
)
async def substitute(context: RequestContext, body: Substitute) -> TableInfo:
    """Take over a seat, once all who play agree; at once if it was given up and the terms let everyone."""
    name = None if body.name is None else checked(body.name)
    live = await context.match()
    guest = await context.entering(name or NAMELESS)
    await context.parts.tables.substitutes.ask(live, guest.id, body.seat, name)
    if name is not None and name != guest.name:
        # The name was set with the seat; the guest's other tables get it now.
        await context.parts.matches.rename(guest.id, name)
    return await table_info(context, live)
