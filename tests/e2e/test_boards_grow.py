"""Boards use the available room on any screen: they grow with it, and nothing extends beyond it."""

from typing import Final

import pytest
from playwright.async_api import Page, expect

from tablee.core.record import parse_text
from tablee.store.store import Store
from tests.e2e import mawoki
from tests.e2e.browser import DESKTOP, PHONE, TABLET, Browsing, Person, resize
from tests.e2e.house import House
from tests.e2e.pictures import SCENES, Scene, be, lay_out
from tests.marks import always_and_soak

SIZES: Final = (
    (360, 740),
    (390, 844),
    (844, 390),
    (768, 1024),
    (1440, 900),
    (1920, 1080),
    (2560, 1440),
)
LEAST_SHARE: Final = 0.85
MOST: Final = 0.6
SIDEWAYS: Final = {"width": 844, "height": 390}
LOWEST: Final = (568, 320)
"""A phone held sideways on which the smallest tiles do not all fit."""
TURNS: Final = 6
LATE: Final = 0.95
EARLY: Final = 0.03
SHARES: Final = """async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    const board = document.querySelector('.board'), drawn = board.firstElementChild.getBoundingClientRect()
    const ruler = board.appendChild(document.createElement('div'))
    ruler.style.cssText = 'position: absolute; height: var(--free-height)'
    const free = ruler.getBoundingClientRect().height
    ruler.remove()
    return [drawn.width / board.getBoundingClientRect().width, drawn.height / free]
}"""
"""The board's share of the width and of the height that are free for it."""
TOO_WIDE: Final = "document.documentElement.scrollWidth - innerWidth"
PIECES: Final = {
    "toko-maja": "[data-pile]",
    "mawoki": ".pile",
    "moka": "[data-place]",
    "rummikub": "[data-set] [data-tile]",
    "tokan": "[data-square]",
}
"""A piece on the board."""
HANDS: Final = {
    "toko-maja": "[data-hand]",
    "mawoki": ".mawoki .mine .cards",
    "moka": "[data-doing] > ul",
    "rummikub": ".rack",
}
"""The player's hand, in the games that have one."""
TOGETHER: Final = """(parts) => {
    const boxes = parts.map((part) => document.querySelector(part).getBoundingClientRect())
    return Math.max(...boxes.map((box) => box.bottom)) - Math.min(...boxes.map((box) => box.top))
}"""

HELD: Final = {"mawoki": (2, ".mine .cards"), "moka": (4, ".stage .row"), "rummikub": (0, "[data-drop=rack]")}
"""A turn with many cards or choices, and the lowest part of the hand or choices then."""
HIDDEN: Final = """() => {
    const bar = document.querySelector('[data-bar]')?.getBoundingClientRect()
    const end = bar && bar.width > bar.height ? bar.top : innerHeight
    const next = [...document.querySelectorAll('.board [data-first]:not(:disabled)')]
    return next.filter((one) => one.getBoundingClientRect().bottom > end + 1).map((one) => one.outerHTML)
}"""
"""A part that a board names as the next action, and that is below the window or covered."""

WORD_LAID: Final = 75
"""After this move of the match at MOKA another player may lay a word, too."""
WORD_FOUND: Final = 122
"""The player to act then holds the letters of a word."""
EVEN: Final = """() => {
    const boxes = (parts) => [...document.querySelectorAll(parts)].map((part) => part.getBoundingClientRect())
    const alike = (sizes) => Math.max(...sizes) - Math.min(...sizes) < 2
    const inLine = (parts) => alike(parts.map(({ top, bottom }) => (top + bottom) / 2))
    const ways = boxes('.stage .row > .button')
    return inLine(boxes('.say > *')) && (inLine(ways) || alike(ways.map(({ width }) => width)))
}"""
"""Whether the points of a word and its button are in line; and below the other actions, or equally wide."""
DOING: Final = """(cheered) => {
    if ((document.querySelector('[data-laid]') !== null) !== cheered) return null
    const parts = ['[data-doing] > ul', '.stage .row'].map((part) => document.querySelector(part))
    if (parts.includes(null)) return null
    const [letters, doing] = parts.map((part) => part.getBoundingClientRect())
    return [Math.round(letters.top), Math.round(doing.bottom)]
}"""
"""The top of the letters and the bottom of the actions, while a new word is shown (or no longer)."""
CUT: Final = """(part) => {
    const { top, bottom } = part.getBoundingClientRect()
    return Math.max(-top, bottom - innerHeight)
}"""
"""How much of a part, in px, is above or below the window."""
SETS: Final = 9
"""The sets on the table in the middle of the match at Rummikub."""
BEHIND_RACK: Final = """() => {
    const box = (part) => document.querySelector(part).getBoundingClientRect()
    return box('[data-new]').bottom - box('.rummikub > .below').top
}"""
"""How much of the place for a new set, in px, is hidden."""
FOCUS_BEHIND_RACK: Final = """() => {
    const at = document.activeElement, rack = document.querySelector('.rummikub > .below')
    return rack.contains(at) ? 0 : at.getBoundingClientRect().bottom - rack.getBoundingClientRect().top
}"""
"""How much of the focused part, in px, is hidden."""

UNCOVERED: Final = """([held, shown]) => {
    const over = document.querySelector('#lower').getBoundingClientRect().top
    const about = [...document.querySelectorAll('.board .hinted')]
    const boxes = [document.querySelector(held), ...about].map((one) => one.getBoundingClientRect())
    return about.length > 0 === shown && boxes.every((box) => box.top >= 0 && box.bottom <= over + 1)
}"""
"""Whether the hand, and the parts that a hint highlights, are visible above the hints."""
HINTS_SHARE: Final = 0.22
"""The share of the window's height that hints may take at most."""
ON_TOP: Final = """(numbers) => numbers.every((number) => {
    const { left, top, width, height } = number.getBoundingClientRect()
    return document.elementFromPoint(left + width / 2, top + height / 2) === number
})"""
LINES: Final = """(parts) => parts.map((part) => {
    const range = document.createRange()
    range.selectNodeContents([...part.childNodes].findLast((node) => node.data?.trim()))
    return new Set([...range.getClientRects()].map((line) => line.top)).size
})"""
"""The number of lines of each part's own words."""
FILLED: Final = """(box) => {
    const range = document.createRange()
    range.selectNodeContents(box)
    return range.getBoundingClientRect().height / box.clientHeight
}"""

HAND: Final = """() => {
    const board = document.querySelector('.mawoki'), hand = board.querySelector('.mine')
    const rows = new Set([...hand.querySelectorAll('.cards > *')].map((slot) => slot.offsetTop)).size
    const top = Math.round(hand.getBoundingClientRect().top - board.getBoundingClientRect().top)
    return [rows, top, board.querySelector('.strip').innerText]
}"""
"""The hand's rows of cards, its place on the board, and the news above it."""


def _moment(game: str, part: float | None) -> Scene:
    """Return a moment of a recorded match: the usual one, or the one after this part of the match."""
    scene = SCENES[game]
    if part is None:
        return scene
    return scene._replace(ply=int(part * len(parse_text(scene.record.read_text("utf-8")).moves)))


async def _at_the_table(house: House, person: Person, game: str, part: float | None = None) -> Page:
    """Return the page of the player to act in the middle of a recorded match."""
    store = await Store.open(str(house.database))
    try:
        table, turn, tokens = await lay_out(store, _moment(game, part))
    finally:
        await store.close()
    await be(person, house.base, tokens[turn])
    await person.page.goto(f"/t/{table}")
    await person.page.locator(".board > [data-ply]").wait_for()
    return person.page


@pytest.mark.parametrize("game", SCENES)
async def test_a_board_fills_the_width_or_the_height_and_its_pieces_grow(
    house: House, browsing: Browsing, game: str
) -> None:
    page = await _at_the_table(house, await browsing.person(), game)
    shares, wide = {}, {}
    for width, height in SIZES:
        await resize(page, width, height)
        shares[width, height] = await page.evaluate(SHARES)
        wide[width, height] = await page.locator(PIECES[game]).first.evaluate("(piece) => piece.clientWidth")
        assert await page.evaluate(TOO_WIDE) <= 0, (width, height)
    assert {size: share for size, share in shares.items() if max(share) < LEAST_SHARE} == {}
    assert wide[1440, 900] < wide[1920, 1080] < wide[2560, 1440], wide


@pytest.mark.parametrize("part", always_and_soak(LATE, EARLY), ids=["late", "early"])
@pytest.mark.parametrize("game", SCENES)
async def test_a_board_fills_its_room_and_what_is_to_be_done_is_in_sight_early_and_late(
    house: House, browsing: Browsing, game: str, part: float
) -> None:
    page = await _at_the_table(house, await browsing.person(PHONE, touch=True), game, part)
    for width, height in SIZES:
        await resize(page, width, height)
        assert max(await page.evaluate(SHARES)) >= LEAST_SHARE, (width, height)
        assert await page.evaluate(TOO_WIDE) <= 0, (width, height)
        assert await page.evaluate(HIDDEN) == [], (width, height)


@pytest.mark.parametrize("game", HANDS)
async def test_on_a_phone_held_sideways_board_and_hand_are_seen_together(
    house: House, browsing: Browsing, game: str
) -> None:
    page = await _at_the_table(house, await browsing.person(SIDEWAYS, touch=True), game)
    await page.evaluate(SHARES)
    assert await page.evaluate(TOGETHER, [PIECES[game], HANDS[game]]) <= SIDEWAYS["height"]


@pytest.mark.parametrize("game", HELD)
async def test_on_a_small_phone_all_that_is_held_and_may_be_done_is_above_its_bar(
    house: House, browsing: Browsing, game: str
) -> None:
    ply, lowest = HELD[game]
    moves = len(parse_text(SCENES[game].record.read_text("utf-8")).moves)
    page = await _at_the_table(house, await browsing.person(PHONE, touch=True), game, (ply + 0.5) / moves)
    await page.evaluate(SHARES)
    held = await page.locator(lowest).bounding_box()
    bar = await page.locator("[data-bar]").bounding_box()
    assert held is not None
    assert bar is not None
    assert held["y"] + held["height"] <= bar["y"]


async def test_a_word_just_laid_pushes_nothing_that_may_be_done_behind_the_bar(
    house: House, browsing: Browsing
) -> None:
    moves = len(parse_text(SCENES["moka"].record.read_text("utf-8")).moves)
    page = await _at_the_table(
        house, await browsing.person(PHONE, touch=True), "moka", (WORD_LAID + 0.5) / moves
    )
    cheered = await (await page.wait_for_function(DOING, arg=True)).json_value()
    after = await (await page.wait_for_function(DOING, arg=False)).json_value()
    assert cheered == after
    bar = await page.locator("[data-bar]").bounding_box()
    assert bar is not None
    assert cheered[1] <= bar["y"]


async def test_while_a_word_is_made_no_button_stands_out_of_line(house: House, browsing: Browsing) -> None:
    moves = len(parse_text(SCENES["moka"].record.read_text("utf-8")).moves)
    person = await browsing.person(PHONE, touch=True, language="fr")
    page = await _at_the_table(house, person, "moka", (WORD_FOUND + 0.5) / moves)
    await page.locator(".tray input").press_sequentially("ceps")
    await page.locator("[data-say].main").wait_for()
    for width, height in SIZES:
        await resize(page, width, height)
        assert await page.evaluate(EVEN), (width, height)


async def test_of_a_full_table_the_place_for_a_new_set_is_in_sight_above_the_rack(
    house: House, browsing: Browsing
) -> None:
    page = await _at_the_table(house, await browsing.person(PHONE, touch=True), "rummikub")
    await page.evaluate(SHARES)
    assert await page.evaluate(BEHIND_RACK) <= 0
    await page.locator("[data-drop=rack] [data-tile]").first.tap()
    await page.locator("[data-new]").tap()
    await page.locator("[data-set]").nth(SETS).wait_for()
    assert await page.evaluate(BEHIND_RACK) <= 0


async def test_of_a_full_table_on_a_lying_phone_rack_and_the_place_for_a_new_set_are_in_sight(
    house: House, browsing: Browsing
) -> None:
    person = await browsing.person(SIDEWAYS, touch=True, language="fr")
    page = await _at_the_table(house, person, "rummikub")
    await page.evaluate(SHARES)
    new, rack = page.locator("[data-new]"), page.locator("[data-drop=rack]")
    assert max(await new.evaluate(CUT), await rack.evaluate(CUT)) <= 0
    await resize(page, *LOWEST)
    await page.evaluate(SHARES)
    assert await new.evaluate(CUT) > 0
    await rack.locator("[data-tile]").first.tap()
    await page.wait_for_function(f"() => ({CUT})(document.querySelector('[data-new]')) <= 0")
    await new.tap()
    await page.locator("[data-set]").nth(SETS).wait_for()


async def test_on_a_lying_phone_the_points_of_the_last_round_are_in_sight(
    house: House, browsing: Browsing
) -> None:
    page = await _at_the_table(house, await browsing.person(SIDEWAYS, touch=True), "moka", LATE)
    await page.evaluate(SHARES)
    assert (
        max(await page.locator("[data-counted], [data-flush]").evaluate_all(f"(all) => all.map({CUT})")) <= 0
    )


async def test_what_arrow_keys_lead_to_is_not_behind_the_rack(house: House, browsing: Browsing) -> None:
    page = await _at_the_table(house, await browsing.person(PHONE), "rummikub")
    tiles = page.locator("[data-set] [data-tile]")
    await tiles.first.focus()
    for _ in range(await tiles.count()):
        await page.keyboard.press("ArrowRight")
        await page.wait_for_function(f"() => ({FOCUS_BEHIND_RACK})() <= 0")
    await expect(page.locator("[data-new]")).to_be_focused()


@pytest.mark.parametrize("game", SCENES)
async def test_hints_hide_neither_what_is_held_nor_what_they_light_up(
    house: House, browsing: Browsing, game: str
) -> None:
    page = await _at_the_table(house, await browsing.person(PHONE, touch=True), game)
    held = HANDS.get(game, ".board > [data-ply]")
    for size in (PHONE, SIDEWAYS, TABLET):
        await resize(page, size["width"], size["height"])
        await page.evaluate("scrollTo(0, 0)")
        await page.get_by_role("button", name="What could I do?").tap()
        await page.locator("#hints li").first.wait_for()
        await page.wait_for_function(UNCOVERED, arg=[held, False])
        assert (
            await page.locator("#lower").evaluate("(over) => over.clientHeight")
            < HINTS_SHARE * size["height"]
        )
        await page.locator("#hints li button").first.tap()
        await page.wait_for_function(UNCOVERED, arg=[held, True])
        await page.get_by_role("button", name="Other moves").tap()
        await page.get_by_role("button", name="What could I do?").tap()
        await expect(page.locator("#hints")).to_have_count(0)


async def test_no_ring_lies_over_the_height_of_a_tower(house: House, browsing: Browsing) -> None:
    page = await _at_the_table(house, await browsing.person(PHONE, touch=True), "tokan")
    await page.get_by_role("button", name="What could I do?").tap()
    await page.locator("#hints li button").first.tap()
    await page.locator("[data-square].hinted .height").wait_for()
    numbers = page.locator("[data-square] .height")
    assert await numbers.count() == await page.locator(".board g.badge").count()
    assert await numbers.evaluate_all(ON_TOP)


@pytest.mark.parametrize("language", always_and_soak("fr", "nl", "en"))
async def test_which_round_it_is_and_what_is_left_stand_on_one_line_each(
    house: House, browsing: Browsing, language: str
) -> None:
    page = await _at_the_table(house, await browsing.person(language=language), "moka")
    for width, height in SIZES:
        await resize(page, width, height)
        assert await page.locator(".piles > :is(.round, .stock)").evaluate_all(LINES) == [1, 1], (
            width,
            height,
        )


async def test_the_box_beside_the_sea_is_filled(house: House, browsing: Browsing) -> None:
    page = await _at_the_table(house, await browsing.person(DESKTOP), "toko-maja")
    for width, height in ((1440, 900), (1920, 1080), (2560, 1440)):
        await resize(page, width, height)
        assert await page.locator(".stage").evaluate(FILLED) > MOST, (width, height)


async def test_the_hand_stays_where_it_is_whatever_the_news_above_it(browsing: Browsing) -> None:
    """The hand has its place at the bottom; only its own number of rows moves its top."""
    person = await browsing.person(PHONE, touch=True)
    page = person.page
    bots = [{"kind": "bot", "level": 1}] * 3
    await page.goto(f"/t/{await mawoki.open_table(person, [{'kind': 'me'}, *bots])}")
    tops: dict[int, set[int]] = {}
    told = set()
    for _ in range(TURNS):
        if not await mawoki.my_turn_or_over(page):
            break
        rows, top, news = await page.evaluate(HAND)
        tops.setdefault(rows, set()).add(top)
        told.add(news)
        await mawoki.Hand(page, "touch").step()
    assert len(told) > 1
    assert {rows: found for rows, found in tops.items() if len(found) > 1} == {}
