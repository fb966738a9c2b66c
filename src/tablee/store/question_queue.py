"""Questions to bots that one process offers to the others: hints and analyses, each for one process.

Used with PostgreSQL only. The process that asked reads the answer, or takes the question back.
"""

from collections.abc import Collection
from typing import Final, NamedTuple

from sqlalchemy import (
    BigInteger,
    ColumnElement,
    Connection,
    Update,
    and_,
    bindparam,
    delete,
    func,
    insert,
    or_,
    select,
    update,
)

from tablee.store.prepared import Statement
from tablee.store.repository import Repository
from tablee.store.schema import bot_questions
from tablee.store.turn_queue import LEASE_MS


class OfferedQuestion(NamedTuple):
    """A question as text, whose format only the caller knows.

    `address`, `guest`: whose share of thinking time it uses, as keyed hashes. `delay`: the milliseconds by which it
    ranks behind other questions that were offered at the same time.
    """

    id: str
    address: str
    guest: str
    asked: str
    delay: int = 0


class QuestionEnd(NamedTuple):
    """The end of an offer: the answer as text; None if no process answered, and the question was taken back."""

    answer: str | None


class QuestionQueue(Repository):
    """The questions that processes offer to others."""

    async def offer(self, question: OfferedQuestion, now: int) -> None:
        """Let any process answer this question."""
        values = {**question._asdict(), "offered": now, "rank": now + question.delay}
        del values["delay"]
        await self._database.at_once(lambda connection: _OFFER.on(connection).run(connection, values))

    async def claim(self, node: str, now: int) -> OfferedQuestion | None:
        """Claim the waiting question that is next, for process `node`; None if no question waits.

        It is of the address that has the fewest questions under way; within an address, of such a guest. Of several,
        the one that has waited longest is next.
        """
        values = {"by": node, "now": now, "lease": now + LEASE_MS}
        found = await self._database.at_once(
            lambda connection: _CLAIM.on(connection).first(connection, values)
        )
        return None if found is None else OfferedQuestion(*found)

    async def renew(self, node: str, held: Collection[str], now: int) -> None:
        """Hold the claims of this process on these questions for another lease, unless others have them now."""
        if held:
            theirs = and_(bot_questions.c.node == node, bot_questions.c.id.in_(sorted(held)))
            await self._change(update(bot_questions).where(theirs).values(until=now + LEASE_MS))

    async def answer(self, node: str, question: str, answer: str) -> None:
        """Note the answer of process `node`; nothing happens if the question was taken back or has another claim."""
        values = {"question": question, "by": node, "told": answer}
        await self._database.at_once(lambda connection: _ANSWER.on(connection).run(connection, values))

    async def holders(self, now: int) -> frozenset[str]:
        """Return the processes that hold claims on questions, gone or not."""
        open_ = and_(bot_questions.c.answer.is_(None), bot_questions.c.until > now)
        held = select(bot_questions.c.node).where(bot_questions.c.node.is_not(None), open_)
        async with self._database.read() as connection:
            return frozenset((await connection.execute(held.distinct())).scalars())

    async def release(self, node: str) -> None:
        """Give all questions that this process has not answered back to the queue, because it ends, or is gone."""
        theirs = and_(bot_questions.c.node == node, bot_questions.c.answer.is_(None))
        await self._change(update(bot_questions).where(theirs).values(node=None, until=0))

    async def end(self, question: str, now: int, take_back: bool) -> QuestionEnd | None:
        """Remove a question that is answered, and return its end; None if it goes on.

        `take_back`: remove it also if no process thinks about it now.
        """
        values = {"question": question, "now": now if take_back else -1}

        def end(connection: Connection) -> QuestionEnd | None:
            found = _END.on(connection).first(connection, values)
            return None if found is None else QuestionEnd(found[0])

        return await self._database.at_once(end)

    async def withdraw(self, question: str) -> None:
        """Remove a question whose answer is no longer wanted."""
        await self._change(delete(bot_questions).where(bot_questions.c.id == question))

    async def forget(self, before: int) -> None:
        """Delete questions that were offered before this time, by processes that are gone."""
        await self._change(delete(bot_questions).where(bot_questions.c.offered < before))


def _claiming() -> Update:
    now: ColumnElement[int] = bindparam("now", type_=BigInteger())
    under_way = select(bot_questions).where(bot_questions.c.answer.is_(None), bot_questions.c.until > now)
    busy = under_way.subquery()
    question = bot_questions.alias()
    of_address = (
        select(func.count()).where(busy.c.address == question.c.address).correlate(question).scalar_subquery()
    )
    of_guest = (
        select(func.count())
        .where(busy.c.address == question.c.address, busy.c.guest == question.c.guest)
        .correlate(question)
        .scalar_subquery()
    )
    first = (
        select(question.c.id)
        .where(question.c.answer.is_(None), question.c.until <= now)
        .order_by(of_address, of_guest, question.c.rank, question.c.id)
        .limit(1)
        .with_for_update(of=question, skip_locked=True)
    )
    return (
        update(bot_questions)
        .where(bot_questions.c.id == first.scalar_subquery())
        .values(node=bindparam("by"), until=bindparam("lease"))
        .returning(bot_questions.c.id, bot_questions.c.address, bot_questions.c.guest, bot_questions.c.asked)
    )


_this = bot_questions.c.id == bindparam("question")
_OFFER: Final = Statement(
    insert(bot_questions).values(
        **{name: bindparam(name) for name in ("id", "address", "guest", "asked", "offered", "rank")},
        node=None,
        until=0,
        answer=None,
    )
)
_CLAIM: Final = Statement(_claiming())
_ANSWER: Final = Statement(
    update(bot_questions)
    .where(_this, bot_questions.c.node == bindparam("by"))
    .values(answer=bindparam("told"), until=0)
)
_END: Final = Statement(
    delete(bot_questions)
    .where(
        _this,
        or_(bot_questions.c.answer.is_not(None), bot_questions.c.until <= bindparam("now")),
    )
    .returning(bot_questions.c.answer)
)
