"""Devices, recovery words and passkeys, and signing in with them."""

from tablee.server.access.secret_limits import SecretKind
from tablee.server.clock import now
from tablee.server.errors import RefusalError
from tablee.server.guests.me import me
from tablee.server.guests.passkeys import origin_of
from tablee.server.guests.recovery import spelt
from tablee.server.http import cookies
from tablee.server.http.endpoint import Endpoints
from tablee.server.http.request_context import RequestContext, address
from tablee.server.names.faces import face_of
from tablee.server.protocol.keeping import (
    Claim,
    DeviceInfo,
    EndingQuery,
    HandedOver,
    Keeping,
    LinkInfo,
    LinkQuery,
    NewPasskey,
    PasskeyChallenge,
    PasskeyInfo,
    PasskeyQuestion,
    RecoveryWords,
    WordsWish,
)
from tablee.server.protocol.people import DeviceLink, DevicesEnded, Me
from tablee.store.guests import IdentityProof
from tablee.store.rows import Device

NEW_DEVICE_MS = 3_600_000
"""How long a guest's further browser can make no passkeys and no recovery words."""


DEVICES = "/api/me/devices"
WORDS = "/api/me/words"
PASSKEYS = "/api/me/passkeys"
KNOWN = ("guest.unknown",)
ENDPOINTS = Endpoints()


@ENDPOINTS.on("GET", DEVICES, codes=KNOWN)
async def show(context: RequestContext) -> Keeping:
    """Return everything with which this guest can sign in."""
    device = await context.known_device()
    return await _keeping(context, device)


async def _keeping(context: RequestContext, here: Device) -> Keeping:
    store, guest = context.parts.store, here.guest.id
    host = context.request.url.hostname
    devices = [
        DeviceInfo(
            _id(one), one.agent.browser, one.agent.system, one.created, one.used, one.hash == here.hash
        )
        for one in await store.guests.devices(guest, now())
    ]
    passkeys = [
        PasskeyInfo(
            one.id, one.agent.browser, one.agent.system, one.site, one.site == host, one.created, one.used
        )
        for one in await store.passkeys.of_guest(guest)
    ]
    words = await store.recoveries.made(guest)
    return Keeping(
        devices,
        passkeys,
        None if words is None else words.at,
        None if words is None else words.agent.browser,
        None if words is None else words.agent.system,
    )


def _id(device: Device) -> str:
    """Return the id of a device for its guest: enough to distinguish their devices."""
    return device.hash[:16]


@ENDPOINTS.on("POST", "/api/me/link", codes=KNOWN)
async def link(context: RequestContext) -> DeviceLink:
    """Return a link for another device."""
    guest = await context.known_guest()
    return DeviceLink(await context.parts.store.guests.link(guest.id, now()))


@ENDPOINTS.on("DELETE", DEVICES, codes=KNOWN)
async def end_devices(context: RequestContext, query: EndingQuery) -> DevicesEnded:
    """Sign out every other device; with `keys` also void recovery words and passkeys, and remove channels."""
    here = await context.known_device()
    return DevicesEnded(await context.parts.guests.devices.end_others(here, query.keys))


@ENDPOINTS.on("DELETE", DEVICES + "/{device}", codes=(*KNOWN, "device.unknown"))
async def end_device(context: RequestContext) -> Keeping:
    """Sign out one device; if it is this one, it has no guest afterwards."""
    here = await context.known_device()
    wanted = context.request.path_params["device"]
    theirs = await context.parts.store.guests.devices(here.guest.id, now())
    found = [one.hash for one in theirs if _id(one) == wanted]
    if not found:
        raise RefusalError("device.unknown")
    await context.parts.guests.devices.end(here.guest.id, found[0])
    if found[0] == here.hash:
        context.be_nobody()
        return Keeping([], [], None)
    return await _keeping(context, here)


@ENDPOINTS.on("POST", WORDS, codes=(*KNOWN, "device.new"))
async def make_words(context: RequestContext, body: WordsWish) -> RecoveryWords:
    """Return new recovery words; earlier ones become void."""
    guest = (await _old_enough(context)).guest
    await context.parts.access.secret_limits.hit("passkey", address(context.request))
    words = await context.parts.guests.recovery.make(guest.id, body.language, context.agent, now())
    return RecoveryWords(words)


async def _old_enough(context: RequestContext) -> Device:
    """Return the device that asks, if the guest has no older one, or has had this one for a while.

    Words and passkeys outlive the device. If a link was opened on a stranger's device, the guest should notice that
    first. Raise `RefusalError` `guest.unknown`, `device.new` (minutes).
    """
    here = await context.known_device()
    young = here.created + NEW_DEVICE_MS - now()
    if young > 0:
        others = await context.parts.store.guests.devices(here.guest.id, now())
        if any(one.created < here.created for one in others):
            raise RefusalError("device.new", minutes=max(1, -(-young // 60_000)))
    return here


@ENDPOINTS.on("DELETE", WORDS, codes=KNOWN)
async def remove_words(context: RequestContext) -> Keeping:
    """Make the recovery words void; repeating the request is harmless."""
    device = await context.known_device()
    await context.parts.store.recoveries.remove(device.guest.id)
    return await _keeping(context, device)


@ENDPOINTS.on(
    "POST", PASSKEYS + "/question", codes=(*KNOWN, "passkey.address", "passkey.limit", "device.new")
)
async def ask_passkey(context: RequestContext) -> PasskeyQuestion:
    """Return the data for a new passkey."""
    guest = (await _old_enough(context)).guest
    await context.parts.access.secret_limits.hit("passkey", address(context.request))
    return await context.parts.guests.passkeys.question(guest, origin_of(context.request), now())


@ENDPOINTS.on("POST", PASSKEYS, codes=(*KNOWN, "passkey.address", "passkey.limit", "passkey.refused"))
async def add_passkey(context: RequestContext, body: NewPasskey) -> Keeping:
    """Store a passkey that was just made."""
    device = await context.known_device()
    origin = origin_of(context.request)
    async with context.parts.access.in_turn.by(device.guest.id):
        await context.parts.guests.passkeys.add(device.guest, body, origin, context.agent, now())
    return await _keeping(context, device)


@ENDPOINTS.on("DELETE", PASSKEYS + "/{passkey}", codes=(*KNOWN, "passkey.unknown"))
async def remove_passkey(context: RequestContext) -> Keeping:
    """Delete a passkey."""
    device = await context.known_device()
    wanted = context.request.path_params["passkey"]
    if not await context.parts.store.passkeys.remove(device.guest.id, wanted):
        raise RefusalError("passkey.unknown")
    return await _keeping(context, device)


@ENDPOINTS.on("POST", PASSKEYS + "/challenge", codes=("passkey.address",), for_strangers=True)
async def challenge(context: RequestContext) -> PasskeyChallenge:
    """Return the data that a passkey has to sign to sign its guest in."""
    await context.parts.access.secret_limits.hit("passkey", address(context.request))
    return await context.parts.guests.passkeys.challenge(origin_of(context.request), now())


@ENDPOINTS.on(
    "POST",
    "/api/me/claim",
    codes=(
        "claim.one",
        "link.unknown",
        "words.count",
        "words.misspelt",
        "words.unknown",
        "passkey.address",
        "passkey.refused",
        "merge.together",
    ),
    for_strangers=True,
)
async def claim(context: RequestContext, body: Claim) -> Me:
    """Sign this browser in as an existing guest, by a link, recovery words or a passkey."""
    here = await context.device()
    proof = await _proof(context, body)
    claimed = await context.parts.guests.claiming.claim(body, proof, here, context.agent, now())
    context.become(claimed.guest, claimed.token, claimed.way_back)
    return await me(context.parts.store, claimed.guest)


async def _proof(context: RequestContext, body: Claim) -> IdentityProof:
    """Return the proof of identity in this claim. For recovery words, only wrong ones count towards the limit."""
    limits, who = context.parts.access.secret_limits, address(context.request)
    by_words = body.words is not None and body.token is None and body.passkey is None
    kind: SecretKind = "recover" if by_words else "passkey" if body.token is None else "claim"
    if by_words:
        spelt(body.words or "")
    await limits.hit(kind, who)
    proof = await context.parts.guests.claiming.proof(body, origin_of(context.request), now())
    if by_words:
        await limits.uncount(kind, who)
    return proof


@ENDPOINTS.on("POST", "/api/me/link/look", codes=("link.unknown",), for_strangers=True)
async def link_info(context: RequestContext, body: LinkQuery) -> LinkInfo:
    """Return whose link this is, and what this browser would hand over."""
    await context.parts.access.secret_limits.hit("claim", address(context.request))
    store, here = context.parts.store, await context.guest()
    proof = await store.guests.linked(body.token, now())
    if proof is None:
        raise RefusalError("link.unknown")
    whose = await store.guests.guest(proof.guest)
    mine = None
    if here is not None and here.id != proof.guest:
        rows = await store.tables_of_guests.going_on(here.id)
        sat = [row for row in rows if any(seat.guest == here.id for seat in row.seats)]
        running = sum(row.state == "running" for row in sat)
        moderates = await store.moderation.is_moderator(here.id)
        mine = HandedOver(here.name, running, len(sat) - running, moderates)
    made_at = proof.made or now()
    return LinkInfo(whose.name, face_of(whose.id, whose.face), max(0, now() - made_at), mine)


@ENDPOINTS.on("POST", "/api/me/return", codes=("return.closed",), for_strangers=True)
async def go_back(context: RequestContext) -> Me:
    """Sign this browser in again as the guest that it was before it became another."""
    await context.parts.access.secret_limits.hit("claim", address(context.request))
    secret = cookies.found(context.request, cookies.WAY_BACK)
    if secret is None:
        raise RefusalError("return.closed")
    here = await context.device()
    guest, token = await context.parts.guests.claiming.go_back(secret, here, context.agent, now())
    context.become(guest, token, way_back="")
    return await me(context.parts.store, guest)
