"""Everyone who watches sees a moderator's act at once, at a server that never polls."""

from collections.abc import AsyncIterator, Callable

import pytest

from tests.server.conftest import Running, Start
from tests.server.people import Person
from tests.server.talk.test_moderation import moderator, quarrel, report, waiting

NEVER_S = 3600.0


@pytest.fixture
async def still(start: Start) -> Running:
    return await start(poll=NEVER_S)


@pytest.fixture
async def someone(still: Running) -> AsyncIterator[Callable[[], Person]]:
    """Yield a function that makes people at that server."""
    made: list[Person] = []

    def one() -> Person:
        made.append(Person(still.base))
        return made[-1]

    yield one
    for person in made:
        await person.close()


async def test_a_name_that_is_taken_away(still: Running, someone: Callable[[], Person]) -> None:
    ana, bo, mo = someone(), someone(), await moderator(still, someone)
    table = await quarrel(ana, bo)
    await report(ana, table, reason="name")
    found = await waiting(mo)
    async with await ana.sit(table) as at_ana:
        await mo.call("POST", f"/api/moderation/reports/{found['report']}", {"do": "unname", "who": 0})
        told = [one["table"] for one in await at_ana.quiet() if one["say"] == "table"]
    assert [seat["name"] for seat in told[-1]["seats"]] == ["", ""]


async def test_a_line_that_is_taken_away(still: Running, someone: Callable[[], Person]) -> None:
    ana, bo, mo = someone(), someone(), await moderator(still, someone)
    table = await quarrel(ana, bo)
    await report(ana, table)
    found = await waiting(mo)
    async with await ana.sit(table) as at_ana:
        await mo.call(
            "POST", f"/api/moderation/reports/{found['report']}", {"do": "remove", "line": found["line"]}
        )
        told = [one["lines"] for one in await at_ana.quiet() if one["say"] == "untold"]
    assert told == [[found["line"]]]
