"""Notices are written with their event, once for a turn, and sent by one process at a time."""

import asyncio
from functools import partial
from typing import Any

import msgspec
import pytest

from tablee.store.outbox import GRACE_MS, LEASE_MS, enqueue
from tablee.store.rows import Channel, Entry, Notice, SeatRow, Summary, TakenBack
from tablee.store.store import Store
from tests.store.samples import ENDS, claim, match, seat

LATER = 1_000 + GRACE_MS


def channel(name: str, guest: str, **more: Any) -> Channel:
    """Return a webhook of this guest."""
    at = f"https://hooks.example/{name}"
    here = Channel(name, guest, "json", at, {}, "en", "https://play.example", 1, confirmed=1)
    return msgspec.structs.replace(here, **more)


class Two:
    """Ana on seat 0 and Bo on seat 1 of the running match `m`, each with a channel."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def sit(self) -> None:
        self.ana, _ = await self.store.guests.create("Ana", 1)
        self.bo, _ = await self.store.guests.create("Bo", 1)
        seats = [seat(0, "guest", self.ana.id), seat(1, "guest", self.bo.id)]
        await self.store.matches.create(match("m", *seats))
        for name, guest in (("a", self.ana), ("b", self.bo)):
            assert await self.store.channels.add(channel(name, guest.id))

    async def move(self, ply: int, by: int, turn: int | None, undone: int = 0) -> bool:
        summary = ENDS if turn is None else Summary(turn, None)
        entry = Entry(ply, by, "x", f"{ply}-{undone}", 1, 1_000)
        return await self.store.log.append("m", entry, summary, undone) is not None

    async def due(self, at: int = LATER) -> list[Notice]:
        return await self.store.outbox.claim(at, 100)


@pytest.fixture
async def two(store: Store) -> Two:
    """Return Ana and Bo."""
    two = Two(store)
    await two.sit()
    return two


def brief(notices: list[Notice]) -> list[tuple[str, str, int, int]]:
    return [(one.channel, one.kind, one.ply, one.undone) for one in notices]


async def test_a_move_notifies_the_guest_who_is_to_act_then(two: Two) -> None:
    await two.move(1, by=0, turn=1)
    assert brief(await two.due()) == [("b", "turn", 1, 0)]


async def test_a_move_that_is_not_taken_tells_nobody(two: Two) -> None:
    assert not await two.move(7, by=0, turn=1)
    assert not await two.move(1, by=0, turn=1, undone=3)
    assert await two.due() == []


async def test_a_guest_who_goes_on_after_their_own_move_is_not_notified(two: Two) -> None:
    await two.move(1, by=0, turn=0)
    assert await two.due() == []


async def test_all_but_the_guest_who_brought_it_about_are_notified_of_the_end(two: Two) -> None:
    await two.move(1, by=0, turn=None)
    assert brief(await two.due()) == [("b", "over", 0, 0)]


async def test_a_guest_who_gives_up_and_ends_it_is_not_notified_and_the_other_is(two: Two) -> None:
    await two.store.log.resign("m", 1, 0, 1_000, ENDS)
    assert brief(await two.due()) == [("a", "over", 0, 0)]


async def test_there_is_another_notice_of_a_turn_after_a_step_was_taken_back(two: Two) -> None:
    await two.move(1, by=0, turn=1)
    taken = TakenBack(1, Entry(1, 0, "x", "1-0", 1, 1_000), "undo", 1_001)
    assert await two.store.log.take_back("m", [taken], Summary(0, None))
    await two.move(1, by=0, turn=1, undone=1)
    assert brief(await two.due()) == [("b", "turn", 1, 0), ("b", "turn", 1, 1)]


async def test_a_guest_who_has_two_seats_is_notified_once(two: Two) -> None:
    ana, bo = two.ana.id, two.bo.id
    seats = [seat(0, "guest", ana), seat(1, "guest", bo), seat(2, "guest", bo)]
    await two.store.matches.create(match("three", *seats))
    assert await two.store.log.append("three", Entry(1, 0, "x", "one", 1, 1_000), ENDS)
    assert brief(await two.due()) == [("b", "over", 0, 0)]


async def test_the_same_is_notified_once_whichever_process_does(two: Two) -> None:
    for _ in range(2):
        async with two.store.database.write() as connection:
            await connection.run_sync(lambda plain: enqueue(plain, "deadline", "m", 1_000, ply=4, seat=1))
    assert brief(await two.due()) == [("b", "deadline", 4, 0)]


async def test_a_guest_who_plays_with_bots_alone_is_not_notified(store: Store) -> None:
    ana, _ = await store.guests.create("Ana", 1)
    await store.matches.create(match("solo", seat(0, "bot"), seat(1, "guest", ana.id)))
    await store.channels.add(channel("a", ana.id))
    await store.log.append("solo", Entry(1, 0, "x", None, 1, 1_000), Summary(1, None))
    assert await store.outbox.claim(LATER, 100) == []


async def test_a_channel_that_was_not_confirmed_gets_no_notices(two: Two) -> None:
    mail = channel("mail", two.bo.id, kind="mail", address="bo@mail.example", confirmed=None)
    await two.store.channels.add(mail, "secret")
    await two.move(1, by=0, turn=1)
    assert brief(await two.due()) == [("b", "turn", 1, 0)]
    confirmed = await two.store.channels.confirm("secret", 1_500)
    assert confirmed is not None
    assert confirmed.id == "mail"
    assert await two.store.channels.confirm("secret", 1_500) is None


async def test_when_the_last_seat_is_taken_all_are_notified_and_who_begins_that_it_is_their_turn(
    store: Store,
) -> None:
    ana, _ = await store.guests.create("Ana", 1)
    bo, _ = await store.guests.create("Bo", 1)
    await store.matches.create(match("w", seat(0, "guest", ana.id), seat(1)))
    for name, guest in (("a", ana), ("b", bo)):
        await store.channels.add(channel(name, guest.id))
    waiting = await store.matches.take_seat("w", SeatRow(1, "guest", bo.id, "", None), 900, 1, countdown=100)
    assert waiting is not None
    assert await store.outbox.claim(LATER, 100) == []
    assert await store.matches.begin(waiting, 1_000, 1)
    assert brief(await store.outbox.claim(LATER, 100)) == [("a", "begun", 0, 0), ("b", "turn", 0, 0)]


async def test_the_others_are_notified_that_another_match_is_wanted(two: Two) -> None:
    await two.store.offers.add("m", [0], "rematch", 1_000)
    assert brief(await two.due()) == [("b", "rematch", 0, 0)]


async def test_a_guest_who_sees_the_table_meanwhile_is_not_notified(two: Two) -> None:
    await two.move(1, by=0, turn=1)
    assert await two.due(LATER - 1) == []
    assert await two.store.outbox.seen([("m", two.ana.id), ("other", two.bo.id)]) == 0
    assert await two.store.outbox.seen([("m", two.bo.id)]) == 1
    assert await two.due() == []


async def test_two_processes_never_have_the_same_at_once(two: Two, address: str) -> None:
    for ply in range(1, 21):
        await two.move(ply, by=(ply + 1) % 2, turn=ply % 2)
    other = await Store.open(address)
    shares = await asyncio.gather(*(house.outbox.claim(LATER, 6) for house in (two.store, other) * 4))
    await other.close()
    claimed = [notice.id for share in [*shares, await two.due()] for notice in share]
    assert (len(claimed), len(set(claimed))) == (20, 20)


async def test_what_a_process_had_when_it_died_another_sends_later(two: Two) -> None:
    await two.move(1, by=0, turn=1)
    assert len(await two.due()) == 1
    assert await two.due(LATER + LEASE_MS - 1) == []
    (again,) = await two.due(LATER + LEASE_MS)
    assert again.tries == 2


async def test_what_was_sent_is_never_due_again(two: Two) -> None:
    await two.move(1, by=0, turn=1)
    await two.store.outbox.sent(await two.due())
    assert await two.due(LATER + 10 * LEASE_MS) == []


async def test_a_channel_that_fails_rests_with_all_that_waits_for_it(two: Two) -> None:
    await two.move(1, by=0, turn=1)
    (first,) = await two.due()
    await two.store.outbox.put_off([first], LATER, sent=True)
    assert await two.store.channels.failed("b", LATER + 500) == 1
    assert await two.due(LATER + 499) == []
    (again,) = await two.due(LATER + 500)
    await two.store.outbox.sent([again])
    assert [one.failures for one in await two.store.channels.of_guest(two.bo.id)] == [0]


async def test_a_channel_that_goes_takes_along_what_waits_for_it(two: Two) -> None:
    await two.move(1, by=0, turn=1)
    assert not await two.store.channels.remove("b", two.ana.id)
    assert await two.store.channels.remove("b", two.bo.id)
    assert await two.due() == []


async def test_a_browser_that_is_signed_out_gets_no_more_notices(two: Two) -> None:
    _, token = await two.store.guests.create("Cy", 1)
    device = await two.store.guests.device(token)
    assert device is not None
    cy = device.guest.id
    other, there = await claim(two.store, await two.store.guests.link(cy, 1), 1) or pytest.fail("no link")
    assert other.id == cy
    elsewhere = await two.store.guests.device(there)
    assert elsewhere is not None
    await two.store.channels.add(channel("p", cy, kind="push", device=elsewhere.hash))
    await two.store.guests.end_others(device, 2)
    assert await two.store.channels.of_guest(cy) == []


async def test_a_browser_is_notified_for_the_guest_who_uses_it_last(two: Two) -> None:
    at = "https://push.example/one"
    assert await two.store.channels.add(channel("p1", two.ana.id, kind="push", address=at))
    assert await two.store.channels.add(channel("p2", two.bo.id, kind="push", address=at))
    assert [one.id for one in await two.store.channels.of_guest(two.ana.id)] == ["a"]
    assert [one.id for one in await two.store.channels.of_guest(two.bo.id)] == ["b", "p2"]


async def test_a_guest_has_ten_channels_at_most(two: Two) -> None:
    added = [await two.store.channels.add(channel(f"c{n}", two.ana.id)) for n in range(11)]
    assert added == [*[True] * 9, False, False]
    # One that replaces another does not increase the number.
    assert await two.store.channels.add(channel("again", two.ana.id, address="https://hooks.example/c3"))


async def test_a_secret_of_the_server_is_made_once_for_all_processes(store: Store, address: str) -> None:
    other = await Store.open(address)
    tries = [(store, "one"), (other, "two")] * 3
    made = await asyncio.gather(
        *(house.server_keys.get("vapid", partial(str, mine)) for house, mine in tries)
    )
    await other.close()
    assert len(set(made)) == 1
    assert await store.server_keys.get("vapid", lambda: "another") == made[0]


async def test_some_channels_can_be_claimed_for_alone_and_others_left_out(two: Two) -> None:
    await two.store.channels.add(channel("b2", two.bo.id))
    await two.move(1, by=0, turn=1)
    assert await two.store.outbox.claim(LATER, 9, only=["a"]) == []
    assert brief(await two.store.outbox.claim(LATER, 9, but=["b"])) == [("b2", "turn", 1, 0)]
    assert brief(await two.store.outbox.claim(LATER, 9, only=["b", "b2"], but=["b2"])) == [
        ("b", "turn", 1, 0)
    ]


async def test_turns_that_passed_are_dropped_in_one_go_once_they_are_due(two: Two) -> None:
    for ply in (1, 2, 3):
        await two.move(ply, by=(ply + 1) % 2, turn=ply % 2)
    assert await two.store.outbox.passed(LATER - 1) == 0
    assert await two.store.outbox.passed(LATER) == 2
    assert brief(await two.due()) == [("b", "turn", 3, 0)]
    # A process that has claimed one will check for itself.
    await two.move(4, by=1, turn=0)
    assert await two.store.outbox.passed(LATER) == 0


HOUR = 3_600_000


@pytest.mark.parametrize(
    ("moved", "deadline", "told"),
    [(-20, 3, True), (-20, 5, False), (-20, 0, False), (-20, None, False), (-1, 3, False)],
)
async def test_whose_time_is_nearly_up_in_a_match_over_days_is_notified_once_by_whichever_process(
    two: Two, address: str, moved: int, deadline: int | None, told: bool
) -> None:
    at = 1_000 * HOUR
    ends = None if deadline is None else at + deadline * HOUR
    summary = Summary(1, None, ends)
    assert await two.store.log.append("m", Entry(1, 0, "x", "one", 1, at + moved * HOUR), summary)
    await two.store.outbox.end([notice.id for notice in await two.due(at + HOUR)], "sent")
    other = await Store.open(address)
    await asyncio.gather(*(house.outbox.near(at) for house in (two.store, other) * 3))
    await other.close()
    assert brief(await two.due(at)) == ([("b", "deadline", 1, 0)] if told else [])
