"""Statements compiled once have the same effect as through SQLAlchemy."""

from sqlalchemy import Connection, bindparam, or_, select, update

from tablee.store.prepared import Prepared
from tablee.store.schema import matches
from tablee.store.store import Store
from tests.store.samples import match, stored


async def test_values_go_where_they_belong_and_those_of_the_statement_itself_stay(store: Store) -> None:
    for name in ("m", "n", "o"):
        await stored(store, match(name))
    here = or_(matches.c.id == bindparam("one"), matches.c.previous == bindparam("one"), matches.c.id == "n")
    statement = Prepared(
        update(matches)
        .where(here, matches.c.state == "running")
        .values(turn=bindparam("whose"), locked=True),
        store.database.dialect,
    )

    def changed(connection: Connection) -> list[tuple[str, int | None, bool]]:
        assert statement.run(connection, {"one": "m", "whose": None}) == 2
        assert statement.run(connection, {"one": "nobody", "whose": 7}) == 1
        rows = connection.execute(
            select(matches.c.id, matches.c.turn, matches.c.locked).order_by(matches.c.id)
        )
        return [(row.id, row.turn, row.locked) for row in rows]

    assert await store.database.at_once(changed) == [("m", None, True), ("n", 7, True), ("o", 0, False)]
