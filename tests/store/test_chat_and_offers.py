"""Chat at tables, and offers of a rematch."""

import asyncio

import msgspec

from tablee.store.rows import ChatMessage, RematchOffer
from tablee.store.store import Store
from tests.store.samples import match, stored


async def test_what_is_said_gets_numbers_in_order_even_when_all_speak_at_once(store: Store) -> None:
    ana, _ = await store.guests.create("Ana", 1)
    await stored(store, match())
    said = [ChatMessage(0, ana.id, 0, "Ana", None, f"<b>{n}</b>", f"id{n}", 2000 + n) for n in range(10)]
    kept = await asyncio.gather(*(store.chat.add("m", one) for one in said))
    assert sorted(one.n for one, new in kept if new) == list(range(1, 11))
    read = await store.chat.since("m", 0, 100)
    assert read == sorted((one for one, _ in kept), key=lambda one: one.n)
    assert [one.n for one in await store.chat.since("m", 4, 2)] == [9, 10]


async def test_what_was_said_is_not_said_twice(store: Store) -> None:
    ana, _ = await store.guests.create("Ana", 1)
    bo, _ = await store.guests.create("Bo", 1)
    await stored(store, match())
    spoken = ChatMessage(0, ana.id, 0, "Ana", "hello", None, "same", 2000)
    first, new = await store.chat.add("m", spoken)
    assert new
    revision = (await store.matches.progress(["m"]))["m"].revision
    assert await store.chat.add("m", msgspec.structs.replace(spoken, at=3000)) == (first, False)
    assert (await store.matches.progress(["m"]))["m"].revision == revision
    _, from_another_guest = await store.chat.add("m", msgspec.structs.replace(spoken, guest=bo.id))
    assert from_another_guest


async def test_offers_of_one_kind_add_up_and_another_kind_replaces_them(store: Store) -> None:
    await stored(store, match())
    assert await store.offers.find("m") is None
    assert await store.offers.add("m", [0], "rematch", 2000) == RematchOffer("rematch", (0,))
    assert await store.offers.add("m", [0], "rematch", 2000) == RematchOffer("rematch", (0,))
    assert await store.offers.add("m", [1], "rematch", 2000) == RematchOffer("rematch", (0, 1))
    assert await store.offers.add("m", [1], "revenge", 2000) == RematchOffer("revenge", (1,))
    await store.offers.withdraw("m", 2000)
    assert await store.offers.find("m") is None
