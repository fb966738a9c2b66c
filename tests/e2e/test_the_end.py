"""The end of a match: it covers the board, nothing is lost after it, and this browser remembers it."""

from typing import Final

from playwright.async_api import Locator, Page, expect

from tests.e2e.around import beside
from tests.e2e.axe import serious_findings
from tests.e2e.browser import DESKTOP, PHONE, Browsing, Person, resize
from tests.e2e.tables import open_table
from tests.e2e.tokan import MAY_MOVE, move, my_turn_or_over

SIZES: Final = [(1440, 900), (768, 1024), (360, 740), (844, 390)]
SPILT: Final = """(layer) => {
    const within = (part, all) => part.left >= all.left && part.right <= all.right
    const box = (thing) => thing.getBoundingClientRect()
    return [...layer.querySelectorAll('button, a'), layer].filter((one) => {
        const words = document.createRange()
        words.selectNodeContents(one)
        return !within(box(words), box(one))
    }).map((one) => one.textContent)
}"""
"""The parts whose text does not fit."""


def layer(page: Page) -> Locator:
    return page.get_by_test_id("result-layer")


async def lost(person: Person) -> str:
    """Play a match against a bot, given up after a move: its end covers the board."""
    table = await open_table(person, game="tokan")
    page = person.page
    await page.goto(f"/t/{table}")
    assert await my_turn_or_over(page)
    await move(page)
    await (await beside(page, "Resign")).click()
    await page.get_by_role("button", name="Yes, I resign").click()
    await expect(layer(page)).to_be_visible()
    return table


async def test_the_result_comes_over_the_board_and_another_game_is_one_tap_away(browsing: Browsing) -> None:
    person = await browsing.person(DESKTOP)
    page = person.page
    table = await lost(person)
    await expect(layer(page)).to_be_focused()
    await expect(layer(page)).to_contain_text("You resigned.")
    for width, height in SIZES:
        await resize(page, width, height)
        for name in ("Another game", "Analyse this game", "Look at the board"):
            box = await page.get_by_role("button", name=name).bounding_box()
            assert box is not None
            assert box["x"] >= 0
            assert box["x"] + box["width"] <= width
            assert box["y"] + box["height"] <= height
        assert await layer(page).evaluate(SPILT) == [], (width, height)
    assert await serious_findings(page) == []
    await page.keyboard.press("Escape")
    await expect(layer(page)).to_have_count(0)
    await expect(page.get_by_role("button", name="Result")).to_be_focused()
    await page.keyboard.press("Enter")
    await page.get_by_role("button", name="Another game").click()
    await expect(page).not_to_have_url(f"{browsing.base}/t/{table}")
    await page.locator(MAY_MOVE).first.wait_for(state="attached")


async def test_after_a_rematch_the_finished_match_is_a_step_back_and_stays_open(browsing: Browsing) -> None:
    person = await browsing.person()
    page = person.page
    first = await lost(person)
    await page.get_by_role("button", name="Another game").click()
    await expect(page).not_to_have_url(f"{browsing.base}/t/{first}")
    assert await my_turn_or_over(page)
    second = page.url
    await page.go_back()
    await expect(page).to_have_url(f"{browsing.base}/t/{first}")
    await expect(page.get_by_role("heading", name="wins!")).to_be_visible()
    await expect(layer(page)).to_have_count(0)
    await page.reload()
    await page.get_by_role("link", name="To the next game").click()
    await expect(page).to_have_url(second)
    assert await my_turn_or_over(page)
    await (await beside(page, "Resign")).click()
    await page.get_by_role("button", name="Yes, I resign").click()
    await expect(layer(page)).to_be_visible()
    await page.get_by_role("link", name="The game before").click()
    await expect(page).to_have_url(f"{browsing.base}/t/{first}")
    await expect(page.get_by_role("link", name="To the next game")).to_be_visible()


async def test_back_closes_the_settings_before_it_leaves_the_table(browsing: Browsing) -> None:
    person = await browsing.person(PHONE)
    page = person.page
    await page.goto("/")
    table = await open_table(person, game="tokan")
    await page.goto(f"/t/{table}")
    await page.get_by_role("button", name="Settings").click()
    await expect(page.get_by_role("dialog", name="Settings")).to_be_visible()
    await page.reload()
    await expect(page.get_by_role("dialog", name="Settings")).to_be_visible()
    await page.go_back()
    await expect(page.get_by_role("dialog", name="Settings")).to_have_count(0)
    await expect(page).to_have_url(f"{browsing.base}/t/{table}")
    await page.get_by_role("button", name="Settings").click()
    await page.keyboard.press("Escape")
    await expect(page.locator("dialog")).to_have_count(0)
    await page.go_back()
    await expect(page).to_have_url(f"{browsing.base}/")


async def test_what_was_played_is_remembered_once_and_forgotten_on_demand(browsing: Browsing) -> None:
    person, watcher = await browsing.person(PHONE), await browsing.person()
    page = person.page
    table = await lost(person)
    await page.reload()
    await expect(page.get_by_role("heading", name="wins!")).to_be_visible()
    await page.goto("/mine")
    await expect(page.get_by_role("row", name="Bot 1").get_by_role("cell")).to_have_text("0 of 1")
    assert await serious_findings(page) == []
    assert await page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    async with page.expect_download() as saved:
        await page.get_by_role("button", name="Save as a file").click()
    assert table in (await (await saved.value).path()).read_text(encoding="utf-8")
    await page.get_by_role("button", name="Delete everything").click()
    await page.get_by_role("button", name="Yes, delete everything").click()
    await expect(page.get_by_text("Nothing yet.")).to_be_visible()

    await watcher.page.goto(f"/t/{table}")
    await expect(watcher.page.get_by_role("heading", name="wins!")).to_be_visible()
    await watcher.page.goto("/mine")
    await expect(watcher.page.get_by_text("Nothing yet.")).to_be_visible()
