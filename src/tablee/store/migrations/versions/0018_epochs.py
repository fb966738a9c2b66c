"""Epochs of matches: the facts, besides the moves before it, on which a move depends."""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"


def upgrade() -> None:
    """Mark matches that an older version ended after a resignation: it may have stored a wrong outcome."""
    op.add_column("matches", sa.Column("epoch", sa.Integer(), nullable=False, server_default="0"))
    matches = sa.table(
        "matches", sa.column("id"), sa.column("state"), sa.column("cancelled"), sa.column("epoch")
    )
    resigned = sa.select(sa.table("resignations", sa.column("match")).c.match)
    doubtful = sa.and_(matches.c.state == "over", matches.c.cancelled.is_(None), matches.c.id.in_(resigned))
    op.execute(sa.update(matches).where(doubtful).values(epoch=-1))
