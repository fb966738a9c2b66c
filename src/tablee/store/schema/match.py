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

# What queries must say word for word for the indexes that hold only these rows to be used. PostgreSQL is told the same
# by the migrations, which make the indexes: to say it here as well would import its dialect with every start.
GOING_ON = text("state <> 'over'")
QUICK_WAITING = text("quick IS NOT NULL AND state = 'waiting'")
NOT_PAST = text("NOT past")
COUNTS = text("counts")

# `state` to `outcome` follow from the log and are written with it, so that lists need no replay. `revision` counts
# every change that is not a move, for other processes to notice; `undone` the steps taken back, so that nobody acts
# upon a position that was. `epoch` counts the changes of who plays and of whether play goes on: a seat given up or
# taken over, a pause begun or ended. A move is refused if it was worked out in an earlier epoch. On a match that is
# over, -1 means that an older version ended it: its outcome is yet to be compared with the log. A match has one
# successor at most: `previous` is unique. One that was `cancelled` (when) is over too. While everybody sits and it is
# about to begin, `starts` says when. `terms`: what was agreed for the table when it was opened, which the server alone
# understands. `deadline`: when somebody is to look at its clocks, at the latest; null where none runs. A match that is
# to begin has 0, so that somebody looks as soon as it has. `stand_in_since`: when `stand_in` was agreed on while the
# match ran; from then on somebody's absence counts. `locked`: nobody new may sit down. `fills`: when bots take the
# seats that are free. `quick`: the kind of a quick match that it is one of. `series`: what the matches before this one
# came to, which the server alone understands. `deal`: what the seed was mixed from; null: the server drew it alone.
# Until the match has begun `seed` is what the server put in.
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
# found by index, however many there are; where `past` lags behind, that takes longer and nothing else. `counts` follows
# from its terms: it was agreed that it counts. `folded`: the name of who is no guest, as it is searched for.
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
    CheckConstraint("kind IN ('guest', 'bot', 'device', 'free')", name="kind"),
    Index("ix_seats_guest_opened_match", "guest", "opened", "match"),
    Index("ix_seats_guest_going_on", "guest", sqlite_where=NOT_PAST),
    Index("ix_seats_guest_counts", "guest", "opened", "match", sqlite_where=COUNTS),
)
