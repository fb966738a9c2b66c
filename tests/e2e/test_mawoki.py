"""Mawoki at its drawn table: whole matches by keyboard, by finger and by up to six people, and what they see."""

import json
import re
from typing import Any

import pytest
from playwright.async_api import Page, WebSocket, expect

from tests.e2e.axe import serious_findings
from tests.e2e.browser import DESKTOP, PHONE, Browsing, Person
from tests.e2e.house import House
from tests.e2e.mawoki import (
    BOARD,
    RESULT,
    Hand,
    fitting,
    my_turn_or_over,
    open_table,
    play_together,
    scene,
    shown,
    sit_down,
)
from tests.e2e.test_learning import NEXT
from tests.marks import always_and_soak

LANGUAGES = ["en", "fr", "nl"]
LYING = {"width": 844, "height": 390}
LEAST_NEWS = 80
"""In px: two or three words in a line."""
SIT_DOWN = re.compile("Sit down|S.asseoir|Ga zitten")
REFUSAL = f"{BOARD} [role=alert]"
ANSWERS = (
    "",
    "bP/yH/-",
    "bH/yH/-",
    "draw",
    "rT/yT/n",
    "bP/yC/s",
    "bT/yC/-",
    "bT/yT/a@2",
    "J",
    "rP/yC/a",
    "rT/yC/s",
    "bH/yH/-",
)
"""The solution of each step of the lesson."""


def can_aim(position: dict[str, Any], moves: list[str]) -> bool:
    """True if the seat to act has a fitting arrow and other cards, and the arrow empties no player's hand."""
    return min(map(len, position["hands"])) > 1 and any("@" in move for move in moves)


def can_choose(position: dict[str, Any], moves: list[str]) -> bool:
    """True if some of the cards of the seat to act fit, and some do not."""
    fitting = {move.partition("@")[0] for move in moves} - {"draw"}
    return 0 < len(fitting) < len(position["hands"][position["turn"]])


def about_to_win(position: dict[str, Any], moves: list[str]) -> bool:
    """True if the seat to act can lay its last card, which is no arrow, and wins by that."""
    last = len(position["hands"][position["turn"]]) == 1 and position["options"]["last_card"] == "wins"
    return last and moves != ["draw"] and "@" not in moves[0]


def must_draw(position: dict[str, Any], moves: list[str]) -> bool:
    """True if the seat to act has nothing that fits, after at least one event."""
    return moves == ["draw"] and len(position["pile"]) > 1


async def fits_the_width(page: Page) -> bool:
    """True if no part needs sideways scrolling."""
    return bool(await page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


async def gather(browsing: Browsing, count: int, **options: str) -> tuple[str, list[Person]]:
    """Return a table with so many people, by seat, each with a browser and one of three languages."""
    people = [await browsing.person(language=LANGUAGES[seat % 3]) for seat in range(count)]
    table = await open_table(people[0], [{"kind": "me"}, *[{"kind": "friend"}] * (count - 1)], **options)
    for seat, person in enumerate(people):
        await person.page.goto(f"/t/{table}")
        if seat:
            await person.page.get_by_role("button", name=SIT_DOWN).first.click()
            await person.page.locator("[data-mine=true]").wait_for()
    return table, people


@pytest.mark.soak
async def test_a_whole_match_by_keyboard_alone(browsing: Browsing) -> None:
    person = await browsing.person(DESKTOP, language="fr")
    page = person.page
    await page.goto(f"/t/{await open_table(person, [{'kind': 'me'}, {'kind': 'bot', 'level': 1}])}")
    await Hand(page, "keyboard").finish()
    await expect(page.get_by_role("list", name="Cartes restantes").get_by_role("listitem")).to_have_count(2)


@pytest.mark.soak
async def test_a_whole_match_by_touch_on_a_phone(browsing: Browsing) -> None:
    person = await browsing.person(PHONE, language="nl", touch=True)
    page = person.page
    await page.goto(f"/t/{await open_table(person)}")
    hand = Hand(page, "touch")
    while await my_turn_or_over(page):
        assert await fits_the_width(page)
        await hand.step()
    await expect(page.locator("[data-rank]")).to_have_count(3)
    assert await fits_the_width(page)


@pytest.mark.soak
async def test_two_people_play_to_the_end_while_a_third_watches_and_sees_no_card(browsing: Browsing) -> None:
    table, people = await gather(browsing, 2)
    watcher = (await browsing.person()).page
    await watcher.goto(f"/t/{table}")
    await play_together(people, 4)
    await expect(watcher.locator(BOARD)).to_have_attribute("data-ply", "4")
    await expect(watcher.locator("[data-player]")).to_have_count(2)
    await expect(watcher.locator("[data-card], [data-draw], [data-acting=true]")).to_have_count(0)
    await play_together(people)
    for page in (people[0].page, people[1].page, watcher):
        await expect(page.locator(RESULT)).to_be_visible()
    # The winner has no cards left; the other player's cards are revealed, one by one.
    laid_open = people[0].page.locator("[data-rank='2'] .cards [role=img]")
    await laid_open.first.wait_for()
    left = await laid_open.count()
    await expect(watcher.locator("[data-rank='2'] .cards [role=img]")).to_have_count(left)


@pytest.mark.soak
async def test_six_people_steal_and_let_the_last_card_act_through_a_reload_and_a_lost_connection(
    browsing: Browsing,
) -> None:
    _, people = await gather(browsing, 6, arrow="steal", last_card="effect-first")
    await play_together(people, 12, arrows_first=True)
    told = await people[0].page.locator(BOARD).get_attribute("data-ply")
    hand = await people[1].page.locator("[data-card]").count()
    await people[1].page.reload()
    await expect(people[1].page.locator(BOARD)).to_have_attribute("data-ply", str(told))
    await expect(people[1].page.locator("[data-card]")).to_have_count(hand)

    lost = people[2]
    await lost.context.set_offline(True)
    await lost.page.evaluate("dispatchEvent(new Event('offline'))")
    await expect(lost.page.locator(".status .lost")).to_be_visible()
    await lost.context.set_offline(False)
    await play_together(people)
    for person in people:
        await expect(person.page.locator(RESULT)).to_be_visible()
        await expect(person.page.locator("[data-rank]")).to_have_count(6)


async def test_a_stolen_card_goes_from_hand_to_hand(house: House, browsing: Browsing) -> None:
    person = await browsing.person()
    page = person.page
    await sit_down(house, person, scene(can_aim, 3, arrow="steal"))
    mine = await page.locator("[data-card]").count()
    await fitting(page, "/a").first.click()
    await page.locator("[data-target]").last.click()
    # One laid, one taken: as many as before. Only thief and victim learn which card it was.
    await expect(page.get_by_role("list", name="Log")).to_contain_text("You take ")
    await expect(page.locator("[data-card]")).to_have_count(mine)


@pytest.mark.soak
async def test_around_one_device_a_hand_is_sent_only_once_its_curtain_is_lifted(browsing: Browsing) -> None:
    person = await browsing.person(PHONE, language="fr", touch=True)
    page = person.page
    hands: list[list[int]] = []

    def overhear(frame: str | bytes) -> None:
        message: dict[str, Any] = json.loads(frame)
        for step in [*message.get("plies", []), *([message["step"]] if "step" in message else [])]:
            hands.append([seat for seat, hand in enumerate(step["view"]["hands"]) if "?" not in hand])

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", overhear)

    page.on("websocket", listen)
    seats = [{"kind": "me"}, {"kind": "device", "name": "Bo"}, {"kind": "device", "name": "Cy"}]
    await page.goto(f"/t/{await open_table(person, seats)}")
    lift = page.get_by_role("button", name="montrer ma main")
    hand = Hand(page, "touch")
    lifted: set[str] = set()
    while len(lifted) < 3:
        await lift.or_(page.locator("[data-acting=true]")).first.wait_for()
        if await lift.count():
            assert await page.locator(f"{BOARD}, [data-card]").count() == 0
            lifted.add(await lift.inner_text())
            await lift.tap()
        assert await my_turn_or_over(page)
        await hand.step()
    assert all(len(open_hands) <= 1 for open_hands in hands)


async def test_a_card_that_does_not_fit_says_why_and_stays_in_the_hand(
    house: House, browsing: Browsing
) -> None:
    person = await browsing.person(PHONE, touch=True)
    page = person.page
    await sit_down(house, person, scene(can_choose, 3))
    before = await shown(page, "ply")
    await page.locator("[data-fits=false]").first.tap()
    await expect(page.locator(REFUSAL)).to_contain_text("neither half is on the top card")
    # The card is named in words, not in the notation of moves.
    await expect(page.locator(REFUSAL)).not_to_contain_text("/")
    assert await shown(page, "ply") == before


async def test_on_a_lying_phone_news_and_the_button_to_draw_stand_side_by_side(
    house: House, browsing: Browsing
) -> None:
    person = await browsing.person(LYING, language="fr", touch=True)
    await sit_down(house, person, scene(must_draw, 4))
    strip, news, button = [
        await person.page.locator(f"{BOARD} {selector}").bounding_box()
        for selector in (".strip", ".strip p", "[data-draw]")
    ]
    assert strip is not None
    assert news is not None
    assert button is not None
    assert news["width"] > LEAST_NEWS
    assert news["x"] + news["width"] <= button["x"]
    assert strip["x"] <= news["x"]
    assert button["x"] + button["width"] <= strip["x"] + strip["width"]


async def test_an_arrow_can_be_taken_back_before_it_is_aimed(house: House, browsing: Browsing) -> None:
    person = await browsing.person()
    page = person.page
    await sit_down(house, person, scene(can_aim, 3))
    arrow = fitting(page, "/a").first
    await arrow.focus()
    await page.keyboard.press("Enter")
    await expect(page.locator("[data-target]").first).to_be_focused()
    await page.keyboard.press("ArrowRight")
    await expect(page.locator("[data-target]").last).to_be_focused()
    await page.keyboard.press("Escape")
    await expect(arrow).to_be_focused()
    await expect(page.locator("[data-target]")).to_have_count(0)


async def test_where_the_table_allows_it_an_arrow_is_aimed_at_nobody_by_keyboard(
    house: House, browsing: Browsing
) -> None:
    person = await browsing.person()
    page = person.page
    await sit_down(house, person, scene(can_aim, 2, arrow="target-may-draw"))
    mine = await page.locator("[data-card]").count()
    await fitting(page, "/a").first.focus()
    await page.keyboard.press("Enter")
    await expect(page.locator("[data-target]")).to_be_focused()
    await page.keyboard.press("ArrowRight")
    await expect(page.get_by_role("button", name="Nobody", exact=True)).to_be_focused()
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("list", name="Log")).to_contain_text("You aim at nobody")
    await expect(page.locator("[data-card]")).to_have_count(mine - 1)


async def test_where_the_table_allows_it_a_finger_stops_after_smoke(house: House, browsing: Browsing) -> None:
    person = await browsing.person(PHONE, language="nl", touch=True)
    page = person.page
    await sit_down(house, person, scene(lambda _, moves: "pass" in moves, 3, smoke="may"))
    mine = await page.locator("[data-card]").count()
    assert await fitting(page).count()
    assert await fits_the_width(page)
    await page.get_by_role("button", name="Hier stoppen").tap()
    await expect(page.locator(f"{BOARD}[data-phase=play][data-acting=false]")).to_be_visible()
    await expect(page.locator("[data-card]")).to_have_count(mine)


async def test_the_hand_is_sorted_as_this_person_likes_it_for_good(browsing: Browsing) -> None:
    person = await browsing.person()
    page = person.page
    await page.goto(f"/t/{await open_table(person)}")
    assert await my_turn_or_over(page)
    codes = "cards => cards.map((card) => card.dataset.card)"
    by_colour = await page.locator("[data-card]").evaluate_all(codes)
    await page.get_by_role("button", name="by drawing").click()
    by_drawing = await page.locator("[data-card]").evaluate_all(codes)
    assert sorted(by_colour) == sorted(by_drawing)
    await page.reload()
    await expect(page.get_by_role("button", name="by drawing")).to_have_attribute("aria-pressed", "true")
    assert await page.locator("[data-card]").evaluate_all(codes) == by_drawing


@pytest.mark.slow
@pytest.mark.parametrize("theme", always_and_soak("light", "dark", "contrast"))
async def test_axe_finds_nothing_serious_in_any_state(house: House, browsing: Browsing, theme: str) -> None:
    """Slow: axe checks six states of the table."""
    person = await browsing.person(PHONE)
    page = person.page
    findings: dict[str, list[str]] = {}

    async def look(state: str) -> None:
        await page.evaluate("theme => { document.documentElement.dataset.theme = theme }", theme)
        findings[state] = await serious_findings(page)

    await sit_down(house, person, scene(can_aim, 3, arrow="target-may-draw", smoke="may"))
    await look("play")
    await fitting(page, "/a").first.click()
    await page.locator("[data-nobody]").wait_for()
    await look("aiming")
    await sit_down(house, person, scene(lambda _, moves: "pass" in moves, 3, smoke="may"))
    await look("again")
    await page.locator("[data-fits=false]").first.click()
    await page.locator(REFUSAL).wait_for()
    await look("refused")
    await sit_down(house, person, scene(lambda _, moves: moves == ["draw"], 3))
    await look("stuck")
    await sit_down(house, person, scene(about_to_win, 3))
    await Hand(page).step()
    await page.locator(RESULT).wait_for()
    await look("over")
    assert {state: found for state, found in findings.items() if found} == {}


@pytest.mark.parametrize("language", always_and_soak("fr", "nl", "en"))
async def test_a_newcomer_finishes_the_lesson(browsing: Browsing, language: str) -> None:
    """The one lesson that every run completes in a browser; of the others it takes some steps."""
    page = (await browsing.person(PHONE, language=language, touch=True)).page
    await page.goto("/learn/mawoki")
    go_on = page.get_by_role("button", name=NEXT[language], exact=True)
    for answer in ANSWERS:
        card, _, target = answer.partition("@")
        if answer:
            await expect(go_on).to_be_disabled()
            await page.locator(
                "[data-draw]" if answer == "draw" else f"[data-card='{card}'][data-fits=true]"
            ).tap()
            if target:
                await page.locator(f"[data-target='{target}']").tap()
            await expect(page.locator(".praise")).to_be_visible()
            assert await fits_the_width(page)
        await go_on.tap()
    await expect(page.get_by_test_id("lesson-done")).to_be_visible()
