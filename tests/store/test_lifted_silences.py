"""A lifted silence leaves nothing but the entry in the log."""

from sqlalchemy import func, select

from tablee.store.rows import ModerationEntry
from tablee.store.schema import silences
from tablee.store.store import Store

NOW = 1_000_000


def entry(guest: str) -> ModerationEntry:
    """Return its log entry."""
    return ModerationEntry(
        at=NOW,
        actor=None,
        actor_name="",
        action="silence",
        report=None,
        target=guest,
        target_name="Bo",
        details={},
    )


async def test_a_silence_that_is_lifted_leaves_no_row(store: Store) -> None:
    guest = (await store.guests.create("Bo", 1))[0].id
    await store.moderation.silence(guest, NOW + 1, entry(guest))
    assert await store.moderation.silenced([guest], NOW) == {guest: NOW + 1}
    assert await store.moderation.silence(guest, NOW, entry(guest))
    async with store.database.read() as connection:
        left = (await connection.execute(select(func.count()).select_from(silences))).scalar_one()
    assert left == 0
    assert len(await store.moderation.log(10)) == 2
