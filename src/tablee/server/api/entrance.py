"""Coming in to a server by invitation, with a link of the operator."""

from tablee.server.clock import now
from tablee.server.errors import RefusalError
from tablee.server.guests.me import me
from tablee.server.http.endpoint import Endpoints
from tablee.server.http.request_context import RequestContext, address
from tablee.server.protocol.operator import EntranceLink
from tablee.server.protocol.people import Me

ENDPOINTS = Endpoints()


@ENDPOINTS.on(
    "POST", "/api/me/enter", codes=("entrance.unknown", "guest.cookies", "address.banned"), for_strangers=True
)
async def enter(context: RequestContext, body: EntranceLink) -> Me:
    """Make this browser a guest; one that is a guest already leaves the link unused."""
    guest = await context.guest()
    if guest is None:
        context.check_cookies()
        access, store = context.parts.access, context.parts.store
        access.bans.check(address(context.request))
        await access.secret_limits.hit("claim", address(context.request))
        if not await store.entrances.use(body.token, now()):
            raise RefusalError("entrance.unknown")
        raise await context.newcomer()
    return await me(context.parts.store, guest)
