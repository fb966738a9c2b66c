"""During a match nothing jumps: not in other players' turns, not when a turn comes, not while others wait.

The moves are those of recorded matches. The pages belong to one of the players, who has other tables where people
wait, and to a spectator.
"""

from typing import Final

import pytest
from playwright.async_api import Page, expect

from tablee.core.record import parse_text
from tablee.store.store import Store
from tests.e2e.browser import DESKTOP, PHONE, TABLET, Browsing
from tests.e2e.house import House
from tests.e2e.pictures import GAMES, Scene, be, company, lay_out
from tests.e2e.test_one_view import RECORDS
from tests.e2e.test_steady import LISTEN, MOST_SHIFT
from tests.server.people import Person as Company
from tests.server.people import device

PLIES: Final = 40
SIZES: Final = {"360x740": PHONE, "768x1024": TABLET, "1440x900": DESKTOP}
SPECTATOR: Final = "360x740, watching"
DRAWN: Final = """() => new Promise((drawn) =>
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(drawn, 50))))"""
"""Two frames, and the report of their layout shifts."""


async def shifts_of(page: Page, ply: int) -> float:
    """Return the sum of layout shifts since the last call, once the page shows this ply."""
    await page.locator(f".board > [data-ply='{ply}']").wait_for()
    await page.evaluate(DRAWN)
    return float(await page.evaluate("window.jumps.splice(0).reduce((sum, [value]) => sum + value, 0)"))


async def open_others(base: str, token: str) -> None:
    """Open two tables at which this guest is to move."""
    owner = Company(base)
    owner.http.cookies.set("tablee_guest", token)
    for _ in range(2):
        await owner.open({"kind": "me"}, device("Bo"), game="tokan")
    await owner.close()


@pytest.mark.slow
@pytest.mark.parametrize("game", RECORDS)
async def test_in_forty_plies_nothing_jumps_at_any_size(house: House, browsing: Browsing, game: str) -> None:
    """The player's own moves answer a tap, so they do not count, as in the browser's own measure.

    Slow: four pages show forty plies of a table with the most players.
    """
    record = GAMES / RECORDS[game]
    moves = parse_text(record.read_text("utf-8")).moves[:PLIES]
    store = await Store.open(str(house.database))
    try:
        table, _, tokens = await lay_out(store, Scene(record, 0))
    finally:
        await store.close()
    pages: dict[str, Page] = {}
    await open_others(house.base, tokens[0])
    async with company(house.base, table, tokens) as sittings:
        for name in (*SIZES, SPECTATOR):
            person = await browsing.person(SIZES.get(name, PHONE), touch=True, language="fr")
            if name != SPECTATOR:
                await be(person, house.base, tokens[0])
            await person.page.add_init_script(f"({LISTEN})()")
            await person.page.goto(f"/t/{table}")
            await person.page.locator(".board > [data-ply]").wait_for()
            await person.page.wait_for_load_state("networkidle")
            pages[name] = person.page
        await expect(pages["1440x900"].locator("[data-next-table]")).to_contain_text("TOKAN (2)")
        for page in pages.values():
            await page.evaluate("window.jumps.length = 0")
        sums = dict.fromkeys(pages, 0.0)
        for ply, move in enumerate(moves, 1):
            made = {"do": "move", "ply": ply - 1, "seat": move.seat, "move": move.move}
            answer = await sittings[move.seat].answered(**made)
            assert answer["say"] == "ack", answer
            for name, page in pages.items():
                shift = await shifts_of(page, ply)
                if move.seat != 0 or name == SPECTATOR:
                    sums[name] += shift
    print(game, {name: round(value, 3) for name, value in sums.items()})
    assert {name: value for name, value in sums.items() if value > MOST_SHIFT} == {}
