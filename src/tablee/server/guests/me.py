"""The information that a browser gets about its own guest."""

from tablee.server.names.faces import face_of
from tablee.server.protocol.people import Me
from tablee.store.rows import Guest
from tablee.store.store import Store


async def me(store: Store, guest: Guest) -> Me:
    """Return this guest as they see themselves."""
    kept = await store.recoveries.made(guest.id) is not None or bool(await store.passkeys.of_guest(guest.id))
    return Me(guest.name, face_of(guest.id, guest.face), kept)
