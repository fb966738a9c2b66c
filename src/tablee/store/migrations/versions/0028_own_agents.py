"""The agents that guests let in at their own tables, and the seats that these have."""

import sqlalchemy as sa
from alembic import op

revision = "0028"
down_revision = "0027"
branch_labels = None
depends_on = None

OWNED = sa.text("owner IS NOT NULL")


def upgrade() -> None:
    """Add the table, and the owner of the agent on a seat: nobody so far."""
    op.create_table(
        "own_agents",
        sa.Column("hash", sa.String(length=64), nullable=False),
        sa.Column("guest", sa.String(length=40), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["guest"], ["guests.id"], name=op.f("fk_own_agents_guest"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("hash", name=op.f("pk_own_agents")),
        sa.UniqueConstraint("guest", "name", name=op.f("uq_own_agents_guest_name")),
    )
    # In SQLite only a column's own constraint needs no copy of the table.
    op.execute(
        "ALTER TABLE seats ADD COLUMN owner VARCHAR(40) CONSTRAINT fk_seats_owner REFERENCES guests (id)"
    )
    op.create_index("ix_seats_owner", "seats", ["owner"], sqlite_where=OWNED, postgresql_where=OWNED)
