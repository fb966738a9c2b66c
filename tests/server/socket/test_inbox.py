"""The messages of one socket are carried out in order, and to the end even if their sender is gone."""

import asyncio

from tablee.server.operations.background_tasks import BackgroundTasks
from tablee.server.protocol.client_frames import Ping, Resign
from tablee.server.socket.inbox import ROOM, Inbox, ReceivedMessage
from tests.patience import patience_s


def received(number: int) -> ReceivedMessage:
    return ReceivedMessage("", Resign(id=str(number), seat=0))


class Recorder:
    """Answers when the test lets it; records what it began and what it ended."""

    def __init__(self) -> None:
        self.told: list[str] = []
        self.allowed = asyncio.Event()
        self.inbox = Inbox(self.answer, lambda: self.told.append("pong"))
        self.worker = asyncio.create_task(self.inbox.work())

    async def answer(self, one: ReceivedMessage) -> None:
        assert isinstance(one.message, Resign)
        self.told.append(f"began {one.message.id}")
        await self.allowed.wait()
        self.told.append(f"ended {one.message.id}")


async def test_a_ping_comes_after_what_was_asked_before_and_at_once_where_nothing_was() -> None:
    one = Recorder()
    await one.inbox.put(ReceivedMessage("", Ping()))
    assert one.told == ["pong"]
    await one.inbox.put(received(1))
    await one.inbox.put(ReceivedMessage("", Ping()))
    await asyncio.sleep(0)
    assert one.told == ["pong", "began 1"]
    one.allowed.set()
    await one.inbox.emptied()
    assert one.told == ["pong", "began 1", "ended 1", "pong"]
    one.inbox.end(one.worker, BackgroundTasks())


async def test_what_is_being_answered_is_carried_to_its_end_and_nothing_after_it() -> None:
    one, background = Recorder(), BackgroundTasks()
    await one.inbox.put(received(1))
    await one.inbox.put(received(2))
    await asyncio.sleep(0)
    one.inbox.end(one.worker, background)
    waiting = asyncio.create_task(background.wait())
    await asyncio.sleep(0)
    assert not waiting.done()
    one.allowed.set()
    await waiting
    assert one.told == ["began 1", "ended 1"]


async def test_where_nothing_is_being_answered_nothing_is_waited_for() -> None:
    one, background = Recorder(), BackgroundTasks()
    await asyncio.sleep(0)
    one.inbox.end(one.worker, background)
    await asyncio.wait_for(background.wait(), patience_s())
    await asyncio.gather(one.worker, return_exceptions=True)
    assert one.worker.cancelled()


async def test_nothing_overtakes_who_waits_for_room() -> None:
    one = Recorder()
    await one.inbox.put(received(0))
    await asyncio.sleep(0)
    for number in range(1, ROOM + 1):
        assert one.inbox.has_room()
        one.inbox.put_now(received(number))
    waiting = asyncio.create_task(one.inbox.put(received(ROOM + 1)))
    await asyncio.sleep(0)
    assert not one.inbox.has_room()
    one.allowed.set()
    # All are answered at once, before the waiting message can take the room that comes free.
    await asyncio.sleep(0)
    assert one.told[-1] == f"ended {ROOM}"
    assert not waiting.done()
    assert not one.inbox.has_room()
    await waiting
    await one.inbox.emptied()
    assert one.inbox.has_room()
    assert one.told == [f"{did} {number}" for number in range(ROOM + 2) for did in ("began", "ended")]
    one.inbox.end(one.worker, BackgroundTasks())


async def test_once_everything_is_answered_nothing_is_waited_for() -> None:
    one = Recorder()
    one.allowed.set()
    await one.inbox.put(received(1))
    await one.inbox.emptied()
    one.inbox.end(one.worker, BackgroundTasks())
    for _ in range(2):
        await asyncio.sleep(0)
    assert one.worker.cancelled()
