"""Channels, wishes and the outbox."""

from tablee.store.outbox import KEPT_MS, LONG_MS
from tablee.store.rows import Channel, Notice, NoticeWishes
from tablee.store.store import Store
from tests.store.operations.world import NOW, Operation, World, channel, found, operation
from tests.store.samples import GOES_ON, entry

LATER = 10 * NOW
"""The time when every notice is due."""


@operation("channels.add")
async def _(store: Store, here: World) -> Operation:
    again = Channel("new", here.ana.guest.id, "mail", "Ana@example.org", {}, "fr", "http://here", NOW)
    return lambda: store.channels.add(again, "code")


@operation("channels.confirm")
async def _(store: Store, here: World) -> Operation:
    await store.channels.add(channel("new", here.ana.guest.id), "code")
    return lambda: store.channels.confirm("code", NOW)


@operation("channels.remove")
async def _(store: Store, _here: World) -> Operation:
    return lambda: store.channels.remove("Ana")


@operation("channels.failed")
async def _(store: Store, _here: World) -> Operation:
    return lambda: store.channels.failed("Ana", NOW)


@operation("channels.wish")
async def _(store: Store, here: World) -> Operation:
    await store.channels.wish(here.ana.guest.id, NoticeWishes("off"))
    return lambda: store.channels.wish(here.ana.guest.id, NoticeWishes("digest"))


@operation("channels.wish_at")
async def _(store: Store, here: World) -> Operation:
    await store.channels.wish_at("running", here.ana.guest.id, "off")
    return lambda: store.channels.wish_at("running", here.ana.guest.id, "digest")


@operation("outbox.near")
async def _(store: Store, _here: World) -> Operation:
    running = await found(store, "running")
    await store.clocks.set_deadline("running", running.revision, running.ply, 2 * LONG_MS + 1)
    return lambda: store.outbox.near(2 * LONG_MS)


@operation("outbox.seen")
async def _(store: Store, here: World) -> Operation:
    await _move(store)
    return lambda: store.outbox.seen([("running", here.bo.guest.id)])


@operation("outbox.passed")
async def _(store: Store, _here: World) -> Operation:
    await _move(store)
    await _move(store)
    return lambda: store.outbox.passed(LATER)


@operation("outbox.claim")
async def _(store: Store, _here: World) -> Operation:
    await _move(store)
    return lambda: store.outbox.claim(LATER, 9)


@operation("outbox.put_off")
async def _(store: Store, _here: World) -> Operation:
    claimed = await _claimed(store)
    return lambda: store.outbox.put_off(claimed, 2 * LATER)


@operation("outbox.end")
async def _(store: Store, _here: World) -> Operation:
    claimed = await _claimed(store)
    return lambda: store.outbox.end([one.id for one in claimed], "dropped")


@operation("outbox.sent")
async def _(store: Store, _here: World) -> Operation:
    claimed = await _claimed(store)
    for one in claimed:
        await store.channels.failed(one.channel, 0)
    return lambda: store.outbox.sent(claimed)


@operation("outbox.forget")
async def _(store: Store, _here: World) -> Operation:
    await store.outbox.sent(await _claimed(store))
    return lambda: store.outbox.forget(LATER + KEPT_MS)


async def _move(store: Store) -> None:
    """Have the player to act at "running" move, so that the other is notified."""
    running = await found(store, "running")
    mover = running.turn or 0
    summary = GOES_ON if mover == 0 else type(GOES_ON)(turn=0, outcome=None)
    assert await store.log.append("running", entry(running.ply + 1, seat=mover), summary)


async def _claimed(store: Store) -> list[Notice]:
    await _move(store)
    claimed = await store.outbox.claim(LATER, 9)
    assert claimed
    return claimed
