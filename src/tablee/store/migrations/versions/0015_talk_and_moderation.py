"""Mutes and blocks, reports, and the actions of moderators."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    """Add the tables, empty: no blocks, no reports and no moderators yet."""
    op.add_column("talk", sa.Column("removed", sa.BigInteger(), nullable=True))
    op.create_table(
        "blocks",
        sa.Column("guest", sa.String(length=40), nullable=False),
        sa.Column("other", sa.String(length=40), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("key", sa.String(length=24), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.CheckConstraint("kind IN ('mute', 'block')", name=op.f("ck_blocks_kind")),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name=op.f("fk_blocks_guest"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["other"], ["guests.id"], name=op.f("fk_blocks_other"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("guest", "other", name=op.f("pk_blocks")),
        sa.UniqueConstraint("key", name=op.f("uq_blocks_key")),
    )
    op.create_index(op.f("ix_blocks_other"), "blocks", ["other"])
    for name, column in (("moderators", "since"), ("silences", "until")):
        op.create_table(
            name,
            sa.Column("guest", sa.String(length=40), nullable=False),
            sa.Column(column, sa.BigInteger(), nullable=False),
            sa.ForeignKeyConstraint(
                ["guest"], ["guests.id"], name=op.f(f"fk_{name}_guest"), ondelete="CASCADE"
            ),
            sa.PrimaryKeyConstraint("guest", name=op.f(f"pk_{name}")),
        )
    op.create_table(
        "reports",
        sa.Column("id", sa.String(length=24), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("reporter", sa.String(length=40), nullable=False),
        sa.Column("target", sa.String(length=40), nullable=False),
        sa.Column("match", sa.String(length=40), nullable=False),
        sa.Column("line", sa.Integer(), nullable=True),
        sa.Column("reason", sa.String(length=16), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("evidence", sa.JSON(), nullable=False),
        sa.Column("closed", sa.BigInteger(), nullable=True),
        sa.Column("ending", sa.String(length=16), nullable=True),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_reports")),
    )
    op.create_index(op.f("ix_reports_reporter"), "reports", ["reporter"])
    op.create_index(op.f("ix_reports_target"), "reports", ["target"])
    op.create_index("ix_reports_closed_at", "reports", ["closed", "at"])
    op.create_table(
        "moderation_log",
        sa.Column("n", sa.Integer(), autoincrement=True, nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("actor", sa.String(length=40), nullable=True),
        sa.Column("actor_name", sa.Text(), nullable=False),
        sa.Column("action", sa.String(length=16), nullable=False),
        sa.Column("report", sa.String(length=24), nullable=True),
        sa.Column("target", sa.String(length=40), nullable=True),
        sa.Column("target_name", sa.Text(), nullable=False),
        sa.Column("details", sa.JSON(), nullable=False),
        sa.PrimaryKeyConstraint("n", name=op.f("pk_moderation_log")),
    )
