"""Every migration, run on rows of the version before: existing data stays, new columns have the values listed here."""

import time
from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final, NamedTuple

import pytest
from alembic import command
from sqlalchemy import Connection

from tablee.store import migrate as migrations
from tablee.store.database import Database
from tests.store.filling import ROWS, Rows, everything, fill, reflected


class Step(NamedTuple):
    """A migration that ran: all rows before and after it, and its start and end in milliseconds."""

    before: Rows
    after: Rows
    began: int
    ended: int


def _same(value: object) -> Callable[[Step], list[Any]]:
    return lambda step: [value] * ROWS


def _each(*values: object) -> Callable[[Step], list[Any]]:
    return lambda step: list(values)


def _when_it_ran(step: Step) -> list[Any]:
    """Match any time while the migration ran."""
    used = [row["used"] for row in step.after["tokens"]]
    return [at if step.began <= at <= step.ended else "when the migration ran" for at in used]


FOLDED: Final = _each("ana", "", "zoe", "angstrom", "strasse", "ipek")
NOTHING: Final = _same(None)

NEW: Final[Mapping[str, Mapping[str, Callable[[Step], list[Any]]]]] = {
    "0002": {"matches.open": _same(False)},
    "0003": {"matches.undone": _same(0)},
    "0004": {"matches.stand_in": _same(0)},
    "0005": {},
    "0006": {"matches.cancelled": NOTHING},
    "0007": {"guests.ended": NOTHING, "tokens.used": _when_it_ran},
    "0008": {"guests.face": NOTHING, "matches.starts": NOTHING},
    "0009": {"matches.terms": _same({})},
    "0010": {
        "matches.fills": NOTHING,
        "matches.locked": _same(False),
        "matches.series": _same({}),
        "matches.stand_in_since": NOTHING,
        "resignations.guest": NOTHING,
        "resignations.taken_over": NOTHING,
    },
    "0011": {"guests.zone": NOTHING, "matches.deadline": NOTHING},
    "0012": {},
    "0013": {
        "guests.folded": FOLDED,
        "matches.quick": NOTHING,
        "seats.folded": FOLDED,
        "seats.opened": lambda step: [row["opened"] for row in step.before["matches"]],
        "seats.past": _each(False, False, True, True, True, False),
    },
    "0014": {
        "matches.deal": NOTHING,
        "moves.by": NOTHING,
        "moves.helped": _same(False),
        "taken_back.by": NOTHING,
        "taken_back.helped": _same(False),
    },
    "0015": {"talk.removed": NOTHING},
    "0016": {"table_events.guest": NOTHING, "tokens.browser": NOTHING, "tokens.system": NOTHING},
    "0017": {"seats.counts": _each(True, False, False, True, False, False)},
    "0018": {"matches.epoch": _each(0, 0, -1, 0, 0, 0)},
    "0019": {"recoveries.browser": NOTHING, "recoveries.system": NOTHING},
    "0020": {},
    "0021": {},
    "0022": {},
    "0023": {},
    "0024": {},
    "0025": {},
    "0026": {},
    "0027": {},
    "0028": {"seats.owner": NOTHING},
    "0029": {},
    "0030": {},
    "0031": {"moves.version": NOTHING, "taken_back.version": NOTHING},
}
"""The columns that each migration adds to tables with rows in them, and their values, row by row of `filling.py`."""


def _steps(connection: Connection) -> Iterator[tuple[str, Step]]:
    """Run one migration after the other, each on rows of the version before."""
    first, *others = sorted(migrations.known())
    settings = migrations.config(connection)
    command.upgrade(settings, first)
    there = reflected(connection)
    for version in others:
        before, began = fill(connection, there), round(time.time() * 1000)
        command.upgrade(settings, version)
        ended, there = round(time.time() * 1000), reflected(connection)
        yield version, Step(before, everything(connection, there), began, ended)


def _kept(step: Step) -> Rows:
    """Return the rows after a migration, without the new tables and columns."""
    return {
        table: [{column: row.get(column) for column in rows[0]} for row in step.after.get(table, [])]
        for table, rows in step.before.items()
    }


def _added(step: Step) -> dict[str, list[Any]]:
    """Return the values of each new column of an old table, and the rows of each new table."""
    columns = {
        f"{table}.{column}": [row[column] for row in step.after[table]]
        for table, rows in step.before.items()
        for column in step.after[table][0]
        if column not in rows[0]
    }
    return columns | {table: rows for table, rows in step.after.items() if rows and table not in step.before}


@pytest.mark.slow
async def test_every_migration_keeps_what_was_there_and_fills_in_what_is_new(nothing: str) -> None:
    """Slow: every migration is run separately, on tables full of rows."""
    steps: dict[str, Step] = {}
    database = Database(nothing)
    async with database.opening() as connection:
        await connection.run_sync(lambda plain: steps.update(_steps(plain)))
    await database.close()
    assert steps.keys() == NEW.keys()
    for version, step in steps.items():
        assert _kept(step) == step.before, f"{version} changes rows"
        expected = {column: values(step) for column, values in NEW[version].items()}
        assert _added(step) == expected, f"{version} fills in something else"
