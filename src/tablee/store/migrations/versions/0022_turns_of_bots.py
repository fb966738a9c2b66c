"""The turns of bots that wait or are thought about, for all processes on PostgreSQL together."""

import sqlalchemy as sa
from alembic import op

revision = "0022"
down_revision = "0021"


def upgrade() -> None:
    """Add the table. On PostgreSQL it is unlogged: a claim need not survive a crash, so it waits for no disk."""
    unlogged = ["UNLOGGED"] if op.get_bind().dialect.name == "postgresql" else []
    op.create_table(
        "bot_turns",
        sa.Column("match", sa.String(length=40), nullable=False),
        sa.Column("ply", sa.Integer(), nullable=False),
        sa.Column("undone", sa.Integer(), nullable=False),
        sa.Column("address", sa.String(length=64), nullable=False),
        sa.Column("guest", sa.String(length=64), nullable=False),
        sa.Column("anywhere", sa.Boolean(), nullable=False),
        sa.Column("asked", sa.BigInteger(), nullable=False),
        sa.Column("claimed", sa.BigInteger(), nullable=False),
        sa.Column("node", sa.String(length=32), nullable=True),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.Column("done", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("match", name="pk_bot_turns"),
        prefixes=unlogged,
    )
