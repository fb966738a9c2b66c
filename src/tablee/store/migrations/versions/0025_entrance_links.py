"""The links with which new guests come in to a server by invitation."""

import sqlalchemy as sa
from alembic import op

revision = "0025"
down_revision = "0024"


def upgrade() -> None:
    """Add the table; there are no links at first."""
    op.create_table(
        "entrances",
        sa.Column("hash", sa.String(length=64), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.Column("uses", sa.Integer(), nullable=False),
        sa.Column("used", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("hash", name="pk_entrances"),
    )
