"""Refusals about identities: names, devices, recovery words, passkeys, and becoming another guest."""

from typing import Final

from tablee.server.guests import passkeys
from tablee.server.guests.recovery import words_of
from tablee.store import own_agents
from tests.server.guests.authenticator import Passkey
from tests.server.people import Person
from tests.server.protocol.refusals.book import Provoked, over_http
from tests.server.protocol.refusals.scene import BODIES, Scene

CLAIM: Final = "POST /api/me/claim"
QUESTION: Final = "POST /api/me/passkeys/question"
CHALLENGE: Final = "POST /api/me/passkeys/challenge"
ADD: Final = "POST /api/me/passkeys"
AGENTS: Final = "POST /api/me/agents"
WORDS: Final = "POST /api/me/words"
SIGNED: Final = {
    "passkey": {"id": "none", "client_data": "none", "authenticator_data": "none", "signature": "none"}
}


@over_http("guest.name", "PUT /api/me")
async def a_name_that_nobody_sees(scene: Scene) -> Provoked:
    return await scene.ask(scene.stranger(), "PUT /api/me", {"name": " "})


@over_http("guest.name", AGENTS)
async def an_agent_whose_name_nobody_sees(scene: Scene) -> Provoked:
    return await scene.ask(await scene.guest(), AGENTS, {"name": " "})


@over_http("agent.forbidden", AGENTS)
async def an_agent_where_guests_have_none(scene: Scene) -> Provoked:
    await scene.at(own_agents=False)
    return await scene.ask(await scene.guest(), AGENTS)


@over_http("agent.nameless", AGENTS)
async def an_agent_of_a_guest_without_a_name(scene: Scene) -> Provoked:
    nobody = scene.stranger()
    await nobody.call("PUT", "/api/me/face", {"animal": "owl", "colour": "teal"})
    return await scene.ask(nobody, AGENTS)


@over_http("agent.taken", AGENTS)
async def a_second_agent_of_this_name(scene: Scene) -> Provoked:
    ana = await scene.guest()
    await ana.call("POST", "/api/me/agents", {"name": "FOX"})
    return await scene.ask(ana, AGENTS)


@over_http("agent.limit", AGENTS)
async def one_agent_too_many(scene: Scene) -> Provoked:
    scene.patch.setattr(own_agents, "MOST", 0)
    return await scene.ask(await scene.guest(), AGENTS)


@over_http("agent.unknown", "DELETE /api/me/agents/{agent}")
async def an_agent_that_there_is_not(scene: Scene) -> Provoked:
    return await scene.ask(await scene.guest(), "DELETE /api/me/agents/{agent}")


@over_http("link.unknown", "POST /api/me/link/look", CLAIM)
async def a_link_that_nobody_made(scene: Scene, asked: str) -> Provoked:
    return await scene.ask(scene.stranger(), asked)


@over_http("return.closed", "POST /api/me/return")
async def back_to_nobody(scene: Scene) -> Provoked:
    return await scene.ask(await scene.guest(), "POST /api/me/return")


@over_http("claim.one", CLAIM)
async def a_claim_without_proof(scene: Scene) -> Provoked:
    return await scene.ask(scene.stranger(), CLAIM, {})


@over_http("words.count", CLAIM)
async def too_few_words(scene: Scene) -> Provoked:
    return await scene.ask(scene.stranger(), CLAIM, {"words": "one two"})


@over_http("words.misspelt", CLAIM)
async def a_word_of_no_list(scene: Scene) -> Provoked:
    return await scene.ask(scene.stranger(), CLAIM, {"words": " ".join(["zzzz"] * 8)})


@over_http("words.unknown", CLAIM)
async def words_of_nobody(scene: Scene) -> Provoked:
    return await scene.ask(scene.stranger(), CLAIM, {"words": " ".join(words_of("en")[:8])})


@over_http("passkey.address", QUESTION, CHALLENGE, ADD, CLAIM)
async def at_an_address_without_a_name(scene: Scene, asked: str) -> Provoked:
    return await scene.ask(await scene.guest(), asked, SIGNED if asked == CLAIM else None)


async def at_a_name(scene: Scene) -> Person:
    """Return a person who opened the server by a name, as passkeys need it."""
    person = scene.stranger(base=scene.server.base.replace("127.0.0.1", "localhost"))
    await person.call("PUT", "/api/me", {"name": "Ana"})
    return person


@over_http("passkey.refused", ADD, CLAIM)
async def what_no_authenticator_answers(scene: Scene, asked: str) -> Provoked:
    return await scene.ask(await at_a_name(scene), asked, SIGNED if asked == CLAIM else BODIES[ADD])


@over_http("passkey.limit", QUESTION, ADD)
async def one_passkey_too_many(scene: Scene, asked: str) -> Provoked:
    ana = await at_a_name(scene)
    question = await ana.call("POST", "/api/me/passkeys/question")
    scene.patch.setattr(passkeys, "MOST", 0)
    made = None if asked == QUESTION else Passkey(question["site"]).made(question, ana.base)
    return await scene.ask(ana, asked, made)


@over_http("passkey.unknown", "DELETE /api/me/passkeys/{passkey}")
async def a_passkey_that_there_is_not(scene: Scene) -> Provoked:
    return await scene.ask(await scene.guest(), "DELETE /api/me/passkeys/{passkey}")


@over_http("device.unknown", "DELETE /api/me/devices/{device}")
async def a_device_that_there_is_not(scene: Scene) -> Provoked:
    return await scene.ask(await scene.guest(), "DELETE /api/me/devices/{device}")


@over_http("device.new", WORDS, QUESTION)
async def a_browser_that_has_just_signed_in(scene: Scene, asked: str) -> Provoked:
    ana, phone = await scene.guest(), scene.stranger()
    await phone.call("POST", "/api/me/claim", {"token": await link_of(ana)})
    return await scene.ask(phone, asked)


async def link_of(person: Person) -> str:
    """Return the token of a device link."""
    token: str = (await person.call("POST", "/api/me/link"))["token"]
    return token


@over_http("merge.together", CLAIM)
async def two_players_of_one_match(scene: Scene) -> Provoked:
    table = await scene.running()
    return await scene.ask(table.bo, CLAIM, {"token": await link_of(table.ana), "join": True})


@over_http("merge.recent", "DELETE /api/me")
async def by_the_one_who_joined_first(scene: Scene) -> Provoked:
    ana, bo = await scene.guest("Ana"), await scene.guest("Bo")
    await bo.call("POST", "/api/me/claim", {"token": await link_of(ana), "join": True})
    return await scene.ask(ana, "DELETE /api/me")


@over_http("zone.unknown", "PUT /api/me/zone", "PUT /api/notifications")
async def a_time_zone_that_there_is_not(scene: Scene, asked: str) -> Provoked:
    return await scene.ask(await scene.guest(), asked, {**BODIES[asked], "zone": "Mars/Base"})
