"""The log, clocks, proposals, and what follows a match."""

from typing import Any, Final

from sqlalchemy import update
from sqlalchemy.ext.asyncio import AsyncConnection

from tablee.store.clocks import Noted
from tablee.store.corrections import DOUBTFUL
from tablee.store.match_changes import begin_epoch
from tablee.store.messages import SentMessage
from tablee.store.question_queue import OfferedQuestion
from tablee.store.rows import Entry, MoveAhead, Proposal, Summary, TakenBack
from tablee.store.schema import matches
from tablee.store.store import Store
from tablee.store.table_events import add_event
from tablee.store.turn_queue import LEASE_MS, BotTurn
from tests.store.operations.world import NOW, Operation, World, found, operation
from tests.store.samples import ENDS, GOES_ON, entry


@operation("log.append")
async def _(store: Store, _here: World) -> Operation:
    return lambda: store.log.append("running", entry(1, "message"), GOES_ON)


@operation("log.append, by a person")
async def _(store: Store, _here: World) -> Operation:
    await store.log.note_hint("running", 1, 0, 1)
    moved = Entry(1, 0, "draw", "message", 5, NOW, "person")
    return lambda: store.log.append("running", moved, GOES_ON)


@operation("log.append, the last move")
async def _(store: Store, _here: World) -> Operation:
    return lambda: store.log.append("running", entry(1, "message"), ENDS)


@operation("log.take_back")
async def _(store: Store, _here: World) -> Operation:
    await store.log.append("running", entry(1, "message"), GOES_ON)
    taken = TakenBack(1, entry(1, "message"), "undo", NOW)
    return lambda: store.log.take_back("running", [taken], Summary(turn=0, outcome=None))


@operation("log.resign")
async def _(store: Store, here: World) -> Operation:
    return lambda: store.log.resign("running", 0, 0, NOW, ENDS, sent=_sent(here))


@operation("log.note_hint")
async def _(store: Store, _here: World) -> Operation:
    return lambda: store.log.note_hint("running", 1, 0, NOW)


@operation("moves_ahead.say")
async def _(store: Store, _here: World) -> Operation:
    await store.moves_ahead.say(MoveAhead("running", 0, "draw", "{}", 0, 1))
    return lambda: store.moves_ahead.say(MoveAhead("running", 0, "lay", "{}", 0, NOW))


@operation("moves_ahead.forget")
async def _(store: Store, _here: World) -> Operation:
    await store.moves_ahead.say(MoveAhead("running", 0, "draw", "{}", 0, 1))
    return lambda: store.moves_ahead.forget("running", 0)


@operation("presences.note")
async def _(store: Store, here: World) -> Operation:
    there = [("running", one.guest.id) for one in (here.ana, here.bo)]
    return lambda: store.presences.note(there, NOW)


@operation("outages.begin")
async def _(store: Store, _here: World) -> Operation:
    return lambda: store.outages.begin("running", [0, 1], NOW)


@operation("outages.end")
async def _(store: Store, _here: World) -> Operation:
    await store.outages.begin("running", [0, 1], 1)
    return lambda: store.outages.end("running", [0, 1], NOW)


@operation("clocks.set_deadline")
async def _(store: Store, _here: World) -> Operation:
    return lambda: store.clocks.set_deadline("running", 0, 0, NOW)


@operation("clocks.put_off")
async def _(store: Store, _here: World) -> Operation:
    await store.clocks.set_deadline("running", 0, 0, 1)
    return lambda: store.clocks.put_off("running", 1, NOW)


@operation("clocks.note")
async def _(store: Store, _here: World) -> Operation:
    return lambda: store.clocks.note("running", 0, 0, 0, Noted("out", 0), 2 * NOW, NOW)


@operation("proposals.propose")
async def _(store: Store, here: World) -> Operation:
    bo = here.bo.guest.id
    return lambda: store.proposals.propose("running", "pause", bo, {}, NOW, _carry, _sent(here))


@operation("proposals.agree")
async def _(store: Store, here: World) -> Operation:
    n = await _proposed(store, here)
    ana = here.ana.guest.id
    return lambda: store.proposals.agree("running", "pause", n, ana, NOW, _carry, _sent(here))


@operation("proposals.drop")
async def _(store: Store, here: World) -> Operation:
    n = await _proposed(store, here)
    return lambda: store.proposals.drop("running", "pause", n, NOW, _carry, _sent(here))


@operation("proposals.settle")
async def _(store: Store, here: World) -> Operation:
    await _proposed(store, here)
    # Bo agrees, and Ana, who has given up, no longer has to.
    await store.log.resign("running", 0, 0, 2, GOES_ON)
    return lambda: store.proposals.settle("running", "pause", NOW, _carry)


@operation("substitutes.sit_down")
async def _(store: Store, here: World) -> Operation:
    await store.log.resign("running", 0, 0, 2, GOES_ON)
    return lambda: store.substitutes.sit_down("running", 0, here.cyd.guest.id, NOW)


@operation("messages.note")
async def _(store: Store, here: World) -> Operation:
    return lambda: store.messages.note("running", _sent(here), NOW)


@operation("offers.add")
async def _(store: Store, here: World) -> Operation:
    await store.offers.add("over", [1], "revenge", 1)
    return lambda: store.offers.add("over", [0], "rematch", NOW, _sent(here))


@operation("offers.withdraw")
async def _(store: Store, here: World) -> Operation:
    await store.offers.add("over", [1], "revenge", 1)
    return lambda: store.offers.withdraw("over", NOW, _sent(here))


@operation("analyses.keep")
async def _(store: Store, _here: World) -> Operation:
    await store.analyses.keep("over", 1, "old", 1)
    return lambda: store.analyses.keep("over", 2, "new", NOW)


@operation("corrections.settled")
async def _(store: Store, _here: World) -> Operation:
    await _change(store, "over", epoch=DOUBTFUL)
    return lambda: store.corrections.settled("over")


@operation("corrections.correct")
async def _(store: Store, _here: World) -> Operation:
    row = await found(store, "running")
    return lambda: store.corrections.correct(row, ENDS, NOW)


@operation("corrections.correct, to one that goes on")
async def _(store: Store, _here: World) -> Operation:
    row = await found(store, "over")
    return lambda: store.corrections.correct(row, GOES_ON, NOW)


@operation("pruning.messages")
async def _(store: Store, here: World) -> Operation:
    await store.offers.withdraw("over", 1, _sent(here))
    return lambda: store.pruning.messages(NOW)


def _sent(here: World) -> SentMessage:
    return SentMessage(here.ana.guest.id, "sent")


async def _carry(connection: AsyncConnection, proposal: Proposal, now: int) -> None:
    """Carry out a proposal by two more statements, as the server does."""
    await connection.run_sync(add_event, proposal.match, "paused", now)
    await connection.run_sync(begin_epoch, proposal.match)


async def _proposed(store: Store, here: World) -> int:
    """Have Bo propose a pause; return the number of the proposal."""
    made = await store.proposals.propose("running", "pause", here.bo.guest.id, {}, 1, _carry)
    assert made is not None
    return made.n


async def _change(store: Store, name: str, **values: Any) -> None:
    async with store.database.write() as connection:
        await connection.execute(update(matches).where(matches.c.id == name).values(values))


@operation("log.append, by a bot with a claim")
async def _(store: Store, _here: World) -> Operation:
    await store.turn_queue.ask(_turn(0), "node", NOW)
    moved = Entry(1, 0, "draw", None, 5, NOW, "bot")
    return lambda: store.log.append("running", moved, GOES_ON, claim="node")


@operation("turn_queue.ask")
async def _(store: Store, _here: World) -> Operation:
    return lambda: store.turn_queue.ask(_turn(0), "node", NOW)


@operation("turn_queue.ask, once more")
async def _(store: Store, _here: World) -> Operation:
    await store.turn_queue.ask(_turn(0), None, NOW)
    return lambda: store.turn_queue.ask(_turn(1), None, NOW)


@operation("turn_queue.claim")
async def _(store: Store, _here: World) -> Operation:
    await store.turn_queue.ask(_turn(0), None, NOW)
    return lambda: store.turn_queue.claim("node", NOW)


@operation("turn_queue.renew")
async def _(store: Store, _here: World) -> Operation:
    await store.turn_queue.ask(_turn(0), "node", NOW)
    return lambda: store.turn_queue.renew("node", ["running"], NOW + 1)


@operation("turn_queue.release")
async def _(store: Store, _here: World) -> Operation:
    await store.turn_queue.ask(_turn(0), "node", NOW)
    return lambda: store.turn_queue.release("node")


@operation("turn_queue.drop")
async def _(store: Store, _here: World) -> Operation:
    await store.turn_queue.ask(_turn(0), "node", NOW)
    return lambda: store.turn_queue.drop("node", "running", 0, 0)


@operation("turn_queue.forget")
async def _(store: Store, _here: World) -> Operation:
    await store.turn_queue.ask(_turn(0), "node", NOW)
    return lambda: store.turn_queue.forget(NOW + LEASE_MS + 1)


def _turn(ply: int) -> BotTurn:
    return BotTurn("running", ply, 0, "address", "guest", anywhere=True)


QUESTION: Final = OfferedQuestion("question", "address", "guest", "asked")


@operation("question_queue.offer")
async def _(store: Store, _here: World) -> Operation:
    return lambda: store.question_queue.offer(QUESTION, NOW)


@operation("question_queue.claim")
async def _(store: Store, _here: World) -> Operation:
    await store.question_queue.offer(QUESTION, NOW)
    return lambda: store.question_queue.claim("node", NOW)


@operation("question_queue.renew")
async def _(store: Store, _here: World) -> Operation:
    await store.question_queue.offer(QUESTION, NOW)
    await store.question_queue.claim("node", NOW)
    return lambda: store.question_queue.renew("node", ["question"], NOW + 1)


@operation("question_queue.answer")
async def _(store: Store, _here: World) -> Operation:
    await store.question_queue.offer(QUESTION, NOW)
    await store.question_queue.claim("node", NOW)
    return lambda: store.question_queue.answer("node", "question", "answer")


@operation("question_queue.release")
async def _(store: Store, _here: World) -> Operation:
    await store.question_queue.offer(QUESTION, NOW)
    await store.question_queue.claim("node", NOW)
    return lambda: store.question_queue.release("node")


@operation("question_queue.end")
async def _(store: Store, _here: World) -> Operation:
    await store.question_queue.offer(QUESTION, NOW)
    return lambda: store.question_queue.end("question", NOW, take_back=True)


@operation("question_queue.withdraw")
async def _(store: Store, _here: World) -> Operation:
    await store.question_queue.offer(QUESTION, NOW)
    return lambda: store.question_queue.withdraw("question")


@operation("question_queue.forget")
async def _(store: Store, _here: World) -> Operation:
    await store.question_queue.offer(QUESTION, NOW)
    return lambda: store.question_queue.forget(NOW + 1)


@operation("consents.give")
async def _(store: Store, here: World) -> Operation:
    return lambda: store.consents.give("running", here.ana.guest.id, NOW)


@operation("consents.keep")
async def _(store: Store, here: World) -> Operation:
    for guest in (here.ana, here.bo):
        assert await store.consents.give("running", guest.guest.id, 1)
    return lambda: store.consents.keep({("running", here.bo.guest.id)})


@operation("consents.withdraw")
async def _(store: Store, here: World) -> Operation:
    await store.consents.give("running", here.ana.guest.id, NOW)
    await store.consents.give("running", here.bo.guest.id, NOW)
    return lambda: store.consents.withdraw("running", here.ana.guest.id)
