"""A host who tidies a table, and a substitute for a player who gave up, as the pages show it."""

import pytest
from playwright.async_api import expect

from tests.e2e.axe import serious_findings
from tests.e2e.browser import PHONE, Browsing
from tests.e2e.tables import open_table

GAME = "toko-maja"
ME, FRIEND = {"kind": "me"}, {"kind": "friend"}


@pytest.mark.slow
async def test_a_host_tidies_the_table_and_a_substitute_plays_on(browsing: Browsing) -> None:
    """Slow: three browsers at one table, and axe checks the host's controls."""
    ana, bo, cy = await browsing.person(PHONE), await browsing.person(), await browsing.person()
    table = await open_table(ana, [ME, FRIEND, FRIEND], game=GAME)
    for person, name in ((ana, None), (bo, "Bo")):
        await person.page.goto(f"/t/{table}")
        if name is not None:
            await person.page.get_by_label("What shall we call you?").fill(name)
            await person.page.get_by_role("button", name="Sit down").click()
    # Bo moves on their own, and the host is notified.
    await bo.page.get_by_role("button", name="Sit on seat 3 instead").click()
    await expect(ana.page.get_by_text("Bo takes another seat.")).to_be_visible()
    # The host locks the table, and has bots take the free seats.
    await ana.page.get_by_role("button", name="Manage the table").click()
    await ana.page.get_by_label("Nobody new may sit down").check()
    assert await serious_findings(ana.page) == []
    await ana.page.keyboard.press("Escape")
    await expect(bo.page.get_by_text("Locked: nobody new may sit down.", exact=True)).to_be_visible()
    # The note of that has moved what lies below it: a press meanwhile would miss the button.
    await expect(ana.page.get_by_text("The table is locked: nobody new may sit down.").first).to_be_visible()
    await expect(ana.page.get_by_role("dialog")).to_have_count(0)
    await ana.page.get_by_role("button", name="Fill with bots now").first.click()
    await ana.page.locator(".board").first.wait_for()
    # Bo gives up, Cy asks to play on for them, and Ana agrees.
    await bo.page.get_by_role("button", name="Resign").click()
    await bo.page.get_by_role("button", name="Yes, I resign").click()
    await cy.page.goto(f"/t/{table}")
    await cy.page.get_by_role("button", name="Ask to play on for Bo").click()
    await expect(ana.page.get_by_role("list", name="What is proposed")).to_contain_text(
        "would like the seat of Bo"
    )
    assert await serious_findings(ana.page) == []
    await ana.page.get_by_role("button", name="Agreed").click()
    await expect(cy.page.locator("[data-mine=true]")).to_be_visible()
    await expect(cy.page.get_by_text("You play on for Bo.").first).to_be_attached()
    await expect(bo.page.locator("[data-mine=true]")).to_have_count(0)
