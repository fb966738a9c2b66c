"""Matches and their seats."""

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
    false,
    text,
)

from tablee.store.schema.base import match_key, metadata

# Queries must contain these conditions verbatim, so that the partial indexes are used. For PostgreSQL the migrations
# create the same indexes: to declare them here as well would import its dialect at every start.
GOING_ON = text("state <> 'over'")
QUICK_WAITING = text("quick IS NOT NULL AND state = 'waiting'")
NOT_PAST = text("NOT past")
COUNTS = text("counts")
OWNED = text("owner IS NOT NULL")

# `state` to `outcome` follow from the log and are written with it, so that lists need no replay. `revision` counts
# every change that is not a move, for other processes to notice. `undone` counts undone moves, so that no action
# applies to a former position. `epoch` counts the changes of players and of pauses: a seat given up or taken over, a
# pause begun or ended. A move is refused if it was computed in an earlier epoch. On a match that is over, -1 means
# that an older version ended it: its outcome is yet to be compared with the log. A match has at most one successor:
# `previous` is unique. A match that was `cancelled` (the time) is over too. `starts`: when the match begins, once all
# seats are taken. `terms`: the agreement for the table when it was opened, which only the server interprets.
# `deadline`: the latest time of the next check of its clocks; null if none runs. A match that is about to begin has 0,
# so that it is checked as soon as it has begun. `stand_in_since`: when the players agreed on `stand_in` during the
# match; absence counts from then on. `locked`: no further guest may sit down. `fills`: when bots take the free seats.
# `quick`: the kind of a quick match. `series`: the results of the matches before this one, which only the server
# interprets. `deal`: the parts of the seed; null: the server drew it alone. Until the match has begun, `seed` is the
# server's part.
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
    Column("epoch", Integer, nullable=False, server_default="0"),
    Column("stand_in", Integer, nullable=False, server_default="0"),
    Column("stand_in_since", BigInteger, nullable=True),
    Column("locked", Boolean, nullable=False, server_default=false()),
    Column("fills", BigInteger, nullable=True),
    Column("series", JSON, nullable=False, server_default="{}"),
    Column("cancelled", BigInteger, nullable=True),
    Column("starts", BigInteger, nullable=True),
    Column("terms", JSON, nullable=False, server_default="{}"),
    Column("quick", String(64), nullable=True),
    Column("deadline", BigInteger, nullable=True),
    Column("deal", JSON(none_as_null=True), nullable=True),
    CheckConstraint("state IN ('waiting', 'running', 'over')", name="state"),
    Index("ix_matches_state_changed", "state", "changed"),
    Index("ix_matches_state_deadline", "state", "deadline"),
    Index("ix_matches_host_going_on", "host", sqlite_where=GOING_ON),
    Index("ix_matches_quick_waiting", "quick", sqlite_where=QUICK_WAITING),
)

# `opened` and `past` follow from the match: when it was opened, and that it is over. With them a guest's tables are
# found by index, however many there are. A `past` that lags behind only costs time. `counts` follows from the terms:
# the match counts. `folded`: the name of a player who is not a guest, in the form for searches.
seats = Table(
    "seats",
    metadata,
    match_key(),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("guest", String(40), ForeignKey("guests.id"), nullable=True),
    Column("name", Text, nullable=False),
    Column("level", Integer, nullable=True),
    Column("opened", BigInteger, nullable=False, server_default="0"),
    Column("past", Boolean, nullable=False, server_default=false()),
    Column("folded", Text, nullable=False, server_default=""),
    Column("counts", Boolean, nullable=False, server_default=false()),
    Column("owner", String(40), ForeignKey("guests.id"), nullable=True),
    CheckConstraint("kind IN ('guest', 'bot', 'device', 'free')", name="kind"),
    Index("ix_seats_guest_opened_match", "guest", "opened", "match"),
    Index("ix_seats_guest_going_on", "guest", sqlite_where=NOT_PAST),
    Index("ix_seats_guest_counts", "guest", "opened", "match", sqlite_where=COUNTS),
    Index("ix_seats_owner", "owner", sqlite_where=OWNED),
)
