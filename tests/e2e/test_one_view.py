"""On an upright phone, a whole match at a full table with the longest names needs no scrolling of the page.

The moves are those of recorded matches between bots. The page belongs to one of the players. The test looks at it in
each of their turns, and in some turns of the others.
"""

import contextlib
from pathlib import Path
from typing import Final

import pytest
from playwright.async_api import Page

from tablee.core.record import parse_text
from tablee.store.store import Store
from tests.e2e.browser import PHONE, Browsing, resize
from tests.e2e.house import House
from tests.e2e.pictures import GAMES, Scene, be, lay_out
from tests.e2e.test_long_names import NAMES
from tests.e2e.test_steady import LISTEN
from tests.marks import always_and_soak
from tests.server.people import Person as Company

RECORDS: Final = {
    "toko-maja": "toko_maja/records/short-6p-false-3-value-1-level0.jsonl",
    "mawoki": "mawoki/records/17-6p-target-draws-effect-first-level2.jsonl",
    "moka": "moka/records/rules-2-14.jsonl",
    "rummikub": "rummikub/records/16.jsonl",
    "tokan": "tokan/records/003.jsonl",
}
"""A match of each game, with the greatest number of players."""
SIZES: Final = {"360x740": (360, 740), "390x844": (390, 844)}
FAULTS: Final = (Path(__file__).parent / "one_view.js").read_text("utf-8")
ROUND_READ: Final = "[data-round-close]"
"""The button that closes the points of a round, which lie over the board."""
OTHERS_TURNS: Final = 3
"""Of the others' turns, each third is looked at."""
IN_VIEW: Final = """(button) => {
    const { top, bottom } = button.getBoundingClientRect()
    return top >= 0 && bottom <= document.querySelector('[data-bar]').getBoundingClientRect().top
}"""


async def look(page: Page, ply: int, mine: bool) -> list[str]:
    """Return the faults of the page once it shows this ply; `mine`: it is the turn of the page's player."""
    await page.locator(f".board > [data-ply='{ply}']").wait_for()
    read = page.locator(ROUND_READ)
    faults = []
    if mine:
        await page.locator(".status.mine").wait_for()
    if await read.count():
        if not await read.evaluate(IN_VIEW):
            faults.append("the points of the round hide the way on")
        await read.tap()
    found: list[str] = await page.evaluate(FAULTS)
    return [f"{ply}: {fault}" for fault in faults + found]


@pytest.mark.parametrize("sizes", always_and_soak(" ".join(SIZES), *SIZES))
@pytest.mark.parametrize("game", RECORDS)
async def test_a_whole_match_fits_into_one_view_of_an_upright_phone(
    house: House, browsing: Browsing, game: str, sizes: str
) -> None:
    """The match takes place half at each size, and in the soak tests as a whole at each size."""
    scene = Scene(GAMES / RECORDS[game], 0)
    moves = parse_text(scene.record.read_text("utf-8")).moves
    store = await Store.open(str(house.database))
    try:
        table, _, tokens = await lay_out(store, scene, NAMES)
    finally:
        await store.close()
    person = await browsing.person(PHONE, touch=True, language="fr")
    page = person.page
    await be(person, house.base, tokens[0])
    await page.add_init_script(f"({LISTEN})()")
    faults: list[str] = []
    async with contextlib.AsyncExitStack() as company:
        sittings = []
        for token in tokens:
            one = Company(house.base)
            company.push_async_callback(one.close)
            one.http.cookies.set("tablee_guest", token)
            sittings.append(await company.enter_async_context(await one.sit(table)))
        await page.goto(f"/t/{table}")
        await page.locator(".board > [data-ply]").wait_for()
        first, *second = sizes.split()
        await resize(page, *SIZES[first])
        await page.evaluate("window.jumps.length = 0")
        for ply, move in enumerate(moves):
            if second and ply == len(moves) // 2:
                await resize(page, *SIZES[second.pop()])
            if move.seat == 0 or ply % OTHERS_TURNS == 0:
                faults += await look(page, ply, move.seat == 0)
                # On a busy machine a look takes so long that the server would take a socket for dead.
                for one_sitting in sittings:
                    await one_sitting.quiet()
            made = {"do": "move", "ply": ply, "seat": move.seat, "move": move.move}
            answer = await sittings[move.seat].answered(**made)
            assert answer["say"] == "ack", answer
    jumps = await page.evaluate("window.jumps")
    print(f"{game}: {len(moves)} moves, sum of layout shifts {sum(value for value, _ in jumps):.3f}")
    assert faults == []
