"""Who somebody is: name, the link that moves a guest to another device, and the end of devices."""

from tablee.server.clock import now
from tablee.server.errors import RefusalError
from tablee.server.guests.names import checked
from tablee.server.http.endpoint import Endpoint
from tablee.server.http.request_context import RequestContext, address
from tablee.server.protocol.messages import Claim, DeviceLink, DevicesEnded, Me, Rename


async def show(context: RequestContext) -> Me:
    """Who this browser is."""
    guest = await context.guest()
    return Me(None if guest is None else guest.name)


async def rename(context: RequestContext) -> Me:
    """Be called otherwise; everybody at this guest's tables is told."""
    body: Rename = context.body
    name = checked(body.name)
    guest = await context.identity(name)
    if guest.name != name:
        await context.services.store.guests.rename(guest.id, name)
        for live in context.services.match_cache.held():
            if live.seats_of(guest.id):
                await context.services.play.look_again(live)
    return Me(name)


async def link(context: RequestContext) -> DeviceLink:
    """A link for another device."""
    guest = await context.known_guest()
    return DeviceLink(await context.services.store.guests.link(guest.id, now()))


async def claim(context: RequestContext) -> Me:
    """Use such a link here."""
    body: Claim = context.body
    context.services.rate_limits.hit("claim", address(context.request))
    claimed = await context.services.store.guests.claim(body.token, now())
    if claimed is None:
        raise RefusalError("link.unknown")
    guest, token = claimed
    context.become(guest, token)
    return Me(guest.name)


async def end_devices(context: RequestContext) -> DevicesEnded:
    """End every other device."""
    return DevicesEnded(await context.services.devices.end_others(await context.known_device()))


ENDPOINTS = (
    Endpoint("GET", "/api/me", "Who this browser is", show, Me),
    Endpoint("PUT", "/api/me", "Choose a name", rename, Me, Rename, codes=("guest.name",)),
    Endpoint("POST", "/api/me/link", "A link for another device", link, DeviceLink, codes=("guest.unknown",)),
    Endpoint("POST", "/api/me/claim", "Use such a link", claim, Me, Claim, codes=("link.unknown",)),
    Endpoint(
        "DELETE",
        "/api/me/devices",
        "End all other devices",
        end_devices,
        DevicesEnded,
        codes=("guest.unknown",),
    ),
)
