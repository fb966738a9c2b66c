"""Hints that people received, so that the log can mark the moves made with help."""

from tablee.store.database import Database
from tablee.store.insertion import insert_into
from tablee.store.schema import helps


class Helps:
    """The plies for which a seat received a hint; the log reads this with each move."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def note(self, match: str, ply: int, seat: int, now: int) -> None:
        """Note that this seat is about to see a hint for ply `ply`; doing so twice is harmless."""
        one = insert_into(helps, self._database.dialect.name).values(match=match, ply=ply, seat=seat, at=now)
        async with self._database.write() as connection:
            await connection.execute(one.on_conflict_do_nothing())
