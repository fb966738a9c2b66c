"""A guest's name and face."""

import msgspec

from tablee.server.clock import now
from tablee.server.guests.me import me
from tablee.server.http import cookies
from tablee.server.http.endpoint import Endpoint
from tablee.server.http.request_context import RequestContext
from tablee.server.names.faces import kept
from tablee.server.names.names import checked
from tablee.server.protocol.people import Face, FaceWish, Me, Rename, WayBack
from tablee.store.rows import Guest


async def show(context: RequestContext) -> Me:
    """Return this browser's guest."""
    guest = await context.guest()
    about = Me(None, None) if guest is None else await me(context.parts.store, guest)
    secret = cookies.found(context.request, cookies.WAY_BACK)
    back = None if secret is None else await context.parts.store.parting.find(secret, now())
    if back is None:
        return about
    return msgspec.structs.replace(about, back=WayBack(back.other_name, back.joined, back.until))


async def rename(context: RequestContext) -> Me:
    """Change the guest's name, and send it to everyone at their tables."""
    body: Rename = context.body
    name = checked(body.name)
    guest = await context.identity_first(name)
    if guest.name != name:
        await context.parts.matches.rename(guest.id, name)
    return await me(context.parts.store, Guest(guest.id, name, guest.face))


async def change_face(context: RequestContext) -> Me:
    """Change the guest's face, and send it to everyone at their tables."""
    body: FaceWish = context.body
    face = Face(body.animal, body.colour)
    guest = await context.identity_first()
    if guest.face != kept(face):
        await context.parts.store.guests.change_face(guest.id, kept(face))
        await context.parts.matches.announce_guest(guest.id)
    return await me(context.parts.store, Guest(guest.id, guest.name, kept(face)))


ENDPOINTS = (
    Endpoint("GET", "/api/me", "Return this browser's guest", show, Me, for_strangers=True),
    Endpoint(
        "PUT",
        "/api/me",
        "Choose a name",
        rename,
        Me,
        Rename,
        codes=("guest.name",),
        identity_first=True,
    ),
    Endpoint(
        "PUT",
        "/api/me/face",
        "Choose an animal and a colour",
        change_face,
        Me,
        FaceWish,
        identity_first=True,
    ),
)
