"""Tidier tables: locked, filled with bots after a time, in a series; proposals among the players."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Add all of these, empty: no proposal, no lock, no removed guest, and no known series."""
    op.add_column("matches", sa.Column("stand_in_since", sa.BigInteger(), nullable=True))
    op.add_column("matches", sa.Column("locked", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("matches", sa.Column("fills", sa.BigInteger(), nullable=True))
    op.add_column("matches", sa.Column("series", sa.JSON(), nullable=False, server_default="{}"))
    _resignations()
    op.create_table(
        "removed",
        sa.Column("match", sa.String(length=40), nullable=False),
        sa.Column("guest", sa.String(length=40), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name="fk_removed_match", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name="fk_removed_guest", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("match", "guest", name="pk_removed"),
    )
    op.create_table(
        "proposals",
        sa.Column("match", sa.String(length=40), nullable=False),
        sa.Column("kind", sa.String(length=20), nullable=False),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("guest", sa.String(length=40), nullable=False),
        sa.Column("params", sa.JSON(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name="fk_proposals_match", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name="fk_proposals_guest"),
        sa.PrimaryKeyConstraint("match", "kind", name="pk_proposals"),
    )
    op.create_table(
        "agreements",
        sa.Column("match", sa.String(length=40), nullable=False),
        sa.Column("kind", sa.String(length=20), nullable=False),
        sa.Column("guest", sa.String(length=40), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name="fk_agreements_match", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name="fk_agreements_guest"),
        sa.PrimaryKeyConstraint("match", "kind", "guest", name="pk_agreements"),
    )


def _resignations() -> None:
    """Create the same table with another key: a seat may be given up, taken over, and given up again."""
    connection = op.get_bind()
    before = sa.table("resignations", *(sa.column(name) for name in ("match", "n", "seat", "at")))
    rows = [dict(row._mapping) for row in connection.execute(sa.select(before))]
    op.drop_table("resignations")
    after = op.create_table(
        "resignations",
        sa.Column("match", sa.String(length=40), nullable=False),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("taken_over", sa.BigInteger(), nullable=True),
        sa.Column("guest", sa.String(length=40), nullable=True),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name="fk_resignations_match", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name="fk_resignations_guest"),
        sa.PrimaryKeyConstraint("match", "n", name="pk_resignations"),
    )
    if rows:
        op.bulk_insert(after, rows)
