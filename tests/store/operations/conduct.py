"""Chat, mutes and blocks, reports, and the actions of moderators."""

from tablee.store.orders import Announcement, Ban, Drain, Pause
from tablee.store.rows import ChatMessage, ReportRow
from tablee.store.store import Store
from tests.store.operations.world import NOW, Operation, World, moderated, operation


@operation("chat.add")
async def _(store: Store, here: World) -> Operation:
    return lambda: store.chat.add("running", _line(here))


@operation("pruning.talk")
async def _(store: Store, here: World) -> Operation:
    await store.chat.add("over", _line(here))
    return lambda: store.pruning.talk(2 * NOW)


@operation("blocks.keep")
async def _(store: Store, here: World) -> Operation:
    return lambda: store.blocks.keep(here.ana.guest.id, here.bo.guest.id, "block", NOW)


@operation("blocks.lift")
async def _(store: Store, here: World) -> Operation:
    await store.blocks.keep(here.ana.guest.id, here.bo.guest.id, "block", 1)
    return lambda: store.blocks.lift(here.ana.guest.id, here.bo.guest.id)


@operation("blocks.lift_key")
async def _(store: Store, here: World) -> Operation:
    await store.blocks.keep(here.ana.guest.id, here.bo.guest.id, "block", 1)
    (kept,) = await store.blocks.of(here.ana.guest.id)
    return lambda: store.blocks.lift_key(here.ana.guest.id, kept.key)


@operation("reports.add")
async def _(store: Store, here: World) -> Operation:
    return lambda: store.reports.add(_report(here))


@operation("reports.prune")
async def _(store: Store, here: World) -> Operation:
    await store.consents.give("running", here.ana.guest.id, 1)
    await store.reports.add(_report(here))
    await store.moderation.close_report("nothing", moderated(here, "close", "report"))
    return lambda: store.reports.prune(2 * NOW)


@operation("moderation.appoint")
async def _(store: Store, here: World) -> Operation:
    return lambda: store.moderation.appoint(here.ana.guest.id, NOW)


@operation("moderation.recall")
async def _(store: Store, here: World) -> Operation:
    await store.moderation.appoint(here.ana.guest.id, 1)
    return lambda: store.moderation.recall(here.ana.guest.id, NOW)


@operation("moderation.remove_line")
async def _(store: Store, here: World) -> Operation:
    await store.chat.add("running", _line(here))
    return lambda: store.moderation.remove_line("running", 1, moderated(here, "remove"))


@operation("moderation.unname")
async def _(store: Store, here: World) -> Operation:
    return lambda: store.moderation.unname(here.ana.guest.id, moderated(here, "unname"))


@operation("moderation.silence")
async def _(store: Store, here: World) -> Operation:
    await store.moderation.silence(here.ana.guest.id, NOW + 1, moderated(here, "silence"))
    return lambda: store.moderation.silence(here.ana.guest.id, NOW + 2, moderated(here, "silence"))


@operation("moderation.end_sessions")
async def _(store: Store, here: World) -> Operation:
    await store.guests.link(here.ana.guest.id, NOW)
    return lambda: store.moderation.end_sessions(here.ana.guest.id, moderated(here, "end"))


@operation("moderation.close_report")
async def _(store: Store, here: World) -> Operation:
    await store.reports.add(_report(here))
    return lambda: store.moderation.close_report("acted", moderated(here, "close", "report"))


@operation("orders.announce")
async def _(store: Store, _here: World) -> Operation:
    await store.orders.announce(Announcement("before", 1, None))
    return lambda: store.orders.announce(Announcement("now", NOW, NOW + 1))


@operation("orders.take_back")
async def _(store: Store, _here: World) -> Operation:
    await store.orders.announce(Announcement("before", 1, None))
    return lambda: store.orders.take_back(NOW)


@operation("orders.ban")
async def _(store: Store, _here: World) -> Operation:
    await store.orders.ban(Ban("192.0.2.7/32", 1, False))
    return lambda: store.orders.ban(Ban("192.0.2.8/32", NOW, True))


@operation("orders.lift")
async def _(store: Store, _here: World) -> Operation:
    await store.orders.ban(Ban("192.0.2.7/32", 1, False))
    return lambda: store.orders.lift("192.0.2.7/32")


@operation("orders.drain")
async def _(store: Store, _here: World) -> Operation:
    await store.orders.drain(Drain(None, 1))
    return lambda: store.orders.drain(Drain("here:8000", NOW))


@operation("orders.end_drains")
async def _(store: Store, _here: World) -> Operation:
    await store.orders.drain(Drain(None, 1))
    return lambda: store.orders.end_drains(None)


@operation("orders.pause")
async def _(store: Store, _here: World) -> Operation:
    await store.orders.pause(Pause("Fox", 1))
    return lambda: store.orders.pause(Pause("Owl", NOW))


@operation("orders.resume")
async def _(store: Store, _here: World) -> Operation:
    await store.orders.pause(Pause("Fox", 1))
    return lambda: store.orders.resume("Fox")


@operation("entrances.make")
async def _(store: Store, _here: World) -> Operation:
    await store.entrances.make(1, NOW, 1)
    return lambda: store.entrances.make(1, NOW + 1, NOW)


@operation("entrances.use")
async def _(store: Store, _here: World) -> Operation:
    token = await store.entrances.make(2, NOW + 1, NOW)
    return lambda: store.entrances.use(token, NOW)


@operation("entrances.withdraw")
async def _(store: Store, _here: World) -> Operation:
    await store.entrances.make(2, NOW + 1, NOW)
    return lambda: store.entrances.withdraw()


def _line(here: World) -> ChatMessage:
    return ChatMessage(0, here.ana.guest.id, 0, "Ana", None, "Hello", "message", NOW)


def _report(here: World) -> ReportRow:
    return ReportRow(
        id="report",
        at=1,
        reporter=here.bo.guest.id,
        target=here.ana.guest.id,
        match="running",
        line=None,
        reason="insult",
        text="",
        evidence={},
    )
