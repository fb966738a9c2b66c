"""A person's first game: bubbles explain the board once; a lesson is kept, reports missing answers, and ends in a
game.
"""

import re
from typing import Final

import pytest
from playwright.async_api import Page, expect

from tests.e2e.browser import DESKTOP, PHONE, TABLET, Browsing, resize
from tests.e2e.house import House
from tests.e2e.mawoki import scene, sit_down
from tests.e2e.test_steady import LISTEN
from tests.house.tree import ROOT

DRAWN = ROOT / "web" / "src" / "games"
NAMES = sorted(path.parent.name.replace("_", "-") for path in DRAWN.glob("*/coach.ts"))
BUBBLE = "[data-coach]:not(.placing)"


async def begin(page: Page, game: str) -> None:
    """Tap the game's box."""
    await page.goto("/")
    await page.locator(f"[aria-labelledby=box-{game}] .now button").click()


BESIDE = """() => {
    const placed = (it) => document.querySelector(it).getBoundingClientRect()
    const [one, other] = [placed('[data-coach]'), placed('[data-coach-about]')]
    const beside = one.right <= other.left || other.right <= one.left
    const apart = one.bottom <= other.top || other.bottom <= one.top
    return (beside || apart) && one.left >= 0 && one.top >= 0 && one.right <= innerWidth && one.bottom <= innerHeight
}"""
"""Whether the bubble is on the screen and does not cover its subject."""


@pytest.mark.parametrize("game", NAMES)
async def test_a_first_game_begins_with_a_bubble_beside_what_it_is_about(
    browsing: Browsing, game: str
) -> None:
    page = (await browsing.person(PHONE, touch=True, newcomer=True)).page
    await begin(page, game)
    bubble = page.locator(BUBBLE)
    await bubble.wait_for()
    said = await bubble.locator("p").inner_text()
    assert len(said.split()) <= 25
    # Read out once, in a region that existed before; the bubble itself is not read a second time.
    await expect(page.get_by_role("status").filter(has_text=said)).to_have_count(1)
    # Later parts may still move the board.
    await page.wait_for_function(BESIDE)


COVERS: Final = """() => {
    const one = document.querySelector('[data-coach]').getBoundingClientRect()
    const turns = [...document.querySelectorAll('[data-whose-turn]')]
    if (turns.length === 0) throw new Error('nothing names the turn')
    return [...turns, ...document.querySelectorAll('[data-bar]')].some((it) => {
        const turn = it.getBoundingClientRect()
        const across = Math.min(one.right, turn.right) - Math.max(one.left, turn.left)
        return across > 1 && Math.min(one.bottom, turn.bottom) - Math.max(one.top, turn.top) > 1
    })
}"""
"""Whether the bubble covers the bar, or anything that names whose turn it is."""


@pytest.mark.parametrize("game", NAMES)
async def test_no_bubble_covers_the_bar_or_whose_turn_it_is_at_any_size(
    browsing: Browsing, game: str
) -> None:
    page = (await browsing.person(PHONE, touch=True, newcomer=True)).page
    await begin(page, game)
    for size in (PHONE, {"width": 844, "height": 390}, TABLET, DESKTOP):
        await resize(page, size["width"], size["height"])
        await page.locator(BUBBLE).wait_for()
        await page.wait_for_function(f"() => !({COVERS})()")
        await page.wait_for_function(BESIDE)


HIDES: Final = """() => {
    const [one, other] = ['[data-coach]', '[data-draw]'].map((it) => document.querySelector(it).getBoundingClientRect())
    const across = Math.min(one.right, other.right) - Math.max(one.left, other.left)
    return across > 1 && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1
}"""
"""Whether the bubble covers the button that draws a card."""


async def test_no_bubble_covers_the_only_button_that_a_player_can_press(
    house: House, browsing: Browsing
) -> None:
    person = await browsing.person(PHONE, touch=True, newcomer=True)
    await sit_down(house, person, scene(lambda _, legal: legal == ["draw"], 4))
    for width, height in ((360, 740), (390, 844), (844, 390)):
        await resize(person.page, width, height)
        await person.page.locator("[data-draw]").wait_for()
        await person.page.locator(BUBBLE).wait_for()
        await person.page.wait_for_function(f"() => !({HIDES})()")
        await person.page.wait_for_function(BESIDE)


async def test_bubbles_come_one_by_one_and_never_again_unless_help_is_asked_for_them(
    browsing: Browsing,
) -> None:
    page = (await browsing.person(PHONE, touch=True, newcomer=True)).page
    await begin(page, "tokan")
    for key in ("mine", "now", "win"):
        await page.locator(f"[data-coach={key}] [data-next]").tap()
    await expect(page.locator("[data-coach]")).to_have_count(0)
    await page.reload()
    await page.locator("[data-able=true]").first.wait_for()
    await expect(page.locator("[data-coach]")).to_have_count(0)
    await page.keyboard.press("?")
    await page.get_by_role("button", name="Show the first tips again").click()
    await page.locator("[data-coach=mine]").wait_for()
    await page.keyboard.press("Escape")
    await expect(page.locator("[data-coach]")).to_have_count(0)


async def test_the_lesson_opens_beside_a_running_game_which_goes_on(browsing: Browsing) -> None:
    page = (await browsing.person()).page
    await begin(page, "tokan")
    # A person who listens lands at the heading of the table.
    await expect(page.get_by_role("heading", level=1)).to_be_focused()
    address = page.url
    await page.get_by_role("button", name="Learn", exact=True).click()
    lesson = page.locator("[data-lesson]")
    await lesson.get_by_role("heading").wait_for()
    await lesson.get_by_role("button", name="Next", exact=True).click()
    await expect(lesson.get_by_text("Step 2 of")).to_be_visible()
    await page.locator(".play [data-able=true]").first.click()
    await page.locator(".play .target").first.click()
    await page.get_by_role("button", name="Close").click()
    await expect(lesson).to_have_count(0)
    assert page.url == address


MOST_MS = 800
"""A deal takes no longer, in milliseconds."""


@pytest.mark.parametrize("game", NAMES)
async def test_the_deal_is_seen_within_a_moment_and_can_be_skipped(browsing: Browsing, game: str) -> None:
    page = (await browsing.person(PHONE, touch=True, still=False)).page
    await page.add_init_script(
        "const animate = Element.prototype.animate; window.dealt = [];"
        "Element.prototype.animate = function (frames, timing) {"
        "  const made = animate.call(this, frames, timing);"
        "  if (Array.isArray(frames) && frames[0]?.translate) window.dealt.push(made);"
        "  return made }"
    )
    await begin(page, game)
    await page.wait_for_function("() => window.dealt.length > 2")
    ends = await page.evaluate("window.dealt.map((one) => one.effect.getComputedTiming().endTime)")
    assert max(ends) <= MOST_MS
    await page.keyboard.press("Shift")
    await page.wait_for_function("() => window.dealt.every((one) => one.playState === 'idle')")


@pytest.mark.parametrize("game", NAMES)
async def test_the_first_bubble_does_not_follow_the_cards_that_are_dealt(
    browsing: Browsing, game: str
) -> None:
    page = (await browsing.person(PHONE, touch=True, still=False, newcomer=True)).page
    await page.add_init_script(f"({LISTEN})()")
    await begin(page, game)
    await page.locator(BUBBLE).wait_for()
    # The bubble looks for its place again after 400 ms.
    await page.evaluate("new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn, 500)))")
    jumps = await page.evaluate("window.jumps")
    assert [jump for jump in jumps if re.search(r"\b(bubble|ring)\b", jump[1])] == []


async def test_a_move_goes_on_to_the_next_bubble(browsing: Browsing) -> None:
    page = (await browsing.person(PHONE, touch=True, newcomer=True)).page
    await begin(page, "moka")
    await page.locator("[data-coach=challenge]:not(.placing)").wait_for()
    await page.locator("[data-level='15']").tap()
    await page.locator("[data-coach=now]").wait_for()
    assert "moka-coach-challenge" in await page.evaluate("localStorage['tablee.coached']")


async def test_a_game_is_found_by_how_many_and_how_long_and_the_count_is_said(browsing: Browsing) -> None:
    page = (await browsing.person(PHONE, touch=True)).page
    await page.goto("/")
    shown = page.get_by_role("article")
    await expect(shown).to_have_count(len(NAMES))
    await page.get_by_label("How many of you?").select_option("2")
    await expect(page.get_by_role("status").filter(has_text=f"{len(NAMES)} games suit")).to_have_count(1)
    await page.get_by_label("How many of you?").select_option("6")
    await page.get_by_label("How long?").select_option("15")
    await expect(shown).not_to_have_count(len(NAMES))
    found = await shown.count()
    assert found > 0
    await expect(page.get_by_role("status").filter(has_text=f"{found} game")).to_have_count(1)
    # The form that a box leads to is for the same number of players.
    await shown.first.get_by_role("link", name="With friends").tap()
    await expect(page.get_by_role("radio", name="6")).to_be_checked()


async def test_a_lesson_goes_on_where_it_was_left(browsing: Browsing) -> None:
    page = (await browsing.person()).page
    await page.goto("/learn/tokan")
    await page.get_by_role("button", name="Next").click()
    await expect(page.get_by_text("Step 2 of")).to_be_visible()
    await page.reload()
    await expect(page.get_by_text("Step 2 of")).to_be_visible()


async def test_a_lesson_ends_in_an_easy_game_with_one_tap(browsing: Browsing) -> None:
    page = (await browsing.person()).page
    await page.goto("/learn/tokan")
    # At the last step, as if the others had been answered.
    await page.get_by_text("Step 1 of").wait_for()
    await page.evaluate("localStorage['tablee.lessons'] = '[\"tokan end\"]'")
    await page.reload()
    await page.locator("[data-square=b3][data-able=true]").click()
    await page.locator("[data-square=e3].target").click()
    await page.locator('[data-load="1"]').click()
    await page.get_by_role("button", name="Next", exact=True).click()
    await page.get_by_test_id("lesson-done").wait_for()
    assert await page.evaluate("'tokan' in JSON.parse(localStorage['tablee.done']).lessons")
    await page.locator("[data-easy]").click()
    await page.locator("[data-square]").first.wait_for()
    assert re.search(r"/t/\w+", page.url)
    await expect(page.get_by_text("Bot 1").first).to_be_visible()


async def test_a_lesson_without_a_connection_says_so_and_goes_on_by_itself(browsing: Browsing) -> None:
    page = (await browsing.person()).page
    await page.route("**/api/study", lambda route: route.abort())
    await page.goto("/learn/tokan")
    await expect(page.get_by_text("The server checks every move of the lesson")).to_be_visible()
    await expect(page.get_by_role("link", name="Rules").last).to_be_visible()
    await page.unroute("**/api/study")
    await page.evaluate("dispatchEvent(new Event('online'))")
    await page.locator("[data-square]").first.wait_for()
    await expect(page.get_by_text("The server checks every move of the lesson")).to_have_count(0)
