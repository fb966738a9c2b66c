"""Additional languages that are written from right to left: pages are mirrored, boards are not."""

from typing import Final

import pytest
from playwright.async_api import expect

from tests.e2e.browser import PHONE, Browsing, Person
from tests.e2e.tables import open_table

TOO_WIDE: Final = "document.documentElement.scrollWidth > innerWidth"


async def places(person: Person, language: str) -> list[float]:
    """Open a table of TOKAN in this language, and return the distance from the left of each square of the first
    row.
    """
    await person.settle(language=language)
    await person.page.goto(f"/t/{await open_table(person, game='tokan')}")
    squares = person.page.get_by_role("row").first.get_by_role("gridcell")
    await expect(squares.first).to_be_visible()
    return [round(box["x"]) for one in await squares.all() if (box := await one.bounding_box())]


@pytest.mark.slow
async def test_a_page_is_laid_out_from_the_right_and_fits(browsing: Browsing) -> None:
    """Slow: five pages are drawn."""
    person = await browsing.person(PHONE)
    await person.settle(language="ar")
    for path in ("/", "/me", "/new/tokan", "/rules/tokan", "/history"):
        await person.page.goto(path)
        await expect(person.page.locator("main h1")).to_be_visible()
        assert (
            await person.page.evaluate("getComputedStyle(document.querySelector('main h1')).direction")
            == "rtl"
        )
        assert not await person.page.evaluate(TOO_WIDE), path


@pytest.mark.parametrize("language", ["en", "ar"])
async def test_a_board_lies_the_same_way_in_every_language(browsing: Browsing, language: str) -> None:
    found = await places(await browsing.person(PHONE), language)
    assert len(found) > 1
    assert found == sorted(found)
