"""Identities cost nothing: new ones, and all of one address together, have lower limits."""

from typing import Any

import pytest

from tablee.server import clock
from tablee.server.settings import Settings
from tests.server.conftest import Start
from tests.server.people import FRIEND, ME, Person

DAY_S = 24 * 3600.0


def older(monkeypatch: pytest.MonkeyPatch, seconds: float) -> None:
    """Put the clock of newcomers forward by this time."""
    monkeypatch.setattr("tablee.server.guests.newcomers.now", lambda: clock.now() + round(seconds * 1000))


async def refused(one: Person, method: str, path: str, body: Any) -> tuple[str, dict[str, Any]]:
    answer = (await one.http.request(method, path, json=body)).json()
    return answer["code"], answer["params"]


async def test_a_new_identity_opens_one_table_to_everybody_later_more(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = await start(newcomer=DAY_S)
    ana = Person(server.base)
    wish = {"game": "toy", "seats": [ME, FRIEND], "open": True}
    await ana.call("POST", "/api/tables", wish)
    assert await refused(ana, "POST", "/api/tables", wish) == (
        "table.open_newcomer",
        {"limit": 1, "hours": 24},
    )
    await ana.open(ME, FRIEND)
    older(monkeypatch, DAY_S)
    await ana.call("POST", "/api/tables", wish)
    await ana.close()


async def test_an_address_opens_only_so_many_tables_to_everybody(start: Start) -> None:
    server = await start(public_per_address=2, proxies="*")
    flat = [Person(server.base, "203.0.113.7") for _ in range(3)]
    wish = {"game": "toy", "seats": [ME, FRIEND], "open": True}
    for one in flat[:2]:
        await one.call("POST", "/api/tables", wish)
    assert await refused(flat[2], "POST", "/api/tables", wish) == ("table.open_address", {"limit": 2})
    elsewhere = Person(server.base, "203.0.113.8")
    await elsewhere.call("POST", "/api/tables", wish)
    for one in (*flat, elsewhere):
        await one.close()


async def test_a_new_identity_says_a_little_less(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    server = await start(newcomer=DAY_S)
    monkeypatch.setitem(server.services.rate_limits._limits, "talk_new", (5, 60))
    ana = Person(server.base)
    opened = (await ana.open(ME, FRIEND))["table"]
    async with await ana.sit(opened) as a:
        answers = [await a.answered(do="say", preset="hello") for _ in range(6)]
        assert [answer["say"] for answer in answers] == ["ack"] * 5 + ["error"]
        assert answers[-1]["code"] == "talk.newcomer"
        assert answers[-1]["params"]["seconds"] > 0
        older(monkeypatch, DAY_S)
        assert (await a.answered(do="say", preset="hello"))["say"] == "ack"
    await ana.close()


async def test_one_address_says_only_so_much_with_however_many_identities(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = await start()
    monkeypatch.setitem(server.services.rate_limits._limits, "talk_address", (2, 60))
    ana, bo = Person(server.base), Person(server.base)
    opened = (await ana.open(ME, FRIEND))["table"]
    await bo.call("PUT", "/api/me", {"name": "Bo"})
    async with await ana.sit(opened) as a, await bo.sit(opened) as b:
        for sitting in (a, b):
            assert (await sitting.answered(do="say", preset="hello"))["say"] == "ack"
        assert (await a.answered(do="say", preset="hello"))["code"] == "talk.address"
    for one in (ana, bo):
        await one.close()


async def test_reports_that_wait_are_limited_those_of_new_identities_most(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = await start(newcomer=DAY_S, reports_per_newcomer=1, reports_per_guest=2)
    ana, bo = Person(server.base), Person(server.base)
    opened = (await ana.open(ME, FRIEND))["table"]
    await bo.call("POST", f"/api/tables/{opened}/join", {"name": "Bo"})
    path = f"/api/tables/{opened}/reports"
    reasons = [{"seat": 1, "reason": reason} for reason in ("insult", "spam", "name")]
    await ana.call("POST", path, reasons[0])
    assert await refused(ana, "POST", path, reasons[1]) == (
        "report.limit_newcomer",
        {"limit": 1, "hours": 24},
    )
    older(monkeypatch, DAY_S)
    await ana.call("POST", path, reasons[1])
    assert await refused(ana, "POST", path, reasons[2]) == ("report.limit", {"limit": 2})
    for one in (ana, bo):
        await one.close()


async def test_reports_of_one_address_are_limited(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    server = await start()
    monkeypatch.setitem(server.services.rate_limits._limits, "report_address", (1, 3600))
    ana, bo = Person(server.base), Person(server.base)
    opened = (await ana.open(ME, FRIEND))["table"]
    await bo.call("POST", f"/api/tables/{opened}/join", {"name": "Bo"})
    await ana.call("POST", f"/api/tables/{opened}/reports", {"seat": 1, "reason": "spam"})
    code, params = await refused(bo, "POST", f"/api/tables/{opened}/reports", {"seat": 0, "reason": "spam"})
    assert (code, 0 < params["seconds"] <= 3600) == ("report.address", True)
    for one in (ana, bo):
        await one.close()


def test_an_ordinary_server_trusts_identities_of_today_less() -> None:
    settings = Settings("x")
    assert (settings.newcomer, settings.public_per_newcomer, settings.reports_per_newcomer) == (DAY_S, 1, 3)
