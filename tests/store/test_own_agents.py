"""The agents of guests: few, each name once, found by their token; moved and deleted with their guest."""

import pytest

from tablee.store.guests import hashed
from tablee.store.own_agents import MOST
from tablee.store.rows import UNKNOWN, Guest, OwnAgent
from tablee.store.store import Store


@pytest.fixture
async def ana(store: Store) -> Guest:
    return (await store.guests.create("Ana", 1))[0]


async def names(store: Store, guest: Guest) -> list[str]:
    return [one.name for one in await store.own_agents.of_guest(guest.id)]


async def test_a_guest_has_a_few_agents_each_of_another_name(store: Store, ana: Guest) -> None:
    bo = (await store.guests.create("Bo", 2))[0]
    add = store.own_agents.add
    assert await add(ana.id, "Fox", "first", 1) == "added"
    assert await add(ana.id, "FÓX", "second", 2) == "taken"
    assert await add(bo.id, "Fox", "third", 3) == "added"
    for at in range(1, MOST):
        assert await add(ana.id, f"Owl {at}", f"owl {at}", 3 + at) == "added"
    assert await add(ana.id, "Cat", "fourth", 9) == "full"
    assert await store.own_agents.of_token("first") == (ana.id, "Fox")
    assert await store.own_agents.of_token("third") == (bo.id, "Fox")
    assert await store.own_agents.of_token("second") is None
    assert await names(store, ana) == ["Fox", *(f"Owl {at}" for at in range(1, MOST))]


async def test_the_oldest_is_listed_first_with_its_time_and_the_limit_is_the_documented_one(
    store: Store, ana: Guest
) -> None:
    for name, at in (("Owl", 7), ("Fox", 5), ("Cat", 7)):
        await store.own_agents.add(ana.id, name, f"of {name}", at)
    assert await store.own_agents.of_guest(ana.id) == [
        OwnAgent(hashed(f"of {name}"), name, at) for name, at in (("Fox", 5), ("Cat", 7), ("Owl", 7))
    ]
    assert MOST == 3


async def test_it_is_removed_by_its_guest_alone(store: Store, ana: Guest) -> None:
    bo = (await store.guests.create("Bo", 2))[0]
    await store.own_agents.add(ana.id, "Fox", "token", 1)
    (fox,) = await store.own_agents.of_guest(ana.id)
    assert not await store.own_agents.remove(bo.id, fox.hash)
    assert await store.own_agents.remove(ana.id, fox.hash)
    assert not await store.own_agents.remove(ana.id, fox.hash)
    assert await store.own_agents.of_token("token") is None


async def test_merged_guests_keep_the_agents_of_both_but_one_of_each_name(store: Store, ana: Guest) -> None:
    bo, cookie = await store.guests.create("Bo", 2)
    for guest, name in ((ana, "Fox"), (bo, "Fox"), (bo, "Owl")):
        await store.own_agents.add(guest.id, name, f"{name} of {guest.name}", 3)
    proof = await store.guests.linked(await store.guests.link(ana.id, 4), 4)
    device = await store.guests.device(cookie, 4)
    assert proof is not None
    claimed = await store.claims.claim(proof, 4, UNKNOWN, device, join=True)
    assert claimed is not None
    assert claimed.way_back is not None
    assert await names(store, ana) == ["Fox", "Owl"]
    assert await store.own_agents.of_token("Fox of Ana") == (ana.id, "Fox")
    assert await store.own_agents.of_token("Fox of Bo") is None
    assert await store.own_agents.of_token("Owl of Bo") == (ana.id, "Owl")
    await store.own_agents.add(ana.id, "Cat", "made since", 5)
    await store.parting.go_back(claimed.way_back, 6, UNKNOWN)
    assert (await names(store, ana), await names(store, bo)) == (["Fox"], ["Fox", "Owl"])
    assert await store.own_agents.of_token("made since") is None


async def test_it_ends_with_all_other_proofs_of_its_guest(store: Store, ana: Guest) -> None:
    bo, cookie = await store.guests.create("Bo", 2)
    device = await store.guests.device(cookie, 3)
    assert device is not None
    for guest in (ana, bo):
        await store.own_agents.add(guest.id, "Fox", f"of {guest.name}", 3)
    await store.guests.end_others(device, 4)
    assert await names(store, bo) == ["Fox"]
    await store.guests.end_others(device, 5, keys=True)
    await store.forgetting.forget(ana.id, 6)
    assert (await names(store, ana), await names(store, bo)) == ([], [])
