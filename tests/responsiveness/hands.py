"""The players while the page is measured: a person who touches it, and programs as partners."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Final, NamedTuple, TypeAlias

from playwright.async_api import Page

from tests.e2e import mawoki, moka, rummikub, tokan, toko_maja
from tests.e2e.pictures import SIGN_OF_LIFE_S
from tests.server.people import Sitting

Turn: TypeAlias = Callable[[], Awaitable[None]]
"""Makes one move on the page, and waits until the board shows it."""


class Way(NamedTuple):
    """The way to play a game on its page: whether it is this person's turn (False: over), and making a move."""

    my_turn_or_over: Callable[[Page], Awaitable[bool]]
    hand: Callable[[Page, str], Turn]


def _tokan(page: Page, way: str) -> Turn:
    return lambda: tokan.move_by_keys(page) if way == "keyboard" else tokan.move(page, touch=way == "touch")


def _toko_maja(page: Page, way: str) -> Turn:
    hand = toko_maja.Hand(page, way)

    async def turn() -> None:
        # Before the first key nothing has the focus.
        if way == "keyboard" and await page.evaluate("document.activeElement === document.body"):
            await hand.tab_to_table()
        await hand.step()

    return turn


WAYS: Final = {
    "toko-maja": Way(toko_maja.my_turn_or_over, _toko_maja),
    "mawoki": Way(mawoki.my_turn_or_over, lambda page, way: mawoki.Hand(page, way).step),
    "moka": Way(moka.my_turn_or_over, lambda page, way: moka.Hand(page, way).step),
    "rummikub": Way(rummikub.my_turn_or_over, lambda page, way: rummikub.Hand(page, way).turn),
    "tokan": Way(tokan.my_turn_or_over, _tokan),
}


async def partner(sitting: Sitting, seat: int, reaction_s: float) -> None:
    """Play for this seat until cancelled: any legal move, always the same in the same position."""
    now: dict[str, Any] | None = sitting.welcome["now"]
    made = -1
    while True:
        if now is not None and now["over"] is None and now["turn"] == seat and now["ply"] > made:
            legal = now["legal"]
            if legal:
                made = now["ply"]
                await asyncio.sleep(reaction_s)
                move = legal[made % len(legal)]
                await sitting.send(do="move", id=f"partner-{seat}-{made}", ply=made, seat=seat, move=move)
        try:
            async with asyncio.timeout(SIGN_OF_LIFE_S):
                message = await sitting.told()
        except TimeoutError:
            await sitting.send(do="ping")
            continue
        now = message.get("now") or now
