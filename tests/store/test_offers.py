"""A rematch is offered to players who have not agreed to it, for as long as another player offers it."""

import pytest

from tablee.store.outbox import GRACE_MS
from tablee.store.store import Store
from tests.store.samples import match, seat
from tests.store.test_outbox import channel

LATER = 1_000 + GRACE_MS


class Three:
    """Ana, Bo and Cy on seats 0 to 2 of the match `m`, each with a channel of that letter."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def sit(self) -> None:
        guests = [(await self.store.guests.create(name, 1))[0].id for name in ("Ana", "Bo", "Cy")]
        seats = [seat(number, "guest", guest) for number, guest in enumerate(guests)]
        await self.store.matches.create(match("m", *seats))
        for name, guest in zip("abc", guests, strict=True):
            assert await self.store.channels.add(channel(name, guest))

    async def offer(self, by: int) -> None:
        await self.store.offers.add("m", [by], "rematch", 1_000)

    async def told(self) -> list[str]:
        """Return the channels with a notice now."""
        notices = await self.store.outbox.claim(LATER, 100)
        assert {one.kind for one in notices} <= {"rematch"}
        await self.store.outbox.sent(notices)
        return sorted(one.channel for one in notices)


@pytest.fixture
async def three(store: Store) -> Three:
    """Return the three of them."""
    three = Three(store)
    await three.sit()
    return three


async def test_the_others_are_notified_of_an_offer(three: Three) -> None:
    await three.offer(by=0)
    assert await three.told() == ["b", "c"]


async def test_who_agrees_before_they_are_notified_is_notified_no_longer(three: Three) -> None:
    await three.offer(by=0)
    await three.offer(by=1)
    assert await three.told() == ["c"]


async def test_who_offered_is_not_notified_when_another_agrees(three: Three) -> None:
    await three.offer(by=0)
    assert await three.told() == ["b", "c"]
    await three.offer(by=1)
    assert await three.told() == []


async def test_nobody_is_notified_of_an_offer_that_was_withdrawn(three: Three) -> None:
    await three.offer(by=0)
    await three.store.offers.withdraw("m", 1_000)
    assert await three.told() == []


async def test_an_offer_that_is_made_again_after_that_is_notified(three: Three) -> None:
    await three.offer(by=0)
    await three.store.offers.withdraw("m", 1_000)
    await three.offer(by=2)
    assert await three.told() == ["a", "b"]
