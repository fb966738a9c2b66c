"""Text of twice the size, set in the browser, fits on an upright phone: nothing scrolls sideways or is cut off."""

from pathlib import Path
from typing import Final

import pytest
from playwright.async_api import Page

from tablee.store.store import Store
from tests.e2e.browser import Browsing, Person
from tests.e2e.house import House
from tests.e2e.pictures import SCENES, be, company, lay_out
from tests.e2e.tables import RESULT, open_table

PHONE_390: Final = {"width": 390, "height": 844}
DOUBLE: Final = {"standard": 32, "fixed": 26}
"""Twice the sizes that Chromium begins with, in pixels."""
FAULTS: Final = (Path(__file__).parent / "large_text.js").read_text("utf-8")
ME: Final = {"kind": "me"}
FRIEND: Final = {"kind": "friend"}
AROUND: Final = (
    "/",
    "/new/tokan",
    "/rules/tokan",
    "/learn/tokan",
    "/me",
    "/quick",
    "/mine",
    "/history",
    "/device",
)


async def reader(browsing: Browsing) -> Person:
    """Return a person whose browser shows text at twice its size.

    That is the setting of the browser, which changes what `rem` is for styles and for media queries alike.
    """
    person = await browsing.person(PHONE_390, touch=True, language="fr")
    settings = await person.context.new_cdp_session(person.page)
    await settings.send("Page.setFontSizes", {"fontSizes": DOUBLE})
    return person


async def faults(page: Page) -> list[str]:
    """Return the faults of the page once it is drawn."""
    await page.wait_for_load_state("networkidle")
    await page.evaluate("document.fonts.ready")
    assert await page.evaluate("getComputedStyle(document.documentElement).fontSize") == "32px"
    found: list[str] = await page.evaluate(FAULTS)
    return found


async def test_the_pages_around_the_tables_stay_readable_with_text_of_twice_the_size(
    browsing: Browsing,
) -> None:
    person = await reader(browsing)
    page = person.page
    found = {}
    for address in AROUND:
        await page.goto(address)
        await page.get_by_role("heading", level=1).first.wait_for(state="attached")
        found[address] = await faults(page)
    await page.goto(f"/t/{await open_table(person, [ME, FRIEND], game='tokan')}")
    await page.get_by_role("heading", level=2).first.wait_for()
    found["waiting"] = await faults(page)
    await page.goto(f"/t/{await open_table(person, game='tokan')}")
    await page.locator(".board").wait_for()
    await page.locator("[data-bar] .menu").tap()
    found["menu"] = await faults(page)
    await page.get_by_role("button", name="Abandonner").tap()
    found["resigning"] = await faults(page)
    await page.locator("dialog .warm").tap()
    await page.locator(RESULT).wait_for()
    found["result"] = await faults(page)
    assert {where: what for where, what in found.items() if what} == {}


@pytest.mark.parametrize("game", SCENES)
async def test_a_table_stays_readable_with_text_of_twice_the_size(
    house: House, browsing: Browsing, game: str
) -> None:
    store = await Store.open(str(house.database))
    try:
        table, turn, tokens = await lay_out(store, SCENES[game])
    finally:
        await store.close()
    person = await reader(browsing)
    await be(person, house.base, tokens[turn])
    async with company(house.base, table, [token for seat, token in enumerate(tokens) if seat != turn]):
        await person.page.goto(f"/t/{table}")
        await person.page.locator(".board > [data-ply]").wait_for()
        assert await faults(person.page) == []
