"""Tables of any game: opened without the form, and the page to act if several browsers sit there."""

import asyncio
from collections.abc import Sequence
from typing import Any, Final

from playwright.async_api import Page

from tests.e2e.browser import Person
from tests.patience import patience

RESULT: Final = "#result"
LOOK_EVERY_S: Final = 0.02


async def post(person: Person, path: str, wish: dict[str, Any]) -> dict[str, Any]:
    """Return the server's answer to this person's request, sent without a page: another page takes a second."""
    answer = await person.context.request.post(path, data=wish, headers={"Origin": person.base})
    answered: dict[str, Any] = await answer.json()
    return answered


async def open_table(
    person: Person,
    seats: list[dict[str, Any]] | None = None,
    *,
    game: str,
    pause: int = 0,
    **options: Any,
) -> str:
    """Open a table of `game`, by default against a bot that loses easily, and return its id."""
    wish = {
        "game": game,
        "options": options,
        "seats": seats or [{"kind": "me"}, {"kind": "bot", "level": 1}],
        "pause": pause,
    }
    table = (await post(person, "/api/tables", wish))["table"]
    assert isinstance(table, str)
    return table


async def read_points(page: Page) -> None:
    """Close the points of a round, if they lie over the board."""
    way_on = page.locator("[data-round-close]")
    if await way_on.count():
        await way_on.click()


async def who_acts(pages: Sequence[Page], may_act: str) -> int | None:
    """Return which page of one table shows `may_act` first; None once all of them show the result.

    Pages learn of a move at different times: one that shows the end says nothing about the others.
    """
    async with patience():
        while True:
            for at, page in enumerate(pages):
                if await page.locator(may_act).count():
                    return at
            if all([await page.locator(RESULT).count() for page in pages]):
                return None
            await asyncio.sleep(LOOK_EVERY_S)
