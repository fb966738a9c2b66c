"""How large the things are that one taps or clicks."""

from pathlib import Path

from playwright.async_api import Page

MEASURE = Path(__file__).with_name("targets.js").read_text()


async def small_targets(page: Page, least: int) -> list[str]:
    """Everything that can be tapped and is narrower or lower than `least` px, with its size."""
    found: list[str] = await page.evaluate(MEASURE, least)
    return found
