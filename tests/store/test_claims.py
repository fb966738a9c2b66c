"""A browser that proves to be a guest: which token, which sockets and which notifications are whose afterwards."""

import pytest
from sqlalchemy import insert, select

from tablee.store.claims import Claimed
from tablee.store.guests import hashed
from tablee.store.rows import UNKNOWN, Device, Guest
from tablee.store.schema import channels
from tablee.store.store import Store
from tests.store.samples import match, seat, stored

NOW = 100


async def newcomer(store: Store, name: str) -> tuple[Guest, Device]:
    """Return a new guest and the guest's browser."""
    guest, token = await store.guests.create(name, 1)
    device = await store.guests.device(token)
    assert device is not None
    return guest, device


async def claimed(store: Store, of: Guest, here: Device | None, join: bool = False) -> Claimed:
    """Open a link of `of` in a browser; return the result."""
    proof = await store.guests.linked(await store.guests.link(of.id, NOW), NOW)
    assert proof is not None
    found = await store.claims.claim(proof, NOW, UNKNOWN, here, join)
    assert found is not None
    return found


async def notified_by_push(store: Store, guest: Guest, device: Device) -> None:
    """Have this browser notify its guest."""
    push = {"kind": "push", "address": "https://push.example/1", "keys": {}, "language": "en", "origin": ""}
    async with store.database.write() as connection:
        made = {"id": "c", "guest": guest.id, "device": device.hash, "created": 1, **push}
        await connection.execute(insert(channels).values(made))


async def pushed_to(store: Store) -> list[tuple[str, str]]:
    """Return guest and device of every channel."""
    async with store.database.read() as connection:
        rows = await connection.execute(select(channels.c.guest, channels.c.device))
        return [(row.guest, row.device) for row in rows]


@pytest.mark.parametrize("join", [True, False])
async def test_a_guest_who_opens_their_own_link_only_gets_a_new_token(store: Store, join: bool) -> None:
    ana, here = await newcomer(store, "Ana")
    await notified_by_push(store, ana, here)
    row = await stored(store, match("m", seat(0, "guest", ana.id), seat(1, "bot")))
    found = await claimed(store, ana, here, join)
    assert (found.guest, found.way_back) == (ana, None)
    # Nobody has become another guest: no socket has to close, and nothing else changes.
    assert await store.guests.ended_since(0) == {}
    assert await store.matches.find("m") == row
    assert await store.guests.good([here.hash]) == {}
    assert await store.guests.find(found.token) == ana
    assert await pushed_to(store) == [(ana.id, hashed(found.token))]


async def test_a_browser_that_becomes_another_guest_closes_the_sockets_of_the_former_one(
    store: Store,
) -> None:
    ana, _ = await newcomer(store, "Ana")
    new, here = await newcomer(store, "")
    found = await claimed(store, ana, here)
    assert found.guest == ana
    assert found.way_back is not None
    assert await store.guests.ended_since(NOW) == {new.id: NOW}


async def test_a_browser_that_becomes_another_guest_is_sent_no_more_notices_of_the_former_one(
    store: Store,
) -> None:
    ana, _ = await newcomer(store, "Ana")
    new, here = await newcomer(store, "")
    await notified_by_push(store, new, here)
    await claimed(store, ana, here)
    assert await pushed_to(store) == []


async def test_the_sockets_of_other_guests_and_devices_stay(store: Store) -> None:
    ana, at_desk = await newcomer(store, "Ana")
    _, here = await newcomer(store, "")
    bo, at_bo = await newcomer(store, "Bo")
    found = await claimed(store, ana, here)
    kept = {at_desk.hash: ana.id, at_bo.hash: bo.id, hashed(found.token): ana.id}
    assert await store.guests.good([*kept, here.hash]) == kept


async def test_a_browser_without_a_guest_ends_nobody_s(store: Store) -> None:
    ana, at_desk = await newcomer(store, "Ana")
    found = await claimed(store, ana, None)
    assert (found.guest, found.way_back) == (ana, None)
    assert await store.guests.ended_since(0) == {}
    assert len(await store.guests.good([at_desk.hash, hashed(found.token)])) == 2


async def test_a_proof_is_good_once_and_the_second_time_changes_nothing(store: Store) -> None:
    ana, _ = await newcomer(store, "Ana")
    bo, here = await newcomer(store, "Bo")
    proof = await store.guests.linked(await store.guests.link(ana.id, NOW), NOW)
    assert proof is not None
    assert await store.claims.claim(proof, NOW, UNKNOWN) is not None
    assert await store.claims.claim(proof, NOW, UNKNOWN, here, join=True) is None
    assert await store.guests.good([here.hash]) == {here.hash: bo.id}
    assert await store.guests.ended_since(0) == {}
