"""Friends on the same network, at the plain http address that `tablee serve --lan` prints: no page there is secure."""

from collections.abc import AsyncIterator, Iterator
from typing import Final

import pytest
import pytest_asyncio
from playwright.async_api import expect

from tablee.cli.lan import shared_urls
from tests.e2e.browser import DESKTOP, PHONE, Browsing, Chromium
from tests.e2e.house import House
from tests.e2e.tables import who_acts
from tests.e2e.tokan import MAY_MOVE, move, open_table
from tests.marks import always_and_soak

UNTRUSTWORTHY: Final = "Cross-Origin-Opener-Policy header has been ignored"
"""Chromium's message at every plain http address; the header is useful on https."""


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Yield a server on every address of this machine; `base` is the first printed address."""
    with House(tmp_path_factory.mktemp("home"), lan=True) as home:
        printed = shared_urls("0.0.0.0", home.port)
        if not printed:
            pytest.skip("this machine has no address but its own")
        home.base = printed[0]
        yield home


@pytest_asyncio.fixture(loop_scope="session")
async def there(home: House, chromium: Chromium, request: pytest.FixtureRequest) -> AsyncIterator[Browsing]:
    """Yield people at that address; no page may complain of errors."""
    home.deals.begin(request.node.name)
    async with Browsing(home.base, await chromium.browser()) as browsing:
        yield browsing
        assert [one for one in browsing.complaints() if UNTRUSTWORTHY not in one] == []


@pytest.mark.slow
async def test_two_friends_play_by_the_link_of_an_address_without_https(there: Browsing) -> None:
    """Slow: moves on two pages."""
    ana, bo = await there.person(DESKTOP), await there.person(PHONE, touch=True, language="nl")
    await ana.page.goto("/")
    assert await ana.page.evaluate("[isSecureContext, 'clipboard' in navigator]") == [False, False]
    await ana.page.get_by_role("article", name="TOKAN").get_by_role("link", name="With friends").click()
    await ana.page.get_by_role("button", name="Open the table").click()
    link = await ana.page.get_by_label("Link to this table").input_value()
    assert link.startswith(f"{there.base}/t/")
    await expect(ana.page.get_by_text("Only this computer can open this link.")).to_have_count(0)
    await ana.page.get_by_role("button", name="Copy").click()
    await expect(ana.page.get_by_role("button", name="Copied")).to_be_visible()

    await bo.page.goto(link)
    await bo.page.get_by_role("button", name="Ga zitten").tap()
    pages = ana.page, bo.page
    for moves in range(4):
        at = await who_acts(pages, MAY_MOVE)
        assert at is not None, f"the game is over after {moves} moves"
        await move(pages[at])


@pytest.mark.parametrize("language", always_and_soak("fr", "en", "nl"))
async def test_what_only_https_has_is_explained_there(there: Browsing, language: str) -> None:
    told = {
        "en": ("need an address that begins with https", "This page cannot use passkeys"),
        "fr": ("demandent une adresse qui commence par https", "ne peut pas se servir de clés d’accès"),
        "nl": ("vragen een adres dat met https begint", "kan geen toegangssleutels gebruiken"),
    }
    notifications, passkeys = told[language]
    person = await there.person(PHONE, language=language, workers=True)
    await open_table(person)
    page = person.page
    for path, sentence in (("/notifications", notifications), ("/me", passkeys)):
        await page.goto(path)
        await expect(page.get_by_text(sentence)).to_be_visible()


async def test_at_localhost_the_link_is_said_to_be_of_no_use_to_friends(browsing: Browsing) -> None:
    page = (await browsing.person(PHONE)).page
    await page.goto("/")
    await page.get_by_role("article", name="TOKAN").get_by_role("link", name="With friends").click()
    await page.get_by_role("button", name="Open the table").click()
    await expect(page.get_by_text("Only this computer can open this link.")).to_be_visible()
