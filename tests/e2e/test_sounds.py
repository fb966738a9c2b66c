"""The sounds at the tables: each game's own, for people who want them."""

from itertools import combinations
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.async_api import Page, expect

from tablee.games import installed
from tests.e2e.browser import Browsing, Person
from tests.e2e.tables import open_table

LISTENING: Final = Path(__file__).with_name("listening.js")
ALIKE: Final = 0.95
"""The greatest similarity of two sounds, as the cosine of their strengths by time and pitch."""


async def listen(person: Person) -> Page:
    """Return a person's page that keeps every computed sound."""
    await person.context.add_init_script(path=LISTENING)
    return person.page


async def sounds_of(person: Person, game: str) -> list[dict[str, Any]]:
    """Return the sounds that the table of `game` computes at the first touch."""
    page = person.page
    await page.goto(f"/t/{await open_table(person, game=game)}")
    await page.locator(".board > [data-ply]").wait_for()
    await page.keyboard.press("Shift")
    await page.wait_for_function("() => heard.worked.length > 3 && heard.pending === 0")
    return list(await page.evaluate("measured()"))


@pytest.mark.soak
async def test_every_sound_can_be_heard_is_not_cut_off_and_is_like_no_other(browsing: Browsing) -> None:
    """A table of every game is opened, because its sounds are computed only there."""
    person = await browsing.person()
    await listen(person)
    # The bell for a turn is the same at all tables; another test checks that no two games share a recipe.
    sounds = {
        tuple(sound["profile"]): (f"{game} {at}", sound["peak"])
        for game in sorted(installed())
        for at, sound in enumerate(await sounds_of(person, game))
    }
    for name, peak in sounds.values():
        assert 0.2 < peak < 1, name
    for (first, one), (second, other) in combinations(((key, name) for key, (name, _) in sounds.items()), 2):
        likeness = sum(a * b for a, b in zip(first, second, strict=True))
        assert likeness < ALIKE, (one, other)


async def test_who_watches_hears_nothing_unless_it_is_wanted(browsing: Browsing) -> None:
    player, watcher = await browsing.person(), await browsing.person()
    table = await open_table(player, [{"kind": "me"}, {"kind": "device", "name": "Bo"}], game="tokan")
    pages = [await listen(player), await listen(watcher)]
    for page in pages:
        await page.goto(f"/t/{table}")
        await page.locator(".board > [data-ply='0']").wait_for()
        await page.keyboard.press("Shift")
    await player.page.keyboard.press("!")
    await player.page.locator("#hints li button").first.click()
    await player.page.get_by_role("button", name="Play it").click()
    await player.page.wait_for_function("() => heard.played > 0")
    await expect(watcher.page.locator(".board > [data-ply='1']")).to_be_visible()
    assert await watcher.page.evaluate("heard.played + heard.worked.length") == 0
