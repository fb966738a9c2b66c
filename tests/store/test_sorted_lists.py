"""Lists that people read begin with what they look for: the newest, the last used, who has served longest."""

from tablee.store.rows import UNKNOWN, Passkey
from tablee.store.store import Store
from tests.store.samples import claim


async def test_the_device_that_was_used_last_is_first(store: Store) -> None:
    ana, _ = await store.guests.create("Ana", 1)
    for at in (3, 2):
        assert await claim(store, await store.guests.link(ana.id, at), at)
    assert [device.used for device in await store.guests.devices(ana.id, 10)] == [3, 2, 1]


async def test_the_passkey_that_was_made_last_is_first(store: Store) -> None:
    ana, _ = await store.guests.create("Ana", 1)
    for made in (2, 3, 1):
        challenge = bytes([made]) * 64
        await store.passkeys.ask(challenge, ana.id, "https://site", made)
        key = Passkey(f"key {made}", ana.id, "site", "key", 0, made, None, UNKNOWN)
        assert await store.passkeys.add(key, challenge, "https://site")
    assert [key.created for key in await store.passkeys.of_guest(ana.id)] == [3, 2, 1]


async def test_the_moderator_who_has_served_longest_is_first(store: Store) -> None:
    people = [(await store.guests.create(f"{number}", 1))[0].id for number in range(3)]
    for since, guest in enumerate(sorted(people, reverse=True), 1):
        assert await store.moderation.appoint(guest, since)
    assert [one.since for one in await store.moderation.moderators()] == [1, 2, 3]
