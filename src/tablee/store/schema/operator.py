"""What the operator has set for all processes while they run, and the links that the operator gave to new guests."""

from sqlalchemy import JSON, BigInteger, Column, Integer, String, Table

from tablee.store.schema.base import metadata

# One row of each kind. `n` grows with each change, so that every process notices it.
orders = Table(
    "orders",
    metadata,
    Column("kind", String(20), primary_key=True),
    Column("n", Integer, nullable=False),
    Column("content", JSON, nullable=False),
)

# The links with which new guests come in to a server by invitation: `uses` times until then.
entrances = Table(
    "entrances",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("made", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=False),
    Column("uses", Integer, nullable=False),
    Column("used", Integer, nullable=False),
)
