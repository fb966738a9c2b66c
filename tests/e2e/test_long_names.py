"""The longest possible names fit on the narrowest phone: nothing extends beyond it or scrolls sideways."""

from typing import Any, Final

import pytest
from playwright.async_api import Page

from tests.e2e.browser import Browsing, Person
from tests.e2e.tables import post
from tests.e2e.test_screens import GAMES, TOO_WIDE, settled
from tests.e2e.test_way_in import FRIEND, open_table

PHONE_360: Final = {"width": 360, "height": 740}
WIDE: Final = "W" * 24
FAMILIES: Final = "👨‍👩‍👧‍👦" * 24
NAMES: Final = (WIDE, *("W" * 23 + letter for letter in "MÆŒ名"), FAMILIES)
"""Without a place to break, so that the first player has a name that is wider than the phone."""
STUCK_OUT: Final = """(names) => {
    const first = (name) => [...new Intl.Segmenter().segment(name)].slice(0, 4)
    const marks = names.map((name) => first(name).map((one) => one.segment).join(''))
    const found = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
        const item = walker.currentNode.parentElement
        if (!marks.some((mark) => walker.currentNode.data.includes(mark))) continue
        if (item.closest('.unseen, title') || !item.checkVisibility({ visibilityProperty: true })) continue
        const range = document.createRange()
        range.selectNodeContents(walker.currentNode)
        const box = range.getBoundingClientRect()
        if (box.width === 0) continue
        let [left, right, fine] = [0, innerWidth, false]
        for (let up = item; up !== null && !fine; up = up.parentElement) {
            const style = getComputedStyle(up)
            // Cut off with dots, on purpose, or in something that scrolls.
            fine = style.textOverflow === 'ellipsis' || ['auto', 'scroll'].includes(style.overflowX)
            if (!['hidden', 'clip'].includes(style.overflowX)) continue
            const edge = up.getBoundingClientRect()
            left = Math.max(left, edge.left)
            right = Math.min(right, edge.right)
        }
        if (!fine && (box.right > right + 1 || box.left < left - 1)) found.push(item.outerHTML.slice(0, 160))
    }
    return found.slice(-3)
}"""
"""The places where a name extends beyond the window or is cut off, except with dots or in a scrolling part."""


async def faults(page: Page, where: str) -> dict[str, list[str]]:
    """Return what is too wide here, if anything."""
    found = [*await page.evaluate(TOO_WIDE), *await page.evaluate(STUCK_OUT, list(NAMES))]
    return {where: found} if found else {}


def device(name: str) -> dict[str, Any]:
    return {"kind": "device", "name": name}


async def call_me(person: Person, name: str) -> None:
    """Give the guest of this browser a name."""
    await person.page.request.put("/api/me", data={"name": name}, headers={"Origin": person.base})


@pytest.mark.parametrize("game", GAMES)
async def test_the_longest_names_fit_at_every_table_of_a_narrow_phone(browsing: Browsing, game: str) -> None:
    """Around one device, where names are largest, at a table that waits for a friend, and after the end."""
    person = await browsing.person(PHONE_360, touch=True)
    page = person.page
    await page.goto("/")
    infos = await (await page.request.get("/api/games")).json()
    most = next(info["players"][1] for info in infos if info["game"] == game)
    await call_me(person, WIDE)
    found: dict[str, list[str]] = {}
    seats = [{"kind": "me"}, *map(device, NAMES[1:most])]
    table = await open_table(person, game, *seats, options={})
    await page.goto(f"/t/{table}")
    await settled(page)
    lift = page.locator(".curtain .main")
    await lift.or_(page.locator("[data-ply]")).first.wait_for()
    found |= await faults(page, "curtain or board")
    if await lift.count():
        await lift.tap()
        await page.locator("[data-ply]").first.wait_for()
        found |= await faults(page, "board")
    waiting = await open_table(person, game, {"kind": "me"}, *[FRIEND] * (most - 1))
    await page.goto(f"/t/{waiting}")
    await settled(page)
    found |= await faults(page, "waiting")
    await page.goto(f"/t/{table}")
    await settled(page)
    if await lift.count():
        await lift.tap()
    await (
        page.get_by_role("button", name="Menu")
        .or_(page.get_by_role("button", name="Resign"))
        .first.wait_for()
    )
    found |= await faults(page, "again")
    assert found == {}


@pytest.mark.slow
async def test_the_longest_names_fit_on_the_screens_around_the_tables(browsing: Browsing) -> None:
    """Slow: two browsers load ten screens."""
    ana, bo = await browsing.person(PHONE_360, touch=True), await browsing.person(PHONE_360, touch=True)
    found: dict[str, list[str]] = {}
    for person, name in ((ana, WIDE), (bo, FAMILIES)):
        await person.page.goto("/")
        await call_me(person, name)
    table = await open_table(ana, GAMES[0], {"kind": "me"}, FRIEND)
    await post(ana, "/api/tables", {"game": GAMES[1], "seats": [{"kind": "me"}, FRIEND], "open": True})
    for address in (f"/t/{table}", "/", "/device", "/me", f"/new/{GAMES[0]}?with=device"):
        await bo.page.goto(address)
        await settled(bo.page)
        found |= await faults(bo.page, f"{address.split('/')[1]} of another")
    await bo.page.goto(f"/t/{table}")
    await bo.page.get_by_role("button", name="Sit down").tap()
    await bo.page.locator("[data-ply]").first.wait_for()
    await ana.page.goto(f"/t/{table}")
    await ana.page.locator("[data-ply]").first.wait_for()
    for person in (ana, bo):
        found |= await faults(person.page, "two people")
        for address in ("/", "/device", "/me"):
            await person.page.goto(address)
            await settled(person.page)
            found |= await faults(person.page, address)
    assert found == {}
