"""The ladder of the server's programs and bots."""

from typing import Final

from tablee.store.ladder import NewDeal
from tablee.store.store import Store
from tests.store.operations.world import NOW, Operation, World, operation

NODE: Final = "node"


def deal(other: str, at: int, records: str | None = "[]") -> NewDeal:
    """Return a deal of Fox and this player."""
    return NewDeal("toy", 1, "program:Fox", other, at, "[]", records)


async def held(store: Store) -> None:
    """Let a process hold the lease."""
    assert await store.ladder.hold(NODE, 1, 2 * NOW)


@operation("ladder.hold")
async def _(store: Store, _here: World) -> Operation:
    await held(store)
    return lambda: store.ladder.hold(NODE, NOW, 3 * NOW)


@operation("ladder.release")
async def _(store: Store, _here: World) -> Operation:
    await held(store)
    return lambda: store.ladder.release(NODE)


@operation("ladder.add")
async def _(store: Store, _here: World) -> Operation:
    await held(store)
    for other, at in (("bot:1", 1), ("bot:2", 2), ("bot:1", 3)):
        assert await store.ladder.add(NODE, deal(other, at), 0, 5)
    return lambda: store.ladder.add(NODE, deal("bot:1", NOW), 2, 1)


@operation("ladder.publish")
async def _(store: Store, _here: World) -> Operation:
    await store.ladder.publish("toy", "{}", 1)
    return lambda: store.ladder.publish("toy", '{"n": 1}', NOW)


@operation("ladder.forget")
async def _(store: Store, _here: World) -> Operation:
    await held(store)
    for other in ("bot:1", "bot:2"):
        assert await store.ladder.add(NODE, deal(other, 1), 0, 5)
    await store.ladder.publish("toy", "{}", 1)
    return lambda: store.ladder.forget("bot:1")
