"""Mutes and blocks between guests.

Two guests with a block between them, in either direction, are *apart*: they cannot sit at the same table.
They can again once neither has a block.
"""

import secrets
from collections.abc import Collection, Iterable
from typing import Final, Literal

from sqlalchemy import Connection, and_, bindparam, delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from tablee.core.errors import TableeError
from tablee.store.prepared import Statement
from tablee.store.repository import Repository
from tablee.store.rows import KeptAway
from tablee.store.schema import blocks, guests, seats

MOST: Final = 500
"""The most people that a guest can mute or block."""

OTHERS: Final = blocks.c.guest != blocks.c.other
"""Excludes the row that is left if two guests who had blocked each other were merged: it is about one guest."""


class ApartError(TableeError):
    """Two people would sit together although one of them blocked the other: `seat.apart`. Nothing has changed."""

    def __init__(self) -> None:
        super().__init__("seat.apart")


class TooManyKeptAwayError(TableeError):
    """A guest has muted or blocked the most people allowed: `people.limit` (limit). Nothing has changed."""

    def __init__(self) -> None:
        super().__init__("people.limit", {"limit": MOST})


class Blocks(Repository):
    """All mutes and blocks."""

    async def keep(self, guest: str, other: str, kind: Literal["mute", "block"], now: int) -> None:
        """Mute or block `other` for `guest`. Raise `TooManyKeptAwayError`."""
        row = and_(blocks.c.guest == guest, blocks.c.other == other)
        try:
            async with self._database.write() as connection:
                # Lock the guest's own row first, so that simultaneous blocks are counted one after the other.
                # `key_share` still lets other rows refer to it: the other guest may be blocking this one.
                own = select(guests.c.id).where(guests.c.id == guest).with_for_update(key_share=True)
                await connection.execute(own)
                changed = await connection.execute(update(blocks).where(row).values(kind=kind, at=now))
                if changed.rowcount:
                    return
                held = select(func.count()).select_from(blocks).where(blocks.c.guest == guest)
                if (await connection.execute(held)).scalar_one() >= MOST:
                    raise TooManyKeptAwayError
                values = {"guest": guest, "other": other, "kind": kind, "at": now}
                await connection.execute(insert(blocks).values(key=secrets.token_urlsafe(9), **values))
        except IntegrityError:
            # Another window of the same guest did the same at this moment.
            await self._change(update(blocks).where(row).values(kind=kind, at=now))

    async def lift(self, guest: str, other: str) -> None:
        """Remove the mute or block."""
        await self._change(delete(blocks).where(blocks.c.guest == guest, blocks.c.other == other))

    async def lift_key(self, guest: str, key: str) -> bool:
        """Remove a mute or block by its key; False if this guest has no such row."""
        return await self._change(delete(blocks).where(blocks.c.guest == guest, blocks.c.key == key)) > 0

    async def of(self, guest: str) -> list[KeptAway]:
        """Return the people whom this guest has muted or blocked, latest first."""
        query = (
            select(blocks.c.key, blocks.c.other, guests.c.name, blocks.c.kind, blocks.c.at)
            .join(guests, guests.c.id == blocks.c.other)
            .where(blocks.c.guest == guest, OTHERS)
            .order_by(blocks.c.at.desc(), blocks.c.key)
        )
        rows = await self._rows(query)
        return [KeptAway(row.key, row.other, row.name, row.kind, row.at) for row in rows]

    async def unheard_by(self, guest: str | None) -> set[str]:
        """Return the guests whom this guest does not hear."""
        if guest is None:
            return set()
        return await self._database.look(lambda connection: unheard_by(connection, guest))

    async def deaf_to(self, speaker: str, listeners: Collection[str]) -> set[str]:
        """Return the ones among `listeners` who do not hear `speaker`."""
        query = select(blocks.c.guest).where(
            blocks.c.other == speaker, blocks.c.guest.in_(list(listeners)), OTHERS
        )
        return {row.guest for row in await self._rows(query)}

    async def blocked_by(self, guest: str, others: Collection[str]) -> set[str]:
        """Return the ones among `others` whom this guest has blocked."""
        kept = [one for one in await self.of(guest) if one.kind == "block"]
        return {one.other for one in kept} & set(others)

    async def apart_from(self, guest: str) -> set[str]:
        """Return all guests with whom this guest may not sit, whichever of the two blocked the other."""
        return await self._database.look(lambda connection: apart_from(connection, guest))

    async def check_together(self, match: str, guest: str, leaving: int | None = None) -> None:
        """Run the function of the same name in a transaction of its own, to refuse early."""
        await self._database.look(lambda connection: check_together(connection, match, guest, leaving))

    async def any_apart(self, together: Iterable[str]) -> bool:
        """True if any two of these people may not sit together."""
        those = sorted(set(together))
        query = select(blocks.c.guest).where(
            blocks.c.kind == "block", blocks.c.guest.in_(those), blocks.c.other.in_(those), OTHERS
        )
        return await self._first(query) is not None


def check_together(connection: Connection, match: str, guest: str, leaving: int | None = None) -> None:
    """Raise `ApartError` if a guest who may not sit with `guest` has a seat in this match other than `leaving`.

    Call it within the transaction that seats them, once that transaction holds the match's row.
    """
    apart = apart_from(connection, guest)
    if apart:
        sitting = select(seats.c.seat).where(seats.c.match == match, seats.c.guest.in_(sorted(apart)))
        if {row.seat for row in connection.execute(sitting)} - {leaving}:
            raise ApartError


def apart_from(connection: Connection, guest: str) -> set[str]:
    """Return all guests with whom this guest may not sit, within the caller's transaction."""
    rows = _APART.on(connection).rows(connection, {"one": guest})
    return {row.other if row.guest == guest else row.guest for row in rows}


def unheard_by(connection: Connection, guest: str) -> set[str]:
    """Return the guests whom this guest does not hear."""
    return {row.other for row in _UNHEARD.on(connection).rows(connection, {"by_guest": guest})}


_APART: Final = Statement(
    select(blocks.c.guest, blocks.c.other).where(
        blocks.c.kind == "block",
        or_(blocks.c.guest == bindparam("one"), blocks.c.other == bindparam("one")),
        OTHERS,
    )
)
_UNHEARD: Final = Statement(select(blocks.c.other).where(blocks.c.guest == bindparam("by_guest"), OTHERS))
