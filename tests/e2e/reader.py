"""A person who hears the page: roles, names and what is spoken are all there is, and keys all there is to press."""

from typing import Final

from playwright.async_api import Locator, Page

from tests.e2e.browser import Person
from tests.e2e.hand import JUST_SENT

SPOKEN: Final = """
globalThis.spoken = []
addEventListener('DOMContentLoaded', () => {
    const told = new Map()
    new MutationObserver((changes) => {
        for (const { target } of changes) {
            const at = target instanceof Element ? target : target.parentElement
            const region = at?.closest('[aria-live=polite], [aria-live=assertive], [role=status], [role=alert]')
            if (region) told.set(region, region.innerText.trim())
        }
        for (const words of told.values()) if (words !== '') globalThis.spoken.push(words)
        told.clear()
    }).observe(document, { subtree: true, childList: true, characterData: true })
})
"""
"""Keeps what the page's live regions come to say, each time that something is put into one of them."""


class Reader:
    """One page, and all that is heard of it."""

    def __init__(self, page: Page) -> None:
        self.page = page

    @classmethod
    async def of(cls, person: Person) -> "Reader":
        """Listen from the next page on."""
        await person.context.add_init_script(SPOKEN)
        return cls(person.page)

    async def heard(self) -> list[str]:
        """Everything that was spoken on this page, in order."""
        spoken: list[str] = await self.page.evaluate("spoken")
        return spoken

    async def hear(self, words: str, since: int = 0) -> None:
        """Wait until something with these words is spoken, after so much was."""
        await self.page.wait_for_function(
            "([words, since]) => spoken.slice(since).some((said) => said.includes(words))", arg=[words, since]
        )

    def button(self, name: str, *, within: Locator | None = None) -> Locator:
        """What is announced as a button of this name."""
        return (within or self.page).get_by_role("button", name=name)

    async def press(self, target: Locator) -> None:
        """Enter on it, once the reading cursor is there; if that makes a move, what is said then is what came of it."""
        await target.press("Enter")
        await self.page.locator(JUST_SENT).wait_for(state="detached")
