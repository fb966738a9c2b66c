"""Guests: identity, cookie, name, the link to another device; the origins that may send requests."""

from collections.abc import Callable

import pytest
from sqlalchemy import text

from tablee.server.clock import now
from tablee.server.http import request_context as call
from tests.server.conftest import Running
from tests.server.people import FRIEND, ME, Person, bot

People = Callable[[], Person]


async def test_an_identity_is_made_when_first_needed(person: People) -> None:
    ana = person()
    assert await ana.call("GET", "/api/me") == {"name": None, "face": None, "kept": False, "back": None}
    await ana.call("GET", "/api/games")
    assert not ana.http.cookies
    assert (await ana.call("PUT", "/api/me", {"name": " Ana "}))["name"] == "Ana"
    assert ana.cookie is not None
    assert (await ana.call("GET", "/api/me"))["name"] == "Ana"
    nameless = person()
    await nameless.open(ME, bot())
    assert (await nameless.call("GET", "/api/me"))["name"] == ""


async def test_the_cookie_is_out_of_reach_for_scripts_and_other_sites(person: People) -> None:
    answer = await person().http.put("/api/me", json={"name": "Ana"}, follow_redirects=False)
    cookie = answer.headers["set-cookie"]
    assert cookie.startswith("tablee_guest=")
    for attribute in ("HttpOnly", "SameSite=lax", "Path=/", "Max-Age="):
        assert attribute in cookie
    assert "Secure" not in cookie
    assert len(cookie.partition(";")[0].removeprefix("tablee_guest=")) == 43


async def test_over_https_the_cookie_stays_there(server: Running) -> None:
    base = server.base
    ana = Person(base)
    ana.http.headers["X-Forwarded-Proto"] = "https"
    answer = await ana.http.put("/api/me", json={"name": "Ana"}, follow_redirects=False)
    assert "Secure" in answer.headers["set-cookie"]
    assert answer.headers["strict-transport-security"]
    await ana.close()


async def test_the_database_holds_only_a_hash_of_the_cookie(server: Running, person: People) -> None:
    ana = person()
    await ana.call("PUT", "/api/me", {"name": "Ana"})
    async with server.services.store.database.read() as connection:
        rows = (await connection.execute(text("SELECT * FROM tokens"))).all()
    assert len(rows) == 1
    assert ana.cookie is not None
    assert ana.cookie not in repr(rows)


@pytest.mark.parametrize(
    "name", ["", "   ", "x" * 25, "a\nb", "a\x00b", "\x1b[31mred", "\u202egnp.exe", "a\u200bb"]
)
async def test_a_name_has_1_to_24_visible_characters(person: People, name: str) -> None:
    answer = await person().call("PUT", "/api/me", {"name": name}, 422)
    assert answer == {"code": "guest.name", "params": {"max": 24}}


@pytest.mark.parametrize("name", ["A", "x" * 24, "Zoë van der Aa", "名前", "<b>bold</b>", "Bo 🦁"])
async def test_other_names_stand_as_they_are(person: People, name: str) -> None:
    assert (await person().call("PUT", "/api/me", {"name": name}))["name"] == name


async def test_a_new_name_is_shown_at_the_tables(person: People) -> None:
    ana, bo = person(), person()
    table = (await ana.open(ME, FRIEND))["table"]
    await bo.call("POST", f"/api/tables/{table}/join", {})
    async with await bo.sit(table) as at_bo:
        await ana.call("PUT", "/api/me", {"name": "Ana"})
        await at_bo.table(lambda told: told["seats"][0]["name"] == "Ana")


async def test_a_link_carries_a_guest_to_another_device(person: People) -> None:
    ana, phone, thief = person(), person(), person()
    table = (await ana.open(ME, bot()))["table"]
    token = (await ana.call("POST", "/api/me/link"))["token"]
    await phone.call("POST", "/api/me/claim", {"token": token})
    async with await phone.sit(table) as sitting:
        assert sitting.welcome["look"] == 0
        assert (await sitting.answered(do="move", ply=0, seat=0, move="draw"))["say"] == "ack"
    assert phone.cookie != ana.cookie
    assert (await thief.call("POST", "/api/me/claim", {"token": token}, 404))["code"] == "link.unknown"
    assert thief.cookie is None
    assert (await ana.call("GET", f"/api/tables/{table}"))["host"]


async def test_a_link_needs_an_identity(person: People) -> None:
    assert (await person().call("POST", "/api/me/link", status=401))["code"] == "guest.unknown"


async def test_a_made_up_cookie_is_nobody(person: People) -> None:
    ana = person()
    for value in ("x", "x" * 43, "x" * 5000, "'; DROP TABLE guests; --"):
        answer = await ana.http.get("/api/me", headers={"Cookie": f"tablee_guest={value}"})
        assert answer.json() == {"name": None, "face": None, "kept": False, "back": None}


CHANGES = (
    ("PUT", "/api/me"),
    ("POST", "/api/me/link"),
    ("POST", "/api/me/claim"),
    ("DELETE", "/api/me/devices"),
    ("POST", "/api/tables"),
    ("POST", "/api/tables/aaaaaaaaaaaaaaaa/join"),
    ("PUT", "/api/tables/aaaaaaaaaaaaaaaa/seats/0"),
    ("POST", "/api/study"),
)
FOREIGN = (
    "https://evil.example",
    "null",
    "http://127.0.0.1",
    "http://127.0.0.1:1",
    "http://[",
    "file://",
    None,
)


@pytest.mark.parametrize(("method", "path"), CHANGES)
async def test_a_change_asked_from_elsewhere_is_refused(person: People, method: str, path: str) -> None:
    one = person()
    for origin in FOREIGN:
        del one.http.headers["Origin"]
        if origin is not None:
            one.http.headers["Origin"] = origin
        assert (await one.call(method, path, {}, 403))["code"] == "origin.foreign"
        one.http.headers["Origin"] = "x"


async def test_a_socket_from_elsewhere_is_closed(server: Running, person: People) -> None:
    one = person()
    for origin in ("https://evil.example", "http://127.0.0.1:1"):
        sitting = await one.connect(origin=origin)
        assert (await sitting.next())["code"] == "origin.foreign"
        assert await sitting.closed() == 4003


async def test_further_origins_can_be_allowed(start: Callable[..., object]) -> None:
    server: Running = await start(origins=("https://play.example",))  # type: ignore[misc]
    one = Person(server.base)
    one.http.headers["Origin"] = "https://play.example"
    await one.call("PUT", "/api/me", {"name": "Ana"})
    one.http.headers["Origin"] = "https://play.example.evil.example"
    await one.call("PUT", "/api/me", {"name": "Ana"}, 403)
    await one.close()


async def linked(ana: Person, other: Person) -> None:
    """Make `other` another device of Ana's."""
    token = (await ana.call("POST", "/api/me/link"))["token"]
    await other.call("POST", "/api/me/claim", {"token": token})


async def test_only_the_last_links_work(person: People) -> None:
    ana = person()
    await ana.call("PUT", "/api/me", {"name": "Ana"})
    made = [(await ana.call("POST", "/api/me/link"))["token"] for _ in range(6)]
    answers = [await person().http.post("/api/me/claim", json={"token": token}) for token in made]
    assert [answer.status_code for answer in answers] == [404, 404, 404, 200, 200, 200]


async def test_ending_all_other_devices_makes_them_nobody_and_closes_their_sockets(person: People) -> None:
    ana, phone, bo = person(), person(), person()
    table = (await ana.open(ME, FRIEND))["table"]
    await bo.call("POST", f"/api/tables/{table}/join", {})
    await linked(ana, phone)
    async with await ana.sit(table) as here, await phone.sit(table) as there, await bo.sit(table) as other:
        assert await ana.call("DELETE", "/api/me/devices") == {"ended": 1}
        assert (await there.expect("error"))["code"] == "device.ended"
        assert await there.closed() == 4001
        for sitting in (here, other):
            await sitting.quiet()
        assert (await here.answered(do="move", ply=0, seat=0, move="draw"))["say"] == "ack"
    assert await phone.call("GET", "/api/me") == {"name": None, "face": None, "kept": False, "back": None}
    assert (await phone.call("POST", "/api/me/link", status=401))["code"] == "guest.unknown"
    async with await phone.sit(table) as watching:
        assert watching.welcome["look"] is None
    assert await ana.call("DELETE", "/api/me/devices") == {"ended": 0}


async def test_a_device_ended_elsewhere_loses_its_sockets_here(start: Callable[..., object]) -> None:
    one: Running = await start()  # type: ignore[misc]
    other: Running = await start()  # type: ignore[misc]
    ana, phone = Person(one.base), Person(one.base)
    table = (await ana.open(ME, bot()))["table"]
    await linked(ana, phone)
    phone.base = other.base
    async with await phone.sit(table) as there:
        await ana.call("DELETE", "/api/me/devices")
        assert await there.closed() == 4001
    await ana.close()
    await phone.close()


async def test_ending_devices_needs_an_identity(person: People) -> None:
    assert (await person().call("DELETE", "/api/me/devices", status=401))["code"] == "guest.unknown"


async def test_a_cookie_is_renewed_when_it_is_used_and_forgotten_when_it_is_not(
    server: Running, person: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana = person()
    await ana.call("PUT", "/api/me", {"name": "Ana"})
    assert "set-cookie" not in (await ana.http.get("/api/me")).headers
    for days, name, renewed in ((2, "Ana", True), (2, "Ana", False), (401, "Ana", True), (802, None, False)):
        at = now() + days * 24 * 3600 * 1000
        with monkeypatch.context() as later:
            later.setattr(call, "now", lambda at=at: at)
            answer = await ana.http.get("/api/me")
        assert answer.json()["name"] == name
        assert ("set-cookie" in answer.headers) == renewed
        if renewed:
            assert f"tablee_guest={ana.cookie};" in answer.headers["set-cookie"]
            assert "Max-Age=34560000" in answer.headers["set-cookie"]
