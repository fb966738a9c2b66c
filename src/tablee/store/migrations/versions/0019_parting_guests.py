"""Parting guests who were merged, and the browser in which recovery words were made."""

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"


def upgrade() -> None:
    """Add the tables; earlier merges were not recorded and cannot be undone."""
    op.create_table(
        "merges",
        sa.Column("younger", sa.String(length=40), nullable=False),
        sa.Column("older", sa.String(length=40), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("moved", sa.JSON(), nullable=True),
        sa.PrimaryKeyConstraint("younger", name="pk_merges"),
    )
    op.create_index("ix_merges_older", "merges", ["older"])
    op.create_table(
        "returns",
        sa.Column("hash", sa.String(length=64), nullable=False),
        sa.Column("guest", sa.String(length=40), nullable=False),
        sa.Column("other", sa.String(length=40), nullable=False),
        sa.Column("joined", sa.Boolean(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("hash", name="pk_returns"),
    )
    op.create_index("ix_returns_at", "returns", ["at"])
    op.create_index("ix_returns_guest", "returns", ["guest"])
    for name in ("browser", "system"):
        op.add_column("recoveries", sa.Column(name, sa.String(length=40), nullable=True))
