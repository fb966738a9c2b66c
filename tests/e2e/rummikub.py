"""Playing Rummikub at its table: every move is laid out tile by tile, by mouse, finger or keyboard."""

import json
from collections import Counter
from typing import Any, Final

from playwright.async_api import Locator, Page, WebSocket

from tests.e2e import hand, tables
from tests.e2e.browser import Person
from tests.e2e.hand import SAY_YES
from tests.e2e.tables import read_points

BOARD: Final = ".rummikub"
RESULT: Final = "#result"
READY: Final = "[data-end][data-ready=true]"
RESTS: Final = f"{BOARD}[data-judged=true], .status .lost"
"""Nothing will move: the rules have judged the table as it lies, or cannot be asked."""
MOST_KEYS: Final = 200
UNCHANGED: Final = "="
LYING: Final = """() => ({
    sets: [...document.querySelectorAll('.rummikub [data-set]')].map((set) => ({
        key: set.dataset.set,
        tiles: [...set.querySelectorAll('[data-tile]')].map((tile) => [tile.dataset.tile, tile.dataset.name]),
    })),
    rack: [...document.querySelectorAll('.rummikub [data-drop=rack] [data-tile]')]
        .map((tile) => [tile.dataset.tile, tile.dataset.name]),
})"""


async def open_table(person: Person, seats: list[dict[str, Any]] | None = None, **more: Any) -> str:
    """Open a table of this game (or of `game`) without the form, as `tables.open_table` does; return its id."""
    return await tables.open_table(person, seats, **{"game": "rummikub", **more})


async def my_turn_or_over(page: Page) -> bool:
    """Wait until this person can move; False once the match is over."""
    await page.locator(f"{BOARD}[data-acting=true], {RESULT}").first.wait_for()
    return await page.locator(RESULT).count() == 0


class Ear:
    """Listens to a page's socket: the legal moves that the server lists, and all messages."""

    def __init__(self, page: Page) -> None:
        self.legal: list[str] = []
        self.heard: list[str] = []
        self.sent: list[dict[str, Any]] = []
        page.on("websocket", self._opened)

    def _opened(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._received)
        socket.on("framesent", lambda frame: self.sent.append(json.loads(frame)))

    def _received(self, frame: str | bytes) -> None:
        text = frame if isinstance(frame, str) else frame.decode()
        self.heard.append(text)
        now = json.loads(text).get("now")
        if now is not None:
            self.legal = now.get("legal") or []

    def best(self) -> str:
        """Return the first listed move that lays most tiles; draw or pass only if nothing can be laid."""
        return max(self.legal, key=_tiles)

    def idle(self) -> str:
        """Return the first listed move that lays nothing."""
        return min(self.legal, key=_tiles)


def _tiles(move: str) -> int:
    table, _, _ = move.partition(" / ")
    return 0 if table == UNCHANGED or " " not in table else len(table.replace(",", "").split())


class Hand(hand.Hand):
    """A person's way of using the table: `mouse` (dragging), `touch` (tapping) or `keyboard`."""

    def __init__(self, page: Page, way: str = "mouse") -> None:
        super().__init__(page, way)
        self.ear = Ear(page)

    async def turn(self, *, laying: bool = True) -> None:
        """Make the best of the listed moves, or lay nothing."""
        await self.make(self.ear.best() if laying else self.ear.idle())

    async def make(self, move: str) -> None:
        """Make a listed move, confirm it if asked, and wait for the next ply."""
        await read_points(self.page)
        before = await self.page.locator(BOARD).get_attribute("data-ply")
        await self._do(move)
        await self.page.wait_for_function(
            f"""([board, over, ply]) => {{
                {SAY_YES}
                return document.querySelector(over) || document.querySelector(board)?.dataset.ply !== ply
            }}""",
            arg=[BOARD, RESULT, before],
        )

    async def _do(self, move: str) -> None:
        """Carry out a listed move; a joker that settled in another place than listed costs the turn."""
        page = self.page
        if move in ("draw", "pass"):
            await self.press(page.locator("[data-pool]" if move == "draw" else "[data-pass]"))
            return
        await self.lay_out(move)
        await page.locator(RESTS).first.wait_for()
        if not await page.locator(READY).count():
            await self.press(page.locator("[data-reset]"))
            idle = self.ear.idle()
            if idle in ("draw", "pass"):
                await self._do(idle)
                return
            await self.lay_out(idle)
            await page.locator(READY).wait_for()
        await self.end()

    async def end(self) -> None:
        """End the turn."""
        if self.way == "keyboard":
            await self._to_board()
            await self.page.keyboard.press("e")
        else:
            await self.press(self.page.locator("[data-end]"))

    async def lay_out(self, move: str) -> None:
        """Lift and drop tiles until the table is that of `move`, and put its discard aside."""
        table, _, discard = move.partition(" / ")
        if table != UNCHANGED:
            await self._build([part.split() for part in table.split(", ")])
        if discard:
            rack = (await self.page.evaluate(LYING))["rack"]
            await self.put([_found(rack, discard)[0]], "discard")

    async def _build(self, wanted: list[list[str]]) -> None:
        lying = await self.page.evaluate(LYING)
        bases = _bases(lying["sets"], wanted)
        free = {key: list(tiles) for key, tiles in ((lay["key"], lay["tiles"]) for lay in lying["sets"])}
        missing: list[list[str]] = []
        for place, names in enumerate(wanted):
            lacking = list(names)
            base = bases.get(place)
            if base is not None:
                for tile, name in list(free[base]):
                    if name in lacking:
                        lacking.remove(name)
                        free[base].remove([tile, name])
            missing.append(lacking)
        spare = [one for tiles in free.values() for one in tiles] + lying["rack"]
        for place, lacking in enumerate(missing):
            ids = []
            for name in lacking:
                one = _found(spare, name)
                spare.remove(one)
                ids.append(one[0])
            if ids:
                await self.put(ids, bases.get(place))

    async def put(self, ids: list[str], where: str | None) -> None:
        """Put tiles into the set with this key, `discard`, or (None) as a new set."""
        page = self.page
        if where is None:
            await self._carry(ids[0], page.locator("[data-new]"), "n")
            where = await page.locator(f"[data-set]:has([data-tile='{ids[0]}'])").get_attribute("data-set")
            ids = ids[1:]
        for tile in ids:
            if where == "discard":
                await self._carry(tile, page.locator("[data-drop=discard]"), "d")
            else:
                await self._carry(tile, page.locator(f"[data-set='{where}'] [data-tile]").last, "Enter")

    async def _carry(self, tile: str, to: Locator, key: str) -> None:
        page = self.page
        piece = page.locator(f"[data-tile='{tile}']")
        await page.locator(RESTS).first.wait_for()
        if self.way == "touch":
            await piece.tap()
            await to.tap()
        elif self.way == "mouse":
            await drag(page, piece, to)
        else:
            await self.walk_to(tile)
            await page.keyboard.press(" ")
            if key == "Enter":
                await self.walk_to(str(await to.get_attribute("data-tile")))
            await page.keyboard.press(key)

    async def walk_to(self, tile: str) -> None:
        """Walk to a tile by arrow keys."""
        page = self.page
        await self._to_board()
        way = await page.evaluate(
            """(tile) => {
                const stops = [...document.querySelectorAll('.rummikub [data-stop]')]
                const to = stops.findIndex((stop) => stop.dataset.tile === tile)
                return to - stops.indexOf(document.activeElement)
            }""",
            tile,
        )
        for _ in range(abs(way)):
            await page.keyboard.press("ArrowRight" if way > 0 else "ArrowLeft")

    async def _to_board(self) -> None:
        """Tab to a tile, unless the focus is there already."""
        for _ in range(MOST_KEYS):
            if await self.page.evaluate("document.activeElement.matches('.rummikub [data-stop]')"):
                return
            await self.page.keyboard.press("Tab")
        raise AssertionError("the tabulator does not lead to the table")

    async def go_to(self, target: Locator) -> None:
        """Tab to a button."""
        for _ in range(MOST_KEYS):
            if await target.evaluate("button => button === document.activeElement"):
                return
            await self.page.keyboard.press("Tab")
        raise AssertionError(f"the tabulator does not lead to {target}")


async def drag(page: Page, piece: Locator, to: Locator) -> None:
    """Drag with the mouse, once nothing moves; a drop on a tile means behind it."""
    await page.locator(RESTS).first.wait_for()
    await piece.scroll_into_view_if_needed()
    await to.scroll_into_view_if_needed()
    start, end = await piece.bounding_box(), await to.bounding_box()
    assert start is not None
    assert end is not None
    await page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    await page.mouse.down()
    await page.mouse.move(end["x"] + end["width"] * 0.5, end["y"] + end["height"] / 2, steps=3)
    await page.mouse.move(end["x"] + end["width"] * 0.8, end["y"] + end["height"] / 2)
    await page.mouse.up()


def _found(tiles: list[list[str]], name: str) -> list[str]:
    """Return the first of these tiles with that name."""
    for one in tiles:
        if one[1] == name:
            return one
    raise AssertionError(f"{name} is not among {tiles}")


def _bases(lying: list[dict[str, Any]], wanted: list[list[str]]) -> dict[int, str]:
    """Return for each wanted set, by its place, the key of the set on the table from which it is built."""
    shared = [
        (sum((Counter(names) & Counter(name for _, name in lay["tiles"])).values()), place, lay["key"])
        for place, names in enumerate(wanted)
        for lay in lying
    ]
    bases: dict[int, str] = {}
    for count, place, key in sorted(shared, key=lambda one: -one[0]):
        if count > 0 and place not in bases and key not in bases.values():
            bases[place] = key
    return bases
