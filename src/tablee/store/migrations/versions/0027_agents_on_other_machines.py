"""The tokens of agents on other machines."""

import sqlalchemy as sa
from alembic import op

revision = "0027"
down_revision = "0026"


def upgrade() -> None:
    """Add the table."""
    op.create_table(
        "agent_tokens",
        sa.Column("hash", sa.String(length=64), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("since", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("hash", name="pk_agent_tokens"),
        sa.UniqueConstraint("name", name="uq_agent_tokens_name"),
    )
