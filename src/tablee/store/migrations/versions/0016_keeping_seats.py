"""Passkeys, recovery words, the browser of each device, and the guest behind a table event."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    """Add all of these, empty; a device's browser becomes known at its next use."""
    op.add_column("tokens", sa.Column("browser", sa.String(length=40), nullable=True))
    op.add_column("tokens", sa.Column("system", sa.String(length=40), nullable=True))
    with op.batch_alter_table("table_events") as batch:
        batch.add_column(sa.Column("guest", sa.String(length=40), nullable=True))
        batch.create_foreign_key(op.f("fk_table_events_guest"), "guests", ["guest"], ["id"])
        batch.create_index(op.f("ix_table_events_guest"), ["guest"])
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(length=1400), nullable=False),
        sa.Column("guest", sa.String(length=40), nullable=False),
        sa.Column("site", sa.String(length=255), nullable=False),
        sa.Column("key", sa.Text(), nullable=False),
        sa.Column("count", sa.BigInteger(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("used", sa.BigInteger(), nullable=True),
        sa.Column("browser", sa.String(length=40), nullable=True),
        sa.Column("system", sa.String(length=40), nullable=True),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name=op.f("fk_passkeys_guest"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_passkeys")),
    )
    op.create_index(op.f("ix_passkeys_guest"), "passkeys", ["guest"])
    op.create_table(
        "challenges",
        sa.Column("hash", sa.String(length=64), nullable=False),
        sa.Column("guest", sa.String(length=40), nullable=True),
        sa.Column("origin", sa.String(length=300), nullable=False),
        sa.Column("expires", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["guest"], ["guests.id"], name=op.f("fk_challenges_guest"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("hash", name=op.f("pk_challenges")),
    )
    op.create_index(op.f("ix_challenges_guest"), "challenges", ["guest"])
    op.create_index(op.f("ix_challenges_expires"), "challenges", ["expires"])
    op.create_table(
        "recoveries",
        sa.Column("guest", sa.String(length=40), nullable=False),
        sa.Column("finder", sa.String(length=60), nullable=False),
        sa.Column("hash", sa.Text(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["guest"], ["guests.id"], name=op.f("fk_recoveries_guest"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("guest", name=op.f("pk_recoveries")),
    )
    op.create_index(op.f("ix_recoveries_finder"), "recoveries", ["finder"])
