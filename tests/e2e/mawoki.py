"""Playing Mawoki at its table, with a mouse, a finger or a keyboard."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from playwright.async_api import Locator, Page, expect

from tablee.core.record import parse_text, replay
from tablee.games.mawoki import GAME
from tablee.store.store import Store
from tests.e2e import hand, tables
from tests.e2e.browser import Person
from tests.e2e.house import House
from tests.e2e.pictures import GAMES, Scene, be, lay_out

BOARD: Final = ".mawoki"
RESULT: Final = "#result"
CURTAIN: Final = ".curtain"
MANY_TABS: Final = 60
PREFERENCES: Final = ("/-", "/s", "J", "/n", "/a")
"""The preferred order of cards, by how they end: it keeps a match short."""

SETTLED: Final = f"""ply => document.querySelector('{RESULT}')
    || document.querySelector('{CURTAIN}')
    || (document.querySelector('{BOARD}')?.dataset.ply ?? ply) !== ply"""
"""True once the move was made: another ply is shown, the curtain, or the result."""


async def open_table(person: Person, seats: list[dict[str, Any]] | None = None, **options: Any) -> str:
    """Open a table of Mawoki without the form, by default against two weak bots; return its id."""
    bots = [{"kind": "bot", "level": 1}] * 2
    return await tables.open_table(person, seats or [{"kind": "me"}, *bots], game="mawoki", **options)


Wanted = Callable[[dict[str, Any], list[str]], bool]
"""True for the position (its JSON, and the legal moves) that a test needs."""


def scene(wanted: Wanted, players: int, **options: Any) -> Scene:
    """Return the first moment of the recorded matches, with these players and options, that is `wanted`."""
    for path in sorted((GAMES / "mawoki" / "records").glob("*.jsonl")):
        record = parse_text(Path(path).read_text("utf-8"))
        if record.players != players or not options.items() <= GAME.options.fill(record.options).items():
            continue
        for ply, position in enumerate(replay(GAME, record)):
            if position.turn is not None and wanted(GAME.dump(position), GAME.legal(position).moves):
                return Scene(path, ply)
    raise AssertionError("no record of the corpus has it")


async def sit_down(house: House, person: Person, moment: Scene) -> None:
    """Sit at the seat to act, at a table that has reached this moment."""
    store = await Store.open(str(house.database))
    try:
        table, turn, tokens = await lay_out(store, moment)
    finally:
        await store.close()
    await be(person, house.base, tokens[turn])
    await person.page.goto(f"/t/{table}")
    assert await my_turn_or_over(person.page)


async def my_turn_or_over(page: Page) -> bool:
    """Wait until this person can move; False once the match is over."""
    await page.locator(f"[data-acting=true], {RESULT}").first.wait_for()
    return await page.locator(RESULT).count() == 0


async def shown(page: Page, what: str) -> str:
    """Return an attribute of the board: `ply`, `turn` or `phase`."""
    return await page.locator(BOARD).get_attribute(f"data-{what}") or ""


def fitting(page: Page, ending: str = "") -> Locator:
    """Return the cards that may be laid, or those of them with this ending."""
    return page.locator("[data-fits=true]" + (f"[data-card$='{ending}']" if ending else ""))


class Hand(hand.Hand):
    """A person's way of using the table: with a mouse, a finger, or the keyboard alone."""

    async def go_to(self, target: Locator) -> None:
        """Tab to the group of the target, then use arrows to the target itself."""
        has_focus = "(target) => target === document.activeElement"
        group = "[data-card]" if await target.get_attribute("data-card") else "[data-target], [data-draw]"
        in_group = "(group) => document.activeElement?.matches(group) ?? false"
        for _ in range(MANY_TABS):
            if await self.page.evaluate(in_group, group):
                break
            await self.page.keyboard.press("Tab")
        if group == "[data-card]":
            await self.page.keyboard.press("Home")
        for _ in range(MANY_TABS):
            if await target.evaluate(has_focus):
                return
            await self.page.keyboard.press("ArrowRight")
        raise AssertionError("the keyboard does not get there")

    async def step(self, *, arrows_first: bool = False) -> None:
        """Make one move, the first arrow or the card that wins fastest; draw if none fits."""
        page = self.page
        before = await shown(page, "ply")
        if await page.locator("[data-draw]").count():
            await self.press(page.locator("[data-draw]"))
        else:
            for ending in reversed(PREFERENCES) if arrows_first else PREFERENCES:
                if await fitting(page, ending).count():
                    await self.press(fitting(page, ending).first)
                    break
            await page.wait_for_function(
                f"ply => document.querySelector('[data-target]') || ({SETTLED})(ply)", arg=before
            )
            if await page.locator("[data-target]").count():
                await self.press(page.locator("[data-target]").first)
        await page.wait_for_function(SETTLED, arg=before)

    async def finish(self) -> None:
        """Play on until the match is over."""
        while await my_turn_or_over(self.page):
            await self.step()
        await expect(self.page.locator(RESULT)).to_be_visible()


async def play_together(
    people: list[Person], plies: int | None = None, *, arrows_first: bool = False
) -> None:
    """Let people, by seat, play in turn: for `plies` moves, which then all of them have seen, or until the end."""
    page = people[0].page
    while plies is None or plies > 0:
        await page.locator(f"{BOARD}[data-turn], {RESULT}").first.wait_for()
        if await page.locator(RESULT).count():
            return
        page = people[int(await shown(page, "turn"))].page
        if not await my_turn_or_over(page):
            return
        await Hand(page).step(arrows_first=arrows_first)
        plies = None if plies is None else plies - 1
    for person in people:
        await expect(person.page.locator(BOARD)).to_have_attribute("data-ply", await shown(page, "ply"))
