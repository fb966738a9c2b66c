"""What holds at a table for now: who is there, what they ask for, what waits to be carried out."""

from sqlalchemy import (
    JSON,
    BigInteger,
    CheckConstraint,
    Column,
    ForeignKey,
    Index,
    Integer,
    String,
    Table,
    Text,
)

from tablee.store.schema.base import match_key, metadata

# When somebody who plays was last connected, at tables where bots stand in for who is away.
presences = Table(
    "presences",
    metadata,
    match_key(),
    Column("guest", String(40), ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
    Column("at", BigInteger, nullable=False),
)

# What browsers put into the deal of a match that has not begun: bound, and shown for a start at that time. At a match
# that is over: bound for the one to follow.
nonces = Table(
    "nonces",
    metadata,
    match_key(),
    Column("guest", String(40), ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
    Column("commitment", String(64), nullable=False),
    Column("nonce", String(64), nullable=True),
    Column("starts", BigInteger, nullable=True),
)

# A move that somebody said ahead, for when it is their turn, and what must still be so then; nobody else is told.
moves_ahead = Table(
    "moves_ahead",
    metadata,
    match_key(),
    Column("seat", Integer, primary_key=True),
    Column("move", Text, nullable=False),
    Column("foreseen", Text, nullable=False),
    Column("undone", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
)

# Who wants another match; all rows of a match are of one kind.
offers = Table(
    "offers",
    metadata,
    match_key(),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    CheckConstraint("kind IN ('rematch', 'revenge')", name="kind"),
)

# Whom the host had get up before the match began: they may not sit down there again.
removed = Table(
    "removed",
    metadata,
    match_key(),
    Column("guest", String(40), ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
)

# What is proposed at a table and not settled yet: one thing of a kind at a time. `n`: the match's revision it was
# proposed at, so that no answer is taken for one to another proposal. `guest`: who proposed it.
proposals = Table(
    "proposals",
    metadata,
    match_key(),
    Column("kind", String(20), primary_key=True),
    Column("n", Integer, nullable=False),
    Column("guest", String(40), ForeignKey("guests.id"), nullable=False),
    Column("params", JSON, nullable=False),
    Column("at", BigInteger, nullable=False),
)

# Who agreed to which proposal.
agreements = Table(
    "agreements",
    metadata,
    match_key(),
    Column("kind", String(20), primary_key=True),
    Column("guest", String(40), ForeignKey("guests.id"), primary_key=True),
)

# Messages that were carried out, so that one that is sent again does nothing twice.
messages = Table(
    "messages",
    metadata,
    match_key(),
    Column("guest", String(40), ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
    Column("message", String(40), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Index("ix_messages_at", "at"),
)
