"""What an agreed pause, and its end, leave for the next look at the clocks, by whichever process."""

import pytest

from tablee.server.clocks.agreed_pause import AgreedPause
from tablee.server.live.clock_events import LONGEST_PAUSE_MS
from tablee.store.rows import Proposal
from tablee.store.store import Store
from tests.store.samples import match, seat, stored

AT = 5_000


@pytest.mark.parametrize(("begins", "next_look"), [(True, AT + LONGEST_PAUSE_MS), (False, AT)])
async def test_whichever_process_comes_first_looks_at_the_clocks_no_later_than_they_can_run_out(
    store: Store, begins: bool, next_look: int
) -> None:
    """The process at which the last player agreed may end before it has read the match again."""
    ana, _ = await store.guests.create("Ana", 1)
    await stored(store, match("m", seat(0, "guest", ana.id), seat(1, "bot")))
    proposal = Proposal("m", "pause", 1, ana.id, "Ana", {}, AT)
    async with store.database.write() as connection:
        await AgreedPause(begins).carry(connection, proposal, AT)
    assert list(await store.clocks.due(next_look)) == ["m"]
    assert begins == (await store.clocks.due(next_look - 1) == {})
