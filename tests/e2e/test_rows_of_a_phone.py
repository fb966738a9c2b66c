"""The players of a full table are whole on small screens, and MOKA explains the first choice."""

from collections.abc import Sequence
from typing import Any, Final

import pytest
from playwright.async_api import Page

from tablee.store.store import Store
from tests.e2e.browser import Browsing, resize
from tests.e2e.house import House
from tests.e2e.pictures import GAMES, Scene, be, lay_out
from tests.e2e.tables import open_table
from tests.e2e.test_one_view import FAULTS as ONE_VIEW
from tests.e2e.test_one_view import RECORDS

PHONE_360: Final = {"width": 360, "height": 740}
NAMES: Final = ("Mathilde", "Léopold", "Bo", "Guest 3", "Philippe", "Sofie")
"""Ordinary names: none is longer than eight letters."""
LONG: Final = (
    "Anne-Charlotte",
    "Maximiliaan",
    "Wilhelmina",
    "Jean-Christophe",
    "Marie-Antoinette",
    "Bartholomeus",
)
BESIDE_THE_LOG: Final = {"width": 1024, "height": 768}
LANDSCAPE: Final = {"width": 844, "height": 390}
SCENES: Final = {
    "toko-maja": Scene(GAMES / "toko_maja" / "records" / "short-6p-false-3-value-1-level0.jsonl", 40),
    "mawoki": Scene(GAMES / "mawoki" / "records" / "17-6p-target-draws-effect-first-level2.jsonl", 20),
    "moka": Scene(GAMES / "moka" / "records" / "rules-2-14.jsonl", 30),
    "rummikub": Scene(GAMES / "rummikub" / "records" / "19.jsonl", 55),
}
CUT: Final = """() => [...document.querySelectorAll('.seats.rows strong .rest')]
    .filter((name) => name.scrollWidth > name.clientWidth)
    .map((name) => name.textContent)"""
INDENTED: Final = """() => [...document.querySelectorAll('.seats.rows .beside')].flatMap((row) => {
    const left = (item) => {
        const range = document.createRange()
        range.selectNodeContents(item)
        return range.getBoundingClientRect().left
    }
    const more = row.querySelector('.more')
    const first = [...more.querySelectorAll('i, b, small')].find((one) => {
        const box = one.getBoundingClientRect()
        return box.width > 1 && getComputedStyle(one).opacity !== '0' && one.textContent + one.innerHTML !== ''
    })
    const by = first === undefined ? 0 : first.getBoundingClientRect().left - left(row.querySelector('strong'))
    return by > 3 ? [`${row.textContent.trim().slice(0, 30)}: ${by} px`] : []
})"""
CLIPPED: Final = """() => [...document.querySelectorAll('.seats.rows .beside .more')].flatMap((more) => {
    const end = more.getBoundingClientRect().bottom
    return [...more.querySelectorAll('i, b, small')].filter((one) => {
        const box = one.getBoundingClientRect()
        const seen = box.width > 1 && getComputedStyle(one).opacity !== '0'
        // What begins below is folded away as a whole.
        return seen && box.top < end - 1 && box.bottom > end + 1
    }).map((one) => `${one.outerHTML.slice(0, 40)} is cut`)
})"""
OUTSIDE: Final = """() => [...document.querySelectorAll('.stage li')]
    .filter((turn) => [...turn.children].some((part) =>
        part.getBoundingClientRect().right > turn.getBoundingClientRect().right + 1))
    .map((turn) => turn.textContent)"""


async def faults(page: Page) -> list[str]:
    found: list[str] = []
    for script in (CUT, INDENTED, CLIPPED, OUTSIDE):
        found += await page.evaluate(script)
    return found


@pytest.mark.parametrize("game", SCENES)
async def test_ordinary_names_are_whole_and_what_follows_is_below_them(
    house: House, browsing: Browsing, game: str
) -> None:
    page = await seated(house, browsing, game, NAMES, PHONE_360)
    assert await faults(page) == []


async def seated(
    house: House, browsing: Browsing, game: str, names: Sequence[str], size: dict[str, int]
) -> Page:
    """Return the page of the player to act at a full table."""
    store = await Store.open(str(house.database))
    try:
        table, turn, tokens = await lay_out(store, SCENES[game], names)
    finally:
        await store.close()
    person = await browsing.person(size, touch=True, language="fr")
    await be(person, house.base, tokens[turn])
    await person.page.goto(f"/t/{table}")
    await person.page.locator(".board > [data-ply]").wait_for()
    return person.page


@pytest.mark.parametrize("game", RECORDS)
async def test_the_larger_buttons_of_the_childs_mode_fit_too(
    house: House, browsing: Browsing, game: str
) -> None:
    store = await Store.open(str(house.database))
    try:
        table, turn, tokens = await lay_out(store, Scene(GAMES / RECORDS[game], 24), LONG)
    finally:
        await store.close()
    person = await browsing.person(PHONE_360, touch=True, language="nl")
    await person.settle(child=True)
    page = person.page
    await be(person, house.base, tokens[turn])
    await page.goto(f"/t/{table}")
    await page.locator(".status.mine").wait_for()
    await page.locator("[data-child] .board > [data-ply]").wait_for()
    assert await page.evaluate(ONE_VIEW) == []


@pytest.mark.parametrize("game", ["toko-maja", "mawoki", "moka"])
async def test_six_players_with_long_names_leave_room_for_whose_turn_it_is(
    house: House, browsing: Browsing, game: str
) -> None:
    page = await seated(house, browsing, game, LONG, LANDSCAPE)
    end = await page.locator(".above .status").evaluate("(words) => words.getBoundingClientRect().bottom")
    assert end <= LANDSCAPE["height"]
    await resize(page, **BESIDE_THE_LOG)
    heights = await page.locator(".seats .seat").evaluate_all("(all) => all.map((one) => one.offsetHeight)")
    assert len(heights) == 6
    assert max(heights) < 60


async def test_on_a_phone_in_landscape_toko_maja_with_six_players_needs_no_scrolling(
    house: House, browsing: Browsing
) -> None:
    page = await seated(house, browsing, "toko-maja", LONG, LANDSCAPE)
    assert await page.evaluate("document.documentElement.scrollHeight - innerHeight") <= 0
    held = page.locator(".others [data-player]")
    assert await held.count() == 5
    bottoms = await held.evaluate_all("(all) => all.map((one) => one.getBoundingClientRect().bottom)")
    assert max(bottoms) <= LANDSCAPE["height"]


@pytest.mark.parametrize("language", ["fr", "nl", "en"])
async def test_at_a_full_table_of_moka_each_challenge_shows_an_example(
    browsing: Browsing, language: str
) -> None:
    person = await browsing.person(PHONE_360, touch=True, language=language)
    seats: list[dict[str, Any]] = [{"kind": "me"}, *[{"kind": "bot", "level": 1}] * 5]
    table = await open_table(person, seats, game="moka")
    await person.page.goto(f"/t/{table}")
    stacks = person.page.locator(".stack .example")
    await stacks.nth(2).wait_for()
    for at in range(3):
        assert await stacks.nth(at).evaluate(
            """(example) => {
                const stack = example.closest('.stack')
                const box = example.getBoundingClientRect()
                const within = stack.getBoundingClientRect()
                return box.height > 20 && box.bottom <= within.bottom && stack.scrollWidth <= stack.clientWidth + 1
            }"""
        )
