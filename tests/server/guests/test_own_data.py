"""All data about a guest: exported as a file, and deleted."""

from collections.abc import Callable
from typing import Any

from tests.server.conftest import Running, Start
from tests.server.people import FRIEND, ME, Person, bot, device

People = Callable[[], Person]


async def export(one: Person) -> Any:
    return await one.call("GET", "/api/me/export")


async def test_the_file_tells_who_one_is_where_one_sat_and_what_one_did_and_said(person: People) -> None:
    ana, bo = person(), person()
    await ana.call("PUT", "/api/me", {"name": "Ana"})
    await ana.call("PUT", "/api/me/zone", {"zone": "Asia/Tokyo"})
    await bo.call("PUT", "/api/me", {"name": "Bo"})
    table = (await ana.open(ME, FRIEND))["table"]
    await bo.call("POST", f"/api/tables/{table}/join", {})
    async with await ana.sit(table) as at_ana, await bo.sit(table) as at_bo:
        await at_ana.answered(do="say", text="Bonjour")
        await at_bo.answered(do="say", text="Salut")
        await at_ana.answered(do="move", ply=0, seat=0, move="draw")
        running = await export(ana)
        assert (running["name"], running["zone"], running["form"]) == ("Ana", "Asia/Tokyo", 1)
        assert [said["text"] for said in running["kept"]["talk"]] == ["Bonjour"]
        assert len(running["kept"]["tokens"]) == 1
        (told,) = running["tables"]
        assert (told["table"], told["host"], told["state"]) == (table, True, "running")
        assert [(seat["name"], seat["own"]) for seat in told["seats"]] == [("Ana", True), ("Bo", False)]
        # A guest's own moves may reveal what is hidden again: they are exported when the match is over.
        assert told["moves"] == []
        await at_bo.answered(do="resign", seat=1)
    (told,) = (await export(ana))["tables"]
    assert [(move["seat"], move["move"], move["taken_back"]) for move in told["moves"]] == [
        (0, "draw", False)
    ]
    assert told["result"] is not None


async def test_the_file_tells_what_one_reported_and_not_who_is_kept_away(person: People) -> None:
    ana, bo = person(), person()
    table = (await ana.open(ME, FRIEND))["table"]
    await bo.call("POST", f"/api/tables/{table}/join", {"name": "Bo"})
    await ana.call("PUT", f"/api/tables/{table}/people", {"seat": 1, "kind": "block"})
    report = {"seat": 1, "reason": "name", "text": "Not a nice one"}
    await ana.call("POST", f"/api/tables/{table}/reports", report)
    told = (await export(ana))["kept"]
    assert [one["kind"] for one in told["blocks"]] == ["block"]
    assert [(one["reason"], one["text"]) for one in told["reports"]] == [("name", "Not a nice one")]
    theirs = (await export(bo))["kept"]
    assert theirs["reports"] == theirs["blocks"] == []


async def test_the_file_holds_no_seed_no_secret_and_nobody_else_s_identity(
    server: Running, person: People
) -> None:
    ana, bo = person(), person()
    table = (await ana.open(ME, FRIEND))["table"]
    await bo.call("POST", f"/api/tables/{table}/join", {})
    words = (await ana.call("POST", "/api/me/words", {"language": "en"}))["words"]
    link = (await ana.call("POST", "/api/me/link"))["token"]
    text = (await ana.http.get("/api/me/export")).text
    row = await server.services.store.matches.find(table)
    assert row is not None
    for secret in (
        row.seed,
        ana.cookie,
        link,
        " ".join(words[:2]),
        "argon2",
        *(seat.guest for seat in row.seats),
    ):
        assert secret
        assert secret not in text


async def test_the_file_is_for_who_asks_alone_and_not_too_often(start: Start) -> None:
    server = await start(rate=1.0)
    ana, nobody = Person(server.base), Person(server.base)
    await nobody.call("GET", "/api/me/export", status=401)
    await ana.call("PUT", "/api/me", {"name": "Ana"})
    answers = [(await ana.http.get("/api/me/export")).status_code for _ in range(6)]
    assert answers == [200] * 5 + [429]
    await ana.close()
    await nobody.close()


async def test_a_guest_who_is_deleted_gives_up_leaves_and_cancels_and_is_a_guest_without_a_name(
    person: People,
) -> None:
    ana, bo = person(), person()
    await ana.call("PUT", "/api/me", {"name": "Ana"})
    played = (await bo.open(ME, FRIEND, bot()))["table"]
    await ana.call("POST", f"/api/tables/{played}/join", {})
    joined = (await bo.open(ME, FRIEND, FRIEND))["table"]
    await ana.call("POST", f"/api/tables/{joined}/join", {})
    opened = (await ana.open(ME, FRIEND, device("Di")))["table"]
    words = (await ana.call("POST", "/api/me/words", {"language": "en"}))["words"]
    async with await bo.sit(played) as at_bo, await ana.sit(played) as at_ana:
        await at_ana.answered(do="say", text="Bonjour")
        assert await ana.call("DELETE", "/api/me") == {"gave_up": 1}
        assert await at_ana.closed() == 4001
        await at_bo.expect("table")
    assert ana.cookie is None
    assert (await ana.call("GET", "/api/me"))["name"] is None
    await person().call("POST", "/api/me/claim", {"words": " ".join(words)}, 404)
    seat = (await bo.call("GET", f"/api/tables/{played}"))["seats"][1]
    assert (seat["kind"], seat["name"], seat["resigned"]) == ("guest", "", True)
    assert [seat["kind"] for seat in (await bo.call("GET", f"/api/tables/{joined}"))["seats"]] == [
        "guest",
        "free",
        "free",
    ]
    assert (await bo.call("GET", f"/api/tables/{opened}"))["state"] == "cancelled"
    async with await bo.sit(played) as again:
        assert again.welcome["talk"] == []
        assert "Ana" not in str(again.welcome)


async def test_open_pages_stop_showing_what_a_guest_said_who_is_deleted(person: People) -> None:
    ana, bo = person(), person()
    table = (await ana.open(ME, bot()))["table"]
    await bo.call("PUT", "/api/me", {"name": "Bo"})
    async with await ana.sit(table) as at_ana:
        async with await bo.sit(table) as at_bo:
            await at_bo.answered(do="say", text="Hello")
        line = (await at_ana.expect("talk"))["talk"]["n"]
        await bo.call("DELETE", "/api/me")
        assert (await at_ana.expect("untold"))["lines"] == [line]
    async with await ana.sit(table) as again:
        assert (again.welcome["talk"], again.welcome["untold"]) == ([], [line])


async def test_deleting_takes_the_cookies_from_the_browser_that_of_the_way_back_too(person: People) -> None:
    ana, bo = person(), person()
    for one, name in ((ana, "Ana"), (bo, "Bo")):
        await one.call("PUT", "/api/me", {"name": name})
    token = (await bo.call("POST", "/api/me/link"))["token"]
    await ana.call("POST", "/api/me/claim", {"token": token, "join": False})
    assert {"tablee_guest", "tablee_return"} <= set(ana.http.cookies)
    await ana.call("DELETE", "/api/me")
    assert not {"tablee_guest", "tablee_return"} & set(ana.http.cookies)


async def test_deleting_needs_an_identity(person: People) -> None:
    assert (await person().call("DELETE", "/api/me", status=401))["code"] == "guest.unknown"
