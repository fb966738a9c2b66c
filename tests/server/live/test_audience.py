"""Who says what at a table, and who hears it, as was agreed when it was opened."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.server.conftest import Running, Start
from tests.server.people import FRIEND, ME, Person, Sitting

New = Callable[[], Person]


async def table(ana: Person, bo: Person, talk: str) -> str:
    """A running match of two."""
    opened: str = (await ana.open(ME, FRIEND, terms={"talk": talk}))["table"]
    await bo.call("POST", f"/api/tables/{opened}/join", {"name": "Bo"})
    return opened


async def watcher(person: New) -> Person:
    cy = person()
    await cy.call("PUT", "/api/me", {"name": "Cy"})
    return cy


async def texts(sitting: Sitting) -> list[str]:
    return [told["talk"]["text"] for told in await sitting.quiet() if told["say"] == "talk"]


def before(sitting: Sitting) -> list[str]:
    return [line["text"] for line in sitting.welcome["talk"]]


async def finish(one: Sitting, other: Sitting) -> None:
    """To the end of the match, by giving up."""
    assert (await one.answered(do="resign", seat=0))["say"] == "ack"
    await other.table(lambda told: told["state"] == "over")


@pytest.mark.parametrize("talk", ["everybody", "players", "phrases", "none"])
async def test_everybody_receives_what_was_agreed(person: New, talk: str) -> None:
    ana, bo, cy = person(), person(), person()
    opened = await table(ana, bo, talk)
    assert (await cy.call("GET", f"/api/tables/{opened}"))["terms"]["talk"] == talk


async def test_without_a_word_about_it_everybody_talks_with_everybody(person: New) -> None:
    ana, bo, cy = person(), person(), await watcher(person)
    opened = (await ana.open(ME, FRIEND))["table"]
    await bo.call("POST", f"/api/tables/{opened}/join", {"name": "Bo"})
    async with await ana.sit(opened) as a, await cy.sit(opened) as c:
        await c.send(do="say", id="c1", text="from outside")
        assert (await a.expect("talk"))["talk"]["text"] == "from outside"
        await a.send(do="say", id="a1", text="from inside")
        assert (await c.expect("talk"))["talk"]["text"] == "from outside"
        assert (await c.expect("talk"))["talk"]["text"] == "from inside"


async def test_players_and_spectators_hear_their_own_kind_alone(person: New) -> None:
    ana, bo, cy, di = person(), person(), await watcher(person), await watcher(person)
    opened = await table(ana, bo, "players")
    async with await ana.sit(opened) as a, await bo.sit(opened) as b:
        async with await cy.sit(opened) as c, await di.sit(opened) as d:
            await a.answered(do="say", text="what shall we play")
            await c.answered(do="say", text="she holds the king")
            assert (await d.expect("talk"))["talk"]["text"] == "she holds the king"
            assert (await b.expect("talk"))["talk"]["text"] == "what shall we play"
            assert await texts(b) == []
            assert await texts(d) == []
        async with await bo.sit(opened) as again:
            assert before(again) == ["what shall we play"]


async def test_players_read_what_spectators_said_once_the_match_is_over(person: New) -> None:
    ana, bo, cy = person(), person(), await watcher(person)
    opened = await table(ana, bo, "players")
    async with await ana.sit(opened) as a, await bo.sit(opened) as b, await cy.sit(opened) as c:
        await c.answered(do="say", text="she holds the king")
        await a.answered(do="say", text="among us")
        await finish(a, b)
        async with await bo.sit(opened) as again:
            assert before(again) == ["she holds the king", "among us"]
        async with await cy.sit(opened) as again:
            assert before(again) == ["she holds the king"]


@pytest.mark.parametrize(
    ("talk", "say", "code"),
    [
        ("phrases", {"text": "hello"}, "talk.phrases"),
        ("phrases", {"preset": "hello"}, None),
        ("none", {"text": "hello"}, "talk.off"),
        ("none", {"preset": "react_heart"}, "talk.off"),
    ],
)
async def test_a_table_talks_as_was_agreed(
    person: New, talk: str, say: dict[str, Any], code: str | None
) -> None:
    ana, bo, cy = person(), person(), await watcher(person)
    opened = await table(ana, bo, talk)
    async with await ana.sit(opened) as a, await cy.sit(opened) as c:
        for sitting in (a, c):
            assert (await sitting.answered(do="say", **say)).get("code") == code


async def test_a_rematch_keeps_what_was_agreed(person: New) -> None:
    ana, bo = person(), person()
    opened = await table(ana, bo, "none")
    async with await ana.sit(opened) as a, await bo.sit(opened) as b:
        await finish(a, b)
        await a.answered(do="offer", kind="rematch")
        await b.answered(do="offer", kind="rematch")
        following = (await a.table(lambda told: told["next"] is not None))["next"]
    assert (await ana.call("GET", f"/api/tables/{following}"))["terms"]["talk"] == "none"


async def test_a_player_who_opens_a_link_later_reads_nothing_of_what_was_said(person: New) -> None:
    ana, bo, cy = person(), person(), await watcher(person)
    opened = await table(ana, bo, "everybody")
    async with await ana.sit(opened) as a, await bo.sit(opened) as b:
        await a.answered(do="say", text="between us")
        async with await cy.sit(opened) as running:
            assert before(running) == []
            await running.answered(do="say", text="my own")
        await finish(a, b)
        async with await cy.sit(opened) as over, await person().sit(opened) as nobody:
            assert (before(over), before(nobody)) == (["my own"], [])
        async with await bo.sit(opened) as player:
            assert before(player) == ["between us", "my own"]


async def test_what_is_muted_on_one_device_is_muted_on_all(person: New) -> None:
    ana, bo = person(), person()
    opened = await table(ana, bo, "everybody")
    async with await ana.sit(opened) as a, await bo.sit(opened) as b:
        await b.answered(do="say", text="first")
        muted = await ana.call("PUT", f"/api/tables/{opened}/people", {"seat": 1, "kind": "mute"})
        assert muted == [{"seat": 1, "kind": "mute"}]
        await b.answered(do="say", text="second")
        await a.expect("talk")
        assert await texts(a) == []
        link = (await ana.call("POST", "/api/me/link"))["token"]
        phone = person()
        await phone.call("POST", "/api/me/claim", {"token": link})
        async with await phone.sit(opened) as p:
            assert (before(p), p.welcome["untold"]) == ([], [1, 2])
            await b.answered(do="say", text="third")
            # The speaker receives it too, after everybody else: only then may the block be lifted.
            while (await b.expect("talk"))["talk"]["text"] != "third":
                pass
            assert await texts(p) == []
            (kept,) = await phone.call("GET", "/api/me/people")
            assert await phone.call("DELETE", f"/api/me/people/{kept['key']}") == []
            await b.answered(do="say", text="fourth")
            assert (await p.expect("talk"))["talk"]["text"] == "fourth"


async def test_a_spectators_line_says_who_is_to_be_muted(person: New) -> None:
    ana, bo, cy = person(), person(), await watcher(person)
    opened = await table(ana, bo, "everybody")
    async with await ana.sit(opened) as a, await cy.sit(opened) as c:
        await c.answered(do="say", text="ha")
        line = (await a.expect("talk"))["talk"]
        assert (line["seat"], line["own"]) == (None, False)
        assert (await c.expect("talk"))["talk"]["own"]
        await ana.call("PUT", f"/api/tables/{opened}/people", {"line": line["n"], "kind": "mute"})
        await c.answered(do="say", text="ha again")
        assert await texts(a) == []


@pytest.mark.parametrize(
    ("whom", "status", "code"),
    [
        ({"seat": 0}, 409, "person.self"),
        ({"seat": 9}, 404, "person.unknown"),
        ({"line": 77}, 404, "person.unknown"),
        ({}, 404, "person.unknown"),
    ],
)
async def test_only_others_who_are_there_can_be_muted(
    person: New, whom: dict[str, int], status: int, code: str
) -> None:
    ana, bo = person(), person()
    opened = await table(ana, bo, "everybody")
    refused = await ana.call("PUT", f"/api/tables/{opened}/people", {**whom, "kind": "mute"}, status=status)
    assert refused["code"] == code


async def test_a_line_that_one_may_not_hear_points_at_nobody(person: New) -> None:
    ana, bo, cy = person(), person(), await watcher(person)
    opened = await table(ana, bo, "players")
    async with await ana.sit(opened) as a:
        await a.answered(do="say", text="among us")
    body = {"line": 1, "kind": "mute"}
    refused = await cy.call("PUT", f"/api/tables/{opened}/people", body, status=404)
    assert refused["code"] == "person.unknown"


async def test_two_processes_let_the_same_people_hear(start: Start, server: Running) -> None:
    other = await start()
    ana, bo, cy = Person(server.base), Person(server.base), Person(other.base)
    await cy.call("PUT", "/api/me", {"name": "Cy"})
    opened = await table(ana, bo, "players")
    there = Person(other.base)
    there.http.cookies.set("tablee_guest", ana.cookie or "")
    async with await bo.sit(opened) as b, await there.sit(opened) as a, await cy.sit(opened) as c:
        await b.answered(do="say", text="among us")
        assert (await a.expect("talk"))["talk"]["text"] == "among us"
        await ana.call("PUT", f"/api/tables/{opened}/people", {"seat": 1, "kind": "mute"})
        await b.answered(do="say", text="unheard")
        await c.answered(do="say", text="outside")
        assert (await c.expect("talk"))["talk"]["text"] == "outside"
        assert await texts(a) == []
    for one in (ana, bo, cy, there):
        await one.close()
