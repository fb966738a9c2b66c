"""Guests, their devices and proofs of identity; merging and separating them."""

from msgspec import structs

from tablee.store.guests import DAY_MS, IdentityProof, hashed
from tablee.store.parting import RETURN_MS
from tablee.store.passkeys import CHALLENGE_MS
from tablee.store.rows import UNKNOWN, ChatMessage, Guest, Passkey
from tablee.store.store import Store
from tests.store.operations.world import NOW, Operation, World, found, moderated, operation

ORIGIN = "https://here"


@operation("attempts.take")
async def _(store: Store, _here: World) -> Operation:
    return lambda: store.attempts.take("recover", "who", 10, 1000, NOW)


@operation("attempts.take, once more")
async def _(store: Store, _here: World) -> Operation:
    await store.attempts.take("recover", "who", 10, 1000, NOW)
    return lambda: store.attempts.take("recover", "who", 10, 1000, NOW + 1)


@operation("attempts.give_back")
async def _(store: Store, _here: World) -> Operation:
    await store.attempts.take("recover", "who", 10, 1000, NOW)
    return lambda: store.attempts.give_back("recover", "who")


@operation("pruning.attempts")
async def _(store: Store, _here: World) -> Operation:
    await store.attempts.take("recover", "who", 10, 1000, NOW)
    return lambda: store.pruning.attempts(NOW + 1001)


@operation("guests.create")
async def _(store: Store, _here: World) -> Operation:
    return lambda: store.guests.create("Dan", NOW)


@operation("guests.use")
async def _(store: Store, here: World) -> Operation:
    return lambda: store.guests.use(here.ana, here.ana.used + DAY_MS)


@operation("guests.end_device")
async def _(store: Store, here: World) -> Operation:
    await store.guests.link(here.ana.guest.id, NOW)
    return lambda: store.guests.end_device(here.ana.guest.id, here.ana.hash, NOW)


@operation("guests.end_others")
async def _(store: Store, here: World) -> Operation:
    await _with_keys(store, here.ana.guest)
    await _second_device(store, here.ana.guest)
    return lambda: store.guests.end_others(here.ana, NOW, keys=True)


@operation("guests.rename")
async def _(store: Store, here: World) -> Operation:
    return lambda: store.guests.rename(here.ana.guest.id, "Anna")


@operation("guests.change_zone")
async def _(store: Store, here: World) -> Operation:
    return lambda: store.guests.change_zone(here.ana.guest.id, "Asia/Tokyo")


@operation("guests.change_face")
async def _(store: Store, here: World) -> Operation:
    return lambda: store.guests.change_face(here.ana.guest.id, "owl teal")


@operation("guests.link")
async def _(store: Store, here: World) -> Operation:
    for at in range(4):
        await store.guests.link(here.ana.guest.id, at)
    return lambda: store.guests.link(here.ana.guest.id, NOW)


@operation("passkeys.ask")
async def _(store: Store, _here: World) -> Operation:
    await store.passkeys.ask(b"old", None, ORIGIN, NOW - CHALLENGE_MS - 1)
    return lambda: store.passkeys.ask(b"new", None, ORIGIN, NOW)


@operation("passkeys.add")
async def _(store: Store, here: World) -> Operation:
    await store.passkeys.ask(b"make", here.ana.guest.id, ORIGIN, NOW)
    return lambda: store.passkeys.add(_passkey(here.ana.guest), b"make", ORIGIN)


@operation("passkeys.remove")
async def _(store: Store, here: World) -> Operation:
    await _with_keys(store, here.ana.guest)
    return lambda: store.passkeys.remove(here.ana.guest.id, "key")


@operation("recoveries.set")
async def _(store: Store, here: World) -> Operation:
    await store.recoveries.set(here.ana.guest.id, "one two", "hash", UNKNOWN, 1)
    return lambda: store.recoveries.set(here.ana.guest.id, "six ten", "other", UNKNOWN, NOW)


@operation("recoveries.remove")
async def _(store: Store, here: World) -> Operation:
    await store.recoveries.set(here.ana.guest.id, "one two", "hash", UNKNOWN, 1)
    return lambda: store.recoveries.remove(here.ana.guest.id)


@operation("server_keys.get")
async def _(store: Store, _here: World) -> Operation:
    return lambda: store.server_keys.get("name", lambda: "secret")


@operation("claims.claim")
async def _(store: Store, here: World) -> Operation:
    proof = await _link(store, here.ana.guest)
    return lambda: store.claims.claim(proof, NOW, UNKNOWN, here.cyd)


@operation("claims.claim, by a passkey")
async def _(store: Store, here: World) -> Operation:
    await _with_keys(store, here.ana.guest)
    await store.passkeys.ask(b"sign", None, ORIGIN, NOW)
    proof = store.passkeys.signed(_passkey(here.ana.guest), 1, b"sign", ORIGIN, NOW)
    return lambda: store.claims.claim(proof, NOW, UNKNOWN, here.cyd)


@operation("claims.claim, joining")
async def _(store: Store, here: World) -> Operation:
    await _full_life(store, here)
    proof = await _link(store, here.ana.guest)
    return lambda: store.claims.claim(proof, NOW, UNKNOWN, here.cyd, join=True)


@operation("parting.go_back")
async def _(store: Store, here: World) -> Operation:
    await _full_life(store, here)
    secret = await _joined(store, here)
    await store.moderation.silence(here.ana.guest.id, 2 * NOW, moderated(here, "silence"))
    return lambda: store.parting.go_back(secret, NOW + 1, UNKNOWN, here.bo)


@operation("parting.prune")
async def _(store: Store, here: World) -> Operation:
    await _joined(store, here)
    return lambda: store.parting.prune(NOW + RETURN_MS + 1)


@operation("forgetting.forget")
async def _(store: Store, here: World) -> Operation:
    await _full_life(store, here)
    await _joined(store, here)
    return lambda: store.forgetting.forget(here.ana.guest.id, NOW)


@operation("pruning.guests")
async def _(store: Store, _here: World) -> Operation:
    await store.guests.create("Dan", 1)
    return lambda: store.pruning.guests(NOW)


def _passkey(guest: Guest) -> Passkey:
    return Passkey("key", guest.id, "here", "public", 0, NOW, None, UNKNOWN)


async def _with_keys(store: Store, guest: Guest) -> None:
    """Give a guest a passkey, recovery words and a link."""
    await store.passkeys.ask(b"first", guest.id, ORIGIN, NOW)
    assert await store.passkeys.add(_passkey(guest), b"first", ORIGIN)
    await store.passkeys.ask(b"second", guest.id, ORIGIN, NOW)
    await store.recoveries.set(guest.id, "one two", "hash", UNKNOWN, 1)
    await store.guests.link(guest.id, NOW)


async def _second_device(store: Store, guest: Guest) -> None:
    await store.claims.claim(await _link(store, guest), NOW, UNKNOWN)


async def _link(store: Store, guest: Guest) -> IdentityProof:
    proof = await store.guests.linked(await store.guests.link(guest.id, NOW), NOW)
    assert proof is not None
    return proof


async def _joined(store: Store, here: World) -> str:
    """Merge Cyd into Ana; return the secret of the way back."""
    claimed = await store.claims.claim(await _link(store, here.ana.guest), NOW, UNKNOWN, here.cyd, join=True)
    assert claimed is not None
    assert claimed.way_back is not None
    return claimed.way_back


async def _full_life(store: Store, here: World) -> None:
    """Have Ana and Cyd leave traces everywhere: seats, chat, blocks, silences, events, moderators."""
    for guest in (here.ana.guest, here.cyd.guest):
        said = ChatMessage(0, guest.id, None, guest.name, None, "Hello", f"by {guest.name}", 2)
        await store.chat.add("over", said)
        await store.blocks.keep(guest.id, here.bo.guest.id, "mute", 2)
        await store.moderation.appoint(guest.id, 2)
        await store.own_agents.add(guest.id, "Fox", f"of {guest.id}", 2)
        await store.moderation.silence(guest.id, 2 * NOW, moderated(here, "silence"))
        await store.presences.note([("over", guest.id)], 2)
    await store.recoveries.set(here.cyd.guest.id, "one two", "hash", UNKNOWN, 1)
    free = (await found(store, "waiting")).seats[2]
    sitting = structs.replace(free, kind="guest", guest=here.cyd.guest.id)
    await store.matches.take_seat("waiting", sitting, 2, None, countdown=9)
    await store.hosting.hand_on("running", here.ana.guest.id, 1, 2)
    await store.hosting.hand_on("running", here.bo.guest.id, 0, 2)


@operation("own_agents.add")
async def _(store: Store, here: World) -> Operation:
    return lambda: store.own_agents.add(here.ana.guest.id, "Fox", "token", NOW)


@operation("own_agents.remove")
async def _(store: Store, here: World) -> Operation:
    await store.own_agents.add(here.ana.guest.id, "Fox", "token", 1)
    return lambda: store.own_agents.remove(here.ana.guest.id, hashed("token"))


@operation("agent_tokens.add")
async def _(store: Store, here: World) -> Operation:
    return lambda: store.agent_tokens.add("Fox (Ana)", "token", NOW)


@operation("agent_tokens.remove")
async def _(store: Store, here: World) -> Operation:
    await store.agent_tokens.add("Fox (Ana)", "token", 1)
    return lambda: store.agent_tokens.remove("Fox (Ana)")
