"""A variant at a server that offers them: set in the form, passed on by its link, and named at the table."""

from collections.abc import AsyncIterator, Iterator
from typing import Any, Final

import pytest
import pytest_asyncio
from playwright.async_api import expect

from tablee import read_variant
from tests.e2e.axe import serious_findings
from tests.e2e.browser import DESKTOP, PHONE, TABLET, Browsing, Chromium
from tests.e2e.house import House
from tests.e2e.tables import open_table
from tests.house.tree import GAMES
from tests.marks import always_and_soak

CHANGED: Final = {
    "mawoki": ("hand", "Cards in each hand", 5),
    "moka": ("rounds", "Rounds", 2),
    "rummikub": ("rack", "Tiles on each rack at the start", 20),
    "tokan": ("lion_reach", "Squares that a lion moves", 2),
    "toko-maja": ("jokers", "Jokers in the deck", 4),
}
"""A number of each game: its name, its label, and a value that is not the rulebook's."""

FOLD: Final = "The numbers of the rulebook"


@pytest.fixture(scope="module")
def designer(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Yield a server that offers variants."""
    with House(tmp_path_factory.mktemp("designer"), variants=True) as designer:
        yield designer


@pytest_asyncio.fixture(loop_scope="session")
async def there(designer: House, chromium: Chromium) -> AsyncIterator[Browsing]:
    """Yield people at that server; no page may complain of errors."""
    async with Browsing(designer.base, await chromium.browser()) as browsing:
        yield browsing
        assert browsing.complaints() == []


@pytest.mark.parametrize("game", sorted(CHANGED))
async def test_a_number_is_changed_in_the_form_passed_on_and_named_at_the_table(
    there: Browsing, game: str
) -> None:
    option, label, value = CHANGED[game]
    ana = await there.person(PHONE)
    await ana.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page = ana.page
    await page.goto(f"/new/{game}")
    await page.get_by_text(FOLD).click()
    number = page.get_by_label(label, exact=True)
    await number.fill(str(value))
    await number.blur()
    assert await serious_findings(page) == []
    await page.get_by_role("button", name="Copy the link to this variant").click()
    link = await page.evaluate("navigator.clipboard.readText()")
    await page.get_by_role("button", name="Open the table").click()
    await page.wait_for_url("**/t/*")
    await page.get_by_role("button", name="Menu").click()
    await page.get_by_role("button", name="Help", exact=True).click()
    named = page.get_by_text("Played with other numbers than the rulebook’s")
    await expect(named).to_contain_text(f"{label}: {value}")
    assert await page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    told = await page.evaluate(
        "fetch('/api' + location.pathname.replace('/t/', '/tables/')).then(r => r.json())"
    )
    assert told["options"][option] == value

    bo = await there.person()
    await bo.page.goto(link)
    await expect(bo.page.get_by_label(label, exact=True)).to_have_value(str(value))


SMALL: Final = sorted(path.parent.parent.name for path in GAMES.glob("*/variants/small.toml"))
LARGE: Final[dict[str, dict[str, Any]]] = {
    "mawoki": {"hand": 24, "arrow": "steal", "smoke": "may"},
    "rummikub": {"rack": 24},
    "tokan": {"columns": 4, "mice": 3, "jackals": 6, "lions": 5},
    "toko-maja": {"copies_1": 24, "copies_5": 0, "token_1": 30, "token_5": 30},
}
"""Variants with the most to show: cards in a hand, tiles, rows, points."""


@pytest.mark.slow
@pytest.mark.parametrize("game", always_and_soak(*SMALL))
async def test_the_smallest_and_the_largest_variants_fit_into_the_window(there: Browsing, game: str) -> None:
    """Takes long, because two tables are looked at in four windows each."""
    small = read_variant(GAMES / game / "variants" / "small.toml")
    for options in (small.options, LARGE[small.game]):
        ana = await there.person(DESKTOP)
        table = await open_table(ana, game=small.game, **options)
        for window in (PHONE, {"width": 390, "height": 844}, TABLET, DESKTOP):
            await ana.page.set_viewport_size(window)  # type: ignore[arg-type]
            await ana.page.goto(f"/t/{table}")
            await ana.page.locator(".board [data-ply], .board [role=grid]").first.wait_for()
            page = "document.documentElement"
            await ana.page.wait_for_function(
                f"{page}.scrollWidth <= innerWidth && {page}.scrollHeight <= innerHeight"
            )
