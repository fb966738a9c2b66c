"""A newcomer goes from the start page to a finished game against a bot."""

from typing import Any

import pytest
from playwright.async_api import expect

from tests.e2e.browser import DESKTOP, PHONE, Browsing
from tests.e2e.tokan import RESULT, finish


@pytest.mark.soak
@pytest.mark.parametrize(("viewport", "touch"), [(PHONE, True), (DESKTOP, False)], ids=["phone", "desktop"])
async def test_a_newcomer_finishes_a_game_against_a_bot(
    browsing: Browsing, viewport: dict[str, int], touch: bool
) -> None:
    person = await browsing.person(viewport, touch=touch)
    page = person.page
    await page.goto("/")
    box = page.get_by_role("article", name="TOKAN")
    button = box.get_by_role("button", name="Play now")
    await (button.tap() if touch else button.click())
    await finish(page, touch=touch)
    await expect(page.locator(RESULT)).to_have_text(_verdict())
    await expect(page.get_by_role("row", name="Total")).to_have_count(2)
    assert await page.evaluate("document.documentElement.scrollWidth") <= viewport["width"]


def _verdict() -> Any:
    import re

    return re.compile(r"wins!|You win!|A draw!")


async def test_the_form_opens_a_table_as_it_was_wished(browsing: Browsing) -> None:
    page = (await browsing.person()).page
    await page.goto("/new/tokan")
    await page.get_by_text("How do you play?").click()
    await page.get_by_label("Heads", exact=False).check()
    await page.get_by_label("Bot speed").select_option("0")
    await page.get_by_role("button", name="Open the table").click()
    await expect(page.get_by_role("grid")).to_be_visible()
    table = await page.evaluate(
        "fetch('/api' + location.pathname.replace('/t/', '/tables/')).then(r => r.json())"
    )
    assert table["options"] == {"scoring": "heads", "setup": "random"}
    assert table["pause"] == 0


async def test_giving_up_asks_first(browsing: Browsing) -> None:
    page = (await browsing.person()).page
    await page.goto("/")
    await page.get_by_role("article", name="TOKAN").get_by_role("button", name="Play now").click()
    await page.get_by_role("button", name="Resign").click()
    await page.get_by_role("button", name="No, play on").click()
    await expect(page.locator(RESULT)).to_have_count(0)
    await page.get_by_role("button", name="Resign").click()
    await page.get_by_role("button", name="Yes, I resign").click()
    await expect(page.locator(RESULT)).to_contain_text("wins!")
    await expect(page.get_by_role("paragraph").filter(has_text="resigned.")).to_be_visible()
