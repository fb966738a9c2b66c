"""Playing Toko Maja at its table, with a mouse, a finger or a keyboard."""

from typing import Any, Final

from playwright.async_api import Locator, Page

from tablee.store.store import Store
from tests.e2e import tables
from tests.e2e.browser import Browsing, Person
from tests.e2e.house import House
from tests.e2e.pictures import GAMES, Scene, be, lay_out
from tests.e2e.tables import read_points

BOARD: Final = ".toko"
RESULT: Final = "#result"
STOCK: Final = "[data-spot=stock]"
OPEN_PILE: Final = "[data-pile][data-open=true]"
DRAWN: Final = "[data-drawn]"
REST: Final = "[data-rest]"
MY_MOVE: Final = f"{BOARD}[data-acting=true]"
MANY_TABS: Final = 40


LAST_TURN: Final = Scene(GAMES / "toko_maja" / "records" / "00-2p-false-0-level0.jsonl", 111)
"""The last turn of round 1: two cards are left to draw, and they give the player a triple."""


async def sit_in(person: Person, browsing: Browsing, house: House, scene: Scene) -> None:
    """Be the player to act in a recorded match, at its table."""
    store = await Store.open(str(house.database))
    try:
        table, turn, tokens = await lay_out(store, scene)
    finally:
        await store.close()
    await be(person, browsing.base, tokens[turn])
    await person.page.goto(f"/t/{table}")


async def open_table(person: Person, seats: list[dict[str, Any]] | None = None, **more: Any) -> str:
    """Open a table of this game (or of `game`) without the form, as `tables.open_table` does; return its id."""
    return await tables.open_table(person, seats, **{"game": "toko-maja", **more})


async def sit_down(person: Person, table: str) -> int:
    """Take the first free seat, and open the table's page; return the seat."""
    info = await tables.post(person, f"/api/tables/{table}/join", {"seat": None})
    await person.page.goto(f"/t/{table}")
    return next(int(seat["seat"]) for seat in info["seats"] if seat["mine"])


async def my_turn_or_over(page: Page) -> bool:
    """Wait until this person can move; False once the match is over."""
    await page.locator(f"{MY_MOVE}, {RESULT}").first.wait_for()
    return await page.locator(RESULT).count() == 0


async def ply(page: Page) -> int:
    """Return the ply that the table shows."""
    return int(await page.locator(BOARD).get_attribute("data-ply") or -1)


async def phase(page: Page) -> str:
    """Return the present phase."""
    return str(await page.locator(BOARD).get_attribute("data-phase"))


async def moved(page: Page, before: int) -> None:
    """Wait until the table shows a later ply than `before`, or the end."""
    await page.wait_for_function(
        """([board, over, ply]) =>
            document.querySelector(over) || +(document.querySelector(board)?.dataset.ply ?? -1) > ply""",
        arg=[BOARD, RESULT, before],
    )


class Hand:
    """A person's way of using the table: with a mouse, a finger, or the keyboard alone."""

    def __init__(self, page: Page, way: str = "mouse") -> None:
        self.page = page
        self.way = way

    async def press(self, target: Locator) -> None:
        """Press a button with mouse or finger."""
        await (target.tap() if self.way == "touch" else target.click())

    async def step(self) -> None:
        """Make one move: draw, keep the first, lay the first triple."""
        if self.way != "keyboard":  # The keyboard still has the board, below the points.
            await read_points(self.page)
        before = await ply(self.page)
        if self.way == "keyboard":
            await self._by_keyboard(before)
        else:
            await self._by_pointing()
        await moved(self.page, before)

    async def _by_pointing(self) -> None:
        page = self.page
        awaited = await phase(page)
        if awaited == "take":
            await self.press(page.locator(STOCK))
        elif awaited == "keep":
            await self.keep(0)
        else:
            await self.press(page.locator("[data-lay]").first)

    async def keep(self, card: int) -> None:
        """Keep this one of the two cards, and put the other onto the first open pile, if there are several."""
        page = self.page
        before = await ply(page)
        await self.press(page.locator(DRAWN).nth(card))
        await self._asked_or_moved(before, OPEN_PILE)
        if await ply(page) == before:
            await self.press(page.locator(OPEN_PILE).first)
            await self._asked_or_moved(before, REST)
            if await page.locator(REST).count():
                await self.press(page.locator(REST).first)

    async def _asked_or_moved(self, before: int, question: str) -> None:
        """Wait until the table asks this, shows a later ply than `before`, or the end."""
        await self.page.wait_for_function(
            """([question, board, over, ply]) => document.querySelector(question) || document.querySelector(over)
                || +(document.querySelector(board)?.dataset.ply ?? -1) > ply""",
            arg=[question, BOARD, RESULT, before],
        )

    async def tab_to_table(self) -> None:
        """Tab to the first question: after the first key the board gives it the focus by itself."""
        for _ in range(MANY_TABS):
            await self.page.keyboard.press("Tab")
            if await self.page.evaluate("document.activeElement.matches('.toko [data-first]')"):
                return
        raise AssertionError("the tabulator does not lead to what is asked")

    async def _by_keyboard(self, before: int) -> None:
        """Press Enter on the focused part: the board gives the focus to the next question."""
        page = self.page
        for _ in range(3):
            await page.wait_for_function("() => document.activeElement?.matches('[data-first]')")
            asked = await page.evaluate("() => document.activeElement.dataset.spot")
            await page.keyboard.press("Enter")
            await page.wait_for_function(
                """([board, over, ply, asked]) => {
                    const focus = document.activeElement
                    return document.querySelector(over) || +(document.querySelector(board)?.dataset.ply ?? -1) > ply
                        || focus?.matches('[data-first]') && focus.dataset.spot !== asked
                }""",
                arg=[BOARD, RESULT, before, asked],
            )
            if await page.locator(RESULT).count() or await ply(page) > before:
                return
        raise AssertionError("three times Enter made no move")


async def quick_step(page: Page) -> None:
    """Make one move without looking for its place on the screen: press the first question, then what follows."""
    before = await ply(page)
    await page.evaluate(
        """async () => {
            const press = () => document.querySelector('.toko [data-first]:not(:disabled)')?.click()
            const ply = document.querySelector('.toko').dataset.ply
            for (let at = 0; at < 3; at++) {
                press()
                await new Promise((done) => setTimeout(done))
                const table = document.querySelector('.toko')
                if (!table || table.dataset.ply !== ply || table.dataset.acting === 'false') return
            }
        }"""
    )
    await moved(page, before)
