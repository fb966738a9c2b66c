"""Notices of turns: the guests' channels and wishes, and the notices to send."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """Add the tables; no guest gets notices yet."""
    op.create_table(
        "server_keys",
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_server_keys"),
    )
    op.create_table(
        "channels",
        sa.Column("id", sa.String(length=40), nullable=False),
        sa.Column("guest", sa.String(length=40), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("address", sa.Text(), nullable=False),
        sa.Column("keys", sa.JSON(), nullable=False),
        sa.Column("language", sa.String(length=40), nullable=False),
        sa.Column("origin", sa.Text(), nullable=False),
        sa.Column("device", sa.String(length=64), nullable=True),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("confirmed", sa.BigInteger(), nullable=True),
        sa.Column("code", sa.String(length=64), nullable=True),
        sa.Column("failures", sa.Integer(), nullable=False, server_default="0"),
        sa.Column("resumes", sa.BigInteger(), nullable=False, server_default="0"),
        sa.CheckConstraint(
            "kind IN ('push', 'discord', 'matrix', 'json', 'mail')", name=op.f("ck_channels_kind")
        ),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name="fk_channels_guest", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["device"], ["tokens.hash"], name="fk_channels_device", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name="pk_channels"),
    )
    for column in ("guest", "address", "device", "code"):
        op.create_index(f"ix_channels_{column}", "channels", [column])
    op.create_table(
        "notice_wishes",
        sa.Column("guest", sa.String(length=40), nullable=False),
        sa.Column("mode", sa.String(length=8), nullable=False),
        sa.Column("quiet_from", sa.Integer(), nullable=True),
        sa.Column("quiet_until", sa.Integer(), nullable=True),
        sa.Column("digest_at", sa.Integer(), nullable=False),
        sa.Column("zone", sa.String(length=64), nullable=False),
        sa.CheckConstraint("mode IN ('on', 'digest', 'off')", name=op.f("ck_notice_wishes_mode")),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name="fk_notice_wishes_guest", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("guest", name="pk_notice_wishes"),
    )
    op.create_table(
        "table_notices",
        sa.Column("match", sa.String(length=40), nullable=False),
        sa.Column("guest", sa.String(length=40), nullable=False),
        sa.Column("mode", sa.String(length=8), nullable=False),
        sa.CheckConstraint("mode IN ('on', 'digest', 'off')", name=op.f("ck_table_notices_mode")),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name="fk_table_notices_match", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name="fk_table_notices_guest", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("match", "guest", name="pk_table_notices"),
    )
    op.create_table(
        "outbox",
        sa.Column("id", sa.Integer(), nullable=False, autoincrement=True),
        sa.Column("channel", sa.String(length=40), nullable=False),
        sa.Column("guest", sa.String(length=40), nullable=False),
        sa.Column("match", sa.String(length=40), nullable=False),
        sa.Column("kind", sa.String(length=10), nullable=False),
        sa.Column("ply", sa.Integer(), nullable=False),
        sa.Column("undone", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("due", sa.BigInteger(), nullable=False),
        sa.Column("lease", sa.BigInteger(), nullable=False, server_default="0"),
        sa.Column("tries", sa.Integer(), nullable=False, server_default="0"),
        sa.Column("state", sa.String(length=8), nullable=False, server_default="waiting"),
        sa.CheckConstraint("state IN ('waiting', 'sent', 'dropped')", name=op.f("ck_outbox_state")),
        sa.ForeignKeyConstraint(["channel"], ["channels.id"], name="fk_outbox_channel", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name="fk_outbox_guest", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name="fk_outbox_match", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name="pk_outbox"),
        sa.UniqueConstraint(
            "channel", "match", "kind", "ply", "undone", name="uq_outbox_channel_match_kind_ply_undone"
        ),
    )
    op.create_index("ix_outbox_state_due", "outbox", ["state", "due"])
    op.create_index("ix_outbox_match_guest", "outbox", ["match", "guest"])
