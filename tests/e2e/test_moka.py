"""MOKA at its drawn table: whole matches by mouse, finger and keyboard, and words as they are made."""

from itertools import permutations

import pytest
from playwright.async_api import expect

from tablee.store.store import Store
from tests.e2e.axe import serious_findings
from tests.e2e.browser import DESKTOP, PHONE, Browsing
from tests.e2e.house import House
from tests.e2e.moka import BOARD, RESULT, Hand, my_turn_or_over, open_table
from tests.e2e.pictures import GAMES, Scene, be, lay_out
from tests.marks import always_and_soak

FIVE_LETTERS = Scene(GAMES / "moka" / "records" / "00.jsonl", 25)
"""A player may make a word, and has five letters."""
TABLES = [(PHONE, "touch"), (DESKTOP, "keyboard")]


@pytest.mark.soak
@pytest.mark.parametrize(("viewport", "way"), TABLES, ids=[way for _, way in TABLES])
async def test_a_whole_match_against_a_bot(browsing: Browsing, viewport: dict[str, int], way: str) -> None:
    person = await browsing.person(viewport, touch=way == "touch")
    page = person.page
    await page.goto(f"/t/{await open_table(person)}")
    hand = Hand(page, way)
    while await my_turn_or_over(page):
        await hand.step()
    await expect(page.locator(RESULT)).to_be_visible()
    await expect(page.get_by_role("row", name="Total")).to_have_count(2)
    assert await page.evaluate("document.documentElement.scrollWidth") <= viewport["width"]


async def test_points_show_while_a_word_is_made_and_a_refusal_says_why(
    browsing: Browsing, house: House
) -> None:
    store = await Store.open(str(house.database))
    try:
        table, turn, tokens = await lay_out(store, FIVE_LETTERS)
    finally:
        await store.close()
    person = await browsing.person()
    page = person.page
    await be(person, house.base, tokens[turn])
    await page.goto(f"/t/{table}")
    letters = page.locator("[data-mine] [data-letter]")
    await expect(letters).to_have_count(5)
    for card in (2, 1, 0):
        await letters.nth(card).click()
    await expect(page.locator(".tray")).to_contain_text("point")
    await page.locator("[data-say]").click()
    await expect(page.get_by_role("alert")).to_contain_text("cards left")


@pytest.mark.slow
@pytest.mark.parametrize("theme", always_and_soak("light", "dark", "contrast"))
async def test_axe_finds_nothing_serious_in_any_phase(browsing: Browsing, theme: str) -> None:
    """Slow: axe checks four phases of a match, a second or more each."""
    person = await browsing.person(PHONE)
    await person.settle(theme=theme)
    page = person.page
    await page.goto(f"/t/{await open_table(person, dictionary='en')}")
    hand = Hand(page)
    findings: dict[str, list[str]] = {}
    while await my_turn_or_over(page) and len(findings) < 4:
        phase = str(await page.locator(BOARD).get_attribute("data-phase"))
        if phase not in findings:
            findings[phase] = await serious_findings(page)
        await hand.step()
    assert {phase: found for phase, found in findings.items() if found} == {}


@pytest.mark.soak
async def test_around_one_device_one_objection_refuses_a_word_in_no_list_for_this_turn(
    browsing: Browsing,
) -> None:
    person = await browsing.person(PHONE)
    page = person.page
    seats = [{"kind": "me"}, {"kind": "device", "name": "Bo"}]
    await page.goto(f"/t/{await open_table(person, seats, contest='objection', names=True)}")
    hand = Hand(page)
    letters = page.locator("[data-mine] [data-letter]")
    lift = page.get_by_role("button", name="show my hand")
    while True:
        await page.locator("[data-acting=true]").or_(lift).first.wait_for()
        if await lift.count():
            await lift.click()
            await page.locator("[data-acting=true]").wait_for()
        if await page.locator("[data-hints]").count() and await letters.count() >= 3:
            break
        await hand.step(words=False)
    vote = page.get_by_role("button", name="Let the table vote")
    for order in permutations(range(await letters.count())):
        for card in order:
            await letters.nth(card).click()
            if await page.locator("[data-become]").count():
                await page.locator("[data-become=X]").click()
        if await vote.count():
            break
        await page.get_by_role("button", name="Clear").click()
    await vote.click()
    await lift.click()
    asked = page.get_by_role("group", name="It is in no list. Names are allowed. One objection is enough")
    await expect(asked).to_be_visible()
    await page.get_by_role("button", name="It does not").click()
    await lift.click()
    await expect(page.locator(".stage")).to_contain_text("Somebody objects, and no list has")
    await expect(page.locator("[data-laid]")).to_have_count(0)
