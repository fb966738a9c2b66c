"""The players who let researchers use the moves of a match."""

import sqlalchemy as sa
from alembic import op

revision = "0030"
down_revision = "0029"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the table: nobody has agreed so far."""
    op.create_table(
        "consents",
        sa.Column("match", sa.String(length=40), nullable=False),
        sa.Column("guest", sa.String(length=40), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["match"], ["matches.id"], name=op.f("fk_consents_match"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name=op.f("fk_consents_guest"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("match", "guest", name=op.f("pk_consents")),
    )
    op.create_index("ix_consents_guest", "consents", ["guest"])
