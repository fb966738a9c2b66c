"""Each change of a match is published once, in whichever process learns of it, and every subscriber hears of it."""

import pytest

from tablee.server.live.live_match import LiveMatch
from tablee.server.operations.metrics import Metrics
from tablee.server.play.changes import Changed, Signal
from tablee.store.failures import DatabaseAwayError
from tests.patience import until
from tests.server.conftest import Running, Start
from tests.server.people import FRIEND, ME, Person, bot

NEVER = 3600.0


def followed(server: Running) -> list[Changed]:
    """Return a list that collects the changes that this process publishes from now on."""
    heard: list[Changed] = []
    server.services.changes.subscribe(heard.append)
    return heard


def as_it_is(live: LiveMatch) -> Changed:
    return Changed(live.id, live.match.ply, live.undone, live.row.revision)


async def test_a_move_and_a_resignation_are_published_once_each(start: Start) -> None:
    server = await start(poll=NEVER)
    ana, bo = Person(server.base), Person(server.base)
    table = (await ana.open(ME, FRIEND))["table"]
    await bo.call("POST", f"/api/tables/{table}/join", {})
    live = await server.services.matches.current(table)
    async with await ana.sit(table) as at_ana:
        heard = followed(server)
        move = next(one for one in at_ana.welcome["now"]["legal"] if one != "draw")
        await at_ana.answered(do="move", ply=0, seat=0, move=move)
        # The acknowledgement comes first: nobody waits for what follows.
        await until(lambda: heard)
        assert heard == [as_it_is(live)]
        answer = await at_ana.answered(do="resign", seat=0)
        assert answer["say"] == "ack", answer
        await until(lambda: len(heard) > 1)
        assert heard[1:] == [as_it_is(live)]
    await ana.close()
    await bo.close()


async def test_a_match_that_has_missed_nothing_publishes_nothing(start: Start) -> None:
    server = await start(poll=NEVER)
    ana = Person(server.base)
    heard = followed(server)
    table = (await ana.open(ME, FRIEND))["table"]
    assert [one.table for one in heard] == [table], "a table that begins is a change"
    live = await server.services.matches.current(table)
    await server.services.play.catch_up(live)
    await server.services.play.announce_table(live)
    assert len(heard) == 1
    await ana.close()


async def test_another_process_publishes_the_move_when_it_learns_of_it(start: Start) -> None:
    first, second = await start(poll=NEVER), await start(poll=NEVER)
    ana, bo = Person(first.base), Person(first.base)
    table = (await ana.open(ME, FRIEND))["table"]
    await bo.call("POST", f"/api/tables/{table}/join", {})
    there = await second.services.matches.current(table)
    heard = followed(second)
    async with await ana.sit(table) as at_ana:
        await at_ana.answered(do="move", ply=0, seat=0, move="draw")
    await second.services.play.catch_up(there)
    assert heard == [as_it_is(there)]
    assert there.match.ply == 1
    await ana.close()
    await bo.close()


async def test_a_change_is_published_although_telling_the_table_failed(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = await start(poll=NEVER), await start(poll=NEVER)
    ana, bo = Person(first.base), Person(first.base)
    table = (await ana.open(ME, FRIEND))["table"]
    await bo.call("POST", f"/api/tables/{table}/join", {})
    there = await second.services.matches.current(table)
    heard = followed(second)
    async with await ana.sit(table) as at_ana:
        await at_ana.answered(do="resign", seat=0)

    async def away(*_: object) -> None:
        raise DatabaseAwayError("gone")

    monkeypatch.setattr(second.services.store.whole_matches, "news", away)
    with pytest.raises(DatabaseAwayError):
        await second.services.play.catch_up(there)
    assert heard == [as_it_is(there)]
    assert there.match.over
    await ana.close()
    await bo.close()


async def test_a_move_of_a_bot_begins_no_second_turn(start: Start) -> None:
    server = await start()
    ana = Person(server.base)
    heard = followed(server)
    table = (await ana.open(ME, bot(), bot(), pause=0))["table"]
    live = await server.services.matches.current(table)
    async with await ana.sit(table) as at_ana:
        await at_ana.answered(do="move", ply=0, seat=0, move="draw")
        await until(lambda: live.match.turn == 0 and len(heard) > live.match.ply)
        await until(lambda: not server.services.bot_turns.at(table))
    plies = [one.ply for one in heard if one.ply]
    assert plies == list(range(1, live.match.ply + 1))
    await ana.close()


def test_a_subscriber_that_fails_keeps_no_other_from_hearing() -> None:
    metrics, heard = Metrics(), list[Changed]()
    changes = Signal[Changed](metrics)

    def failing(changed: Changed) -> None:
        raise ValueError(changed.table)

    changes.subscribe(failing)
    changes.subscribe(heard.append)
    changes.publish(Changed("t", 3, 0, 7))
    assert heard == [Changed("t", 3, 0, 7)]
    assert metrics.registry.get_sample_value("tablee_faults_total") == 1
