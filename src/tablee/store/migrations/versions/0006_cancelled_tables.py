"""Tables that were cancelled."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Since when; until now a table that waited for people waited for ever."""
    op.add_column("matches", sa.Column("cancelled", sa.BigInteger(), nullable=True))
