"""Who somebody is: name, the link that moves a guest to another device, and the end of devices."""

from tablee.server.clock import now
from tablee.server.errors import Refusal
from tablee.server.guests.names import checked
from tablee.server.http.endpoint import Endpoint
from tablee.server.http.request_context import Call, address
from tablee.server.protocol.messages import Claim, DeviceLink, DevicesEnded, Me, Rename


async def show(call: Call) -> Me:
    """Who this browser is."""
    guest = await call.guest()
    return Me(None if guest is None else guest.name)


async def rename(call: Call) -> Me:
    """Be called otherwise; everybody at this guest's tables is told."""
    body: Rename = call.body
    name = checked(body.name)
    guest = await call.identity(name)
    if guest.name != name:
        await call.house.store.guests.rename(guest.id, name)
        for live in call.house.lives.held():
            if live.seats_of(guest.id):
                await call.house.play.look_again(live)
    return Me(name)


async def link(call: Call) -> DeviceLink:
    """A link for another device."""
    guest = await call.known_guest()
    return DeviceLink(await call.house.store.guests.link(guest.id, now()))


async def claim(call: Call) -> Me:
    """Use such a link here."""
    body: Claim = call.body
    call.house.rates.hit("claim", address(call.request))
    claimed = await call.house.store.guests.claim(body.token, now())
    if claimed is None:
        raise Refusal("link.unknown")
    guest, token = claimed
    call.become(guest, token)
    return Me(guest.name)


async def end_devices(call: Call) -> DevicesEnded:
    """End every other device."""
    return DevicesEnded(await call.house.devices.end_others(await call.known_device()))


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
