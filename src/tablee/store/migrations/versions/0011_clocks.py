"""Clocks: the time of a match's next check, lost connections, time zones; moves in advance."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Add all of these; no match had a clock so far."""
    op.add_column("matches", sa.Column("deadline", sa.BigInteger(), nullable=True))
    op.create_index("ix_matches_state_deadline", "matches", ["state", "deadline"])
    op.add_column("guests", sa.Column("zone", sa.String(64), nullable=True))
    op.create_table(
        "outages",
        sa.Column("match", sa.String(40), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("began", sa.BigInteger(), nullable=False),
        sa.Column("ended", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name="fk_outages_match", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("match", "seat", "n", name="pk_outages"),
    )
    op.create_table(
        "moves_ahead",
        sa.Column("match", sa.String(40), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("move", sa.Text(), nullable=False),
        sa.Column("foreseen", sa.Text(), nullable=False),
        sa.Column("undone", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name="fk_moves_ahead_match", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("match", "seat", name="pk_moves_ahead"),
    )
