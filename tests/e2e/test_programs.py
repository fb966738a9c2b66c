"""A program that the operator offers is chosen in the form like any bot, and plays under its own name."""

import shlex
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.async_api import Page, expect

from tests.e2e.browser import PHONE, Browsing, until
from tests.e2e.house import House
from tests.e2e.tokan import move, my_turn_or_over
from tests.marks import always_and_soak

EXAMPLE = Path(__file__).parents[2] / "examples" / "bot.py"
GROUPS = {
    "en": ("Which bot?", "Programs"),
    "fr": ("Quel robot ?", "Programmes"),
    "nl": ("Welke bot?", "Programma’s"),
}
OFFERED = """async () => {
    const body = JSON.stringify({ game: 'tokan', players: 2 })
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch('/api/setup', { method: 'POST', headers, body })
    return (await answer.json()).programs.length > 0
}"""
"""Whether the program can be chosen; the server asks it for its games after the start."""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Yield a server of its own that offers a program."""
    command = shlex.join([sys.executable, str(EXAMPLE)])
    with House(tmp_path_factory.mktemp("offering"), programs=[f"Long Jumper={command}"]) as house:
        yield house


async def form(page: Page, language: str = "en") -> None:
    """Open the form of a new table, once the program has named its games: an earlier form would lack it."""
    label, group = GROUPS[language]
    await page.goto("/new/tokan")
    await until(page, OFFERED)
    await page.reload()
    await expect(page.get_by_label(label).locator(f'optgroup[label="{group}"] option')).to_have_text(
        "Long Jumper"
    )


async def test_a_program_is_chosen_beside_the_levels_and_answers_every_move(browsing: Browsing) -> None:
    page = (await browsing.person()).page
    await form(page)
    await page.get_by_label("Which bot?").select_option("Long Jumper")
    await page.get_by_label("Bot speed").select_option("0")
    await page.get_by_role("button", name="Open the table").click()
    await expect(page.get_by_text("Long Jumper").first).to_be_visible()
    for _ in range(3):
        assert await my_turn_or_over(page)
        await move(page)
    assert await my_turn_or_over(page)


@pytest.mark.parametrize("language", always_and_soak("nl", "en", "fr"))
async def test_the_form_lists_programs_in_each_language(browsing: Browsing, language: str) -> None:
    person = await browsing.person(PHONE, touch=True, language=language)
    await form(person.page, language)
    assert await person.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


async def test_a_free_seat_is_given_to_a_program(browsing: Browsing) -> None:
    page = (await browsing.person(PHONE, touch=True)).page
    await page.goto("/new/tokan?with=friend")
    await until(page, OFFERED)
    await page.get_by_role("button", name="Open the table").click()
    await page.get_by_text("Or give the seat to a bot").click()
    await page.get_by_role("button", name="Long Jumper").click()
    await expect(page.get_by_role("grid")).to_be_visible()
    await expect(page.get_by_text("Long Jumper").first).to_be_visible()
    assert await page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
