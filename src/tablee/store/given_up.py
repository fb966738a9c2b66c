"""The condition for seats that are given up: a guest resigned there, and no other has taken the seat over since."""

from sqlalchemy import ColumnElement, FromClause, and_


def gave_up(
    left: FromClause, match: ColumnElement[str], seat: ColumnElement[int] | ColumnElement[int | None]
) -> ColumnElement[bool]:
    """Return a condition on `resignations` as `left`: this row gives the seat up, and the seat was not taken over."""
    return and_(left.c.match == match, left.c.seat == seat, left.c.taken_over.is_(None))
