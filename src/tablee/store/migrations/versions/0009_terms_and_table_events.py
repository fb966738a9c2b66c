"""The terms of a table, agreed when it is opened, and its events other than moves."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Add terms and events; nothing was agreed or noted so far."""
    op.add_column("matches", sa.Column("terms", sa.JSON(), nullable=False, server_default="{}"))
    op.create_table(
        "table_events",
        sa.Column("match", sa.String(length=40), nullable=False),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("ply", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(length=40), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("params", sa.JSON(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name="fk_table_events_match", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("match", "n", name="pk_table_events"),
    )
