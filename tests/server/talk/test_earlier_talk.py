"""Talk belongs to the group: players read at a rematch what was said before, by the rules of the table where it was."""

from collections.abc import Callable
from typing import Any

import pytest

from tablee.server.talk import speaking
from tests.server.conftest import Running
from tests.server.people import FRIEND, ME, Person, Sitting
from tests.server.talk.test_moderation import moderator, waiting

New = Callable[[], Person]


async def table(ana: Person, bo: Person, talk: str = "everybody") -> str:
    """Return a running match of two."""
    opened: str = (await ana.open(ME, FRIEND, terms={"talk": talk}))["table"]
    await bo.call("POST", f"/api/tables/{opened}/join", {"name": "Bo"})
    return opened


async def rematch(a: Sitting, b: Sitting) -> str:
    """End the match, and return the next one."""
    assert (await a.answered(do="resign", seat=(a.welcome["look"])))["say"] == "ack"
    await b.table(lambda told: told["state"] == "over")
    await a.answered(do="offer", kind="rematch")
    await b.answered(do="offer", kind="rematch")
    following: str = (await a.table(lambda told: told["next"] is not None))["next"]
    return following


def earlier(sitting: Sitting) -> list[str]:
    return [line["text"] for line in sitting.welcome["earlier"]]


async def test_players_go_on_where_they_stopped(person: New) -> None:
    ana, bo = person(), person()
    opened = await table(ana, bo)
    async with await ana.sit(opened) as a, await bo.sit(opened) as b:
        await b.answered(do="say", text="well played")
        following = await rematch(a, b)
    async with await ana.sit(following) as a, await bo.sit(following) as b:
        assert (a.welcome["talk"], earlier(a)) == ([], ["well played"])
        (line,) = a.welcome["earlier"]
        seats = {one.cookie: one for one in (ana, bo)}
        assert len(seats) == 2
        assert (line["table"], line["seat"], line["own"]) == (opened, b.welcome["look"], False)
        assert b.welcome["earlier"][0]["own"]
        await a.answered(do="say", text="once more")
        third = await rematch(a, b)
    async with await ana.sit(third) as a:
        assert earlier(a) == ["well played", "once more"]


async def test_a_line_said_at_the_old_table_reaches_the_players_who_went_on(person: New) -> None:
    ana, bo, cy = person(), person(), person()
    opened = await table(ana, bo)
    async with await ana.sit(opened) as a, await bo.sit(opened) as b:
        following = await rematch(a, b)
        async with (
            await ana.sit(following) as went_on,
            await bo.sit(following) as at_both,
            await cy.sit(following) as watching,
        ):
            await b.answered(do="say", text="one moment, please")
            line = (await went_on.expect("earlier"))["talk"]
            assert (line["text"], line["table"], line["own"]) == ("one moment, please", opened, False)
            assert line["seat"] == at_both.welcome["look"]
            assert (await at_both.expect("earlier"))["talk"]["own"]
            assert "earlier" not in [message["say"] for message in await watching.quiet()]
            third = await rematch(went_on, at_both)
        async with await ana.sit(third) as later:
            await b.answered(do="say", text="still here")
            assert (await later.expect("earlier"))["talk"]["text"] == "still here"


async def test_a_line_of_a_muted_player_does_not_follow(person: New) -> None:
    ana, bo = person(), person()
    opened = await table(ana, bo)
    async with await ana.sit(opened) as a, await bo.sit(opened) as b:
        following = await rematch(a, b)
        async with await ana.sit(following) as went_on:
            muted = {"seat": 1 - went_on.welcome["look"], "kind": "mute"}
            await ana.call("PUT", f"/api/tables/{following}/people", muted)
            await b.answered(do="say", text="hello?")
            assert "earlier" not in [message["say"] for message in await went_on.quiet()]


async def test_a_line_that_a_moderator_removes_goes_at_the_next_tables_too(
    server: Running, person: New
) -> None:
    ana, bo, mo = person(), person(), await moderator(server, person)
    opened = await table(ana, bo)
    async with await ana.sit(opened) as a, await bo.sit(opened) as b:
        await b.answered(do="say", text="you fool")
        following = await rematch(a, b)
    async with await ana.sit(following) as a, await bo.sit(following) as b:
        (line,) = a.welcome["earlier"]
        third = await rematch(a, b)
        async with await ana.sit(third) as later:
            wish = {"line": line["n"], "reason": "insult"}
            await ana.call("POST", f"/api/tables/{opened}/reports", wish)
            path = f"/api/moderation/reports/{(await waiting(mo))['report']}"
            await mo.call("POST", path, {"do": "remove", "line": line["n"]})
            for sitting in (a, b, later):
                gone = await sitting.expect("untold")
                assert (gone["lines"], gone["table"]) == ([line["n"]], opened)
    async with await ana.sit(third) as later:
        assert earlier(later) == []


async def test_who_was_not_there_reads_nothing_of_it(person: New) -> None:
    ana, bo, cy = person(), person(), person()
    await cy.call("PUT", "/api/me", {"name": "Cy"})
    opened = await table(ana, bo)
    async with await ana.sit(opened) as a, await bo.sit(opened) as b, await cy.sit(opened) as c:
        await a.answered(do="say", text="between us")
        await c.answered(do="say", text="from outside")
        following = await rematch(a, b)
    for other in (cy, person()):
        async with await other.sit(following) as watching:
            assert earlier(watching) == []
    async with await bo.sit(following) as b:
        assert earlier(b) == ["between us", "from outside"]
        assert [line["seat"] is None for line in b.welcome["earlier"]] == [False, True]


async def test_spectators_lines_are_read_as_where_they_were_said(person: New) -> None:
    ana, bo, cy = person(), person(), person()
    await cy.call("PUT", "/api/me", {"name": "Cy"})
    opened = await table(ana, bo, "players")
    async with await ana.sit(opened) as a, await bo.sit(opened) as b, await cy.sit(opened) as c:
        await c.answered(do="say", text="she holds the king")
        following = await rematch(a, b)
    # The match that this was about is over.
    async with await bo.sit(following) as b:
        assert earlier(b) == ["she holds the king"]


async def test_a_line_of_somebody_muted_or_of_a_moderator_stays_away(server: Running, person: New) -> None:
    ana, bo = person(), person()
    opened = await table(ana, bo)
    async with await ana.sit(opened) as a, await bo.sit(opened) as b:
        await b.answered(do="say", text="rude")
        await a.answered(do="say", text="kind")
        following = await rematch(a, b)
    async with await ana.sit(following) as a:
        seat = 1 - a.welcome["look"]
    await ana.call("PUT", f"/api/tables/{following}/people", {"seat": seat, "kind": "mute"})
    async with await ana.sit(following) as a, await bo.sit(following) as b:
        assert (earlier(a), earlier(b)) == (["kind"], ["rude", "kind"])


async def test_an_earlier_line_can_be_reported_from_the_rematch(person: New) -> None:
    ana, bo = person(), person()
    opened = await table(ana, bo)
    async with await ana.sit(opened) as a, await bo.sit(opened) as b:
        await b.answered(do="say", text="rude")
        following = await rematch(a, b)
    async with await ana.sit(following) as a:
        (line,) = a.welcome["earlier"]
    wish: dict[str, Any] = {"line": line["n"], "reason": "insult"}
    await ana.call("POST", f"/api/tables/{line['table']}/reports", wish)


async def test_only_the_last_lines_are_sent(person: New, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(speaking, "EARLIER_SHOWN", 3)
    monkeypatch.setattr(speaking, "EARLIER_TABLES", 2)
    ana, bo = person(), person()
    at = await table(ana, bo)
    for round_ in range(3):
        async with await ana.sit(at) as a, await bo.sit(at) as b:
            for word in ("one", "two") if round_ else ("one",):
                await a.answered(do="say", text=f"{round_} {word}")
            at = await rematch(a, b)
    async with await ana.sit(at) as a:
        assert earlier(a) == ["1 two", "2 one", "2 two"]
    monkeypatch.setattr(speaking, "EARLIER_SHOWN", 50)
    async with await ana.sit(at) as a:
        assert earlier(a) == ["1 one", "1 two", "2 one", "2 two"]
