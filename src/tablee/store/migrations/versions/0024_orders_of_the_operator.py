"""What the operator has set for all processes while they run."""

import sqlalchemy as sa
from alembic import op

revision = "0024"
down_revision = "0023"


def upgrade() -> None:
    """Add the table; nothing is set at first."""
    op.create_table(
        "orders",
        sa.Column("kind", sa.String(length=20), nullable=False),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("content", sa.JSON(), nullable=False),
        sa.PrimaryKeyConstraint("kind", name="pk_orders"),
    )
