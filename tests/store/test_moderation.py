"""Reports, moderators, and the log of their actions."""

import asyncio

import msgspec

from tablee.store.rows import ChatMessage, ModerationEntry, ReportRow
from tablee.store.store import Store
from tests.store.samples import claim, match, stored


def report(name: str = "r", at: int = 10, reason: str = "insult") -> ReportRow:
    return ReportRow(
        id=name,
        at=at,
        reporter="a",
        target="b",
        match="m",
        line=1,
        reason=reason,
        text="",
        evidence={"x": [1]},
    )


def act(action: str, at: int = 20, report: str | None = "r", **details: int) -> ModerationEntry:
    return ModerationEntry(
        at=at,
        actor="mo",
        actor_name="Mo",
        action=action,
        report=report,
        target="b",
        target_name="Bo",
        details=details,
    )


async def test_the_same_report_is_stored_once_while_it_is_open(store: Store) -> None:
    assert await store.reports.add(report("r")) == "r"
    assert await store.reports.add(report("again")) == "r"
    assert await store.reports.add(report("other", reason="spam")) == "other"
    assert [one.id for one in await store.reports.open(10)] == ["other", "r"]
    assert await store.reports.count_open("a") == 2
    assert await store.reports.count_open("b") == 0


async def test_the_same_report_that_is_sent_several_times_at_once_is_stored_once(store: Store) -> None:
    ana, _ = await store.guests.create("Ana", 1)
    for line in range(10):
        same = [msgspec.structs.replace(report(f"{line}-{n}"), reporter=ana.id, line=line) for n in range(4)]
        assert len(set(await asyncio.gather(*map(store.reports.add, same)))) == 1
    assert await store.reports.count_open(ana.id) == 10


async def test_a_report_is_closed_once_and_kept_for_a_time(store: Store) -> None:
    await store.reports.add(report("r"))
    closed = await asyncio.gather(
        store.moderation.close_report("settled", act("settle")),
        store.moderation.close_report("dismissed", act("dismiss")),
    )
    assert sorted(closed) == [False, True]
    assert await store.reports.open(10) == []
    assert (await store.reports.count_open(), await store.reports.count_open("a")) == (0, 0)
    (kept,) = await store.reports.closed(10)
    (logged,) = await store.moderation.log(10, "r")
    assert {"settled": "settle", "dismissed": "dismiss"}[kept.ending or ""] == logged.action
    assert await store.reports.prune(20) == 0
    assert await store.reports.prune(21) == 1
    assert await store.reports.find("r") is None
    assert len(await store.moderation.log(10)) == 1


async def test_the_operator_makes_moderators_and_the_log_says_so(store: Store) -> None:
    ana, _ = await store.guests.create("Ana", 1)
    assert not await store.moderation.appoint("nobody", 5)
    assert await store.moderation.appoint(ana.id, 5)
    assert await store.moderation.appoint(ana.id, 6)
    assert await store.moderation.is_moderator(ana.id)
    assert [(one.guest, one.since) for one in await store.moderation.moderators()] == [(ana.id, 5)]
    assert await store.moderation.recall(ana.id, 7)
    assert not await store.moderation.recall(ana.id, 8)
    assert not await store.moderation.is_moderator(ana.id)
    assert [(one.action, one.actor, one.at) for one in await store.moderation.log(10)] == [
        ("recall", None, 7),
        ("appoint", None, 5),
    ]


async def test_a_line_is_taken_away_once_and_other_processes_notice(store: Store) -> None:
    ana, _ = await store.guests.create("Ana", 1)
    await stored(store, match())
    await store.chat.add("m", ChatMessage(0, ana.id, 0, "Ana", None, "ugh", "id", 2000))
    revision = (await store.matches.progress(["m"]))["m"].revision
    assert await store.moderation.remove_line("m", 1, act("remove", line=1))
    assert not await store.moderation.remove_line("m", 1, act("remove", line=1))
    assert (await store.matches.progress(["m"]))["m"].revision == revision + 1
    assert await store.chat.untold("m") == [1]
    assert [one.removed for one in await store.chat.since("m", 0, 10)] == [20]
    assert [one.details for one in await store.moderation.log(10)] == [{"line": 1}]


async def test_silence_ends_by_itself_or_by_a_moderator(store: Store) -> None:
    ana, _ = await store.guests.create("Ana", 1)
    assert await store.moderation.silence(ana.id, 100, act("silence"))
    assert await store.moderation.silenced([ana.id], 99) == {ana.id: 100}
    assert await store.moderation.silenced([ana.id], 100) == {}
    assert await store.moderation.silence(ana.id, 20, act("silence"))
    assert await store.moderation.silenced([ana.id], 21) == {}
    assert not await store.moderation.silence("nobody", 100, act("silence"))


async def test_whose_sessions_end_has_no_token_and_no_link_left(store: Store) -> None:
    ana, token = await store.guests.create("Ana", 1)
    link = await store.guests.link(ana.id, 5)
    assert await store.moderation.end_sessions(ana.id, act("end"))
    assert await store.guests.find(token) is None
    assert await claim(store, link, 6) is None
    assert await store.guests.ended_since(20) == {ana.id: 20}
    assert [one.action for one in await store.moderation.log(10)] == ["end"]
