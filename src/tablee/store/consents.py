"""The players who let researchers use the moves of their match, without names.

A row is a yes. No answer and a no are the same, so nobody can see who refused.
"""

from collections.abc import Collection

from sqlalchemy import and_, delete, exists, select

from tablee.store.insertion import insert_into
from tablee.store.match_changes import revise
from tablee.store.repository import Repository
from tablee.store.schema import GOING_ON, consents, matches, resignations, seats


class Consents(Repository):
    """The consents at all tables."""

    async def give(self, match: str, guest: str, now: int) -> bool:
        """Let researchers use this match, as far as this guest is concerned; doing so twice is harmless.

        Returns False, and changes nothing, if the match is over, or the guest has and had no seat there.
        """
        sits = exists().where(seats.c.match == match, seats.c.guest == guest)
        sat = exists().where(resignations.c.match == match, resignations.c.guest == guest)
        playing = select(matches.c.id).where(and_(matches.c.id == match, GOING_ON), sits | sat)
        async with self._database.write() as connection:
            # Lock the match's own row first: a match that ends at the same moment waits, or is seen to be over.
            await connection.run_sync(revise, matches.c.id == match)
            if (await connection.execute(playing)).first() is None:
                await connection.rollback()
                return False
            one = insert_into(consents, self._database.dialect.name).values(match=match, guest=guest, at=now)
            await connection.execute(one.on_conflict_do_nothing())
        return True

    async def keep(self, agreed: Collection[tuple[str, str]]) -> int:
        """Take back all consents but these, a match and a guest each; return how many. For a restored backup."""
        async with self._database.write() as connection:
            rows = (await connection.execute(select(consents.c.match, consents.c.guest))).all()
            void = [(row.match, row.guest) for row in rows if (row.match, row.guest) not in agreed]
            for match, guest in void:
                theirs = and_(consents.c.match == match, consents.c.guest == guest)
                await connection.execute(delete(consents).where(theirs))
        return len(void)

    async def withdraw(self, match: str, guest: str) -> None:
        """Take this guest's consent back, also after the match; doing so twice is harmless."""
        async with self._database.write() as connection:
            await connection.run_sync(revise, matches.c.id == match)
            await connection.execute(
                delete(consents).where(consents.c.match == match, consents.c.guest == guest)
            )
