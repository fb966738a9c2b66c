"""A person who hears the page: perceives only roles, names and announcements, and uses only keys."""

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
"""Records the text of the page's live regions, each time that something is put into one of them."""


class Reader:
    """One page, and everything that is spoken on it."""

    def __init__(self, page: Page) -> None:
        self.page = page

    @classmethod
    async def of(cls, person: Person) -> "Reader":
        """Listen from the next page on."""
        await person.context.add_init_script(SPOKEN)
        return cls(person.page)

    async def heard(self) -> list[str]:
        """Return everything that was spoken on this page, in order."""
        spoken: list[str] = await self.page.evaluate("spoken")
        return spoken

    async def hear(self, words: str, since: int = 0) -> None:
        """Wait until something with these words is spoken, after the first `since` announcements."""
        await self.page.wait_for_function(
            "([words, since]) => spoken.slice(since).some((said) => said.includes(words))", arg=[words, since]
        )

    def button(self, name: str, *, within: Locator | None = None) -> Locator:
        """Return the button that is announced with this name."""
        return (within or self.page).get_by_role("button", name=name)

    async def press(self, target: Locator) -> None:
        """Press Enter on it, once the reading cursor is there; if that makes a move, wait for its result."""
        await target.press("Enter")
        await self.page.locator(JUST_SENT).wait_for(state="detached")
