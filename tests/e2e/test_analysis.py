"""A finished match analysed in its replay: by keyboard, by finger, for two and for more, and read aloud."""

import json
import re

import pytest
from playwright.async_api import Locator, Page, Route, expect

from tests.e2e.around import in_menu
from tests.e2e.axe import serious_findings
from tests.e2e.browser import DESKTOP, PHONE, Browsing, Person
from tests.e2e.tables import open_table
from tests.e2e.targets import small_targets
from tests.e2e.tokan import move, my_turn_or_over
from tests.patience import patience_ms

ME = {"kind": "me"}
BO = {"kind": "device", "name": "Bo"}
BOT = {"kind": "bot", "level": 1}
FINGER_PX = 44


def chart(page: Page) -> Locator:
    return page.get_by_role("slider", name="Win chances")


async def over(page: Page, table: str) -> None:
    """Watch this table until it is played to its end: bots alone continue only while a spectator watches."""
    await page.goto(f"/t/{table}")
    await expect(page.locator("#result")).to_be_visible()


async def given_up(person: Person, moves: int) -> str:
    """Return a game for two on this device, given up after so many moves; its result has the focus and covers the
    game.
    """
    table = await open_table(person, [ME, BO], game="tokan")
    page = person.page
    await page.goto(f"/t/{table}")
    for _ in range(moves):
        assert await my_turn_or_over(page)
        await move(page)
    await page.get_by_role("button", name="Resign").click()
    await page.get_by_role("button", name="Yes, I resign").click()
    await expect(page.locator("#result")).to_be_visible()
    await expect(page.get_by_test_id("result-layer")).to_be_visible()
    return table


async def analysed(page: Page) -> None:
    """Wait for the analysis: bots reconsider up to two hundred moves, beside other programs, which takes minutes."""
    await expect(page.get_by_role("heading", name="Turning points")).to_be_visible(timeout=2 * patience_ms())


async def with_a_turning_point(route: Route) -> None:
    """Pass the server's analysis on, with its first move as a turning point: whether there is one depends on how much
    time bots had.
    """
    answer = await route.fetch(timeout=2 * patience_ms())
    lines = [json.loads(line) for line in (await answer.text()).splitlines()]
    next(line for line in lines if line["analysis"] == "move")["turns"] = True
    await route.fulfill(response=answer, body="".join(json.dumps(line) + "\n" for line in lines))


@pytest.mark.slow
@pytest.mark.timeout(1200)
async def test_a_match_is_analysed_by_keyboard_and_read_without_the_chart(browsing: Browsing) -> None:
    """Slow, and may take long: bots think about a match, and axe checks the result."""
    person = await browsing.person(DESKTOP)
    page = person.page
    await given_up(person, 5)
    await page.get_by_role("button", name="Analyse this game").press("Enter")
    await expect(page.get_by_role("heading", name="Analysis")).to_be_focused()
    await analysed(page)
    swing = chart(page)
    await expect(swing).to_have_attribute("aria-valuenow", "5")
    await swing.focus()
    await page.keyboard.press("ArrowLeft")
    await page.keyboard.press("ArrowLeft")
    await expect(page.locator(".tokan")).to_have_attribute("data-ply", "3")
    await expect(swing).to_have_attribute(
        "aria-valuetext",
        re.compile(r"^Move 3 of 5: .+ \d+%, Bo \d+%$"),
    )
    said = page.locator("section[aria-labelledby=analysis-title] .move")
    await expect(said).to_contain_text(re.compile(r"^Move 3, .+: .+\. .+"))
    await page.keyboard.press("Home")
    await expect(said).to_have_text("Before the first move.")
    await page.keyboard.press("End")
    await expect(swing).to_have_attribute("aria-valuenow", "5")
    await page.get_by_text("All moves in a table").press("Enter")
    rows = page.get_by_role("region", name="All moves in a table").get_by_role("row")
    await expect(rows).to_have_count(6)
    assert await serious_findings(page) == []
    await page.get_by_role("button", name="Close", exact=True).click()
    await expect(page.get_by_role("button", name="Analyse this game")).to_be_focused()


@pytest.mark.soak
@pytest.mark.parametrize("theme", ["light", "dark", "contrast"])
async def test_three_seats_have_three_lines_on_a_phone_and_a_tap_leads_to_the_move(
    browsing: Browsing, theme: str
) -> None:
    person = await browsing.person(PHONE, touch=True)
    await person.settle(theme=theme)
    page = person.page
    await over(page, await open_table(person, [BOT] * 3, game="mawoki"))
    await page.route("**/analysis", with_a_turning_point)
    await page.get_by_role("button", name="Analyse this game").tap()
    await analysed(page)
    plot = chart(page)
    await expect(plot.locator("path.line")).to_have_count(3)
    box = await plot.bounding_box()
    assert box is not None
    assert box["width"] <= PHONE["width"]
    await plot.tap(position={"x": box["width"] / 2, "y": box["height"] / 2})
    last = int(await plot.get_attribute("aria-valuemax") or -1)
    middle = int(await plot.get_attribute("aria-valuenow") or -1)
    assert 0 < middle < last
    await expect(page.locator(".board > [data-ply]")).to_have_attribute("data-ply", str(middle))
    points = page.get_by_role("list", name="Turning points").get_by_role("button")
    await points.first.tap()
    await expect(points.first).to_have_attribute("aria-current", "step")
    await expect(page.locator(".board > [data-ply]")).to_have_attribute("data-ply", "1")
    await page.get_by_text("All moves in a table").tap()
    assert await page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert await small_targets(page, FINGER_PX) == []
    assert await serious_findings(page) == []


@pytest.mark.slow
@pytest.mark.timeout(1200)
async def test_what_was_analysed_is_there_for_a_spectator_in_his_language(browsing: Browsing) -> None:
    """Slow, and may take long: bots think about a match, and two browsers show the result."""
    ana, watcher = await browsing.person(), await browsing.person(language="fr")
    table = await given_up(ana, 3)
    await ana.page.get_by_role("button", name="Analyse this game").click()
    await analysed(ana.page)
    said = await chart(ana.page).get_attribute("aria-valuetext") or ""
    await watcher.page.goto(f"/t/{table}")
    await watcher.page.get_by_role("button", name="Analyser la partie").click()
    await expect(watcher.page.get_by_role("heading", name="Moments décisifs")).to_be_visible()
    curve = watcher.page.get_by_role("slider", name="Courbe des chances")
    assert re.findall(r"\d+", await curve.get_attribute("aria-valuetext") or "") == re.findall(r"\d+", said)


async def test_a_match_that_goes_on_is_not_offered_for_analysis(browsing: Browsing) -> None:
    person = await browsing.person()
    page = person.page
    await page.goto(f"/t/{await open_table(person, [ME, BO], game='tokan')}")
    assert await my_turn_or_over(page)
    await move(page)
    await (await in_menu(page, "Look back")).click()
    await expect(page.get_by_role("button", name="One move back")).to_be_visible()
    await expect(page.get_by_role("button", name="Analyse this game")).to_have_count(0)


async def test_a_refusal_is_a_sentence_and_can_be_tried_again(browsing: Browsing) -> None:
    person = await browsing.person()
    page = person.page
    await given_up(person, 1)
    busy = '{"code":"analysis.busy","params":{"limit":4}}'
    await page.route("**/analysis", lambda route: route.fulfill(status=503, body=busy), times=1)
    await page.get_by_role("button", name="Analyse this game").click()
    await expect(
        page.get_by_role("alert").filter(has_text="4 games are already being analysed")
    ).to_be_visible()
    await page.get_by_role("button", name="Try again").click()
    await analysed(page)
