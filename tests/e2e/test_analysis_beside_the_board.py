"""The analysis and the board are in view together, and moving along the curve moves the board."""

from typing import Final

import pytest
from playwright.async_api import Page, expect

from tests.e2e.browser import DESKTOP, PHONE, TABLET, Browsing
from tests.e2e.house import House
from tests.e2e.pictures import GAMES, Scene
from tests.e2e.test_analysis import chart
from tests.e2e.test_another_move import Choice, looking_back
from tests.e2e.test_one_view import SIZES
from tests.marks import always_and_soak

PLIES: Final = 12
MATCH: Final = Choice(Scene(GAMES / "tokan" / "records" / "000.jsonl", PLIES), "b1d1", ())
SMALL: Final = {"width": SIZES["360x740"][0], "height": SIZES["360x740"][1]}
LANDSCAPE: Final = {"width": 844, "height": 390}
APART: Final = """() => {
    const place = (at) => document.querySelector(at).getBoundingClientRect()
    const [board, curve] = ['.board > [data-ply]', '.plot'].map(place)
    const seen = [board, curve].every((box) => box.top >= 0 && box.bottom <= innerHeight && box.height > 60)
    const level = board.bottom > curve.top && board.top < curve.bottom
    const over = level && board.right > curve.left && board.left < curve.right
    return seen && !over && document.documentElement.scrollWidth <= innerWidth
}"""
"""True if board and curve are whole and in view, and neither covers the other."""


async def stands_at(page: Page, ply: int) -> None:
    """Wait until the board and the curve show this ply, and both are in view."""
    await expect(page.locator(".board > [data-ply]")).to_have_attribute("data-ply", str(ply))
    await expect(chart(page)).to_have_attribute("aria-valuenow", str(ply))
    await page.wait_for_function(APART)


async def test_the_arrow_keys_move_the_board_beside_the_curve(house: House, browsing: Browsing) -> None:
    page = await looking_back(house, await browsing.person(DESKTOP), MATCH)
    await stands_at(page, PLIES)
    await expect(page.get_by_role("list", name="Log")).to_be_visible()
    await chart(page).focus()
    for key, ply in (("ArrowLeft", PLIES - 1), ("Home", 0), ("ArrowRight", 1), ("End", PLIES)):
        await page.keyboard.press(key)
        await stands_at(page, ply)
    # A screen reader hears the sentence of a ply once the reader stops there.
    said = page.locator("#analysis").get_by_role("status")
    await page.keyboard.press("Home")
    await expect(said).to_have_text("Before the first move.")
    await page.locator("#analysis").get_by_role("button", name="Close").click()
    await expect(page.get_by_role("button", name="Analyse this game")).to_be_focused()
    await expect(page.get_by_role("heading", name="Analysis")).to_have_count(0)


@pytest.mark.parametrize(
    "viewport",
    always_and_soak(SMALL, PHONE, LANDSCAPE, TABLET),
    ids=["small", "phone", "landscape", "tablet"],
)
async def test_a_finger_on_the_curve_moves_the_smaller_board_above_it(
    house: House, browsing: Browsing, viewport: dict[str, int]
) -> None:
    page = await looking_back(house, await browsing.person(viewport, touch=True), MATCH)
    await stands_at(page, PLIES)
    box = await chart(page).bounding_box()
    assert box is not None
    # The curve ends ten pixels before its edges, and with the resignation after the last ply.
    for ply in (3, 9):
        await chart(page).tap(
            position={"x": 10 + (box["width"] - 20) * ply / (PLIES + 1), "y": box["height"] / 2}
        )
        await stands_at(page, ply)
    await page.locator("#analysis").get_by_role("button", name="One move back").tap()
    await stands_at(page, 8)
    assert await page.evaluate("scrollY") == 0
    await page.locator("#analysis").get_by_role("button", name="Close").tap()
    await expect(page.get_by_role("button", name="Analyse this game")).to_be_visible()
