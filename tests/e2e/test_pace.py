"""Time at a table, on the page: agreed at opening, shown to invited guests, spoken; and no player loses by it."""

from pathlib import Path

import pytest
from playwright.async_api import expect

from tests.e2e.browser import PHONE, Browsing
from tests.e2e.house import House

DAY_S = 24 * 3600


@pytest.mark.slow
async def test_a_vacation_is_nobodys_time_and_a_bot_plays_for_who_lets_a_day_pass_until_they_are_back(
    browsing: Browsing, tmp_path: Path
) -> None:
    """Slow: a server with its bots starts, whose clock is advanced by a day."""
    with House(tmp_path) as own:
        browsing.base = own.base
        ana, bo = await browsing.person(), await browsing.person(PHONE)
        await ana.page.goto("/new/toko-maja?with=friend")
        await ana.page.get_by_label("Time to think").select_option("One day a move")
        await ana.page.get_by_label("When time is up").select_option("A bot plays until they are back")
        await ana.page.get_by_role("button", name="Open the table").click()
        await expect(ana.page.get_by_text("One day a move")).to_be_visible()
        await bo.page.goto(ana.page.url)
        await expect(bo.page.get_by_text("One day a move")).to_be_visible()
        await bo.page.get_by_role("button", name="Sit down").click()
        for person in (ana, bo):
            await expect(person.page.get_by_test_id("waiting")).to_contain_text("then a bot plays on")
        mine = await ana.page.locator(".turn [data-mine=true], .turn[data-mine=true]").count()
        late, other = (ana, bo) if mine else (bo, ana)

        await other.page.keyboard.press(";")
        spoken = other.page.get_by_test_id("time-announcer")
        await expect(spoken).to_contain_text("Time left: 23 hours 59 minutes")
        await expect(spoken).to_contain_text("Then a bot plays until they are back.")

        # A vacation does not count as time of the player to move.
        told = other.page.get_by_test_id("talk-announcer")
        await late.page.get_by_test_id("waiting").click()
        await late.page.get_by_role("button", name="Go on holiday").click()
        await expect(told).to_contain_text("is on holiday")
        own.clock.put_forward(DAY_S / 2)
        await late.page.get_by_role("button", name="I am back from holiday").click()
        await expect(told).to_contain_text("is back from holiday")
        await late.page.keyboard.press("Escape")
        await expect(late.page.get_by_text("a bot is playing for you")).to_have_count(0)

        own.clock.put_forward(DAY_S + 1)
        await expect(late.page.get_by_text("a bot is playing for you")).to_be_visible()
        await expect(told).to_contain_text("ran out of time")
        await late.page.get_by_role("button", name="I am back").click()
        await expect(late.page.get_by_text("a bot is playing for you")).to_have_count(0)
        await expect(told).to_contain_text("is back and plays again")
