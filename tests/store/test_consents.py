"""What researchers get: matches that were played to the end, and only if everybody who played agreed."""

import pytest
from msgspec import structs

from tablee.store.rows import UNKNOWN, Departed, Device, Guest, ReportRow, TakenBack
from tablee.store.store import Store
from tests.store.operations.world import World, found, moderated, world
from tests.store.samples import ENDS, GOES_ON, entry, match, seat

LATER = 9_000


@pytest.fixture
async def here(store: Store) -> World:
    return await world(store)


async def agree(store: Store, *guests: Device, match: str = "running") -> None:
    for guest in guests:
        assert await store.consents.give(match, guest.guest.id, 2)


async def end(store: Store) -> None:
    assert await store.log.append("running", entry(1), ENDS)


async def reason(store: Store, match: str = "running") -> str | None:
    """Return why this match is left out, and check that it is read only if it is not."""
    (one,) = [one for one in await store.given_matches.finished("toy") if one.id == match]
    read = [given.row.id for given in await store.given_matches.read([match])]
    assert (read == [match]) is (one.reason in (None, "moderated"))
    return one.reason


async def test_a_match_is_given_once_everybody_agreed(store: Store, here: World) -> None:
    await agree(store, here.ana)
    await end(store)
    assert await reason(store) == "consent"
    assert await reason(store, "over") == "consent"
    await store.consents.withdraw("running", here.bo.guest.id)
    assert await reason(store) == "consent"


async def test_its_moves_are_read_with_it(store: Store, here: World) -> None:
    await agree(store, here.ana, here.bo, here.ana)
    await end(store)
    assert await reason(store) is None
    (given,) = await store.given_matches.read(["over", "running", "waiting"])
    assert (given.row.id, [one.move for one in given.entries]) == ("running", ["draw"])
    assert await store.given_matches.finished("chess") == []


async def test_it_is_given_before_the_end_and_withdrawn_at_any_time(store: Store, here: World) -> None:
    await agree(store, here.ana, here.bo)
    await end(store)
    before = await found(store, "running")
    await store.consents.withdraw("running", here.bo.guest.id)
    after = await found(store, "running")
    # Other processes read it again, and lists keep their order.
    assert (after.revision, after.changed) == (before.revision + 1, before.changed)
    assert [one.agrees for one in after.seats] == [True, False]
    assert await reason(store) == "consent"
    assert not await store.consents.give("running", here.bo.guest.id, LATER)
    assert await reason(store) == "consent"
    assert (await found(store, "running")).revision == after.revision


async def test_only_who_sits_there_can_agree(store: Store, here: World) -> None:
    assert not await store.consents.give("running", here.cyd.guest.id, 2)
    assert not await store.consents.give("nowhere", here.ana.guest.id, 2)
    assert await store.consents.give("waiting", here.ana.guest.id, 2)
    assert [one.agrees for one in (await found(store, "waiting")).seats] == [True, False, False]
    assert [one.agrees for one in (await found(store, "running")).seats] == [False, False]


async def test_bots_are_not_asked_and_matches_of_bots_alone_are_nobodys(store: Store, here: World) -> None:
    one = match("mixed", seat(0, "guest", here.ana.guest.id), seat(1, "bot"))
    await store.matches.create(one)
    await store.matches.create(match("bots"))
    await agree(store, here.ana, match="mixed")
    for name in ("mixed", "bots"):
        await store.log.append(name, entry(1), ENDS)
    assert await reason(store, "mixed") is None
    assert "bots" not in [one.id for one in await store.given_matches.finished("toy")]


@pytest.mark.parametrize("missing", ["who left", "the substitute", "nobody"])
async def test_everybody_who_ever_played_must_agree(store: Store, here: World, missing: str) -> None:
    going = structs.replace(ENDS, outcome=None)
    assert await store.log.resign("running", 1, 0, 3, going)
    assert await store.substitutes.sit_down("running", 1, here.cyd.guest.id, 4)
    await agree(store, here.ana)
    if missing != "who left":
        await agree(store, here.bo)
    if missing != "the substitute":
        await agree(store, here.cyd)
    row = await found(store, "running")
    assert row.departed == (Departed(here.bo.guest.id, missing != "who left"),)
    assert [one.agrees for one in row.seats] == [True, missing != "the substitute"]
    assert await store.log.append("running", entry(1), ENDS, epoch=row.epoch)
    assert await reason(store) == (None if missing == "nobody" else "consent")


async def test_a_match_that_somebody_gave_up_has_no_scores_to_give(store: Store, here: World) -> None:
    await agree(store, here.ana, here.bo)
    given_up = structs.replace(ENDS, outcome={"scores": None, "ranks": [1, 2], "resigned": [1]})
    assert await store.log.resign("running", 1, 0, 3, given_up)
    (one,) = [one for one in await store.given_matches.finished("toy") if one.id == "running"]
    assert one.reason == "gave_up"


async def test_a_guest_who_is_deleted_withdraws(store: Store, here: World) -> None:
    await agree(store, here.ana, here.bo)
    await end(store)
    assert "running" in [row["match"] for row in (await kept(store, here.bo.guest))["consents"]]
    await store.forgetting.forget(here.bo.guest.id, LATER)
    assert await reason(store) == "consent"
    assert (await kept(store, here.bo.guest))["consents"] == []


async def kept(store: Store, guest: Guest) -> dict[str, list[dict[str, object]]]:
    exported: dict[str, list[dict[str, object]]] = (await store.own_data.about(guest.id))["kept"]
    return exported


async def test_a_guest_who_was_merged_has_given_what_both_gave(store: Store, here: World) -> None:
    await agree(store, here.ana, here.bo)
    proof = await store.guests.linked(await store.guests.link(here.ana.guest.id, 4), 4)
    assert proof is not None
    await end(store)
    claimed = await store.claims.claim(proof, 5, UNKNOWN, here.bo, join=True)
    assert claimed is not None
    assert claimed.way_back is not None
    assert await reason(store) is None
    # As one they withdraw, and parted again neither has agreed.
    await store.consents.withdraw("running", here.ana.guest.id)
    await store.parting.go_back(claimed.way_back, 6, UNKNOWN)
    assert [one.agrees for one in (await found(store, "running")).seats] == [False, False]


@pytest.mark.parametrize("agreed", ["ana", "bo", "nobody"])
async def test_a_merge_makes_no_yes_of_a_no(store: Store, here: World, agreed: str) -> None:
    """Two guests at one table become one after the match, and one of them had not agreed."""
    for name, guest in (("ana", here.ana), ("bo", here.bo)):
        if name == agreed:
            await agree(store, guest)
    await end(store)
    await merged(store, here.ana, here.bo)
    assert await reason(store) == "consent"


async def merged(store: Store, older: Device, younger: Device) -> None:
    """Join the younger guest to the older one."""
    proof = await store.guests.linked(await store.guests.link(older.guest.id, 4), 4)
    assert proof is not None
    claimed = await store.claims.claim(proof, 5, UNKNOWN, younger, join=True)
    assert claimed is not None
    assert claimed.way_back is not None


async def test_a_merge_with_somebody_else_leaves_every_answer_as_it_was(store: Store, here: World) -> None:
    await agree(store, here.ana)
    await end(store)
    await merged(store, here.cyd, here.bo)
    assert await reason(store) == "consent"
    assert [one.agrees for one in (await found(store, "running")).seats] == [True, False]


async def test_an_undone_move_changes_no_answer(store: Store, here: World) -> None:
    await agree(store, here.ana)
    assert await store.log.append("running", entry(1), GOES_ON)
    row = await found(store, "running")
    taken = TakenBack(1, entry(1), "undo", 4)
    assert await store.log.take_back("running", [taken], structs.replace(GOES_ON, turn=0), row.epoch)
    assert await store.log.append("running", entry(1), ENDS, undone=1)
    assert await reason(store) == "consent"


async def test_a_seat_that_a_bot_took_over_still_asks_who_left_it(store: Store, here: World) -> None:
    """Bo gave up, and a bot played to the end with scores; whatever the end, Bo's answer counts."""
    going = structs.replace(ENDS, outcome=None)
    await agree(store, here.ana)
    assert await store.log.resign("running", 1, 0, 3, going)
    row = await found(store, "running")
    assert await store.log.append("running", structs.replace(entry(1), by="stand_in"), ENDS, epoch=row.epoch)
    assert await reason(store) == "consent"


async def test_no_order_of_a_refusal_and_what_follows_gives_the_match(store: Store, here: World) -> None:
    """A refusal, a dismissed report, a merge and a deletion, one after another: the match stays out."""
    await agree(store, here.ana, here.bo)
    await end(store)
    assert await reason(store) is None
    await store.consents.withdraw("running", here.bo.guest.id)
    assert await reason(store) == "consent"
    await store.reports.add(report(here, "running"))
    await store.moderation.close_report("dismissed", moderated(here, "dismiss", "report"))
    assert await reason(store) == "consent"
    await merged(store, here.cyd, here.bo)
    assert await reason(store) == "consent"
    await store.forgetting.forget(here.cyd.guest.id, LATER)
    assert await reason(store) == "consent"


def report(here: World, match: str) -> ReportRow:
    return ReportRow(
        id="report",
        at=3,
        reporter=here.bo.guest.id,
        target=here.ana.guest.id,
        match=match,
        line=None,
        reason="insult",
        text="",
        evidence={},
    )


async def test_a_match_with_a_report_is_left_out_unless_the_report_was_dismissed(
    store: Store, here: World
) -> None:
    await agree(store, here.ana, here.bo)
    await end(store)
    await store.reports.add(report(here, "running"))
    assert await reason(store) == "moderated"
    await store.moderation.close_report("dismissed", moderated(here, "dismiss", "report"))
    assert await reason(store) is None
    await store.reports.prune(10**6)
    assert await reason(store) is None


async def test_it_stays_left_out_when_the_report_is_deleted(store: Store, here: World) -> None:
    await agree(store, here.ana, here.bo)
    await end(store)
    await store.reports.add(report(here, "running"))
    await store.moderation.close_report("settled", moderated(here, "settle", "report"))
    assert await reason(store) == "moderated"
    await store.reports.prune(10**6)
    assert await reason(store) == "consent"


async def test_matches_of_a_guest_who_was_locked_out_are_left_out(store: Store, here: World) -> None:
    await agree(store, here.ana, here.bo)
    await end(store)
    await store.moderation.silence(here.ana.guest.id, LATER, moderated(here, "silence"))
    assert await reason(store) is None
    await store.moderation.end_sessions(here.ana.guest.id, moderated(here, "end"))
    assert await reason(store) == "moderated"
