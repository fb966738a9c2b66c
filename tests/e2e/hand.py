"""How a person touches a page: with a mouse, a finger, or the keyboard alone."""

from abc import ABC, abstractmethod
from typing import Final

from playwright.async_api import Locator, Page

JUST_SENT: Final = "[data-just-sent]"
"""The board while a move is on its way, and what could be done before it is still shown."""
SAY_YES: Final = "document.querySelector('dialog[open] .warm')?.click()"
"""On a page that may ask before a move (test_safety_catch.py): what says yes, for whoever plays on without caring."""


class Hand(ABC):
    """One person's way of doing things: `mouse`, `touch` or `keyboard`. Where keys lead is each table's own."""

    def __init__(self, page: Page, way: str = "mouse") -> None:
        self.page = page
        self.way = way

    @abstractmethod
    async def go_to(self, target: Locator) -> None:
        """Get the focus onto `target` by nothing but keys."""

    async def press(self, target: Locator) -> None:
        """Press a button; if that makes a move, what is shown then is no longer what was shown before it."""
        if self.way == "touch":
            await target.tap()
        elif self.way == "keyboard":
            await self.go_to(target)
            await self.page.keyboard.press("Enter")
        else:
            await target.click()
        await self.page.locator(JUST_SENT).wait_for(state="detached")
