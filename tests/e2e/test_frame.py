"""The parts around every board: in a small window they make room, and nothing is hidden, cut off or without words."""

import asyncio
import itertools
from typing import Any, Final

import pytest
from playwright.async_api import Page, Route, ViewportSize, expect

from tablee.store.store import Store
from tests.e2e import mawoki, toko_maja
from tests.e2e.around import in_menu, panel
from tests.e2e.browser import DESKTOP, PHONE, TABLET, Browsing, resize
from tests.e2e.house import House
from tests.e2e.pictures import SCENES, be, lay_out
from tests.e2e.tables import open_table as any_table
from tests.e2e.tokan import BOARD, move, my_turn_or_over, open_table

ME: Final = {"kind": "me"}
FRIEND: Final = {"kind": "friend"}
BO: Final = {"kind": "device", "name": "Bo"}
BOT: Final[dict[str, Any]] = {"kind": "bot", "level": 1}
NARROWEST: Final = {"width": 320, "height": 640}
LYING: Final = {"width": 844, "height": 390}
LARGE: Final = {"width": 1920, "height": 1080}
BAR: Final = ".bar"


async def box(page: Page, selector: str) -> dict[str, float]:
    """Return the place of the first such part in the window."""
    found = await page.locator(selector).first.bounding_box()
    assert found is not None
    x, y, width, height = (float(found[key]) for key in ("x", "y", "width", "height"))
    return {"x": x, "y": y, "height": height, "right": x + width, "bottom": y + height}


async def test_on_a_phone_hints_lie_over_the_board_and_push_nothing_down(browsing: Browsing) -> None:
    person = await browsing.person(PHONE, touch=True)
    page = person.page
    await page.goto(f"/t/{await open_table(person)}")
    assert await my_turn_or_over(page)
    where = "document.querySelector('.board').getBoundingClientRect().top + scrollY"
    before = await page.evaluate(where)
    await page.get_by_role("button", name="What could I do?").tap()
    await page.locator("#hints li").first.wait_for()
    assert await page.evaluate(where) == before
    await page.locator("#hints li button").first.tap()
    await page.get_by_role("button", name="Play it").wait_for()
    # The whole board is visible above the hint, and the hint above the bar.
    await page.wait_for_function(
        """() => document.querySelector('.board').getBoundingClientRect().bottom
            <= document.querySelector('#lower').getBoundingClientRect().top"""
    )
    assert (await box(page, "#lower"))["bottom"] <= (await box(page, BAR))["y"] + 1
    assert (await box(page, BAR))["bottom"] == PHONE["height"]


async def test_a_lying_phone_gives_the_board_nearly_all_its_height(browsing: Browsing) -> None:
    person = await browsing.person(LYING, touch=True)
    page = person.page
    await page.goto(f"/t/{await open_table(person)}")
    assert await my_turn_or_over(page)
    board, bar = await box(page, ".board"), await box(page, BAR)
    assert board["y"] < 10
    assert bar["height"] == LYING["height"]
    assert board["right"] <= bar["x"]
    free = await page.evaluate(
        """() => {
            const probe = document.createElement('div')
            probe.style.height = 'var(--free-height)'
            document.querySelector('.play').append(probe)
            return probe.getBoundingClientRect().height
        }"""
    )
    assert free > 0.95 * LYING["height"]


async def test_one_looks_back_from_the_menu_and_comes_back_by_closing_it(browsing: Browsing) -> None:
    person = await browsing.person(PHONE, touch=True)
    page = person.page
    await page.goto(f"/t/{await open_table(person, [ME, BO])}")
    for _ in range(2):
        assert await my_turn_or_over(page)
        await move(page, touch=True)
    await expect(page.get_by_role("group", name="Look back")).to_have_count(0)
    await (await in_menu(page, "Look back")).tap()
    replay = page.get_by_role("group", name="Look back")
    await replay.get_by_role("button", name="One move back").tap()
    await expect(page.locator(BOARD)).to_have_attribute("data-ply", "1")
    assert (await box(page, ".replay"))["bottom"] <= (await box(page, BAR))["y"]
    await page.get_by_role("button", name="Close").tap()
    await expect(page.locator(BOARD)).to_have_attribute("data-ply", "2")
    await expect(replay).to_have_count(0)


async def test_on_a_tablet_the_names_of_a_full_table_stay_whole(browsing: Browsing) -> None:
    person = await browsing.person(TABLET, language="fr", touch=True)
    table = await mawoki.open_table(person, [ME, *[BOT] * 5])
    await person.page.goto(f"/t/{table}")
    await expect(person.page.locator(".seat strong")).to_have_count(6)
    lines = await person.page.locator(".seat strong").evaluate_all(
        "(all) => all.map((name) => Math.round(name.offsetHeight / parseFloat(getComputedStyle(name).lineHeight)))"
    )
    assert lines == [1] * 6


async def test_the_newest_of_the_story_stays_in_sight_when_the_phone_is_turned(
    house: House, browsing: Browsing
) -> None:
    store = await Store.open(str(house.database))
    try:
        table, turn, tokens = await lay_out(store, SCENES["toko-maja"])
    finally:
        await store.close()
    person = await browsing.person(PHONE, touch=True)
    await be(person, house.base, tokens[turn])
    await person.page.goto(f"/t/{table}")
    newest = (await panel(person.page, "Log")).get_by_role("button").last
    for size in (PHONE, {"width": 390, "height": 844}, LYING, PHONE, LYING):
        await resize(person.page, size["width"], size["height"])
        await expect(newest).to_be_in_viewport(ratio=0.9)


async def test_at_the_end_the_way_back_and_the_proof_are_in_their_places(browsing: Browsing) -> None:
    page = (person := await browsing.person(DESKTOP)).page
    await page.goto(f"/t/{await open_table(person)}")
    actions = page.get_by_role("group", name="Around the table")
    await expect(actions.get_by_role("link", name="Was the deal fair?")).to_have_count(0)
    await page.get_by_role("button", name="Resign").click()
    await page.get_by_role("button", name="Yes, I resign").click()
    await expect(actions.get_by_role("link", name="Was the deal fair?")).to_be_visible()
    await expect(actions.get_by_role("button", name="Menu")).to_have_count(0)


async def test_what_is_said_is_counted_on_the_bar_until_it_is_read(browsing: Browsing) -> None:
    ana, bo = await browsing.person(PHONE, touch=True), await browsing.person(LARGE)
    table = await open_table(ana, [ME, FRIEND])
    await bo.page.goto(f"/t/{table}")
    await bo.page.get_by_role("button", name="Sit down").click()
    await ana.page.goto(f"/t/{table}")
    await ana.page.get_by_role("grid").wait_for()
    # In a large window log and chat are both visible, without tabs.
    await expect(bo.page.get_by_role("list", name="Log")).to_be_visible()
    await bo.page.get_by_role("button", name="Hello!").click()
    await expect(bo.page.get_by_role("list", name="Chat")).to_contain_text("Hello!")
    talk = ana.page.get_by_role("button", name="Chat")
    await expect(talk).to_contain_text("1 new message")
    # On a phone held sideways it is beside the narrow column of seats, which would cut it off.
    await ana.page.set_viewport_size(ViewportSize(width=LYING["width"], height=LYING["height"]))
    await bo.page.get_by_role("button", name="Hello!").click()
    await expect(talk).to_contain_text("2 new messages")
    said, seats = await box(ana.page, "[data-seat='1'] [data-said]"), await box(ana.page, ".above")
    assert said["x"] >= seats["right"]
    assert said["y"] >= 0
    await ana.page.set_viewport_size(ViewportSize(width=PHONE["width"], height=PHONE["height"]))
    await expect(await panel(ana.page, "Chat")).to_contain_text("Hello!")
    await expect(talk).not_to_contain_text("new message")


async def test_two_who_talk_at_once_are_both_read_and_stay_in_the_window(browsing: Browsing) -> None:
    everybody = [await browsing.person(size, touch=True) for size in (LARGE, PHONE, PHONE)]
    looker, *others = everybody
    table = await any_table(looker, [ME, FRIEND, FRIEND], game="moka")
    for person in others:
        await person.page.goto(f"/t/{table}")
        await person.page.get_by_role("button", name="Sit down").tap()
    await looker.page.goto(f"/t/{table}")
    await looker.page.locator(".board > [data-ply]").wait_for()
    for person in others:
        await panel(person.page, "Chat")
        await person.page.get_by_label("Say something").fill(
            "Let us all meet again on Sunday for another game"
        )
    for person in others:
        await person.page.keyboard.press("Enter")
    await expect(looker.page.locator("[data-said]")).to_have_count(len(others))
    for width, height in ((360, 740), (844, 390), (1440, 900)):
        await resize(looker.page, width, height)
        said = await looker.page.locator("[data-said]").evaluate_all(
            "(all) => all.map((one) => one.getBoundingClientRect()).sort((one, other) => one.top - other.top)"
            ".map(({ left, right, top, bottom }) => [left, right, top, bottom])"
        )
        assert all(left >= 0 and right <= width for left, right, _, _ in said), (width, said)
        for upper, lower in itertools.combinations(said, 2):
            assert lower[2] >= upper[3] or lower[0] >= upper[1] or upper[0] >= lower[1], (width, said)


@pytest.mark.parametrize("address", ["home", "table"])
async def test_nothing_is_wider_than_the_narrowest_phone(browsing: Browsing, address: str) -> None:
    person = await browsing.person(NARROWEST, language="fr", touch=True)
    page = person.page
    bot: dict[str, Any] = {"kind": "bot", "level": 1}
    table = await toko_maja.open_table(person, [ME, bot, bot, bot])
    await page.goto("/" if address == "home" else f"/t/{table}")
    await page.get_by_role("heading", level=1).first.wait_for(state="attached")
    await page.wait_for_load_state("networkidle")
    assert await page.evaluate("document.documentElement.scrollWidth") == NARROWEST["width"]
    await expect(page.get_by_role("button", name="Réglages")).to_be_in_viewport(ratio=1)


async def test_a_page_on_its_way_says_so_before_and_after_the_script(browsing: Browsing) -> None:
    page = (await browsing.person(PHONE)).page
    scripts, pages = asyncio.Event(), asyncio.Event()

    async def late(route: Route) -> None:
        await (scripts if "/assets/index-" in route.request.url else pages).wait()
        await route.continue_()

    await page.route("**/assets/*.js", late)
    await page.goto("/rules/tokan", wait_until="commit")
    await expect(page.get_by_role("status")).to_contain_text("One moment")
    await expect(page.get_by_role("status")).to_contain_text("Un instant")
    scripts.set()
    pages.set()
    await expect(page.get_by_role("article")).to_contain_text("TOKAN")
    await expect(page.locator(".loading")).to_have_count(0)


async def test_the_start_page_says_so_until_its_games_are_there(browsing: Browsing) -> None:
    page = (await browsing.person(PHONE, touch=True)).page
    asked = asyncio.Event()

    async def late(route: Route) -> None:
        await asked.wait()
        await route.continue_()

    await page.route("**/api/games", late)
    await page.goto("/")
    await expect(page.get_by_role("heading", level=1)).to_be_visible()
    await expect(page.locator("main .loading")).to_contain_text("One moment")
    asked.set()
    await page.get_by_role("article").first.wait_for()
    await expect(page.locator("main .loading")).to_have_count(0)


async def test_no_word_about_who_sits_there_is_cut_at_a_full_table(browsing: Browsing) -> None:
    ana = await browsing.person(NARROWEST, language="fr", touch=True)
    bo = await browsing.person(PHONE, touch=True)
    table = await toko_maja.open_table(ana, [ME, FRIEND, BOT, BOT, BOT])
    await toko_maja.sit_down(bo, table)
    await ana.page.goto(f"/t/{table}")
    await (await in_menu(bo.page, "Resign")).tap()
    await bo.page.get_by_role("button", name="Yes, I resign").tap()
    await expect(ana.page.locator("[data-seat='1']")).to_contain_text("a abandonné")
    cut = await ana.page.locator(".seat small").evaluate_all(
        "(all) => all.filter((note) => note.scrollWidth > note.clientWidth).map((note) => note.innerText)"
    )
    assert cut == []


async def test_a_table_is_opened_without_scrolling_and_the_button_hides_no_field(browsing: Browsing) -> None:
    page = (await browsing.person(PHONE, touch=True, language="fr")).page
    await page.goto("/new/moka?with=friend")
    opening = page.get_by_role("button", name="Ouvrir la table")
    await expect(opening).to_be_in_viewport(ratio=1)
    last = page.locator("summary").last
    await last.focus()
    under = await box(page, "form .main")
    where = await last.bounding_box()
    assert where is not None
    assert where["y"] + where["height"] <= under["y"]
    await opening.tap()
    await page.wait_for_url("**/t/*")


async def test_a_game_that_is_not_here_is_named_with_those_that_are(browsing: Browsing) -> None:
    page = (await browsing.person()).page
    for address in ("/learn/foo", "/rules/foo", "/new/foo"):
        await page.goto(address)
        said = page.get_by_role("alert")
        await expect(said).to_contain_text("“foo”")
        await expect(said).to_contain_text("TOKAN")
        await expect(said).not_to_contain_text("{")
    await page.get_by_role("main").get_by_role("link", name="To the start page").click()
    await expect(page.get_by_role("article", name="TOKAN")).to_be_visible()
