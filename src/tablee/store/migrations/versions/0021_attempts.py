"""Attempts that are limited for all processes together."""

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0020"


def upgrade() -> None:
    """Add the table; earlier attempts are unknown."""
    op.create_table(
        "attempts",
        sa.Column("kind", sa.String(length=10), nullable=False),
        sa.Column("who", sa.String(length=64), nullable=False),
        sa.Column("times", sa.JSON(), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("kind", "who", name="pk_attempts"),
    )
