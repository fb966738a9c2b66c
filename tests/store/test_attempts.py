"""Attempts count for all processes together, and stop counting after their time."""

import asyncio

from tablee.store.store import Store

KIND, WHO, MOST, WITHIN = "recover", "somebody", 3, 1000


async def take(store: Store, now: int) -> int:
    return await store.attempts.take(KIND, WHO, MOST, WITHIN, now)


async def test_attempts_beyond_the_limit_wait_for_the_oldest_to_stop_counting(store: Store) -> None:
    assert [await take(store, now) for now in (0, 100, 200)] == [0, 0, 0]
    assert await take(store, 300) == 700
    assert await take(store, 1000) == 0
    assert await take(store, 1001) == 99
    assert await store.attempts.take(KIND, "another", MOST, WITHIN, 300) == 0


async def test_simultaneous_attempts_do_not_share_the_last_place(store: Store) -> None:
    waits = await asyncio.gather(*(take(store, 5) for _ in range(10)))
    assert sum(wait == 0 for wait in waits) == MOST


async def test_an_attempt_that_was_given_back_does_not_count(store: Store) -> None:
    for _ in range(MOST):
        await take(store, 0)
    await store.attempts.give_back(KIND, WHO)
    assert await take(store, 1) == 0
    assert await take(store, 2) > 0


async def test_attempts_that_no_longer_count_are_deleted(store: Store) -> None:
    await take(store, 0)
    assert await store.pruning.attempts(WITHIN) == 0
    assert await store.pruning.attempts(WITHIN + 1) == 1


async def test_an_attempt_that_still_counts_is_not_deleted_with_an_earlier_one(store: Store) -> None:
    await take(store, 0)
    await take(store, 500)
    assert await store.pruning.attempts(WITHIN + 1) == 0
    assert await store.pruning.attempts(500 + WITHIN + 1) == 1


async def test_each_kind_of_attempt_counts_for_itself(store: Store) -> None:
    for _ in range(MOST):
        await take(store, 0)
    assert await store.attempts.take("passkey", WHO, MOST, WITHIN, 1) == 0
    await store.attempts.give_back("passkey", WHO)
    await store.attempts.give_back(KIND, "another")
    await store.attempts.give_back("passkey", WHO)
    assert await take(store, 1) > 0
