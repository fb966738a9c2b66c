"""A costly action is confirmed first, and a built table is still there after a change of mind."""

from playwright.async_api import expect

from tests.e2e import rummikub, tokan
from tests.e2e.around import MENU
from tests.e2e.axe import serious_findings
from tests.e2e.browser import PHONE, Browsing


async def test_a_turn_that_could_still_open_is_ended_only_by_who_says_so(browsing: Browsing) -> None:
    person = await browsing.person(PHONE, touch=True)
    page, hand = person.page, rummikub.Hand(person.page, "touch")
    await page.goto(f"/t/{await rummikub.open_table(person, opening=0)}")
    assert await rummikub.my_turn_or_over(page)
    while " " not in hand.ear.best().partition(" / ")[0]:
        await hand.turn()
        assert await rummikub.my_turn_or_over(page)
    board = page.locator(rummikub.BOARD)
    ply = str(await board.get_attribute("data-ply"))
    await hand.lay_out(hand.ear.idle())
    await page.locator(rummikub.READY).wait_for()
    await hand.end()
    dialog = page.get_by_role("dialog", name="Are you sure?")
    await expect(dialog).to_contain_text("You could open this turn")
    assert await serious_findings(page) == []
    await page.keyboard.press("Escape")
    await expect(dialog).to_have_count(0)
    await expect(board).to_have_attribute("data-ply", ply)
    await expect(page.locator("[data-drop=discard] [data-tile]")).to_have_count(1)
    await hand.end()
    await dialog.get_by_role("button", name="Play it").tap()
    await expect(board).not_to_have_attribute("data-ply", ply)


async def test_who_wants_it_is_asked_before_every_move_also_of_one_that_was_typed(browsing: Browsing) -> None:
    person = await browsing.person(language="fr")
    page = person.page
    await page.goto(f"/t/{await tokan.open_table(person)}")
    assert await tokan.my_turn_or_over(page)
    await page.get_by_role("button", name="Réglages").click()
    await page.get_by_label("Me demander avant chaque coup").check()
    await page.keyboard.press("Escape")
    before = await tokan.ply(page)
    await page.get_by_role("button", name=MENU).click()
    await page.get_by_text("Écrire un coup").click()
    await page.locator("#command").fill(str(await page.locator("#legal option").first.get_attribute("value")))
    await page.keyboard.press("Enter")
    dialog = page.get_by_role("dialog", name="Jouer ce coup ?")
    await expect(dialog).to_contain_text("Déplacer")
    await page.keyboard.press("Tab")
    await expect(dialog.get_by_role("button", name="Oui, jouer")).to_be_focused()
    assert await tokan.ply(page) == before
    await page.keyboard.press("Enter")
    await tokan.moved(page, before)
