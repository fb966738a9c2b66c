"""Makes the last move of a recorded match on the page: tests the end of a match without playing all of it."""

from pathlib import Path

from playwright.async_api import expect

from tablee.core.record import parse_text
from tablee.store.store import Store
from tests.e2e.around import MENU
from tests.e2e.browser import Person
from tests.e2e.house import House
from tests.e2e.pictures import Scene, be, lay_out
from tests.e2e.tables import RESULT


def moves_of(record: Path) -> list[str]:
    """Return all moves of a recorded match."""
    return [made.move for made in parse_text(record.read_text("utf-8")).moves]


async def play_the_last_move(person: Person, house: House, match: Scene) -> None:
    """Take the place of the player who ended the recorded match, and type their move (in English); wait for the
    result.
    """
    moves = moves_of(match.record)
    store = await Store.open(str(house.database))
    try:
        table, turn, tokens = await lay_out(store, match._replace(ply=len(moves) - 1))
    finally:
        await store.close()
    await be(person, house.base, tokens[turn])
    page = person.page
    await page.goto(f"/t/{table}")
    await page.locator(".status.mine").wait_for()
    await page.get_by_role("button", name=MENU).click()
    await page.get_by_text("Type a move").click()
    await page.get_by_label("In the notation of the game").fill(moves[-1])
    await page.keyboard.press("Enter")
    await expect(page.locator(RESULT)).to_be_visible()
