"""An announcement of the operator is seen and heard on every page, moves nothing, and stays away once dismissed."""

import time
from collections.abc import AsyncIterator
from typing import Final

import pytest
from playwright.async_api import Page, expect

from tablee.store.orders import Announcement
from tablee.store.store import Store
from tests.e2e.axe import serious_findings
from tests.e2e.browser import PHONE, Browsing, resize
from tests.e2e.house import House
from tests.e2e.pictures import GAMES, Scene, be, lay_out
from tests.e2e.tables import open_table
from tests.e2e.test_long_names import NAMES
from tests.e2e.test_one_view import RECORDS
from tests.e2e.test_steady import LISTEN
from tests.e2e.test_what_talk_covers import overlap
from tests.marks import always_and_soak

TEXT: Final = "Ce soir à 22 h, le serveur redémarre : tout continue après une minute, rien n’est perdu."
OTHER: Final = "Demain à 7 h, le serveur redémarre : tout continue après une minute."
"""A text that no other test announces: the server may still show theirs for a moment."""
CLOSE: Final = {"en": "Close the announcement", "fr": "Fermer l’annonce", "nl": "Mededeling sluiten"}

HANDS: Final = {
    "toko-maja": "ul.hand",
    "mawoki": ".mine .cards",
    "moka": "[data-doing]",
    "rummikub": "[data-drop=rack]",
    "tokan": "[data-bar]",
}
"""The hand on each board; TOKAN has none."""
MOVES: Final = 20


@pytest.fixture(autouse=True)
async def _taken_back(house: House) -> AsyncIterator[None]:
    """Take the announcement back after a failure too: it would cover the boards of all later tests."""
    yield
    await announce(house, None)


async def announce(house: House, text: str | None) -> None:
    store = await Store.open(str(house.database))
    now = time.time_ns() // 1_000_000
    if text is None:
        await store.orders.take_back(now)
    else:
        await store.orders.announce(Announcement(text, now, None))
    await store.close()


async def hears(page: Page, text: str) -> None:
    await expect(page.get_by_role("status").filter(has_text=text)).to_be_visible()


@pytest.mark.parametrize("language", always_and_soak("fr", "en", "nl"))
async def test_it_appears_at_a_table_in_play_and_moves_nothing(
    browsing: Browsing, house: House, language: str
) -> None:
    person = await browsing.person(PHONE, touch=True, language=language)
    page = person.page
    await page.goto(f"/t/{await open_table(person, game='tokan')}")
    await page.locator(".board").wait_for()
    await page.wait_for_load_state("networkidle")
    await page.evaluate(f"({LISTEN})()")
    before = len(await page.evaluate("window.jumps"))
    await announce(house, TEXT)
    await hears(page, TEXT)
    assert await page.evaluate(f"window.jumps.slice({before})") == []
    assert await serious_findings(page) == []
    box = await page.locator(".announcement").bounding_box()
    assert box is not None
    assert (box["x"] >= 0, box["x"] + box["width"] <= PHONE["width"], box["height"] < 150) == (
        True,
        True,
        True,
    )
    await announce(house, None)
    await expect(page.get_by_text(TEXT)).to_have_count(0)


@pytest.mark.parametrize("game", HANDS)
async def test_on_a_phone_it_covers_neither_the_turn_nor_the_hand_nor_a_button(
    browsing: Browsing, house: House, game: str
) -> None:
    """At a table with the most players and the longest names, also if the page opens while it is shown."""
    scene = Scene(GAMES / RECORDS[game], MOVES)
    store = await Store.open(str(house.database))
    try:
        table, turn, tokens = await lay_out(store, scene, NAMES)
    finally:
        await store.close()
    person = await browsing.person(PHONE, touch=True, language="fr")
    await be(person, house.base, tokens[turn])
    await announce(house, TEXT)
    page = person.page
    await page.goto(f"/t/{table}")
    await page.locator(".board > [data-ply]").wait_for()
    await hears(page, TEXT)
    for width, height in ((360, 740), (390, 844), (844, 390)):
        await resize(page, width, height)
        for part in ("[data-whose-turn]", "[data-bar]", HANDS[game], ".play .button, [data-bar] button"):
            assert not await overlap(page, ".announcement", part), (part, width)
        await expect(page.get_by_role("button", name=CLOSE["fr"])).to_be_in_viewport(ratio=1)
    await announce(house, None)


@pytest.mark.parametrize("language", always_and_soak("nl", "en", "fr"))
async def test_once_dismissed_it_stays_away(browsing: Browsing, house: House, language: str) -> None:
    page = (await browsing.person(PHONE, language=language)).page
    await announce(house, OTHER)
    await page.goto("/")
    await hears(page, OTHER)
    # Until the page has come up, the focus may move.
    await page.wait_for_load_state("networkidle")
    await page.get_by_role("button", name=CLOSE[language]).press("Enter")
    await expect(page.get_by_text(OTHER)).to_have_count(0)
    async with page.expect_response("**/api/announcement"):
        await page.reload()
    await page.get_by_role("heading", level=1).wait_for()
    await expect(page.get_by_text(OTHER)).to_have_count(0)
    await announce(house, None)


async def test_a_stranger_without_a_socket_sees_it_too(browsing: Browsing, house: House) -> None:
    page = (await browsing.person(PHONE)).page
    await announce(house, TEXT)
    await page.goto("/")
    await hears(page, TEXT)
    await announce(house, None)
