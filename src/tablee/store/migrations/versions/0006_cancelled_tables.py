"""Tables that were cancelled."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Add the time of cancelling; so far a waiting table waited forever."""
    op.add_column("matches", sa.Column("cancelled", sa.BigInteger(), nullable=True))
