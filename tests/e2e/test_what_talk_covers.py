"""Talk covers neither whose turn it is nor the hand, and goes on after a rematch."""

from typing import Final

import pytest
from playwright.async_api import Page, expect

from tests.e2e.around import panel
from tests.e2e.browser import PHONE, Browsing, resize
from tests.e2e.tables import open_table

ME = {"kind": "me"}
FRIEND = {"kind": "friend"}
BOT = {"kind": "bot", "level": 1}
HANDS = {"mawoki": ".mine .cards", "rummikub": "[data-drop=rack]"}
TURN = "[data-whose-turn]"
LONG = "Let us all meet again on Sunday for another game, and bring something to eat"


OVERLAP = """([one, others]) => {
    const parts = (selector) => [...document.querySelectorAll(selector)].map((part) => part.getBoundingClientRect())
    const mine = parts(one), theirs = parts(others)
    if (mine.length !== 1 || theirs.length === 0) throw new Error(`${mine.length} ${one}, ${theirs.length} ${others}`)
    return theirs.some((their) =>
        Math.min(mine[0].right, their.right) - Math.max(mine[0].left, their.left) > 1 &&
        Math.min(mine[0].bottom, their.bottom) - Math.max(mine[0].top, their.top) > 1)
}"""


async def overlap(page: Page, one: str, others: str) -> bool:
    """True if one part has more than a line of pixels in common with any of the others. Bots may move meanwhile."""
    return bool(await page.evaluate(OVERLAP, [one, others]))


@pytest.mark.parametrize("bots", [0, 2])
@pytest.mark.parametrize("game", HANDS)
async def test_neither_a_bubble_nor_the_talk_covers_the_turn_or_the_hand(
    browsing: Browsing, game: str, bots: int
) -> None:
    ana, bo = await browsing.person(PHONE, touch=True), await browsing.person()
    table = await open_table(ana, [ME, FRIEND, *[BOT] * bots], game=game)
    await bo.page.goto(f"/t/{table}")
    await bo.page.get_by_role("button", name="Sit down").click()
    await ana.page.goto(f"/t/{table}")
    await ana.page.locator(HANDS[game]).wait_for()
    await panel(bo.page, "Chat")
    await bo.page.get_by_label("Say something").fill(LONG)
    await bo.page.keyboard.press("Enter")
    bubble = "[data-said]"
    await ana.page.locator(bubble).wait_for()
    for width, height in ((390, 844), (360, 740)):
        await resize(ana.page, width, height)
        assert not await overlap(ana.page, bubble, TURN)
        await expect(ana.page.locator(bubble)).to_contain_text(LONG[:20])
        await expect(ana.page.locator(f".seats {TURN}")).to_have_count(1)
    # The turn may pass on to a row below while the bubble is shown.
    await ana.page.locator(".seats > :last-child").evaluate("row => (row.dataset.whoseTurn = 'true')")
    assert not await overlap(ana.page, bubble, TURN)
    await panel(ana.page, "Chat")
    for width, height in ((390, 844), (360, 740)):
        await resize(ana.page, width, height)
        for part in (TURN, HANDS[game]):
            assert not await overlap(ana.page, "#lower", part), (part, width)
        await expect(ana.page.get_by_label("Say something")).to_be_in_viewport(ratio=1)
        await expect(ana.page.locator(bubble)).to_be_hidden()


COVERED: Final = """() => {
    const parts = ['#lower', '.board', '[data-bar]'].map((part) => document.querySelector(part).getBoundingClientRect())
    const [sheet, board, bar] = parts
    return (sheet.bottom - sheet.top) / (bar.top - board.top)
}"""
"""The share of the height for the board, between the turn and the bar, that lies below the chat."""


async def test_the_talk_leaves_half_of_the_height_for_a_board_in_view(browsing: Browsing) -> None:
    ana, bo = await browsing.person(PHONE, touch=True), await browsing.person()
    table = await open_table(ana, [ME, FRIEND], game="tokan")
    await bo.page.goto(f"/t/{table}")
    await bo.page.get_by_role("button", name="Sit down").click()
    await ana.page.goto(f"/t/{table}")
    await ana.page.locator("[data-square]").first.wait_for()
    await panel(ana.page, "Chat")
    for width, height in ((390, 844), (360, 740), (768, 1024)):
        await resize(ana.page, width, height)
        assert await ana.page.evaluate(COVERED) <= 0.5, (width, height)
        await expect(ana.page.get_by_label("Say something")).to_be_in_viewport(ratio=1)


async def test_after_a_rematch_all_read_what_was_said_before(browsing: Browsing) -> None:
    ana, bo = await browsing.person(PHONE, touch=True), await browsing.person()
    table = await open_table(ana, [ME, FRIEND], game="tokan")
    await bo.page.goto(f"/t/{table}")
    await bo.page.get_by_role("button", name="Sit down").click()
    await ana.page.goto(f"/t/{table}")
    said = await panel(bo.page, "Chat")
    await bo.page.get_by_role("button", name="Good luck!").click()
    # The server has the line before the match is over, because the next table shows lines of before only.
    await expect(said).to_contain_text("Good luck!")
    await bo.page.get_by_role("button", name="Resign").click()
    await bo.page.get_by_role("button", name="Yes, I resign").click()
    await ana.page.get_by_role("button", name="Another game").first.click()
    await bo.page.get_by_role("button", name="Agreed").first.click()
    await ana.page.wait_for_url(lambda url: table not in url)
    await expect(await panel(ana.page, "Chat")).to_contain_text("Good luck!")
