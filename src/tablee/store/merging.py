"""Merges two guests: all references to either become references to the one that stays."""

from typing import Any

import msgspec
from sqlalchemy import (
    Column,
    ColumnElement,
    Row,
    Table,
    and_,
    delete,
    exists,
    func,
    insert,
    select,
    union,
    update,
)
from sqlalchemy.ext.asyncio import AsyncConnection

from tablee.core.errors import TableeError
from tablee.store import series
from tablee.store.changed_matches import note_changed
from tablee.store.folding import name_values
from tablee.store.given_up import gave_up
from tablee.store.match_changes import revise
from tablee.store.moderation import end_moderating
from tablee.store.naming import NAMING, OUTLIVING, Naming, is_named
from tablee.store.parting import Moved
from tablee.store.repository import Repository
from tablee.store.schema import blocks, consents, guests, matches, merges, resignations, seats, silences


class TogetherError(TableeError):
    """Both play in the same running matches (`merge.together`, count): one person would have two seats there."""

    def __init__(self, count: int) -> None:
        super().__init__("merge.together", {"count": count})


class Merging(Repository):
    """Queries to ask before two guests are merged."""

    async def together(self, one: str, other: str) -> list[str]:
        """Return the running matches in which both play."""
        async with self._database.read() as connection:
            return await _together(connection, one, other)

    async def leaving(self, one: str, other: str) -> str:
        """Return the one of the two who would become the other."""
        async with self._database.read() as connection:
            return (await _in_order(connection, one, other))[1]


async def merge(connection: AsyncConnection, one: str, other: str, now: int) -> str:
    """Merge two guests, whose rows the caller has locked; return the one who stays.

    The older one stays, with the seats, words, passkeys and devices of both. It keeps its name and face, or takes the
    other's if it has none. Of rows that exist once for each guest, its own stay; of two silences the longer one stays,
    and of consents to research at tables of both only those that both gave.
    At a waiting table where both sit, the younger's seat becomes free. Both stop being moderators. Of the younger only
    a row without references is left, and the data that parts the two again (`store/parting.py`). Raises
    `TogetherError`.
    """
    older, younger = await _in_order(connection, one, other)
    if found := await _together(connection, older, younger):
        raise TogetherError(len(found))
    await end_moderating(connection, (older, younger), now)
    await _silence_both(connection, older, younger, now)
    await _end_consents_of_one(connection, older, younger)
    await _free_second_seats(connection, older, younger, now)
    await connection.run_sync(revise, is_named(older, younger))
    won = await series.rename(connection, younger, older)
    moved = Moved(names=await _names(connection, older, younger), won=won)
    await _end_blocks_between(connection, older, younger, moved)
    for naming in NAMING:
        await _rename(connection, naming, older, younger, moved)
    for column in OUTLIVING:
        await _move(connection, column.table, column, older, younger, moved)
    await _be_one(connection, older, younger, now)
    await connection.execute(delete(merges).where(merges.c.younger == younger))
    made = {"younger": younger, "older": older, "at": now, "moved": msgspec.to_builtins(moved)}
    await connection.execute(insert(merges).values(made))
    return older


async def _end_consents_of_one(connection: AsyncConnection, older: str, younger: str) -> None:
    """End the consent of one of the two where both play or played and only one agreed: it is no yes of the other."""
    both = (older, younger)
    there = union(
        *(
            select(table.c.match, table.c.guest).where(table.c.guest.in_(both))
            for table in (seats, resignations)
        )
    ).subquery()
    together = select(there.c.match).group_by(there.c.match).having(func.count() == len(both))
    theirs = and_(consents.c.guest.in_(both), consents.c.match.in_(together))
    once = select(consents.c.match).where(theirs).group_by(consents.c.match).having(func.count() == 1)
    alone = list((await connection.execute(once)).scalars())
    await connection.execute(delete(consents).where(consents.c.guest.in_(both), consents.c.match.in_(alone)))


async def _end_blocks_between(connection: AsyncConnection, older: str, younger: str, moved: Moved) -> None:
    """End the mutes and blocks between the two."""
    both = (older, younger)
    between = and_(blocks.c.guest.in_(both), blocks.c.other.in_(both))
    dropped = (await connection.execute(select(blocks).where(between))).all()
    moved.dropped += [(str(blocks.name), _plain(row)) for row in dropped]
    await connection.execute(delete(blocks).where(between))


async def _rename(
    connection: AsyncConnection, naming: Naming, older: str, younger: str, moved: Moved
) -> None:
    table, column, _ = naming
    for others in naming.keys:
        twin = table.alias()
        same = [twin.c[other.key] == other for other in others]
        clash = and_(column == younger, exists().where(and_(twin.c[column.key] == older, *same)))
        dropped = (await connection.execute(select(table).where(clash))).all()
        if dropped:
            moved.dropped += [(str(table.name), _plain(row)) for row in dropped]
            await connection.execute(delete(table).where(clash))
    await _move(connection, table, column, older, younger, moved)


async def _move(
    connection: AsyncConnection, table: Table, column: "Column[str]", older: str, younger: str, moved: Moved
) -> None:
    """Have the younger's rows name the older, and note which rows they are."""
    keys = list(table.primary_key.columns)
    rows = (await connection.execute(select(*keys).where(column == younger))).all()
    if rows:
        # The key names the guest too: from now on the row is found by the older one.
        found = [
            [older if key is column else value for key, value in zip(keys, row, strict=True)] for row in rows
        ]
        moved.rows.append((str(table.name), str(column.key), found))
        await connection.execute(update(table).where(column == younger).values({column.key: older}))


def _plain(row: Row[Any]) -> dict[str, Any]:
    return {str(name): value for name, value in row._mapping.items()}


async def _names(connection: AsyncConnection, older: str, younger: str) -> dict[str, dict[str, str | None]]:
    both = select(guests.c.id, guests.c.name, guests.c.folded, guests.c.face)
    rows = await connection.execute(both.where(guests.c.id.in_((older, younger))))
    return {row.id: {"name": row.name, "folded": row.folded, "face": row.face} for row in rows}


async def _silence_both(connection: AsyncConnection, older: str, younger: str, now: int) -> None:
    """Let the longer silence of the two hold for both, and delete those that are over."""
    both = silences.c.guest.in_((older, younger))
    until = (await connection.execute(select(func.max(silences.c.until)).where(both))).scalar()
    await connection.execute(delete(silences).where(both))
    if until is not None and until > now:
        await connection.execute(insert(silences).values(guest=older, until=until))


async def _in_order(connection: AsyncConnection, one: str, other: str) -> tuple[str, str]:
    """Return the older guest, then the younger guest."""
    query = select(guests.c.id).where(guests.c.id.in_([one, other])).order_by(guests.c.created, guests.c.id)
    older, younger = (await connection.execute(query)).scalars()
    return older, younger


def _plays(guest: str) -> ColumnElement[bool]:
    """Return a condition on the match of the enclosing query: this guest has a seat that was not given up."""
    sitting, left = seats.alias(), resignations.alias()
    given_up = exists().where(gave_up(left, sitting.c.match, sitting.c.seat))
    return exists(
        select(sitting.c.seat)
        .where(sitting.c.match == matches.c.id, sitting.c.guest == guest, ~given_up)
        .correlate(matches)
    )


def _sits(guest: str) -> ColumnElement[bool]:
    return matches.c.id.in_(select(seats.c.match).where(seats.c.guest == guest))


async def _together(connection: AsyncConnection, one: str, other: str) -> list[str]:
    query = select(matches.c.id).where(matches.c.state == "running", _plays(one), _plays(other))
    return list((await connection.execute(query.order_by(matches.c.id))).scalars())


async def _free_second_seats(connection: AsyncConnection, older: str, younger: str, now: int) -> None:
    both = and_(matches.c.state == "waiting", _sits(older), _sits(younger))
    where = list((await connection.execute(select(matches.c.id).where(both).with_for_update())).scalars())
    again = {"starts": None, "changed": now, "revision": matches.c.revision + 1}
    await connection.execute(update(matches).where(matches.c.id.in_(where)).values(again))
    note_changed(connection, where)
    theirs = and_(seats.c.match.in_(where), seats.c.guest == younger)
    await connection.execute(
        update(seats).where(theirs).values(kind="free", guest=None, level=None, **name_values(""))
    )


async def _be_one(connection: AsyncConnection, older: str, younger: str, now: int) -> None:
    left = select(guests.c.name, guests.c.folded, guests.c.face, guests.c.zone).where(guests.c.id == younger)
    name, folded, face, zone = (await connection.execute(left)).one()
    kept = {
        "name": func.coalesce(func.nullif(guests.c.name, ""), name),
        "folded": func.coalesce(func.nullif(guests.c.folded, ""), folded),
        "face": func.coalesce(guests.c.face, face),
        "zone": func.coalesce(guests.c.zone, zone),
    }
    await connection.execute(update(guests).where(guests.c.id == older).values(kept))
    # The younger's sockets, in any process, have to reconnect as those of the older.
    gone = {**name_values(""), "face": None, "zone": None, "ended": now}
    await connection.execute(update(guests).where(guests.c.id == younger).values(gone))
