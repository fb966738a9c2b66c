"""One query that asks if any background work is due; if not, this is all it costs.

Each condition is the query of the code that does the work, which then asks for the rows.
"""

from collections.abc import Mapping
from functools import cache
from typing import Any, Final, Literal, NamedTuple, TypeAlias

from sqlalchemy import Dialect, Select, select

from tablee.store.clocks import CLOCKS_DUE
from tablee.store.database import Database
from tablee.store.guests import ENDED
from tablee.store.hosting import TO_FILL
from tablee.store.matches import BOTS_DUE, TO_BEGIN
from tablee.store.moves_ahead import TURN_HAS_COME
from tablee.store.orders import CHANGED
from tablee.store.prepared import Prepared
from tablee.store.quick_tables import GONE
from tablee.store.turn_queue import WAITING

DueKind: TypeAlias = Literal[
    "bots", "gone", "seats", "countdowns", "clocks", "moves ahead", "devices", "turns", "orders"
]

QUERIES: Final[Mapping[DueKind, Select[Any]]] = {
    "bots": BOTS_DUE,
    "gone": GONE,
    "seats": TO_FILL,
    "countdowns": TO_BEGIN,
    "clocks": CLOCKS_DUE,
    "moves ahead": TURN_HAS_COME,
    "devices": ENDED,
    "turns": WAITING,
    "orders": CHANGED,
}


class Moments(NamedTuple):
    """The times in the conditions, in milliseconds since 1970.

    A bot is due if its turn began before `bots_before`, but not before `bots_since`. A player is gone if last seen
    before `seen_before`. Devices count if they were ended at or after `ended_since`. Orders of the operator are due
    if their revision differs from `orders_seen`.
    """

    now: int
    bots_before: int
    bots_since: int
    seen_before: int
    ended_since: int
    orders_seen: int


class Due:
    """The one query for all background work."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._asked: Final[tuple[DueKind, ...]] = tuple(QUERIES)
        self._question = _question(database.dialect)

    async def find(self, moments: Moments) -> frozenset[DueKind]:
        """Return the kinds of work that are due. Raise `DatabaseAwayError`."""
        values = moments._asdict()
        answers = await self._database.poll(lambda connection: self._question.first(connection, values))
        assert answers is not None
        return frozenset(kind for kind, is_due in zip(self._asked, answers, strict=True) if is_due)


@cache
def _question(dialect: Dialect) -> Prepared:
    exist = [query.exists().label(f"due_{n}") for n, query in enumerate(QUERIES.values())]
    return Prepared(select(*exist), dialect)
