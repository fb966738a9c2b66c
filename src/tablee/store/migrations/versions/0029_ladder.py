"""The ladder of the server's programs and bots: its deals, its standings, and the process that plays."""

import sqlalchemy as sa
from alembic import op

revision = "0029"
down_revision = "0028"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the tables, which are empty so far."""
    op.create_table(
        "ladder_deals",
        sa.Column("n", sa.Integer(), autoincrement=True, nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("rules", sa.Integer(), nullable=False),
        sa.Column("one", sa.Text(), nullable=False),
        sa.Column("other", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("matches", sa.Text(), nullable=False),
        sa.Column("records", sa.Text(), nullable=True),
        sa.PrimaryKeyConstraint("n", name=op.f("pk_ladder_deals")),
    )
    op.create_index("ix_ladder_deals_game_one_other", "ladder_deals", ["game", "one", "other"])
    op.create_table(
        "ladder_standings",
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("content", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("game", name=op.f("pk_ladder_standings")),
    )
    op.create_table(
        "ladder_leases",
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("node", sa.String(length=40), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("n", name=op.f("pk_ladder_leases")),
    )
