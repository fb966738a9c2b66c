"""An action during a lost connection counts once it is back, and the page shows meanwhile that the action waits."""

from playwright.async_api import Page, expect

from tests.e2e.axe import serious_findings
from tests.e2e.browser import PHONE, Browsing, Person
from tests.e2e.house import House
from tests.e2e.tables import open_table
from tests.server.people import Person as Company

GAME = "tokan"
ME, FRIEND = {"kind": "me"}, {"kind": "friend"}
LATE = "What you did is sent once the connection is back."


async def lose(person: Person) -> None:
    """Close the connection from this side, as a dead radio would: Chromium keeps sockets when it is put offline."""
    await person.context.set_offline(True)
    await person.page.evaluate("dispatchEvent(new Event('offline'))")


async def find(person: Person) -> None:
    await person.context.set_offline(False)


async def say(page: Page, text: str) -> None:
    await page.get_by_role("button", name="Chat").click()
    await page.get_by_label("Say something").fill(text)
    await page.keyboard.press("Enter")


async def test_an_answer_to_a_proposal(browsing: Browsing, house: House) -> None:
    ana, bo = await browsing.person(PHONE), Company(house.base)
    table = await open_table(ana, [ME, FRIEND], game=GAME)
    await bo.call("POST", f"/api/tables/{table}/join", {})
    await ana.page.goto(f"/t/{table}")
    await ana.page.locator(".board").wait_for()
    try:
        async with await bo.sit(table) as at_bo:
            await at_bo.answered(do="propose", kind="stand_in", params={"seconds": 60})
            agreed = ana.page.get_by_role("button", name="Agreed")
            await expect(agreed).to_be_visible()
            await lose(ana)
            await agreed.click()
            await expect(ana.page.get_by_text(LATE)).to_be_visible()
            assert await serious_findings(ana.page) == []
            await find(ana)
            happened = (await at_bo.expect("happened"))["event"]
            assert (happened["kind"], happened["params"]) == ("stand_in", {"seconds": 60})
            await expect(ana.page.get_by_text(LATE)).to_have_count(0)
    finally:
        await bo.close()


async def test_giving_up_and_what_is_said_before(browsing: Browsing, house: House) -> None:
    ana, bo = await browsing.person(PHONE), Company(house.base)
    table = await open_table(ana, [ME, FRIEND], game=GAME)
    await bo.call("POST", f"/api/tables/{table}/join", {})
    await ana.page.goto(f"/t/{table}")
    await ana.page.locator(".board").wait_for()
    try:
        async with await bo.sit(table) as at_bo:
            await lose(ana)
            await say(ana.page, "I must go")
            await ana.page.get_by_role("button", name="Menu").click()
            await ana.page.get_by_role("button", name="Resign").click()
            await ana.page.get_by_role("button", name="Yes, I resign").click()
            await find(ana)
            assert (await at_bo.expect("talk"))["talk"]["text"] == "I must go"
            told = await at_bo.table(lambda told: told["state"] == "over")
            assert told["result"]["resigned"] == [0]
    finally:
        await bo.close()


async def test_an_answer_that_came_too_late_is_said_to_have(browsing: Browsing, house: House) -> None:
    ana, bo = await browsing.person(PHONE), Company(house.base)
    table = await open_table(ana, [ME, FRIEND], game=GAME)
    await bo.call("POST", f"/api/tables/{table}/join", {})
    await ana.page.goto(f"/t/{table}")
    await ana.page.locator(".board").wait_for()
    try:
        async with await bo.sit(table) as at_bo:
            await at_bo.answered(do="propose", kind="stand_in", params={"seconds": 60})
            agreed = ana.page.get_by_role("button", name="Agreed")
            await expect(agreed).to_be_visible()
            await lose(ana)
            await agreed.click()
            n = (await at_bo.expect("proposals"))["proposals"][0]["n"]
            await at_bo.answered(do="answer", kind="stand_in", n=n, agree=False)
            await find(ana)
            refused = ana.page.get_by_role("alert").filter(has_text="accepted, refused or withdrawn")
            await expect(refused).to_be_visible()
    finally:
        await bo.close()
