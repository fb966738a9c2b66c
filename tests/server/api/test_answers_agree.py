"""The answer to a guest's request about a table is the table as everyone there receives it."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.server.conftest import Running, Start
from tests.server.people import FRIEND, ME, Person

People = Callable[[], Person]

NEVER_S = 3600.0
DAYS: dict[str, Any] = {"clock": {"kind": "days", "days": 1, "vacation": 3}, "time_out": "bot"}
TICKING = ("at", "starts_in", "fills_in")
"""The keys that differ from one moment to the next."""


@pytest.fixture
async def server(start: Start) -> Running:
    """Start a server that does not check by itself who is away, because the test decides that."""
    return await start(poll=NEVER_S)


def lasting(table: dict[str, Any]) -> dict[str, Any]:
    """Return the table without the keys that differ from moment to moment."""
    seats = [{name: value for name, value in seat.items() if name != "steps_in"} for seat in table["seats"]]
    return {**{name: value for name, value in table.items() if name not in TICKING}, "seats": seats}


@pytest.mark.parametrize(("verb", "body"), [("vacation", {"days": 1}), ("back", None)])
async def test_it_says_for_whom_bots_play_and_soon_will(
    server: Running, person: People, verb: str, body: Any
) -> None:
    ana, bo, cy = person(), person(), person()
    table = (await ana.open(ME, FRIEND, FRIEND, terms=DAYS))["table"]
    for one in (bo, cy):
        await one.call("POST", f"/api/tables/{table}/join", {})
    live = await server.services.matches.current(table)
    live.stand_in(frozenset({1}), {2: 1 << 50})
    answer = await ana.call("POST", f"/api/tables/{table}/{verb}", body)
    assert [seat["stood_in"] for seat in answer["seats"]] == [False, True, False]
    assert [seat["steps_in"] is None for seat in answer["seats"]] == [True, True, False]
    assert lasting(answer) == lasting(await ana.call("GET", f"/api/tables/{table}"))
