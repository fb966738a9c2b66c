"""Toko Maja at its drawn table: whole matches by keyboard, by touch, between two, between six in teams."""

import pytest
from playwright.async_api import Page, expect

from tests.e2e.axe import serious_findings
from tests.e2e.browser import DESKTOP, PHONE, Browsing, Person
from tests.e2e.house import House
from tests.e2e.last_move import play_the_last_move
from tests.e2e.lessons import left_at
from tests.e2e.pictures import SCENES
from tests.e2e.tables import who_acts
from tests.e2e.toko_maja import (
    BOARD,
    DRAWN,
    LAST_TURN,
    MY_MOVE,
    OPEN_PILE,
    RESULT,
    STOCK,
    Hand,
    moved,
    my_turn_or_over,
    open_table,
    phase,
    ply,
    quick_step,
    sit_down,
    sit_in,
)
from tests.marks import always_and_soak

BOT = {"kind": "bot", "level": 1}
THEMES = ("light", "dark", "contrast")
LESSON = (
    "",
    "[data-pile='3']",
    "[data-lay='222']",
    STOCK,
    "[data-drawn='0'] [data-pile='2']",
    "[data-drawn='0']",
    "[data-lay='44J']",
    "[data-lay='111']",
    "[data-lay='222']",
    "[data-drawn='0'] [data-pile='2']",
    "[data-drawn='1'] [data-pile='1'] [data-rest='2']",
)
"""For each step of the lesson the targets to press, one after the other."""
NEXT = {"en": "Next", "fr": "Continuer", "nl": "Verder"}


async def _fits(page: Page) -> bool:
    return bool(await page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


async def _findings(page: Page, *themes: str) -> list[str]:
    """Return axe's findings in these themes."""
    found = []
    for theme in themes:
        await page.evaluate("theme => { document.documentElement.dataset.theme = theme }", theme)
        found += [f"{theme}: {finding}" for finding in await serious_findings(page)]
    await page.evaluate("delete document.documentElement.dataset.theme")
    return found


@pytest.mark.soak
async def test_a_whole_match_by_keyboard_only(browsing: Browsing) -> None:
    person = await browsing.person(DESKTOP, language="fr")
    page = person.page
    await page.goto(f"/t/{await open_table(person)}")
    hand = Hand(page, "keyboard")
    assert await my_turn_or_over(page)
    await hand.tab_to_table()
    while await my_turn_or_over(page):
        await hand.step()
    await expect(page.locator(RESULT)).to_be_visible()
    await expect(page.get_by_text("Manche 3", exact=True)).to_be_visible()


@pytest.mark.soak
async def test_a_whole_match_by_touch_only_on_a_small_phone(browsing: Browsing) -> None:
    person = await browsing.person(PHONE, language="nl", touch=True)
    page = person.page
    await page.goto(f"/t/{await open_table(person, [{'kind': 'me'}, BOT, BOT])}")
    hand = Hand(page, "touch")
    narrow = True
    while await my_turn_or_over(page):
        await hand.step()
        narrow = narrow and await _fits(page)
    assert narrow
    await expect(page.locator(RESULT)).to_be_visible()
    await expect(page.locator("[data-round-table='3'] tbody")).to_have_count(3)
    assert await _fits(page)
    assert await _findings(page, *THEMES) == []


@pytest.mark.soak
async def test_two_play_each_other_and_a_third_looks_on_and_sees_no_hand(browsing: Browsing) -> None:
    ana, bo, cy = [await browsing.person(size) for size in (DESKTOP, PHONE, DESKTOP)]
    table = await open_table(ana, [{"kind": "me"}, {"kind": "friend"}])
    await ana.page.goto(f"/t/{table}")
    await bo.page.goto(f"/t/{table}")
    await bo.page.get_by_role("button", name="Sit down").click()
    await cy.page.goto(f"/t/{table}")
    await cy.page.locator(BOARD).wait_for()
    pages = [ana.page, bo.page]
    told = set()
    while (at := await who_acts(pages, MY_MOVE)) is not None:
        before = await ply(pages[at])
        await quick_step(pages[at])
        await moved(cy.page, before)
        told.add(await cy.page.get_by_test_id("announcer").inner_text())
        assert await cy.page.locator("[data-hand], [data-spot]:not(:disabled)").count() == 0
    assert any("draws two cards. Left" in sentence for sentence in told)
    assert not any("?" in sentence for sentence in told)
    for page in (*pages, cy.page):
        await expect(page.locator(RESULT)).to_be_visible()


@pytest.mark.soak
async def test_six_in_teams_with_table_triples_through_a_reload_and_a_lost_connection(
    browsing: Browsing,
) -> None:
    people: list[Person] = [await browsing.person(PHONE) for _ in range(6)]
    host = people[0]
    friends = [{"kind": "friend"}] * 5
    table = await open_table(host, [{"kind": "me"}, *friends], teams=3, table_triples=True)
    await host.page.goto(f"/t/{table}")
    seats = {0: host.page}
    for person in people[1:]:
        seats[await sit_down(person, table)] = person.page
    await host.page.locator(BOARD).wait_for()
    await _play_until(seats, plies=60)

    reloaded = seats[3]
    at = str(await ply(host.page))
    await expect(reloaded.locator(BOARD)).to_have_attribute("data-ply", at)
    await reloaded.reload()
    await expect(reloaded.locator(BOARD)).to_have_attribute("data-ply", at)

    lost = people[2]
    await lost.context.set_offline(True)
    await lost.page.evaluate("dispatchEvent(new Event('offline'))")
    await expect(lost.page.get_by_text("Connection lost")).to_be_visible()
    await lost.context.set_offline(False)
    await _play_until(seats, plies=10_000)
    for page in seats.values():
        await expect(page.locator(RESULT)).to_be_visible()
        await expect(page.locator("[data-round-table='3'] tbody")).to_have_count(3)
    assert await _fits(host.page)


async def _play_until(seats: dict[int, Page], plies: int) -> None:
    """Let the player to act move, until so many plies are made or the match is over."""
    host = seats[0]
    while await host.locator(RESULT).count() == 0 and await ply(host) < plies:
        turn = await host.locator(BOARD).get_attribute("data-turn")
        if turn is None:
            await host.locator(RESULT).wait_for()
            return
        page = seats[int(turn)]
        before = await ply(host)
        await page.locator(MY_MOVE).wait_for()
        await quick_step(page)
        await moved(host, before)


@pytest.mark.slow
@pytest.mark.parametrize("theme", always_and_soak(*THEMES))
async def test_axe_finds_nothing_serious_while_a_turn_is_played_and_when_the_round_ends(
    house: House, browsing: Browsing, theme: str
) -> None:
    """Slow: axe checks each of the four states of the table."""
    person = await browsing.person(PHONE)
    page = person.page
    await sit_in(person, browsing, house, LAST_TURN)
    findings: dict[str, list[str]] = {}
    while await my_turn_or_over(page) and "round over" not in findings:
        state = await phase(page)
        if await page.locator("[data-round-over]").count():
            state = "round over"
        if state not in findings:
            findings[state] = await _findings(page, theme)
        await quick_step(page)
    assert set(findings) >= {"take", "keep", "lay", "round over"}
    assert {state: found for state, found in findings.items() if found} == {}


async def _two_drawn(person: Person) -> None:
    """Go to the step of the lesson where a 4 and a 5 have been drawn and no pile is empty."""
    await left_at(person, "toko-maja", "keep")
    await person.page.goto("/learn/toko-maja")
    await expect(person.page.locator(DRAWN)).to_have_count(2)


async def test_a_drawn_card_dragged_onto_a_pile_is_discarded_and_the_other_kept(browsing: Browsing) -> None:
    person = await browsing.person()
    page = person.page
    await _two_drawn(person)
    await page.locator(DRAWN).nth(1).drag_to(page.locator("[data-pile='2']"))
    await expect(page.locator(".praise")).to_be_visible()
    await expect(page.locator("[data-pile='2']")).to_contain_text("5 on top")
    await expect(page.locator("[data-hand] [data-card='4']")).to_have_attribute("data-count", "2")


async def test_keys_choose_the_card_to_keep_and_escape_lets_it_go(browsing: Browsing) -> None:
    person = await browsing.person()
    page = person.page
    await _two_drawn(person)
    await page.locator(DRAWN).nth(0).focus()
    await page.keyboard.press("ArrowRight")
    await expect(page.locator(DRAWN).nth(1)).to_be_focused()
    await page.keyboard.press("Enter")
    await expect(page.locator(OPEN_PILE)).to_have_count(3)
    await expect(page.locator("[data-pile='1']")).to_be_focused()
    await page.keyboard.press("Escape")
    await expect(page.locator(OPEN_PILE)).to_have_count(0)
    await page.locator(DRAWN).nth(0).focus()
    await page.keyboard.press("Enter")
    await page.keyboard.press("3")
    await expect(page.locator(".praise")).to_be_visible()


async def test_a_move_asked_for_is_said_in_words_and_lights_up_on_the_table(browsing: Browsing) -> None:
    page = (await browsing.person()).page
    await page.goto(f"/t/{await open_table(browsing.people[0])}")
    assert await my_turn_or_over(page)
    await page.get_by_role("button", name="What could I do?").click()
    await page.get_by_role("button", name="Draw two cards", exact=True).click()
    await expect(page.locator(f"{STOCK}.hinted")).to_be_visible()
    await page.get_by_role("button", name="Play it").click()
    await expect(page.locator(DRAWN)).to_have_count(2)


@pytest.mark.soak
@pytest.mark.parametrize("language", NEXT)
async def test_a_newcomer_finishes_the_lesson(browsing: Browsing, language: str) -> None:
    page = (await browsing.person(PHONE, language=language, touch=True)).page
    await page.goto("/learn/toko-maja")
    for answer in LESSON:
        await page.get_by_role("heading", level=1).wait_for()
        for target in answer.split():
            await page.locator(target).tap()
            if language == "en" and target == LESSON[-1].split()[1]:
                # The question that only a table triple asks.
                assert await _findings(page, *THEMES) == []
        if answer:
            await expect(page.locator(".praise")).to_be_visible()
        await page.get_by_role("button", name=NEXT[language], exact=True).tap()
    await expect(page.get_by_test_id("lesson-done")).to_be_visible()
    assert await _fits(page)


async def test_hands_laid_open_at_the_end_stay_in_their_boxes_on_a_phone(
    house: House, browsing: Browsing
) -> None:
    person = await browsing.person(PHONE)
    page = person.page
    await play_the_last_move(person, house, SCENES["toko-maja"])
    assert await page.locator("[data-player] .open").count() > 0
    outside = await page.locator("[data-player]").evaluate_all(
        """(boxes) => boxes.filter((box) => {
            const { left, right } = box.getBoundingClientRect()
            const cards = [...box.querySelectorAll('.open')].map((card) => card.getBoundingClientRect())
            return cards.some((card) => card.left < left || card.right > right)
        }).map((box) => box.dataset.player)"""
    )
    assert outside == []
