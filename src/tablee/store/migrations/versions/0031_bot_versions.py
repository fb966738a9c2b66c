"""The release whose bot decided on a move, because bots change between releases."""

import sqlalchemy as sa
from alembic import op

revision = "0031"
down_revision = "0030"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column to both tables of moves: not known of older ones."""
    for log in ("moves", "taken_back"):
        op.add_column(log, sa.Column("version", sa.String(length=40), nullable=True))
