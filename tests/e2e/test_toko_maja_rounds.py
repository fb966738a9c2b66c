"""The points of Toko Maja's rounds: shown when a round ends, and again on request."""

from playwright.async_api import expect

from tests.e2e.browser import PHONE, Browsing
from tests.e2e.house import House
from tests.e2e.pictures import GAMES, Scene
from tests.e2e.toko_maja import LAST_TURN, my_turn_or_over, quick_step, sit_in

TEAMS_IN_ROUND_3 = Scene(GAMES / "toko_maja" / "records" / "05-4p-false-2-level2.jsonl", 329)
LINES = "(node) => Math.floor(node.clientHeight / parseFloat(getComputedStyle(node).lineHeight))"


async def test_the_points_of_a_round_are_explained_after_a_reload_too(
    house: House, browsing: Browsing
) -> None:
    person = await browsing.person()
    page = person.page
    await sit_in(person, browsing, house, LAST_TURN)
    panel = page.locator("[data-round-over='1']")
    while await my_turn_or_over(page) and not await panel.count():
        await quick_step(page)
    await expect(panel.locator("[data-round-table] tbody")).to_have_count(2)
    explained = await panel.inner_text()
    await page.reload()
    await expect(panel).to_be_visible()
    assert await panel.inner_text() == explained
    await panel.get_by_role("button", name="Got it, continue").click()
    await expect(panel).to_have_count(0)
    await page.get_by_role("button", name="Points of round 1").click()
    await expect(panel).to_be_visible()


async def test_on_a_phone_a_team_stands_above_its_points_in_one_line(
    house: House, browsing: Browsing
) -> None:
    person = await browsing.person(PHONE, language="nl", touch=True)
    page = person.page
    await sit_in(person, browsing, house, TEAMS_IN_ROUND_3)
    for number in (1, 2):
        await page.get_by_role("button", name=f"Punten van ronde {number}").tap()
        teams = page.locator(f"[data-round-table='{number}'] tbody th")
        await expect(teams).to_have_text(["Ana + Chloé", "Bo + Daan"])
        assert [await team.evaluate(LINES) for team in await teams.all()] == [1, 1]
