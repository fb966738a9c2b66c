"""Messages that were carried out, so that a repeated message has no second effect."""

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"


def upgrade() -> None:
    """Add the table; earlier messages are unknown."""
    op.create_table(
        "messages",
        sa.Column("match", sa.String(length=40), nullable=False),
        sa.Column("guest", sa.String(length=40), nullable=False),
        sa.Column("message", sa.String(length=40), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name="fk_messages_match", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name="fk_messages_guest", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("match", "guest", "message", name="pk_messages"),
    )
    op.create_index("ix_messages_at", "messages", ["at"])
