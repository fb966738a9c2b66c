"""The times at which people were last at a table, for every process."""

from collections.abc import Collection
from typing import Final

from sqlalchemy import BigInteger, Connection, Insert, and_, bindparam, func, literal, or_, select

from tablee.store.given_up import gave_up
from tablee.store.insertion import put_into
from tablee.store.prepared import Statement
from tablee.store.repository import Repository
from tablee.store.schema import matches, moves, presences, resignations, seats

LONG_STAND_IN_S: Final = 3600
"""With a stand-in after this time or more, people are assumed to come and go rather than to sit together."""


class Presences(Repository):
    """The presences, stored for tables at which several people play."""

    async def note(self, there: Collection[tuple[str, str]], now: int) -> None:
        """Note that these guests are at these tables now (pairs of match and guest)."""
        if not there:
            return
        # Sorted, because other processes note the same rows at the same moment.
        pairs = sorted(set(there))

        def note(connection: Connection) -> None:
            put = _PUT.on(connection)
            for match, guest in pairs:
                put.run(connection, {"of_match": match, "whom": guest, "now": now})

        await self._database.at_once(note)

    async def last(self, tables: Collection[str]) -> dict[tuple[str, str], int]:
        """Return when each guest was last at each of these matches, by match and guest; absent pairs never were."""
        query = select(presences).where(presences.c.match.in_(list(tables)))
        return {(row.match, row.guest): row.at for row in await self._rows(query)}

    async def overdue(self, now: int, limit: int) -> list[str]:
        """Return running matches where people come and go, and a bot is due to move for the player to act.

        A bot is due if the player has been away, and their turn has lasted, for as long as the table says. It is also
        due if a bot made their last move, and they have not been there since.
        """
        # Without the type, PostgreSQL would infer a small integer from the seconds subtracted.
        patience = literal(now, BigInteger) - 1000 * matches.c.stand_in
        theirs = and_(presences.c.match == matches.c.id, presences.c.guest == seats.c.guest)
        seen = func.coalesce(presences.c.at, matches.c.begun)
        latest = moves.alias()
        own = moves.alias()
        before = moves.alias()
        last_own = (
            select(func.max(before.c.ply))
            .where(before.c.match == matches.c.id, before.c.seat == matches.c.turn)
            .scalar_subquery()
        )
        query = (
            select(matches.c.id)
            .join(seats, and_(seats.c.match == matches.c.id, seats.c.seat == matches.c.turn))
            .outerjoin(resignations, gave_up(resignations, matches.c.id, matches.c.turn))
            .outerjoin(presences, theirs)
            .outerjoin(latest, and_(latest.c.match == matches.c.id, latest.c.ply == matches.c.ply))
            .outerjoin(own, and_(own.c.match == matches.c.id, own.c.ply == last_own))
            .where(
                matches.c.state == "running",
                matches.c.stand_in >= LONG_STAND_IN_S,
                seats.c.guest.is_not(None),
                resignations.c.seat.is_(None),
                seen <= patience,
                func.coalesce(matches.c.stand_in_since, 0) <= patience,
                or_(
                    func.coalesce(latest.c.at, matches.c.begun) <= patience,
                    and_(own.c.message.is_(None), own.c.at > seen),
                ),
            )
            .order_by(matches.c.changed)
            .limit(limit)
        )
        return [row.id for row in await self._rows(query)]


def _put(dialect: str) -> Insert:
    row: dict[str, object] = {
        "match": bindparam("of_match"),
        "guest": bindparam("whom"),
        "at": bindparam("now"),
    }
    return put_into(presences, dialect, [row])


_PUT: Final = Statement(_put)
