"""Guests, and what shows that somebody is one.

What belongs to a guest alone names them with `ondelete="CASCADE"`: a guest who is deleted takes it along. All else that
names a guest is part of what happened at a table: it stays, as "a guest" (`store/forgetting.py`).
"""

from sqlalchemy import JSON, BigInteger, Boolean, Column, ForeignKey, String, Table, Text

from tablee.store.schema.base import metadata

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

# Recovery words: the first two in the clear, to find the row by, the others as an argon2id hash. `browser` and
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

# Which guest became which other one, so that moderators act on the person of today. `moved`: what it takes to part them
# again, for some days. Neither column refers to a guest: a row stays as it is whatever becomes of the two.
merges = Table(
    "merges",
    metadata,
    Column("younger", String(40), primary_key=True),
    Column("older", String(40), nullable=False, index=True),
    Column("at", BigInteger, nullable=False),
    Column("moved", JSON(none_as_null=True), nullable=True),
)

# The way back of a browser that became another guest, for some days: the SHA-256 of a secret that it holds besides its
# token, the `guest` that it was, and the `other` that it became; `joined`: the two were merged.
returns = Table(
    "returns",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("guest", String(40), nullable=False, index=True),
    Column("other", String(40), nullable=False),
    Column("joined", Boolean, nullable=False),
    Column("at", BigInteger, nullable=False, index=True),
)
