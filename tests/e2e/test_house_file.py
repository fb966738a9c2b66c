"""A server with a house file shows its name, texts and colours on every page, offline too, for one small request."""

from collections.abc import AsyncIterator, Iterator
from typing import Final

import pytest
import pytest_asyncio
from playwright.async_api import Page, Request, expect

from tablee.games import installed
from tests.e2e.axe import serious_findings
from tests.e2e.browser import DESKTOP, PHONE, Browsing, Chromium
from tests.e2e.house import House

NAME: Final = "La Taverne des Douze Écus"
WILD: Final = f'''
name = "{NAME}"
privacy = "Questions? table@taverne.example <b>now</b>"

[imprint]
fr = """
# Qui gère ce serveur
La Taverne ASBL
1000 Bruxelles
"""
en = "Who: https://taverne.example."

[colours.light]
paper = "#ffe94a"
sheet = "#fff7c2"
sunken = "#ffd84a"
ink = "#2a0030"
ink-soft = "#5a1a66"
line-strong = "#7a5a00"
accent = "#8a0050"
accent-ink = "#fffbe0"
accent-soft = "#ffd0ea"
warm = "#8f1d00"
good = "#1c5a24"
focus = "#1133aa"

[colours.dark]
paper = "#00203a"
accent = "#ff9be0"
accent-ink = "#3a0028"
'''
WINE: Final = "rgb(138, 0, 80)"
NARROWEST: Final = {"width": 320, "height": 640}


@pytest.fixture(scope="module")
def tavern(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Yield a server by invitation with a house file."""
    folder = tmp_path_factory.mktemp("tavern")
    (folder / "house.toml").write_text(WILD, encoding="utf-8")
    with House(folder, by_invitation=True, house_file=folder / "house.toml") as tavern:
        yield tavern


@pytest.fixture(scope="module")
def inn(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Yield an open server with the same house file."""
    folder = tmp_path_factory.mktemp("inn")
    (folder / "house.toml").write_text(WILD, encoding="utf-8")
    with House(folder, house_file=folder / "house.toml") as inn:
        yield inn


@pytest_asyncio.fixture(loop_scope="session")
async def inside(inn: House, chromium: Chromium) -> AsyncIterator[Browsing]:
    """Yield people at the open server; no page may complain of errors or of the content security policy."""
    async with Browsing(inn.base, await chromium.browser()) as browsing:
        yield browsing
        assert browsing.complaints() == []


async def colour_of_links(page: Page) -> str:
    return str(await page.locator("footer a").first.evaluate("link => getComputedStyle(link).color"))


async def test_name_texts_and_colours_are_on_the_pages(inside: Browsing) -> None:
    page = (await inside.person(PHONE, language="fr")).page
    await page.goto("/")
    await expect(page.get_by_role("banner")).to_contain_text(NAME)
    await expect(page).to_have_title(NAME)
    await expect(page.get_by_text(f"{NAME} fonctionne avec Tablée.")).to_be_visible()
    assert await colour_of_links(page) == WINE
    assert await serious_findings(page) == []
    await page.get_by_role("link", name="Mentions légales").click()
    await expect(page).to_have_title(f"Mentions légales · {NAME}")
    article = page.get_by_role("article")
    await expect(article.get_by_role("heading")).to_have_text("Qui gère ce serveur")
    assert await article.get_by_role("paragraph").inner_text() == "La Taverne ASBL\n1000 Bruxelles"
    assert await serious_findings(page) == []
    await page.goto("/privacy")
    await expect(page.get_by_role("article")).to_have_text("Questions? table@taverne.example <b>now</b>")
    await expect(page.get_by_role("article").get_by_role("link")).to_have_attribute(
        "href", "mailto:table@taverne.example"
    )
    manifest = await page.evaluate(
        "fetch(document.querySelector('link[rel=manifest]').href).then(a => a.json())"
    )
    assert (manifest["name"], manifest["theme_color"]) == (NAME, "#ffe94a")


async def test_high_contrast_keeps_its_own_colours(inside: Browsing) -> None:
    person = await inside.person(DESKTOP)
    await person.settle(language="en", theme="contrast-light")
    page = person.page
    await page.goto("/")
    assert await colour_of_links(page) == "rgb(0, 60, 51)"


async def test_a_long_name_pushes_nothing_out_of_the_narrowest_window(inside: Browsing) -> None:
    page = (await inside.person(NARROWEST, language="nl")).page
    for place in ("/", "/imprint", "/privacy"):
        await page.goto(place)
        await expect(page.get_by_role("banner")).to_contain_text(NAME)
        assert await page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
        header = await page.get_by_role("banner").bounding_box()
        assert header is not None
        assert header["height"] < 80


async def loaded(people: Browsing) -> set[str]:
    """Return the names of the files that a newcomer's first page loads, besides data."""
    page = (await people.person(PHONE, language="en")).page
    requests: list[Request] = []
    page.on("request", lambda one: requests.append(one))
    await page.goto("/")
    await expect(page.get_by_role("heading", name="TOKAN")).to_be_visible()
    # Each game's picture is a file of its own.
    await expect(page.locator("[data-lid]:has(svg)")).to_have_count(len(installed()))
    await page.wait_for_load_state("networkidle")
    # The service worker fetches all files again, in the background.
    return {one.url.partition("/assets/")[2] for one in requests if "/assets/" in one.url}


async def test_the_first_load_takes_one_request_more(inside: Browsing, browsing: Browsing) -> None:
    plain, furnished = await loaded(browsing), await loaded(inside)
    (added,) = furnished - plain
    assert added.startswith("house-")
    assert plain - furnished == set()


async def test_without_a_connection_the_page_is_still_that_of_the_house(inside: Browsing) -> None:
    person = await inside.person(PHONE, workers=True)
    await person.page.goto("/")
    await person.page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    await person.context.set_offline(True)
    await person.page.goto("/rules/tokan")
    await expect(person.page.get_by_role("banner")).to_contain_text(NAME)
    await expect(person.page).to_have_title(f"Rules of TOKAN · {NAME}")
    paper = "getComputedStyle(document.documentElement).getPropertyValue('--paper')"
    assert await person.page.evaluate(paper) == "#ffe94a"


async def test_a_stranger_at_a_server_by_invitation_reads_who_runs_it(
    tavern: House, chromium: Chromium
) -> None:
    async with Browsing(tavern.base, await chromium.browser()) as browsing:
        page = (await browsing.person(PHONE, language="en")).page
        await page.goto("/t/aaaaaaaaaaaaaaaa")
        await expect(page.get_by_role("heading", level=1)).to_have_text("This server is by invitation")
        await page.get_by_role("link", name="Imprint").click()
        await expect(page.get_by_role("article")).to_have_text("Who: https://taverne.example.")
        await expect(page.get_by_role("link", name="https://taverne.example")).to_have_attribute(
            "href", "https://taverne.example"
        )
        assert browsing.complaints() == []
