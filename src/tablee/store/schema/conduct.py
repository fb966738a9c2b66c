"""What people say, whom they do not want to hear, and what moderators do about it."""

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
    UniqueConstraint,
)

from tablee.store.schema.base import match_key, metadata

# `removed`: when a moderator took the line out of everybody's view.
talk = Table(
    "talk",
    metadata,
    match_key(),
    Column("n", Integer, primary_key=True),
    Column("guest", String(40), ForeignKey("guests.id"), nullable=False, index=True),
    Column("seat", Integer, nullable=True),
    Column("name", Text, nullable=False),
    Column("preset", String(40), nullable=True),
    Column("text", Text, nullable=True),
    Column("message", String(40), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("removed", BigInteger, nullable=True),
    UniqueConstraint("match", "guest", "message"),
)

# Whom somebody does not want to hear (`mute`), or to sit with either (`block`); `key` names the row to its `guest`, who
# is told nobody's id.
blocks = Table(
    "blocks",
    metadata,
    Column("guest", String(40), ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
    Column("other", String(40), ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("kind", String(8), nullable=False),
    Column("key", String(24), nullable=False, unique=True),
    Column("at", BigInteger, nullable=False),
    CheckConstraint("kind IN ('mute', 'block')", name="kind"),
)

# The guests who may read reports and act on them.
moderators = Table(
    "moderators",
    metadata,
    Column("guest", String(40), ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
    Column("since", BigInteger, nullable=False),
)

# Who may say nothing, until when.
silences = Table(
    "silences",
    metadata,
    Column("guest", String(40), ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
    Column("until", BigInteger, nullable=False),
)

# What somebody found wrong, with what was said and done around it as it was then (`evidence`). Neither guests nor
# matches are referred to: a report outlives them. `line`: the line of talk that it is about. `ending`: how it was
# closed.
reports = Table(
    "reports",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("reporter", String(40), nullable=False, index=True),
    Column("target", String(40), nullable=False, index=True),
    Column("match", String(40), nullable=False),
    Column("line", Integer, nullable=True),
    Column("reason", String(16), nullable=False),
    Column("text", Text, nullable=False),
    Column("evidence", JSON, nullable=False),
    Column("closed", BigInteger, nullable=True),
    Column("ending", String(16), nullable=True),
    Index("ix_reports_closed_at", "closed", "at"),
)

# Everything that moderators did, and who made them moderators (`actor` None: the operator, at the command line). Rows
# are added and never changed.
moderation_log = Table(
    "moderation_log",
    metadata,
    Column("n", Integer, primary_key=True, autoincrement=True),
    Column("at", BigInteger, nullable=False),
    Column("actor", String(40), nullable=True),
    Column("actor_name", Text, nullable=False),
    Column("action", String(16), nullable=False),
    Column("report", String(24), nullable=True),
    Column("target", String(40), nullable=True),
    Column("target_name", Text, nullable=False),
    Column("details", JSON, nullable=False),
)
