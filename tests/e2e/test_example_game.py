"""The drawing of the example game, copied as its page says and built: a match is played with it on a phone."""

import subprocess
import sys
from collections.abc import Iterator

import pytest
from playwright.async_api import expect

from tests.docs.example_game import GAME, follow, installed, with_modules
from tests.e2e.browser import Browsing
from tests.e2e.house import House
from tests.e2e.tables import RESULT, open_table
from tests.e2e.test_boards_grow import LEAST_SHARE, SHARES
from tests.uncompiled import checkout, environment

pytestmark = pytest.mark.soak
"""Too long for every run: the pages are built once more."""

NARROW = {"width": 360, "height": 740}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Yield a server of a checkout in which the page was followed, with its pages built."""
    with checkout() as folder:
        follow(folder)
        games = installed(folder)
        with_modules(folder)
        build = [sys.executable, "-m", "build_steps.pages"]
        subprocess.run(build, cwd=folder, env=environment(folder), check=True, capture_output=True)
        with House(tmp_path_factory.mktemp("drawn"), games, root=folder) as house:
            yield house


@pytest.mark.timeout(3600)
async def test_a_match_is_played_with_the_drawing_by_touch(browsing: Browsing) -> None:
    """May take long: the pages are built in a copy of the checkout first."""
    person = await browsing.person(NARROW, touch=True)
    page = person.page
    await page.goto(f"/t/{await open_table(person, game=GAME)}")
    buttons = page.locator(f".{GAME} button:enabled")
    while True:
        await buttons.or_(page.locator(RESULT)).first.wait_for()
        if await page.locator(RESULT).count():
            break
        before = await page.locator(f".{GAME}").get_attribute("data-ply")
        assert await page.evaluate("document.documentElement.scrollWidth") <= NARROW["width"]
        assert min(await page.evaluate(SHARES)) >= LEAST_SHARE
        await buttons.first.tap()
        await expect(page.locator(f".{GAME}[data-ply='{before}']")).to_have_count(0)
    await expect(page.locator(RESULT)).to_be_visible()


@pytest.mark.timeout(3600)
async def test_after_a_move_by_keyboard_the_focus_is_on_the_next_move(browsing: Browsing) -> None:
    """May take long: the pages are built in a copy of the checkout first."""
    person = await browsing.person(NARROW)
    page = person.page
    await page.goto(f"/t/{await open_table(person, game=GAME)}")
    await page.get_by_role("button", name="Draw a card").focus()
    await page.keyboard.press("Enter")
    await expect(page.locator(f".{GAME} button:enabled").first).to_be_focused()
