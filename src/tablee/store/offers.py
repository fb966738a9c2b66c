"""Offers of a rematch."""

from collections.abc import Collection
from typing import Final, Literal

from sqlalchemy import Connection, bindparam, delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from tablee.store.match_changes import touch
from tablee.store.messages import SentMessage, note
from tablee.store.outbox import enqueue
from tablee.store.prepared import Statement
from tablee.store.repository import Repository
from tablee.store.rows import RematchOffer
from tablee.store.schema import offers, outbox, seats


class Offers(Repository):
    """Offers of another match: one kind at a table, by every seat that wants it."""

    async def find(self, match: str) -> RematchOffer | None:
        """Return the offer at this table; None if there is none."""
        return await self._database.look(lambda connection: offer_at(connection, match))

    async def add(
        self,
        match: str,
        own: Collection[int],
        kind: Literal["rematch", "revenge"],
        now: int,
        sent: SentMessage | None = None,
    ) -> RematchOffer:
        """Note that `own`, seats of one guest, want a match of this kind; offers of another kind lapse.

        Raises `CarriedOutError`.
        """
        async with self._database.write() as connection:
            await connection.run_sync(touch, match, now)
            await connection.run_sync(note, match, sent, now)
            here = offers.c.match == match
            lapsed = (offers.c.kind != kind) | offers.c.seat.in_(list(own))
            await connection.execute(delete(offers).where(here, lapsed))
            await connection.execute(
                insert(offers), [{"match": match, "seat": seat, "kind": kind} for seat in own]
            )
            await connection.run_sync(_notify, match, now, min(own))
            await _cancel_notices(connection, match, of_who_agree=True)
            rows = await connection.execute(select(offers.c.seat).where(here).order_by(offers.c.seat))
            return RematchOffer(kind, tuple(row.seat for row in rows))

    async def withdraw(self, match: str, now: int, sent: SentMessage | None = None) -> None:
        """Withdraw all offers at this table. Raise `CarriedOutError`."""
        async with self._database.write() as connection:
            await connection.run_sync(touch, match, now)
            await connection.run_sync(note, match, sent, now)
            await connection.execute(delete(offers).where(offers.c.match == match))
            await _cancel_notices(connection, match)


def offer_at(connection: Connection, match: str) -> RematchOffer | None:
    """Return the offer at this table; None if there is none."""
    found = _OFFERS.on(connection).rows(connection, {"of_match": match})
    return RematchOffer(found[0].kind, tuple(row.seat for row in found)) if found else None


_OFFERS: Final = Statement(
    select(offers.c.seat, offers.c.kind)
    .where(offers.c.match == bindparam("of_match"))
    .order_by(offers.c.seat)
)


def _notify(connection: Connection, match: str, at: int, seat: int) -> None:
    enqueue(connection, "rematch", match, at, but_seat=seat)


async def _cancel_notices(connection: AsyncConnection, match: str, of_who_agree: bool = False) -> None:
    """Delete waiting notices of an offer: all of them, or those of guests who agree to it themselves.

    They are deleted rather than dropped, because a dropped row prevents a later notice of its kind.
    """
    here = [outbox.c.match == match, outbox.c.kind == "rematch", outbox.c.state == "waiting"]
    if of_who_agree:
        agreed = select(offers.c.seat).where(offers.c.match == match)
        agreeing = select(seats.c.guest).where(seats.c.match == match, seats.c.seat.in_(agreed))
        here.append(outbox.c.guest.in_(agreeing))
    await connection.execute(delete(outbox).where(*here))
