"""What the operator has set for all processes while they run."""

from sqlalchemy import JSON, Column, Integer, String, Table

from tablee.store.schema.base import metadata

# One row of each kind. `n` grows with each change, so that every process notices it.
orders = Table(
    "orders",
    metadata,
    Column("kind", String(20), primary_key=True),
    Column("n", Integer, nullable=False),
    Column("content", JSON, nullable=False),
)
