"""The turns of bots that wait for a process to think about them, or are thought about: each by one process.

Used with PostgreSQL only. A claim saves work and decides who may move; that there is one move after each ply is up to
the log. Of each match there is the last turn, which no process with an older one can claim again.
"""

from collections.abc import Collection
from typing import Any, Final, Literal, NamedTuple, TypeAlias

from sqlalchemy import (
    ColumnElement,
    Connection,
    Insert,
    Select,
    Update,
    and_,
    bindparam,
    case,
    delete,
    func,
    or_,
    select,
    update,
)

from tablee.store.insertion import insert_into
from tablee.store.prepared import Statement
from tablee.store.repository import Repository
from tablee.store.schema import bot_turns

LEASE_MS: Final = 15_000
"""A process that did not renew its claim for this time, in milliseconds, is taken to be gone."""

Answer: TypeAlias = Literal["claimed", "waits", "left"]
"""`claimed`: the process that asked thinks about this turn; `waits`: one that has room will; `left`: another does."""

_open = and_(~bot_turns.c.done, bot_turns.c.node.is_not(None), bot_turns.c.until > bindparam("now"))
_free = or_(bot_turns.c.node.is_(None), bot_turns.c.until <= bindparam("now"))

WAITING: Final = select(bot_turns.c.match).where(bot_turns.c.anywhere, ~bot_turns.c.done, _free)
"""The turns that any process may claim."""


class BotTurn(NamedTuple):
    """The turn of a bot after ply `ply`, when `undone` moves had been undone.

    `address`, `guest`: the shares of thinking time that it uses, as keyed hashes; an address that is not known is the
    guest's hash. `anywhere`: any process may think about it, not only the one that asks.
    """

    match: str
    ply: int
    undone: int
    address: str
    guest: str
    anywhere: bool


class ClaimedTurn(NamedTuple):
    """A turn that was claimed from the queue, where it waited for `waited` milliseconds."""

    match: str
    ply: int
    undone: int
    waited: int


class ClaimLostError(Exception):
    """The process no longer holds the claim under which it would move; nothing has changed."""


class TurnQueue(Repository):
    """The turns of bots at all tables."""

    async def ask(self, turn: BotTurn, node: str | None, now: int) -> Answer:
        """Claim this turn for process `node`, or (None) put it into the queue."""
        values = {**turn._asdict(), "node": node, "until": now + LEASE_MS if node else 0, "now": now}
        values["claimed"] = now if node else 0

        def ask(connection: Connection) -> bool:
            return _ASK.on(connection).first(connection, values) is not None

        if not await self._database.at_once(ask):
            return "left"
        return "claimed" if node else "waits"

    async def claim(self, node: str, now: int) -> ClaimedTurn | None:
        """Claim the waiting turn that is next, for process `node`; None if no turn waits.

        It is of the address with the fewest claimed turns; of several, of the one whose last claim is longest ago.
        Within an address, guests take turns in the same way, and within a guest the turns come in their order.
        """
        values = {"by": node, "now": now, "lease": now + LEASE_MS}
        found = await self._database.at_once(
            lambda connection: _CLAIM.on(connection).first(connection, values)
        )
        return None if found is None else ClaimedTurn(found[0], found[1], found[2], max(0, now - found[3]))

    async def renew(self, node: str, held: Collection[str], now: int) -> None:
        """Hold the claims of this process at these matches for another lease, unless others have them now."""
        if held:
            theirs = and_(bot_turns.c.node == node, bot_turns.c.match.in_(sorted(held)), ~bot_turns.c.done)
            await self._change(update(bot_turns).where(theirs).values(until=now + LEASE_MS))

    async def holders(self, now: int) -> frozenset[str]:
        """Return the processes that hold claims on turns, gone or not."""
        held = select(bot_turns.c.node).where(
            bot_turns.c.node.is_not(None), ~bot_turns.c.done, bot_turns.c.until > now
        )
        async with self._database.read() as connection:
            return frozenset((await connection.execute(held.distinct())).scalars())

    async def release(self, node: str) -> None:
        """Give all claims of this process back to the queue, because it ends, or is gone."""
        theirs = and_(bot_turns.c.node == node, ~bot_turns.c.done)
        await self._change(update(bot_turns).where(theirs).values(node=None, until=0))

    async def drop(self, node: str, match: str, ply: int, undone: int) -> None:
        """Forget a turn that this process has claimed, because no bot is to move there now."""
        this = and_(bot_turns.c.match == match, bot_turns.c.ply == ply, bot_turns.c.undone == undone)
        await self._change(delete(bot_turns).where(this, bot_turns.c.node == node, ~bot_turns.c.done))

    async def forget(self, before: int) -> None:
        """Delete turns whose claims ended before this time: fairness needs only the last ones."""
        ended = or_(bot_turns.c.done, and_(bot_turns.c.node.is_not(None), bot_turns.c.until < before))
        await self._change(delete(bot_turns).where(bot_turns.c.claimed < before, ended))


def finish(connection: Connection, node: str, match: str, ply: int, undone: int) -> None:
    """Note that the move of this turn is made, in the transaction that does so. Raise `ClaimLostError`."""
    values = {"by": node, "of_match": match, "at_ply": ply, "at_undone": undone}
    if not _FINISH.on(connection).run(connection, values):
        raise ClaimLostError


def _asking(dialect: str) -> Insert:
    """Return the insertion of a turn that replaces earlier ones of its match, and the same one if nobody claims it."""
    names = ("match", "ply", "undone", "address", "guest", "anywhere", "claimed", "node", "until")
    given = {name: bindparam(name, type_=bot_turns.c[name].type) for name in names}
    now = bindparam("now", type_=bot_turns.c.asked.type)
    insertion = insert_into(bot_turns, dialect).values(**given, asked=now, done=False)
    asked = insertion.excluded
    later = or_(
        asked.undone > bot_turns.c.undone,
        and_(asked.undone == bot_turns.c.undone, asked.ply > bot_turns.c.ply),
    )
    same = and_(asked.undone == bot_turns.c.undone, asked.ply == bot_turns.c.ply, ~bot_turns.c.done)
    own = bot_turns.c.node == asked.node
    known = case((asked.address == asked.guest, bot_turns.c.address), else_=asked.address)
    put: dict[str, ColumnElement[object]] = {name: asked[name] for name in [*names[1:], "asked", "done"]}
    put["address"] = case((bot_turns.c.guest == asked.guest, known), else_=asked.address)
    put["claimed"] = case((asked.node.is_(None), bot_turns.c.claimed), else_=asked.claimed)
    return insertion.on_conflict_do_update(
        index_elements=["match"],
        set_=put,
        where=or_(later, and_(same, asked.node.is_not(None), or_(_free, own))),
    ).returning(bot_turns.c.match)


def _shares(*columns: ColumnElement[str]) -> Select[*tuple[Any, ...]]:
    """Return, for each address or guest of an address, its claimed turns now and the time of its last claim."""
    held = func.sum(case((_open, 1), else_=0)).label("held")
    return select(*columns, held, func.max(bot_turns.c.claimed).label("last")).group_by(*columns)


def _claiming() -> Update:
    addresses = _shares(bot_turns.c.address).subquery()
    guests = _shares(bot_turns.c.address, bot_turns.c.guest).subquery()
    turn = bot_turns.alias()
    of_guest = and_(guests.c.address == turn.c.address, guests.c.guest == turn.c.guest)
    first = (
        select(turn.c.match)
        .join(addresses, addresses.c.address == turn.c.address)
        .join(guests, of_guest)
        .where(
            turn.c.anywhere,
            ~turn.c.done,
            or_(turn.c.node.is_(None), turn.c.until <= bindparam("now")),
        )
        .order_by(
            addresses.c.held, addresses.c.last, guests.c.held, guests.c.last, turn.c.asked, turn.c.match
        )
        .limit(1)
        .with_for_update(of=turn, skip_locked=True)
    )
    return (
        update(bot_turns)
        .where(bot_turns.c.match == first.scalar_subquery())
        .values(node=bindparam("by"), claimed=bindparam("now"), until=bindparam("lease"))
        .returning(bot_turns.c.match, bot_turns.c.ply, bot_turns.c.undone, bot_turns.c.asked)
    )


_ASK: Final = Statement(_asking)
_CLAIM: Final = Statement(_claiming())
_FINISH: Final = Statement(
    update(bot_turns)
    .where(
        bot_turns.c.match == bindparam("of_match"),
        bot_turns.c.ply == bindparam("at_ply"),
        bot_turns.c.undone == bindparam("at_undone"),
        bot_turns.c.node == bindparam("by"),
        ~bot_turns.c.done,
    )
    .values(done=True, node=None, until=0)
)
