"""Buttons, errors and headings never touch the text above them, at the width of a narrow phone."""

import json
import time
from typing import Any, Final

from playwright.async_api import Page, Route, expect

from tests.e2e.browser import PHONE, Browsing, Person
from tests.e2e.tables import open_table

DAY_MS: Final = 24 * 3600 * 1000
LEAST_PX: Final = 4
TOUCHING: Final = """(least) => {
    const shown = (selector) =>
        [...document.querySelectorAll(selector)].filter((item) => item.checkVisibility() && item.innerText)
    const box = (item) => item.getBoundingClientRect()
    const near = (above, below) => {
        const gap = box(below).top - box(above).bottom
        const beside = box(below).left >= box(above).right || box(above).left >= box(below).right
        return !beside && gap > -least && gap < least && !above.contains(below) && !below.contains(above)
    }
    return shown('main :is(.button, .problem, h2, h3), dialog :is(.button, .problem, h2, h3)').flatMap((below) =>
        shown('main :is(p, ul, table, .button), dialog :is(p, ul, table, .button)')
            .filter((above) => near(above, below))
            .map((above) => `${above.innerText.slice(-40)} | ${below.innerText.slice(0, 40)}`))
}"""
"""What touches the text or button above it."""


async def touching(page: Page) -> list[str]:
    found: list[str] = await page.evaluate(TOUCHING, LEAST_PX)
    return found


async def answer(person: Person, method: str, path: str, given: Any, status: int = 200) -> None:
    """Answer these requests of the page without the server."""

    async def fulfil(route: Route) -> None:
        if route.request.method != method:
            await route.fallback()
            return
        await route.fulfill(status=status, content_type="application/json", body=json.dumps(given))

    await person.page.route(f"**{path}", fulfil)


async def test_the_seat_of_a_guest_with_a_way_back_and_every_error(browsing: Browsing) -> None:
    person = await browsing.person(PHONE, touch=True, language="fr")
    await open_table(person, game="tokan")
    back = {"other": "Bo", "joined": True, "until": round(time.time() * 1000) + DAY_MS}
    await answer(person, "GET", "/api/me", {"name": "Ana", "face": None, "kept": True, "back": back})
    refused = {"code": "device.new", "params": {"minutes": 7}}
    for method, path in (("POST", "/api/me/return"), ("POST", "/api/me/words"), ("DELETE", "/api/me")):
        await answer(person, method, path, refused, 409)
    page = person.page
    await page.goto("/me")
    await page.get_by_role("button", name="Annuler").tap()
    await page.get_by_role("button", name="huit mots").tap()
    await page.get_by_role("button", name="Supprimer mes données").tap()
    await page.get_by_role("button", name="Oui, tout supprimer").tap()
    await expect(page.locator(".problem")).to_have_count(3)
    assert await touching(page) == []


async def test_an_address_for_notices_that_is_refused(browsing: Browsing) -> None:
    person = await browsing.person(PHONE, touch=True)
    await open_table(person, game="tokan")
    await answer(
        person, "POST", "/api/notifications/webhooks", {"code": "channel.unreachable", "params": {}}, 409
    )
    page = person.page
    await page.goto("/notifications")
    await page.get_by_text("Add another way to notify me").tap()
    await page.get_by_label("Address").fill("https://chat.example/hook")
    await page.get_by_role("button", name="Add").tap()
    await expect(page.locator(".problem")).to_be_visible()
    assert await touching(page) == []


async def test_the_clocks_of_a_table(browsing: Browsing) -> None:
    person = await browsing.person(PHONE, touch=True)
    clock = {"kind": "bank", "bank": 600, "increment": 5}
    wish = {
        "game": "tokan",
        "seats": [{"kind": "me"}, {"kind": "device", "name": "Bo"}],
        "terms": {"clock": clock},
    }
    answered = await person.context.request.post("/api/tables", data=wish, headers={"Origin": person.base})
    page = person.page
    await page.goto(f"/t/{(await answered.json())['table']}")
    await page.get_by_test_id("waiting").tap()
    await expect(page.get_by_role("dialog").get_by_role("table")).to_be_visible()
    assert await touching(page) == []
