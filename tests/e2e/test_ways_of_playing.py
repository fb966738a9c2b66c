"""Around one device, as a spectator, by dragging, and looking back."""

import pytest
from playwright.async_api import expect

from tests.e2e.around import in_menu
from tests.e2e.browser import DESKTOP, PHONE, Browsing
from tests.e2e.tokan import finish, landed, move, moved, my_turn_or_over, open_table, ply


@pytest.mark.soak
async def test_two_people_finish_a_game_on_one_device(browsing: Browsing) -> None:
    page = (await browsing.person(PHONE, touch=True)).page
    await page.goto("/")
    await page.get_by_role("article", name="TOKAN").get_by_role("link", name="On one device").tap()
    await page.get_by_label("Name", exact=True).fill("Bo")
    await page.get_by_role("button", name="Open the table").tap()
    await finish(page, touch=True)
    assert await ply(page) > 4


async def test_a_spectator_sees_every_move_and_can_touch_nothing(browsing: Browsing) -> None:
    player, watcher = await browsing.person(), await browsing.person()
    table = await open_table(player)
    await player.page.goto(f"/t/{table}")
    await watcher.page.goto(f"/t/{table}")
    await expect(watcher.page.get_by_text("You are watching")).to_be_visible()
    await expect(watcher.page.get_by_role("button", name="Sound")).to_have_attribute("aria-pressed", "false")
    assert await my_turn_or_over(player.page)
    await move(player.page)
    assert await my_turn_or_over(player.page)
    await moved(watcher.page, await ply(player.page) - 1)
    await expect(watcher.page.locator("[data-able=true]")).to_have_count(0)
    await expect(watcher.page.get_by_role("button", name="Resign")).to_have_count(0)
    await expect(await in_menu(watcher.page, "Look back")).to_be_visible()
    await expect(watcher.page.get_by_text("Type a move")).to_have_count(0)


async def test_an_animal_can_be_dragged_to_where_it_goes(browsing: Browsing) -> None:
    person = await browsing.person(DESKTOP)
    page = person.page
    await page.goto(f"/t/{await open_table(person)}")
    assert await my_turn_or_over(page)
    before = await ply(page)
    start = page.locator("[data-able=true]").first
    await start.click()
    target = page.locator(".target").first
    goal = await target.bounding_box()
    await page.keyboard.press("Escape")
    await start.hover()
    await page.mouse.down()
    assert goal is not None
    await page.mouse.move(goal["x"] + goal["width"] / 2, goal["y"] + goal["height"] / 2, steps=5)
    await page.mouse.up()
    await landed(page, before)


async def test_a_move_that_is_refused_lays_back_what_was_picked(browsing: Browsing) -> None:
    person = await browsing.person(PHONE, touch=True)
    page = person.page
    await page.goto(f"/t/{await open_table(person)}")
    assert await my_turn_or_over(page)
    await page.locator("[data-able=true]").first.tap()
    picked = page.locator("[aria-selected=true]")
    await expect(picked).to_have_count(1)
    await page.locator("[data-square]:not(.movable):not(.target):not(.gap)").first.tap()
    await expect(page.get_by_role("alert")).to_be_visible()
    await expect(picked).to_have_count(0)
    await expect(page.locator("[data-able=true]").first).to_be_visible()


async def test_what_lies_in_a_tower_is_shown_on_hover_and_on_focus(browsing: Browsing) -> None:
    person = await browsing.person()
    page = person.page
    await page.goto(f"/t/{await open_table(person)}")
    assert await my_turn_or_over(page)
    await move(page)
    assert await my_turn_or_over(page)
    tower = page.locator('[data-square][aria-label*="tower of 2"]').first
    await page.mouse.move(0, 0)
    await tower.hover()
    await expect(page.locator(".inside")).to_contain_text("tower of 2")
    await page.mouse.move(0, 0)
    await expect(page.locator(".inside")).to_have_count(0)
    await page.keyboard.press("Tab")
    await tower.focus()
    await expect(page.locator(".inside")).to_contain_text("tower of 2")


async def test_a_long_press_shows_what_lies_in_a_tower_and_moves_nothing(browsing: Browsing) -> None:
    person = await browsing.person(PHONE, touch=True)
    page = person.page
    await page.goto(f"/t/{await open_table(person)}")
    assert await my_turn_or_over(page)
    await move(page, touch=True)
    assert await my_turn_or_over(page)
    before = await ply(page)
    box = await page.locator('[data-square][aria-label*="tower of 2"]').first.bounding_box()
    assert box is not None
    finger = await person.context.new_cdp_session(page)
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    await finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    await expect(page.locator(".inside")).to_contain_text("tower of 2")
    await finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    await expect(page.locator(".inside")).to_have_count(0)
    await expect(page.locator("[data-square][aria-selected=true]")).to_have_count(0)
    assert await ply(page) == before


async def test_looking_back_steps_through_the_game_and_comes_back_to_the_present(browsing: Browsing) -> None:
    person = await browsing.person()
    page = person.page
    await page.goto(f"/t/{await open_table(person)}")
    for _ in range(2):
        assert await my_turn_or_over(page)
        await move(page)
    assert await my_turn_or_over(page)
    last = await ply(page)
    await (await in_menu(page, "Look back")).click()
    await page.get_by_role("button", name="To the start").click()
    assert await ply(page) == 0
    await expect(page.locator("[data-able=true]")).to_have_count(0)
    await page.get_by_role("button", name="One move on").click()
    assert await ply(page) == 1
    await page.get_by_role("slider").fill("2")
    assert await ply(page) == 2
    await page.get_by_role("button", name="Play on from here").click()
    await expect(page.locator(".tokan")).to_have_attribute("data-ply", str(last))
    assert await my_turn_or_over(page)


async def test_the_deal_is_checked_in_the_browser_once_it_is_over(browsing: Browsing) -> None:
    person = await browsing.person()
    page = person.page
    table = await open_table(person)
    await page.goto(f"/t/{table}/proof")
    await expect(page.get_by_text("Shown when the game is over.")).to_be_visible()
    await page.get_by_role("link", name="Back to the table").click()
    await page.get_by_role("button", name="Resign").click()
    await page.get_by_role("button", name="Yes, I resign").click()
    await page.get_by_role("region").get_by_role("link", name="Was the deal fair?").click()
    await expect(page.get_by_text("It matches")).to_be_visible()
