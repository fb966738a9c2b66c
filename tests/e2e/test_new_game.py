"""The game that `tablee new-game` makes, from its own package: a match is played with its drawing on a phone."""

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import expect

from tests.cli.new_games import installed, made
from tests.docs.example_game import with_modules
from tests.e2e.browser import Browsing
from tests.e2e.house import House
from tests.e2e.tables import RESULT, open_table
from tests.e2e.test_boards_grow import LEAST_SHARE, SHARES
from tests.uncompiled import checkout, environment

pytestmark = pytest.mark.soak
"""Too long for every run: the pages are built once more."""

GAME = "high-card"
NARROW = {"width": 360, "height": 740}
BUTTONS = f".{GAME}-board button:enabled"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Yield a server of a checkout whose pages were built with the drawing, beside which the package is installed."""
    package: Path = made(GAME, tmp_path_factory.mktemp("package"))
    with checkout() as folder:
        with_modules(folder)
        for step in (["drawing", str(package)], ["pages"]):
            command = [sys.executable, "-m", f"build_steps.{step[0]}", *step[1:]]
            subprocess.run(command, cwd=folder, env=environment(folder), check=True, capture_output=True)
        with House(tmp_path_factory.mktemp("drawn"), installed(GAME, package), root=folder) as house:
            yield house


@pytest.mark.timeout(3600)
@pytest.mark.parametrize("players", [2, 4])
async def test_a_match_is_played_with_the_drawing_by_touch(browsing: Browsing, players: int) -> None:
    """May take long: the pages are built in a copy of the checkout first."""
    person = await browsing.person(NARROW, touch=True)
    page = person.page
    seats: list[dict[str, Any]] = [{"kind": "me"}, *({"kind": "bot", "level": 1} for _ in range(players - 1))]
    await page.goto(f"/t/{await open_table(person, seats, game=GAME)}")
    buttons = page.locator(BUTTONS)
    played = 0
    while True:
        await buttons.or_(page.locator(RESULT)).first.wait_for()
        if await page.locator(RESULT).count():
            break
        before = await page.locator(f".{GAME}-board").get_attribute("data-ply")
        assert await page.evaluate("document.documentElement.scrollWidth") <= NARROW["width"]
        assert max(await page.evaluate(SHARES)) >= LEAST_SHARE
        await buttons.first.tap()
        played += 1
        await expect(page.locator(f".{GAME}-board[data-ply='{before}']")).to_have_count(0)
    assert played == 4
    await expect(page.locator(RESULT)).to_be_visible()


@pytest.mark.timeout(3600)
async def test_the_words_of_the_rules_and_of_the_drawing_are_there_in_each_language(
    browsing: Browsing,
) -> None:
    """May take long: the pages are built in a copy of the checkout first."""
    for language, title, lay in (
        ("fr", "Ton tour", "Poser"),
        ("nl", "Je beurt", "leggen"),
        ("en", "A turn", "Lay"),
    ):
        person = await browsing.person(NARROW, language=language)
        page = person.page
        await page.goto(f"/rules/{GAME}")
        await expect(page.get_by_role("heading", name=title)).to_be_visible()
        await page.goto(f"/t/{await open_table(person, game=GAME)}")
        await expect(page.locator(BUTTONS).first).to_have_accessible_name(re.compile(lay))
        # Named by the rules' words, which the server has, not the pages.
        await expect(page.locator("h1")).to_have_text("High Card")
