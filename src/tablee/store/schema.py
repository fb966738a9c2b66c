"""The tables of the database. A change here needs a migration beside it (a test compares the two)."""

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    CheckConstraint,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)


def _match() -> Column[str]:
    return Column("match", String(40), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True)


# `ended`: when this guest last ended devices, for processes that hold their sockets. `face`: animal and colour.
guests = Table(
    "guests",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("name", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("ended", BigInteger, nullable=True, index=True),
    Column("face", String(40), nullable=True),
)

# One for each browser of a guest; only the SHA-256 of what its cookie holds. `used` is exact to a day.
tokens = Table(
    "tokens",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("guest", String(40), ForeignKey("guests.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("created", BigInteger, nullable=False),
    Column("used", BigInteger, nullable=False, server_default="0", index=True),
)

# One-time tokens that make another browser the same guest; hashed too, deleted when used.
links = Table(
    "links",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("guest", String(40), ForeignKey("guests.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("expires", BigInteger, nullable=False),
)

# `state` to `outcome` follow from the log and are written with it, so that lists need no replay. `revision` counts
# every change that is not a move, for other processes to notice; `undone` the steps taken back, so that nobody acts
# upon a position that was. A match has one successor at most: `previous` is unique. One that was `cancelled` (when)
# is over too. While everybody sits and it is about to begin, `starts` says when. `terms`: what was agreed for the table
# when it was opened, which the server alone understands. `deal`: what the seed was mixed from; NULL: the server drew it
# alone. Until the match has begun `seed` is what the server put in.
matches = Table(
    "matches",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("players", Integer, nullable=False),
    Column("seed", String(64), nullable=False),
    Column("pause", Integer, nullable=False),
    Column("host", String(40), ForeignKey("guests.id"), nullable=True, index=True),
    Column("opened", BigInteger, key="created", nullable=False),
    Column("begun", BigInteger, nullable=True),
    Column("previous", String(40), ForeignKey("matches.id"), nullable=True, unique=True),
    Column("repeats", Boolean, nullable=False),
    Column("open", Boolean, key="public", nullable=False, server_default=false()),
    Column("state", String(8), nullable=False),
    Column("ply", Integer, nullable=False),
    Column("turn", Integer, nullable=True),
    Column("changed", BigInteger, nullable=False),
    Column("outcome", JSON(none_as_null=True), nullable=True),
    Column("revision", Integer, nullable=False),
    Column("undone", Integer, nullable=False, server_default="0"),
    Column("stand_in", Integer, nullable=False, server_default="0"),
    Column("cancelled", BigInteger, nullable=True),
    Column("starts", BigInteger, nullable=True),
    Column("terms", JSON, nullable=False, server_default="{}"),
    Column("deal", JSON(none_as_null=True), nullable=True),
    CheckConstraint("state IN ('waiting', 'running', 'over')", name="state"),
    Index("ix_matches_state_changed", "state", "changed"),
)

seats = Table(
    "seats",
    metadata,
    _match(),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("guest", String(40), ForeignKey("guests.id"), nullable=True, index=True),
    Column("name", Text, nullable=False),
    Column("level", Integer, nullable=True),
    CheckConstraint("kind IN ('guest', 'bot', 'device', 'free')", name="kind"),
)

# When somebody who plays was last connected, at tables where bots stand in for who is away.
presences = Table(
    "presences",
    metadata,
    _match(),
    Column("guest", String(40), ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
    Column("at", BigInteger, nullable=False),
)

# The log: every move, `ply` counting from 1; `by` is who decided (NULL: not known), `helped` whether with a hint.
moves = Table(
    "moves",
    metadata,
    _match(),
    Column("ply", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("move", Text, nullable=False),
    Column("message", String(40), nullable=True),
    Column("ms", Integer, nullable=True),
    Column("at", BigInteger, nullable=False),
    Column("by", String(10), nullable=True),
    Column("helped", Boolean, nullable=False, server_default=false()),
    UniqueConstraint("match", "seat", "message"),
)

# Hints that somebody was shown for the move that was to become ply `ply`.
helps = Table(
    "helps",
    metadata,
    _match(),
    Column("ply", Integer, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
)

# Moves that were taken back, in that order (`n` from 1): the row of the log as it was, when it was taken back, and
# by which message. The log itself goes on from the ply before.
taken_back = Table(
    "taken_back",
    metadata,
    _match(),
    Column("n", Integer, primary_key=True),
    Column("ply", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("move", Text, nullable=False),
    Column("message", String(40), nullable=True),
    Column("ms", Integer, nullable=True),
    Column("at", BigInteger, nullable=False),
    Column("by", String(10), nullable=True),
    Column("helped", Boolean, nullable=False, server_default=false()),
    Column("undo_message", String(40), nullable=False),
    Column("undone_at", BigInteger, nullable=False),
)

# Giving up is not a move; `n` is the order in which seats did, from 1.
resignations = Table(
    "resignations",
    metadata,
    _match(),
    Column("seat", Integer, primary_key=True),
    Column("n", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    UniqueConstraint("match", "n"),
)

# What browsers put into the deal of a match that has not begun: bound, and shown for a start at that time. At a match
# that is over: bound for the one to follow.
nonces = Table(
    "nonces",
    metadata,
    _match(),
    Column("guest", String(40), ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
    Column("commitment", String(64), nullable=False),
    Column("nonce", String(64), nullable=True),
    Column("starts", BigInteger, nullable=True),
)

# What happened at a table besides moves, giving up and talk: `n` counts from 1, `ply` is the last that was made before.
table_events = Table(
    "table_events",
    metadata,
    _match(),
    Column("n", Integer, primary_key=True),
    Column("ply", Integer, nullable=False),
    Column("kind", String(40), nullable=False),
    Column("seat", Integer, nullable=True),
    Column("params", JSON, nullable=False),
    Column("at", BigInteger, nullable=False),
)

talk = Table(
    "talk",
    metadata,
    _match(),
    Column("n", Integer, primary_key=True),
    Column("guest", String(40), ForeignKey("guests.id"), nullable=False, index=True),
    Column("seat", Integer, nullable=True),
    Column("name", Text, nullable=False),
    Column("preset", String(40), nullable=True),
    Column("text", Text, nullable=True),
    Column("message", String(40), nullable=False),
    Column("at", BigInteger, nullable=False),
    UniqueConstraint("match", "guest", "message"),
)

# Finished matches judged move by move (`told`: JSON of the form numbered `form`), so that it is worked out once.
analyses = Table(
    "analyses",
    metadata,
    _match(),
    Column("form", Integer, nullable=False),
    Column("told", Text, nullable=False),
    Column("made", BigInteger, nullable=False),
)

# Who wants another match; all rows of a match are of one kind.
offers = Table(
    "offers",
    metadata,
    _match(),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    CheckConstraint("kind IN ('rematch', 'revenge')", name="kind"),
)
