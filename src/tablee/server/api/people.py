"""Muting and blocking people."""

from tablee.server.api.tables import TABLE
from tablee.server.clock import now
from tablee.server.errors import RefusalError
from tablee.server.http.endpoint import Endpoints
from tablee.server.http.request_context import RequestContext
from tablee.server.live.live_match import LiveMatch
from tablee.server.protocol.conduct import KeepAway, PersonHere, PersonKeptAway
from tablee.server.talk.whom import meant

ENDPOINTS = Endpoints()


@ENDPOINTS.on("GET", TABLE + "/people")
async def people_here(context: RequestContext) -> list[PersonHere]:
    """Return the other guests who sit at a table, and which of them the guest who asks has muted or blocked."""
    live = await context.match()
    guest = await context.guest()
    return await _here(context, live, None if guest is None else guest.id)


@ENDPOINTS.on(
    "PUT", TABLE + "/people", codes=("guest.unknown", "person.unknown", "person.self", "people.limit")
)
async def keep_away(context: RequestContext, body: KeepAway) -> list[PersonHere]:
    """Mute or block a guest, or undo both; repeating the request is harmless."""
    live = await context.match()
    guest = await context.known_guest()
    other, _ = await meant(context.parts.store, live, guest.id, body)
    blocks = context.parts.store.blocks
    if body.kind is None:
        await blocks.lift(guest.id, other)
    else:
        await blocks.keep(guest.id, other, body.kind, now())
    return await _here(context, live, guest.id)


@ENDPOINTS.on("GET", "/api/me/people")
async def kept_away(context: RequestContext) -> list[PersonKeptAway]:
    """Return everyone whom the guest who asks has muted or blocked."""
    guest = await context.guest()
    return [] if guest is None else await _kept(context, guest.id)


@ENDPOINTS.on("DELETE", "/api/me/people/{key}", codes=("guest.unknown", "person.unknown"))
async def lift(context: RequestContext) -> list[PersonKeptAway]:
    """Undo the mute or block of a guest."""
    guest = await context.known_guest()
    if not await context.parts.store.blocks.lift_key(guest.id, str(context.request.path_params["key"])):
        raise RefusalError("person.unknown")
    return await _kept(context, guest.id)


async def _kept(context: RequestContext, guest: str) -> list[PersonKeptAway]:
    return [
        PersonKeptAway(one.key, one.name, one.kind, one.at)
        for one in await context.parts.store.blocks.of(guest)
    ]


async def _here(context: RequestContext, live: LiveMatch, guest: str | None) -> list[PersonHere]:
    kept = (
        {} if guest is None else {one.other: one.kind for one in await context.parts.store.blocks.of(guest)}
    )
    return [
        PersonHere(seat.seat, kept.get(seat.guest))
        for seat in live.row.seats
        if seat.kind == "guest" and seat.guest is not None and seat.guest != guest
    ]
