"""Possible moves, hints with reasons, and undo: by keyboard, by finger, and for the right people only."""

import re

from playwright.async_api import Page, expect

from tests.e2e import toko_maja
from tests.e2e.around import MENU, panel
from tests.e2e.browser import PHONE, Browsing
from tests.e2e.tables import who_acts
from tests.e2e.tokan import BOARD, MAY_MOVE, move, moved, my_turn_or_over, open_table, ply

ME = {"kind": "me"}
FRIEND = {"kind": "friend"}
BOT = {"kind": "bot", "level": 1}
HINTS = "#hints"


async def shown(page: Page, at: int) -> None:
    """Wait until TOKAN's board shows this ply."""
    await expect(page.locator(BOARD)).to_have_attribute("data-ply", str(at))


async def test_a_good_move_is_shown_with_its_reason_and_played_by_keyboard(browsing: Browsing) -> None:
    person = await browsing.person()
    page = person.page
    await page.goto(f"/t/{await toko_maja.open_table(person)}")
    assert await toko_maja.my_turn_or_over(page)
    await page.keyboard.press("!")
    await expect(page.get_by_role("button", name="Show me a good move")).to_be_focused()
    await expect(page.locator(f"{HINTS} li").first).to_be_visible()
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("button", name="Play it")).to_be_focused()
    said = await page.locator(f"{HINTS} [role=status] p").inner_text()
    phrase, reason = said.split("\n")
    assert phrase
    assert reason.endswith(".")
    before = await page.locator(toko_maja.BOARD).get_attribute("data-ply")
    await page.keyboard.press("Enter")
    await expect(page.locator(toko_maja.BOARD)).not_to_have_attribute("data-ply", str(before))
    await expect(page.locator(HINTS)).to_have_count(0)


async def test_escape_closes_the_hints_and_leads_back_to_where_they_were_opened(browsing: Browsing) -> None:
    person = await browsing.person()
    page = person.page
    await page.goto(f"/t/{await open_table(person)}")
    assert await my_turn_or_over(page)
    await page.keyboard.press("!")
    await page.locator(f"{HINTS} li button").first.press("Enter")
    await expect(page.get_by_role("button", name="Play it")).to_be_focused()
    await page.keyboard.press("Escape")
    await expect(page.locator(HINTS)).to_have_count(0)
    await expect(page.get_by_role("button", name="What could I do?")).to_be_focused()
    assert await my_turn_or_over(page)


async def test_a_move_is_chosen_from_words_and_played_by_finger(browsing: Browsing) -> None:
    person = await browsing.person(PHONE, touch=True)
    page = person.page
    await page.goto(f"/t/{await open_table(person)}")
    assert await my_turn_or_over(page)
    before = await ply(page)
    await page.get_by_role("button", name="What could I do?").tap()
    await expect(page.locator(f"{HINTS} li")).to_have_count(3)
    await page.get_by_role("button", name="All moves").tap()
    await page.get_by_label("Filter").fill("lion")
    choice = page.locator(f"{HINTS} .all li button").first
    words = await choice.inner_text()
    assert "lion" in words
    await choice.tap()
    await expect(page.locator(f"{HINTS} strong")).to_have_text(words)
    await page.get_by_role("button", name="Play it").tap()
    await moved(page, before)


async def test_a_spectator_is_offered_neither_hints_nor_taking_back(browsing: Browsing) -> None:
    player, watcher = await browsing.person(), await browsing.person()
    table = await open_table(player, [ME, {"kind": "device", "name": "Bo"}])
    await player.page.goto(f"/t/{table}")
    assert await my_turn_or_over(player.page)
    await watcher.page.goto(f"/t/{table}")
    await shown(watcher.page, 0)
    await move(player.page)
    await shown(watcher.page, 1)
    await expect(player.page.get_by_role("button", name="Take back")).to_be_visible()
    await watcher.page.keyboard.press("!")
    await watcher.page.keyboard.press("Control+z")
    await expect(watcher.page.get_by_role("button", name="What could I do?")).to_have_count(0)
    await expect(watcher.page.get_by_role("button", name="Take back")).to_have_count(0)
    await shown(player.page, 1)


async def test_against_a_bot_one_press_takes_its_reply_back_too(browsing: Browsing) -> None:
    person = await browsing.person(PHONE, touch=True)
    page = person.page
    await page.goto(f"/t/{await open_table(person)}")
    assert await my_turn_or_over(page)
    start = await ply(page)
    back = page.get_by_role("button", name="Take back")
    await expect(back).to_be_disabled()
    place = await back.bounding_box()
    for _ in range(2):
        before = await ply(page)
        await move(page, touch=True)
        await shown(page, before + 2)
    assert await back.bounding_box() == place
    await back.tap()
    await shown(page, start + 2)
    # By keys too, from the same button, which keeps the focus.
    await back.focus()
    await page.keyboard.press("Enter")
    await shown(page, start)
    await expect(page.get_by_test_id("announcer")).to_contain_text(re.compile("takes? a move back"))
    await expect(back).to_be_disabled()
    await expect(back).to_be_focused()
    assert await back.bounding_box() == place
    # Beside bots there is nobody to talk with.
    await expect(page.get_by_role("button", name="Chat")).to_have_count(0)


async def test_a_move_taken_back_is_gone_for_both_and_told_to_both(browsing: Browsing) -> None:
    ana, bo = await browsing.person(PHONE, touch=True), await browsing.person()
    table = await open_table(ana, [ME, FRIEND])
    await bo.page.goto(f"/t/{table}")
    await bo.page.get_by_role("button", name="Sit down").click()
    await ana.page.goto(f"/t/{table}")
    await shown(ana.page, 0)
    await shown(bo.page, 0)
    first, other = (bo, ana) if await who_acts([ana.page, bo.page], MAY_MOVE) else (ana, bo)
    await move(first.page, touch=first is ana)
    await shown(other.page, 1)
    await expect(other.page.get_by_role("button", name="Take back")).to_be_disabled()
    back = first.page.get_by_role("button", name="Take back")
    await (back.tap() if first is ana else back.click())
    for one in (first, other):
        await shown(one.page, 0)
        await expect(one.page.get_by_test_id("announcer")).to_contain_text(re.compile("takes? a move back"))
        await expect(await panel(one.page, "Log")).to_contain_text(re.compile("takes? a move back"))
        await one.page.keyboard.press("Escape")
    await expect(back).to_be_disabled()
    await move(first.page, touch=first is ana)
    await shown(other.page, 1)
    await other.page.reload()
    await shown(other.page, 1)
    await expect(await panel(other.page, "Log")).to_contain_text(re.compile("takes? a move back"))
    await other.page.keyboard.press("Escape")
    await expect(other.page.get_by_test_id("announcer")).not_to_contain_text(re.compile("takes? a move back"))
    await move(other.page, touch=other is ana)
    await shown(first.page, 2)


async def test_ctrl_z_takes_back_before_the_bot_has_answered(browsing: Browsing) -> None:
    person = await browsing.person()
    page = person.page
    await page.goto(f"/t/{await open_table(person, [ME, BOT], pause=3000)}")
    assert await my_turn_or_over(page)
    before = await ply(page)
    await move(page)
    await page.keyboard.press("Control+z")
    await shown(page, before)
    assert await my_turn_or_over(page)
    await move(page)
    await shown(page, before + 2)


async def test_a_move_typed_is_told_in_words_and_a_wrong_one_in_the_persons_language(
    browsing: Browsing,
) -> None:
    person = await browsing.person(language="fr")
    page = person.page
    await page.goto(f"/t/{await open_table(person)}")
    assert await my_turn_or_over(page)
    await page.get_by_role("button", name=MENU).click()
    await page.get_by_text("Écrire un coup").click()
    box = page.locator("#command")
    legal = await page.locator("#legal option").first.get_attribute("value")
    await box.fill(str(legal))
    await expect(page.locator("form .help[aria-live]")).to_contain_text("Déplacer")
    await box.fill("zz")
    await box.press("Enter")
    await expect(page.get_by_role("alert").filter(has_text="n’est pas un coup")).to_be_visible()
