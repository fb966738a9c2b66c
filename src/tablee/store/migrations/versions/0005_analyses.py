"""Analyses of finished matches."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Add a table of analyses, each computed once for all readers."""
    op.create_table(
        "analyses",
        sa.Column("match", sa.String(length=40), nullable=False),
        sa.Column("form", sa.Integer(), nullable=False),
        sa.Column("told", sa.Text(), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["match"], ["matches.id"], name=op.f("fk_analyses_match"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("match", name=op.f("pk_analyses")),
    )
