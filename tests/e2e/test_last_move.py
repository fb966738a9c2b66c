"""Every match ends on the page with its result; `make soak` plays whole ones."""

import pytest
from playwright.async_api import expect

from tests.e2e.browser import PHONE, Browsing
from tests.e2e.house import House
from tests.e2e.last_move import play_the_last_move
from tests.e2e.pictures import SCENES
from tests.e2e.tables import RESULT

WHOLE = ("mawoki", "tokan")
"""Games whose whole match is played in every run, by ear and by keyboard."""


@pytest.mark.parametrize(
    "game", [pytest.param(game, marks=[pytest.mark.soak] * (game in WHOLE)) for game in SCENES]
)
async def test_the_last_move_of_a_match_brings_its_result_which_a_reload_shows_again(
    house: House, browsing: Browsing, game: str
) -> None:
    person = await browsing.person(PHONE)
    page = person.page
    await play_the_last_move(person, house, SCENES[game])
    await expect(page.get_by_test_id("result-layer")).to_be_focused()
    assert await page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    told = await page.locator(RESULT).inner_text()
    await page.reload()
    await expect(page.locator(RESULT)).to_have_text(told)
