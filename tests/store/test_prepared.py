"""Statements compiled once have the same effect as through SQLAlchemy."""

import sqlite3
from typing import Any

from msgspec import structs
from sqlalchemy import Connection, bindparam, create_engine, or_, select, update

from tablee.store.prepared import Prepared, Statement, roll_back
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


def test_constants_are_in_the_text_so_that_sqlite_plans_once() -> None:
    # If the state were a parameter, it would decide whether an index of unfinished matches serves at each run.
    plan = "SELECT matches.id \nFROM matches \nWHERE matches.host = ? AND matches.state != 'over'"
    query = select(matches.c.id).where(matches.c.host == bindparam("of_host"), matches.c.state != "over")
    seen: list[tuple[str, Any]] = []

    class Driver(sqlite3.Connection):
        def execute(self, text: str, given: Any = ()) -> sqlite3.Cursor:
            seen.append((text, given))
            return super().execute(text, given)

    driver = Driver(":memory:", isolation_level=None)
    driver.execute("CREATE TABLE matches (id, host, state)")
    driver.execute(
        "INSERT INTO matches VALUES ('m', 'ana', 'running'), ('n', 'ana', 'over'), ('o', 'bo', 'waiting')"
    )
    engine = create_engine("sqlite://", creator=lambda: driver)
    with engine.connect() as connection:
        found = Prepared(query, engine.dialect).rows(connection, {"of_host": "ana"})
    assert [row.id for row in found] == ["m"]
    assert seen[-1] == (plan, ["ana"])


async def test_rows_are_those_of_sqlalchemy(store: Store) -> None:
    await stored(store, structs.replace(match("m"), deal={"shares": []}, terms={"counts": True}))
    query = select(matches).where(matches.c.id == bindparam("one"))
    prepared = Statement(query)

    def both(connection: Connection) -> tuple[list[Any], list[Any]]:
        found = prepared.on(connection).rows(connection, {"one": "m"})
        return found, [tuple(row) for row in connection.execute(query, {"one": "m"})]

    found, expected = await store.database.look(both)
    assert [tuple(row) for row in found] == expected
    assert (found[0].options, found[0].locked, found[0].created) == ({"colour": "red"}, False, 1000)


async def test_what_is_rolled_back_changes_nothing_and_the_next_transaction_begins_anew(store: Store) -> None:
    await stored(store, match("m"))
    turn = Statement(update(matches).values(turn=bindparam("whose")))

    def undone(connection: Connection) -> int:
        changed = turn.on(connection).run(connection, {"whose": 7})
        roll_back(connection)
        return changed

    assert await store.database.at_once(undone) == 1
    found = await store.matches.find("m")
    assert found is not None
    assert found.turn == 0
    assert await store.database.at_once(lambda here: turn.on(here).run(here, {"whose": 1})) == 1
    found = await store.matches.find("m")
    assert found is not None
    assert found.turn == 1
