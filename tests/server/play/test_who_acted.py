"""Log, pages and record say who decided on each move, and whether they had been shown a hint for it."""

import json
from collections.abc import Callable
from typing import Any

import pytest

import tablee
from tablee.core.record import Actor, Did, Line, Played, parse_text
from tablee.match import Match
from tablee.server.live.transcript import transcript
from tablee.store.rows import Entry, Resignation, TableEvent, TakenBack
from tests.server.conftest import Begin, Running, Start
from tests.server.fakes import Uncounted
from tests.server.people import FRIEND, ME, Person, Sitting, bot, device, program

People = Callable[[], Person]


async def record_of(person: Person, table: str) -> Any:
    return parse_text(await person.call("GET", f"/api/tables/{table}/record"))


async def made_with_a_hint(sitting: Sitting, ply: int, seat: int) -> dict[str, Any]:
    """Ask which move is a good one, and make it."""
    await sitting.send(do="advise", id=f"hint {ply}", ply=ply, seat=seat)
    advice = await sitting.expect("advice")
    await sitting.answered(do="move", ply=ply, seat=seat, move=advice["move"])
    return await sitting.reach(ply + 1)


async def test_a_person_and_a_bot_are_distinguished_and_so_is_who_plays_for_a_player_who_gave_up(
    server: Running,
    person: People,
) -> None:
    ana, bo = person(), person()
    table = (await ana.open(ME, FRIEND, bot()))["table"]
    await bo.call("POST", f"/api/tables/{table}/join", {})
    async with await ana.sit(table) as at_ana, await bo.sit(table) as at_bo:
        await at_ana.answered(do="move", ply=0, seat=0, move="draw")
        await at_bo.reach(1)
        await at_bo.answered(do="resign", seat=1)
        told = [(await at_ana.reach(ply))["step"]["by"] for ply in (1, 2, 3)]
        assert told == ["person", "stand_in", "bot"]
        await at_ana.answered(do="resign", seat=0)
        await at_ana.table(lambda told: told["state"] == "over")
    record = await record_of(ana, table)
    assert [line.by if isinstance(line, Played) else line for line in record.lines] == [
        "person",
        Did(1, "resign"),
        "stand_in",
        "bot",
        Did(0, "resign"),
    ]
    assert Match.from_record(record).outcome is not None
    # Bots change between releases, so the log says which one played.
    versions = [one.version for one in await server.services.store.log.entries(table)]
    assert versions == [None, tablee.__version__, tablee.__version__]


@pytest.mark.parametrize(("how", "by"), [("behave", "program"), ("lie", "stand_in")])
async def test_a_bot_that_plays_for_a_program_that_failed_is_not_taken_for_it(
    begin: Begin, how: str, by: Actor
) -> None:
    server = await begin(how)
    ana = Person(server.base)
    table = (await ana.open(ME, program("Robo")))["table"]
    async with await ana.sit(table) as sitting:
        await sitting.answered(do="move", ply=0, seat=0, move="draw")
        assert (await sitting.reach(2))["step"]["by"] == by
    (_, second) = await server.services.store.log.entries(table)
    assert second.version == (None if by == "program" else tablee.__version__)
    await ana.close()


async def test_chance_that_moves_for_a_bot_that_failed_is_not_taken_for_it(start: Start) -> None:
    class Failing(Uncounted):
        async def choose(self, *_: object, **__: object) -> None:
            raise RuntimeError("no bot")

    server = await start(thinker=Failing())
    ana = Person(server.base)
    table = (await ana.open(ME, bot()))["table"]
    async with await ana.sit(table) as sitting:
        await sitting.answered(do="move", ply=0, seat=0, move="draw")
        assert (await sitting.reach(2))["step"]["by"] == "stand_in"
    await ana.close()


async def test_everybody_sees_which_moves_were_made_with_a_hint_and_a_server_started_again_still_knows(
    start: Start,
) -> None:
    server = await start()
    ana, bo = Person(server.base), Person(server.base)
    table = (await ana.open(ME, FRIEND))["table"]
    await bo.call("POST", f"/api/tables/{table}/join", {})
    async with await ana.sit(table) as at_ana, await bo.sit(table) as at_bo:
        await made_with_a_hint(at_ana, 0, 0)
        told = await at_bo.reach(1)
        assert (told["step"]["by"], told["step"]["helped"]) == ("person", True)
        await at_bo.answered(do="move", ply=1, seat=1, move="draw")
        assert not (await at_ana.reach(2))["step"]["helped"]
    another = await start()
    ana.base = another.base
    async with await ana.sit(table) as at_ana:
        plies = at_ana.welcome["plies"]
        assert [(one["by"], one["helped"]) for one in plies] == [
            (None, False),
            ("person", True),
            ("person", False),
        ]
    await ana.close()
    await bo.close()


async def test_a_hint_seen_at_another_process_is_help_too(start: Start) -> None:
    here, there = await start(), await start()
    ana = Person(here.base)
    table = (await ana.open(ME, device("Bo")))["table"]
    async with await ana.sit(table) as at_ana:
        await at_ana.send(do="advise", id="hint", ply=0, seat=0)
        await at_ana.expect("advice")
    ana.base = there.base
    async with await ana.sit(table) as at_ana:
        await at_ana.answered(do="move", ply=0, seat=0, move="draw")
        assert (await at_ana.reach(1))["step"]["helped"]
    await ana.close()


async def test_who_saw_a_hint_and_took_the_step_back_was_helped_with_the_next_one_as_well(
    server: Running, person: People
) -> None:
    ana = person()
    table = (await ana.open(ME, device("Bo"), game="tokan"))["table"]
    async with await ana.sit(table) as sitting:
        seat = sitting.welcome["now"]["turn"]
        first = await made_with_a_hint(sitting, 0, seat)
        assert first["step"]["helped"]
        await sitting.answered(do="undo", ply=1, seat=seat)
        move = sitting.welcome["now"]["legal"][-1]
        await sitting.answered(do="move", ply=0, seat=seat, move=move, undone=1)
        assert (await sitting.reach(1))["step"]["helped"]
    (taken,) = await server.services.store.log.taken_back(table)
    assert (taken.entry.by, taken.entry.helped) == ("person", True)


def entry(ply: int, move: str, at: int) -> Entry:
    return Entry(ply, ply % 2, move, None, None, at, "person")


def back(n: int, ply: int, move: str, at: int, undone_at: int) -> TakenBack:
    return TakenBack(n, entry(ply, move, at), f"m{n}", undone_at)


def briefly(lines: list[Line]) -> str:
    return " ".join(line.move if isinstance(line, Played) else line.did for line in lines)


def test_a_record_tells_what_was_done_in_the_order_in_which_it_was() -> None:
    told = transcript(
        [entry(1, "a", 1), entry(2, "d", 7), entry(3, "e", 9)],
        [back(1, 3, "c", 3, 4), back(2, 2, "b", 2, 5)],
        [Resignation(0, 8)],
        [
            TableEvent(1, 0, "left", 0, {"name": "Bo"}, 0),
            TableEvent(2, 2, "paused", None, {"until": 9}, 6),
            TableEvent(3, 2, "resign", 0, {}, 8),
        ],
        begun=1,
    )
    assert briefly(told) == "a b c take_back take_back paused d resign e"
    assert told[5] == Did(None, "paused", {"until": 9})


def test_clocks_that_differ_between_processes_do_not_change_the_order_of_moves() -> None:
    told = transcript([entry(1, "a", 5), entry(2, "b", 3)], [back(1, 1, "x", 9, 2)], [], [], begun=0)
    assert briefly(told) == "x take_back a b"
    assert json.dumps(told)
