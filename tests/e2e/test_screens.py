"""Every screen, and a table of every game: themes, fingers, zoom and narrow phones."""

from collections.abc import Awaitable, Callable
from typing import Final, NamedTuple

import pytest
from playwright.async_api import Page, expect

from tests.e2e.axe import OF_COLOURS, serious_findings
from tests.e2e.browser import DESKTOP, PHONE, Browsing, Person, resize
from tests.e2e.targets import small_targets
from tests.e2e.test_way_in import BOT, FRIEND, ME, open_table
from tests.house.tree import game_folders

GAMES = [folder.replace("_", "-") for folder in game_folders()]
FINGER_PX, POINTER_PX = 44, 24


class Look(NamedTuple):
    """A window, a size of text and themes; text of 200 % in a window of 720 px leaves the room of 360 px."""

    viewport: dict[str, int]
    themes: tuple[str, ...]
    text: int = 100


WAYS = {
    "finger": (
        Look(PHONE, ("light", "dark", "contrast-light")),
        Look({"width": 720, "height": 900}, ("contrast",), text=200),
    ),
    "pointer": (
        Look(DESKTOP, ("dark", "contrast-light")),
        Look({"width": 720, "height": 900}, ("contrast",), text=200),
    ),
}
"""The ways to view a screen: each is opened once for a finger and once for a pointer, then checked in every way."""
TABLES: Final = ("table", "waiting")
EACH: Final = [
    pytest.param(game, way, marks=[pytest.mark.soak] if way == "pointer" else [])
    for game in (*GAMES, "")
    for way in WAYS
]
"""Every screen as on a phone; in the long run also as on a desktop."""
TOO_WIDE = """() => document.documentElement.scrollWidth > innerWidth
    ? [...document.querySelectorAll('main *')].filter((item) => item.getBoundingClientRect().right > innerWidth + 1)
        .slice(-3).map((item) => item.outerHTML.slice(0, 120))
    : []"""
"""The parts that extend beyond the window, if the page scrolls sideways."""


def themes_of(window: Look, game: str, way: str, screen: str) -> tuple[str, ...]:
    """Return the themes in which axe checks this screen in this window.

    The pieces on a table have colours of their own in each game. The rest is made of the same parts, whose colours
    `web/src/themes.test.ts` compares in every theme. In a short run the screens of one
    game, and those of none, therefore represent the others, which axe checks in one theme.
    """
    every = way == "pointer" or game in ("", GAMES[0]) or screen in TABLES
    if every and not (way == "finger" and screen.startswith("/rules/")):
        return window.themes
    return window.themes[:1] if window is WAYS[way][0] else ()


async def settled(page: Page) -> None:
    """Wait until the page is drawn."""
    await page.get_by_role("heading", level=1).first.wait_for(state="attached")
    await page.wait_for_load_state("networkidle")


async def screens(person: Person, game: str, look: Callable[[str], Awaitable[None]]) -> None:
    """Check every screen that belongs to a game, its table with all seats taken."""
    infos = await (await person.page.request.get("/api/games")).json()
    most = next(info["players"][1] for info in infos if info["game"] == game)
    table = await open_table(person, game, ME, *[BOT] * (most - 1))
    addresses = [f"/t/{table}", f"/new/{game}", f"/learn/{game}", f"/rules/{game}"]
    if game == GAMES[0]:
        # A table that waits for people looks the same in every game.
        addresses.append(f"/t/{await open_table(person, game, ME, *[FRIEND] * (most - 1))}")
    for address in addresses:
        await person.page.goto(address)
        await settled(person.page)
        for details in await person.page.locator("main details").all():
            await details.evaluate("(details) => (details.open = true)")
        await look(address if game in address else ("table" if table in address else "waiting"))


async def around(person: Person, look: Callable[[str], Awaitable[None]]) -> None:
    """Check the screens that belong to no game."""
    for address in ("/", "/device", "/me", "/back", "/nowhere"):
        await person.page.goto(address)
        await settled(person.page)
        await look(address)
    await person.page.get_by_role("button", name="Settings").click()
    await look("settings")


@pytest.mark.slow
@pytest.mark.parametrize(("game", "way"), EACH)
async def test_every_screen_is_fit_for_everybody(browsing: Browsing, game: str, way: str) -> None:
    """axe finds nothing serious, all targets are large enough, and nothing scrolls sideways.

    Slow: axe checks four screens of each game, and the colours of its table in every theme.
    """
    person = await browsing.person(WAYS[way][0].viewport, touch=way == "finger")
    page = person.page
    faults: dict[str, list[str]] = {}

    async def look(screen: str) -> None:
        found = []
        for window in WAYS[way]:
            await resize(page, window.viewport["width"], window.viewport["height"])
            await page.evaluate(f"document.documentElement.style.fontSize = '{window.text}%'")
            for theme in themes_of(window, game, way, screen):
                await page.evaluate(f"document.documentElement.dataset.theme = '{theme}'")
                first = window is WAYS[way][0] and theme == window.themes[0]
                found += await serious_findings(page, *(() if first else OF_COLOURS))
            found += await page.evaluate(TOO_WIDE)
            found += await small_targets(page, FINGER_PX if way == "finger" else POINTER_PX)
        if found:
            faults[screen] = found

    await (screens(person, game, look) if game else around(person, look))
    assert faults == {}


async def test_who_asks_for_more_contrast_is_given_it(browsing: Browsing) -> None:
    page = (await browsing.person()).page
    await page.emulate_media(contrast="more")
    await page.goto("/device")
    await settled(page)
    await expect(page.locator("html")).to_have_attribute("data-theme", "contrast-light")
    await page.emulate_media(contrast="more", color_scheme="dark")
    await expect(page.locator("html")).to_have_attribute("data-theme", "contrast")
    await page.emulate_media(contrast="no-preference", color_scheme="dark")
    await expect(page.locator("html")).to_have_attribute("data-theme", "dark")


async def test_the_language_is_guessed_and_changes_at_once_even_at_the_table(browsing: Browsing) -> None:
    person = await browsing.person(language="nl-BE")
    page = person.page
    await page.goto(f"/t/{await open_table(person, 'tokan', ME, FRIEND)}")
    await settled(page)
    assert await page.evaluate("document.documentElement.lang") == "nl"
    await page.get_by_role("button", name="Instellingen").click()
    await page.get_by_role("button", name="Français").click()
    await page.get_by_role("heading", name="Réglages").wait_for()
    assert await page.evaluate("document.documentElement.lang") == "fr"
    manifest = await page.evaluate(
        "fetch(document.querySelector('link[rel=manifest]').href).then((answer) => answer.json())"
    )
    assert manifest["lang"] == "fr"
