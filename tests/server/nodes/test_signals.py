"""On PostgreSQL, each process hears of the changes by the others at once, and polls only in case it does not."""

from typing import Any

import pytest

from tablee.store.rows import Progress
from tests.patience import until
from tests.server.conftest import Start
from tests.server.nodes.conftest import Two
from tests.server.people import FRIEND, ME


def marks(two: Two, table: str) -> list[tuple[int, int, int]]:
    """The ply, the undone moves and the revision that each process has in memory."""
    lives = [one.services.match_cache.find(table) for one in (two.first, two.second)]
    return [(live.match.ply, live.undone, live.row.revision) for live in lives if live is not None]


async def test_moves_alternate_between_two_processes_that_never_poll(two: Two) -> None:
    async with await two.ana.sit(two.table) as at_ana, await two.bo.sit(two.table) as at_bo:
        legal = at_ana.welcome["now"]["legal"]
        for ply in range(6):
            mover, other, seat = (at_ana, at_bo, 0) if ply % 2 == 0 else (at_bo, at_ana, 1)
            assert (await mover.answered(do="move", ply=ply, seat=seat, move=legal[0]))["say"] == "ack"
            step = await other.reach(ply + 1)
            if step["now"]["over"] is not None:
                break
            legal = step["now"]["legal"]


async def test_an_undone_move_a_line_of_talk_and_a_resignation_arrive_by_signals(two: Two) -> None:
    table = (await two.ana.open(ME, FRIEND, game="tokan"))["table"]
    turn = (await two.bo.call("POST", f"/api/tables/{table}/join", {}))["turn"]
    async with await two.ana.sit(table) as at_ana, await two.bo.sit(table) as at_bo:
        mover, other = (at_ana, at_bo) if turn == 0 else (at_bo, at_ana)
        await mover.answered(do="move", ply=0, seat=turn, move=mover.welcome["now"]["legal"][0])
        await other.reach(1)
        await mover.answered(do="say", text="Hello")
        assert (await other.expect("talk"))["talk"]["text"] == "Hello"
        assert (await mover.answered(do="undo", ply=1, seat=turn))["say"] == "ack"
        assert (await other.expect("undone"))["step"]["ply"] == 0
        await mover.answered(do="resign", seat=turn)
        await other.table(lambda table: table["state"] == "over")
        await until(lambda: len(set(marks(two, table))) == 1)


async def test_a_change_at_a_process_without_the_table_arrives_too(two: Two) -> None:
    """A guest changes their name at a process that does not have the table in memory."""
    async with await two.ana.sit(two.table) as at_ana:
        two.second.services.match_cache.forget(two.table)
        await two.bo.call("PUT", "/api/me", {"name": "Bodil"})
        await at_ana.table(lambda table: table["seats"][1]["name"] == "Bodil")


async def test_what_came_from_another_process_is_not_signalled_again(
    two: Two, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with await two.ana.sit(two.table) as at_ana, await two.bo.sit(two.table) as at_bo:
        sent: list[str] = []
        signals = two.second.services.store.signals
        send = signals.send

        def noting(match: str, progress: Progress | None) -> None:
            sent.append(match)
            send(match, progress)

        monkeypatch.setattr(signals, "send", noting)
        await at_ana.answered(do="move", ply=0, seat=0, move=at_ana.welcome["now"]["legal"][0])
        await at_bo.expect("step")
        assert not sent


async def test_a_process_that_hears_nothing_polls_each_time_and_connects_again(
    two: Two, psql: Any, postgres_with_tables: str
) -> None:
    signals, watched = two.second.services.store.signals, two.second.services.watched
    async with await two.ana.sit(two.table) as at_ana, await two.bo.sit(two.table) as at_bo:
        # The connections that carry signals end, in both processes.
        psql(
            postgres_with_tables,
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() "
            "AND pid <> pg_backend_pid() AND query LIKE '%pg_notify%'",
        )
        await until(lambda: not signals.arriving)
        await at_ana.answered(do="move", ply=0, seat=0, move=at_ana.welcome["now"]["legal"][0])
        await watched.poll()
        await at_bo.reach(1)
        await until(lambda: signals.arriving)


async def test_a_poll_is_skipped_while_signals_arrive_but_not_the_first_one(
    two: Two, monkeypatch: pytest.MonkeyPatch
) -> None:
    services, asked = two.second.services, list[Any]()
    progress = services.store.matches.progress

    async def counted(ids: Any) -> Any:
        asked.append(ids)
        return await progress(ids)

    monkeypatch.setattr(services.store.matches, "progress", counted)
    async with await two.bo.sit(two.table):
        asked.clear()
        services.watched._heard_then = False
        for _ in range(3):
            await services.watched.poll()
        assert len(asked) == 1


async def test_with_sqlite_there_are_no_signals(start: Start) -> None:
    server = await start()
    assert not server.services.store.signals.arriving
    server.services.store.signals.send("table", None)
