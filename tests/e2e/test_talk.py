"""Chat as agreed, muted and reported people, and the moderators' page."""

import asyncio

import pytest
from playwright.async_api import Route, expect

from tablee.server.clock import now
from tablee.store.moderation import guest_of
from tablee.store.store import Store
from tests.e2e.around import in_menu, panel
from tests.e2e.axe import Examined
from tests.e2e.browser import PHONE, Browsing, Person
from tests.e2e.house import House
from tests.e2e.tables import open_table, post
from tests.e2e.targets import small_targets

RUDE = "You fool, and I mean it"


async def appoint(house: House, person: Person) -> None:
    """Make the person on the moderators' page a moderator, as `tablee moderator add` does."""
    code = await person.page.locator("code").first.inner_text()
    store = await Store.open(str(house.database))
    assert await store.moderation.appoint(guest_of(code), now())
    await store.close()


@pytest.mark.slow
async def test_who_insults_is_muted_reported_and_silenced(browsing: Browsing, house: House) -> None:
    """Slow: three people, and axe checks a moderator's page and theirs."""
    ana, bo, mo = [await browsing.person(PHONE, touch=True) for _ in range(3)]
    examined = [await Examined.of(person, "light") for person in (ana, mo)]
    page = ana.page
    await page.goto("/new/toko-maja?with=friend")
    await page.get_by_text("What do you agree on?").click()
    await page.get_by_label("Who talks to whom").select_option("Players among themselves")
    await page.get_by_role("button", name="Open the table").tap()
    await page.wait_for_url("**/t/*")

    await bo.page.goto(page.url)
    await expect(bo.page.get_by_text("Who talks to whom: Players among themselves")).to_be_visible()
    await bo.page.get_by_label("What shall we call you?").fill("Bo")
    # Only now a guest exists for the socket: on the earlier one Bo would chat as a spectator.
    async with bo.page.expect_websocket():
        await bo.page.get_by_role("button", name="Sit down").tap()
    await panel(bo.page, "Chat")
    await bo.page.get_by_label("Say something").fill(RUDE)
    await bo.page.keyboard.press("Enter")

    talk = await panel(page, "Chat")
    await expect(talk).to_contain_text(RUDE)
    await page.get_by_role("button", name="People at this table").tap()
    people = page.get_by_role("dialog", name="People at this table")
    await examined[0].look("people")
    await people.get_by_role("button", name="Mute: Bo").tap()
    await expect(people.get_by_role("status")).to_have_text("You no longer hear Bo.")
    await expect(talk).not_to_contain_text(RUDE)
    await people.get_by_role("button", name="Unmute: Bo").tap()
    await expect(talk).to_contain_text(RUDE)
    await people.get_by_role("button", name="Report: Bo").tap()
    await examined[0].look("report")
    assert await small_targets(page, 44) == []
    await page.get_by_role("radio", name="Threats").check()
    await page.get_by_role("button", name="Send this report").tap()
    await expect(people.get_by_role("status")).to_contain_text("Nobody moderates this server yet")
    await page.keyboard.press("Escape")

    await mo.page.goto("/moderation")
    await expect(mo.page.get_by_text("Choose a name")).to_be_visible()
    await mo.page.request.put("/api/me", data={"name": "Mo"}, headers={"Origin": house.base})
    await mo.page.reload()
    await mo.page.locator("code").first.wait_for()
    await appoint(house, mo)
    await mo.page.reload()
    report = mo.page.get_by_role("article", name="Threats: Bo")
    await expect(report).to_contain_text(RUDE)
    await examined[1].look("moderation")
    assert await small_targets(mo.page, 44) == []
    await report.get_by_role("button", name="Remove:").tap()
    await expect(talk).not_to_contain_text(RUDE)
    await report.get_by_role("button", name="Silence").tap()
    await expect(report).to_contain_text("Mo silenced Bo for 24 hours.")
    asked = asyncio.Event()

    async def late(route: Route) -> None:
        await asked.wait()
        await route.continue_()

    # The latest decision is in the log even if the log was requested before the decision.
    await mo.page.route("**/api/moderation/reports/*", late)
    await report.get_by_role("button", name="Close: dealt with").tap()
    async with mo.page.expect_response("**/api/moderation/log"):
        await mo.page.get_by_role("button", name="Log").tap()
    asked.set()
    await expect(mo.page.get_by_role("listitem")).to_have_count(4)

    await bo.page.get_by_label("Say something").fill("What?")
    await bo.page.keyboard.press("Enter")
    await expect(
        bo.page.get_by_role("alert").filter(has_text="A moderator has asked you to be silent")
    ).to_be_visible()
    assert [one.findings for one in examined] == [{}, {}]


async def test_a_table_in_phrases_offers_nothing_else_and_a_silent_one_nothing(browsing: Browsing) -> None:
    ana, bo = await browsing.person(), await browsing.person()
    page = ana.page
    for talk, buttons in (("phrases", True), ("none", False)):
        await page.goto("/")
        wish = {"game": "tokan", "seats": [{"kind": "me"}, {"kind": "friend"}], "terms": {"talk": talk}}
        table = (await post(ana, "/api/tables", wish))["table"]
        await bo.page.goto(f"/t/{table}")
        await bo.page.get_by_role("button", name="Sit down").click()
        await page.goto(f"/t/{table}")
        await panel(page, "Chat")
        await expect(page.get_by_label("Say something")).to_have_count(0)
        await expect(page.get_by_role("button", name="Hello!")).to_have_count(int(buttons))
    beside_a_bot = await open_table(ana, [{"kind": "me"}, {"kind": "bot", "level": 1}], game="tokan")
    await page.goto(f"/t/{beside_a_bot}")
    await (await in_menu(page, "People at this table")).click()
    await expect(page.get_by_role("dialog", name="People at this table")).to_contain_text(
        "Nobody else is here."
    )
