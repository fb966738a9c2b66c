"""Bots that stand in for people who are away."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Add the wait for a stand-in, and the last presence of each player. Matches so far wait without a limit."""
    op.add_column("matches", sa.Column("stand_in", sa.Integer(), server_default="0", nullable=False))
    op.create_table(
        "presences",
        sa.Column("match", sa.String(length=40), nullable=False),
        sa.Column("guest", sa.String(length=40), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["guest"], ["guests.id"], name=op.f("fk_presences_guest"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["match"], ["matches.id"], name=op.f("fk_presences_match"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("match", "guest", name=op.f("pk_presences")),
    )
