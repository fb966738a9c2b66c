"""Ways back to one's seats: devices, recovery words and passkeys."""

from tablee.server.clock import now
from tablee.server.errors import RefusalError
from tablee.server.guests.me import me
from tablee.server.guests.passkeys import origin_of
from tablee.server.http.endpoint import Endpoint
from tablee.server.http.request_context import RequestContext, address
from tablee.server.protocol.keeping import (
    Claim,
    DeviceInfo,
    Keeping,
    NewPasskey,
    PasskeyChallenge,
    PasskeyInfo,
    PasskeyQuestion,
    RecoveryWords,
    WordsWish,
)
from tablee.server.protocol.people import DeviceLink, DevicesEnded, Me
from tablee.store.rows import Device

EVERYBODY = "*"


async def show(context: RequestContext) -> Keeping:
    """Everything by which this guest can come back."""
    device = await context.known_device()
    return await _keeping(context, device)


async def _keeping(context: RequestContext, here: Device) -> Keeping:
    store, guest = context.services.store, here.guest.id
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
    return Keeping(devices, passkeys, await store.recoveries.made(guest))


def _id(device: Device) -> str:
    """What a device is called towards its guest: enough to tell theirs apart."""
    return device.hash[:16]


async def link(context: RequestContext) -> DeviceLink:
    """A link for another device."""
    guest = await context.known_guest()
    return DeviceLink(await context.services.store.guests.link(guest.id, now()))


async def end_devices(context: RequestContext) -> DevicesEnded:
    """End every other device."""
    return DevicesEnded(await context.services.devices.end_others(await context.known_device()))


async def end_device(context: RequestContext) -> Keeping:
    """End one device; this one too, which is nobody's then."""
    here = await context.known_device()
    wanted = context.request.path_params["device"]
    theirs = await context.services.store.guests.devices(here.guest.id, now())
    found = [one.hash for one in theirs if _id(one) == wanted]
    if not found:
        raise RefusalError("device.unknown")
    await context.services.devices.end(here.guest.id, found[0])
    if found[0] == here.hash:
        context.be_nobody()
        return Keeping([], [], None)
    return await _keeping(context, here)


async def make_words(context: RequestContext) -> RecoveryWords:
    """New recovery words; those of before are void."""
    body: WordsWish = context.body
    guest = await context.known_guest()
    context.services.rate_limits.hit("passkey", address(context.request))
    return RecoveryWords(await context.services.recovery.make(guest.id, body.language, now()))


async def remove_words(context: RequestContext) -> Keeping:
    """Make the recovery words void; asking again is harmless."""
    device = await context.known_device()
    await context.services.store.recoveries.remove(device.guest.id)
    return await _keeping(context, device)


async def ask_passkey(context: RequestContext) -> PasskeyQuestion:
    """What a new passkey is to be made for."""
    guest = await context.known_guest()
    context.services.rate_limits.hit("passkey", address(context.request))
    return await context.services.passkeys.question(guest, origin_of(context.request), now())


async def add_passkey(context: RequestContext) -> Keeping:
    """Keep a passkey that was just made."""
    body: NewPasskey = context.body
    device = await context.known_device()
    origin = origin_of(context.request)
    await context.services.passkeys.add(device.guest, body, origin, context.agent, now())
    return await _keeping(context, device)


async def remove_passkey(context: RequestContext) -> Keeping:
    """Forget a passkey."""
    device = await context.known_device()
    wanted = context.request.path_params["passkey"]
    if not await context.services.store.passkeys.remove(device.guest.id, wanted):
        raise RefusalError("passkey.unknown")
    return await _keeping(context, device)


async def challenge(context: RequestContext) -> PasskeyChallenge:
    """What a passkey is to sign for somebody who comes back."""
    context.services.rate_limits.hit("passkey", address(context.request))
    return await context.services.passkeys.challenge(origin_of(context.request), now())


async def claim(context: RequestContext) -> Me:
    """Be somebody here who is known already, by a link, recovery words or a passkey."""
    body: Claim = context.body
    limits, who = context.services.rate_limits, address(context.request)
    if body.token is not None:
        limits.hit("claim", who)
    else:
        limits.hit("recover", who)
        limits.hit("recover_all", EVERYBODY)
    here = await context.device()
    proof = await context.services.claiming.proof(body, origin_of(context.request), now())
    guest, token = await context.services.claiming.claim(body, proof, here, context.agent, now())
    context.become(guest, token)
    return await me(context.services.store, guest)


DEVICES = "/api/me/devices"
WORDS = "/api/me/words"
PASSKEYS = "/api/me/passkeys"
KNOWN = ("guest.unknown",)
ENDPOINTS = (
    Endpoint("POST", "/api/me/link", "A link for another device", link, DeviceLink, codes=KNOWN),
    Endpoint(
        "POST",
        "/api/me/claim",
        "Be who one is on another device, or was",
        claim,
        Me,
        Claim,
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
    ),
    Endpoint("GET", DEVICES, "Everything by which one can come back", show, Keeping, codes=KNOWN),
    Endpoint("DELETE", DEVICES, "End all other devices", end_devices, DevicesEnded, codes=KNOWN),
    Endpoint(
        "DELETE",
        DEVICES + "/{device}",
        "End one device",
        end_device,
        Keeping,
        codes=(*KNOWN, "device.unknown"),
    ),
    Endpoint("POST", WORDS, "New recovery words", make_words, RecoveryWords, WordsWish, codes=KNOWN),
    Endpoint("DELETE", WORDS, "Make the recovery words void", remove_words, Keeping, codes=KNOWN),
    Endpoint(
        "POST",
        PASSKEYS + "/question",
        "What a new passkey is to be made for",
        ask_passkey,
        PasskeyQuestion,
        codes=(*KNOWN, "passkey.address", "passkey.limit"),
    ),
    Endpoint(
        "POST",
        PASSKEYS,
        "Keep a passkey that was just made",
        add_passkey,
        Keeping,
        NewPasskey,
        codes=(*KNOWN, "passkey.address", "passkey.refused"),
    ),
    Endpoint(
        "DELETE",
        PASSKEYS + "/{passkey}",
        "Forget a passkey",
        remove_passkey,
        Keeping,
        codes=(*KNOWN, "passkey.unknown"),
    ),
    Endpoint(
        "POST",
        PASSKEYS + "/challenge",
        "What a passkey is to sign for somebody who comes back",
        challenge,
        PasskeyChallenge,
        codes=("passkey.address",),
    ),
)
