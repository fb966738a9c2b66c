"""The matches of a guest that count, found by index."""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"

COUNTS = sa.text("counts")


def upgrade() -> None:
    """Compute the flag from the terms of all existing matches."""
    op.add_column("seats", sa.Column("counts", sa.Boolean(), nullable=False, server_default=sa.false()))
    matches = sa.table("matches", sa.column("id"), sa.column("terms", sa.JSON()))
    seats = sa.table("seats", sa.column("match"), sa.column("counts", sa.Boolean()))
    agreed = sa.select(matches.c.id).where(matches.c.terms["counts"].as_boolean())
    op.execute(sa.update(seats).where(seats.c.match.in_(agreed)).values(counts=True))
    columns = ["guest", "opened", "match"]
    op.create_index("ix_seats_guest_counts", "seats", columns, sqlite_where=COUNTS, postgresql_where=COUNTS)
