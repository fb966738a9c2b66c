"""Opening and joining tables, and what they leave behind."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy import func, select

from tablee.core.record import last_position, parse_text
from tablee.games import find
from tablee.store.schema import matches
from tests.patience import patience
from tests.server.conftest import Running
from tests.server.people import FRIEND, ME, Person, bot, device

People = Callable[[], Person]


async def test_games_say_what_they_take(person: People) -> None:
    games = {game["game"]: game for game in await person().call("GET", "/api/games")}
    toy = games["toy"]
    assert (toy["players"], toy["levels"], toy["revenge"]) == ([2, 3], [1], True)
    assert toy["options"]["properties"]["colour"] == {"enum": ["red", "blue"], "default": "red"}


@pytest.mark.parametrize(
    ("body", "code", "status"),
    [
        ({"game": "chess", "seats": [ME, bot()]}, "game.unknown", 404),
        ({"game": "toy", "seats": [ME]}, "option.players", 422),
        ({"game": "toy", "seats": [ME, *[bot()] * 3]}, "option.players", 422),
        ({"game": "toy", "seats": [ME, bot()], "options": {"hat": 1}}, "option.unknown", 422),
        ({"game": "toy", "seats": [ME, bot()], "options": {"colour": "mauve"}}, "option.value", 422),
        ({"game": "toy", "seats": [ME, ME]}, "table.seats", 422),
        ({"game": "toy", "seats": [device("Bo"), bot()]}, "table.seats", 422),
        ({"game": "toy", "seats": [ME, bot(5)]}, "bot.level", 422),
        ({"game": "toy", "seats": [ME, device(" ")]}, "guest.name", 422),
        ({"game": "toy", "seats": [ME, {"kind": "king"}]}, "request.malformed", 400),
        ({"game": "toy", "seats": [ME, bot()], "pause": 3001}, "request.malformed", 400),
        ({"game": "toy", "seats": [ME, bot()], "seed": "mine"}, "request.malformed", 400),
        ({"game": "toy"}, "request.malformed", 400),
    ],
)
async def test_a_table_that_cannot_be_is_refused(
    server: Running, person: People, body: dict[str, Any], code: str, status: int
) -> None:
    ana = person()
    assert (await ana.call("POST", "/api/tables", body, status))["code"] == code
    assert ana.cookie is None
    assert await ana.call("GET", "/api/tables") == []


async def test_a_body_too_large_is_refused(person: People) -> None:
    answer = await person().call("PUT", "/api/me", {"name": "x" * 70_000}, 413)
    assert answer == {"code": "request.too_large", "params": {"limit": 65536}}


async def test_options_are_filled_in(person: People) -> None:
    table = await person().open(ME, bot(), options={"cards": 2})
    assert table["options"] == {"colour": "red", "loud": False, "cards": 2, "names": []}


async def test_a_table_can_be_opened_for_bots_alone_and_watched(person: People) -> None:
    table = await person().open(bot(), bot())
    async with await person().sit(table["table"]) as watching:
        assert watching.welcome["look"] is None
        assert watching.welcome["now"]["legal"] is None


async def test_a_seat_is_taken_once(person: People) -> None:
    ana, bo, cy = person(), person(), person()
    table = (await ana.open(ME, FRIEND, FRIEND))["table"]
    join = f"/api/tables/{table}/join"
    assert (await ana.call("POST", join, {"seat": 1}, 409))["code"] == "seat.already"
    for again in ({}, {"seat": 0}):
        assert (await ana.call("POST", join, again))["state"] == "waiting"
    await bo.call("POST", join, {"seat": 2})
    assert (await cy.call("POST", join, {"seat": 2}, 409))["code"] == "seat.taken"
    assert (await cy.call("POST", join, {"seat": 0}, 409))["code"] == "seat.taken"
    assert (await cy.call("POST", join, {"seat": 7}, 404))["code"] == "seat.unknown"
    assert (await cy.call("POST", join, {}))["state"] == "running"
    assert (await person().call("POST", join, {}, 409))["code"] == "seat.none_free"
    assert (await cy.call("POST", "/api/tables/aaaaaaaaaaaaaaaa/join", {}, 404))["code"] == "table.unknown"


@pytest.mark.parametrize("body", [{}, {"seat": 1}])
@pytest.mark.parametrize("seats", [(ME, FRIEND), (ME, FRIEND, FRIEND)])
async def test_joining_again_before_the_first_request_is_answered_takes_one_seat(
    server: Running,
    person: People,
    monkeypatch: pytest.MonkeyPatch,
    seats: tuple[dict[str, Any], ...],
    body: dict[str, Any],
) -> None:
    """A page sends a request again if its connection was lost, while the server still waits for the database."""
    ana, bo = person(), person()
    await bo.call("PUT", "/api/me", {"name": "Bo"})
    join = f"/api/tables/{(await ana.open(*seats))['table']}/join"
    take, both, met = server.services.store.matches.take_seat, asyncio.Barrier(2), asyncio.Event()

    async def together(*given: Any) -> Any:
        # Both requests have found the seat free. The one that finds it taken may try the next.
        if not met.is_set():
            async with patience():
                await both.wait()
            met.set()
        return await take(*given)

    monkeypatch.setattr(server.services.store.matches, "take_seat", together)
    answers = await asyncio.gather(*(bo.call("POST", join, body) for _ in range(2)))
    for answer in answers:
        assert [seat["mine"] for seat in answer["seats"]].count(True) == 1


async def test_who_joins_under_another_name_is_called_so_only_if_they_sit_down(person: People) -> None:
    ana, bo = person(), person()
    await bo.call("PUT", "/api/me", {"name": "Bo"})
    elsewhere = (await bo.open(ME, FRIEND))["table"]
    table = (await ana.open(ME, FRIEND))["table"]
    await ana.call("PUT", f"/api/tables/{table}/lock", {"locked": True})
    async with await bo.sit(elsewhere) as at_bo, await ana.sit(table) as at_ana:
        refused = await bo.call("POST", f"/api/tables/{table}/join", {"name": "Bob"}, 409)
        assert refused["code"] == "table.locked"
        assert (await bo.call("GET", "/api/me"))["name"] == "Bo"
        await ana.call("PUT", f"/api/tables/{table}/lock", {"locked": False})
        joined = await bo.call("POST", f"/api/tables/{table}/join", {"name": "Bob"})
        seated = await at_ana.table(lambda told: told["seats"][1]["kind"] == "guest")
        assert joined["seats"][1]["name"] == seated["seats"][1]["name"] == "Bob"
        assert (await at_bo.expect("table"))["table"]["seats"][0]["name"] == "Bob"
    assert (await bo.call("GET", "/api/me"))["name"] == "Bob"


async def test_who_cannot_join_is_given_no_identity(person: People) -> None:
    table = (await person().open(bot(), bot()))["table"]
    late = person()
    await late.call("POST", f"/api/tables/{table}/join", {}, 409)
    assert late.cookie is None


async def test_no_seat_is_taken_before_the_browser_has_its_identity(server: Running, person: People) -> None:
    """The server may die before it answers: then a guest whose token nobody has would hold a seat."""
    ana, bo = person(), person()
    table = (await ana.open(ME, FRIEND))["table"]
    join = f"/api/tables/{table}/join"
    sent_back = await bo.http.post(join, json={}, follow_redirects=False)
    assert (sent_back.status_code, sent_back.headers["location"]) == (307, f"{join}?again")
    assert bo.cookie is not None
    assert (await ana.call("GET", f"/api/tables/{table}"))["state"] == "waiting"
    for _ in range(2):
        joined = await bo.call("POST", join, {})
        assert [seat["mine"] for seat in joined["seats"]] == [False, True]
    without_cookies = await person().call(
        "POST", join.replace(table, (await ana.open(ME, FRIEND))["table"]) + "?again", {}, 401
    )
    assert without_cookies["code"] == "guest.cookies"


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("POST", "/api/tables", {"game": "toy", "seats": [ME, bot()]}),
        ("POST", "/api/tables/{table}/join", {}),
        ("POST", "/api/quick", {"game": "toy", "players": 2}),
        ("PUT", "/api/me", {"name": "Ana"}),
        ("PUT", "/api/me/face", {"animal": "owl", "colour": "teal"}),
    ],
)
async def test_a_browser_that_keeps_no_cookies_is_refused_and_nothing_is_done(
    server: Running, person: People, method: str, path: str, body: dict[str, Any]
) -> None:
    ana, blocked = person(), person()
    asked = path.format(table=(await ana.open(ME, FRIEND))["table"])
    before = await tables(server)
    sent_back = await blocked.http.request(method, asked, json=body, follow_redirects=False)
    assert sent_back.status_code == 307
    blocked.http.cookies.clear()
    refused = await blocked.call(method, sent_back.headers["location"], body, 401)
    assert refused == {"code": "guest.cookies", "params": {}}
    assert await tables(server) == before


async def tables(server: Running) -> int:
    async with server.services.store.database.read() as connection:
        found: int = (await connection.execute(select(func.count()).select_from(matches))).scalar_one()
    return found


async def test_who_asks_for_a_table_that_there_cannot_be_is_given_no_identity(person: People) -> None:
    ana = person()
    await ana.call(
        "POST", "/api/tables", {"game": "toy", "seats": [ME, bot()], "options": {"colour": "green"}}, 422
    )
    assert ana.cookie is None


async def test_nobody_but_the_host_gives_a_free_seat_to_a_bot_and_only_to_one_that_there_is(
    person: People,
) -> None:
    ana, bo = person(), person()
    table = (await ana.open(ME, FRIEND, FRIEND))["table"]
    seat = f"/api/tables/{table}/seats/1"
    assert (await bo.call("PUT", seat, bot(), 401))["code"] == "guest.unknown"
    await bo.call("PUT", "/api/me", {"name": "Bo"})
    assert (await bo.call("PUT", seat, bot(), 403))["code"] == "table.not_host"
    # Not even a guest who sits there.
    await bo.call("POST", f"/api/tables/{table}/join", {"seat": 2})
    assert (await bo.call("PUT", seat, bot(), 403))["code"] == "table.not_host"
    assert (await ana.call("PUT", seat, bot(4), 422))["code"] == "bot.level"
    assert (await ana.call("PUT", f"/api/tables/{table}/seats/5", bot(), 404))["code"] == "seat.unknown"
    told = await ana.call("GET", f"/api/tables/{table}")
    assert [one["kind"] for one in told["seats"]] == ["guest", "free", "guest"]


async def test_the_host_gives_a_free_seat_to_a_bot(person: People) -> None:
    ana = person()
    table = (await ana.open(ME, FRIEND))["table"]
    seat = f"/api/tables/{table}/seats/1"
    started = await ana.call("PUT", seat, bot())
    assert started["state"] == "running"
    face = started["seats"][1].pop("face")
    assert face.keys() == {"animal", "colour"}
    assert started["seats"][1] == {
        "seat": 1,
        "kind": "bot",
        "name": "Tom",
        "level": 1,
        "present": True,
        "mine": False,
        "own": False,
        "resigned": False,
        "resigned_at": None,
        "steps_in": None,
        "stood_in": False,
    }
    assert (await ana.call("PUT", seat, bot(), 409))["code"] == "seat.taken"


async def test_a_guest_finds_his_tables_newest_first(person: People) -> None:
    ana, bo = person(), person()
    first = (await ana.open(ME, FRIEND))["table"]
    second = (await ana.open(ME, bot()))["table"]
    assert [table["table"] for table in await ana.call("GET", "/api/tables")] == [second, first]
    assert await bo.call("GET", "/api/tables") == []
    await bo.call("POST", f"/api/tables/{first}/join", {})
    assert [table["table"] for table in await bo.call("GET", "/api/tables")] == [first]


async def test_a_guest_cannot_leave_any_number_of_tables_waiting(server: Running, person: People) -> None:
    ana = person()
    for _ in range(server.services.settings.waiting_per_guest):
        await ana.open(ME, FRIEND)
    refused = await ana.call("POST", "/api/tables", {"game": "toy", "seats": [ME, FRIEND]}, 409)
    assert refused["code"] == "table.waiting_limit"


async def test_ids_of_tables_hold_eighty_bits(person: People) -> None:
    table = (await person().open(ME, bot()))["table"]
    assert len(table) * 5 == 80
    assert set(table) <= set("abcdefghijklmnopqrstuvwxyz234567")


async def test_the_invitation_is_a_picture(person: People) -> None:
    ana = person()
    table = (await ana.open(ME, FRIEND))["table"]
    answer = await ana.http.get(f"/api/tables/{table}/qr.svg")
    assert answer.headers["content-type"] == "image/svg+xml"
    assert answer.text.startswith("<svg")
    assert "<script" not in answer.text


async def test_a_record_replays_to_the_end(person: People) -> None:
    ana = person()
    await ana.call("PUT", "/api/me", {"name": "Ana"})
    table = (await ana.open(ME, bot()))["table"]
    async with await ana.sit(table) as sitting:
        now, ply = sitting.welcome["now"], 0
        while now["over"] is None:
            if now["turn"] == 0:
                await sitting.send(do="move", id=f"m{ply}", ply=ply, seat=0, move=now["legal"][0])
            now = (await sitting.expect("step"))["now"]
            ply = now["ply"]
    record = parse_text(await ana.call("GET", f"/api/tables/{table}/record"))
    last = last_position(find(record.game), record)
    assert last.phase == "over"
    assert (record.names, len(record.moves)) == (["Ana", "bot 1"], ply)
    assert all(move.ms is not None for move in record.moves)
    assert record.result == {"scores": now["over"]["scores"], "ranks": now["over"]["ranks"]}


async def test_lessons_ask_the_rules_and_leave_nothing_behind(server: Running, person: People) -> None:
    one = person()
    game = find("toy")
    position = game.dump(game.new(2, {}, "seed"))
    legal = await one.call("POST", "/api/study", {"do": "legal", "position": position})
    assert legal["turn"] == 0
    move = legal["moves"][0]
    after = await one.call("POST", "/api/study", {"do": "apply", "position": position, "move": move})
    expected, events = game.apply(game.load(position), move)
    assert after["position"] == game.dump(expected)
    assert after["events"] == [event.seen_by(0) for event in events]
    assert legal["view"] == game.view(game.load(position), 0)
    assert after["view"] == game.view(expected, 0)
    for body, code in (
        ({"do": "legal", "position": {}}, "position.key"),
        ({"do": "legal", "position": {**position, "game": "chess"}}, "game.unknown"),
        ({"do": "apply", "position": position, "move": "castle"}, "toy.not_held"),
        ({"do": "apply", "position": position}, "request.malformed"),
    ):
        answer = await one.http.post("/api/study", json=body)
        assert answer.json()["code"] == code
    assert one.cookie is None
