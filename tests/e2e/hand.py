"""A person's way of using a page: with a mouse, a finger, or the keyboard alone."""

from abc import ABC, abstractmethod
from typing import Final

from playwright.async_api import Locator, Page

JUST_SENT: Final = "[data-just-sent]"
"""The board while a move is being sent; it still shows the actions from before the move."""
SAY_YES: Final = "document.querySelector('dialog[open] .warm')?.click()"
"""Confirms the question that a page may ask before a move (test_safety_catch.py), for players who always agree."""


class Hand(ABC):
    """One person's way of acting: `mouse`, `touch` or `keyboard`. Each table defines its own keys."""

    def __init__(self, page: Page, way: str = "mouse") -> None:
        self.page = page
        self.way = way

    @abstractmethod
    async def go_to(self, target: Locator) -> None:
        """Get the focus onto `target` by keys alone."""

    async def press(self, target: Locator) -> None:
        """Press a button; if that makes a move, wait until the page shows the state after it."""
        if self.way == "touch":
            await target.tap()
        elif self.way == "keyboard":
            await self.go_to(target)
            await self.page.keyboard.press("Enter")
        else:
            await target.click()
        await self.page.locator(JUST_SENT).wait_for(state="detached")
