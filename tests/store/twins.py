"""Copies every row of a database for bystanders, so that a test sees if they are left alone.

An operation that forgets one condition of its statements (the match, the guest, the seat) changes or deletes rows of
others. In a database with one running match and few guests nobody notices.
"""

import sqlite3
from collections.abc import Callable, Mapping
from contextlib import closing
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeAlias

from tablee.store.schema import metadata

Row: TypeAlias = tuple[Any, ...]
Rows: TypeAlias = dict[str, set[Row]]

GUESTS: Final = frozenset(
    {"guest", "owner", "host", "other", "younger", "older", "reporter", "actor", "target", "guests.id"}
)
MATCHES: Final = frozenset({"match", "previous", "matches.id"})
PROOFS: Final = frozenset(
    {
        *("channels.id", "channel", "channels.address", "code", "tokens.hash", "device", "links.hash"),
        *(
            "own_agents.hash",
            "own_agents.name",
            "passkeys.id",
            "challenges.hash",
            "returns.hash",
            "recoveries.finder",
            "attempts.who",
            "blocks.key",
            "bot_questions.id",
            "ladder_standings.game",
        ),
    }
)
NUMBERS: Final = frozenset(
    {"ladder_deals.n", "outbox.id", "moderation_log.n", "reports.id", "report", "talk.n"}
)
SEATS: Final = frozenset(f"{table}.seat" for table in ("moves_ahead", "offers", "outages", "helps"))
OF_THE_MATCH: Final = frozenset(
    {
        *("matches", "seats", "moves", "taken_back", "table_events", "resignations", "proposals", "analyses"),
        "bot_turns",
    }
)
"""Tables with rows that belong to the whole match: a bystander at the table has none there."""


class Twins(NamedTuple):
    """One kind of bystanders."""

    mark: str
    """The end of each of their names, and what is added to their numbers."""
    later: int
    differing: frozenset[str]
    """The columns in which their rows differ: names of columns, or of a table and a column."""
    without: frozenset[str] = frozenset()
    """The tables that have no rows of theirs."""
    at_tables: bool = False
    """True if they have rows only where a match is named."""

    def of(self, value: Any) -> Any:
        """Return the name or number of the twin."""
        if value is None:
            return None
        return value + self.later if isinstance(value, int) else f"{value}{self.mark}"


KINDS: Final[Mapping[str, Twins]] = {
    "other people": Twins("~1", 1000, GUESTS | MATCHES | PROOFS | NUMBERS),
    "another table": Twins("~2", 2000, MATCHES | NUMBERS, at_tables=True),
    "another seat": Twins("~3", 3000, GUESTS | PROOFS | NUMBERS | SEATS, OF_THE_MATCH),
    "further rows": Twins(
        "~4",
        4000,
        PROOFS | NUMBERS | {"guests.id", "other", "message"},
        # A guest has one set of recovery words.
        OF_THE_MATCH | {"recoveries"},
    ),
}
"""People at a table of their own, another table of the same people, and other people at the same table.

Further rows of the same people are, for example, those of a second device.
"""


def _rows(connection: sqlite3.Connection, table: str) -> tuple[list[str], list[Row]]:
    found = connection.execute(f'SELECT * FROM "{table}"')
    return [column[0] for column in found.description], found.fetchall()


def _made(table: str, columns: list[str], rows: list[Row], kind: Twins) -> list[Row]:
    """Return the twins of these rows; none if nothing in them would differ."""
    if table in kind.without:
        return []

    def is_in(names: frozenset[str]) -> list[bool]:
        return [name in names or f"{table}.{name}" in names for name in columns]

    change: list[Callable[[Any], Any] | None] = [
        kind.of if differs else None for differs in is_in(kind.differing)
    ]
    if not any(change) or (kind.at_tables and not any(is_in(MATCHES))):
        return []
    return [tuple(new(old) if new else old for new, old in zip(change, row, strict=True)) for row in rows]


def add_twins(file: Path) -> dict[str, Rows]:
    """Add twins of every row, of each kind; return them by kind and table."""
    added: dict[str, Rows] = {name: {} for name in KINDS}
    with closing(sqlite3.connect(file)) as connection, connection:
        for table in metadata.tables:
            columns, rows = _rows(connection, table)
            for name, kind in KINDS.items():
                if made := _made(table, columns, rows, kind):
                    places = ", ".join("?" * len(columns))
                    connection.executemany(f'INSERT INTO "{table}" VALUES ({places})', made)
                    added[name][table] = set(made)
    return added


def changed(file: Path, added: dict[str, Rows]) -> dict[str, list[str]]:
    """Return by kind the tables with twins that are no more, or not as they were."""
    with closing(sqlite3.connect(file)) as connection:
        there = {table: set(_rows(connection, table)[1]) for table in metadata.tables}
    return {
        name: tables
        for name, twins in added.items()
        if (tables := sorted(table for table, rows in twins.items() if rows - there[table]))
    }
