"""The actor behind each move, the hints shown for it, and the parts of seeds."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    """Add all of these. The actors of existing moves are unknown; existing seeds are the server's alone."""
    for log in ("moves", "taken_back"):
        op.add_column(log, sa.Column("by", sa.String(length=10), nullable=True))
        op.add_column(log, sa.Column("helped", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.create_table(
        "helps",
        sa.Column("match", sa.String(length=40), nullable=False),
        sa.Column("ply", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name="fk_helps_match", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("match", "ply", "seat", name="pk_helps"),
    )
    op.add_column("matches", sa.Column("deal", sa.JSON(), nullable=True))
    op.create_table(
        "nonces",
        sa.Column("match", sa.String(length=40), nullable=False),
        sa.Column("guest", sa.String(length=40), nullable=False),
        sa.Column("commitment", sa.String(length=64), nullable=False),
        sa.Column("nonce", sa.String(length=64), nullable=True),
        sa.Column("starts", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name="fk_nonces_guest", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name="fk_nonces_match", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("match", "guest", name="pk_nonces"),
    )
