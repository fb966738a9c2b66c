"""Who waits for a match over days goes on waiting for one that begins now, and the other way round."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.server.people import Person

NOW = {"game": "toy", "players": 2}
DAYS = {**NOW, "terms": {"clock": {"kind": "days", "days": 2}}}


@pytest.mark.parametrize("wishes", [(NOW, DAYS), (DAYS, NOW)], ids=["now first", "days first"])
async def test_a_match_over_days_and_one_for_now_are_waited_for_together(
    person: Callable[[], Person], wishes: tuple[dict[str, Any], dict[str, Any]]
) -> None:
    ana = person()
    tables = {(await ana.call("POST", "/api/quick", wish))["table"] for wish in wishes}
    assert len(tables) == 2
    waiting = await ana.call("GET", "/api/tables")
    assert {one["table"] for one in waiting if one["state"] == "waiting"} == tables
