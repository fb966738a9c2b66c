"""Vacations, coming back, ending a match after a time-out, and moves made ahead."""

from tablee.server.api.tables import TABLE
from tablee.server.http.endpoint import Endpoint
from tablee.server.http.request_context import RequestContext
from tablee.server.live import serializers
from tablee.server.live.live_match import LiveMatch
from tablee.server.protocol.people import TimeZone, Vacation
from tablee.server.protocol.tables import Ahead, AheadWish, TableInfo
from tablee.server.wall_clock import check_zone


async def vacation(context: RequestContext) -> TableInfo:
    """Begin or end a vacation, in a match whose clock counts days."""
    body: Vacation = context.body
    live, guest = await _who(context)
    await context.parts.clocks.away.go(live, guest, body.days)
    return _info(context, live, guest)


async def back(context: RequestContext) -> TableInfo:
    """Take the guest's seat back from a bot that plays since the guest's time ran out."""
    live, guest = await _who(context)
    await context.parts.clocks.away.be_back(live, guest)
    return _info(context, live, guest)


async def claim(context: RequestContext) -> TableInfo:
    """Make the player whose time is over give up."""
    live, guest = await _who(context)
    await context.parts.clocks.away.claim(live, guest)
    return _info(context, live, guest)


async def ahead(context: RequestContext) -> Ahead:
    """Store the move to play at the guest's next turn, if everything is as foreseen."""
    body: AheadWish = context.body
    live, guest = await _who(context)
    await context.parts.tables.moves_ahead.say(live, guest, body.seat, body.move)
    return Ahead(body.seat, body.move)


async def zone(context: RequestContext) -> TimeZone:
    """Set the guest's time zone."""
    body: TimeZone = context.body
    guest = await context.known_guest()
    check_zone(body.zone)
    await context.parts.store.guests.change_zone(guest.id, body.zone)
    return body


async def _who(context: RequestContext) -> tuple[LiveMatch, str]:
    live = await context.match()
    return live, (await context.known_guest()).id


def _info(context: RequestContext, live: LiveMatch, guest: str) -> TableInfo:
    return serializers.table_of(live, guest, context.parts.delivery.connections.present_anywhere(live.id))


_CODES = (
    "guest.unknown",
    "seat.not_yours",
    "match.waiting",
    "match.cancelled",
    "match.over",
)
ENDPOINTS = (
    Endpoint(
        "PUT",
        "/api/me/zone",
        "Set this guest's time zone",
        zone,
        TimeZone,
        TimeZone,
        codes=("guest.unknown", "zone.unknown"),
    ),
    Endpoint(
        "POST",
        TABLE + "/vacation",
        "Begin or end a vacation in a match that counts days",
        vacation,
        TableInfo,
        Vacation,
        codes=(*_CODES, "vacation.none", "vacation.left", "vacation.often", "move.stale"),
    ),
    Endpoint(
        "POST",
        TABLE + "/back",
        "Take the seat back from a bot that plays since the time ran out",
        back,
        TableInfo,
        codes=(*_CODES, "move.stale"),
    ),
    Endpoint(
        "POST",
        TABLE + "/claim",
        "Make the player whose time is over give up",
        claim,
        TableInfo,
        codes=(*_CODES, "time.not_over", "move.stale"),
    ),
    Endpoint(
        "PUT",
        TABLE + "/ahead",
        "Make a move ahead, for the seat's next turn",
        ahead,
        Ahead,
        AheadWish,
        codes=(*_CODES, "seat.gave_up", "ahead.your_turn", "ahead.move"),
    ),
)
