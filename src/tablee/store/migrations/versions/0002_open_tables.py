"""Tables that strangers may find."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add the flag for public tables; existing tables are found only by their links."""
    op.add_column("matches", sa.Column("open", sa.Boolean(), server_default=sa.false(), nullable=False))
