"""Definitions for all tables."""

from sqlalchemy import Column, ForeignKey, MetaData, String

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)


def match_key() -> Column[str]:
    """Return the column for the match of a row; the row is deleted with the match."""
    return Column("match", String(40), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True)
