"""A browser without cookies gets an explanation before it opens a table at which it could not play."""

import json
from pathlib import Path
from typing import Final

import pytest
from playwright.async_api import async_playwright, expect

from tablee.store.store import Store
from tests.e2e.browser import PHONE, QUIET, WHOLE
from tests.e2e.house import House
from tests.marks import always_and_soak
from tests.patience import patience_ms

BLOCKED: Final = 2
"""Chromium's content setting that blocks cookies."""
TOLD: Final = {
    "en": "This browser keeps no cookies",
    "fr": "Ce navigateur ne garde pas les cookies",
    "nl": "Deze browser bewaart geen cookies",
}
PLAY: Final = {"en": "Play now", "fr": "Jouer tout de suite", "nl": "Nu spelen"}


async def tables(house: House) -> int:
    store = await Store.open(str(house.database))
    try:
        return len(await store.matches.bots_due(2**53))
    finally:
        await store.close()


@pytest.mark.slow
@pytest.mark.parametrize("language", always_and_soak("nl", "en", "fr"))
async def test_play_now_says_what_to_do_and_opens_no_table(
    house: House, tmp_path: Path, language: str
) -> None:
    """Slow: the whole browser, whose settings its shell does not have, starts for it."""
    profile = tmp_path / "Default"
    profile.mkdir()
    settings = {"profile": {"default_content_setting_values": {"cookies": BLOCKED}}}
    (profile / "Preferences").write_text(json.dumps(settings))
    before = await tables(house)
    async with async_playwright() as playwright:
        context = await playwright.chromium.launch_persistent_context(
            tmp_path,
            executable_path=WHOLE,
            args=[*QUIET, "--headless=new"],
            base_url=house.base,
            locale=language,
            viewport={"width": PHONE["width"], "height": PHONE["height"]},
            timeout=patience_ms(),
        )
        page = await context.new_page()
        await page.goto("/")
        for _ in range(2):
            await page.get_by_role("button", name=PLAY[language]).first.click()
            await expect(page.get_by_role("alert").filter(has_text=TOLD[language])).to_be_visible()
            assert page.url == f"{house.base}/"
        await page.goto("/quick")
        await page.locator("[data-quick] button").first.click()
        await expect(page.get_by_role("alert").filter(has_text=TOLD[language])).to_be_visible()
        await context.close()
    assert await tables(house) == before
