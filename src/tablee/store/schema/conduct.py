"""Chat, mutes and blocks, and the actions of moderators."""

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

# `removed`: when a moderator hid the line from all viewers.
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

# The guests whom a guest does not want to hear (`mute`), or does not want to sit with either (`block`). `key` names
# the row to its `guest`, who never sees another guest's id.
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

# Moderators: the guests who may read reports and act on them.
moderators = Table(
    "moderators",
    metadata,
    Column("guest", String(40), ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
    Column("since", BigInteger, nullable=False),
)

# Guests who may not chat, until the given time.
silences = Table(
    "silences",
    metadata,
    Column("guest", String(40), ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
    Column("until", BigInteger, nullable=False),
)

# Reports of misconduct, with what was said and done around it at the time (`evidence`). There are no foreign keys to
# guests and matches, because a report outlives them. `line`: the chat line in question. `ending`: how it was closed.
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

# All actions of moderators, and the appointment of moderators (`actor` None: the operator, at the command line). Rows
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
