"""The present state of a table: who is there, requests, and actions to be carried out."""

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

# When a player was last connected, at tables where bots stand in for players who are away.
presences = Table(
    "presences",
    metadata,
    match_key(),
    Column("guest", String(40), ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
    Column("at", BigInteger, nullable=False),
)

# The browsers' parts in the deal of a match that has not begun: a commitment, and the nonce shown for the start at
# that time. At a match that is over: for the next match.
nonces = Table(
    "nonces",
    metadata,
    match_key(),
    Column("guest", String(40), ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
    Column("commitment", String(64), nullable=False),
    Column("nonce", String(64), nullable=True),
    Column("starts", BigInteger, nullable=True),
)

# A move that a player made in advance, for their next turn, and what must still hold then; no other player sees it.
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

# The seats that want another match; all rows of a match are of one kind.
offers = Table(
    "offers",
    metadata,
    match_key(),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    CheckConstraint("kind IN ('rematch', 'revenge')", name="kind"),
)

# The guests whom the host removed before the match began: they may not sit down there again.
removed = Table(
    "removed",
    metadata,
    match_key(),
    Column("guest", String(40), ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
)

# Open proposals: one of each kind at a table. `n`: the match's revision at the time of the proposal, so that no answer
# counts for another proposal. `guest`: who proposed it.
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

# Which guest agreed to which proposal.
agreements = Table(
    "agreements",
    metadata,
    match_key(),
    Column("kind", String(20), primary_key=True),
    Column("guest", String(40), ForeignKey("guests.id"), primary_key=True),
)

# Messages that were carried out, so that a repeated message has no second effect.
messages = Table(
    "messages",
    metadata,
    match_key(),
    Column("guest", String(40), ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
    Column("message", String(40), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Index("ix_messages_at", "at"),
)
