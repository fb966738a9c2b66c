"""The faces of guests, and the time at which a match begins."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Add both columns: no guest has chosen a face yet, and every waiting table has a free seat."""
    op.add_column("guests", sa.Column("face", sa.String(length=40), nullable=True))
    op.add_column("matches", sa.Column("starts", sa.BigInteger(), nullable=True))
