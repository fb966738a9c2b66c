"""Players let researchers use the moves in the waiting room or the menu, by keyboard too, and withdraw at any time."""

from collections.abc import AsyncIterator, Iterator

import pytest
import pytest_asyncio
from playwright.async_api import Locator, Page, expect

from tests.e2e.axe import serious_findings
from tests.e2e.browser import PHONE, Browsing, Chromium
from tests.e2e.house import House
from tests.e2e.tables import open_table, post


@pytest.fixture(scope="module")
def asking(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Yield a server whose tables ask."""
    with House(tmp_path_factory.mktemp("asking"), research=True) as asking:
        yield asking


@pytest_asyncio.fixture(loop_scope="session")
async def asked(asking: House, chromium: Chromium) -> AsyncIterator[Browsing]:
    """Yield people there; no page may complain of errors."""
    async with Browsing(asking.base, await chromium.browser()) as browsing:
        yield browsing
        assert browsing.complaints() == []


def box(page: Page) -> Locator:
    return page.get_by_role("checkbox", name="Researchers may use the moves")


async def menu(page: Page) -> None:
    await page.get_by_role("button", name="Menu").click()


@pytest.mark.slow
async def test_two_players_agree_and_one_withdraws(asked: Browsing) -> None:
    """Slow: three browsers at one table."""
    ana, bo, cy = await asked.person(PHONE), await asked.person(), await asked.person()
    table = await open_table(ana, [{"kind": "me"}, {"kind": "friend"}], game="tokan")
    await ana.page.goto(f"/t/{table}")
    # It is empty, and reachable by keyboard; what it takes is read with it.
    await expect(box(ana.page)).not_to_be_checked()
    await expect(box(ana.page)).to_have_accessible_description("The game is given only if you agree.")
    await box(ana.page).focus()
    await ana.page.keyboard.press("Space")
    await expect(box(ana.page)).to_be_checked()
    assert await serious_findings(ana.page) == []
    await post(bo, f"/api/tables/{table}/join", {"name": "Bo"})
    await bo.page.goto(f"/t/{table}")
    await cy.page.goto(f"/t/{table}")
    await ana.page.locator(".board > [data-ply]").wait_for()
    # Nothing lies over the board: the question waits in the menu.
    await expect(box(bo.page)).to_have_count(0)
    await menu(bo.page)
    # What Ana answered shows nowhere.
    await expect(box(bo.page)).not_to_be_checked()
    await expect(box(bo.page)).to_have_accessible_description(
        "The game is given only if everybody who played agrees. Nobody sees what the others answer."
    )
    shown = await bo.page.get_by_role("dialog").inner_text()
    await box(bo.page).check()
    await expect(box(bo.page)).to_be_checked()
    await menu(ana.page)
    await expect(box(ana.page)).to_be_checked()
    assert await ana.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert await serious_findings(ana.page) == []
    await box(ana.page).uncheck()
    await expect(box(ana.page)).not_to_be_checked()
    assert await bo.page.get_by_role("dialog").inner_text() == shown
    # A spectator is not asked.
    await menu(cy.page)
    await expect(cy.page.get_by_role("dialog")).to_be_visible()
    await expect(box(cy.page)).to_have_count(0)
