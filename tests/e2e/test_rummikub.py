"""Rummikub at its drawn table: rounds by keys, finger and mouse, by two and by four, and the table as it is built."""

import json
import re
from typing import Any

import pytest
from playwright.async_api import Page, expect

from tests.e2e.axe import serious_findings
from tests.e2e.browser import PHONE, Browsing, Person
from tests.e2e.hand import SAY_YES
from tests.e2e.rummikub import BOARD, LYING, READY, RESULT, Ear, Hand, my_turn_or_over, open_table
from tests.e2e.tables import who_acts
from tests.marks import always_and_soak

FRIEND = {"kind": "friend"}
SIT_DOWN = re.compile("^(Sit down|S.asseoir|Ga zitten)")


async def whole_match(hand: Hand) -> None:
    """Play on until the result is shown."""
    while await my_turn_or_over(hand.page):
        await hand.turn()
    await expect(hand.page.locator(RESULT)).to_be_visible()


async def names_of(page: Page) -> list[str]:
    """Return the tiles on the table, sorted."""
    lying = await page.evaluate(LYING)
    return sorted(name for each in lying["sets"] for _, name in each["tiles"])


@pytest.mark.soak
async def test_a_whole_match_of_two_rounds_by_keyboard_alone(browsing: Browsing) -> None:
    person = await browsing.person(language="nl")
    page = person.page
    hand = Hand(page, "keyboard")
    await page.goto(f"/t/{await open_table(person, opening=0, rounds=2, stall=3)}")
    await whole_match(hand)
    await expect(page.get_by_role("row", name="Ronde")).to_have_count(2)
    await page.reload()
    await expect(page.get_by_role("row", name="Ronde")).to_have_count(2)


async def test_tiles_are_laid_by_keyboard_alone(browsing: Browsing) -> None:
    person = await browsing.person()
    page = person.page
    hand = Hand(page, "keyboard")
    await page.goto(f"/t/{await open_table(person, opening=0)}")
    laid = False
    while not laid:
        assert await my_turn_or_over(page)
        laid = laid_by(hand.ear.best())
        await hand.turn()
    await expect(page.locator("[data-set]").first).to_be_visible()


@pytest.mark.soak
async def test_a_whole_round_by_touch_alone_on_a_phone(browsing: Browsing) -> None:
    person = await browsing.person(PHONE, language="fr", touch=True)
    page = person.page
    hand = Hand(page, "touch")
    await page.goto(f"/t/{await open_table(person, turns='play-or-draw', opening=0, stall=5)}")
    while await my_turn_or_over(page):
        assert await page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
        await hand.turn()
    await expect(page.locator(RESULT)).to_be_visible()
    assert await page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


@pytest.mark.soak
async def test_two_people_drag_their_tiles_each_in_a_browser_of_their_own(browsing: Browsing) -> None:
    ana = await browsing.person(language="en")
    hands = [Hand(ana.page)]
    table = await open_table(ana, [{"kind": "me"}, FRIEND], opening=0, stall=2)
    await ana.page.goto(f"/t/{table}")
    bo = await browsing.person(language="fr")
    hands.append(Hand(bo.page))
    await bo.page.goto(f"/t/{table}")
    await bo.page.get_by_role("button", name=SIT_DOWN).first.click()
    await taken_in_turn(hands, lays=100)


@pytest.mark.soak
async def test_four_people_play_each_in_a_browser_of_their_own(browsing: Browsing) -> None:
    people = [await browsing.person(language=language) for language in ("en", "fr", "nl", "en")]
    hands = [Hand(person.page) for person in people]
    table = await open_table(
        people[0],
        [{"kind": "me"}, FRIEND, FRIEND, FRIEND],
        turns="play-or-draw",
        scoring="zero-sum",
        joker_from="any",
        opening=0,
        stall=1,
    )
    for person in people:
        await person.page.goto(f"/t/{table}")
        if person is not people[0]:
            await person.page.get_by_role("button", name=SIT_DOWN).first.click()
            await person.page.locator("[data-mine=true]").wait_for()
    await taken_in_turn(hands, lays=6)


async def test_around_one_device_a_rack_is_sent_only_once_its_curtain_is_lifted(browsing: Browsing) -> None:
    person = await browsing.person(PHONE, language="fr", touch=True)
    page = person.page
    hand = Hand(page, "touch")
    await page.goto(
        f"/t/{await open_table(person, [{'kind': 'me'}, {'kind': 'device', 'name': 'Bo'}], opening=0)}"
    )
    lift = page.get_by_role("button", name="montrer ma main")
    told: list[set[int]] = []
    await lift.wait_for()
    assert open_racks(hand.ear.heard) == set()
    for _ in ("whoever begins", "the other"):
        await lift.wait_for()
        assert await page.locator("[data-drop=rack]").count() == 0
        before = len(hand.ear.heard)
        await lift.tap()
        assert await my_turn_or_over(page)
        await page.locator("[data-drop=rack] [data-tile]").first.wait_for()
        told.append(open_racks(hand.ear.heard[before:]))
        await hand.make(hand.ear.idle())
    assert sorted(told, key=list) == [{0}, {1}]


def open_racks(heard: list[str]) -> set[int]:
    """Return the seats whose tiles were sent."""
    return {
        seat for step in steps_in(heard) for seat, rack in enumerate(step["view"]["racks"]) if "?" not in rack
    }


async def taken_in_turn(hands: list[Hand], lays: int) -> None:
    """Let all play until the match is over; after `lays` turns no player lays any more."""
    pages, turns = [hand.page for hand in hands], 0
    while (at := await who_acts(pages, f"{BOARD}[data-acting=true]")) is not None:
        await hands[at].turn(laying=turns < lays)
        turns += 1
    tables = [await names_of(hand.page) for hand in hands]
    assert all(table == tables[0] for table in tables)
    for hand in hands:
        await expect(hand.page.locator(RESULT)).to_be_visible()
        # Waiting players only watch, and every browser takes part in the deal; a half-made move is never sent.
        waiting = {"hello", "watch", "commit", "reveal", "ping"}
        assert {sent["do"] for sent in hand.ear.sent} <= waiting | {"move", "examine"}


async def begun(browsing: Browsing, **options: Any) -> tuple[Page, Hand, Person]:
    """Return a page where it is this person's turn to open."""
    person = await browsing.person(PHONE, touch=True)
    hand = Hand(person.page, "touch")
    await person.page.goto(f"/t/{await open_table(person, **options)}")
    assert await my_turn_or_over(person.page)
    return person.page, hand, person


async def test_a_long_sentence_about_the_table_can_be_read_to_its_end_on_a_phone(browsing: Browsing) -> None:
    person = await browsing.person(PHONE, touch=True)
    await person.settle(language="fr")
    hand = Hand(person.page, "touch")
    await person.page.goto(f"/t/{await open_table(person, opening=0)}")
    assert await my_turn_or_over(person.page)
    rack = (await person.page.evaluate(LYING))["rack"]
    await hand.put([tile for tile, _ in rack[:4]], None)
    said = person.page.locator("[data-status=bad]")
    await expect(said).to_have_class(re.compile(r"\bbelow\b"))
    assert await said.evaluate("(words) => getComputedStyle(words).overflowY") == "auto"
    await said.evaluate("(words) => words.scrollTo(0, words.scrollHeight)")
    await expect(said).not_to_have_class(re.compile(r"\bbelow\b"))


async def test_every_set_is_marked_as_it_is_built_and_only_one_move_is_sent(browsing: Browsing) -> None:
    page, hand, _ = await begun(browsing, opening=0)
    sets, lying = page.locator("[data-set]"), await page.locator("[data-set]").count()
    rack = (await page.evaluate(LYING))["rack"]
    await hand.put([rack[0][0], rack[-1][0]], None)
    await expect(sets).to_have_count(lying + 1)
    await expect(sets.last).to_have_attribute("data-good", "false")
    await expect(page.locator("[data-status]")).to_have_attribute("data-status", "bad")
    await page.locator("[data-undo]").tap()
    await page.locator("[data-undo]").tap()
    await expect(sets).to_have_count(lying)
    await hand.lay_out(hand.ear.best())
    await expect(page.locator("[data-set][data-good=false]")).to_have_count(0)
    await expect(page.locator("[data-status]")).to_have_attribute("data-status", "good")
    await page.locator("[data-reset]").tap()
    await expect(sets).to_have_count(lying)
    assert moves_sent(hand) == 0
    await hand.turn()
    assert moves_sent(hand) == 1


def moves_sent(hand: Hand) -> int:
    """Return the number of moves sent to the server."""
    return len([sent for sent in hand.ear.sent if sent["do"] == "move"])


async def test_the_opening_adds_up_as_it_is_laid(browsing: Browsing) -> None:
    page, hand, _ = await begun(browsing, opening=100)
    await expect(page.locator("[data-opening]")).to_have_attribute("data-opening", "0")
    await expect(page.locator("[data-opening]")).to_contain_text("0 of 100")
    assert await page.locator(READY).count() == 0
    await hand.put([(await page.evaluate(LYING))["rack"][0][0]], "discard")
    await page.locator(READY).wait_for()


async def test_a_table_half_built_outlives_a_reload_and_a_lost_connection(browsing: Browsing) -> None:
    page, hand, person = await begun(browsing)
    rack = (await page.evaluate(LYING))["rack"]
    await hand.put([tile for tile, _ in rack[:2]], None)
    built = await names_of(page)
    assert len(built) >= 2
    await page.reload()
    await expect(page.locator("[data-set]:has(.fresh)")).to_have_count(1)
    assert await names_of(page) == built
    await person.context.set_offline(True)
    await page.locator("[data-reset]").tap()
    await hand.put([rack[2][0]], "discard")
    await person.context.set_offline(False)
    await page.locator(READY).wait_for()
    ply = await page.locator(BOARD).get_attribute("data-ply")
    await page.locator("[data-end]").tap()
    # A player who could open is asked first.
    await page.evaluate(SAY_YES)
    await expect(page.locator(BOARD)).not_to_have_attribute("data-ply", str(ply))
    assert await my_turn_or_over(page)


@pytest.mark.soak
async def test_an_onlooker_sees_the_table_and_no_hidden_tile(browsing: Browsing) -> None:
    person = await browsing.person()
    hand = Hand(person.page)
    table = await open_table(person, opening=0, stall=3)
    onlooker = await browsing.person(language="fr")
    ear = Ear(onlooker.page)
    await onlooker.page.goto(f"/t/{table}")
    await person.page.goto(f"/t/{table}")
    for _ in range(3):
        if await my_turn_or_over(person.page):
            await hand.turn()
    await person.page.locator(f"{BOARD}[data-acting=true], {RESULT}").first.wait_for()
    ply = await person.page.locator(BOARD).get_attribute("data-ply")
    await onlooker.page.locator(f"{BOARD}[data-ply='{ply}']").wait_for()
    assert await onlooker.page.locator("[data-drop=rack]").count() == 0
    told = steps_in(ear.heard)
    assert len(told) > 1
    for step in told:
        view = step["view"]
        if view["phase"] != "over":
            assert {tile for hidden in (*view["racks"], view["pool"]) for tile in hidden} <= {"?"}
            assert view["drawn"] in (None, "?")
        for event in step["events"]:
            if event["event"] in ("rummikub.drew", "rummikub.discarded"):
                assert event["tile"] == "?"


def steps_in(heard: list[str]) -> list[dict[str, Any]]:
    """Return every step that was ever sent."""
    messages = [json.loads(text) for text in heard]
    return [
        step
        for said in messages
        for step in [*said.get("plies", []), *([said["step"]] if "step" in said else [])]
    ]


@pytest.mark.slow
@pytest.mark.parametrize("theme", always_and_soak("light", "dark", "contrast"))
async def test_axe_finds_nothing_serious_in_any_state(browsing: Browsing, theme: str) -> None:
    """Slow: axe checks a round in each of its states."""
    person = await browsing.person(PHONE, touch=True)
    await person.settle(theme=theme)
    page = person.page
    hand = Hand(page, "touch")
    await page.goto(f"/t/{await open_table(person, opening=0, rounds=2, stall=1)}")
    assert await my_turn_or_over(page)
    found = {"turn": await serious_findings(page)}
    rack = (await page.evaluate(LYING))["rack"]
    await page.locator(f"[data-tile='{rack[0][0]}']").tap()
    found["picked"] = await serious_findings(page)
    await page.locator("[data-new]").tap()
    await page.locator("[data-good=false]").wait_for()
    found["unfinished"] = await serious_findings(page)
    await page.locator("[data-reset]").tap()
    await hand.lay_out(hand.ear.best())
    await page.locator(READY).wait_for()
    found["ready"] = await serious_findings(page)
    ply = await page.locator(BOARD).get_attribute("data-ply")
    await hand.end()
    await expect(page.locator(BOARD)).not_to_have_attribute("data-ply", str(ply))
    while await my_turn_or_over(page) and not await page.locator("[data-round-over]").count():
        await hand.turn(laying=False)
    if await page.locator("[data-round-over]").count():
        found["round over"] = await serious_findings(page)
    while await my_turn_or_over(page):
        await hand.turn(laying=False)
    found["over"] = await serious_findings(page)
    assert {state: findings for state, findings in found.items() if findings} == {}


async def test_a_move_that_was_asked_for_is_laid_out_to_be_taken_back_or_played(browsing: Browsing) -> None:
    page, hand, _ = await begun(browsing, opening=0)
    while not laid_by(hand.ear.best()):
        await hand.turn()
        assert await my_turn_or_over(page)
    before = await names_of(page)
    await page.locator("[data-hints], [aria-controls=hints]").first.tap()
    await page.locator("#hints li button").first.tap()
    await page.locator(READY).wait_for()
    assert await page.locator(f"{BOARD} [data-undo]").is_enabled()
    await page.locator("[data-undo]").tap()
    assert await names_of(page) == before
    await expect(page.locator(READY)).to_have_count(0)


def laid_by(move: str) -> bool:
    """True if a move lays tiles."""
    return " " in move.partition(" / ")[0]
