"""The size of everything that people tap or click."""

from pathlib import Path

from playwright.async_api import Page

MEASURE = Path(__file__).with_name("targets.js").read_text()


async def small_targets(page: Page, least: int) -> list[str]:
    """Return everything that can be tapped and is narrower or lower than `least` px, with its size."""
    found: list[str] = await page.evaluate(MEASURE, least)
    return found
