"""Questions to bots that one process on PostgreSQL offers to the others."""

import sqlalchemy as sa
from alembic import op

revision = "0026"
down_revision = "0025"


def upgrade() -> None:
    """Add the table. On PostgreSQL it is unlogged: a question need not survive a crash, so it waits for no disk."""
    unlogged = ["UNLOGGED"] if op.get_bind().dialect.name == "postgresql" else []
    op.create_table(
        "bot_questions",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("address", sa.String(length=64), nullable=False),
        sa.Column("guest", sa.String(length=64), nullable=False),
        sa.Column("asked", sa.Text(), nullable=False),
        sa.Column("offered", sa.BigInteger(), nullable=False),
        sa.Column("rank", sa.BigInteger(), nullable=False),
        sa.Column("node", sa.String(length=32), nullable=True),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.Column("answer", sa.Text(), nullable=True),
        sa.PrimaryKeyConstraint("id", name="pk_bot_questions"),
        prefixes=unlogged,
    )
