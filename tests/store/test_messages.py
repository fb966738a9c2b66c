"""A message is carried out once; its sender learns that if it comes again."""

import asyncio

import pytest

from tablee.core.errors import TableeError
from tablee.store.messages import CarriedOutError, SentMessage
from tablee.store.rows import ChatMessage
from tablee.store.store import Store
from tests.store.samples import match, seat, stored

DAY_MS = 86_400_000


async def at_a_table(store: Store) -> str:
    """Seat a guest at table `m`."""
    ana, _ = await store.guests.create("Ana", 1)
    await stored(store, match("m", seat(0, "guest", ana.id), seat(1, "bot")))
    return ana.id


async def test_the_same_message_at_once_is_carried_out_once(store: Store) -> None:
    sent = SentMessage(await at_a_table(store), "a")
    assert not await store.messages.carried_out("m", sent)
    offers = [store.offers.add("m", [0], "rematch", 2, sent) for _ in range(5)]
    done = await asyncio.gather(*offers, return_exceptions=True)
    assert sum(isinstance(one, CarriedOutError) for one in done) == 4
    assert await store.messages.carried_out("m", sent)


async def test_what_came_to_nothing_can_be_asked_again(store: Store) -> None:
    sent = SentMessage(await at_a_table(store), "a")

    async def fails(*_: object) -> None:
        raise TableeError("seat.taken")

    with pytest.raises(TableeError):
        await store.proposals.propose("m", "pause", sent.guest, {}, 2, fails, sent)
    assert not await store.messages.carried_out("m", sent)


async def test_it_is_known_of_lines_that_were_said(store: Store) -> None:
    ana = await at_a_table(store)
    await store.chat.add("m", ChatMessage(0, ana, 0, "Ana", None, "hello", "a", 2))
    assert await store.messages.carried_out("m", SentMessage(ana, "a"))
    assert not await store.messages.carried_out("m", SentMessage(ana, "b"))


async def test_messages_are_forgotten_after_a_time(store: Store) -> None:
    ana = await at_a_table(store)
    old, new = SentMessage(ana, "a"), SentMessage(ana, "b")
    await store.offers.add("m", [0], "rematch", 2, old)
    await store.offers.withdraw("m", DAY_MS, new)
    assert await store.pruning.messages(DAY_MS) == 1
    assert [await store.messages.carried_out("m", one) for one in (old, new)] == [False, True]
    assert await store.pruning.messages(DAY_MS) == 0
