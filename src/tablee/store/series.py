"""The score of a series when a guest is merged with another or deleted.

Each match of a series holds the counts of the matches before it (`matches.series`). The key is a guest or, for other
people at a guest's device and for a guest's agents, a guest and a name. Players who left are counted too, in case
they come back.
"""

from collections.abc import Callable
from typing import Any, TypeAlias

from sqlalchemy import or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from tablee.store.changed_matches import note_changed
from tablee.store.schema import matches, seats

Won: TypeAlias = dict[str, dict[str, int]]
"""The wins of one guest, by match: the guest (an empty name), others at their device and agents (a space, a name)."""


async def rename(connection: AsyncConnection, guest: str, other: str) -> Won:
    """Credit the wins of `guest`, of others at their device and of their agents to `other`; return these wins."""
    return await _rewrite(connection, guest, lambda name: other + name)


async def give_back(connection: AsyncConnection, guest: str, other: str, won: Won) -> None:
    """Credit the wins `won` to `other` again instead of `guest`, also in matches that followed since."""
    won = dict(won)
    latest = list(won)
    while latest:
        query = select(matches.c.id, matches.c.previous).where(matches.c.previous.in_(latest))
        following = (await connection.execute(query)).all()
        won |= {row.id: won[row.previous] for row in following if row.id not in won}
        latest = [row.id for row in following]
    counted = select(matches.c.id, matches.c.series).where(matches.c.id.in_(won))
    for match, series in (await connection.execute(counted)).all():
        counts = dict(series.get("won", {}))
        for name, count in won[match].items():
            theirs = min(count, counts.get(guest + name, 0))
            left = counts.pop(guest + name, 0) - theirs
            counts |= {other + name: theirs} | ({guest + name: left} if left else {})
        await _put(connection, match, {**series, "won": counts})


async def unname(connection: AsyncConnection, guest: str) -> None:
    """Delete the wins of others at the device of `guest`, and of their agents: they are stored under their names."""
    await _rewrite(connection, guest, lambda name: None if name else guest)


async def _rewrite(connection: AsyncConnection, guest: str, as_kept: Callable[[str], str | None]) -> Won:
    """Change the keys of the wins of `guest`; return the wins before.

    `as_kept` returns the new key for a name (a space and a name, or nothing), or None to drop it.
    """
    before: Won = {}
    # Every match they sat at, and all later matches at those tables.
    own = or_(seats.c.guest == guest, seats.c.owner == guest)
    theirs = select(seats.c.match).where(own).cte("series", recursive=True)
    after = select(matches.c.id).join(theirs, matches.c.previous == theirs.c.match)
    every = theirs.union(after)
    query = select(matches.c.id, matches.c.series).where(matches.c.id.in_(select(every.c.match)))
    for match, series in (await connection.execute(query)).all():
        won: dict[str, int] = {}
        for who, count in series.get("won", {}).items():
            owner, space, name = who.partition(" ")
            kept = as_kept(space + name) if owner == guest else who
            if owner == guest:
                before.setdefault(match, {})[space + name] = count
            if kept is not None:
                won[kept] = won.get(kept, 0) + count
        if won != series.get("won", {}):
            await _put(connection, match, {**series, "won": won})
    return before


async def _put(connection: AsyncConnection, match: str, series: dict[str, Any]) -> None:
    again = {"series": series, "revision": matches.c.revision + 1}
    await connection.execute(update(matches).where(matches.c.id == match).values(again))
    note_changed(connection, [match])
