"""Column by column: after a guest is deleted, only the data named here with a reason is left of them.

A new column is either emptied by `Forgetting.forget`, or listed here.
"""

from typing import Any, Final

from sqlalchemy import JSON, Boolean, Column, Integer, String, Table, insert, select

from tablee.store.naming import NAMING, OUTLIVING
from tablee.store.schema import guests, matches, metadata, tokens
from tablee.store.store import Store

NAME: Final = "Anastasia"
SEAT: Final = 4

MATCH: Final = "the match is everybody's who played it, and its seats name a guest of whom nothing is known"
LOG: Final = "what happened in the match, by seat, which everybody who played may look back at"
REPORTS: Final = "moderators decide about it after the guest is gone"

KEPT: Final = {
    "guests": ("an id of which nothing else is known: seats and events name it", "id"),
    "matches": (
        MATCH,
        "id game rules options players seed pause host opened begun previous repeats open state ply turn changed "
        "outcome undone epoch stand_in stand_in_since locked fills series cancelled starts terms quick deadline deal",
    ),
    "seats": (MATCH, "match seat kind guest level opened past counts owner"),
    "resignations": (LOG, "match n seat at taken_over guest"),
    "table_events": (LOG, "match n ply kind seat at guest"),
    "talk": (
        "lines keep their numbers and ids, which clients go by; the words are gone",
        "match n guest seat message at removed",
    ),
    "proposals": (LOG, "match kind n guest params at"),
    "agreements": (LOG, "match kind guest"),
    "reports": (REPORTS, "id at reporter target match line reason text evidence closed ending"),
}
"""Tables that name a guest and whose rows stay: the reason, and the columns."""

NOBODYS: Final = {
    "moves": LOG,
    "taken_back": LOG,
    "helps": LOG,
    "analyses": "of a finished match, by seat",
    "outages": LOG,
    "merges": "which guest became which: ids of which nothing else is known",
    "returns": "ways back, which are closed for a guest who is deleted",
    "moderation_log": "what moderators did is never changed",
    "server_keys": "the server's own",
    "orders": "what the operator has set",
    "entrances": "links, which name no guest",
    "agent_tokens": "the operator's own: names that the operator wrote",
    "attempts": "keyed hashes of addresses, kept for minutes",
    "bot_questions": "keyed hashes of addresses and guests, and what a seat knows, kept for minutes",
    "ladder_deals": "matches of programs and bots, at which nobody plays",
    "ladder_leases": "the name of a process of the server",
    "ladder_standings": "of programs and bots",
    "bot_turns": "keyed hashes of addresses and guests, kept for minutes",
}
"""Tables that name no guest, and why they need no check."""

BY_SEAT: Final = {"moves_ahead", "offers"}
"""Tables whose rows belong to a guest by the seat; they are deleted with the guest."""

GIVEN: Final[dict[str, dict[str, Any]]] = {
    "guests": {"id": "ana", "name": NAME},
    "matches": {"id": "m", "state": "over", "ply": 3, "previous": None},
    "seats": {"kind": "guest", "seat": SEAT},
    "table_events": {"params": {"name": NAME}},
    "blocks": {"kind": "mute", "other": "bo"},
    "proposals": {"kind": "pause"},
    "agreements": {"kind": "pause"},
    "channels": {"kind": "json"},
    "notice_wishes": {"mode": "on"},
    "table_notices": {"mode": "on"},
    "outbox": {"channel": "channels.id", "state": "waiting"},
    "reports": {"reporter": "ana"},
    "moves_ahead": {"seat": SEAT},
    "offers": {"seat": SEAT, "kind": "rematch"},
}
"""Values that a table requires, or by which rows refer to each other."""

UNFILLED: Final = {"previous"}
"""A column that would refer to another match."""


def value(column: "Column[Any]") -> Any:
    """Return a value that no other column holds, so that it can be found again."""
    told = f"{column.table.name}.{column.name}"
    references = {key.column for key in column.foreign_keys}
    if references:
        return {guests.c.id: "ana", matches.c.id: "m", tokens.c.hash: "tokens.hash"}.get(
            references.pop(), "channels.id"
        )
    kind = column.type
    if isinstance(kind, JSON):
        return {"kept": told}
    if isinstance(kind, Boolean):
        return True
    if isinstance(kind, Integer):
        return 1000 + sum(map(ord, told))
    assert isinstance(kind, String)
    return told[: kind.length]


def row(table: Table) -> dict[str, Any]:
    return {column.key: value(column) for column in table.columns} | GIVEN.get(table.name, {})


def owned() -> set[str]:
    """Return the tables whose rows belong to a guest."""
    named = {one.table.name for one in NAMING} | {column.table.name for column in OUTLIVING}
    return named | BY_SEAT | {guests.name}


def test_of_every_table_it_is_decided_whether_it_is_looked_at() -> None:
    assert owned() | NOBODYS.keys() == {table.name for table in metadata.sorted_tables}
    assert not owned() & NOBODYS.keys()


async def left(store: Store) -> dict[str, set[str]]:
    """Return, for each table whose rows belong to a guest, the columns of Ana's row with their old values."""
    found = {}
    async with store.database.read() as connection:
        for table in metadata.sorted_tables:
            if table.name not in owned():
                continue
            rows = (await connection.execute(select(table))).mappings().all()
            mine = [one for one in rows if table is not guests or one["id"] == "ana"]
            held = {
                column.name
                for one in mine
                for column in table.columns
                if column.name not in UNFILLED and one[column.key] == row(table)[column.key]
            }
            found[table.name] = held
    return found


async def test_nothing_of_a_deleted_guests_own_is_left(store: Store) -> None:
    async with store.database.write() as connection:
        await connection.execute(insert(guests).values(id="bo", name="Bo", created=1))
        for table in metadata.sorted_tables:
            if table.name in owned():
                await connection.execute(insert(table).values(row(table)))
    # Each column was filled, so that the test sees if it is emptied.
    everything = {
        table.name: {column.name for column in table.columns} - UNFILLED
        for table in metadata.sorted_tables
        if table.name in owned()
    }
    assert await left(store) == everything
    await store.forgetting.forget("ana", 9)
    after = {name: columns for name, columns in (await left(store)).items() if columns}
    assert after == {name: {*columns.split()} - UNFILLED for name, (_, columns) in KEPT.items()}
