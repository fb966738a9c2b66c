"""Once a browser's guest is gone or another one, neither Back nor another tab shows data of the earlier guest."""

from collections.abc import Awaitable, Callable
from typing import Final

import pytest
from playwright.async_api import Locator, Page, expect

from tests.e2e.browser import WHOLE, Browsing, Chromium, Person
from tests.e2e.house import House
from tests.e2e.tables import open_table, post

GAME: Final = "Mawoki"
RESTORED: Final = "restored"
NOTING: Final = f"addEventListener('pageshow', (event) => event.persisted && console.info('{RESTORED}'))"
BACK: Final = "setTimeout(() => history.back())"
"""Without waiting: the restored page reloads itself, which Playwright's `go_back` takes for a failure."""
SETTINGS: Final = {"tablee.settings", "tablee.games"}
"""The data that stays here when the guest leaves (docs/security.md)."""
FILL: Final = """() => {
    for (const key of ['deals', 'done', 'told', 'zone', 'lessons']) localStorage[`tablee.${key}`] = '{}'
    sessionStorage['tablee.toy.draft /t/x'] = '{}'
}"""


async def ana(browsing: Browsing) -> Person:
    """Return a person whose browser has a name, a table and a record."""
    person = await browsing.person(newcomer=True)
    await person.context.add_init_script(NOTING)
    answer = await person.context.request.put(
        "/api/me", data={"name": "Ana"}, headers={"Origin": person.base}
    )
    assert answer.ok
    await open_table(person, game="mawoki")
    return person


def listed(page: Page) -> Locator:
    """Return the table of the guest among all their games."""
    return page.get_by_role("link", name=GAME)


async def show_history(page: Page) -> None:
    await page.goto("/history")
    await expect(listed(page)).to_be_visible()


async def sign_out(page: Page) -> None:
    await page.get_by_role("button", name="Sign out: ").click()
    await page.get_by_role("button", name="Yes, sign out here").click()


async def delete(page: Page) -> None:
    await page.get_by_role("button", name="Delete my data").click()
    await page.get_by_role("button", name="Yes, delete me").click()


async def link_of_another_guest(browsing: Browsing) -> str:
    """Make a device link of Bo, who plays in a browser of his own."""
    bo = await browsing.person()
    answer = await bo.context.request.put("/api/me", data={"name": "Bo"}, headers={"Origin": bo.base})
    assert answer.ok
    return str((await post(bo, "/api/me/link", {}))["token"])


async def become_bo(page: Page) -> None:
    """Open Bo's link, and give up the seats of this browser."""
    await page.get_by_role("radio", name="Leave them").check()
    await page.get_by_role("button", name="I am Bo").click()
    await expect(page.get_by_text("your seats are here too")).to_be_visible()


async def leave_and_go_back(person: Person, leave: Callable[[Page], Awaitable[None]]) -> None:
    page = person.page
    restored: list[str] = []
    page.on("console", lambda message: restored.append(message.text) if message.text == RESTORED else None)
    await show_history(page)
    await page.goto("/me")
    await expect(page.get_by_role("heading", name="My devices")).to_be_visible()
    await page.evaluate(FILL)
    await leave(page)
    await page.wait_for_url("/")
    await expect(page.get_by_role("button", name="Play now").first).to_be_visible()
    assert set(await page.evaluate("Object.keys(localStorage)")) <= SETTINGS
    assert await page.evaluate("sessionStorage.length") == 0
    await page.evaluate(BACK)
    await expect(page.get_by_text("Nobody knows this browser yet")).to_be_visible()
    await expect(page.get_by_role("heading", name="My devices")).to_have_count(0)
    await page.evaluate(BACK)
    await expect(page.get_by_role("heading", name="All my games")).to_be_visible()
    await expect(listed(page)).to_have_count(0)
    # Otherwise this test has seen only new pages.
    assert restored


@pytest.mark.slow
async def test_after_leaving_back_shows_nothing_of_the_guest_and_the_browser_keeps_nothing(
    house: House,
) -> None:
    """Slow: the whole browser starts for it, because its shell keeps no pages for Back."""
    async with (
        Chromium(WHOLE, without=["--disable-back-forward-cache"]) as chromium,
        Browsing(house.base, await chromium.browser()) as browsing,
    ):
        await leave_and_go_back(await ana(browsing), sign_out)
        await leave_and_go_back(await ana(browsing), delete)
        assert browsing.complaints() == []


@pytest.mark.parametrize("leave", [sign_out, delete])
async def test_after_leaving_no_other_tab_shows_anything_of_the_guest(
    browsing: Browsing, leave: Callable[[Page], Awaitable[None]]
) -> None:
    person = await ana(browsing)
    other = await person.context.new_page()
    await show_history(other)
    await other.evaluate("sessionStorage['tablee.toy.draft /t/x'] = '{}'")
    await person.page.goto("/me")
    await leave(person.page)
    await expect(listed(other)).to_have_count(0)
    # The other tab may be loading again.
    await other.wait_for_function("sessionStorage.length === 0")


async def test_becoming_another_guest_and_going_back_changes_every_tab(browsing: Browsing) -> None:
    person = await ana(browsing)
    page, other = person.page, await person.context.new_page()
    await show_history(other)
    await page.goto(f"/device#{await link_of_another_guest(browsing)}")
    await page.evaluate(FILL)
    await become_bo(page)
    await expect(listed(other)).to_have_count(0)
    assert not {"tablee.deals", "tablee.told"} & set(await page.evaluate("Object.keys(localStorage)"))
    await page.get_by_role("button", name="Undo").click()
    await expect(page.get_by_text("this browser is again who it was")).to_be_visible()
    await expect(listed(other)).to_be_visible()


async def test_two_guests_who_become_one_keep_what_the_browser_has(browsing: Browsing) -> None:
    person = await ana(browsing)
    page, other = person.page, await person.context.new_page()
    await show_history(other)
    await page.goto(f"/device#{await link_of_another_guest(browsing)}")
    await page.evaluate(FILL)
    await page.get_by_role("radio", name="Bring everything along").check()
    async with other.expect_event("framenavigated"):
        await page.get_by_role("button", name="I am Bo").click()
    await expect(listed(other)).to_be_visible()
    await expect(page.get_by_text("your seats are here too")).to_be_visible()
    assert {"tablee.deals", "tablee.done"} <= set(await page.evaluate("Object.keys(localStorage)"))


async def test_a_browser_that_is_signed_out_from_elsewhere_forgets_its_guest(browsing: Browsing) -> None:
    person = await ana(browsing)
    elsewhere = await browsing.person()
    link = (await post(person, "/api/me/link", {}))["token"]
    await post(elsewhere, "/api/me/claim", {"token": link, "join": False})
    await show_history(person.page)
    await person.page.evaluate(FILL)
    ended = await elsewhere.context.request.delete("/api/me/devices", headers={"Origin": person.base})
    assert (await ended.json())["ended"] == 1
    await expect(listed(person.page)).to_have_count(0)
    assert set(await person.page.evaluate("Object.keys(localStorage)")) <= SETTINGS
