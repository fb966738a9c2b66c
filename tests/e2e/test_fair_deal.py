"""A deal that no single party chose: two browsers take part in it, and the page with its proof shows that."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import expect

from tests.e2e.browser import PHONE, Browsing, Chromium
from tests.e2e.house import House


@pytest_asyncio.fixture(loop_scope="session")
async def mixing(tmp_path: Path, chromium: Chromium) -> AsyncIterator[Browsing]:
    """Yield people at a server that takes numbers from their browsers."""
    with House(tmp_path, mixing=True) as house:
        async with Browsing(house.base, await chromium.browser()) as browsing:
            yield browsing
            assert browsing.complaints() == []


@pytest.mark.slow
async def test_each_browser_puts_in_a_number_and_the_proof_says_that_its_own_is_part_of_the_deal(
    mixing: Browsing,
) -> None:
    """A server of its own and two browsers: the page itself verifies the promise."""
    ana, bo = await mixing.person(), await mixing.person(PHONE)
    await ana.page.goto("/new/tokan?with=friend")
    await ana.page.get_by_text("What do you agree on?").click()
    await ana.page.get_by_role("button", name="No help at all").click()
    await ana.page.get_by_role("button", name="Open the table").click()
    await expect(ana.page.locator("#invite-link")).to_be_visible()
    table = ana.page.url
    await bo.page.goto(table)
    await expect(bo.page.get_by_text("no hints, no replay during the game, no taking back")).to_be_visible()
    await bo.page.locator(".invitation button.main").first.click()
    for one in (ana, bo):
        await expect(one.page.locator(".board")).to_be_visible()
        await expect(one.page.get_by_role("button", name="What could I do?")).to_have_count(0)
    await bo.page.get_by_role("button", name="Menu").click()
    await expect(bo.page.get_by_role("button", name="Look back")).to_have_count(0)
    await bo.page.get_by_role("button", name="Resign").click()
    await bo.page.get_by_role("button", name="Yes").click()
    await expect(ana.page.get_by_test_id("result-layer")).to_be_visible()
    for one in (ana, bo):
        await one.page.goto(f"{table}/proof")
        await expect(one.page.get_by_text("Your browser’s number is part of it")).to_be_visible()
        await expect(one.page.get_by_text("the deal was made from all of them")).to_be_visible()
