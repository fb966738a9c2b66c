"""Devices of a guest: when each was last used, and when the guest ended others."""

import time

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Add both times; the use of devices was not noted so far, so that all count as used today."""
    op.add_column("tokens", sa.Column("used", sa.BigInteger(), server_default="0", nullable=False))
    op.execute(sa.text("UPDATE tokens SET used = :now").bindparams(now=round(time.time() * 1000)))
    op.create_index(op.f("ix_tokens_used"), "tokens", ["used"])
    op.add_column("guests", sa.Column("ended", sa.BigInteger(), nullable=True))
    op.create_index(op.f("ix_guests_ended"), "guests", ["ended"])
