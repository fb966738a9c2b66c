"""Tables where it is the guest's turn, shown on every page; the whole history; and quick matches."""

import re

import pytest
from playwright.async_api import Page, expect

from tests.e2e.axe import Examined
from tests.e2e.browser import PHONE, Browsing
from tests.e2e.tokan import BOARD, move, my_turn_or_over, open_table

BADGES = "navigator.setAppBadge = (count) => { window.badge = count; return Promise.resolve() }"
HIS_TURN = """async (table) => {
    const { seats, turn } = await (await fetch(`/api/tables/${table}`)).json()
    return seats[turn].mine
}"""
TWO = [{"kind": "me"}, {"kind": "friend"}]


async def told(page: Page, waiting: int) -> None:
    """Wait until title, icon and badge of this page show that so many tables wait."""
    title = re.compile(rf"^\({waiting}\) " if waiting else r"^(?!\()")
    await expect(page).to_have_title(title)
    href = "/icon-waiting.svg" if waiting else "/icon.svg"
    await expect(page.locator("link[rel=icon]")).to_have_attribute("href", href)
    await page.wait_for_function("count => window.badge === count", arg=waiting)


@pytest.mark.slow
async def test_whoever_looks_elsewhere_is_told_whose_turn_it_is_and_goes_from_table_to_table(
    browsing: Browsing,
) -> None:
    """Slow: two tables with two pages each."""
    ana, bo = await browsing.person(PHONE), await browsing.person()
    await ana.page.add_init_script(BADGES)
    tables = [await open_table(bo, TWO) for _ in range(2)]
    for table in tables:
        await ana.page.goto(f"/t/{table}")
        await ana.page.get_by_role("button", name="Sit down").click()
        await expect(ana.page.locator(BOARD)).to_be_visible()
    await ana.page.goto("/")
    await ana.page.get_by_role("article").first.wait_for()
    for number, table in enumerate(tables, 1):
        await bo.page.goto(f"/t/{table}")
        await bo.page.locator(BOARD).wait_for()
        if await bo.page.evaluate(HIS_TURN, table):
            assert await my_turn_or_over(bo.page)
            await move(bo.page)
        await told(ana.page, number)
    mine = ana.page.get_by_role("region", name="My tables")
    await expect(mine.get_by_text("Your turn")).to_have_count(2)
    await ana.page.get_by_role("link", name="It’s your turn at 2 tables").click()
    for left in (1, 0):
        assert await my_turn_or_over(ana.page)
        await move(ana.page)
        await told(ana.page, left)
        if left:
            await ana.page.get_by_role("button", name="Menu").click()
            await ana.page.get_by_role("link", name="Next table: TOKAN").click()
            await ana.page.wait_for_url(f"**/t/{tables[1]}")
    await ana.page.goto("/next")
    await expect(ana.page.get_by_text("Nobody is waiting for you just now.")).to_be_visible()


async def test_the_history_is_searched_by_what_stands_in_the_address_too(browsing: Browsing) -> None:
    person = await browsing.person(PHONE)
    page = person.page
    await page.goto("/device")
    for name in ("Éloïse", "Bo"):
        await open_table(person, [{"kind": "me"}, {"kind": "device", "name": name}])
    examined = await Examined.of(person, "light")
    await page.goto("/history")
    lines = page.get_by_role("main").get_by_role("listitem")
    await expect(lines).to_have_count(2)
    await page.get_by_text("Search").first.click()
    await page.get_by_label("Played with").fill("eloise")
    await page.get_by_role("button", name="Search").click()
    await expect(lines).to_have_count(1)
    await expect(page.get_by_role("status").filter(has_text="One game.")).to_have_count(1)
    await examined.look("history")
    await page.reload()
    await expect(page.get_by_label("Played with")).to_have_value("eloise")
    await expect(lines).to_have_text([re.compile("with Éloïse")])
    assert examined.findings == {}


async def test_two_who_want_the_same_meet_and_who_stops_looking_is_gone(browsing: Browsing) -> None:
    ana, bo = await browsing.person(PHONE), await browsing.person(language="nl")
    examined = await Examined.of(ana, "light")
    for stops in (True, False):
        await ana.page.goto("/quick")
        game = ana.page.get_by_role("region", name="TOKAN")
        await game.get_by_role("button", name="2 players").click()
        await expect(ana.page.get_by_role("timer")).to_contain_text("seconds until bots take the free seats")
        await expect(ana.page.get_by_text("1 seat of 2 is taken.")).to_be_visible()
        if stops:
            await examined.look("looking")
            await ana.page.get_by_role("button", name="Stop looking").click()
            await examined.look("quick")
            await expect(game.get_by_text("one waiting")).to_have_count(0)
    await bo.page.goto("/quick")
    await bo.page.get_by_role("region", name="TOKAN").get_by_text("één wacht").click()
    for page in (ana.page, bo.page):
        await expect(page.locator(BOARD)).to_be_visible()
    assert ana.page.url == bo.page.url
    assert examined.findings == {}
