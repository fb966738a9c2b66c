"""Whole matches by a person who sees nothing: moves chosen by their words, and every event spoken."""

import re
from typing import Any

import pytest
from playwright.async_api import expect

from tests.e2e.browser import DESKTOP, PHONE, Browsing
from tests.e2e.reader import Reader
from tests.e2e.tables import open_table
from tests.marks import always_and_soak

OVER = re.compile(r"win|draw")
RAW = re.compile(r"[{}\u2068\u2069]|\b[a-z]+-[a-z]+-[a-z]+\b|undefined|NaN|\[object")
"""Text that no sentence contains: placeholders, message ids, values of the language."""
GAMES: list[Any] = always_and_soak(
    ("mawoki", {}),
    ("moka", {"dictionary": "en"}),
    ("rummikub", {"opening": 0, "stall": 1}),
    ("tokan", {}),
    ("toko-maja", {}),
)


async def move(reader: Reader) -> int:
    """Ask for the possible actions, choose the first one offered, and play it.

    Return what had been heard before, because the player waits for what the move does: a help that is asked for
    earlier closes with it.
    """
    await reader.press(reader.button("What could I do?"))
    way = reader.page.get_by_role("list", name="Ways to go on").get_by_role("button").first
    await reader.press(way)
    before = len(await reader.heard())
    await reader.press(reader.button("Play it"))
    sure = reader.page.get_by_role("dialog", name=re.compile(r"\?"))
    if await sure.count():
        await reader.press(sure.get_by_role("button").last)
    return before


@pytest.mark.slow
@pytest.mark.parametrize(("game", "options"), GAMES)
async def test_a_whole_match_is_played_by_ear_alone(
    browsing: Browsing, game: str, options: dict[str, Any]
) -> None:
    """Slow: a whole match, every move of it chosen from words."""
    person = await browsing.person(DESKTOP)
    reader = await Reader.of(person)
    page = person.page
    await page.goto(f"/t/{await open_table(person, game=game, **options)}")
    layer = page.get_by_role("dialog", name=OVER)
    mine = reader.button("What could I do?").and_(page.locator(":enabled"))
    moves = 0
    while True:
        await mine.or_(layer).first.wait_for()
        if await layer.count():
            break
        before = await move(reader)
        moves += 1
        # The player's own action is spoken too, and then whose turn it is.
        await reader.hear("", before)
    assert moves > 1
    await reader.hear("The game is over.")
    await expect(layer).to_be_focused()
    described = page.locator(f"#{await layer.get_attribute('aria-describedby')}")
    await expect(layer).to_have_accessible_description(re.compile(r"\S.*1\..*2\."))
    await expect(described).to_contain_text(re.compile(r"\d"))
    spoken = await reader.heard()
    assert any("Your turn." in said for said in spoken)
    assert [said for said in spoken if RAW.search(said)] == []


async def test_faces_are_named_and_a_reaction_is_heard_as_often_as_it_is_made(browsing: Browsing) -> None:
    ana, bo = await browsing.person(DESKTOP), await browsing.person(PHONE, touch=True)
    reader = await Reader.of(ana)
    table = await open_table(ana, [{"kind": "me"}, {"kind": "friend"}], game="tokan")
    await ana.page.goto(f"/t/{table}")
    await bo.page.goto(f"/t/{table}")
    await bo.page.get_by_role("button", name="Sit down").tap()
    for page in (ana.page, bo.page):
        await page.get_by_role("grid").wait_for()
    seats = ana.page.get_by_role("list", name="Who sits here").get_by_role("listitem")
    for seat in range(2):
        await expect(seats.nth(seat).get_by_role("img").first).to_have_accessible_name(
            re.compile(r"\w+, \w+ with \w+")
        )
    await bo.page.get_by_role("button", name="Chat").tap()
    for _ in range(2):
        before = len(await reader.heard())
        await bo.page.get_by_role("button", name="a heart").tap()
        await reader.hear(": a heart", before)
