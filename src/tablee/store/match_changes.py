"""Changes of a match's row within the caller's transaction: its revision, its epoch, its beginning."""

from sqlalchemy import (
    ColumnElement,
    Connection,
    and_,
    func,
    select,
    update,
)
from sqlalchemy.ext.asyncio import AsyncConnection

from tablee.store.changed_matches import note_changed
from tablee.store.folding import name_values
from tablee.store.nonces import SHOWING_MS, any_bound
from tablee.store.outbox import enqueue
from tablee.store.schema import guests, matches, proposals, seats


async def touch(connection: AsyncConnection, match: str, now: int) -> None:
    """Note that something about this match changed other than a move."""
    changed = update(matches).where(matches.c.id == match)
    await connection.execute(changed.values(revision=matches.c.revision + 1, changed=now))
    note_changed(connection, [match])


async def begin_epoch(connection: AsyncConnection, match: str) -> None:
    """Begin a new epoch, so that moves computed before are refused: players change, or the match pauses or resumes."""
    here = update(matches).where(matches.c.id == match)
    await connection.execute(here.values(epoch=matches.c.epoch + 1))


async def revise(connection: AsyncConnection, these: ColumnElement[bool]) -> None:
    """Have every process read these matches again, without counting this as a change of the match.

    Their rows are locked in a fixed order, so that two such changes at once do not deadlock.
    """
    locked = await connection.execute(
        select(matches.c.id).where(these).order_by(matches.c.id).with_for_update()
    )
    note_changed(connection, locked.scalars())
    await connection.execute(update(matches).where(these).values(revision=matches.c.revision + 1))


async def set_name(connection: AsyncConnection, guest: str, name: str) -> None:
    """Set this guest's name within the caller's transaction; their other tables are not revised."""
    await connection.execute(update(guests).where(guests.c.id == guest).values(name_values(name)))


async def revise_tables_of(connection: AsyncConnection, *of: str) -> None:
    """Revise the matches where these guests sit, propose something, or are host: they are shown differently."""
    sits = select(seats.c.match).where(seats.c.guest.in_(of))
    proposes = select(proposals.c.match).where(proposals.c.guest.in_(of))
    there = matches.c.id.in_(sits) | matches.c.id.in_(proposes)
    await revise(connection, there | matches.c.host.in_(of))


async def touch_waiting(
    connection: AsyncConnection, match: str, now: int, revision: int | None = None
) -> bool:
    """Touch a match that waits. Return False, and change nothing, if it does not, or is no longer at `revision`."""
    return await _touch_in(connection, match, "waiting", now, revision)


async def touch_running(connection: AsyncConnection, match: str, now: int) -> bool:
    """Touch a match that runs. Return False, and change nothing, if it does not."""
    return await _touch_in(connection, match, "running", now)


async def _touch_in(
    connection: AsyncConnection, match: str, state: str, now: int, revision: int | None = None
) -> bool:
    there = and_(matches.c.id == match, matches.c.state == state)
    if revision is not None:
        there = and_(there, matches.c.revision == revision)
    changed = update(matches).where(there).values(revision=matches.c.revision + 1, changed=now)
    note_changed(connection, [match])
    return bool((await connection.execute(changed)).rowcount)


def notify_begun(connection: Connection, match: str, at: int, turn: int | None, ply: int = 0) -> None:
    """Notify all players that the match has begun, and the player to act that it is their turn."""
    enqueue(connection, "begun", match, at, but_seat=turn)
    if turn is not None:
        enqueue(connection, "turn", match, at, ply=ply, seat=turn)


async def begin_where_complete(
    connection: AsyncConnection, match: str, now: int, turn: int | None, countdown: int
) -> bool:
    """Begin a waiting match without a free seat, with `turn` to act, within the caller's transaction.

    If two or more guests play, a countdown of so many milliseconds comes first. Without a countdown, but with browsers
    that are bound to a nonce, the match waits for the time that they have to show it. Returns False, and changes
    nothing, if a seat is free.
    """
    still_free = select(seats.c.seat).where(and_(seats.c.match == match, seats.c.kind == "free"))
    if (await connection.execute(still_free)).first() is not None:
        return False
    complete = update(matches).where(and_(matches.c.id == match, matches.c.state == "waiting"))
    wait = countdown if await _guests(connection, match) > 1 else 0
    if not wait and await any_bound(connection, match):
        wait = SHOWING_MS
    if wait:
        await connection.execute(complete.values(starts=now + wait))
    else:
        await connection.execute(complete.values(state="running", turn=turn, begun=now))
        await connection.run_sync(notify_begun, match, now, turn)
    return True


async def _guests(connection: AsyncConnection, match: str) -> int:
    """Return the number of guests at the table; people who share a device are one guest."""
    sitting = select(func.count(seats.c.guest.distinct())).where(seats.c.match == match)
    number: int = (await connection.execute(sitting)).scalar_one()
    return number
