"""Guests, their tokens and device links."""

import asyncio

from sqlalchemy import text

from tablee.store.guests import DAY_MS, LINK_MS, LINKS, TOKEN_MS
from tablee.store.store import Store
from tests.store.samples import claim, match, seat, stored


async def test_a_face_is_kept_with_the_guest_and_found_at_every_seat(store: Store) -> None:
    guest, token = await store.guests.create("Ana", 1)
    assert guest.face is None
    await stored(store, match("m", seat(0, "guest", guest.id), seat(1, "device", guest.id), seat(2, "bot")))
    await store.guests.change_face(guest.id, "owl teal")
    found, row = await store.guests.find(token), await store.matches.find("m")
    assert found is not None
    assert row is not None
    assert [found.face, *(seat.face for seat in row.seats)] == ["owl teal", "owl teal", None, None]
    claimed = await claim(store, await store.guests.link(guest.id, 1), 1)
    assert claimed is not None
    assert claimed[0].face == "owl teal"


async def test_a_token_stands_for_its_guest_only(store: Store) -> None:
    ana, of_ana = await store.guests.create("Ana", 1)
    bo, of_bo = await store.guests.create("Bo", 1)
    assert await store.guests.find(of_ana) == ana
    assert await store.guests.find(of_bo) == bo
    assert await store.guests.find("") is None
    assert await store.guests.find(of_ana[:-1]) is None


async def test_no_token_stands_in_the_database(store: Store) -> None:
    ana, token = await store.guests.create("Ana", 1)
    link = await store.guests.link(ana.id, 1)
    async with store.database.read() as connection:
        for table in ("guests", "tokens", "links"):
            rows = (await connection.execute(text(f"SELECT * FROM {table}"))).all()
            assert token not in repr(rows)
            assert link not in repr(rows)


async def test_a_link_makes_another_browser_the_same_guest_once(store: Store) -> None:
    ana, first = await store.guests.create("Ana", 1)
    link = await store.guests.link(ana.id, 1000)
    claims = await asyncio.gather(*(claim(store, link, 2000) for _ in range(5)))
    (claimed,) = [one for one in claims if one is not None]
    assert claimed[0] == ana
    assert claimed[1] != first
    assert await store.guests.find(claimed[1]) == ana
    assert await store.guests.find(first) == ana


async def test_devices_of_the_same_moment_are_listed_in_one_order(store: Store) -> None:
    guest, _ = await store.guests.create("Ana", 1)
    for _ in range(5):
        await claim(store, await store.guests.link(guest.id, 1), 1)
    hashes = [device.hash for device in await store.guests.devices(guest.id, 1)]
    assert hashes == sorted(hashes)


async def test_a_link_is_good_for_ten_minutes(store: Store) -> None:
    ana, _ = await store.guests.create("Ana", 1)
    link = await store.guests.link(ana.id, 1000)
    assert await claim(store, link, 1000 + LINK_MS + 1) is None
    other = await store.guests.link(ana.id, 1000)
    assert await claim(store, other, 1000 + LINK_MS) is not None


async def test_a_guest_may_be_called_otherwise(store: Store) -> None:
    ana, token = await store.guests.create("Ana", 1)
    await store.guests.rename(ana.id, "Анна")
    found = await store.guests.find(token)
    assert found is not None
    assert found.name == "Анна"


async def test_few_links_are_good_at_a_time_and_the_oldest_die(store: Store) -> None:
    ana, _ = await store.guests.create("Ana", 1)
    bo, _ = await store.guests.create("Bo", 1)
    of_bo = await store.guests.link(bo.id, 1000)
    made = [await store.guests.link(ana.id, 1000 + number) for number in range(LINKS + 2)]
    claimed = [await claim(store, link, 2000) is not None for link in made]
    assert claimed == [False, False, *[True] * LINKS]
    assert await claim(store, of_bo, 2000) is not None


async def test_links_asked_for_at_once_are_few_too(store: Store) -> None:
    ana, _ = await store.guests.create("Ana", 1)
    made = await asyncio.gather(*(store.guests.link(ana.id, 1000) for _ in range(10)))
    claimed = [await claim(store, link, 2000) for link in made]
    assert sum(one is not None for one in claimed) == LINKS


async def test_a_token_lives_as_long_as_it_is_used(store: Store) -> None:
    ana, token = await store.guests.create("Ana", 1)
    device = await store.guests.device(token, 1 + TOKEN_MS)
    assert device is not None
    assert device.guest == ana
    assert await store.guests.use(device, 1 + TOKEN_MS)
    device = await store.guests.device(token, 1 + 2 * TOKEN_MS)
    assert device is not None
    assert not await store.guests.use(device, device.used + DAY_MS - 1)
    assert await store.guests.device(token, 2 + 2 * TOKEN_MS) is None


async def test_tokens_of_the_dead_are_thrown_away(store: Store) -> None:
    await store.guests.create("Ana", 1)
    await store.guests.create("Bo", 2 + TOKEN_MS)
    async with store.database.read() as connection:
        assert (await connection.execute(text("SELECT count(*) FROM tokens"))).scalar() == 1


async def test_a_guest_ends_all_other_devices_and_every_link(store: Store) -> None:
    ana, token = await store.guests.create("Ana", 1)
    _, of_bo = await store.guests.create("Bo", 1)
    phone = await claim(store, await store.guests.link(ana.id, 1000), 1000)
    assert phone is not None
    open_link = await store.guests.link(ana.id, 1000)
    device, lost = await store.guests.device(token), await store.guests.device(phone[1])
    assert device is not None
    assert lost is not None
    assert await store.guests.end_others(device, 5000) == 1
    assert await store.guests.find(phone[1]) is None
    assert await claim(store, open_link, 5000) is None
    assert await store.guests.find(token) == ana
    assert await store.guests.find(of_bo) is not None
    assert await store.guests.ended_since(5000) == {ana.id: 5000}
    assert await store.guests.ended_since(5001) == {}
    assert await store.guests.good([device.hash, lost.hash]) == {device.hash: ana.id}


async def test_a_link_claimed_while_others_are_ended_leaves_no_device(store: Store) -> None:
    ana, token = await store.guests.create("Ana", 1)
    device = await store.guests.device(token)
    assert device is not None
    for _ in range(5):
        link = await store.guests.link(ana.id, 1000)
        claimed, _ = await asyncio.gather(claim(store, link, 1000), store.guests.end_others(device, 1000))
        # In either order: an earlier claim is ended, and a later one finds no link.
        assert claimed is None or await store.guests.find(claimed[1]) is None
