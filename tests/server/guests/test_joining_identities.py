"""A person has been two guests, on two browsers, and becomes one: by a link, recovery words or a passkey."""

from collections.abc import Callable
from typing import Any

from tests.server.conftest import Start
from tests.server.people import FRIEND, ME, Person, bot

People = Callable[[], Person]


async def claim(one: Person, of: Person, status: int | None = None, **more: Any) -> Any:
    """Open a link of `of` in the browser of `one`."""
    token = (await of.call("POST", "/api/me/link"))["token"]
    return await one.call("POST", "/api/me/claim", {"token": token, **more}, status)


async def called(one: Person, name: str) -> Person:
    await one.call("PUT", "/api/me", {"name": name})
    return one


async def test_a_seat_taken_in_a_messenger_is_hers_in_her_own_browser_at_once(person: People) -> None:
    ana, messenger, bo = await called(person(), "Ana"), person(), person()
    table = (await bo.open(ME, FRIEND))["table"]
    await messenger.call("POST", f"/api/tables/{table}/join", {})
    async with await bo.sit(table) as at_bo, await messenger.sit(table) as in_app:
        assert (await claim(ana, messenger, join=True))["name"] == "Ana"
        await at_bo.table(lambda told: told["seats"][1]["name"] == "Ana")
        # The messenger's socket comes again, as one of hers.
        assert await in_app.closed() == 1013
    async with await messenger.sit(table) as again, await ana.sit(table) as here:
        assert again.welcome["look"] == here.welcome["look"] == 1
    assert {one["this"] for one in (await ana.call("GET", "/api/me/devices"))["devices"]} == {True, False}


async def test_a_guest_who_does_not_ask_for_it_leaves_the_seats_of_before(person: People) -> None:
    ana, guest = await called(person(), "Ana"), person()
    table = (await guest.open(ME, bot()))["table"]
    assert (await claim(guest, ana))["name"] == "Ana"
    assert not (await guest.call("GET", f"/api/tables/{table}"))["host"]


async def test_two_seats_of_one_running_match_are_refused_until_one_is_given_up(person: People) -> None:
    ana, new = await called(person(), "Ana"), person()
    table = (await ana.open(ME, FRIEND, bot()))["table"]
    await new.call("POST", f"/api/tables/{table}/join", {})
    token = (await ana.call("POST", "/api/me/link"))["token"]
    both = {"token": token, "join": True}
    refused = await new.call("POST", "/api/me/claim", both, 409)
    assert refused == {"code": "merge.together", "params": {"count": 1}}
    assert [seat["resigned"] for seat in (await ana.call("GET", f"/api/tables/{table}"))["seats"]] == [
        False
    ] * 3
    # The link is still valid: nothing has changed.
    assert (await new.call("POST", "/api/me/claim", {**both, "give_up": True}))["name"] == "Ana"
    seats = (await new.call("GET", f"/api/tables/{table}"))["seats"]
    assert [(seat["resigned"], seat["own"]) for seat in seats] == [
        (False, True),
        (True, True),
        (False, False),
    ]


async def test_a_socket_in_another_process_comes_again_as_who_it_is_now(start: Start) -> None:
    one, other = await start(), await start()
    ana, phone = await called(Person(one.base), "Ana"), Person(one.base)
    table = (await phone.open(ME, bot()))["table"]
    phone.base = other.base
    async with await phone.sit(table) as there:
        await claim(ana, phone, join=True)
        assert await there.closed() == 1013
    async with await phone.sit(table) as again:
        assert again.welcome["look"] == 0
        assert again.welcome["table"]["seats"][0]["name"] == "Ana"
    await ana.close()
    await phone.close()


async def test_at_the_rematch_of_a_match_that_one_person_played_twice_the_second_seat_is_free(
    person: People,
) -> None:
    ana, new = await called(person(), "Ana"), person()
    table = (await ana.open(ME, FRIEND))["table"]
    await new.call("POST", f"/api/tables/{table}/join", {})
    async with await new.sit(table) as sitting:
        await sitting.answered(do="resign", seat=1)
    await claim(new, ana, join=True)
    async with await ana.sit(table) as sitting:
        assert (await sitting.answered(do="offer", kind="rematch"))["say"] == "ack"
        following = (await sitting.table(lambda told: told["next"] is not None))["next"]
    told = await ana.call("GET", f"/api/tables/{following}")
    assert (told["state"], [seat["kind"] for seat in told["seats"]]) == ("waiting", ["guest", "free"])
