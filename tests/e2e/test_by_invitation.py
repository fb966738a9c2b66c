"""At a server by invitation a stranger sees one friendly page, and an invited person comes in by their link."""

import time
from collections.abc import AsyncIterator, Iterator
from typing import Final

import pytest
import pytest_asyncio
from playwright.async_api import expect

from tablee.store.store import Store
from tests.e2e.axe import serious_findings
from tests.e2e.browser import PHONE, Browsing, Chromium
from tests.e2e.house import House
from tests.marks import always_and_soak

TITLE: Final = {
    "en": "This server is by invitation",
    "fr": "Ce serveur est sur invitation",
    "nl": "Deze server is op uitnodiging",
}
COME_IN: Final = {"en": "Come in", "fr": "Entrer", "nl": "Binnenkomen"}
PLACES: Final = ("/", "/t/aaaaaaaaaaaaaaaa", "/new/tokan", "/quick", "/me")


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Yield a server by invitation."""
    with House(tmp_path_factory.mktemp("club"), by_invitation=True) as club:
        yield club


@pytest_asyncio.fixture(loop_scope="session")
async def there(club: House, chromium: Chromium) -> AsyncIterator[Browsing]:
    """Yield people at that server; no page may complain of errors."""
    async with Browsing(club.base, await chromium.browser()) as browsing:
        yield browsing
        assert browsing.complaints() == []


async def link(club: House) -> str:
    store = await Store.open(str(club.database))
    now = time.time_ns() // 1_000_000
    token = await store.entrances.make(1, now + 600_000, now)
    await store.close()
    return f"/enter#{token}"


@pytest.mark.parametrize("language", always_and_soak("fr", "en", "nl"))
async def test_a_stranger_sees_the_same_friendly_page_everywhere(there: Browsing, language: str) -> None:
    page = (await there.person(PHONE, language=language)).page
    for place in PLACES:
        await page.goto(place)
        await expect(page.get_by_role("heading", level=1)).to_have_text(TITLE[language])
        await expect(page.get_by_role("alert")).to_have_count(0)
        await expect(page.get_by_role("button", name="Nederlands")).to_be_visible()
    assert await serious_findings(page) == []
    await page.locator("main a[href='/back']").click()
    await expect(page.get_by_role("textbox")).to_be_visible()


@pytest.mark.parametrize("language", always_and_soak("nl", "en", "fr"))
async def test_an_invited_person_comes_in_once_and_for_all(
    there: Browsing, club: House, language: str
) -> None:
    page = (await there.person(PHONE, touch=True, language=language)).page
    await page.goto(await link(club))
    # What lets people in stays in no history.
    await expect(page).to_have_url(f"{club.base}/enter")
    assert await serious_findings(page) == []
    await page.get_by_role("button", name=COME_IN[language]).tap()
    await page.wait_for_url(f"{club.base}/")
    await page.locator(".boxes article").first.wait_for()
    await page.reload()
    await page.locator(".boxes article").first.wait_for()
