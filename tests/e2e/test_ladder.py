"""The ladder of a server: found from the start page, read as a table, opened by keyboard, with matches to replay and
records to save."""

import re
import shlex
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Page, expect

from tablee.core.record import parse_text
from tablee.match import Match
from tests.e2e.axe import serious_findings
from tests.e2e.browser import PHONE, Browsing, Chromium
from tests.e2e.house import House
from tests.patience import until
from tests.server.programs import command, let_go

BOT, OTHER = "Fox", "Bot 1"
"""The pair that plays first: a program goes before the bots of the game."""


@pytest.fixture(scope="module")
def with_ladder(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Yield a server with a ladder and a program, which plays any game from the start of the server on."""
    folder = tmp_path_factory.mktemp("ladder")
    notes = folder / "notes"
    let_go(notes)
    fox = f"Fox={shlex.join(command('wait', notes))}"
    with House(folder, programs=[fox], ladder=True) as house:
        yield house


@pytest_asyncio.fixture(loop_scope="session")
async def there(with_ladder: House, chromium: Chromium) -> AsyncIterator[Browsing]:
    """Yield people at that server; no page may complain of errors."""
    async with Browsing(with_ladder.base, await chromium.browser()) as browsing:
        yield browsing
        assert browsing.complaints() == []


async def has_played(page: Page) -> bool:
    """True if the page of the ladder shows who has played."""
    await page.reload()
    shown = page.locator("main tbody tr").first.or_(page.get_by_text("No program has said yet"))
    await shown.wait_for()
    return await page.locator("tbody button").count() > 1


@pytest.mark.slow
async def test_the_ladder_is_found_read_and_opened_by_keyboard_and_its_matches_replay(
    there: Browsing, tmp_path: Path
) -> None:
    """Takes long, because a server plays the first deals with a process for each bot."""
    ana = await there.person(PHONE)
    page = ana.page
    await page.goto("/")
    await page.get_by_role("link", name="Ladder of bots").click()
    await expect(page).to_have_title("Ladder of bots · Tablée")
    await until(lambda: has_played(page))
    assert await serious_findings(page) == []
    # The page is no wider than the phone.
    assert await page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    await page.get_by_role("button", name=BOT).focus()
    await page.keyboard.press("Enter")
    opened = page.get_by_role("region", name=f"{BOT} against each of the others")
    await opened.get_by_role("button", name=OTHER).focus()
    await page.keyboard.press("Space")
    assert await opened.evaluate("opened => opened.contains(document.activeElement)")
    saves = opened.get_by_role("link", name="Save the record")
    await expect(saves.first).to_be_visible()
    assert await serious_findings(page) == []
    async with page.expect_download() as saved:
        await saves.first.click()
    to = tmp_path / "record.jsonl"
    await (await saved.value).save_as(to)
    record = parse_text(to.read_text(encoding="utf-8"))
    assert sorted(record.names) == ["Fox", "bot 1"]
    assert Match.from_record(record).over

    await opened.get_by_role("link", name="Replay").first.focus()
    await page.keyboard.press("Enter")
    await page.wait_for_url("**/ladder/*")
    await expect(page.get_by_role("group", name="Look back")).to_be_visible()
    await page.keyboard.press(",")
    await expect(page.get_by_text(re.compile("Looking back: move"))).to_be_visible()
    assert await serious_findings(page) == []
    assert await page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    await page.get_by_role("button", name="Analyse this game").click()
    await expect(page.get_by_role("region", name="Analysis").get_by_role("progressbar")).to_have_count(0)
    await expect(page.get_by_role("region", name="Analysis").locator("svg").first).to_be_visible()
    await page.goto("/ladder/999999")
    await expect(page.get_by_role("alert")).not_to_be_empty()
    await page.get_by_role("link", name="To the ladder").click()
    await expect(page).to_have_title("Ladder of bots · Tablée")
