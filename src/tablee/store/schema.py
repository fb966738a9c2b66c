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
    text,
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


# What queries must say word for word for the indexes that hold only these rows to be used.
GOING_ON = text("state <> 'over'")
QUICK_WAITING = text("quick IS NOT NULL AND state = 'waiting'")
NOT_PAST = text("NOT past")
COUNTS = text("counts")


def _match() -> Column[str]:
    return Column("match", String(40), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True)


# `ended`: when this guest last ended devices, for processes that hold their sockets. `face`: animal and colour.
# `folded`: the name as it is searched for.
# `zone`: the time zone of the browser they last played with, where a table asked for it.
guests = Table(
    "guests",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("name", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("ended", BigInteger, nullable=True, index=True),
    Column("face", String(40), nullable=True),
    Column("folded", Text, nullable=False, server_default=""),
    Column("zone", String(64), nullable=True),
)

# What belongs to a guest alone names them with `ondelete="CASCADE"`: a guest who is deleted takes it along. All else
# that names a guest is part of what happened at a table: it stays, as "a guest" (`store/forgetting.py`).

# One for each browser of a guest; only the SHA-256 of what its cookie holds. `used` is exact to a day; `browser` and
# `system` say which it is, as far as it told.
tokens = Table(
    "tokens",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("guest", String(40), ForeignKey("guests.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("created", BigInteger, nullable=False),
    Column("used", BigInteger, nullable=False, server_default="0", index=True),
    Column("browser", String(40), nullable=True),
    Column("system", String(40), nullable=True),
)

# One-time tokens that make another browser the same guest; hashed too, deleted when used.
links = Table(
    "links",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("guest", String(40), ForeignKey("guests.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("expires", BigInteger, nullable=False),
)

# What shows who somebody is on a device that knows nothing of them. `id` and `key`, the public one, are base64url;
# `used` is when somebody last came back by it.
passkeys = Table(
    "passkeys",
    metadata,
    Column("id", String(1400), primary_key=True),
    Column("guest", String(40), ForeignKey("guests.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("site", String(255), nullable=False),
    Column("key", Text, nullable=False),
    Column("count", BigInteger, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("used", BigInteger, nullable=True),
    Column("browser", String(40), nullable=True),
    Column("system", String(40), nullable=True),
)

# What a passkey has to sign, once: hashed, and the origin whose page asked. `guest`: who makes a passkey; none: it is
# for somebody who comes back.
challenges = Table(
    "challenges",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("guest", String(40), ForeignKey("guests.id", ondelete="CASCADE"), nullable=True, index=True),
    Column("origin", String(300), nullable=False),
    Column("expires", BigInteger, nullable=False, index=True),
)

# Recovery words: the first two in the clear, to find the row by, the others as an argon2id hash.
recoveries = Table(
    "recoveries",
    metadata,
    Column("guest", String(40), ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
    Column("finder", String(60), nullable=False, index=True),
    Column("hash", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
)

# `state` to `outcome` follow from the log and are written with it, so that lists need no replay. `revision` counts
# every change that is not a move, for other processes to notice; `undone` the steps taken back, so that nobody acts
# upon a position that was. A match has one successor at most: `previous` is unique. One that was `cancelled` (when)
# is over too. While everybody sits and it is about to begin, `starts` says when. `terms`: what was agreed for the table
# when it was opened, which the server alone understands. `deadline`: when somebody is to look at its clocks, at the
# latest; null where none runs. A match that is to begin has 0, so that somebody looks as soon as it has.
# `stand_in_since`: when `stand_in` was agreed on while the match ran; from then on somebody's absence counts.
# `locked`: nobody new may sit down. `fills`: when bots take the seats that are free. `quick`: the kind of a quick match
# that it is one of. `series`: what the matches before this one came to, which the server alone understands.
# `deal`: what the seed was mixed from; null: the server drew it alone. Until the match has begun `seed` is what the
# server put in.
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
    Index("ix_matches_host_going_on", "host", sqlite_where=GOING_ON, postgresql_where=GOING_ON),
    Index("ix_matches_quick_waiting", "quick", sqlite_where=QUICK_WAITING, postgresql_where=QUICK_WAITING),
)

# `opened` and `past` follow from the match: when it was opened, and that it is over. With them a guest's tables are
# found by index, however many there are; where `past` lags behind, that takes longer and nothing else. `counts` follows
# from its terms: it was agreed that it counts. `folded`: the name of who is no guest, as it is searched for.
seats = Table(
    "seats",
    metadata,
    _match(),
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
    Index("ix_seats_guest_going_on", "guest", sqlite_where=NOT_PAST, postgresql_where=NOT_PAST),
    Index("ix_seats_guest_counts", "guest", "opened", "match", sqlite_where=COUNTS, postgresql_where=COUNTS),
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

# Giving up is not a move; `n` is the order in which seats did, from 1. `taken_over`: when somebody else sat down there,
# so that the seat is not given up any more; `guest` had given it up, if a guest sat there.
resignations = Table(
    "resignations",
    metadata,
    _match(),
    Column("n", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("taken_over", BigInteger, nullable=True),
    Column("guest", String(40), ForeignKey("guests.id"), nullable=True),
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
# `guest`: whom `params` call by a name, which is taken out when they are deleted.
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
    Column("guest", String(40), ForeignKey("guests.id"), nullable=True, index=True),
)

# When somebody who plays was connected to nothing, at tables with a clock that runs in minutes: `ended` is null while
# they are. `n` counts the times of a seat from 1.
outages = Table(
    "outages",
    metadata,
    _match(),
    Column("seat", Integer, primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("began", BigInteger, nullable=False),
    Column("ended", BigInteger, nullable=True),
)

# A move that somebody said ahead, for when it is their turn, and what must still be so then; nobody else is told.
moves_ahead = Table(
    "moves_ahead",
    metadata,
    _match(),
    Column("seat", Integer, primary_key=True),
    Column("move", Text, nullable=False),
    Column("foreseen", Text, nullable=False),
    Column("undone", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
)

# `removed`: when a moderator took the line out of everybody's view.
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
    Column("removed", BigInteger, nullable=True),
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

# Who wants another match; all rows of a match are of one kind.
offers = Table(
    "offers",
    metadata,
    _match(),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    CheckConstraint("kind IN ('rematch', 'revenge')", name="kind"),
)

# Whom the host had get up before the match began: they may not sit down there again.
removed = Table(
    "removed",
    metadata,
    _match(),
    Column("guest", String(40), ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
)

# What is proposed at a table and not settled yet: one thing of a kind at a time. `n`: the match's revision it was
# proposed at, so that no answer is taken for one to another proposal. `guest`: who proposed it.
proposals = Table(
    "proposals",
    metadata,
    _match(),
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
    _match(),
    Column("kind", String(20), primary_key=True),
    Column("guest", String(40), ForeignKey("guests.id"), primary_key=True),
)

# Secrets that the server made at its first start, by name; all its processes use the same.
server_keys = Table(
    "server_keys",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

# Where a guest wants to be told. `keys`: what the place asks for besides its address. `origin`: where this guest finds
# Tablée. `device`: the browser that push messages go to; signed out, it is told nothing. `confirmed`: since when the
# place is known to be this guest's; till then `code` is the hash of what confirms it. After `failures` in a row it
# rests until `resumes`.
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

# When a guest wants to be told; times of day in minutes, by the clocks of `zone`.
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

# The same for one table, where it is otherwise.
table_notices = Table(
    "table_notices",
    metadata,
    _match(),
    Column("guest", String(40), ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
    Column("mode", String(8), nullable=False),
    CheckConstraint("mode IN ('on', 'digest', 'off')", name="mode"),
)

# What is to be told, written in the transaction of what it tells. Once for a channel, a kind and a position; rows stay
# for a while after they are sent or dropped, so that nothing is told twice. Who sends has it until `lease`.
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
