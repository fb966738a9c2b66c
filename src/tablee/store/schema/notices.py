"""Channels, wishes, notices to send, and the server's signing keys."""

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

# A way to notify a guest. `keys`: what the service needs besides its address. `origin`: the address at which this
# guest reaches Tablée. `device`: the browser that gets push messages; none after it signs out. `confirmed`: when the
# guest proved that the channel is theirs; until then `code` is the hash of the confirming code. After `failures` in a
# row it rests until `resumes`.
channels = Table(
    "channels",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("guest", String(40), ForeignKey("guests.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("kind", String(8), nullable=False),
    Column("address", Text, nullable=False, index=True),
    Column("keys", JSON, nullable=False),
    Column("language", String(40), nullable=False),
    Column("origin", Text, nullable=False),
    Column("device", String(64), ForeignKey("tokens.hash", ondelete="CASCADE"), nullable=True, index=True),
    Column("created", BigInteger, nullable=False),
    Column("confirmed", BigInteger, nullable=True),
    Column("code", String(64), nullable=True, index=True),
    Column("failures", Integer, nullable=False, server_default="0"),
    Column("resumes", BigInteger, nullable=False, server_default="0"),
    CheckConstraint("kind IN ('push', 'discord', 'matrix', 'json', 'mail')", name="kind"),
)

# When a guest wants to be notified; times of day in minutes, in the time zone `zone`.
notice_wishes = Table(
    "notice_wishes",
    metadata,
    Column("guest", String(40), ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
    Column("mode", String(8), nullable=False),
    Column("quiet_from", Integer, nullable=True),
    Column("quiet_until", Integer, nullable=True),
    Column("digest_at", Integer, nullable=False),
    Column("zone", String(64), nullable=False),
    CheckConstraint("mode IN ('on', 'digest', 'off')", name="mode"),
)

# A different choice for one table.
table_notices = Table(
    "table_notices",
    metadata,
    match_key(),
    Column("guest", String(40), ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
    Column("mode", String(8), nullable=False),
    CheckConstraint("mode IN ('on', 'digest', 'off')", name="mode"),
)

# Notices, written in the transaction of their event. There is one for a channel, a kind and a position; rows stay
# for a while after they are sent or dropped, so that no notice is sent twice. A sender holds a row until `lease`.
outbox = Table(
    "outbox",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("channel", String(40), ForeignKey("channels.id", ondelete="CASCADE"), nullable=False),
    Column("guest", String(40), ForeignKey("guests.id", ondelete="CASCADE"), nullable=False),
    Column("match", String(40), ForeignKey("matches.id", ondelete="CASCADE"), nullable=False),
    Column("kind", String(10), nullable=False),
    Column("ply", Integer, nullable=False),
    Column("undone", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("due", BigInteger, nullable=False),
    Column("lease", BigInteger, nullable=False, server_default="0"),
    Column("tries", Integer, nullable=False, server_default="0"),
    Column("state", String(8), nullable=False, server_default="waiting"),
    CheckConstraint("state IN ('waiting', 'sent', 'dropped')", name="state"),
    UniqueConstraint("channel", "match", "kind", "ply", "undone"),
    Index("ix_outbox_state_due", "state", "due"),
    Index("ix_outbox_match_guest", "match", "guest"),
)

# Secrets that the server created at its first start, by name; all its processes use the same.
server_keys = Table(
    "server_keys",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)
