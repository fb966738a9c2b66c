"""Ways out of a table: resigning while others play on, leaving a waiting table, cancelling the host's own."""

from typing import Any

from playwright.async_api import expect

from tests.e2e import toko_maja
from tests.e2e.around import in_menu
from tests.e2e.browser import PHONE, Browsing

ME: dict[str, Any] = {"kind": "me"}
FRIEND: dict[str, Any] = {"kind": "friend"}
BOT: dict[str, Any] = {"kind": "bot", "level": 1}


async def test_who_gives_up_among_three_is_told_so_and_looks_on(browsing: Browsing) -> None:
    person = await browsing.person(PHONE, touch=True)
    # The bots move slowly, because the match would otherwise be over before the spectator sees it.
    table = await toko_maja.open_table(person, [ME, BOT, BOT], pause=3000)
    await person.page.goto(f"/t/{table}")
    await (await in_menu(person.page, "Resign")).tap()
    await expect(person.page.get_by_role("dialog")).to_contain_text("The others play on")
    await person.page.get_by_role("button", name="Yes, I resign").tap()
    for _ in range(2):
        await expect(person.page.get_by_text("You resigned. A bot is playing for you")).to_be_visible()
        await expect(person.page.locator("[data-mine=true]")).to_have_count(0)
        await expect(await in_menu(person.page, "Resign")).to_have_count(0)
        await person.page.keyboard.press("Escape")
        await expect(person.page.get_by_role("button", name="What could I do?")).to_have_count(0)
        await person.page.reload()


async def test_at_one_device_the_last_hand_stays_behind_the_curtain(browsing: Browsing) -> None:
    person = await browsing.person(PHONE, touch=True)
    bo: dict[str, Any] = {"kind": "device", "name": "Bo"}
    await person.page.goto(f"/t/{await toko_maja.open_table(person, [ME, bo, BOT])}")
    await person.page.get_by_role("button", name="show my hand").tap()
    await (await in_menu(person.page, "Resign")).tap()
    await person.page.get_by_role("button", name="Yes, I resign").tap()
    await expect(person.page.get_by_role("heading", name="Bo, it is your turn")).to_be_visible()
    await person.page.get_by_role("button", name="I am Bo").tap()
    await expect(person.page.locator("[data-mine=true]")).to_have_count(1)
    await expect(await in_menu(person.page, "Resign")).to_be_visible()


async def test_a_guest_leaves_and_the_host_cancels_from_the_start_page(browsing: Browsing) -> None:
    ana, bo = await browsing.person(PHONE, touch=True), await browsing.person(PHONE, touch=True)
    table = await toko_maja.open_table(ana, [ME, FRIEND, FRIEND])
    await bo.page.goto(f"/t/{table}")
    await bo.page.get_by_role("button", name="Sit down").first.tap()
    await bo.page.get_by_role("button", name="Leave the table").tap()
    await bo.page.get_by_role("button", name="Yes, leave").tap()
    await expect(bo.page).to_have_url("/")
    await expect(bo.page.locator("[data-tables=mine]")).to_have_count(0)
    await bo.page.goto(f"/t/{table}")
    await ana.page.goto("/")
    await ana.page.get_by_role("button", name="Cancel the table").tap()
    await ana.page.get_by_role("button", name="Yes, cancel it").tap()
    await expect(ana.page.locator("[data-tables=mine]")).to_have_count(0)
    await expect(bo.page.get_by_role("heading", name="This table was cancelled")).to_be_visible()
