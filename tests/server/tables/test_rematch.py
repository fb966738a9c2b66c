"""The next match at a table: without those who left, everybody one seat on, and with the series so far."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from tablee.games import find
from tablee.server.live import series
from tablee.server.tables import rematch
from tablee.server.tables.create_table import rematch as next_match
from tests.server.conftest import Start
from tests.server.people import FRIEND, ME, Person, Sitting
from tests.server.play.test_processes import at
from tests.store.samples import match, seat

People = Callable[[], Person]


@pytest.fixture(autouse=True)
def gone_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Count each player without a connection as away, however recently they left."""
    monkeypatch.setattr(rematch, "NOTED_WITHIN_MS", 0)


async def named(person: People, name: str) -> Person:
    one = person()
    await one.call("PUT", "/api/me", {"name": name})
    return one


async def three(person: People, **more: Any) -> tuple[Person, Person, Person, str]:
    """Ana, Bo and Cy in a match."""
    ana, bo, cy = [await named(person, name) for name in ("Ana", "Bo", "Cy")]
    table = (await ana.open(ME, FRIEND, FRIEND, **more))["table"]
    for one in (bo, cy):
        await one.call("POST", f"/api/tables/{table}/join", {})
    return ana, bo, cy, table


async def over(sitting: Sitting) -> dict[str, Any]:
    told = await sitting.table(lambda told: told["state"] == "over")
    return dict(told)


async def following(sitting: Sitting, person: Person) -> dict[str, Any]:
    """The next table, once there is one."""
    told = await sitting.table(lambda told: told["next"] is not None)
    table: dict[str, Any] = await person.call("GET", f"/api/tables/{told['next']}")
    return table


def names(table: dict[str, Any]) -> list[str]:
    return [one["name"] for one in table["seats"]]


async def test_everybody_moves_up_one_seat_and_the_series_is_kept(person: People) -> None:
    ana, bo, cy, table = await three(person)
    async with await ana.sit(table) as at_ana, await bo.sit(table) as at_bo, await cy.sit(table) as at_cy:
        assert at_ana.welcome["table"]["series"] is None
        await at_bo.answered(do="resign", seat=1)
        await at_cy.answered(do="resign", seat=2)
        await over(at_ana)
        for one in (at_ana, at_bo, at_cy):
            await one.send(do="offer", id="o", kind="rematch")
        second = await following(at_ana, ana)
    assert (names(second), second["state"]) == (["Cy", "Ana", "Bo"], "running")
    assert second["series"] == {"matches": 1, "won": [0, 1, 0]}


async def test_who_gave_up_and_is_gone_is_not_waited_for_and_a_bot_sits_there(person: People) -> None:
    ana, bo, cy, table = await three(person)
    async with await ana.sit(table) as at_ana, await bo.sit(table) as at_bo:
        async with await cy.sit(table) as at_cy:
            await at_cy.answered(do="resign", seat=2)
        await at_bo.answered(do="resign", seat=1)
        await over(at_ana)
        await at_ana.answered(do="offer", kind="rematch")
        await at_bo.send(do="offer", id="o", kind="rematch")
        second = await following(at_ana, ana)
    assert [one["kind"] for one in second["seats"]] == ["bot", "guest", "guest"]
    assert second["state"] == "running"


async def test_who_gave_up_is_waited_for_only_as_long_as_they_are_there(person: People) -> None:
    ana, bo, cy, table = await three(person)
    async with await ana.sit(table) as at_ana, await bo.sit(table) as at_bo:
        async with await cy.sit(table) as at_cy:
            await at_cy.answered(do="resign", seat=2)
            await at_bo.answered(do="resign", seat=1)
            await over(at_ana)
            for one in (at_ana, at_bo):
                await one.answered(do="offer", kind="rematch")
            assert (await ana.call("GET", f"/api/tables/{table}"))["next"] is None
        second = await following(at_ana, ana)
    assert [one["kind"] for one in second["seats"]] == ["bot", "guest", "guest"]


async def test_who_gave_up_but_is_there_is_asked(person: People) -> None:
    ana, bo, cy, table = await three(person)
    async with await ana.sit(table) as at_ana, await bo.sit(table) as at_bo, await cy.sit(table) as at_cy:
        await at_cy.answered(do="resign", seat=2)
        await at_bo.answered(do="resign", seat=1)
        await over(at_ana)
        for one in (at_ana, at_bo):
            await one.answered(do="offer", kind="rematch", missing="bot")
        assert (await ana.call("GET", f"/api/tables/{table}"))["next"] is None


@pytest.mark.parametrize(
    ("missing", "kind", "state"), [("bot", "bot", "running"), ("free", "free", "waiting")]
)
async def test_who_is_away_is_waited_for_unless_those_who_are_there_want_otherwise(
    person: People, missing: str, kind: str, state: str
) -> None:
    ana, bo, cy, table = await three(person, terms={"fill": 600, "fill_level": 1})
    async with await ana.sit(table) as at_ana, await bo.sit(table) as at_bo:
        for sitting, number in ((at_bo, 1), (at_ana, 0)):
            await sitting.answered(do="resign", seat=number)
        await over(at_bo)
        await at_bo.answered(do="offer", kind="rematch")
        await at_ana.answered(do="offer", kind="rematch")
        assert (await ana.call("GET", f"/api/tables/{table}"))["next"] is None
        await at_ana.send(do="offer", id="o", kind="rematch", missing=missing)
        second = await following(at_ana, ana)
    assert [one["kind"] for one in second["seats"]] == [kind, "guest", "guest"]
    assert (second["state"], second["fills_in"] is not None) == (state, kind == "free")
    if kind == "free":
        late = await cy.call("POST", f"/api/tables/{second['table']}/join", {})
        assert (names(late), late["state"]) == (["Cy", "Ana", "Bo"], "running")
        assert late["series"] == {"matches": 1, "won": [1, 0, 0]}


async def test_the_host_who_is_gone_is_host_no_longer(person: People) -> None:
    ana, bo, _, table = await three(person)
    async with await bo.sit(table) as at_bo, await ana.sit(table) as at_ana:
        await at_bo.answered(do="resign", seat=1)
        await at_ana.answered(do="resign", seat=0)
        await over(at_bo)
        await at_ana.socket.close()
        await at_bo.send(do="offer", id="o", kind="rematch", missing="bot")
        second = await following(at_bo, bo)
    assert second["host"]


def test_a_series_counts_people_wherever_they_sit_and_bots_alike_one_by_one() -> None:
    first = match("a", seat(0, "guest", "ana"), seat(1, "bot"), seat(2, "bot"))
    first = msgspec.structs.replace(first, state="over", outcome={"ranks": [2, 1, 1]})
    kept = series.after(first)
    second = match("b", seat(0, "bot"), seat(1, "guest", "ana"), seat(2, "bot"), previous="a")
    second = msgspec.structs.replace(second, series=kept)
    shown = series.shown(second)
    assert shown is not None
    assert (shown.matches, shown.won) == (1, [1, 0, 1])
    ended = series.shown(msgspec.structs.replace(second, outcome={"ranks": [2, 1, 3]}))
    assert ended is not None
    assert (ended.matches, ended.won) == (2, [1, 1, 1])


def test_who_plays_together_stays_together(toy_installed: None, monkeypatch: pytest.MonkeyPatch) -> None:
    previous = match("a", *[seat(n, "guest", f"g{n}") for n in range(3)])
    previous = msgspec.structs.replace(previous, outcome={"ranks": [1, 2, 3]})
    moved = next_match(previous, "ab" * 32)
    assert [one.guest for one in moved.seats] == ["g2", "g0", "g1"]
    monkeypatch.setattr(find("toy"), "sides", lambda options, players: [0, 0, 1], raising=False)
    together = next_match(previous, "ab" * 32)
    assert [one.guest for one in together.seats] == ["g0", "g1", "g2"]


async def test_who_is_connected_to_another_process_keeps_their_seat(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rematch, "NOTED_WITHIN_MS", 600_000)
    first, second = await start(), await start()
    ana, bo = Person(first.base), Person(first.base)
    table = (await ana.open(ME, FRIEND))["table"]
    await bo.call("POST", f"/api/tables/{table}/join", {})
    elsewhere = at(second.base, bo)
    async with await ana.sit(table) as at_ana, await elsewhere.sit(table) as at_bo:
        await second.services.stand_ins.poll()
        await at_ana.answered(do="resign", seat=0)
        assert (await at_ana.answered(do="offer", kind="rematch", missing="bot"))["say"] == "ack"
        assert (await ana.call("GET", f"/api/tables/{table}"))["next"] is None
        assert (await at_bo.answered(do="offer", kind="rematch"))["say"] == "ack"
        next_table = (await following(at_bo, elsewhere))["seats"]
        assert [one["kind"] for one in next_table] == ["guest", "guest"]
    for one in (ana, bo, elsewhere):
        await one.close()
