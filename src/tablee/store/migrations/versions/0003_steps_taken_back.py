"""Undone moves."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Add a table of undone moves, and their number in each match."""
    op.create_table(
        "taken_back",
        sa.Column("match", sa.String(length=40), nullable=False),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("ply", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("move", sa.Text(), nullable=False),
        sa.Column("message", sa.String(length=40), nullable=True),
        sa.Column("ms", sa.Integer(), nullable=True),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("undo_message", sa.String(length=40), nullable=False),
        sa.Column("undone_at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["match"], ["matches.id"], name=op.f("fk_taken_back_match"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("match", "n", name=op.f("pk_taken_back")),
    )
    op.add_column("matches", sa.Column("undone", sa.Integer(), server_default="0", nullable=False))
