"""Whatever fails with one notice or one channel, all others are sent; and nothing fails for ever."""

import asyncio
from collections.abc import Callable
from time import monotonic
from typing import Any

import pytest
from sqlalchemy import select, update

from tablee.server import clock
from tablee.server.notifications import dispatcher, notice_sender, texts
from tablee.server.notifications.outgoing import Outgoing
from tablee.server.notifications.resolver import LookupFailedError, UnknownNameError
from tablee.store.outbox import GRACE_MS, LEASE_MS
from tablee.store.rows import Channel
from tablee.store.schema import channels, outbox
from tests.patience import until
from tests.server.conftest import Running, Start
from tests.server.notifications.conftest import HOME, Pair, settled
from tests.server.notifications.endpoint import Endpoint
from tests.server.notifications.test_webhooks import added


def faults(server: Running) -> int:
    """Return the number of unexpected errors that were counted."""
    counted = server.services.metrics.registry.get_sample_value("tablee_faults_total")
    return int(counted or 0)


async def second_table(pair: Pair) -> Pair:
    """Return the same Bo with another Ana, who then is to move."""
    second = Pair(pair.server)
    second.bo = pair.bo
    await second.sit()
    return second


async def leave(pair: Pair) -> None:
    await pair.at_ana.socket.close()
    await pair.ana.close()


def stumbling_over(table: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Raise an unexpected error whenever a notice about this table is sent."""
    whole: Callable[..., Any] = texts.at_table

    def at_table(channel: Channel, kind: Any, row: Any, ply: int) -> Any:
        if row.id == table:
            raise AssertionError("unexpected")
        return whole(channel, kind, row, ply)

    monkeypatch.setattr(texts, "at_table", at_table)


async def test_a_notice_that_the_program_stumbles_over_holds_up_no_other_of_the_same_channel(
    pair: Pair, endpoint: Endpoint, monkeypatch: pytest.MonkeyPatch
) -> None:
    await added(pair, "json", endpoint.base)
    stumbling_over(pair.table, monkeypatch)
    before = faults(pair.server)
    await pair.move()
    second = await second_table(pair)
    await second.move()
    _, told = await endpoint.take(2)
    assert second.table.encode() in told.body
    await until(lambda: _waits(pair))
    assert faults(pair.server) > before
    await leave(second)


async def _waits(pair: Pair) -> bool:
    """Return true if the first table's notice was postponed."""
    query = select(outbox.c.state, outbox.c.lease, outbox.c.tries).where(outbox.c.match == pair.table)
    async with pair.server.services.store.database.read() as connection:
        row = (await connection.execute(query.where(outbox.c.kind == "turn"))).one()
    return (row.state, row.lease) == ("waiting", 0) and row.tries >= 1


async def test_it_is_tried_so_often_and_then_dropped(
    pair: Pair, endpoint: Endpoint, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(notice_sender, "RETRY_DELAYS_S", (0, 0))
    await added(pair, "json", endpoint.base)
    stumbling_over(pair.table, monkeypatch)
    await pair.move()
    assert await settled(pair.server, 1) == [("turn", "dropped")]
    assert faults(pair.server) == 3
    assert (await pair.bo.call("GET", "/api/notifications"))["channels"] != []


async def test_so_is_one_over_a_channel_that_the_program_stumbles_over(
    pair: Pair, endpoint: Endpoint, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(notice_sender, "RETRY_DELAYS_S", (0, 0))
    await pair.listen(endpoint.base)
    async with pair.server.services.store.database.write() as connection:
        await connection.execute(update(channels).values(keys={}))
    await pair.move()
    assert await settled(pair.server, 1) == [("turn", "dropped")]
    assert faults(pair.server) == 3


async def test_a_part_of_recurring_that_fails_keeps_no_other_from_being_done(
    pair: Pair, endpoint: Endpoint, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fails(*_: Any) -> None:
        raise AssertionError("unexpected")

    for part in ("seen", "passed", "near", "forget"):
        monkeypatch.setattr(pair.server.services.store.outbox, part, fails)
    await added(pair, "json", endpoint.base)
    await pair.move()
    await endpoint.take(2)
    assert faults(pair.server) > 0


# --- names that cannot be looked up -----------------------------------------------------------------


async def of_channels(server: Running) -> dict[str, tuple[int, int]]:
    """Return how often each channel failed in a row, and until when it rests."""
    async with server.services.store.database.read() as connection:
        rows = (await connection.execute(select(channels))).all()
    return {row.id: (row.failures, row.resumes) for row in rows}


async def looked_up(name: str) -> list[str]:
    if name.startswith("none"):
        raise UnknownNameError
    raise LookupFailedError


async def test_a_resolver_of_ours_that_fails_is_no_failure_of_the_channel(
    pair: Pair, endpoint: Endpoint
) -> None:
    """A name that does not exist is a failure of the channel."""
    pair.server.services.channels.outgoing = Outgoing(HOME, looked_up)
    guest = await pair.guest(pair.bo)
    for name in ("none", "failed"):
        at = Channel(name, guest, "json", f"https://{name}.example/", {}, "en", "https://x", 1, confirmed=1)
        assert await pair.server.services.store.channels.add(at)
    await added(pair, "json", endpoint.base)
    await pair.move()
    await endpoint.take(2)

    async def both_tried() -> bool:
        async with pair.server.services.store.database.read() as connection:
            waiting = select(outbox.c.tries).where(outbox.c.state == "waiting", outbox.c.lease == 0)
            return (await connection.execute(waiting)).scalars().all() == [1, 1]

    await until(both_tried)
    found = await of_channels(pair.server)
    assert found["failed"] == (0, 0)
    assert found["none"][0] == 1
    assert found["none"][1] > 0


# --- slots ------------------------------------------------------------------------------------------


async def test_with_few_slots_all_are_notified_without_waiting_for_the_next_look(
    start: Start, endpoint: Endpoint, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dispatcher, "SLOTS", 1)
    # It polls once, at the beginning, and then not before the test is over.
    server = await start(own_networks=HOME, poll=3600.0)
    pair = Pair(server)
    await pair.sit()
    for number in range(5):
        await added(pair, "json", f"{endpoint.base}/{number}")
    await pair.move()
    looking = asyncio.create_task(server.services.dispatcher.poll())
    await endpoint.take(10)
    assert await settled(server, 5) == [("turn", "sent")] * 5
    looking.cancel()
    await asyncio.gather(looking, return_exceptions=True)
    await pair.close()


async def test_channels_that_were_slow_leave_the_other_slots_to_others(
    tell: Running, endpoint: Endpoint, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dispatcher, "SLOTS", 1)
    monkeypatch.setattr(dispatcher, "SLOW_SLOTS", 1)
    slow, quick = Pair(tell), Pair(tell)
    await slow.sit()
    await quick.sit()
    async with Endpoint() as hanging:
        await added(slow, "json", hanging.base)
        monkeypatch.setattr(dispatcher, "SLOW_S", 0.0)
        await slow.move()
        assert await settled(tell, 1) == [("turn", "sent")]
        monkeypatch.setattr(dispatcher, "SLOW_S", 3600.0)
        # It was slow once. Now it does not answer at all, and two turns of others pass in the meantime.
        hanging.silent = True
        async with await slow.bo.sit(slow.table) as at_bo:
            await at_bo.send(do="ping", hidden=True)
            await at_bo.expect("pong")
            await slow.move(at_bo)
        await slow.move()
        await until(lambda: _asked(hanging))
        await added(quick, "json", endpoint.base)
        await quick.move()
        await endpoint.take(2)
        hanging.answer()
    await slow.close()
    await quick.close()


async def _asked(endpoint: Endpoint) -> bool:
    return endpoint.waiting > 0


async def test_a_channel_is_sent_to_by_one_task_at_a_time(pair: Pair) -> None:
    """A slow address gets one request, however many notices come in the meantime."""
    async with Endpoint() as hanging:
        await added(pair, "json", hanging.base)
        hanging.silent = True
        await pair.move()
        await until(lambda: _asked(hanging))
        second = await second_table(pair)
        await second.move()
        for _ in range(3):
            await pair.server.services.dispatcher.poll()
        assert hanging.waiting == 1
        hanging.answer()
        await hanging.take(3)
        await leave(second)


async def test_turns_that_passed_while_they_waited_are_dropped_at_once(
    pair: Pair, endpoint: Endpoint
) -> None:
    """However many there are, they take no slot from others."""
    store = pair.server.services.store
    await added(pair, "json", endpoint.base)
    at_bo = await pair.bo.sit(pair.table)
    await at_bo.send(do="ping", hidden=True)
    await at_bo.expect("pong")
    await pair.server.services.dispatcher._recurring.stop()
    await pair.move()
    await pair.move(at_bo)
    await pair.move()
    later = clock.now() + GRACE_MS + 1
    assert await store.outbox.passed(later) == 1
    claimed = await store.outbox.claim(later, 10)
    assert [(notice.kind, notice.ply) for notice in claimed] == [("turn", 3)]
    await at_bo.socket.close()


def test_a_process_is_done_with_what_it_claimed_before_another_may_claim_it() -> None:
    assert 1000 * (notice_sender.ALL_S + notice_sender.SEND_S) < LEASE_MS


async def test_a_channel_that_is_quick_again_is_slow_no_longer(pair: Pair, endpoint: Endpoint) -> None:
    told = await added(pair, "json", endpoint.base)
    sender = pair.server.services.dispatcher
    sender._slow_until[told["channels"][0]["id"]] = monotonic() + 3600
    await pair.move()
    assert await settled(pair.server, 1) == [("turn", "sent")]
    await until(lambda: not sender._slow)
    assert sender._slow_until == {}
