"""Guests, and the proofs of who they are.

Rows that belong to one guest alone name them with `ondelete="CASCADE"`: they are deleted with the guest. Other rows
that name a guest are part of what happened at a table: they stay, as "a guest" (`store/forgetting.py`).
"""

from sqlalchemy import JSON, BigInteger, Boolean, Column, ForeignKey, String, Table, Text, UniqueConstraint

from tablee.store.schema.base import metadata

# `ended`: when this guest last ended devices, for processes that hold their sockets. `face`: animal and colour.
# `folded`: the name in the form for searches.
# `zone`: the time zone of the browser they last played with, if a table asked for it.
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

# One for each browser of a guest; only the SHA-256 of its cookie's value. `used` is exact to a day; `browser` and
# `system` are what the browser reports.
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

# The agents on other machines that the operator lets in, each with the SHA-256 of its token. `name` includes its owner.
agent_tokens = Table(
    "agent_tokens",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("name", Text, nullable=False, unique=True),
    Column("since", BigInteger, nullable=False),
)

# The agents that guests let in at their own tables, each with the SHA-256 of its token.
own_agents = Table(
    "own_agents",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("guest", String(40), ForeignKey("guests.id", ondelete="CASCADE"), nullable=False),
    Column("name", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    UniqueConstraint("guest", "name"),
)

# One-time tokens that make another browser the same guest; hashed too, deleted when used.
links = Table(
    "links",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("guest", String(40), ForeignKey("guests.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("expires", BigInteger, nullable=False),
)

# Proofs of a guest's identity on a device without a token. `id` and the public `key` are base64url;
# `used` is the last sign-in with it.
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

# What a passkey has to sign, once: hashed, and the origin of the page. `guest`: the guest who creates a passkey; none
# for a sign-in.
challenges = Table(
    "challenges",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("guest", String(40), ForeignKey("guests.id", ondelete="CASCADE"), nullable=True, index=True),
    Column("origin", String(300), nullable=False),
    Column("expires", BigInteger, nullable=False, index=True),
)

# Recovery words: the first two in plain text, to find the row, the others as an argon2id hash. `browser` and
# `system`: where they were made.
recoveries = Table(
    "recoveries",
    metadata,
    Column("guest", String(40), ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
    Column("finder", String(60), nullable=False, index=True),
    Column("hash", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("browser", String(40), nullable=True),
    Column("system", String(40), nullable=True),
)

# Which guest was merged into which other one, so that moderators act on the present person. `moved`: the data that
# separates them again, for some days. Neither column is a foreign key: a row stays as it is whatever happens to the
# two.
merges = Table(
    "merges",
    metadata,
    Column("younger", String(40), primary_key=True),
    Column("older", String(40), nullable=False, index=True),
    Column("at", BigInteger, nullable=False),
    Column("moved", JSON(none_as_null=True), nullable=True),
)

# The way back of a browser that became another guest, for some days. `hash`: the SHA-256 of a secret that the browser
# holds besides its token. `guest`: its former guest; `other`: its present one; `joined`: the two were merged.
returns = Table(
    "returns",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("guest", String(40), nullable=False, index=True),
    Column("other", String(40), nullable=False),
    Column("joined", Boolean, nullable=False),
    Column("at", BigInteger, nullable=False, index=True),
)

# The latest attempts that are limited for all processes together: their times, and when none of them counts any more.
# `who`: a keyed hash of an address.
attempts = Table(
    "attempts",
    metadata,
    Column("kind", String(10), primary_key=True),
    Column("who", String(64), primary_key=True),
    Column("times", JSON, nullable=False),
    Column("until", BigInteger, nullable=False),
)
