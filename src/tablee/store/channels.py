"""The ways in which guests want to be notified of their turn, and the times."""

import hashlib
from typing import Final

from sqlalchemy import delete, insert, select, update

from tablee.store.repository import Repository, from_row
from tablee.store.rows import Channel, NoticeMode, NoticeWishes
from tablee.store.schema import channels, guests, notice_wishes, table_notices

CHANNELS: Final = 10
"""The most channels that a guest may have."""

CODE_MS: Final = 2 * 24 * 3600 * 1000
"""The time in which a mail address can be confirmed, in milliseconds."""


def _hashed(code: str) -> str:
    return hashlib.sha256(code.encode()).hexdigest()


class Channels(Repository):
    """The channels of all guests, and their wishes."""

    async def of_guest(self, guest: str) -> list[Channel]:
        """Return the channels of this guest, the oldest first."""
        query = select(channels).where(channels.c.guest == guest).order_by(channels.c.created, channels.c.id)
        return [from_row(Channel, row) for row in await self._rows(query)]

    async def find(self, channel: str) -> Channel | None:
        """Return one channel; None if there is none."""
        row = await self._first(select(channels).where(channels.c.id == channel))
        return None if row is None else from_row(Channel, row)

    async def add(self, channel: Channel, code: str | None = None) -> bool:
        """Add a channel in place of one with the same address; `code` will confirm it.

        A browser's address belongs to the guest who uses the browser now, so other guests lose it. Returns False, and
        changes nothing, if the guest has the most channels allowed.
        """
        same = (channels.c.kind == channel.kind) & (channels.c.address == channel.address)
        if channel.kind != "push":
            same &= channels.c.guest == channel.guest
        values = {name: getattr(channel, name) for name in Channel.__struct_fields__}
        async with self._database.write() as connection:
            # Lock the guest's own row first, so that two simultaneous requests cannot both take the last channel.
            await connection.execute(
                select(guests.c.id).where(guests.c.id == channel.guest).with_for_update()
            )
            await connection.execute(delete(channels).where(same))
            theirs = await connection.execute(select(channels.c.id).where(channels.c.guest == channel.guest))
            if len(theirs.all()) >= CHANNELS:
                await connection.rollback()
                return False
            hashed = None if code is None else _hashed(code)
            await connection.execute(insert(channels).values(code=hashed, **values))
        return True

    async def confirm(self, code: str, now: int) -> Channel | None:
        """Confirm the channel of this code and return it; None if there is none, or the code is too old."""
        where = (channels.c.code == _hashed(code), channels.c.created >= now - CODE_MS)
        async with self._database.write() as connection:
            query = update(channels).where(*where).values(confirmed=now, code=None).returning(*channels.c)
            row = (await connection.execute(query)).first()
        return None if row is None else from_row(Channel, row)

    async def remove(self, channel: str, guest: str | None = None) -> bool:
        """Remove a channel; with `guest` only if it is theirs. Return False if there was no such channel."""
        query = delete(channels).where(channels.c.id == channel)
        if guest is not None:
            query = query.where(channels.c.guest == guest)
        return await self._change(query) > 0

    async def failed(self, channel: str, resumes: int) -> int:
        """Note that a channel failed, and pause it until `resumes`. Return the number of failures in a row."""
        query = (
            update(channels)
            .where(channels.c.id == channel)
            .values(failures=channels.c.failures + 1, resumes=resumes)
            .returning(channels.c.failures)
        )
        async with self._database.write() as connection:
            failures: int | None = (await connection.execute(query)).scalar_one_or_none()
        return failures or 0

    async def wishes(self, guest: str) -> NoticeWishes:
        """Return when this guest wants to be notified."""
        query = select(notice_wishes).where(notice_wishes.c.guest == guest)
        row = await self._first(query)
        if row is None:
            return NoticeWishes()
        return from_row(NoticeWishes, row)

    async def wish(self, guest: str, wishes: NoticeWishes) -> None:
        """Set when this guest wants to be notified."""
        values = {name: getattr(wishes, name) for name in NoticeWishes.__struct_fields__}
        async with self._database.write() as connection:
            await connection.execute(select(guests.c.id).where(guests.c.id == guest).with_for_update())
            await connection.execute(delete(notice_wishes).where(notice_wishes.c.guest == guest))
            await connection.execute(insert(notice_wishes).values(guest=guest, **values))

    async def mode_at(self, match: str, guest: str) -> NoticeMode | None:
        """Return this guest's choice for this table; None means the same as for all tables."""
        query = select(table_notices.c.mode).where(
            table_notices.c.match == match, table_notices.c.guest == guest
        )
        mode: NoticeMode | None = await self._value(query)
        return mode

    async def wish_at(self, match: str, guest: str, mode: NoticeMode | None) -> None:
        """Set this guest's choice for this table; None means the same as for all tables."""
        here = (table_notices.c.match == match, table_notices.c.guest == guest)
        async with self._database.write() as connection:
            await connection.execute(select(guests.c.id).where(guests.c.id == guest).with_for_update())
            await connection.execute(delete(table_notices).where(*here))
            if mode is not None:
                await connection.execute(insert(table_notices).values(match=match, guest=guest, mode=mode))
