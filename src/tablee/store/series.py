"""Keeping the score of a series when a guest is merged with another or deleted.

Each match of a series holds the counts of those before it (`matches.series`), by guest and, for other people at a
guest's device, by guest and name. Those who left are counted too, in case they come back.
"""

from collections.abc import Callable

from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from tablee.store.schema import matches, seats


async def rename(connection: AsyncConnection, guest: str, other: str) -> None:
    """What `guest` won, and who played at their device, counts as won by `other` from now on."""
    await _rewrite(connection, guest, lambda name: other + name)


async def unname(connection: AsyncConnection, guest: str) -> None:
    """Forget what other people at the device of `guest` won: it is kept by their names."""
    await _rewrite(connection, guest, lambda name: None if name else guest)


async def _rewrite(connection: AsyncConnection, guest: str, as_kept: Callable[[str], str | None]) -> None:
    """`as_kept`: the new key for one that names `guest` and this (a space and a name, or nothing); None: drop it."""
    # Every match they sat at, and what was played at those tables after.
    theirs = select(seats.c.match).where(seats.c.guest == guest).cte("series", recursive=True)
    after = select(matches.c.id).join(theirs, matches.c.previous == theirs.c.match)
    every = theirs.union(after)
    query = select(matches.c.id, matches.c.series).where(matches.c.id.in_(select(every.c.match)))
    for match, series in (await connection.execute(query)).all():
        won: dict[str, int] = {}
        for who, count in series.get("won", {}).items():
            owner, space, name = who.partition(" ")
            kept = as_kept(space + name) if owner == guest else who
            if kept is not None:
                won[kept] = won.get(kept, 0) + count
        if won != series.get("won", {}):
            again = {"series": {**series, "won": won}, "revision": matches.c.revision + 1}
            await connection.execute(update(matches).where(matches.c.id == match).values(again))
