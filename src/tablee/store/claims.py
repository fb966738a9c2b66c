"""Proof in another browser that it belongs to a guest, and the merge of that guest with the browser's own."""

from typing import NamedTuple

from sqlalchemy import delete, select, update

from tablee.store.guests import IdentityProof, hashed, new_token
from tablee.store.merging import merge
from tablee.store.parting import keep_way_back
from tablee.store.repository import Repository
from tablee.store.rows import Agent, Device, Guest
from tablee.store.schema import channels, guests, tokens


class Claimed(NamedTuple):
    """A browser's new guest, its token, and the secret that leads it back to its former guest (None: it had none)."""

    guest: Guest
    token: str
    way_back: str | None


class Claims(Repository):
    """Gives a browser that proves to be a guest a token of its own."""

    async def claim(
        self, proof: IdentityProof, now: int, agent: Agent, here: Device | None = None, join: bool = False
    ) -> Claimed | None:
        """Use a proof up, for a browser that becomes another guest; None if the proof is void.

        `here` is the browser's former device, which ends. With `join` the two guests are merged: `merge` decides which
        one stays, and raises `TogetherError`; then nothing has changed.
        """
        async with self._database.write() as connection:
            # Lock the guests' rows first, as ending devices does; older proofs are void from here on.
            both = sorted({proof.guest, *([] if here is None else [here.guest.id])})
            locked = select(guests.c.id, guests.c.created).where(guests.c.id.in_(both))
            rows = (await connection.execute(locked.order_by(guests.c.id).with_for_update())).all()
            if not await proof.use_up(connection):
                await connection.rollback()
                return None
            guest, way_back = proof.guest, None
            if here is not None and len(rows) == 2:
                if join:
                    guest = await merge(connection, proof.guest, here.guest.id, now)
                else:
                    # The sockets of the former guest, in any process, have to close.
                    await connection.execute(
                        update(guests).where(guests.c.id == here.guest.id).values(ended=now)
                    )
                way_back = await keep_way_back(connection, here.guest.id, proof.guest, join, now)
            token = await new_token(connection, guest, now, agent)
            if here is not None:
                if join or guest == here.guest.id:
                    # This browser keeps its push notifications.
                    moved = update(channels).where(channels.c.device == here.hash)
                    await connection.execute(moved.values(device=hashed(token)))
                await connection.execute(delete(tokens).where(tokens.c.hash == here.hash))
            found = select(guests.c.name, guests.c.face).where(guests.c.id == guest)
            name, face = (await connection.execute(found)).one()
            return Claimed(Guest(guest, name, face), token, way_back)
