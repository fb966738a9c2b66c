"""A table is opened, joined and started by few statements: what changes together is read and written once."""

import sqlite3
import sqlite3.dbapi2
from typing import Any

import pytest

from tests.patience import until
from tests.server.conftest import Start
from tests.server.people import FRIEND, ME, Person

NEVER_S = 3600.0
MOST = 30


def counted(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return a list that gets every statement of connections to SQLite from now on."""
    statements: list[str] = []
    connect = sqlite3.connect

    def connected(*given: Any, **named: Any) -> sqlite3.Connection:
        connection: sqlite3.Connection = connect(*given, **named)
        connection.set_trace_callback(statements.append)
        return connection

    for module in (sqlite3, sqlite3.dbapi2):
        monkeypatch.setattr(module, "connect", connected)
    return statements


async def test_a_table_for_two_is_opened_joined_and_started(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    statements = counted(monkeypatch)
    server = await start(poll=NEVER_S, countdown=0.01)
    ana, bo = Person(server.base), Person(server.base)
    for person, name in ((ana, "Ana"), (bo, "Bo")):
        await person.call("PUT", "/api/me", {"name": name})
    statements.clear()
    table = (await ana.open(ME, FRIEND))["table"]
    await bo.call("POST", f"/api/tables/{table}/join", {})
    live = await server.services.matches.current(table)
    await until(lambda: live.row.state == "running")
    made = [one for one in statements if one.startswith(("SELECT", "INSERT", "UPDATE", "DELETE"))]
    assert 10 < len(made) <= MOST, made
    await ana.close()
    await bo.close()
