"""Rummikub's lesson from end to end, and how sets are lifted, split and built in its known positions."""

import pytest
from playwright.async_api import Page, expect

from tests.e2e.browser import PHONE, Browsing
from tests.e2e.lessons import left_at
from tests.e2e.rummikub import BOARD, READY, Hand, drag
from tests.e2e.targets import small_targets

FINGER = 44
"""The size in pixels that a finger needs."""


LESSON = [
    "",
    "b4 b5 b6",
    "r9 k9 y9, b4 b5 b6",
    "r10 b10 y10, k2 k3 k4",
    "r3 r4 r5 r6, r8 b8 k8 y8",
    "r3 r4 r5, r5 r6 r7",
    "r7 r8 r9, b7 k7 y7",
    "r4 b4 k4 y4, r5 b5 k5, r6 b6 k6",
    "b11 b12 J, k1 k2 k3",
    "r9 y9 J, b3 b4 b5",
    "k1 k2 k3 k4 / y13",
    "r3 r4 r5 r6, r9 b9 k9 y9",
]
"""For each step the move that answers it."""

IN_ONE_ROW = """(bar) => {
    const middles = [...bar.querySelectorAll('button, [data-drop]')].map((one) => {
        const { top, bottom } = one.getBoundingClientRect()
        return (top + bottom) / 2
    })
    return Math.max(...middles) - Math.min(...middles) < 2
}"""

NEXT = {"en": "Next", "fr": "Continuer", "nl": "Verder"}


@pytest.mark.soak
@pytest.mark.parametrize("language", NEXT)
async def test_a_newcomer_finishes_the_lesson(browsing: Browsing, language: str) -> None:
    page = (await browsing.person(PHONE, language=language, touch=True)).page
    hand = Hand(page, "touch")
    await page.goto("/learn/rummikub")
    for answer in LESSON:
        following = page.get_by_role("button", name=NEXT[language], exact=True)
        if answer:
            await page.locator(f"{BOARD}[data-acting=true]").wait_for()
            await expect(following).to_be_disabled()
            await hand.lay_out(answer)
            await page.locator(READY).wait_for()
            assert await page.locator(".bar").evaluate(IN_ONE_ROW)
            await page.locator("[data-end]").tap()
            await expect(page.locator(".praise")).to_be_visible()
        await following.tap()
    await expect(page.get_by_test_id("lesson-done")).to_be_visible()


async def at_step(browsing: Browsing, step: str, *, touch: bool = False) -> Page:
    """Return the lesson at this step, as if the earlier ones had been answered."""
    person = await browsing.person(PHONE if touch else None, touch=touch)
    page = person.page
    await left_at(person, "rummikub", step)
    await page.goto("/learn/rummikub")
    await page.locator(f"{BOARD}[data-acting=true]").wait_for()
    return page


async def two_sets_lie_there(browsing: Browsing, *, touch: bool) -> Page:
    """Return a table with two sets that lay there when the turn began."""
    page = await at_step(browsing, "add", touch=touch)
    await expect(page.locator("[data-set]")).to_have_count(2)
    return page


@pytest.mark.soak
async def test_scissors_split_a_run_that_has_a_tile_twice(browsing: Browsing) -> None:
    page = await at_step(browsing, "split")
    await drag(
        page, page.locator("[data-drop=rack] [data-name=r5]"), page.locator("[data-set] [data-name=r5]")
    )
    await expect(page.locator("[data-set]")).to_have_attribute("data-good", "false")
    await page.locator("[data-split]").click()
    await expect(page.locator("[data-set][data-good=true]")).to_have_count(2)
    await page.locator(READY).wait_for()


async def test_any_set_is_lifted_whole_by_its_handle_with_the_mouse(browsing: Browsing) -> None:
    page = await two_sets_lie_there(browsing, touch=False)
    first, last = page.locator("[data-set]").first, page.locator("[data-set]").last
    both = await page.locator("[data-set] [data-tile]").count()
    await first.hover()
    await drag(page, first.locator("[data-whole]"), last.locator("[data-tile]").last)
    await expect(page.locator("[data-set]")).to_have_count(1)
    await expect(page.locator("[data-set] [data-tile]")).to_have_count(both)


async def test_a_set_is_taken_whole_by_finger_by_one_of_its_tiles_and_the_button_below(
    browsing: Browsing,
) -> None:
    page = await two_sets_lie_there(browsing, touch=True)
    first, last = page.locator("[data-set]").first, page.locator("[data-set]").last
    size = await first.locator("[data-tile]").count()
    await first.locator("[data-tile]").first.tap()
    await page.locator("[data-rest]").tap()
    await expect(first.locator("[aria-pressed=true]")).to_have_count(size)
    await expect(page.locator("[data-rest]")).to_have_count(0)
    await last.locator("[data-tile]").last.tap()
    await expect(page.locator("[data-set]")).to_have_count(1)


async def test_a_finger_finds_everything_large_enough_while_sets_lie_there_and_are_built(
    browsing: Browsing,
) -> None:
    """The target sizes hold whatever the bots have laid: a set, a tile in hand, finished and unfinished sets."""
    page = await two_sets_lie_there(browsing, touch=True)
    hand = Hand(page, "touch")
    small = {"lying": await small_targets(page, FINGER)}
    await page.locator("[data-set] [data-tile]").first.tap()
    await page.locator("[data-rest]").wait_for()
    small["picked"] = await small_targets(page, FINGER)
    await page.locator("[data-set] [data-tile]").first.tap()
    await hand.lay_out(LESSON[4])
    await page.locator(READY).wait_for()
    small["finished"] = await small_targets(page, FINGER)
    await page.locator("[data-end]").tap()
    await page.get_by_role("button", name="Next", exact=True).tap()
    await page.locator(f"{BOARD}[data-acting=true]").wait_for()
    await page.locator("[data-drop=rack] [data-name=r5]").tap()
    await page.locator("[data-set] [data-tile]").first.tap()
    await page.locator("[data-cut]").wait_for()
    small["unfinished"] = await small_targets(page, FINGER)
    await page.locator("[data-cut]").tap()
    await expect(page.locator("[data-set][data-good=true]")).to_have_count(2)
    assert {state: found for state, found in small.items() if found} == {}
