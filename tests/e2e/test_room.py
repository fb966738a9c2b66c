"""Boards take the room there is: as large as the window lets them, and not larger."""

from pathlib import Path
from typing import Final

import pytest
from playwright.async_api import ViewportSize

from tests.e2e.browser import Browsing
from tests.e2e.tables import open_table
from tests.house.tree import game_folders

MEASURE: Final = Path(__file__).with_name("room.js").read_text()
SIZES: Final = ((360, 740), (390, 844), (844, 390), (768, 1024), (1440, 900), (1920, 1080), (2560, 1440))
LEAST: Final = 0.85
"""The share of the free width, or of the free height, that a board's drawing takes at least."""
MOST: Final = 1.02
"""The share of the free height that it takes at most, so that nobody has to scroll within one turn."""
NOT_YET: Final = {
    "mawoki": ("360x740", "844x390"),
    "moka": ("360x740", "844x390"),
    "rummikub": ("360x740", "390x844", "768x1024", "844x390", "2560x1440"),
    "tokan": ("844x390", "1920x1080", "2560x1440"),
    "toko-maja": ("360x740", "390x844", "844x390"),
}
"""Where a board is known to be too small or too high: a list that only ever gets shorter."""
PLAYERS: Final = 3
BOT: Final = {"kind": "bot", "level": 1}


@pytest.mark.parametrize("game", [folder.replace("_", "-") for folder in game_folders()])
async def test_a_board_takes_the_room_it_is_given(browsing: Browsing, game: str) -> None:
    """Run with `-s`, it prints what it measured."""
    person = await browsing.person()
    page = person.page
    await page.goto("/")
    infos = await (await page.request.get("/api/games")).json()
    most = next(info["players"][1] for info in infos if info["game"] == game)
    table = await open_table(person, [{"kind": "me"}, *[BOT] * (min(most, PLAYERS) - 1)], game=game)
    await page.goto(f"/t/{table}")
    await page.locator(".board button").first.wait_for()
    await page.wait_for_load_state("networkidle")
    faults = []
    for width, height in SIZES:
        await page.set_viewport_size(ViewportSize(width=width, height=height))
        await page.wait_for_function("innerWidth === " + str(width))
        taken = await page.evaluate(MEASURE)
        size = f"{width}x{height}"
        said = f"{game} {size}: {taken['width']:.2f} of the width, {taken['height']:.2f} of the height"
        print(said, "free", taken["free"])
        fits = max(taken["width"], taken["height"]) >= LEAST and taken["height"] <= MOST
        if not fits and size not in NOT_YET.get(game, ()):
            faults.append(said)
    assert faults == []
