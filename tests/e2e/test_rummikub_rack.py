"""Rummikub's rack keeps its owner's order: sorted or arranged by hand, also after a reload and while others play."""

from typing import Any, Final

import pytest
from playwright.async_api import Page, expect

from tablee.store.store import Store
from tests.e2e.browser import DESKTOP, PHONE, Browsing
from tests.e2e.hand import SAY_YES
from tests.e2e.house import House
from tests.e2e.pictures import SCENES, be, lay_out
from tests.e2e.rummikub import BOARD, my_turn_or_over, open_table

RACK: Final = f"{BOARD} [data-drop=rack] [data-tile]"
ON_RACK: Final = """() => [...document.querySelectorAll('.rummikub [data-drop=rack] [data-tile]')]
    .map((tile) => tile.dataset.name)"""
PLACES: Final = """() => [...document.querySelectorAll('.rummikub [data-drop=rack] [data-tile]')].map((tile) => {
    const { x, y, width } = tile.getBoundingClientRect()
    return [tile.dataset.tile, [x, y, width].map(Math.round).join()]
})"""
"""The place and size of each tile on the rack, by its id."""


async def rack(page: Page) -> list[str]:
    """Return the names of the tiles in their order."""
    names: list[str] = await page.evaluate(ON_RACK)
    return names


async def stands(page: Page, wanted: list[str]) -> None:
    """Wait until the rack has this order."""
    await page.wait_for_function(f"(wanted) => ({ON_RACK})().join() === wanted.join()", arg=wanted)


async def dragged(page: Page, source: int, target: int) -> list[str]:
    """Drag the tile at one place before the one at another; return the expected order."""
    names = await rack(page)
    from_box, to_box = [await page.locator(RACK).nth(at).bounding_box() for at in (source, target)]
    assert from_box is not None
    assert to_box is not None
    await page.mouse.move(from_box["x"] + from_box["width"] / 2, from_box["y"] + from_box["height"] / 2)
    await page.mouse.down()
    await page.mouse.move(to_box["x"] + to_box["width"] / 4, to_box["y"] + to_box["height"] / 2, steps=6)
    await page.mouse.up()
    moved = names[source]
    rest = names[:source] + names[source + 1 :]
    rest.insert(target if target < source else target - 1, moved)
    return rest


async def test_a_rack_sorted_by_number_is_so_after_a_reload_and_at_the_next_table(browsing: Browsing) -> None:
    person = await browsing.person()
    page = person.page
    await page.goto(f"/t/{await open_table(person)}")
    assert await my_turn_or_over(page)
    by_colour = await rack(page)
    await page.locator("[data-sort]").click()
    by_number = sorted(by_colour, key=lambda name: (name == "J", int(name[1:] or 0), "rbky".find(name[0])))
    await stands(page, by_number)
    await page.reload()
    await stands(page, by_number)
    await page.goto(f"/t/{await open_table(person)}")
    assert await my_turn_or_over(page)
    numbers = [int(name[1:]) for name in await rack(page) if name != "J"]
    assert numbers == sorted(numbers)


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
async def test_a_rack_arranged_by_hand_is_so_after_a_reload_and_at_no_other_table(
    browsing: Browsing, size: Any
) -> None:
    person = await browsing.person(size)
    page = person.page
    table = await open_table(person)
    await page.goto(f"/t/{table}")
    assert await my_turn_or_over(page)
    await stands(page, await dragged(page, 9, 1))
    wanted = await dragged(page, 0, 5)
    await stands(page, wanted)
    await page.reload()
    await stands(page, wanted)
    await page.goto(f"/t/{await open_table(person)}")
    assert await my_turn_or_over(page)
    colours = ["rbky".find(name[0]) for name in await rack(page) if name != "J"]
    assert colours == sorted(colours)
    await page.goto(f"/t/{table}")
    await stands(page, wanted)


async def test_a_new_tile_comes_to_the_end_of_a_rack_arranged_by_hand(browsing: Browsing) -> None:
    person = await browsing.person()
    page = person.page
    await page.goto(f"/t/{await open_table(person, turns='play-or-draw')}")
    assert await my_turn_or_over(page)
    wanted = await dragged(page, 5, 0)
    await stands(page, wanted)
    await page.locator("[data-pool]").click()
    # A rack that could open must confirm that it draws.
    await page.evaluate(SAY_YES)
    await page.wait_for_function(f"(count) => ({ON_RACK})().length === count", arg=len(wanted) + 1)
    assert (await rack(page))[:-1] == wanted


async def test_tiles_are_arranged_by_keyboard_and_the_place_is_said(browsing: Browsing) -> None:
    person = await browsing.person()
    page = person.page
    await page.goto(f"/t/{await open_table(person)}")
    assert await my_turn_or_over(page)
    names = await rack(page)
    await page.locator(RACK).nth(1).focus()
    await page.keyboard.press("k")
    await stands(page, [names[0], names[2], names[1], *names[3:]])
    said = page.locator("[data-drop=rack] [role=status]")
    await expect(said).to_contain_text(f"place 3 of {len(names)}")
    await page.keyboard.press("j")
    await page.keyboard.press("j")
    await stands(page, [names[1], names[0], *names[2:]])
    await expect(said).to_contain_text(f"place 1 of {len(names)}")
    assert await page.evaluate("document.activeElement.dataset.name") == names[1]
    await page.keyboard.press("j")
    assert await rack(page) == [names[1], names[0], *names[2:]]


async def test_the_rack_is_arranged_while_another_plays_and_nothing_is_laid(browsing: Browsing) -> None:
    ana, bo = await browsing.person(), await browsing.person()
    table = await open_table(ana, [{"kind": "me"}, {"kind": "friend"}])
    await ana.page.goto(f"/t/{table}")
    await bo.page.goto(f"/t/{table}")
    await bo.page.get_by_role("button", name="Sit down").click()
    for person in (ana, bo):
        await person.page.locator(RACK).first.wait_for()
    await ana.page.locator(f"{BOARD}[data-acting=true]").or_(ana.page.locator(BOARD)).first.wait_for()
    waits = ana.page if await ana.page.locator(f"{BOARD}[data-acting=false]").count() else bo.page
    ply = await waits.locator(BOARD).get_attribute("data-ply")
    wanted = await dragged(waits, 4, 0)
    await stands(waits, wanted)
    felt = waits.locator("[data-new]").first
    if await felt.count():
        box = await felt.bounding_box()
        first = await waits.locator(RACK).first.bounding_box()
        assert box is not None
        assert first is not None
        await waits.mouse.move(first["x"] + 9, first["y"] + 9)
        await waits.mouse.down()
        await waits.mouse.move(box["x"] + 9, box["y"] + 9, steps=6)
        await waits.mouse.up()
    await stands(waits, wanted)
    assert await waits.locator(BOARD).get_attribute("data-ply") == ply


async def test_laying_tiles_moves_no_other_tile_on_the_rack_of_a_phone(
    house: House, browsing: Browsing
) -> None:
    store = await Store.open(str(house.database))
    try:
        table, turn, tokens = await lay_out(store, SCENES["rummikub"])
    finally:
        await store.close()
    person = await browsing.person({"width": 360, "height": 740}, touch=True)
    page = person.page
    await be(person, house.base, tokens[turn])
    await page.goto(f"/t/{table}")
    rack = page.locator("[data-drop=rack] [data-tile]")
    await rack.first.wait_for()
    places = dict(await page.evaluate(PLACES))
    for _ in range(3):
        laid = await rack.first.get_attribute("data-tile")
        await rack.first.tap()
        await page.locator("[data-drop=new]").tap()
        await page.locator(f"[data-drop=rack] [data-tile='{laid}']").wait_for(state="detached")
        now = dict(await page.evaluate(PLACES))
        assert now == {name: place for name, place in places.items() if name in now}
    assert len(now) == len(places) - 3
