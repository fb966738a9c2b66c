"""Reports reach the moderators with the lines and moves around them; moderators' acts are logged."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from tablee.server import clock
from tablee.store.moderation import guest_of
from tests.server.conftest import Running
from tests.server.people import FRIEND, ME, Person

New = Callable[[], Person]


async def moderator(server: Running, person: New) -> Person:
    mo = person()
    await mo.call("PUT", "/api/me", {"name": "Mo"})
    code = (await mo.call("GET", "/api/moderation"))["code"]
    assert await server.services.store.moderation.appoint(guest_of(code), clock.now())
    return mo


async def quarrel(ana: Person, bo: Person, **terms: str) -> str:
    """Return a running match with some moves, in which Bo said something."""
    opened: str = (await ana.open(ME, FRIEND, terms=terms))["table"]
    await bo.call("POST", f"/api/tables/{opened}/join", {"name": "Bo"})
    async with await ana.sit(opened) as a, await bo.sit(opened) as b:
        assert (await a.answered(do="move", ply=0, seat=0, move="draw"))["say"] == "ack"
        await a.answered(do="say", text="good luck")
        await b.answered(do="say", text="you fool")
    return opened


async def report(ana: Person, opened: str, **more: Any) -> dict[str, Any]:
    body = {"line": 2, "reason": "insult", "text": "he always does that", **more}
    done: dict[str, Any] = await ana.call("POST", f"/api/tables/{opened}/reports", body)
    return done


async def waiting(mo: Person) -> dict[str, Any]:
    (found,) = await mo.call("GET", "/api/moderation/reports")
    told: dict[str, Any] = found
    return told


async def test_a_report_holds_what_was_said_and_done_as_it_was(server: Running, person: New) -> None:
    ana, bo, mo = person(), person(), await moderator(server, person)
    opened = await quarrel(ana, bo)
    assert await report(ana, opened) == {"moderated": True}
    found = await waiting(mo)
    assert (found["reason"], found["text"], found["line"]) == ("insult", "he always does that", 2)
    assert (found["table"], found["ply"], found["ending"], found["own"]) == (opened, 1, None, False)
    assert [one["name"] for one in found["people"]] == ["Bo", ""]
    assert [(line["text"], line["who"]) for line in found["lines"]] == [("good luck", 1), ("you fool", 0)]
    assert [(ply["ply"], ply["seat"]) for ply in found["plies"]] == [(1, 0)]
    # Later lines do not change it.
    await bo.call("PUT", "/api/me", {"name": "Saint"})
    async with await bo.sit(opened) as b:
        await b.answered(do="say", text="sorry")
    again = await waiting(mo)
    assert (again["people"], again["lines"]) == (found["people"], found["lines"])


async def test_who_reports_learns_that_nobody_moderates_yet(server: Running, person: New) -> None:
    ana, bo = person(), person()
    opened = await quarrel(ana, bo)
    assert await report(ana, opened) == {"moderated": False}
    # It waits for the first moderator.
    await waiting(await moderator(server, person))


async def test_a_report_tells_moderators_nothing_that_a_spectator_may_not_know(
    server: Running, person: New
) -> None:
    ana, bo, mo = person(), person(), await moderator(server, person)
    opened = await quarrel(ana, bo)
    await report(ana, opened)
    (ply,) = (await waiting(mo))["plies"]
    async with await person().sit(opened) as spectator:
        step = spectator.welcome["plies"][1]
    assert (ply["events"], ply["move"]) == (step["events"], step["move"])
    assert ply["move"] is None


async def test_ids_of_guests_stay_on_the_server(server: Running, person: New) -> None:
    ana, bo, mo = person(), person(), await moderator(server, person)
    opened = await quarrel(ana, bo)
    await report(ana, opened)
    ids = [guest_of((await one.call("GET", "/api/moderation"))["code"]) for one in (ana, bo)]
    answer = (await mo.http.get("/api/moderation/reports")).text
    assert [one for one in ids if one in answer] == []


async def test_the_same_report_twice_is_one(server: Running, person: New) -> None:
    ana, bo, mo = person(), person(), await moderator(server, person)
    opened = await quarrel(ana, bo)
    await report(ana, opened)
    await report(ana, opened, text="again")
    assert (await mo.call("GET", "/api/moderation"))["waiting"] == 1


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("GET", "/api/moderation/reports"),
        ("GET", "/api/moderation/reports/closed"),
        ("GET", "/api/moderation/log"),
        ("POST", "/api/moderation/reports/aaaaaaaaaaaaaaaa"),
    ],
)
async def test_only_moderators_read_and_decide(server: Running, person: New, method: str, path: str) -> None:
    mo, ana = await moderator(server, person), person()
    await ana.call("PUT", "/api/me", {"name": "Ana"})
    body = {"do": "dismiss"} if method == "POST" else None
    assert (await ana.call(method, path, body, status=403))["code"] == "moderation.not_moderator"
    code = (await mo.call("GET", "/api/moderation"))["code"]
    await server.services.store.moderation.recall(guest_of(code), clock.now())
    assert (await mo.call(method, path, body, status=403))["code"] == "moderation.not_moderator"


async def test_a_line_that_is_taken_away_is_gone_for_everybody_at_once_and_later(
    server: Running, person: New
) -> None:
    ana, bo, mo = person(), person(), await moderator(server, person)
    opened = await quarrel(ana, bo)
    await report(ana, opened)
    found = await waiting(mo)
    path = f"/api/moderation/reports/{found['report']}"
    async with await ana.sit(opened) as a:
        told = await mo.call("POST", path, {"do": "remove", "line": 2, "note": "rude"})
        assert told["removed"] == [2]
        assert (await a.expect("untold"))["lines"] == [2]
    for one in (ana, bo):
        async with await one.sit(opened) as again:
            assert [line["text"] for line in again.welcome["talk"]] == ["good luck"]
            assert again.welcome["untold"] == [2]
    deed, _appointed = await mo.call("GET", "/api/moderation/log")
    assert (deed["actor"], deed["action"], deed["target"]) == ("Mo", "remove", "Bo")
    assert (deed["line"], deed["note"], deed["report"]) == (2, "rude", found["report"])


async def test_who_is_silenced_says_nothing_at_any_table_until_then(
    server: Running, person: New, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana, bo, mo = person(), person(), await moderator(server, person)
    opened = await quarrel(ana, bo)
    await report(ana, opened)
    found = await waiting(mo)
    told = await mo.call(
        "POST", f"/api/moderation/reports/{found['report']}", {"do": "silence", "who": 0, "hours": 2}
    )
    assert told["people"][0]["silenced_until"] is not None
    elsewhere = (await bo.open(ME, FRIEND))["table"]
    async with await bo.sit(elsewhere) as b:
        refused = await b.answered(do="say", preset="hello")
        assert (refused["code"], refused["params"]) == ("talk.silenced", {"hours": 2})
        at = clock.now()
        monkeypatch.setattr("tablee.server.talk.speaking.now", lambda: at + 3 * 3_600_000)
        assert (await b.answered(do="say", preset="hello"))["say"] == "ack"
        monkeypatch.undo()
        again = f"/api/moderation/reports/{found['report']}"
        await mo.call("POST", again, {"do": "silence", "who": 0, "hours": 0})
        assert (await b.answered(do="say", preset="hello"))["say"] == "ack"


async def test_a_name_that_is_taken_away_is_gone_at_every_table(server: Running, person: New) -> None:
    ana, bo, mo = person(), person(), await moderator(server, person)
    opened = await quarrel(ana, bo)
    await report(ana, opened, reason="name")
    found = await waiting(mo)
    async with await ana.sit(opened) as a:
        await mo.call("POST", f"/api/moderation/reports/{found['report']}", {"do": "unname", "who": 0})
        await a.table(lambda told: told["seats"][1]["name"] == "")
    assert (await bo.call("GET", "/api/me"))["name"] == ""
    # The report still shows what it was.
    assert (await waiting(mo))["people"][0]["name"] == "Bo"


async def test_whose_sessions_end_is_signed_out_at_once(server: Running, person: New) -> None:
    ana, bo, mo = person(), person(), await moderator(server, person)
    opened = await quarrel(ana, bo)
    await report(ana, opened)
    found = await waiting(mo)
    async with await bo.sit(opened) as b:
        await mo.call("POST", f"/api/moderation/reports/{found['report']}", {"do": "end", "who": 0})
        assert (await b.expect("error"))["code"] == "device.ended"
        assert await b.closed() == 4001
    assert (await bo.call("GET", "/api/me"))["name"] is None


async def test_a_closed_report_is_closed_once_with_who_did_it(server: Running, person: New) -> None:
    ana, bo, mo = person(), person(), await moderator(server, person)
    opened = await quarrel(ana, bo)
    await report(ana, opened)
    path = f"/api/moderation/reports/{(await waiting(mo))['report']}"
    settled = await mo.call("POST", path, {"do": "settle", "note": "talked to him"})
    assert settled["ending"] == "settled"
    assert (await mo.call("POST", path, {"do": "dismiss"}, status=409))["code"] == "moderation.closed"
    assert await mo.call("GET", "/api/moderation/reports") == []
    (closed,) = await mo.call("GET", "/api/moderation/reports/closed")
    assert [(deed["action"], deed["note"]) for deed in closed["deeds"]] == [("settle", "talked to him")]


async def test_nobody_decides_about_themselves(server: Running, person: New) -> None:
    ana, mo = person(), await moderator(server, person)
    opened = await quarrel(ana, mo)
    await report(ana, opened)
    found = await waiting(mo)
    assert found["own"]
    path = f"/api/moderation/reports/{found['report']}"
    assert (await mo.call("POST", path, {"do": "dismiss"}, status=403))["code"] == "moderation.own"


@pytest.mark.parametrize(
    "decision",
    [
        {"do": "remove", "line": 99},
        {"do": "unname", "who": 9},
        {"do": "silence", "who": 9, "hours": 1},
        {"do": "end", "who": 9},
    ],
)
async def test_a_report_is_no_way_to_act_on_anybody_else(
    server: Running, person: New, decision: dict[str, Any]
) -> None:
    ana, bo, mo = person(), person(), await moderator(server, person)
    opened = await quarrel(ana, bo)
    await report(ana, opened)
    path = f"/api/moderation/reports/{(await waiting(mo))['report']}"
    assert (await mo.call("POST", path, decision, status=404))["code"] == "moderation.unknown"
    assert [deed["action"] for deed in await mo.call("GET", "/api/moderation/log")] == ["appoint"]


async def test_a_report_holds_only_talk_that_its_writer_could_hear(server: Running, person: New) -> None:
    ana, bo, cy, mo = person(), person(), person(), await moderator(server, person)
    opened = await quarrel(ana, bo, talk="players")
    await cy.call("PUT", "/api/me", {"name": "Cy"})
    async with await cy.sit(opened) as c:
        await c.answered(do="say", text="what a game")
    await report(cy, opened, line=None, seat=1, reason="name", text="")
    assert [line["text"] for line in (await waiting(mo))["lines"]] == ["what a game"]


async def test_a_report_holds_what_was_kept_just_now_and_sent_to_nobody_yet(
    server: Running, person: New
) -> None:
    """The author of a line learns that it is stored before the others receive it, and may report at once."""
    ana, bo, mo = person(), person(), await moderator(server, person)
    opened = await quarrel(ana, bo)
    chat = server.services.store.chat
    (last,) = await chat.since(opened, 0, 1)
    await chat.add(opened, msgspec.structs.replace(last, text="and a cheat", message="told to nobody"))
    await report(ana, opened, line=None, seat=1)
    assert [line["text"] for line in (await waiting(mo))["lines"]] == ["good luck", "you fool", "and a cheat"]


async def claimed(one: Person, of: Person) -> None:
    """Merge two guests: a person opens their own link on another device."""
    token = (await of.call("POST", "/api/me/link"))["token"]
    await one.call("POST", "/api/me/claim", {"token": token, "join": True})


async def test_a_reported_guest_is_reached_after_becoming_another_guest(server: Running, person: New) -> None:
    older = person()
    await older.call("PUT", "/api/me", {"name": "Old"})
    ana, bo, mo = person(), person(), await moderator(server, person)
    opened = await quarrel(ana, bo)
    await report(ana, opened)
    path = f"/api/moderation/reports/{(await waiting(mo))['report']}"
    await claimed(bo, older)
    told = await mo.call("POST", path, {"do": "silence", "who": 0, "hours": 24})
    assert told["people"][0]["silenced_until"] is not None
    table = (await bo.open(ME, FRIEND))["table"]
    async with await bo.sit(table) as b:
        assert (await b.answered(do="say", preset="hello"))["code"] == "talk.silenced"
    await mo.call("POST", path, {"do": "unname", "who": 0})
    assert (await bo.call("GET", "/api/me"))["name"] == ""
    await mo.call("POST", path, {"do": "end", "who": 0})
    for one in (bo, older):
        assert (await one.call("GET", "/api/me"))["name"] is None


async def test_nothing_is_done_to_a_guest_who_was_deleted(server: Running, person: New) -> None:
    ana, bo, mo = person(), person(), await moderator(server, person)
    opened = await quarrel(ana, bo)
    await report(ana, opened)
    path = f"/api/moderation/reports/{(await waiting(mo))['report']}"
    await bo.call("DELETE", "/api/me")
    for decision in ({"do": "unname"}, {"do": "silence", "hours": 1}, {"do": "end"}):
        refused = await mo.call("POST", path, {**decision, "who": 0}, status=404)
        assert refused["code"] == "moderation.unknown"
    assert [deed["action"] for deed in await mo.call("GET", "/api/moderation/log")] == ["appoint"]


async def test_whose_sessions_end_comes_back_by_nothing(server: Running, person: New) -> None:
    """Recovery words, links, and the way back of a browser that became another guest are void with the devices."""
    ana, bo, mo, other = person(), person(), await moderator(server, person), person()
    opened = await quarrel(ana, bo)
    words = " ".join((await bo.call("POST", "/api/me/words", {"language": "en"}))["words"])
    link = (await bo.call("POST", "/api/me/link"))["token"]
    await other.call("PUT", "/api/me", {"name": "Other"})
    second = person()
    second.http.cookies = bo.http.cookies
    await second.call("POST", "/api/me/claim", {"token": (await other.call("POST", "/api/me/link"))["token"]})
    await report(ana, opened)
    path = f"/api/moderation/reports/{(await waiting(mo))['report']}"
    await mo.call("POST", path, {"do": "end", "who": 0})
    fresh = person()
    assert (await fresh.call("POST", "/api/me/claim", {"words": words}, 404))["code"] == "words.unknown"
    assert (await fresh.call("POST", "/api/me/claim", {"token": link}, 404))["code"] == "link.unknown"
    assert (await second.call("POST", "/api/me/return", status=404))["code"] == "return.closed"


@pytest.mark.parametrize(
    "decision",
    [
        {"do": "silence", "who": 2, "hours": 0},
        {"do": "unname", "who": 2},
        {"do": "end", "who": 2},
        {"do": "remove", "line": 3},
    ],
)
async def test_nobody_decides_about_themselves_as_a_bystander(
    server: Running, person: New, decision: dict[str, Any]
) -> None:
    """A report about two others also holds what a moderator said beside them."""
    ana, bo, mo = person(), person(), await moderator(server, person)
    opened = await quarrel(ana, bo)
    async with await mo.sit(opened) as m:
        assert (await m.answered(do="say", text="calm down"))["say"] == "ack"
    await report(ana, opened)
    found = await waiting(mo)
    assert (found["own"], found["people"][2]["name"], found["lines"][2]["who"]) == (False, "Mo", 2)
    path = f"/api/moderation/reports/{found['report']}"
    assert (await mo.call("POST", path, decision, status=403))["code"] == "moderation.own"


async def test_nothing_is_decided_about_a_report_that_is_closed(server: Running, person: New) -> None:
    ana, bo, mo = person(), person(), await moderator(server, person)
    opened = await quarrel(ana, bo)
    await report(ana, opened)
    path = f"/api/moderation/reports/{(await waiting(mo))['report']}"
    await mo.call("POST", path, {"do": "settle"})
    for decision in ({"do": "silence", "who": 0, "hours": 1}, {"do": "remove", "line": 2}):
        assert (await mo.call("POST", path, decision, status=409))["code"] == "moderation.closed"


async def test_a_name_that_was_taken_away_is_found_by_nobody(server: Running, person: New) -> None:
    ana, bo, mo = person(), person(), await moderator(server, person)
    await bo.call("PUT", "/api/me", {"name": "Nasty"})
    opened = await quarrel(ana, bo)
    await bo.call("PUT", "/api/me", {"name": "Nasty"})
    found = "/api/tables/history?name=nasty"
    assert [one["table"] for one in (await ana.call("GET", found))["tables"]] == [opened]
    await report(ana, opened, reason="name")
    path = f"/api/moderation/reports/{(await waiting(mo))['report']}"
    await mo.call("POST", path, {"do": "unname", "who": 0})
    assert (await ana.call("GET", found))["tables"] == []
