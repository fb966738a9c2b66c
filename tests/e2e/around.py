"""The parts around the board: beside it in a large window, in the bar below and its menu in a small one."""

from playwright.async_api import Locator, Page

MENU = "Menu"
"""The same word in all three languages."""


async def small(page: Page) -> bool:
    """True if the window is so small that there is a bar for the thumb."""
    await page.get_by_role("button", name=MENU).wait_for()
    return bool(await page.locator("[data-bar]").count())


async def in_menu(page: Page, name: str) -> Locator:
    """Return an entry that is in the menu in every window, with the menu opened."""
    await page.get_by_role("button", name=MENU).click()
    return page.get_by_role("dialog").get_by_role("button", name=name)


async def beside(page: Page, name: str) -> Locator:
    """Return an entry beside the board or, if there is no room for it, in the menu, which is opened then."""
    return await in_menu(page, name) if await small(page) else page.get_by_role("button", name=name)


async def panel(page: Page, name: str) -> Locator:
    """Open the log or the chat by its name, unless both are in view, and return it.

    `Escape` closes it in a small window.
    """
    opener = page.get_by_role("button" if await small(page) else "tab", name=name)
    in_view = page.get_by_role("region", name=name, exact=True)
    await opener.or_(in_view).wait_for()
    if await opener.count():
        await opener.click()
    return page.get_by_role("list", name=name)
