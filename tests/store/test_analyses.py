"""Each analysis is stored once, for all readers."""

from tablee.store.store import Store
from tests.store.samples import match, stored


async def test_the_first_that_is_kept_stays(store: Store) -> None:
    await stored(store, match())
    assert await store.analyses.find("m", 1) is None
    await store.analyses.keep("m", 1, "[1]", 2000)
    await store.analyses.keep("m", 1, "[2]", 3000)
    assert await store.analyses.find("m", 1) == "[1]"


async def test_one_of_another_form_is_unknown_and_replaced(store: Store) -> None:
    await stored(store, match())
    await store.analyses.keep("m", 1, "[1]", 2000)
    assert await store.analyses.find("m", 2) is None
    await store.analyses.keep("m", 2, "[2]", 3000)
    assert await store.analyses.find("m", 2) == "[2]"
    assert await store.analyses.find("m", 1) is None
