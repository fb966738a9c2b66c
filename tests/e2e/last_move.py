"""The last move of a recorded match, made on the page: how a match ends there, without playing all of it."""

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
    """All moves of a recorded match."""
    return [made.move for made in parse_text(record.read_text("utf-8")).moves]


async def play_the_last_move(person: Person, house: House, match: Scene) -> None:
    """Be whoever ended the recorded match, and end it by typing their move (in English); the result is shown."""
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
