"""MOKA's lesson from the first sight of the table to the end of a round, in three languages, by tapping."""

import pytest
from playwright.async_api import Page, expect

from tests.e2e.browser import PHONE, Browsing
from tests.e2e.test_learning import NEXT

PRAISE = ".praise"


async def _lay(page: Page, *cards: str) -> None:
    """Tap the cards in order, a hole becoming an R, and submit the word."""
    for card in cards:
        await page.locator(f'[data-mine] [data-letter="{card}"][aria-pressed=false]').first.tap()
        if card == "*":
            await page.locator("[data-become=R]").tap()
    await page.locator("[data-say]").tap()


@pytest.mark.soak
@pytest.mark.parametrize("language", NEXT)
async def test_a_newcomer_finishes_the_lesson(browsing: Browsing, language: str) -> None:
    page = (await browsing.person(PHONE, language=language, touch=True)).page
    following = page.get_by_role("button", name=NEXT[language], exact=True)
    await page.goto("/learn/moka")
    await expect(page.locator("[data-place]")).to_have_count(16)
    await following.tap()

    async def solved() -> None:
        await expect(page.locator(PRAISE)).to_be_in_viewport(ratio=1)
        await expect(following).to_be_in_viewport(ratio=1)
        assert await page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
        await following.tap()

    await page.locator('[data-place="5"]').tap()
    await solved()
    await page.locator("[data-move=take]").tap()
    await solved()
    for word in ("Hr Og Tg Eb Lr", "Mg Or Tg Eb Lg Sb", "Tg Ag Xg Ig", "Zr Er * Or"):
        await _lay(page, *word.split())
        await solved()
    await page.locator(".flush").tap()
    await solved()
    await page.locator("[data-special=STEAL]").tap()
    await page.locator('[data-player="1"] [data-letter=Tr]').tap()
    await solved()
    await _lay(page, "Rg", "Ob", "Tr", "Or", "Rb")
    await solved()
    await _lay(page, "Pb", "Ig", "Ar", "Ng", "Ob")
    await expect(page.locator("[data-round-over]")).to_contain_text("123")
    await solved()
    await expect(page.get_by_test_id("lesson-done")).to_be_visible()


async def test_a_grid_to_remember_lies_face_down_in_the_lesson_too(browsing: Browsing) -> None:
    page = (await browsing.person()).page
    await page.goto("/learn/moka")
    await expect(page.get_by_role("gridcell", name="face down")).to_have_count(16)


async def test_a_word_is_not_cheered_once_the_step_begins_again(browsing: Browsing) -> None:
    page = (await browsing.person(PHONE, touch=True)).page
    following = page.get_by_role("button", name="Next")
    board = page.locator(".board > [data-ply]")
    await page.goto("/learn/moka")
    await following.tap()
    await page.locator('[data-place="5"]').tap()
    await following.tap()
    await page.locator("[data-move=take]").tap()
    await following.tap()
    await _lay(page, "Hr", "Og", "Tg", "Eb", "Lr")
    await expect(page.locator("[data-laid=HOTEL]")).to_be_visible()
    cheered = await board.get_attribute("data-ply") or ""
    await page.get_by_role("button", name="Try again").tap()
    await expect(board).not_to_have_attribute("data-ply", cheered)
    assert await page.locator("[data-laid]").count() == 0


async def test_a_wrong_answer_is_explained_and_can_be_tried_again(browsing: Browsing) -> None:
    page = (await browsing.person()).page
    following = page.get_by_role("button", name="Next")
    await page.goto("/learn/moka")
    await following.click()
    await page.locator('[data-place="0"]').click()
    await following.click()
    await page.locator("[data-move=leave]").click()
    await expect(page.get_by_text("Try again, and take it")).to_be_visible()
    await page.get_by_role("button", name="Try again").click()
    await page.locator("[data-move=take]").click()
    await expect(page.locator(PRAISE)).to_be_visible()
