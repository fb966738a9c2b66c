"""Passkeys: made at one of our pages, valid only there, and each challenge only once."""

import asyncio
from collections.abc import AsyncIterator, Callable
from typing import Any

import pytest

from tablee.server.api import keeping
from tablee.server.clock import now
from tablee.server.guests import passkeys as guests_passkeys
from tablee.store.passkeys import CHALLENGE_MS
from tests.server.conftest import Running
from tests.server.guests.authenticator import Passkey, base64url
from tests.server.people import ME, Person, bot

People = Callable[[], Person]
SITE = "localhost"


@pytest.fixture
async def named(server: Running) -> AsyncIterator[People]:
    """Yield a function that makes people who opened the server by a name, as passkeys need it."""
    base = server.base.replace("127.0.0.1", SITE)
    people: list[Person] = []

    def make() -> Person:
        people.append(Person(base))
        return people[-1]

    yield make
    for one in people:
        await one.close()


async def with_passkey(ana: Person) -> Passkey:
    """Make a passkey for a guest called Ana."""
    await ana.call("PUT", "/api/me", {"name": "Ana"})
    question = await ana.call("POST", "/api/me/passkeys/question")
    passkey = Passkey(question["site"])
    await ana.call("POST", "/api/me/passkeys", passkey.made(question, ana.base))
    return passkey


async def come_back(one: Person, answer: dict[str, str], status: int | None = None) -> Any:
    return await one.call("POST", "/api/me/claim", {"passkey": answer}, status)


async def challenged(one: Person) -> Any:
    return await one.call("POST", "/api/me/passkeys/challenge")


async def test_a_passkey_brings_the_seat_to_a_new_phone(named: People) -> None:
    ana, phone = named(), named()
    table = (await ana.open(ME, bot()))["table"]
    passkey = await with_passkey(ana)
    assert (await ana.call("GET", "/api/me"))["kept"]
    question = await challenged(phone)
    assert question["site"] == SITE
    assert (await come_back(phone, passkey.signed(question, phone.base)))["name"] == "Ana"
    assert (await phone.call("GET", f"/api/tables/{table}"))["host"]
    (told,) = (await phone.call("GET", "/api/me/devices"))["passkeys"]
    assert told["here"]
    assert told["used"] >= told["made"]


async def test_what_was_signed_is_good_once(named: People) -> None:
    passkey = await with_passkey(named())
    phone, thief = named(), named()
    answer = passkey.signed(await challenged(phone), phone.base)
    await come_back(phone, answer)
    assert (await come_back(thief, answer, 422))["code"] == "passkey.refused"
    assert thief.cookie is None


async def test_a_challenge_is_good_for_five_minutes(named: People, monkeypatch: pytest.MonkeyPatch) -> None:
    passkey, phone = await with_passkey(named()), named()
    question = await challenged(phone)
    at = now() + CHALLENGE_MS + 1
    monkeypatch.setattr(keeping, "now", lambda: at)
    assert (await come_back(phone, passkey.signed(question, phone.base), 422))["code"] == "passkey.refused"


async def test_a_signature_of_another_key_origin_or_question_is_refused(named: People) -> None:
    ana, phone = named(), named()
    passkey = await with_passkey(ana)
    other = Passkey(SITE)
    other.id = passkey.id
    made = await ana.call("POST", "/api/me/passkeys/question")
    forged = [
        other.signed(await challenged(phone), phone.base),
        passkey.signed(await challenged(phone), "https://evil.example"),
        # A challenge for making a passkey is not valid for signing in.
        passkey.signed(made, phone.base),
        passkey.signed({"challenge": base64url(b"x" * 32)}, phone.base),
        {**passkey.signed(await challenged(phone), phone.base), "id": base64url(b"nobody")},
        {**passkey.signed(await challenged(phone), phone.base), "client_data": "AAAA"},
        {**passkey.signed(await challenged(phone), phone.base), "authenticator_data": "A"},
    ]
    for answer in forged:
        assert (await come_back(phone, answer, 422))["code"] == "passkey.refused"
    assert phone.cookie is None


async def test_a_count_that_goes_back_is_a_copied_key(named: People) -> None:
    passkey = await with_passkey(named())
    passkey.count = 5
    one, copy = named(), named()
    await come_back(one, passkey.signed(await challenged(one), one.base))
    passkey.count = 2
    answer = passkey.signed(await challenged(copy), copy.base)
    assert (await come_back(copy, answer, 422))["code"] == "passkey.refused"


async def test_the_count_begins_with_that_of_the_new_passkey(named: People) -> None:
    ana, copy = named(), named()
    await ana.call("PUT", "/api/me", {"name": "Ana"})
    question = await ana.call("POST", "/api/me/passkeys/question")
    passkey = Passkey(SITE)
    passkey.count = 7
    await ana.call("POST", "/api/me/passkeys", passkey.made(question, ana.base))
    passkey.count = 3
    answer = passkey.signed(await challenged(copy), copy.base)
    assert (await come_back(copy, answer, 422))["code"] == "passkey.refused"
    passkey.count = 7
    await come_back(copy, passkey.signed(await challenged(copy), copy.base))


async def test_a_passkey_is_kept_for_who_asked_to_make_it(named: People) -> None:
    ana, thief = named(), named()
    await ana.call("PUT", "/api/me", {"name": "Ana"})
    await thief.call("PUT", "/api/me", {"name": "Thief"})
    question = await ana.call("POST", "/api/me/passkeys/question")
    made = Passkey(SITE).made(question, ana.base)
    assert (await thief.call("POST", "/api/me/passkeys", made, 422))["code"] == "passkey.refused"
    nonsense = {**made, "attestation": "AAAA"}
    assert (await ana.call("POST", "/api/me/passkeys", nonsense, 422))["code"] == "passkey.refused"
    assert len((await ana.call("POST", "/api/me/passkeys", made))["passkeys"]) == 1


@pytest.mark.parametrize(
    "told",
    [b"\xff", b"[]", b'{"challenge":5}', b'{"challenge":"?"}', b'{"a":' + b"[" * 9000],
    ids=["no text", "no object", "a number", "no base64url", "nested without end"],
)
async def test_what_no_authenticator_answers_is_refused(named: People, told: bytes) -> None:
    ana = named()
    passkey = await with_passkey(ana)
    nonsense = {"client_data": base64url(told)}
    made = passkey.made(await ana.call("POST", "/api/me/passkeys/question"), ana.base) | nonsense
    assert (await ana.call("POST", "/api/me/passkeys", made, 422))["code"] == "passkey.refused"
    signed = passkey.signed(await challenged(ana), ana.base) | nonsense
    assert (await come_back(named(), signed, 422))["code"] == "passkey.refused"


async def test_a_passkey_that_was_removed_is_nobodys(named: People) -> None:
    ana, phone = named(), named()
    passkey = await with_passkey(ana)
    id = base64url(passkey.id)
    assert (await phone.call("DELETE", f"/api/me/passkeys/{id}", status=401))["code"] == "guest.unknown"
    assert (await ana.call("DELETE", f"/api/me/passkeys/{id}"))["passkeys"] == []
    assert (await ana.call("DELETE", f"/api/me/passkeys/{id}", status=404))["code"] == "passkey.unknown"
    answer = passkey.signed(await challenged(phone), phone.base)
    assert (await come_back(phone, answer, 422))["code"] == "passkey.refused"


async def test_a_device_is_asked_for_a_second_passkey_only_if_it_has_none(
    named: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana = named()
    passkey = await with_passkey(ana)
    assert (await ana.call("POST", "/api/me/passkeys/question"))["known"] == [base64url(passkey.id)]
    monkeypatch.setattr(guests_passkeys, "MOST", 1)
    refused = await ana.call("POST", "/api/me/passkeys/question", status=409)
    assert refused == {"code": "passkey.limit", "params": {"limit": 1}}


async def test_where_the_site_has_no_name_there_are_no_passkeys(
    server: Running, person: Callable[[], Person]
) -> None:
    ana = person()
    await ana.call("PUT", "/api/me", {"name": "Ana"})
    for path in ("/api/me/passkeys/question", "/api/me/passkeys/challenge"):
        assert (await ana.call("POST", path, status=422))["code"] == "passkey.address"


async def test_of_many_that_were_asked_for_at_once_only_so_many_are_kept(
    named: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(guests_passkeys, "MOST", 2)
    ana = named()
    made = []
    await ana.call("PUT", "/api/me", {"name": "Ana"})
    for _ in range(4):
        question = await ana.call("POST", "/api/me/passkeys/question")
        made.append(Passkey(question["site"]).made(question, ana.base))
    answers = await asyncio.gather(*(ana.http.post("/api/me/passkeys", json=one) for one in made))
    assert sum(answer.is_success for answer in answers) == 2
    assert len((await ana.call("GET", "/api/me/devices"))["passkeys"]) == 2
