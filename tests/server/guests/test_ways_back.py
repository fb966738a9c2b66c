"""A device link shows its guest and its effect; the effect can be undone; a stolen browser gets no way back."""

from collections.abc import Callable
from typing import Any

import pytest

from tablee.server.api import keeping
from tests.server.conftest import Running, Start
from tests.server.guests.test_joining_identities import called, claim
from tests.server.people import FRIEND, ME, Person, bot, device

People = Callable[[], Person]


async def link_of(one: Person) -> str:
    token: str = (await one.call("POST", "/api/me/link"))["token"]
    return token


async def look(one: Person, token: str, status: int | None = None) -> Any:
    return await one.call("POST", "/api/me/link/look", {"token": token}, status)


async def hand(one: Person, table: str) -> Any:
    """Return the seat whose viewpoint this person has at the table, None for a spectator."""
    async with await one.sit(table) as sitting:
        return sitting.welcome["look"]


async def test_a_link_says_whose_it_is_and_what_this_browser_would_hand_over(person: People) -> None:
    eve, ana, fresh = await called(person(), "Eve"), await called(person(), "Ana"), person()
    for _ in range(2):
        await ana.open(ME, bot())
    await ana.open(ME, FRIEND)
    await ana.open(bot(), bot())
    token = await link_of(eve)
    told = await look(ana, token)
    assert (told["name"], told["age"] >= 0) == ("Eve", True)
    assert told["face"] == (await eve.call("GET", "/api/me"))["face"]
    assert told["here"] == {"name": "Ana", "running": 2, "waiting": 1, "moderates": False}
    assert (await look(fresh, token))["here"] is None
    assert (await look(eve, token))["here"] is None, "one's own link takes nothing"
    assert (await look(ana, "nonsense", 404))["code"] == "link.unknown"
    # Opening the link uses nothing up.
    assert (await claim(fresh, eve))["name"] == "Eve"


async def test_who_was_tricked_into_joining_takes_everything_back(person: People) -> None:
    eve, ana = await called(person(), "Eve"), await called(person(), "Ana")
    table = (await ana.open(ME, bot()))["table"]
    assert await hand(eve, table) is None
    await claim(ana, eve, join=True)
    assert await hand(eve, table) == 0
    back = (await ana.call("GET", "/api/me"))["back"]
    assert (back["other"], back["joined"]) == ("Eve", True)
    assert (await eve.call("GET", "/api/me"))["back"] is None
    # The other guest signs her out, and she comes back all the same.
    await eve.call("DELETE", "/api/me/devices")
    nobody = await ana.call("GET", "/api/me")
    assert (nobody["name"], nobody["back"]) == (None, back), "she has it who is nobody here"
    async with await eve.sit(table) as at_eve:
        assert (await ana.call("POST", "/api/me/return"))["name"] == "Ana"
        assert (await at_eve.expect("look"))["look"] is None
    assert (await hand(ana, table), await hand(eve, table)) == (0, None)
    assert (await eve.call("GET", "/api/me"))["name"] == "Eve"
    assert (await ana.call("GET", "/api/me"))["back"] is None
    assert (await ana.call("POST", "/api/me/return", status=404))["code"] == "return.closed"


async def test_who_left_the_own_seats_for_another_guest_gets_them_back(person: People) -> None:
    eve, ana = await called(person(), "Eve"), await called(person(), "Ana")
    table = (await ana.open(ME, bot()))["table"]
    await claim(ana, eve)
    assert await hand(ana, table) is None
    assert (await ana.call("GET", "/api/me"))["back"]["joined"] is False
    assert (await ana.call("POST", "/api/me/return"))["name"] == "Ana"
    assert await hand(ana, table) == 0


async def test_a_socket_ends_when_its_browser_becomes_another_guest(start: Start) -> None:
    """A guest who changes identity leaves no tab behind that plays and talks as the former one, in any process."""
    one, other = await start(), await start(poll=0.1)
    eve, ana = await called(Person(one.base), "Eve"), await called(Person(one.base), "Ana")
    table = (await ana.open(ME, device("Bo")))["table"]
    async with await ana.sit(table) as here:
        ana.base = other.base
        async with await ana.sit(table) as there:
            await claim(ana, eve)
            for sitting in (here, there):
                assert (await sitting.expect("error"))["code"] == "device.ended"
                assert await sitting.closed() == 4001
    for person in (eve, ana):
        await person.close()


async def test_only_who_joined_last_deletes_the_two_while_they_can_be_parted(person: People) -> None:
    eve, ana = await called(person(), "Eve"), await called(person(), "Ana")
    await claim(ana, eve, join=True)
    assert await eve.call("DELETE", "/api/me", status=409) == {
        "code": "merge.recent",
        "params": {"days": 7},
    }
    await ana.call("DELETE", "/api/me")
    assert (await eve.call("GET", "/api/me"))["name"] is None


@pytest.mark.parametrize("path", ["/api/me/words", "/api/me/passkeys/question"])
async def test_a_browser_that_has_just_joined_makes_no_way_back_of_its_own(
    server: Running, path: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    base = server.base.replace("127.0.0.1", "localhost")
    ana, thief = await called(Person(base), "Ana"), Person(base)
    body = {"language": "en"} if path.endswith("words") else None
    await ana.call("POST", path, body)
    await claim(thief, ana)
    refused = await thief.call("POST", path, body, 409)
    assert (refused["code"], refused["params"]["minutes"]) == ("device.new", 60)
    await ana.call("POST", path, body)
    monkeypatch.setattr(keeping, "NEW_DEVICE_MS", 0)
    await thief.call("POST", path, body)
    for one in (ana, thief):
        await one.close()


async def test_signing_out_all_others_can_make_every_way_back_void(server: Running, person: People) -> None:
    ana, phone = await called(person(), "Ana"), person()
    words = " ".join((await ana.call("POST", "/api/me/words", {"language": "en"}))["words"])
    await claim(phone, ana)
    hook = {"kind": "json", "address": "https://example.org/hook", "language": "en"}
    store = server.services.store
    guest = (await store.guests.find(ana.cookie or "")).id  # type: ignore[union-attr]
    assert hook is not None
    assert await ana.call("DELETE", "/api/me/devices") == {"ended": 1}
    assert await store.recoveries.made(guest) is not None
    kept = await ana.call("GET", "/api/me/devices")
    assert kept["words"] is not None
    assert await ana.call("DELETE", "/api/me/devices?keys=true") == {"ended": 0}
    assert (await ana.call("GET", "/api/me/devices"))["words"] is None
    assert (await phone.call("POST", "/api/me/claim", {"words": words}, 404))["code"] == "words.unknown"


async def test_recovery_words_say_where_they_were_made(person: People) -> None:
    ana = await called(person(), "Ana")
    ana.http.headers["User-Agent"] = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
    await ana.call("POST", "/api/me/words", {"language": "en"})
    kept = await ana.call("GET", "/api/me/devices")
    assert (kept["words_browser"], kept["words_system"]) == ("Firefox", "Linux")


async def over_https(server: Running, cookie: str) -> Any:
    """Return the answer to a browser with this cookie over https, and the cookies that it gets."""
    one = Person(server.base)
    one.http.headers.update({"X-Forwarded-Proto": "https", "Cookie": cookie})
    answer = await one.http.get("/api/me")
    await one.close()
    return answer.json()["name"], answer.headers.get("set-cookie", "")


async def test_over_https_no_sibling_name_can_put_another_guest_into_a_browser(
    server: Running, person: People
) -> None:
    eve, ana = await called(person(), "Eve"), await called(person(), "Ana")
    tossed = f"tablee_guest={eve.cookie}; __Host-tablee_guest={ana.cookie}"
    assert await over_https(server, tossed) == ("Ana", "")
    # A cookie of an older version is still valid, and gets its new name.
    name, given = await over_https(server, f"tablee_guest={ana.cookie}")
    assert (name, given.startswith(f"__Host-tablee_guest={ana.cookie}; ")) == ("Ana", True)
    assert {"Secure", "HttpOnly", "Path=/"} <= set(given.split("; "))
    assert "Domain" not in given
