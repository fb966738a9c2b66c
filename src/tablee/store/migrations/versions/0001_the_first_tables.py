"""The first tables."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Create the first tables."""
    op.create_table(
        "guests",
        sa.Column("id", sa.String(length=40), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_guests")),
    )
    op.create_table(
        "links",
        sa.Column("hash", sa.String(length=64), nullable=False),
        sa.Column("guest", sa.String(length=40), nullable=False),
        sa.Column("expires", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name=op.f("fk_links_guest"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("hash", name=op.f("pk_links")),
    )
    with op.batch_alter_table("links", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_links_guest"), ["guest"], unique=False)

    op.create_table(
        "matches",
        sa.Column("id", sa.String(length=40), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("rules", sa.Integer(), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("seed", sa.String(length=64), nullable=False),
        sa.Column("pause", sa.Integer(), nullable=False),
        sa.Column("host", sa.String(length=40), nullable=True),
        sa.Column("opened", sa.BigInteger(), nullable=False),
        sa.Column("begun", sa.BigInteger(), nullable=True),
        sa.Column("previous", sa.String(length=40), nullable=True),
        sa.Column("repeats", sa.Boolean(), nullable=False),
        sa.Column("state", sa.String(length=8), nullable=False),
        sa.Column("ply", sa.Integer(), nullable=False),
        sa.Column("turn", sa.Integer(), nullable=True),
        sa.Column("changed", sa.BigInteger(), nullable=False),
        sa.Column("outcome", sa.JSON(), nullable=True),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.CheckConstraint("state IN ('waiting', 'running', 'over')", name=op.f("ck_matches_state")),
        sa.ForeignKeyConstraint(["host"], ["guests.id"], name=op.f("fk_matches_host")),
        sa.ForeignKeyConstraint(["previous"], ["matches.id"], name=op.f("fk_matches_previous")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_matches")),
        sa.UniqueConstraint("previous", name=op.f("uq_matches_previous")),
    )
    with op.batch_alter_table("matches", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_matches_host"), ["host"], unique=False)
        batch_op.create_index("ix_matches_state_changed", ["state", "changed"], unique=False)

    op.create_table(
        "tokens",
        sa.Column("hash", sa.String(length=64), nullable=False),
        sa.Column("guest", sa.String(length=40), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name=op.f("fk_tokens_guest"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("hash", name=op.f("pk_tokens")),
    )
    with op.batch_alter_table("tokens", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_tokens_guest"), ["guest"], unique=False)

    op.create_table(
        "moves",
        sa.Column("match", sa.String(length=40), nullable=False),
        sa.Column("ply", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("move", sa.Text(), nullable=False),
        sa.Column("message", sa.String(length=40), nullable=True),
        sa.Column("ms", sa.Integer(), nullable=True),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name=op.f("fk_moves_match"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("match", "ply", name=op.f("pk_moves")),
        sa.UniqueConstraint("match", "seat", "message", name=op.f("uq_moves_match_seat_message")),
    )
    op.create_table(
        "offers",
        sa.Column("match", sa.String(length=40), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.CheckConstraint("kind IN ('rematch', 'revenge')", name=op.f("ck_offers_kind")),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name=op.f("fk_offers_match"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("match", "seat", name=op.f("pk_offers")),
    )
    op.create_table(
        "resignations",
        sa.Column("match", sa.String(length=40), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["match"], ["matches.id"], name=op.f("fk_resignations_match"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("match", "seat", name=op.f("pk_resignations")),
        sa.UniqueConstraint("match", "n", name=op.f("uq_resignations_match_n")),
    )
    op.create_table(
        "seats",
        sa.Column("match", sa.String(length=40), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("guest", sa.String(length=40), nullable=True),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("level", sa.Integer(), nullable=True),
        sa.CheckConstraint("kind IN ('guest', 'bot', 'device', 'free')", name=op.f("ck_seats_kind")),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name=op.f("fk_seats_guest")),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name=op.f("fk_seats_match"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("match", "seat", name=op.f("pk_seats")),
    )
    with op.batch_alter_table("seats", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_seats_guest"), ["guest"], unique=False)

    op.create_table(
        "talk",
        sa.Column("match", sa.String(length=40), nullable=False),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("guest", sa.String(length=40), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("preset", sa.String(length=40), nullable=True),
        sa.Column("text", sa.Text(), nullable=True),
        sa.Column("message", sa.String(length=40), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name=op.f("fk_talk_guest")),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name=op.f("fk_talk_match"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("match", "n", name=op.f("pk_talk")),
        sa.UniqueConstraint("match", "guest", "message", name=op.f("uq_talk_match_guest_message")),
    )
    with op.batch_alter_table("talk", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_talk_guest"), ["guest"], unique=False)
