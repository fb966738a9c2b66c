"""A game over days, up to the rematch: a lost phone, an absent player, a timeout, a substitute."""

from pathlib import Path

import pytest
from playwright.async_api import expect

from tests.e2e.browser import PHONE, Browsing, Person
from tests.e2e.house import House

DAY_S = 24 * 3600
OUT = "a bot is playing for you"


async def sit_down(person: Person, table: str, name: str) -> None:
    await person.page.goto(table)
    await person.page.get_by_label("What shall we call you?").fill(name)
    await person.page.get_by_role("button", name="Sit down").click()


async def resign(person: Person) -> None:
    await (
        person.page.get_by_role("button", name="Menu")
        .or_(person.page.get_by_role("button", name="Resign"))
        .first.click()
    )
    if await person.page.get_by_role("button", name="Yes, I resign").count() == 0:
        await person.page.get_by_role("button", name="Resign").last.click()
    await person.page.get_by_role("button", name="Yes, I resign").click()


async def who_is_to_act(people: list[Person]) -> Person:
    """Return the person to act, as soon as one of their pages says so."""
    while True:
        for person in people:
            if await person.page.locator(".turn[data-mine=true]").count():
                return person
        await people[0].page.wait_for_timeout(50)


@pytest.mark.soak
async def test_three_people_over_days(browsing: Browsing, tmp_path: Path) -> None:
    """Five browsers, and a server whose clock is advanced by days; each part has a test of its own in every run."""
    with House(tmp_path) as house:
        browsing.base = house.base
        ana, bo, cy = await browsing.person(), await browsing.person(PHONE), await browsing.person()
        await ana.page.goto("/new/toko-maja?with=friend&players=3")
        await ana.page.get_by_label("Time to think").select_option("One day a move")
        await ana.page.get_by_label("When time is up").select_option("A bot plays until they are back")
        await ana.page.get_by_role("button", name="Open the table").click()
        await expect(ana.page.get_by_text("One day a move")).to_be_visible()
        table = ana.page.url
        await sit_down(bo, table, "Bo")
        await sit_down(cy, table, "Cy")
        for person in (ana, bo, cy):
            await person.page.locator(".board").wait_for()

        # Bo loses the phone, and returns on another by the recovery words.
        await bo.page.goto("/me")
        await bo.page.get_by_role("button", name="Show me eight words").click()
        shown = bo.page.locator("[data-words] li")
        await expect(shown).to_have_count(8)
        words = await shown.all_inner_texts()
        await bo.context.close()
        bo = await browsing.person(PHONE, touch=True)
        await bo.page.goto("/back")
        await bo.page.get_by_label("My eight recovery words").fill(" ".join(words))
        await bo.page.get_by_role("button", name="Get my seat back").tap()
        await expect(bo.page.get_by_text("your seats are here too")).to_be_visible()
        await bo.page.goto(table)
        await expect(bo.page.locator("[data-mine=true]")).to_have_count(1)

        # The player to act is away for a while, which costs no time; once back, a day without a move does.
        late = await who_is_to_act([ana, bo, cy])
        await late.page.get_by_test_id("waiting").click()
        await late.page.get_by_role("button", name="Go on holiday").click()
        await late.page.keyboard.press("Escape")
        waiting = next(person for person in (ana, cy) if person is not late)
        await expect(waiting.page.get_by_test_id("talk-announcer")).to_contain_text("is on holiday")
        house.clock.put_forward(DAY_S / 2)
        await late.page.get_by_test_id("waiting").click()
        await late.page.get_by_role("button", name="I am back from holiday").click()
        await expect(waiting.page.get_by_test_id("talk-announcer")).to_contain_text("is back from holiday")
        await late.page.keyboard.press("Escape")
        await expect(late.page.get_by_text(OUT)).to_have_count(0)
        house.clock.put_forward(DAY_S + 1)
        await expect(late.page.get_by_text(OUT)).to_be_visible()
        await late.page.get_by_role("button", name="I am back").click()
        await expect(late.page.get_by_text(OUT)).to_have_count(0)

        # Cy gives up; Dee plays on, and both remaining players agree.
        await resign(cy)
        dee = await browsing.person()
        await dee.page.goto(table)
        await dee.page.get_by_role("button", name="Ask to play on for Cy").click()
        for person in (ana, bo):
            await person.page.get_by_role("button", name="Agreed").click()
        await expect(dee.page.locator("[data-mine=true]")).to_have_count(1)

        # All but one give up, and the people present play again.
        await resign(ana)
        await resign(bo)
        await dee.page.get_by_role("button", name="Another game").first.click()
        for person in (ana, bo):
            await person.page.get_by_role("button", name="Agreed").first.click()
        for person in (dee, ana, bo):
            await expect(person.page).not_to_have_url(table)
            await expect(
                person.page.get_by_text("One day a move").or_(person.page.locator(".board")).first
            ).to_be_visible()
