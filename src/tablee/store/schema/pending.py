"""The present state of a table: who is there, requests, and actions to be carried out."""

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
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

# The last turn of a bot at each match, for all processes on PostgreSQL together. `node`: the process that thinks about
# it, until `until`; none: it waits. `anywhere`: any process may think about it. `done`: its move is in the log.
# `address`, `guest`: keyed hashes of those who opened the table. `claimed`: when a process last began to think here.
# Without a foreign key, whose check would make each claim wait for the disk.
bot_turns = Table(
    "bot_turns",
    metadata,
    Column("match", String(40), primary_key=True),
    Column("ply", Integer, nullable=False),
    Column("undone", Integer, nullable=False),
    Column("address", String(64), nullable=False),
    Column("guest", String(64), nullable=False),
    Column("anywhere", Boolean, nullable=False),
    Column("asked", BigInteger, nullable=False),
    Column("claimed", BigInteger, nullable=False),
    Column("node", String(32), nullable=True),
    Column("until", BigInteger, nullable=False),
    Column("done", Boolean, nullable=False),
)

# Questions to bots that one process on PostgreSQL offers to the others: hints and analyses. `rank`: the time from which
# the question counts as waiting. `node`: the process that thinks about it, until `until`; none: it waits.
# `address`, `guest`: keyed hashes of those who ask.
bot_questions = Table(
    "bot_questions",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("address", String(64), nullable=False),
    Column("guest", String(64), nullable=False),
    Column("asked", Text, nullable=False),
    Column("offered", BigInteger, nullable=False),
    Column("rank", BigInteger, nullable=False),
    Column("node", String(32), nullable=True),
    Column("until", BigInteger, nullable=False),
    Column("answer", Text, nullable=True),
)
