"""Attackers at many addresses keep sending wrong and malformed recovery words; owners come back all the same."""

import asyncio
from collections import Counter

import pytest

from tablee.server.access.rate_limits import RATES
from tablee.server.guests.recovery import words_of
from tests.marks import always_and_soak
from tests.server.conftest import Running, Start
from tests.server.guests.test_passkeys import challenged, come_back, with_passkey
from tests.server.people import Person

MALFORMED = ("a b c", "", "x" * 300, "one")
TRIES = RATES["recover"][0] + 5


@pytest.fixture
async def server(start: Start) -> Running:
    """Start a server with the default limits."""
    return await start(rate=1.0)


def localhost(server: Running, address: str) -> Person:
    """Return a person at this address who opened the server by a name, as passkeys need it."""
    return Person(server.base.replace("127.0.0.1", "localhost"), address)


async def guess(attacker: Person, language: str) -> Counter[str]:
    """Send wrong and invalid words for as long as the server accepts any; return the answers."""
    words, told = words_of(language), Counter[str]()
    for number in range(TRIES):
        wrong = " ".join(words[number * 8 : number * 8 + 8])
        for sent in (wrong, MALFORMED[number % len(MALFORMED)]):
            answer = await attacker.http.post("/api/me/claim", json={"words": sent})
            told[answer.json()["code"]] += 1
    return told


@pytest.mark.parametrize(("addresses", "returns"), always_and_soak((3, 2), (30, 12)))
async def test_owners_come_back_by_words_and_passkeys_meanwhile(
    server: Running, addresses: int, returns: int
) -> None:
    owner = localhost(server, "192.0.2.1")
    passkey = await with_passkey(owner)
    words = " ".join((await owner.call("POST", "/api/me/words", {"language": "en"}))["words"])
    attackers = [Person(server.base, f"198.51.100.{n}") for n in range(1, addresses + 1)]
    attack = [asyncio.create_task(guess(one, "en")) for one in attackers]
    people = [owner, *attackers]
    for number in range(returns):
        phone = localhost(server, f"192.0.2.{number + 2}")
        people.append(phone)
        assert (await phone.call("POST", "/api/me/claim", {"words": words}))["name"] == "Ana"
        answer = passkey.signed(await challenged(phone), phone.base)
        assert (await come_back(phone, answer))["name"] == "Ana"
    for told in await asyncio.gather(*attack):
        assert told["words.unknown"] <= RATES["recover"][0]
        assert told["request.too_many"] >= TRIES - RATES["recover"][0]
        assert set(told) <= {"words.unknown", "words.count", "words.misspelt", "request.too_many"}
    # If the attacker is a neighbour, a passkey is the way back.
    neighbour = localhost(server, "198.51.100.1")
    people.append(neighbour)
    answer = passkey.signed(await challenged(neighbour), neighbour.base)
    assert (await come_back(neighbour, answer))["name"] == "Ana"
    for one in people:
        await one.close()
