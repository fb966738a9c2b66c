"""The events of matches, and data computed from them."""

from sqlalchemy import (
    JSON,
    BigInteger,
    Column,
    ForeignKey,
    Integer,
    String,
    Table,
    Text,
)

from tablee.store.schema.base import match_key, metadata
from tablee.store.schema.entry import entry_columns

# The log: every move, `ply` counting from 1 (`Entry` says what each column is). No index on messages keeps a move from
# being made twice. A message is looked up in the log as its process knows it, and the match's own row (`ply`, `undone`,
# `epoch`) tells if that was the whole log.
moves = Table(
    "moves",
    metadata,
    match_key(),
    *entry_columns(key="ply"),
    sqlite_with_rowid=False,
)

# Hints shown to a player for the move that would become ply `ply`.
helps = Table(
    "helps",
    metadata,
    match_key(),
    Column("ply", Integer, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
)

# Undone moves in the order of undoing (`n` from 1): the former row of the log, the time of undoing, and the message
# that undid it. The log itself continues from the ply before.
taken_back = Table(
    "taken_back",
    metadata,
    match_key(),
    Column("n", Integer, primary_key=True),
    *entry_columns(),
    Column("undo_message", String(40), nullable=False),
    Column("undone_at", BigInteger, nullable=False),
)

# Resigning is not a move; `n` is the order of resignations, from 1. `taken_over`: when another guest took the seat, so
# that it is no longer given up; `guest` had given it up, if a guest sat there.
resignations = Table(
    "resignations",
    metadata,
    match_key(),
    Column("n", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("taken_over", BigInteger, nullable=True),
    Column("guest", String(40), ForeignKey("guests.id"), nullable=True),
)

# Events at a table other than moves, resignations and chat: `n` counts from 1, `ply` is the last one before.
# `guest`: the guest whose name is in `params`, from which it is removed when the guest is deleted.
table_events = Table(
    "table_events",
    metadata,
    match_key(),
    Column("n", Integer, primary_key=True),
    Column("ply", Integer, nullable=False),
    Column("kind", String(40), nullable=False),
    Column("seat", Integer, nullable=True),
    Column("params", JSON, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("guest", String(40), ForeignKey("guests.id"), nullable=True, index=True),
)

# The times during which a player had no connection, at tables with a clock that runs in minutes: `ended` is null while
# an outage lasts. `n` counts the outages of a seat from 1.
outages = Table(
    "outages",
    metadata,
    match_key(),
    Column("seat", Integer, primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("began", BigInteger, nullable=False),
    Column("ended", BigInteger, nullable=True),
)

# The players who let researchers use the moves of a match, without names. No row: nobody asked, or no.
consents = Table(
    "consents",
    metadata,
    match_key(),
    Column("guest", String(40), ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("at", BigInteger, nullable=False),
)

# Finished matches judged move by move (`told`: JSON of the form numbered `form`), so that each is computed once.
analyses = Table(
    "analyses",
    metadata,
    match_key(),
    Column("form", Integer, nullable=False),
    Column("told", Text, nullable=False),
    Column("made", BigInteger, nullable=False),
)
