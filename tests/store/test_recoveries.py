"""Recovery words are valid until others are set, even if they were looked up a moment before."""

from tablee.store.guests import IdentityProof
from tablee.store.rows import UNKNOWN
from tablee.store.store import Store


async def is_good(store: Store, proof: IdentityProof) -> bool:
    async with store.database.write() as connection:
        return await proof.use_up(connection)


async def test_words_that_were_replaced_meanwhile_prove_nothing(store: Store) -> None:
    guest = (await store.guests.create("Ana", 1))[0].id
    await store.recoveries.set(guest, "one two", "hash", UNKNOWN, 1)
    (found,) = await store.recoveries.found("one two")
    proof = store.recoveries.known(found)
    assert await is_good(store, proof)
    await store.recoveries.set(guest, "one two", "another", UNKNOWN, 2)
    assert not await is_good(store, proof)


async def test_words_that_were_removed_meanwhile_prove_nothing(store: Store) -> None:
    guest = (await store.guests.create("Ana", 1))[0].id
    await store.recoveries.set(guest, "one two", "hash", UNKNOWN, 1)
    (found,) = await store.recoveries.found("one two")
    assert await store.recoveries.remove(guest)
    assert not await is_good(store, store.recoveries.known(found))
