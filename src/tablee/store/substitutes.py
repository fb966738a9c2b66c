"""Takes over, in mid game, a seat that another guest gave up, or that a bot has had since the deal."""

from typing import Final

from sqlalchemy import and_, delete, exists, func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from tablee.store.blocks import check_together
from tablee.store.folding import name_values
from tablee.store.given_up import gave_up
from tablee.store.match_changes import begin_epoch, set_name, touch_running
from tablee.store.repository import Repository
from tablee.store.schema import guests, moves_ahead, resignations, seats, table_events
from tablee.store.table_events import add_event

REFUSED: Final = "refused"
"""The event of a refused proposal; `guest` is the spectator who made it, if one did."""


class Substitutes(Repository):
    """Substitutes at all tables."""

    async def played(self, match: str, guest: str) -> list[int]:
        """Return the seats in this match that this guest has, or gave up and lost: the guest has seen their cards."""
        async with self._database.read() as connection:
            return await _played(connection, match, guest)

    async def was_refused(self, match: str, guest: str) -> bool:
        """True if the players of this match refused this guest a seat."""
        asked = exists().where(
            table_events.c.match == match, table_events.c.guest == guest, table_events.c.kind == REFUSED
        )
        return bool(await self._value(select(asked)))

    async def sit_down(self, match: str, seat: int, guest: str, now: int, name: str | None = None) -> bool:
        """Give this guest a seat that was given up. Return False, and change nothing, if it is not, or no longer.

        `name` becomes the guest's name.
        Raises `ApartError` if a guest sits there with whom this guest may not sit.
        """
        async with self._database.write() as connection:
            done = await connection.run_sync(touch_running, match, now)
            if done and name is not None:
                await connection.run_sync(set_name, guest, name)
            done = done and await sit_down(connection, match, seat, guest, now)
            if not done:
                await connection.rollback()
        return done


async def sit_down(connection: AsyncConnection, match: str, seat: int, guest: str, now: int) -> bool:
    """Give this guest a seat within the caller's transaction; return False, with nothing changed, if not possible.

    The caller has changed the match's row before. A guest who has seen the cards of another seat may not sit down
    either. Raises `ApartError`.
    """
    await connection.run_sync(check_together, match, guest, seat)
    here = and_(seats.c.match == match, seats.c.seat == seat)
    query = (
        select(
            seats.c.guest,
            func.coalesce(guests.c.name, seats.c.name).label("name"),
            resignations.c.n,
            resignations.c.at,
        )
        .join(resignations, gave_up(resignations, seats.c.match, seats.c.seat))
        .outerjoin(guests, and_(guests.c.id == seats.c.guest, seats.c.kind == "guest"))
        .where(here)
    )
    left = (await connection.execute(query)).first()
    if left is None or set(await _played(connection, match, guest)) - {seat}:
        return False
    resigned = update(resignations).where(resignations.c.match == match, resignations.c.n == left.n)
    await connection.execute(resigned.values(taken_over=now, guest=left.guest))
    # The move in advance is another player's, or from before they gave up.
    said_ahead = and_(moves_ahead.c.match == match, moves_ahead.c.seat == seat)
    await connection.execute(delete(moves_ahead).where(said_ahead))
    name = await _change_player(connection, match, seat, guest)
    params = {"name": name, "left": left.name, "gave_up": left.at}
    await connection.run_sync(add_event, match, "substitute", now, seat, params, guest)
    return True


async def take_from_bot(
    connection: AsyncConnection, match: str, seat: int, guest: str, left: str, now: int
) -> bool:
    """Give this guest the seat of a bot, named `left`, within the caller's transaction.

    Return False, with nothing changed, if no bot sits there, or the guest has seen the cards of another seat. The
    caller has changed the match's row before. Raises `ApartError`.
    """
    await connection.run_sync(check_together, match, guest, seat)
    here = and_(seats.c.match == match, seats.c.seat == seat)
    kind = (await connection.execute(select(seats.c.kind).where(here))).scalar()
    if kind != "bot" or await _played(connection, match, guest):
        return False
    name = await _change_player(connection, match, seat, guest)
    await connection.run_sync(
        add_event, match, "bot_replaced", now, seat, {"name": name, "left": left}, guest
    )
    return True


async def _change_player(connection: AsyncConnection, match: str, seat: int, guest: str) -> str:
    """Put this guest on the seat in a new epoch, and return their name.

    A bot's level stays in the row, because the names of the other bots depend on it.
    """
    await connection.run_sync(begin_epoch, match)
    here = and_(seats.c.match == match, seats.c.seat == seat)
    await connection.execute(
        update(seats).where(here).values(kind="guest", guest=guest, owner=None, **name_values(""))
    )
    name: str = (await connection.execute(select(guests.c.name).where(guests.c.id == guest))).scalar_one()
    return name


async def _played(connection: AsyncConnection, match: str, guest: str) -> list[int]:
    sitting = select(seats.c.seat).where(seats.c.match == match, seats.c.guest == guest)
    left = select(resignations.c.seat).where(resignations.c.match == match, resignations.c.guest == guest)
    return sorted({row.seat for row in await connection.execute(sitting.union(left))})
