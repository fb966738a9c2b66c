"""Proposals at a table may wait for days: the board keeps its place, and every player can answer."""

import re
from typing import Final

import pytest
from playwright.async_api import ViewportSize, expect

from tablee.store.store import Store
from tests.e2e.browser import DESKTOP, PHONE, Browsing
from tests.e2e.house import House
from tests.e2e.pictures import SCENES, be, lay_out
from tests.marks import always_and_soak
from tests.server.people import Person as Company

PLACES: Final = """async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    const parts = [document.querySelector('.board'), ...document.querySelectorAll('.board > [data-ply] > *')]
    return parts.map((part) => part.getBoundingClientRect()).map(({ top, height }) => [top, height].map(Math.round))
}"""
"""The places and heights of the board and its parts."""
ASKED: Final = re.compile("proposes")
SIZES: Final = (PHONE, DESKTOP)


@pytest.mark.parametrize("game", always_and_soak(*SCENES))
async def test_whatever_is_proposed_the_board_keeps_its_place_and_whoever_is_asked_can_answer(
    house: House, browsing: Browsing, game: str
) -> None:
    store = await Store.open(str(house.database))
    try:
        table, turn, tokens = await lay_out(store, SCENES[game])
    finally:
        await store.close()
    person = await browsing.person(PHONE)
    page = person.page
    await be(person, house.base, tokens[turn])
    await page.goto(f"/t/{table}")
    await page.locator(".board > [data-ply]").wait_for()
    other = Company(house.base)
    other.http.cookies.set("tablee_guest", tokens[(turn + 1) % len(tokens)])
    try:
        async with await other.sit(table) as sitting:
            before = {}
            # Their arrival is visible; from here on only the proposals change.
            await expect(page.locator(".seats .away")).to_have_count(len(tokens) - 2)
            for size in SIZES:
                await page.set_viewport_size(ViewportSize(width=size["width"], height=size["height"]))
                before[size["width"]] = await page.evaluate(PLACES)
            await sitting.send(do="propose", id="1", kind="stand_in", params={"seconds": 60})
            # It unfolds by itself, and is folded.
            folded = page.get_by_role("button", name=ASKED)
            unfolded = page.get_by_role("list", name="What is proposed")
            await expect(unfolded).to_contain_text(ASKED)
            await page.keyboard.press("Escape")
            await expect(unfolded).to_be_hidden()
            for size in SIZES:
                await page.set_viewport_size(ViewportSize(width=size["width"], height=size["height"]))
                assert await page.evaluate(PLACES) == before[size["width"]], size
                # By keyboard it is unfolded again, within the window.
                await folded.focus()
                await page.keyboard.press("Enter")
                await expect(unfolded).to_be_in_viewport(ratio=1)
                assert await page.evaluate(PLACES) == before[size["width"]], size
                await page.keyboard.press("Tab")
                await expect(unfolded.get_by_role("button", name="Agreed")).to_be_focused()
                await page.keyboard.press("Escape")
                await expect(folded).to_be_focused()
            await folded.click()
            await unfolded.get_by_role("button", name="No, thanks").click()
            await expect(folded).to_have_count(0)
    finally:
        await other.close()
