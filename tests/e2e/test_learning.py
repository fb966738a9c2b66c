"""The lesson from the beginning to a win, and the rules on one page, in three languages."""

import re

import pytest
from playwright.async_api import expect

from tests.e2e.browser import PHONE, Browsing, escape
from tests.house.tree import games_here
from tests.marks import always_and_soak

ANSWERS = ["", "c3 d3", "c3 e3", "d3 a3", "d3 d5", "c3 e3", "d3 b3 0", "c3 e3", "c3 c1", "b3 e3 1"]
"""For each step the square to pick, the target, and the number of tiles to carry if it must be chosen."""

NEXT = {"en": "Next", "fr": "Continuer", "nl": "Verder"}
TOPS = "(buttons) => [...new Set(buttons.map((button) => Math.round(button.getBoundingClientRect().top)))]"


@pytest.mark.soak
@pytest.mark.parametrize("language", NEXT)
async def test_a_newcomer_finishes_the_lesson(browsing: Browsing, language: str) -> None:
    page = (await browsing.person(PHONE, language=language, touch=True)).page
    await page.goto("/learn/tokan")
    for answer in ANSWERS:
        await page.get_by_role("heading", level=1).wait_for()
        if answer:
            await expect(page.get_by_role("button", name=NEXT[language], exact=True)).to_be_disabled()
            start, to, *load = answer.split()
            await page.locator(f"[data-square={start}][data-able=true]").tap()
            await page.locator(f"[data-square={to}].target").tap()
            if load:
                await page.locator(f'[data-load="{load[0]}"]').tap()
            await expect(page.locator(".praise")).to_be_visible()
            # In one row in every language: a second row would push the board down.
            assert len(await page.locator(".answer .row > *").evaluate_all(TOPS)) == 1
        await page.get_by_role("button", name=NEXT[language], exact=True).tap()
    await expect(page.get_by_test_id("lesson-done")).to_be_visible()


async def test_a_wrong_answer_is_explained_and_can_be_tried_again(browsing: Browsing) -> None:
    page = (await browsing.person()).page
    await page.goto("/learn/tokan")
    await page.get_by_role("button", name="Next").click()
    # A legal move, but not the mouse's.
    await page.locator("[data-square=c2][data-able=true]").click()
    await page.locator("[data-square=c4].target").click()
    await expect(page.get_by_text("Try again with the mouse")).to_be_visible()
    await page.get_by_role("button", name="Try again").click()
    # An illegal move: the rules themselves answer.
    await page.locator("[data-square=c2][data-able=true]").click()
    await page.locator("[data-square=d3]").click()
    await expect(page.get_by_role("alert").filter(has_text="c2")).to_be_visible()


@pytest.mark.parametrize(
    ("language", "word"), always_and_soak(("fr", "tabou"), ("en", "taboo"), ("nl", "taboe"))
)
async def test_the_rules_are_on_one_page_and_lead_to_the_lesson_from_the_top(
    browsing: Browsing, language: str, word: str
) -> None:
    page = (await browsing.person(language=language)).page
    await page.goto("/rules/tokan")
    await page.locator("article h2").first.wait_for()
    await expect(page.get_by_role("heading", level=1)).to_have_count(1)
    await expect(page.get_by_role("article")).to_contain_text(word, ignore_case=True)
    # The ways into the game are in sight before any scrolling.
    await expect(page.locator("main a[href='/learn/tokan']")).to_be_in_viewport()
    await expect(page.locator("[data-play]")).to_be_in_viewport()


async def test_the_contents_of_the_rules_lead_to_each_section_and_take_the_focus_along(
    browsing: Browsing,
) -> None:
    page = (await browsing.person(PHONE, touch=True)).page
    await page.goto("/rules/moka")
    contents = page.get_by_role("navigation", name="On this page")
    await contents.locator("summary").tap()
    links = contents.get_by_role("link")
    assert await links.count() == await page.locator("article h2[id]").count() > 4
    title = await links.last.inner_text()
    await links.last.tap()
    heading = page.locator("article h2[id]").last
    await expect(heading).to_be_in_viewport()
    await expect(heading).to_be_focused()
    await expect(heading).to_have_text(title)
    await page.locator("[data-play]").tap()
    await page.wait_for_url("**/t/*")


@pytest.mark.parametrize("language", always_and_soak("fr", "nl", "en"))
async def test_every_column_of_the_rules_is_in_sight_on_a_phone(browsing: Browsing, language: str) -> None:
    page = (await browsing.person(PHONE, language=language, touch=True)).page
    for game in games_here():
        await page.goto(f"/rules/{game.name}")
        await page.locator("article h2").first.wait_for()
        for table in await page.locator("article table").all():
            assert await table.evaluate("(it) => it.scrollWidth - it.clientWidth") == 0, game.name


@pytest.mark.soak
@pytest.mark.parametrize("language", NEXT)
async def test_the_rules_of_each_game_print_on_two_sides_of_a4(browsing: Browsing, language: str) -> None:
    page = (await browsing.person(language=language)).page
    sides = {}
    for game in games_here():
        await page.goto(f"/rules/{game.name}")
        await page.locator("article h2").first.wait_for()
        printed = await page.pdf(prefer_css_page_size=True)
        sides[game.name] = len(re.findall(rb"/Type\s*/Page\b", printed))
    assert {game: count for game, count in sides.items() if count > 2} == {}
    assert all(sides.values())


async def test_the_language_is_changed_at_the_table_at_once(browsing: Browsing) -> None:
    page = (await browsing.person(language="fr")).page
    await page.goto("/")
    await expect(page.get_by_role("heading", level=1)).to_have_text("Prends place.")
    await page.get_by_role("article", name="TOKAN").get_by_role("button", name="Jouer tout de suite").click()
    await page.get_by_role("grid").wait_for()
    await page.get_by_role("button", name="Réglages").click()
    await page.get_by_role("button", name="Nederlands").click()
    await expect(page.get_by_role("heading", name="Instellingen")).to_be_visible()
    assert await page.evaluate("document.documentElement.lang") == "nl"
    await escape(page)
    await expect(page.get_by_role("heading", name="Verslag")).to_be_visible()
    await page.reload()
    await expect(page.get_by_role("heading", name="Verslag")).to_be_visible()
