"""What guests look like, and when a match is about to begin."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nobody has chosen a face yet; every table that waits has a free seat."""
    op.add_column("guests", sa.Column("face", sa.String(length=40), nullable=True))
    op.add_column("matches", sa.Column("starts", sa.BigInteger(), nullable=True))
