"""A spectator with a phone gets the seat of a bot, as the pages show it."""

import pytest
from playwright.async_api import expect

from tests.e2e.axe import serious_findings
from tests.e2e.browser import PHONE, Browsing
from tests.e2e.tables import open_table

BOT = {"kind": "bot", "level": 1}


@pytest.mark.slow
async def test_a_spectator_asks_for_the_seat_of_a_bot_and_plays_once_the_host_agrees(
    browsing: Browsing,
) -> None:
    """Slow: two browsers at one table, and axe checks what both see."""
    ana, cy = await browsing.person(PHONE), await browsing.person(PHONE)
    table = await open_table(ana, [{"kind": "me"}, BOT, BOT], game="mawoki")
    await ana.page.goto(f"/t/{table}")
    await cy.page.goto(f"/t/{table}")
    await expect(cy.page.locator("[data-mine=true]")).to_have_count(0)
    # The first name of a bot of this level is Tom, the second Lou.
    for name in ("Tom", "Lou"):
        await cy.page.get_by_role("button", name="You are watching").click()
        dialog = cy.page.get_by_role("dialog")
        await dialog.get_by_role("button", name=f"Ask for the seat of {name}").click()
        await expect(ana.page.get_by_role("list", name="What is proposed")).to_contain_text(
            f"would like the seat of {name}."
        )
        await expect(dialog.get_by_role("status")).to_contain_text("The players decide")
        if name == "Tom":
            assert await serious_findings(ana.page) == []
            assert await serious_findings(cy.page) == []
            await cy.page.keyboard.press("Escape")
            await cy.page.reload()
            await cy.page.get_by_role("button", name="You are watching").click()
            await dialog.get_by_role("button", name="Withdraw").click()
            await expect(dialog.get_by_role("status")).to_contain_text("Bots play here too")
            await cy.page.keyboard.press("Escape")
    await ana.page.get_by_role("button", name="Agreed").click()
    await expect(cy.page.locator("[data-mine=true]")).to_be_visible()
    await expect(dialog).to_have_count(0)
    await expect(cy.page.get_by_text("You take the seat of Lou, a bot.").first).to_be_attached()
    await expect(ana.page.get_by_text("takes the seat of Lou, a bot.").first).to_be_attached()
