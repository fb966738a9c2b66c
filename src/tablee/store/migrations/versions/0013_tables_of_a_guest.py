"""A guest's tables found by index, names that can be searched, and quick matches."""

import sqlalchemy as sa
from alembic import op

from tablee.store.folding import folded

revision = "0013"
down_revision = "0012"

GOING_ON = sa.text("state <> 'over'")
QUICK_WAITING = sa.text("quick IS NOT NULL AND state = 'waiting'")
NOT_PAST = sa.text("NOT past")


def upgrade() -> None:
    """Compute the values that follow from existing matches and names; no guest waits for a quick match yet."""
    op.add_column("guests", sa.Column("folded", sa.Text(), nullable=False, server_default=""))
    op.add_column("matches", sa.Column("quick", sa.String(length=64), nullable=True))
    op.add_column("seats", sa.Column("opened", sa.BigInteger(), nullable=False, server_default="0"))
    op.add_column("seats", sa.Column("past", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("seats", sa.Column("folded", sa.Text(), nullable=False, server_default=""))

    matches = sa.table("matches", sa.column("id"), sa.column("opened"), sa.column("state"))
    guests = sa.table("guests", sa.column("id"), sa.column("name"), sa.column("folded"))
    seats = sa.table(
        "seats",
        *map(sa.column, ("match", "seat", "name", "opened", "folded")),
        sa.column("past", sa.Boolean()),
    )
    of_match = sa.select(matches.c.opened).where(matches.c.id == seats.c.match).scalar_subquery()
    op.execute(sa.update(seats).values(opened=of_match))
    over = sa.select(matches.c.id).where(matches.c.state == "over")
    op.execute(sa.update(seats).where(seats.c.match.in_(over)).values(past=True))
    connection = op.get_bind()
    for row in connection.execute(sa.select(guests.c.id, guests.c.name).where(guests.c.name != "")).all():
        connection.execute(sa.update(guests).where(guests.c.id == row.id).values(folded=folded(row.name)))
    named = sa.select(seats.c.match, seats.c.seat, seats.c.name).where(seats.c.name != "")
    for match, seat, name in connection.execute(named).all():
        here = sa.and_(seats.c.match == match, seats.c.seat == seat)
        connection.execute(sa.update(seats).where(here).values(folded=folded(name)))

    op.drop_index("ix_seats_guest", table_name="seats")
    op.create_index("ix_seats_guest_opened_match", "seats", ["guest", "opened", "match"])
    partial = (
        ("ix_seats_guest_going_on", "seats", ["guest"], NOT_PAST),
        ("ix_matches_host_going_on", "matches", ["host"], GOING_ON),
        ("ix_matches_quick_waiting", "matches", ["quick"], QUICK_WAITING),
    )
    for name, table, columns, where in partial:
        op.create_index(name, table, columns, sqlite_where=where, postgresql_where=where)
