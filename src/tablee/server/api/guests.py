"""Who somebody is: name, the link that moves a guest to another device, and the end of devices."""

from tablee.server.clock import now
from tablee.server.errors import RefusalError
from tablee.server.guests.faces import face_of, kept
from tablee.server.guests.names import checked
from tablee.server.http.endpoint import Endpoint
from tablee.server.http.request_context import RequestContext, address
from tablee.server.protocol.messages import Claim, DeviceLink, DevicesEnded, Face, FaceWish, Me, Rename
from tablee.store.rows import Guest


async def show(context: RequestContext) -> Me:
    """Who this browser is."""
    guest = await context.guest()
    return Me(None, None) if guest is None else _me(guest)


def _me(guest: Guest) -> Me:
    return Me(guest.name, face_of(guest.id, guest.face))


async def rename(context: RequestContext) -> Me:
    """Be called otherwise; everybody at this guest's tables is told."""
    body: Rename = context.body
    name = checked(body.name)
    guest = await context.identity(name)
    if guest.name != name:
        await context.services.rename(guest.id, name)
    return Me(name, face_of(guest.id, guest.face))


async def change_face(context: RequestContext) -> Me:
    """Be shown otherwise; everybody at this guest's tables is told."""
    body: FaceWish = context.body
    face = Face(body.animal, body.colour)
    guest = await context.identity()
    if guest.face != kept(face):
        await context.services.store.guests.change_face(guest.id, kept(face))
        await context.services.look_again_at(guest.id)
    return Me(guest.name, face)


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
    return _me(guest)


async def end_devices(context: RequestContext) -> DevicesEnded:
    """End every other device."""
    return DevicesEnded(await context.services.devices.end_others(await context.known_device()))


ENDPOINTS = (
    Endpoint("GET", "/api/me", "Who this browser is", show, Me),
    Endpoint("PUT", "/api/me", "Choose a name", rename, Me, Rename, codes=("guest.name",)),
    Endpoint("PUT", "/api/me/face", "Choose an animal and a colour", change_face, Me, FaceWish),
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
