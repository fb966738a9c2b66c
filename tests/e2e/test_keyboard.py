"""Everything by keyboard alone."""

import pytest
from playwright.async_api import expect

from tests.e2e.around import MENU
from tests.e2e.browser import Browsing, escape
from tests.e2e.house import House
from tests.e2e.tokan import (
    RESULT,
    move,
    move_by_keys,
    moved,
    my_turn_or_over,
    open_table,
    ply,
    tab_to,
    with_a_friend,
)


@pytest.mark.slow
async def test_a_whole_game_by_keyboard_only(browsing: Browsing) -> None:
    """Slow: the one whole match of TOKAN in the browser, move by move."""
    person = await browsing.person()
    page = person.page
    await page.goto("/")
    await page.get_by_role("article", name="TOKAN").wait_for()
    await tab_to(page, 'article:has(a[href="/rules/tokan"]) .main')
    await page.keyboard.press("Enter")
    assert await my_turn_or_over(page)
    while await my_turn_or_over(page):
        await move_by_keys(page)
    await expect(page.locator(RESULT)).to_be_visible()


async def test_escape_lays_the_animal_back(browsing: Browsing) -> None:
    person = await browsing.person()
    page = person.page
    await page.goto(f"/t/{await open_table(person)}")
    assert await my_turn_or_over(page)
    await page.locator("[data-able=true]").first.focus()
    await page.keyboard.press("Enter")
    await expect(page.locator("[data-square][aria-selected=true]")).to_have_count(1)
    await page.keyboard.press("Escape")
    await expect(page.locator("[data-square][aria-selected=true]")).to_have_count(0)


async def test_moves_can_be_typed_and_a_wrong_one_is_explained(browsing: Browsing) -> None:
    person = await browsing.person()
    page = person.page
    await page.goto(f"/t/{await open_table(person)}")
    assert await my_turn_or_over(page)
    before = await ply(page)
    await page.get_by_role("button", name=MENU).click()
    await page.get_by_text("Type a move").click()
    await page.get_by_label("In the notation of the game").fill("a1a9")
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("alert").filter(has_text="a9")).to_be_visible()
    start = page.locator("[data-able=true]").first
    await start.click()
    target = await page.locator(".target").first.get_attribute("data-square")
    typed = f"{await start.get_attribute('data-square')}{target}"
    await page.keyboard.press("Escape")
    await page.get_by_role("button", name=MENU).click()
    await page.get_by_text("Type a move").click()
    await page.get_by_label("In the notation of the game").fill(typed)
    await page.keyboard.press("Enter")
    await moved(page, before)


async def test_the_live_region_tells_what_happened_and_whose_turn_it_is(browsing: Browsing) -> None:
    person = await browsing.person()
    page = person.page
    await page.goto(f"/t/{await open_table(person)}")
    assert await my_turn_or_over(page)
    before = await ply(page)
    await page.locator("[data-able=true]").first.click()
    await page.locator(".target").first.click()
    if await page.locator("[data-load]").count():
        await page.locator("[data-load]").first.click()
    await moved(page, before)
    await expect(page.get_by_test_id("announcer")).to_contain_text("Tom")
    await expect(page.get_by_test_id("announcer")).to_contain_text("→")


async def test_question_mark_opens_rules_and_keys_beside_the_table_that_goes_on(browsing: Browsing) -> None:
    person = await browsing.person()
    page = person.page
    await page.goto(f"/t/{await open_table(person)}")
    assert await my_turn_or_over(page)
    before = await ply(page)
    await page.keyboard.press("?")
    help_panel = page.get_by_role("region", name="Help")
    await expect(help_panel).to_be_focused()
    await expect(help_panel.get_by_role("heading", name="TOKAN", level=1)).to_be_visible()
    await help_panel.get_by_text("Keyboard shortcuts").click()
    await expect(help_panel).to_contain_text("From square to square")
    await move(page)
    await moved(page, before)
    await help_panel.focus()
    await page.keyboard.press("Escape")
    await expect(help_panel).to_have_count(0)
    await expect(page.get_by_role("region", name="Log")).to_be_visible()


async def test_the_menu_is_walked_by_keys_and_gives_the_focus_back(browsing: Browsing, house: House) -> None:
    person = await browsing.person({"width": 720, "height": 450})
    page = person.page
    await page.goto(f"/t/{await with_a_friend(person, house)}")
    menu = page.get_by_role("button", name=MENU)
    await menu.press("Enter")
    await page.get_by_role("dialog", name=MENU).get_by_role("button", name="Resign").press("Enter")
    await expect(page.get_by_role("dialog", name="Resign this game?")).to_be_visible()
    await escape(page)
    await expect(page.get_by_role("dialog")).to_have_count(0)
    await expect(menu).to_be_focused()
    chat = page.get_by_role("button", name="Chat")
    await chat.press("Enter")
    await expect(page.get_by_role("region", name="Chat")).to_be_focused()
    await page.keyboard.press("Escape")
    await expect(page.get_by_role("region", name="Chat")).to_have_count(0)
    await expect(chat).to_be_focused()
