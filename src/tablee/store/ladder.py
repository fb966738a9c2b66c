"""The ladder of the server's programs and bots: its deals, their records for a while, and the standings.

Any process shows it; the one that holds the lease plays.
"""

from typing import Any, Final, NamedTuple

from sqlalchemy import ColumnElement, Row, and_, delete, func, insert, or_, select, true, update

from tablee.store.insertion import insert_into, put_into
from tablee.store.repository import Repository
from tablee.store.rows import LadderDealRow, LadderStandingsRow
from tablee.store.schema import ladder_deals, ladder_leases, ladder_standings

LEASE: Final = 1
"""The number of the one row of leases."""

_COLUMNS: Final = tuple(ladder_deals.c[name] for name in ("n", "game", "one", "other", "at", "matches"))


class NewDeal(NamedTuple):
    """A deal that was played: the matches and their records as text. `records` None: they are not kept."""

    game: str
    rules: int
    one: str
    other: str
    at: int
    matches: str
    records: str | None


class Ladder(Repository):
    """The ladder of all games."""

    async def hold(self, node: str, now: int, until: int, gone: str | None = None) -> bool:
        """Let process `node` play until then; False if another process may play now.

        `gone`: a process that has surely ended, whose lease is void.
        """
        lease = insert_into(ladder_leases, self._database.dialect.name).values(
            n=LEASE, node=node, until=until
        )
        free = or_(ladder_leases.c.until <= now, ladder_leases.c.node.in_([node, gone or node]))
        values = {"node": lease.excluded.node, "until": lease.excluded.until}
        return (
            await self._change(lease.on_conflict_do_update(index_elements=["n"], set_=values, where=free)) > 0
        )

    async def holder(self) -> str | None:
        """Return the process that held the lease last; None if none ever did."""
        found: str | None = await self._value(select(ladder_leases.c.node).where(ladder_leases.c.n == LEASE))
        return found

    async def release(self, node: str) -> None:
        """Let another process play, because this one ends."""
        await self._change(delete(ladder_leases).where(ladder_leases.c.node == node))

    async def add(self, node: str, deal: NewDeal, forget_before: int, keep_records: int) -> bool:
        """Add a deal that process `node` played; False, and nothing is added, if it no longer holds the lease.

        Deals from before `forget_before` are deleted. Only the newest `keep_records` deals of a pair keep records.
        """
        same = _of_pair(deal.game, deal.one, deal.other)
        async with self._database.write() as connection:
            # Locked, so that no other process gets the lease before this commit.
            held = select(ladder_leases.c.n).where(
                ladder_leases.c.node == node, ladder_leases.c.until > deal.at
            )
            if (await connection.execute(held.with_for_update())).first() is None:
                return False
            await connection.execute(insert(ladder_deals).values(deal._asdict()))
            newest = (
                select(ladder_deals.c.n).where(same).order_by(ladder_deals.c.n.desc()).limit(keep_records)
            )
            kept = select(newest.subquery().c.n)
            older = and_(same, ladder_deals.c.records.is_not(None), ladder_deals.c.n.not_in(kept))
            await connection.execute(update(ladder_deals).where(older).values(records=None))
            await connection.execute(delete(ladder_deals).where(ladder_deals.c.at < forget_before))
        return True

    async def counts(self, since: int) -> dict[tuple[str, int, str, str], int]:
        """Return the number of deals since then by game, rules, and pair."""
        by = (ladder_deals.c.game, ladder_deals.c.rules, ladder_deals.c.one, ladder_deals.c.other)
        query = select(*by, func.count().label("deals")).where(ladder_deals.c.at >= since).group_by(*by)
        return {(row.game, row.rules, row.one, row.other): row.deals for row in await self._rows(query)}

    async def deals(self, game: str, rules: int, since: int, after: int, most: int) -> list[LadderDealRow]:
        """Return the next deals of a game by these rules since then: those with numbers above `after`, in order."""
        wanted = and_(ladder_deals.c.game == game, ladder_deals.c.rules == rules, ladder_deals.c.at >= since)
        query = select(*_COLUMNS).where(wanted, ladder_deals.c.n > after)
        rows = await self._rows(query.order_by(ladder_deals.c.n).limit(most))
        return [_deal(row) for row in rows]

    async def of_pair(self, game: str, one: str, other: str, most: int) -> list[LadderDealRow]:
        """Return the newest deals of a pair, the newest first."""
        query = select(*_COLUMNS, ladder_deals.c.records.is_not(None).label("has_records")).where(
            _of_pair(game, one, other)
        )
        rows = await self._rows(query.order_by(ladder_deals.c.n.desc()).limit(most))
        return [_deal(row, bool(row.has_records)) for row in rows]

    async def records(self, n: int) -> str | None:
        """Return the records of a deal; None if there is no such deal, or its records are no longer kept."""
        found: str | None = await self._value(select(ladder_deals.c.records).where(ladder_deals.c.n == n))
        return found

    async def recorded(self, n: int) -> LadderDealRow | None:
        """Return a deal whose records are kept; None if there is no such deal, or its records are no longer kept."""
        row = await self._first(
            select(*_COLUMNS).where(ladder_deals.c.n == n, ladder_deals.c.records.is_not(None))
        )
        return None if row is None else _deal(row, True)

    async def entrants(self) -> set[str]:
        """Return the keys of all who played a deal that is still stored."""
        both = select(ladder_deals.c.one).union(select(ladder_deals.c.other))
        return set(await self._values(both))

    async def forget(self, entrant: str | None) -> int:
        """Delete the deals of this entrant (None: all deals), and the standings of their games; return their number."""
        theirs = (
            true() if entrant is None else or_(ladder_deals.c.one == entrant, ladder_deals.c.other == entrant)
        )
        games = select(ladder_deals.c.game).where(theirs).distinct()
        async with self._database.write() as connection:
            # The process that plays adds no deal meanwhile.
            await connection.execute(select(ladder_leases.c.n).with_for_update())
            await connection.execute(delete(ladder_standings).where(ladder_standings.c.game.in_(games)))
            return (await connection.execute(delete(ladder_deals).where(theirs))).rowcount

    async def publish(self, game: str, content: str, now: int) -> None:
        """Replace the standings of a game."""
        row = {"game": game, "at": now, "content": content}
        await self._change(put_into(ladder_standings, self._database.dialect.name, [row]))

    async def standings(self, game: str) -> LadderStandingsRow | None:
        """Return the standings of a game; None if there are none yet."""
        row = await self._first(select(ladder_standings).where(ladder_standings.c.game == game))
        return None if row is None else LadderStandingsRow(row.game, row.at, row.content)

    async def games(self) -> list[str]:
        """Return the games that have standings, by name."""
        return await self._values(select(ladder_standings.c.game).order_by(ladder_standings.c.game))


def _of_pair(game: str, one: str, other: str) -> ColumnElement[bool]:
    return and_(ladder_deals.c.game == game, ladder_deals.c.one == one, ladder_deals.c.other == other)


def _deal(row: Row[Any], has_records: bool = False) -> LadderDealRow:
    return LadderDealRow(row.n, row.game, row.one, row.other, row.at, row.matches, has_records)
