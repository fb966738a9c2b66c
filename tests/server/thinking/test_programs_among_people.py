"""Programs at tables where people come and go, take steps back, and want another match."""

import asyncio
import dataclasses
from pathlib import Path
from typing import Any

import pytest

from tablee.bots.programs import program_host
from tablee.server.live.live_match import LiveMatch
from tests.patience import until
from tests.server.conftest import Begin, Running
from tests.server.people import FRIEND, ME, Person, Sitting, program
from tests.server.programs import LATER, let_go, told

AWAY_S = 1


async def three(server: Running) -> tuple[Person, Person, str]:
    """Return Ana, Bo and a table with them and the program, where a bot stands in after a second."""
    ana, bo = Person(server.base), Person(server.base)
    table = (await ana.open(ME, FRIEND, program("Robo"), stand_in=AWAY_S))["table"]
    await bo.call("POST", f"/api/tables/{table}/join", {})
    return ana, bo, table


async def stood_in(sitting: Sitting, seats: list[bool]) -> None:
    """Wait until bots stand in at exactly these seats."""
    await sitting.table(lambda told: [seat["stood_in"] for seat in told["seats"]] == seats)


def asked(notes: Path) -> list[dict[str, Any]]:
    return [line for line in told(notes) if line["do"] == "choose"]


async def test_a_bot_plays_for_who_is_away_and_the_program_for_itself_and_each_seat_goes_back(
    begin: Begin, notes: Path
) -> None:
    server = await begin("behave")
    ana, bo, table = await three(server)
    live = await server.services.matches.current(table)
    async with await ana.sit(table) as at_ana:
        await at_ana.answered(do="move", ply=0, seat=0, move="draw")
        await stood_in(at_ana, [False, True, False])
        await at_ana.reach(3)
        assert len(server.thinker.asked) == 1
        assert live.match.moves[1].move == server.thinker.asked[0][2][0]
        assert [line["ply"] for line in asked(notes)] == [2]
        async with await bo.sit(table) as at_bo:
            await stood_in(at_ana, [False, False, False])
            await at_ana.answered(do="move", ply=3, seat=0, move="draw")
            now = (await at_bo.reach(4))["now"]
            assert now["turn"] == 1
            assert (await at_bo.answered(do="move", ply=4, seat=1, move=now["legal"][0]))["say"] == "ack"
            await at_bo.reach(6)
    assert len(server.thinker.asked) == 1
    assert [line["ply"] for line in asked(notes)] == [2, 5]
    await asyncio.gather(ana.close(), bo.close())


async def test_who_comes_back_while_a_program_thinks_has_the_seat_at_once_and_does_not_disturb_it(
    begin: Begin, notes: Path
) -> None:
    server = await begin("wait", ms=60_000)
    ana, bo, table = await three(server)
    async with await ana.sit(table) as at_ana:
        await at_ana.answered(do="move", ply=0, seat=0, move="draw")
        await stood_in(at_ana, [False, True, False])
        await until(lambda: len(asked(notes)) == 1)
        async with await bo.sit(table) as at_bo:
            await stood_in(at_ana, [False, False, False])
            let_go(notes)
            assert (await at_bo.reach(3))["step"]["seat"] == 2
    assert len(asked(notes)) == 1
    assert server.services.programs.hosts["Robo"].counted.failures == 0
    await asyncio.gather(ana.close(), bo.close())


async def test_a_program_at_the_table_does_not_play_the_seat_of_a_guest_who_gave_up(
    begin: Begin, notes: Path
) -> None:
    server = await begin("behave")
    ana, bo, table = await three(server)
    async with await ana.sit(table) as at_ana, await bo.sit(table) as at_bo:
        await at_bo.answered(do="resign", seat=1)
        await at_ana.answered(do="move", ply=0, seat=0, move="draw")
        await at_ana.reach(3)
    assert len(server.thinker.asked) == 1
    assert {line["view"]["turn"] for line in asked(notes)} == {2}
    await asyncio.gather(ana.close(), bo.close())


async def test_a_program_that_was_asked_before_a_step_was_taken_back_is_asked_again(
    begin: Begin, notes: Path
) -> None:
    server = await begin("wait", ms=60_000)
    ana = Person(server.base)
    # If the program begins, it answers at once; nothing more is done at such tables.
    while (opened := await ana.open(ME, program("Robo"), game="tokan"))["turn"] != 0:
        pass
    live = await server.services.matches.current(opened["table"])
    async with await ana.sit(live.id) as sitting:
        first, second = sitting.welcome["now"]["legal"][:2]
        await sitting.answered(do="move", ply=0, seat=0, move=first)
        # The other table's question may come only now: the question here need not be the last.
        await until(lambda: 1 in [line["ply"] for line in asked(notes)])
        assert (await sitting.answered(do="undo", ply=1, seat=0))["say"] == "ack"
        answer = await sitting.answered(do="move", ply=0, seat=0, move=second, undone=1)
        assert answer["say"] == "ack"
        let_go(notes)
        step = await sitting.reach(2)
    assert step["step"]["seat"] == 1
    before, after = [line for line in asked(notes) if line["ply"] == 1]
    assert before["pid"] == after["pid"]
    assert before["view"] != after["view"] == live.game.information(live.match.positions[1], 1)
    assert live.match.moves[1].move == after["legal"][-1]
    assert server.thinker.asked == []
    await ana.close()


@pytest.mark.parametrize("how", ["die-later", "hang-later"])
async def test_where_a_program_fails_in_mid_game_level_three_goes_on_and_a_rematch_begins_with_the_program(
    begin: Begin, notes: Path, how: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = await begin(how, ms=60_000)
    ana = Person(server.base)
    table = (await ana.open(ME, program("Robo"), game="tokan"))["table"]
    live, host = await server.services.matches.current(table), server.services.programs.hosts["Robo"]
    patient = host.setup
    async with await ana.sit(table) as sitting:
        await play(sitting, LATER - 1)
        well = its_moves(live)
        assert well
        assert (host.counted.answered, host.counted.failures) == (len(well), 0)
        # Only now, so that a slow machine makes no well-behaved program late.
        host.setup = dataclasses.replace(patient, ms=10)
        monkeypatch.setattr(program_host, "GRACE", 0.2)
        await play(sitting, LATER + 4)
        others = its_moves(live)[len(well) :]
        assert len(others) >= 2
        assert host.counted.answered == len(well)
        assert server.thinker.asked == [
            (3, live.match.information(1, ply), live.game.legal(live.match.positions[ply]).moves)
            for ply in others
        ]
        await sitting.answered(do="resign", seat=0)
        await until(lambda: not server.services.bot_turns.at(table))
        host.setup, failures = patient, host.counted.failures
        monkeypatch.undo()
        await sitting.send(do="offer", id="again", kind="rematch")
        following = (await sitting.table(lambda told: told["next"] is not None))["next"]
    async with await ana.sit(following) as sitting:
        assert sitting.welcome["table"]["seats"][0]["name"] == "Robo"
        await play(sitting, LATER - 1, seat=1)
        again = its_moves(await server.services.matches.current(following), seat=0)
    assert (host.counted.answered, host.counted.failures) == (len(well) + len(again), failures)
    assert again
    await ana.close()


def its_moves(live: LiveMatch, seat: int = 1) -> list[int]:
    """Return the plies after which the program's seat moved."""
    return [ply for ply, move in enumerate(live.match.moves) if move.seat == seat]


async def play(sitting: Sitting, plies: int, seat: int = 0) -> None:
    """Play at this seat until `plies` plies are made and it is its turn."""
    await sitting.send(do="look", seat=seat)
    now = (await sitting.expect("look"))["now"]
    while now["ply"] < plies or now["turn"] != seat:
        if now["turn"] == seat:
            move = {"ply": now["ply"], "seat": seat, "move": now["legal"][0]}
            await sitting.send(do="move", id=f"m{now['ply']}", **move)
        now = (await sitting.expect("step"))["now"]
