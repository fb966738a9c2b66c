"""What happened in matches, and what was worked out from it."""

from sqlalchemy import (
    JSON,
    BigInteger,
    Column,
    ForeignKey,
    Integer,
    String,
    Table,
    Text,
    UniqueConstraint,
)

from tablee.store.schema.base import match_key, metadata
from tablee.store.schema.entry import entry_columns

# The log: every move, `ply` counting from 1 (`Entry` says what each column is).
moves = Table(
    "moves",
    metadata,
    match_key(),
    *entry_columns(key="ply"),
    UniqueConstraint("match", "seat", "message"),
)

# Hints that somebody was shown for the move that was to become ply `ply`.
helps = Table(
    "helps",
    metadata,
    match_key(),
    Column("ply", Integer, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
)

# Moves that were taken back, in that order (`n` from 1): the row of the log as it was, when it was taken back, and
# by which message. The log itself goes on from the ply before.
taken_back = Table(
    "taken_back",
    metadata,
    match_key(),
    Column("n", Integer, primary_key=True),
    *entry_columns(),
    Column("undo_message", String(40), nullable=False),
    Column("undone_at", BigInteger, nullable=False),
)

# Giving up is not a move; `n` is the order in which seats did, from 1. `taken_over`: when somebody else sat down there,
# so that the seat is not given up any more; `guest` had given it up, if a guest sat there.
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

# What happened at a table besides moves, giving up and talk: `n` counts from 1, `ply` is the last that was made before.
# `guest`: whom `params` call by a name, which is taken out when they are deleted.
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

# When somebody who plays was connected to nothing, at tables with a clock that runs in minutes: `ended` is null while
# they are. `n` counts the times of a seat from 1.
outages = Table(
    "outages",
    metadata,
    match_key(),
    Column("seat", Integer, primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("began", BigInteger, nullable=False),
    Column("ended", BigInteger, nullable=True),
)

# Finished matches judged move by move (`told`: JSON of the form numbered `form`), so that it is worked out once.
analyses = Table(
    "analyses",
    metadata,
    match_key(),
    Column("form", Integer, nullable=False),
    Column("told", Text, nullable=False),
    Column("made", BigInteger, nullable=False),
)
