"""Who somebody is: name, the link that moves a guest to another device, and the end of devices."""

from tablee.server.http.request_context import RequestContext, address
from tablee.server.clock import now
from tablee.server.http.endpoint import Endpoint
from tablee.server.protocol.messages import Claim, DeviceLink, DevicesEnded, Me, Rename
from tablee.server.guests.names import checked
from tablee.server.errors import RefusalError


async def show(call: RequestContext) -> Me:
    """Who this browser is."""
    guest = await call.guest()
    return Me(None if guest is None else guest.name)


async def rename(call: RequestContext) -> Me:
    """Be called otherwise; everybody at this guest's tables is told."""
    body: Rename = call.body
    name = checked(body.name)
    guest = await call.identity(name)
    if guest.name != name:
        await call.services.store.guests.rename(guest.id, name)
        for live in call.services.match_cache.held():
            if live.seats_of(guest.id):
                await call.services.play.look_again(live)
    return Me(name)


async def link(call: RequestContext) -> DeviceLink:
    """A link for another device."""
    guest = await call.known_guest()
    return DeviceLink(await call.services.store.guests.link(guest.id, now()))


async def claim(call: RequestContext) -> Me:
    """Use such a link here."""
    body: Claim = call.body
    call.services.rate_limits.hit("claim", address(call.request))
    claimed = await call.services.store.guests.claim(body.token, now())
    if claimed is None:
        raise RefusalError("link.unknown")
    guest, token = claimed
    call.become(guest, token)
    return Me(guest.name)


async def end_devices(call: RequestContext) -> DevicesEnded:
    """End every other device."""
    return DevicesEnded(await call.services.devices.end_others(await call.known_device()))


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
