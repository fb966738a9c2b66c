"""Two merged guests separate again, each with their own data; a browser goes back to its former guest."""

import asyncio

import pytest
from msgspec import structs
from sqlalchemy import delete, insert, select

from tablee.store.guests import DAY_MS
from tablee.store.naming import NAMING
from tablee.store.parting import RETURN_MS
from tablee.store.rows import UNKNOWN, Channel, ChatMessage, Device, Guest, Passkey
from tablee.store.schema import (
    blocks,
    guests,
    matches,
    merges,
    moderation_log,
    moderators,
    presences,
    silences,
)
from tablee.store.store import Store
from tests.store.samples import GOES_ON, entry, match, seat, stored
from tests.store.test_moderation import act

NOW = 100 * DAY_MS


class Two:
    """Ana, who is older, and Eve; each has a device."""

    def __init__(self, store: Store, ana: Guest, desk: Device, eve: Guest, phone: Device) -> None:
        self.store = store
        self.ana, self.desk = ana, desk
        self.eve, self.phone = eve, phone

    async def claim(self, of: Guest, here: Device, join: bool = True, now: int = NOW) -> tuple[str, str]:
        """Open a link of this guest on that device; return the device's token and its way back."""
        proof = await self.store.guests.linked(await self.store.guests.link(of.id, now), now)
        assert proof is not None
        claimed = await self.store.claims.claim(proof, now, UNKNOWN, here, join)
        assert claimed is not None
        assert claimed.way_back is not None
        return claimed.token, claimed.way_back

    async def sitting(self, name: str) -> list[str | None]:
        row = await self.store.matches.find(name)
        assert row is not None
        return [one.guest for one in row.seats]

    async def naming(self, guest: Guest) -> dict[str, int]:
        """Return how many rows of each column name this guest, without proofs of identity."""
        found = {}
        async with self.store.database.read() as connection:
            for naming in NAMING:
                rows = (
                    await connection.execute(select(naming.column).where(naming.column == guest.id))
                ).all()
                if rows and naming.table.name not in ("tokens", "links"):
                    found[f"{naming.table.name}.{naming.column.key}"] = len(rows)
        return found


@pytest.fixture
async def two(store: Store) -> Two:
    ana, token = await store.guests.create("Ana", 1)
    eve, other = await store.guests.create("Eve", 2)
    desk, phone = await store.guests.device(token), await store.guests.device(other)
    assert desk is not None
    assert phone is not None
    await stored(store, match("anas", seat(0, "guest", ana.id), seat(1, "bot"), host=ana.id))
    await stored(store, match("eves", seat(0, "guest", eve.id), seat(1, "device", eve.id), host=eve.id))
    await store.log.append("eves", entry(1, "one"), GOES_ON)
    for name, guest in (("anas", ana), ("eves", eve)):
        await store.chat.add(name, ChatMessage(0, guest.id, 0, "", None, "Hello", "m1", 60))
    others = {guest.id: (await store.guests.create("Cy", 3))[0].id for guest in (ana, eve)}
    async with store.database.write() as connection:
        for guest, key in ((ana, "a"), (eve, "e")):
            kept_away = {"guest": guest.id, "other": others[guest.id]}
            await connection.execute(insert(blocks).values(**kept_away, kind="mute", key=key, at=1))
            await connection.execute(insert(presences).values(match="eves", guest=guest.id, at=1))
    for guest, words in ((ana, "one two"), (eve, "six ten")):
        await store.recoveries.set(guest.id, words, "hash", UNKNOWN, 5)
    return Two(store, ana, desk, eve, phone)


@pytest.mark.parametrize("victim", ["older", "younger"])
async def test_the_browser_that_joined_goes_back_and_both_have_what_they_had(two: Two, victim: str) -> None:
    before = await two.naming(two.ana), await two.naming(two.eve)
    mine, other = (two.ana, two.eve) if victim == "older" else (two.eve, two.ana)
    here, there = (two.desk, two.phone) if victim == "older" else (two.phone, two.desk)
    _, secret = await two.claim(other, here)
    assert await two.sitting("eves") == [two.ana.id, two.ana.id]
    back = await two.store.parting.go_back(secret, NOW + DAY_MS, UNKNOWN)
    assert back is not None
    guest, token, concerned = back
    assert (guest, concerned) == (mine, {two.ana.id, two.eve.id})
    assert await two.store.guests.find(token) == mine
    assert (await two.naming(two.ana), await two.naming(two.eve)) == before
    assert (await two.sitting("anas"), await two.sitting("eves")) == (
        [two.ana.id, None],
        [two.eve.id, two.eve.id],
    )
    # The other guest's device is theirs again, and the two have one device each.
    assert await two.store.guests.good([there.hash]) == {there.hash: other.id}
    for one in (two.ana, two.eve):
        assert len(await two.store.guests.devices(one.id, NOW)) == 1
        assert await two.store.recoveries.made(one.id) is not None


async def test_what_was_made_since_to_come_back_by_is_void(two: Two) -> None:
    token, secret = await two.claim(two.eve, two.desk)
    link = await two.store.guests.link(two.ana.id, NOW + 1)
    taken = await two.store.guests.linked(link, NOW + 1)
    assert taken is not None
    stranger = await two.store.claims.claim(taken, NOW + 2, UNKNOWN)
    assert stranger is not None
    await two.store.recoveries.set(two.ana.id, "new ones", "hash", UNKNOWN, NOW + 3)
    key = Passkey("id", two.ana.id, "site", "key", 0, NOW + 4, None, UNKNOWN)
    challenge = b"c" * 64
    await two.store.passkeys.ask(challenge, two.ana.id, "https://site", NOW + 4)
    assert await two.store.passkeys.add(key, challenge, "https://site")
    unused = await two.store.guests.link(two.ana.id, NOW + 5)
    assert await two.store.parting.go_back(secret, NOW + 6, UNKNOWN) is not None
    for gone in (token, stranger.token):
        assert await two.store.guests.find(gone) is None
    assert await two.store.guests.linked(unused, NOW + 6) is None
    assert await two.store.passkeys.of_guest(two.ana.id) == []
    assert await two.store.recoveries.found("new ones") == []


async def test_a_way_back_is_good_once_and_for_a_week(two: Two) -> None:
    _, secret = await two.claim(two.eve, two.desk)
    assert await two.store.parting.find("nonsense", NOW) is None
    assert await two.store.parting.go_back("nonsense", NOW, UNKNOWN) is None
    found = await two.store.parting.find(secret, NOW + RETURN_MS)
    assert found is not None
    assert (found.guest, found.joined, found.until) == (two.ana.id, True, NOW + RETURN_MS)
    assert await two.store.parting.go_back(secret, NOW + RETURN_MS + 1, UNKNOWN) is None
    assert await two.sitting("eves") == [two.ana.id, two.ana.id]
    assert await two.store.parting.go_back(secret, NOW + RETURN_MS, UNKNOWN) is not None
    assert await two.store.parting.go_back(secret, NOW + RETURN_MS, UNKNOWN) is None


async def test_who_did_not_join_goes_back_too(two: Two) -> None:
    token, secret = await two.claim(two.eve, two.desk, join=False)
    assert await two.store.guests.find(token) == two.eve
    here = await two.store.guests.device(token)
    back = await two.store.parting.go_back(secret, NOW, UNKNOWN, here)
    assert back is not None
    assert back[0] == two.ana
    assert await two.sitting("anas") == [two.ana.id, None]
    assert await two.store.guests.find(token) is None, "the browser is Eve no longer"
    assert len(await two.store.guests.devices(two.eve.id, NOW)) == 1


async def test_a_merge_of_the_merged_does_not_close_the_way_back(two: Two) -> None:
    """The author of a link cannot put the victim out of reach by merging with a third guest."""
    _, secret = await two.claim(two.eve, two.desk)
    oldest, token = await two.store.guests.create("Old", 0)
    old_device = await two.store.guests.device(token)
    assert old_device is not None
    await two.claim(two.ana, old_device, now=NOW + 1)
    assert await two.sitting("anas") == [oldest.id, None]
    back = await two.store.parting.go_back(secret, NOW + 2, UNKNOWN)
    assert back is not None
    assert back[0] == two.ana
    assert await two.sitting("anas") == [two.ana.id, None]
    assert await two.sitting("eves") == [two.eve.id, two.eve.id]
    assert await two.naming(oldest) == {}


async def test_seats_that_another_guest_has_by_now_stay_theirs(two: Two) -> None:
    _, secret = await two.claim(two.eve, two.desk)
    cy, _ = await two.store.guests.create("Cy", 9)
    await two.store.log.resign("eves", 1, 1, NOW + 1, GOES_ON)
    assert await two.store.substitutes.sit_down("eves", 1, cy.id, NOW + 2)
    assert await two.store.parting.go_back(secret, NOW + 3, UNKNOWN) is not None
    assert await two.sitting("eves") == [two.eve.id, cy.id]


async def test_parting_frees_nobody_from_a_silence(two: Two) -> None:
    _, secret = await two.claim(two.eve, two.desk)
    async with two.store.database.write() as connection:
        await connection.execute(insert(silences).values(guest=two.ana.id, until=NOW + DAY_MS))
    assert await two.store.parting.go_back(secret, NOW + 1, UNKNOWN) is not None
    both = [two.ana.id, two.eve.id]
    assert await two.store.moderation.silenced(both, NOW + 2) == dict.fromkeys(both, NOW + DAY_MS)


@pytest.mark.parametrize(
    ("hers", "theirs", "until"),
    [
        (None, DAY_MS, DAY_MS),
        (-1, DAY_MS, DAY_MS),
        (DAY_MS, 2 * DAY_MS, 2 * DAY_MS),
        (2, DAY_MS, DAY_MS),
        (-1, None, None),
    ],
)
async def test_of_two_silences_the_longer_one_holds_after_a_merge(
    two: Two, hers: int | None, theirs: int | None, until: int | None
) -> None:
    async with two.store.database.write() as connection:
        for guest, ends in ((two.ana, hers), (two.eve, theirs)):
            if ends is not None:
                await connection.execute(insert(silences).values(guest=guest.id, until=NOW + ends))
    await two.claim(two.eve, two.desk)
    silenced = await two.store.moderation.silenced([two.ana.id], NOW)
    assert silenced == ({} if until is None else {two.ana.id: NOW + until})


@pytest.mark.parametrize("who", ["ana", "eve"])
async def test_no_merge_passes_on_the_role_of_a_moderator(two: Two, who: str) -> None:
    moderator = two.ana if who == "ana" else two.eve
    assert await two.store.moderation.appoint(moderator.id, 50)
    _, secret = await two.claim(two.eve, two.desk)
    assert await two.store.moderation.moderators() == []
    async with two.store.database.read() as connection:
        logged = (await connection.execute(select(moderation_log).order_by(moderation_log.c.n))).all()
    assert [(row.action, row.target, row.actor) for row in logged] == [
        ("appoint", moderator.id, None),
        ("merge", moderator.id, None),
    ]
    assert await two.store.parting.go_back(secret, NOW + 1, UNKNOWN) is not None
    async with two.store.database.read() as connection:
        assert (await connection.execute(select(moderators))).all() == []


async def test_only_the_browser_that_joined_last_may_delete_both_for_a_week(two: Two) -> None:
    may_end = two.store.parting.may_end
    assert await may_end(two.ana.id, None, NOW)
    _, secret = await two.claim(two.eve, two.desk)
    assert not await may_end(two.ana.id, None, NOW)
    assert not await may_end(two.ana.id, "nonsense", NOW)
    assert await may_end(two.ana.id, secret, NOW)
    third, token = await two.store.guests.create("Cy", 5)
    device = await two.store.guests.device(token)
    assert device is not None
    _, latest = await two.claim(two.ana, device, now=NOW + 1)
    assert not await may_end(two.ana.id, secret, NOW + 1), "of somebody who joined earlier"
    assert await may_end(two.ana.id, latest, NOW + 1)
    assert await may_end(two.ana.id, None, NOW + 2 + RETURN_MS)
    assert third.id != two.ana.id


async def test_what_it_takes_to_part_is_forgotten_after_a_week_and_with_the_guest(two: Two) -> None:
    await two.claim(two.eve, two.desk)

    async def kept() -> list[bool]:
        async with two.store.database.read() as connection:
            return [row.moved is not None for row in await connection.execute(select(merges))]

    await two.store.parting.prune(NOW + RETURN_MS)
    assert await kept() == [True]
    await two.store.parting.prune(NOW + RETURN_MS + 1)
    assert await kept() == [False]
    assert await two.store.moderation.people([two.eve.id]) == {two.eve.id: two.ana.id}


async def test_a_guest_who_is_deleted_leaves_no_way_back_and_no_name(two: Two) -> None:
    _, secret = await two.claim(two.eve, two.desk)
    await two.store.forgetting.forget(two.ana.id, NOW + 1)
    assert await two.store.parting.go_back(secret, NOW + 2, UNKNOWN) is None
    async with two.store.database.read() as connection:
        assert [row.moved for row in await connection.execute(select(merges))] == [None]


@pytest.mark.parametrize("joined", [False, True])
async def test_who_was_let_in_by_a_merge_keeps_no_way_back_to_the_victim(two: Two, joined: bool) -> None:
    """A browser that leaves a merged guest gets a secret: it could be the other person's browser."""
    _, secret = await two.claim(two.eve, two.desk)
    third, _ = await two.store.guests.create("Zed", 0 if joined else 50)
    devices = await two.store.guests.devices(two.ana.id, NOW)
    (phone,) = [one for one in devices if one.hash == two.phone.hash]
    _, eves_secret = await two.claim(third, phone, joined, NOW + 1)
    assert (await two.store.parting.find(eves_secret, NOW + 2)) is not None
    assert await two.store.parting.go_back(secret, NOW + 3, UNKNOWN) is not None
    assert await two.store.parting.go_back(eves_secret, NOW + 4, UNKNOWN) is None
    assert len(await two.store.guests.devices(two.ana.id, NOW + 5)) == 1


async def test_who_came_to_a_third_guest_before_that_was_merged_too_stays(two: Two) -> None:
    _, secret = await two.claim(two.ana, two.phone)
    oldest, token = await two.store.guests.create("Old", 0)
    old_device = await two.store.guests.device(token)
    assert old_device is not None
    proof = await two.store.guests.linked(await two.store.guests.link(oldest.id, NOW + 1), NOW + 1)
    assert proof is not None
    tablet = await two.store.claims.claim(proof, NOW + 1, UNKNOWN)
    assert tablet is not None
    await two.claim(two.ana, old_device, now=NOW + 2)
    assert await two.store.parting.go_back(secret, NOW + 3, UNKNOWN) is not None
    assert await two.store.guests.find(tablet.token) == oldest


async def test_a_channel_that_was_added_while_two_were_one_gets_no_more_notices(two: Two) -> None:
    def channel(name: str, created: int) -> Channel:
        at = f"https://{name}.example"
        return Channel(name, two.ana.id, "json", at, {}, "en", "https://play.example", created, confirmed=1)

    assert await two.store.channels.add(channel("own", NOW - 1))
    _, secret = await two.claim(two.eve, two.desk)
    assert await two.store.channels.add(channel("foreign", NOW + 1))
    assert await two.store.parting.go_back(secret, NOW + 2, UNKNOWN) is not None
    assert [one.id for one in await two.store.channels.of_guest(two.ana.id)] == ["own"]


async def test_who_left_without_joining_comes_back_as_the_guest_of_today(two: Two) -> None:
    """Otherwise a row without references could chat, and moderators would act on the guest it has become."""
    third, _ = await two.store.guests.create("Zed", 50)
    token, secret = await two.claim(third, two.phone, join=False)
    proof = await two.store.guests.linked(await two.store.guests.link(two.eve.id, NOW), NOW)
    assert proof is not None
    other = await two.store.claims.claim(proof, NOW + 1, UNKNOWN)
    assert other is not None
    tablet = await two.store.guests.device(other.token)
    assert tablet is not None
    await two.claim(two.ana, tablet, now=NOW + 2)
    here = await two.store.guests.device(token)
    back = await two.store.parting.go_back(secret, NOW + 3, UNKNOWN, here)
    assert back is not None
    assert back[0] == two.ana
    assert await two.store.guests.find(back[1]) == two.ana


async def test_a_secret_that_is_used_twice_at_once_is_good_once(two: Two) -> None:
    _, secret = await two.claim(two.eve, two.desk)
    tries = [two.store.parting.go_back(secret, NOW + 1, UNKNOWN) for _ in range(2)]
    assert sum(back is not None for back in await asyncio.gather(*tries)) == 1


async def test_a_name_that_a_moderator_took_away_does_not_come_back_by_parting(two: Two) -> None:
    _, secret = await two.claim(two.eve, two.desk)
    assert await two.store.moderation.unname(two.ana.id, act("unname", NOW + 1))
    assert await two.store.parting.go_back(secret, NOW + 2, UNKNOWN) is not None
    for guest in (two.ana, two.eve):
        assert (await two.store.guests.guest(guest.id)).name == ""
    async with two.store.database.read() as connection:
        assert set(
            (await connection.execute(select(guests.c.folded).where(guests.c.name == ""))).scalars()
        ) == {""}


async def test_no_moderator_acts_on_a_guest_who_has_just_become_another(two: Two) -> None:
    await two.claim(two.eve, two.desk)
    moderation = two.store.moderation
    assert not await moderation.unname(two.eve.id, act("unname", NOW))
    assert not await moderation.silence(two.eve.id, NOW + DAY_MS, act("silence", NOW))
    assert not await moderation.end_sessions(two.eve.id, act("end", NOW))
    assert await moderation.log(10) == []


@pytest.mark.parametrize("join", [True, False])
async def test_the_guest_that_a_browser_was_is_kept_for_as_long_as_it_can_go_back(
    two: Two, join: bool
) -> None:
    """The guest is known for longer than idle guests are kept, and now has no device."""
    if not join:
        # Nothing else keeps a guest who never sat at any table.
        eve, token = await two.store.guests.create("Zoe", 4)
        phone = await two.store.guests.device(token)
        assert phone is not None
    else:
        eve, phone = two.eve, two.phone
    _, secret = await two.claim(two.ana, phone, join=join)
    while await two.store.pruning.guests(NOW):
        pass
    back = await two.store.parting.go_back(secret, NOW + DAY_MS, UNKNOWN)
    assert back is not None
    assert back[0] == eve


async def test_after_parting_each_keeps_the_other_away_as_before(two: Two) -> None:
    await two.store.blocks.keep(two.ana.id, two.eve.id, "block", 5)
    await two.store.blocks.keep(two.eve.id, two.ana.id, "mute", 5)

    async def kept_away() -> set[tuple[str, str, str, str]]:
        async with two.store.database.read() as connection:
            rows = (await connection.execute(select(blocks))).all()
        return {(row.guest, row.other, row.kind, row.key) for row in rows}

    before = await kept_away()
    _, secret = await two.claim(two.ana, two.phone)
    assert all(guest != other for guest, other, _, _ in await kept_away())
    assert await two.store.parting.go_back(secret, NOW + DAY_MS, UNKNOWN) is not None
    assert await kept_away() == before


async def test_two_part_also_where_a_table_of_both_is_gone_by_now(two: Two) -> None:
    _, secret = await two.claim(two.ana, two.phone)
    async with two.store.database.write() as connection:
        await connection.execute(delete(matches).where(matches.c.id == "eves"))
    back = await two.store.parting.go_back(secret, NOW + DAY_MS, UNKNOWN)
    assert back is not None
    assert back[0] == two.eve


async def test_what_each_won_in_a_series_is_theirs_again_also_in_the_match_that_followed(two: Two) -> None:
    ana, eve = two.ana.id, two.eve.id
    won = {ana: 1, eve: 2, f"{eve} Cy": 3}
    second = match("second", seat(0, "guest", eve), seat(1, "bot"), previous="eves")
    assert await two.store.matches.create(structs.replace(second, series={"matches": 3, "won": won}))
    _, secret = await two.claim(two.ana, two.phone)
    since = {ana: 4, f"{ana} Cy": 3}
    third = match("third", seat(0, "guest", ana), seat(1, "bot"), previous="second")
    assert await two.store.matches.create(structs.replace(third, series={"matches": 4, "won": since}))
    assert await two.store.parting.go_back(secret, NOW + DAY_MS, UNKNOWN) is not None
    rows = [await two.store.matches.find(name) for name in ("second", "third")]
    assert [row and row.series["won"] for row in rows] == [won, {ana: 2, eve: 2, f"{eve} Cy": 3}]


async def test_nobody_gets_more_wins_back_than_there_are_by_then(two: Two) -> None:
    ana, eve = two.ana.id, two.eve.id
    second = match("second", seat(0, "guest", eve), seat(1, "bot"), previous="eves")
    assert await two.store.matches.create(structs.replace(second, series={"matches": 3, "won": {eve: 3}}))
    _, secret = await two.claim(two.ana, two.phone)
    third = match("third", seat(0, "guest", ana), seat(1, "bot"), previous="second")
    assert await two.store.matches.create(structs.replace(third, series={"matches": 1, "won": {ana: 1}}))
    assert await two.store.parting.go_back(secret, NOW + DAY_MS, UNKNOWN) is not None
    row = await two.store.matches.find("third")
    assert row is not None
    assert row.series["won"] == {eve: 1}
