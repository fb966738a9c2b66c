"""Which seats are given up: somebody resigned there, and nobody has taken the seat over since."""

from sqlalchemy import ColumnElement, FromClause, and_


def gave_up(
    left: FromClause, match: ColumnElement[str], seat: ColumnElement[int] | ColumnElement[int | None]
) -> ColumnElement[bool]:
    """A condition on `resignations` as `left`: this row gives the seat up, and nobody has taken it over."""
    return and_(left.c.match == match, left.c.seat == seat, left.c.taken_over.is_(None))
