"""A guest's name and face."""

import msgspec

from tablee.server.clock import now
from tablee.server.guests.me import me
from tablee.server.http import cookies
from tablee.server.http.endpoint import Endpoints
from tablee.server.http.request_context import RequestContext
from tablee.server.names.faces import kept
from tablee.server.names.names import checked
from tablee.server.protocol.people import Face, FaceWish, Me, Rename, WayBack
from tablee.store.rows import Guest

ENDPOINTS = Endpoints()


@ENDPOINTS.on("GET", "/api/me", for_strangers=True)
async def show(context: RequestContext) -> Me:
    """Return this browser's guest."""
    guest = await context.guest()
    about = Me(None, None) if guest is None else await me(context.parts.store, guest)
    secret = cookies.found(context.request, cookies.WAY_BACK)
    back = None if secret is None else await context.parts.store.parting.find(secret, now())
    if back is None:
        return about
    return msgspec.structs.replace(about, back=WayBack(back.other_name, back.joined, back.until))


@ENDPOINTS.on("PUT", "/api/me", codes=("guest.name",), identity_first=True)
async def rename(context: RequestContext, body: Rename) -> Me:
    """Change the guest's name, and send it to everyone at their tables."""
    name = checked(body.name)
    guest = await context.identity_first(name)
    if guest.name != name:
        await context.parts.matches.rename(guest.id, name)
    return await me(context.parts.store, Guest(guest.id, name, guest.face))


@ENDPOINTS.on("PUT", "/api/me/face", identity_first=True)
async def change_face(context: RequestContext, body: FaceWish) -> Me:
    """Change the guest's face, and send it to everyone at their tables."""
    face = Face(body.animal, body.colour)
    guest = await context.identity_first()
    if guest.face != kept(face):
        await context.parts.store.guests.change_face(guest.id, kept(face))
        await context.parts.matches.announce_guest(guest.id)
    return await me(context.parts.store, Guest(guest.id, guest.name, kept(face)))
