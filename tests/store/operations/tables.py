"""Opening tables, sitting down, the host's actions, leaving, and tables that end without a result."""

from msgspec import structs

from tablee.core.rng import seed_commitment
from tablee.store.messages import SentMessage
from tablee.store.rows import MatchRow, Nonce
from tablee.store.store import Store
from tests.store.operations.world import NOW, Operation, World, found, operation
from tests.store.samples import entry, match, seat

NONCE = "22" * 32
BOUND = seed_commitment(NONCE)


@operation("matches.create")
async def _(store: Store, here: World) -> Operation:
    two = seat(0, "guest", here.ana.guest.id), seat(1, "guest", here.bo.guest.id)
    bound = (Nonce(here.ana.guest.id, BOUND),)
    row = structs.replace(match("next", *two, previous="over"), turn=0, nonces=bound)
    return lambda: store.matches.create(row, [entry(1), entry(2)])


@operation("matches.take_seat")
async def _(store: Store, here: World) -> Operation:
    sitting = seat(2, "guest", here.cyd.guest.id)
    return lambda: store.matches.take_seat("waiting", sitting, NOW, 0)


@operation("matches.begin")
async def _(store: Store, here: World) -> Operation:
    await store.nonces.bind("waiting", here.ana.guest.id, BOUND, 1)
    await store.matches.take_seat("waiting", seat(2, "guest", here.cyd.guest.id), 2, 0, countdown=9)
    row = await found(store, "waiting")
    return lambda: store.matches.begin(row, NOW, 0)


@operation("quick_tables.sit")
async def _(store: Store, here: World) -> Operation:
    row = _quick("first")
    return lambda: store.quick_tables.sit(row, here.ana.guest.id, NOW, 9, BOUND)


@operation("quick_tables.sit, on the last seat")
async def _(store: Store, here: World) -> Operation:
    await store.quick_tables.sit(_quick("first"), here.ana.guest.id, 1, 9, BOUND)
    row = _quick("second")
    return lambda: store.quick_tables.sit(row, here.bo.guest.id, NOW, 0, BOUND)


@operation("nonces.bind")
async def _(store: Store, here: World) -> Operation:
    sent = SentMessage(here.ana.guest.id, "sent")
    return lambda: store.nonces.bind("waiting", here.ana.guest.id, BOUND, NOW, sent)


@operation("nonces.bind_for_next")
async def _(store: Store, here: World) -> Operation:
    return lambda: store.nonces.bind_for_next("over", here.ana.guest.id, BOUND)


@operation("nonces.show")
async def _(store: Store, here: World) -> Operation:
    await store.nonces.bind("waiting", here.ana.guest.id, BOUND, 1)
    await store.matches.take_seat("waiting", seat(2, "guest", here.cyd.guest.id), 2, 0, countdown=9)
    return lambda: store.nonces.show("waiting", here.ana.guest.id, NONCE, NOW)


@operation("hosting.remove")
async def _(store: Store, _here: World) -> Operation:
    row = await found(store, "waiting")
    return lambda: store.hosting.remove("waiting", 1, "Bo", True, NOW, row.revision)


@operation("hosting.swap")
async def _(store: Store, _here: World) -> Operation:
    row = await found(store, "waiting")
    return lambda: store.hosting.swap("waiting", 0, 1, ("Ana", "Bo"), NOW, row.revision)


@operation("hosting.change")
async def _(store: Store, _here: World) -> Operation:
    row = await found(store, "waiting")
    values = {"terms": {"counts": True}, "pause": 9}
    return lambda: store.hosting.change("waiting", values, {"pause": 9}, NOW, row.revision)


@operation("hosting.lock")
async def _(store: Store, _here: World) -> Operation:
    return lambda: store.hosting.lock("waiting", True, NOW)


@operation("hosting.hand_on")
async def _(store: Store, here: World) -> Operation:
    return lambda: store.hosting.hand_on("waiting", here.ana.guest.id, 1, NOW)


@operation("hosting.start")
async def _(store: Store, here: World) -> Operation:
    await store.matches.take_seat("waiting", seat(2, "guest", here.cyd.guest.id), 2, 0, countdown=9)
    row = await found(store, "waiting")
    return lambda: store.hosting.start("waiting", NOW, 0, 0, row.revision)


@operation("hosting.fill")
async def _(store: Store, _here: World) -> Operation:
    row = await found(store, "waiting")
    return lambda: store.hosting.fill("waiting", 3, NOW, 0, 0, row.revision)


@operation("cancelling.leave")
async def _(store: Store, here: World) -> Operation:
    return lambda: store.cancelling.leave("waiting", here.ana.guest.id, NOW)


@operation("cancelling.leave, as the last one of a quick match")
async def _(store: Store, here: World) -> Operation:
    await store.quick_tables.sit(_quick("first"), here.ana.guest.id, 1, 9)
    return lambda: store.cancelling.leave("first", here.ana.guest.id, NOW)


@operation("cancelling.cancel")
async def _(store: Store, _here: World) -> Operation:
    return lambda: store.cancelling.cancel("waiting", NOW)


@operation("cancelling.expire")
async def _(store: Store, _here: World) -> Operation:
    return lambda: store.cancelling.expire(NOW, NOW)


@operation("pruning.abandoned")
async def _(store: Store, _here: World) -> Operation:
    return lambda: store.pruning.abandoned(NOW)


def _quick(name: str) -> MatchRow:
    """Return a table of a quick match for two."""
    return structs.replace(match(name, seat(0), seat(1)), quick="toy 2", stand_in=9)
