"""Two people, each with a browser of their own, from the invitation to the return game."""

import pytest
from playwright.async_api import Page, expect

from tests.e2e.around import in_menu, panel
from tests.e2e.browser import DESKTOP, PHONE, Browsing
from tests.e2e.tables import who_acts
from tests.e2e.tokan import MAY_MOVE, RESULT, finish, move, moved, my_turn_or_over, open_table
from tests.marks import always_and_soak


async def _play_each_other(first: Page, second: Page, most: int) -> None:
    """Let both play until the end; after so many moves the second one resigns."""
    pages = first, second
    moves = 0
    while (at := await who_acts(pages, MAY_MOVE)) is not None:
        if moves == most:
            await (await in_menu(second, "Opgeven")).click()
            await second.get_by_role("button", name="Ja, ik geef op").click()
            break
        await move(pages[at])
        moves += 1
    await expect(second.locator(RESULT)).to_be_visible()
    await expect(first.locator(RESULT)).to_be_visible()


@pytest.mark.slow
@pytest.mark.parametrize("most", always_and_soak(2, 1000), ids=["some-moves", "to-the-end"])
async def test_friends_meet_through_the_link_and_play_and_take_revenge(browsing: Browsing, most: int) -> None:
    """Slow: a game on two pages, and another one begun."""
    ana, bo = await browsing.person(DESKTOP), await browsing.person(PHONE, language="nl")
    await ana.page.goto("/")
    await ana.page.get_by_role("article", name="TOKAN").get_by_role("link", name="With friends").click()
    await ana.page.get_by_role("button", name="Open the table").click()
    link = await ana.page.get_by_label("Link to this table").input_value()
    code = ana.page.get_by_role("img", name="QR code")
    await expect(code).to_be_visible()
    assert await code.evaluate("image => image.decode().then(() => image.naturalWidth > 0)")

    # From the link to the guest's first move in three taps: sit down, pick, place.
    await bo.page.goto(link)
    await bo.page.get_by_role("button", name="Ga zitten").click()
    await expect(ana.page.get_by_role("grid")).to_be_visible()
    await expect(bo.page.get_by_role("grid")).to_be_visible()

    await panel(ana.page, "Chat")
    await ana.page.get_by_role("button", name="Good luck!").click()
    await expect(await panel(bo.page, "Chat")).to_contain_text("Veel succes!")
    await bo.page.get_by_role("textbox", name="Zeg iets").fill("<b>Dag & tot zo</b>")
    await bo.page.keyboard.press("Enter")
    await expect(ana.page.get_by_role("list", name="Chat")).to_contain_text("<b>Dag & tot zo</b>")
    await bo.page.keyboard.press("Escape")

    await _play_each_other(ana.page, bo.page, most)
    opening = await _board_at_the_deal(ana.page)

    await ana.page.get_by_role("button", name="Return game").click()
    await bo.page.get_by_role("button", name="Akkoord").click()
    for page in (ana.page, bo.page):
        await expect(page.locator(RESULT)).to_have_count(0)
        await expect(page.get_by_role("grid")).to_be_visible()
    assert await _board_at_the_deal(ana.page) == opening
    # Ana was red, and is black now.
    await expect(ana.page.locator("[data-mine=true]")).to_have_attribute("data-seat", "1")

    await (await in_menu(bo.page, "Opgeven")).click()
    await bo.page.get_by_role("button", name="Ja, ik geef op").click()
    await expect(ana.page.locator(RESULT)).to_have_text("You win!")


async def _board_at_the_deal(page: Page) -> str:
    """Return the names of all squares, as they are read aloud, at ply 0."""
    slider = page.get_by_role("slider")
    if await slider.count():
        await page.locator(".replay button").first.click()
    await expect(page.locator(".tokan")).to_have_attribute("data-ply", "0")
    tops = await page.locator("[data-square]").evaluate_all(
        "(squares) => squares.map(({ dataset }) => [dataset.square, dataset.top])"
    )
    if await slider.count():
        await page.locator(".replay button").last.click()
    return str(tops)


async def test_a_rematch_that_is_refused_stays_refused(browsing: Browsing) -> None:
    ana, bo = await browsing.person(), await browsing.person()
    table = await open_table(ana, [{"kind": "me"}, {"kind": "friend"}])
    await ana.page.goto(f"/t/{table}")
    await bo.page.goto(f"/t/{table}")
    await bo.page.get_by_role("button", name="Sit down").click()
    await bo.page.get_by_role("button", name="Resign").click()
    await bo.page.get_by_role("button", name="Yes, I resign").click()
    await ana.page.get_by_role("button", name="Another game").click()
    await bo.page.get_by_role("button", name="No, thanks").click()
    await expect(ana.page.get_by_role("button", name="Another game")).to_be_visible()


async def test_a_rematch_against_a_bot_begins_at_once(browsing: Browsing) -> None:
    ana = await browsing.person()
    table = await open_table(ana)
    await ana.page.goto(f"/t/{table}")
    await ana.page.get_by_role("button", name="Resign").click()
    await ana.page.get_by_role("button", name="Yes, I resign").click()
    await ana.page.get_by_role("button", name="Another game").click()
    await expect(ana.page).not_to_have_url(f"{browsing.base}/t/{table}")
    assert await my_turn_or_over(ana.page)


async def test_a_free_seat_can_be_given_to_a_bot(browsing: Browsing) -> None:
    ana = await browsing.person()
    table = await open_table(ana, [{"kind": "me"}, {"kind": "friend"}])
    await ana.page.goto(f"/t/{table}")
    await ana.page.get_by_text("Or give the seat to a bot").click()
    await ana.page.get_by_role("button", name="Bot 1").click()
    assert await my_turn_or_over(ana.page)


@pytest.mark.soak
async def test_the_draft_is_played_to_a_full_board_and_on(browsing: Browsing) -> None:
    ana = await browsing.person(PHONE)
    table = await open_table(ana, setup="draft")
    await ana.page.goto(f"/t/{table}")
    page = ana.page
    for _ in range(10):
        await page.locator("[data-animal]:enabled").first.wait_for()
        before = int(await page.locator(".tokan").get_attribute("data-ply") or -1)
        await page.locator("[data-animal]:enabled").first.click()
        await page.locator(".target").first.click()
        await moved(page, before)
    await expect(page.locator(".supply")).to_have_count(0)
    await finish(page)
