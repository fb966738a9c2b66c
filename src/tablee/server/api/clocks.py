"""Vacations, coming back, ending a match after a time-out, and moves made ahead."""

from tablee.server.api.tables import TABLE, table_info
from tablee.server.http.endpoint import Endpoints
from tablee.server.http.request_context import RequestContext
from tablee.server.live.live_match import LiveMatch
from tablee.server.protocol.people import TimeZone, Vacation
from tablee.server.protocol.tables import Ahead, AheadWish, TableInfo
from tablee.server.wall_clock import check_zone

_CODES = (
    "guest.unknown",
    "seat.not_yours",
    "match.waiting",
    "match.cancelled",
    "match.over",
)
ENDPOINTS = Endpoints()


@ENDPOINTS.on(
    "POST",
    TABLE + "/vacation",
    codes=(*_CODES, "vacation.none", "vacation.left", "vacation.often", "move.stale"),
)
async def vacation(context: RequestContext, body: Vacation) -> TableInfo:
    """Begin or end a vacation, in a match whose clock counts days."""
    live, guest = await _who(context)
    await context.parts.clocks.away.go(live, guest, body.days)
    return await table_info(context, live)


@ENDPOINTS.on("POST", TABLE + "/back", codes=(*_CODES, "move.stale"))
async def back(context: RequestContext) -> TableInfo:
    """Take the guest's seat back from a bot that plays since the guest's time ran out."""
    live, guest = await _who(context)
    await context.parts.clocks.away.be_back(live, guest)
    return await table_info(context, live)


@ENDPOINTS.on("POST", TABLE + "/claim", codes=(*_CODES, "time.not_over", "move.stale"))
async def claim(context: RequestContext) -> TableInfo:
    """Make the player whose time is over give up."""
    live, guest = await _who(context)
    await context.parts.clocks.away.claim(live, guest)
    return await table_info(context, live)


@ENDPOINTS.on("PUT", TABLE + "/ahead", codes=(*_CODES, "seat.gave_up", "ahead.your_turn", "ahead.move"))
async def ahead(context: RequestContext, body: AheadWish) -> Ahead:
    """Store the move to play at the guest's next turn, if everything is as foreseen."""
    live, guest = await _who(context)
    await context.parts.tables.moves_ahead.say(live, guest, body.seat, body.move)
    return Ahead(body.seat, body.move)


@ENDPOINTS.on("PUT", "/api/me/zone", codes=("guest.unknown", "zone.unknown"))
async def zone(context: RequestContext, body: TimeZone) -> TimeZone:
    """Set the guest's time zone."""
    guest = await context.known_guest()
    check_zone(body.zone)
    await context.parts.store.guests.change_zone(guest.id, body.zone)
    return body


async def _who(context: RequestContext) -> tuple[LiveMatch, str]:
    live = await context.match()
    return live, (await context.known_guest()).id
