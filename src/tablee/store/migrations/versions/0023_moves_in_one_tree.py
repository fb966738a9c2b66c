"""The log of moves without its second index, and with SQLite in one tree with its key."""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0023"
down_revision = "0022"


def upgrade() -> None:
    """Drop the index on messages: the update of the match's own row refuses a message that was committed before.

    SQLite cannot drop it, and keeps a table with its key in one tree only from the beginning. So the moves are copied,
    which takes about three seconds for a million of them.
    """
    if op.get_bind().dialect.name != "sqlite":
        op.drop_constraint("uq_moves_match_seat_message", "moves", type_="unique")
        return
    columns: tuple[sa.Column[Any], ...] = (
        sa.Column("match", sa.String(length=40), nullable=False),
        sa.Column("ply", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("move", sa.Text(), nullable=False),
        sa.Column("message", sa.String(length=40), nullable=True),
        sa.Column("ms", sa.Integer(), nullable=True),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("by", sa.String(length=10), nullable=True),
        sa.Column("helped", sa.Boolean(), server_default=sa.false(), nullable=False),
    )
    new = op.create_table(
        "new_moves",
        *columns,
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name="fk_moves_match", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("match", "ply", name="pk_moves"),
        sqlite_with_rowid=False,
    )
    names = [column.name for column in columns]
    old = sa.table("moves", *(sa.column(name) for name in names))
    # In the order of the key, so that each page is written once.
    op.execute(new.insert().from_select(names, sa.select(old).order_by(old.c.match, old.c.ply)))
    op.drop_table("moves")
    op.rename_table("new_moves", "moves")
