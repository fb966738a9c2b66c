"""axe finds nothing serious on any screen, in any theme, size and state; nothing moves, and the first load is
small.
"""

import pytest
from playwright.async_api import expect

from tests.e2e.around import beside, in_menu, panel
from tests.e2e.axe import Examined, every_look, serious_findings
from tests.e2e.browser import PHONE, Browsing, until
from tests.e2e.house import House
from tests.e2e.tokan import move, my_turn_or_over, open_table, with_a_friend


@pytest.mark.soak
@every_look
async def test_axe_finds_nothing_serious_in_any_state_of_a_table(
    browsing: Browsing, house: House, viewport: dict[str, int], theme: str
) -> None:
    """Ten states; every run checks the normal screens, the hints, the end and each game's own states."""
    person = await browsing.person(viewport)
    page = person.page
    examined = await Examined.of(person, theme)

    table = await open_table(person)
    await page.goto(f"/t/{table}")
    assert await my_turn_or_over(page)
    await move(page)
    assert await my_turn_or_over(page)
    await examined.look("table")
    await page.locator("[data-able=true]").first.click()
    await examined.look("picked")
    await page.keyboard.press("Escape")
    await (await in_menu(page, "Look back")).wait_for()
    await examined.look("menu")
    await page.keyboard.press("Escape")
    await page.get_by_role("button", name="Settings").click()
    await examined.look("settings")
    await page.keyboard.press("Escape")
    await (await beside(page, "Help")).click()
    await page.locator("article.rules h1").wait_for()
    # Pages of rules are long, and `test_screens.py` checks them.
    await examined.look("help", without="article.rules")
    await page.keyboard.press("Escape")
    await (await in_menu(page, "Look back")).click()
    await page.get_by_role("button", name="To the start").click()
    await examined.look("looking back")
    await page.get_by_role("button", name="To the present").click()
    await (await beside(page, "Resign")).click()
    await examined.look("resigning")
    await page.get_by_role("button", name="Yes, I resign").click()
    await expect(page.locator("#result")).to_be_visible()
    await examined.look("over")
    await page.goto(f"/t/{table}/proof")
    await page.get_by_text("It matches").wait_for()
    await examined.look("proof")
    await page.goto(f"/t/{await with_a_friend(person, house)}")
    await panel(page, "Chat")
    await page.get_by_role("button", name="Hello!").click()
    await expect(page.get_by_role("list", name="Chat")).to_contain_text("Hello!")
    await examined.look("talk")
    assert examined.findings == {}


async def test_with_reduced_motion_nothing_moves(browsing: Browsing) -> None:
    person = await browsing.person()
    page = person.page
    await page.goto(f"/t/{await open_table(person)}")
    assert await my_turn_or_over(page)
    await move(page)
    running = "document.getAnimations().filter((one) => one.effect.getComputedTiming().duration > 0).length"
    assert await page.evaluate(running) == 0


async def test_the_first_load_is_light(browsing: Browsing) -> None:
    person = await browsing.person(PHONE)
    page = person.page
    await page.goto("/")
    await page.get_by_role("article", name="TOKAN").wait_for()
    await page.wait_for_load_state("networkidle")
    size = await page.evaluate(
        "performance.getEntriesByType('resource').filter((r) => r.name.endsWith('.js'))"
        ".reduce((sum, r) => sum + r.encodedBodySize, 0)"
    )
    assert 10_000 < size < 150_000


async def test_without_a_connection_the_page_says_what_works(browsing: Browsing) -> None:
    person = await browsing.person(PHONE, workers=True)
    page = person.page
    await page.goto("/")
    await page.get_by_role("article", name="TOKAN").wait_for()
    manifest = await page.evaluate(
        "fetch(document.querySelector('link[rel=manifest]').href).then((answer) => answer.json())"
    )
    assert manifest["display"] == "standalone"
    await page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    await until(page, "async () => (await caches.keys()).length === 1")
    await person.context.set_offline(True)
    await page.goto("/")
    await expect(page.get_by_text("Without a connection you can read the rules")).to_be_visible()
    await page.goto("/rules/tokan")
    await expect(page.get_by_role("article")).to_contain_text("taboo", ignore_case=True)


async def test_what_is_serious_is_found_and_what_is_not_is_not_looked_for(browsing: Browsing) -> None:
    """Otherwise every page would pass without any check by axe."""
    page = (await browsing.person()).page
    await page.goto("/nowhere")
    await page.get_by_role("heading", level=1).wait_for()
    assert await serious_findings(page) == []
    await page.locator("main").evaluate(
        """(main) => {
            main.append(document.createElement('button'), document.createElement('h6'))
            main.querySelector('h1').style.color = '#e8e0d0'
        }"""
    )
    found = {finding.partition(":")[0] for finding in await serious_findings(page)}
    assert found == {"button-name", "color-contrast"}
