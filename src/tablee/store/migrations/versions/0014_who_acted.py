"""Who decided on each move, and the hints that were shown for it."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Of moves made before it is not known who decided on them."""
    for log in ("moves", "taken_back"):
        op.add_column(log, sa.Column("by", sa.String(length=10), nullable=True))
        op.add_column(log, sa.Column("helped", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.create_table(
        "helps",
        sa.Column("match", sa.String(length=40), nullable=False),
        sa.Column("ply", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name="fk_helps_match", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("match", "ply", "seat", name="pk_helps"),
    )
