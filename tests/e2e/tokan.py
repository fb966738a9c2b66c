"""Playing TOKAN on its board, with a mouse, a finger or a keyboard."""

from typing import Any

from playwright.async_api import Page, expect

from tests.e2e import tables
from tests.e2e.browser import Person
from tests.e2e.hand import SAY_YES
from tests.e2e.house import House
from tests.server.people import Person as Company

BOARD = ".tokan"
RESULT = "#result"
MAY_MOVE = "i.able"
"""The mark on the page of a player who may move."""
MANY_TABS = 80
FAR = 12
"""More steps than any square is from another."""


async def open_table(person: Person, seats: list[dict[str, Any]] | None = None, **more: Any) -> str:
    """Open a table of this game (or of `game`) without the form, as `tables.open_table` does; return its id."""
    return await tables.open_table(person, seats, **{"game": "tokan", **more})


async def with_a_friend(person: Person, house: House) -> str:
    """Open a table of this game at which another guest sits too; return its id."""
    table = await open_table(person, [{"kind": "me"}, {"kind": "friend"}])
    friend = Company(house.base)
    await friend.call("POST", f"/api/tables/{table}/join", {})
    await friend.close()
    return table


async def my_turn_or_over(page: Page) -> bool:
    """Wait until this person can move; False once the game is over."""
    await page.locator(f"{MAY_MOVE}, {RESULT}").first.wait_for(state="attached")
    return await page.locator(RESULT).count() == 0


async def ply(page: Page) -> int:
    """Return the ply that the board shows."""
    shown = await page.locator(BOARD).get_attribute("data-ply")
    return int(shown or -1)


async def move(page: Page, *, touch: bool = False) -> None:
    """Make the first legal move, by pointing at it."""
    before = await ply(page)
    await (
        page.locator("[data-able=true]").first.tap()
        if touch
        else page.locator("[data-able=true]").first.click()
    )
    target = page.locator(".target").first
    await (target.tap() if touch else target.click())
    await landed(page, before, touch=touch)


async def tab_to(page: Page, selector: str) -> None:
    """Press Tab until `selector` has the focus."""
    for _ in range(MANY_TABS):
        await page.keyboard.press("Tab")
        if await page.evaluate("selector => document.activeElement.matches(selector)", selector):
            return
    raise AssertionError(f"{selector} is not reached by Tab")


async def _arrows_to(page: Page, square: str) -> None:
    """Walk over the board with the arrow keys."""
    for _ in range(FAR):
        here = await page.evaluate("document.activeElement.dataset.square")
        if here == square:
            return
        if here[0] != square[0]:
            await page.keyboard.press("ArrowRight" if here[0] < square[0] else "ArrowLeft")
        else:
            await page.keyboard.press("ArrowUp" if here[1] < square[1] else "ArrowDown")
    raise AssertionError(f"{square} is not reached by arrows")


async def move_by_keys(page: Page) -> None:
    """Make the first legal move by keyboard alone, with the fewest tiles."""
    before = await ply(page)
    if not await page.evaluate("document.activeElement.matches('[data-square]')"):
        await tab_to(page, "[data-square]")
    start = await page.locator("[data-able=true]").first.get_attribute("data-square")
    await _arrows_to(page, str(start))
    await page.keyboard.press("Enter")
    target = await page.locator(".target").first.get_attribute("data-square")
    await _arrows_to(page, str(target))
    await page.keyboard.press("Enter")
    await page.wait_for_function(
        """before => document.querySelector('[data-load], dialog[open]')
            || +document.querySelector('.tokan')?.dataset.ply > before""",
        arg=before,
    )
    if await page.locator("[data-load]").count():
        load = await page.locator("[data-load]").first.get_attribute("data-load")
        await page.keyboard.press(str(load))
    await moved(page, before)


async def landed(page: Page, before: int, *, touch: bool = False) -> None:
    """Choose how many tiles go along, if asked, and wait until the board shows a later ply than `before`."""
    await page.wait_for_function(
        """before => document.querySelector('[data-load], dialog[open]')
            || +document.querySelector('.tokan')?.dataset.ply > before""",
        arg=before,
    )
    carry = page.locator("[data-load]")
    if await carry.count():
        await (carry.last.tap() if touch else carry.last.click())
    await moved(page, before)


async def moved(page: Page, before: int) -> None:
    """Wait until the board shows a later ply than `before`; confirm the move if asked."""
    await page.wait_for_function(
        f"before => {{ {SAY_YES}; return +document.querySelector('.tokan')?.dataset.ply > before }}",
        arg=before,
    )


async def finish(page: Page, *, touch: bool = False) -> None:
    """Play on until the game is over."""
    while await my_turn_or_over(page):
        await move(page, touch=touch)
    await expect(page.locator(RESULT)).to_be_visible()
