"""The ladder over HTTP: the places of a game, the matches of a pair, their records; nothing about what goes on now."""

from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from sqlalchemy import update

from tablee.arena.ladder.messages import Fault, LadderDeal, LadderMatch
from tablee.arena.ladder.standings import standings
from tablee.bots.evaluated_move import EvaluatedMove
from tablee.bots.programs.program_host import HostedProgram
from tablee.core.record import RESIGN, Did, Line, Played
from tablee.games import find
from tablee.match import Match
from tablee.server.api import ladder as module
from tablee.server.clock import now
from tablee.server.ladder import replays
from tablee.server.thinking import analyses
from tablee.store.ladder import NewDeal
from tablee.store.schema import ladder_deals
from tests.server.conftest import Running, Start
from tests.server.people import PatientClient, offered
from tests.server.programs import command

BOT, FOX = "bot:1", "program:Fox"
MATCHES = (
    LadderMatch((BOT, FOX), (1, 2), (3, 4), (30, 400), 7, Fault(1, "late")),
    LadderMatch((FOX, BOT), (1, 2), (4, 3), (40, 30), 8),
)


async def get(
    server: Running, path: str, headers: dict[str, str] | None = None, **query: str
) -> httpx.Response:
    async with PatientClient(base_url=server.base) as http:
        return await http.get(path, params=query, headers=headers)


Host = Callable[[], Awaitable[Running]]


@pytest.fixture
async def server(start: Start, tmp_path: Path) -> Running:
    """Return a server with a ladder, on which a bot and a program have played one deal."""
    robo = HostedProgram("Fox", command("behave", tmp_path / "notes"), 700, 99 << 20)
    server = await start(programs=(robo,), ladder=True)
    await offered(server.base, "toy", ["Fox"])
    store = server.services.store.ladder
    assert await store.hold("node", now(), now() + 10_000)
    told = msgspec.json.encode(MATCHES).decode()
    assert await store.add(
        "node", NewDeal("toy", 1, BOT, FOX, now(), told, '["first\\n", "second\\n"]'), 0, 5
    )
    found = standings([LadderDeal(1, MATCHES)])
    await store.publish("toy", msgspec.json.encode(found).decode(), 1234)
    return server


async def test_the_games_and_the_limits_of_all(server: Running) -> None:
    assert (await get(server, "/api/ladder")).json() == {
        "games": [{"game": "toy", "matches": 2}],
        "ms": 700,
        "reserve_ms": 5000,
        "megabytes": 99,
        "days": 90,
    }


async def test_the_places_of_a_game_with_intervals_faults_and_times(server: Running) -> None:
    told = (await get(server, "/api/ladder/toy")).json()
    assert (told["game"], told["at"]) == ("toy", 1234)
    first, second = told["places"]
    assert (first["level"], first["program"], first["place"], first["won"]) == (1, None, 1, 1)
    assert (second["level"], second["program"], second["late"], second["ms"]) == (None, "Fox", 1, 440)
    assert first["share"] == second["share"] == 0.5
    assert 0 < first["low"] < 0.5 < first["high"] < 1
    (pair,) = told["pairs"]
    assert (pair["one"], pair["other"], pair["matches"]) == (BOT, FOX, 2)


async def test_who_has_not_played_yet_is_there_without_a_place(
    server: Running, start: Start, tmp_path: Path
) -> None:
    await server.stop()
    names = ("Fox", "Owl")
    programs = tuple(HostedProgram(name, command("behave", tmp_path / name)) for name in names)
    again = await start(programs=programs, ladder=True)
    await offered(again.base, "toy", [*names])
    places = (await get(again, "/api/ladder/toy")).json()["places"]
    assert [(one["key"], one["place"], one["matches"]) for one in places][-1] == ("program:Owl", None, 0)


async def test_who_is_not_offered_any_more_is_not_shown(
    server: Running, start: Start, tmp_path: Path
) -> None:
    await server.stop()
    again = await start(programs=(HostedProgram("Owl", command("behave", tmp_path / "owl")),), ladder=True)
    await offered(again.base, "toy", ["Owl"])
    told = (await get(again, "/api/ladder/toy")).json()
    assert [one["key"] for one in told["places"]] == [BOT, "program:Owl"]
    assert told["pairs"] == []


async def test_the_matches_of_a_pair_whatever_the_order_and_their_records(server: Running) -> None:
    path = "/api/ladder/toy/matches"
    told = (await get(server, path, one=FOX, other=BOT)).json()
    assert told == (await get(server, path, one=BOT, other=FOX)).json()
    assert [(one["seats"], one["ranks"], one["plies"]) for one in told] == [
        ([BOT, FOX], [1, 2], 7),
        ([FOX, BOT], [1, 2], 8),
    ]
    assert [(one["fault_of"], one["fault"]) for one in told] == [(1, "late"), (None, None)]
    texts = []
    for one in told:
        answer = await get(server, f"/api/ladder/records/{one['record']}")
        assert answer.headers["content-disposition"].startswith("attachment")
        texts.append(answer.text)
    assert texts == ["first\n", "second\n"]
    assert (await get(server, path, one=FOX, other="bot:9")).json() == []


async def test_the_list_of_a_pair_is_short(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "SHOWN", 0)
    assert (await get(server, "/api/ladder/toy/matches", one=FOX, other=BOT)).json() == []


@pytest.mark.parametrize("number", ["0", "1", "99", "999999999", "-1", "²", "x", "1e3"])
async def test_no_other_number_is_a_record(server: Running, number: str) -> None:
    answer = await get(server, f"/api/ladder/records/{number}")
    assert (answer.status_code, answer.json()["code"]) == (404, "ladder.record")


async def test_a_browser_keeps_the_answer_for_a_while_and_asks_if_it_is_still_the_same(
    server: Running,
) -> None:
    first = await get(server, "/api/ladder/toy")
    assert first.headers["cache-control"] == "private, max-age=15"
    tag = {"If-None-Match": first.headers["etag"]}
    assert (await get(server, "/api/ladder/toy", tag)).status_code == 304
    await server.services.store.ladder.publish("toy", '{"say":"standings","places":[],"pairs":[]}', 2000)
    assert (await get(server, "/api/ladder/toy", tag)).status_code == 200


async def test_the_pages_link_to_the_ladder_only_where_there_is_one(server: Running, start: Start) -> None:
    assert "&quot;ladder&quot;:true" in (await get(server, "/")).text
    await server.stop()
    without = await start()
    assert "ladder&quot;" not in (await get(without, "/")).text
    answer = await get(without, "/api/ladder")
    assert (answer.status_code, answer.json()["code"]) == (404, "ladder.none")


async def test_of_matches_that_run_nothing_is_told(server: Running) -> None:
    """Everything that an answer holds comes from stored deals, and a deal is stored when both matches are over."""
    ladder: Any = server.services.ladder
    ladder._unpublished.add("toy")
    before = [(await get(server, path)).content for path in ("/api/ladder", "/api/ladder/toy")]
    ladder._resting["anything"] = 1.0
    assert [(await get(server, path)).content for path in ("/api/ladder", "/api/ladder/toy")] == before


def played(seats: tuple[str, str], resigns: bool) -> tuple[LadderMatch, str]:
    """Return a match of the toy game and its record; `resigns`: the second player gives up at once."""
    match = Match.new(find("toy"), 2, {}, "a ladder")
    lines: list[Line] = []
    while not match.over:
        assert match.turn is not None
        if resigns and match.turn == 1:
            lines.append(Did(1, RESIGN))
            match.resign(1)
            continue
        move = Played(match.turn, match.legal().moves[0])
        lines.append(move)
        match.play(move.seat, move.move)
    assert match.outcome is not None
    one, other = match.outcome.ranks
    fault = Fault(1, "illegal") if resigns else None
    told = LadderMatch(seats, (one, other), (3, 3), (1, 1), match.ply, fault)
    return told, match.record(["one", "two"], lines).text()


async def with_records(server: Running) -> list[int]:
    """Add a deal with records, and return their numbers."""
    both = [played((BOT, FOX), resigns=False), played((FOX, BOT), resigns=True)]
    told, records = (msgspec.json.encode([one[at] for one in both]).decode() for at in (0, 1))
    store = server.services.store.ladder
    assert await store.add("node", NewDeal("toy", 1, BOT, FOX, now(), told, records), 0, 5)
    listed = (await get(server, "/api/ladder/toy/matches", one=FOX, other=BOT)).json()
    return [one["record"] for one in listed[:2]]


async def test_a_match_is_a_table_that_is_over_with_every_ply_and_nothing_hidden(server: Running) -> None:
    first, second = await with_records(server)
    replay = (await get(server, f"/api/ladder/records/{first}/replay")).json()
    table = replay["table"]
    assert (table["state"], table["host"], table["host_seat"], table["open"]) == ("over", False, None, False)
    assert [(seat["kind"], seat["name"], seat["level"]) for seat in table["seats"]][1] == ("bot", "Fox", None)
    assert table["seats"][0]["level"] == 1
    assert [step["ply"] for step in replay["plies"]] == list(range(replay["now"]["ply"] + 1))
    assert all(step["move"] for step in replay["plies"][1:])
    assert replay["now"]["over"]["ranks"] == replay["match"]["ranks"]
    again = (await get(server, f"/api/ladder/records/{second}/replay")).json()
    assert (again["match"]["fault"], again["now"]["over"]["resigned"]) == ("illegal", [1])
    assert [seat["resigned"] for seat in again["table"]["seats"]] == [False, True]


async def test_the_last_replays_are_kept_and_go_with_their_records(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(replays, "MOST_KEPT", 1)
    first, second = await with_records(server)
    kept = server.services.ladder_replays._kept
    for number in (first, second, second):
        assert (await get(server, f"/api/ladder/records/{number}/replay")).status_code == 200
        assert list(kept) == [number]
    async with server.services.store.database.write() as connection:
        await connection.execute(update(ladder_deals).values(records=None))
    answer = await get(server, f"/api/ladder/records/{second}/replay")
    assert (answer.status_code, answer.json()["code"], list(kept)) == (404, "ladder.record", [])


async def test_the_analysis_of_a_record_comes_line_by_line_and_the_store_keeps_none(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def judged(match: Match, *_: Any) -> AsyncIterator[EvaluatedMove]:
        for ply, move in enumerate(match.moves, 1):
            yield EvaluatedMove(
                ply, move.seat, move.move, False, move.move, None, None, [0.5, 0.5], [0.5, 0.5], False
            )

    monkeypatch.setattr(analyses, "evaluate", judged)
    first, _ = await with_records(server)
    async with PatientClient(base_url=server.base, headers={"Origin": server.base}) as http:
        answer = await http.post(f"/api/ladder/records/{first}/analysis")
        lines = [msgspec.json.decode(line) for line in answer.text.splitlines()]
        assert [line["analysis"] for line in (lines[0], lines[-1])] == ["begun", "done"]
        assert len(lines) == lines[0]["moves"] + 2
        assert await server.services.store.analyses.find(f"ladder-{first}", analyses.FORM) is None
        missing = await http.post("/api/ladder/records/999/analysis")
        assert (missing.status_code, missing.json()["code"]) == (404, "ladder.record")
