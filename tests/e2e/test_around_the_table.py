"""The parts around every board: seats, shared moments, chat, the curtain; with axe over all of it."""

import json
from typing import Any

import pytest
from playwright.async_api import Page, WebSocket, expect

from tests.e2e import toko_maja
from tests.e2e.around import in_menu, panel
from tests.e2e.axe import Examined, every_look
from tests.e2e.browser import PHONE, Browsing, escape
from tests.e2e.tokan import BOARD, move, my_turn_or_over, open_table

ME = {"kind": "me"}
FRIEND = {"kind": "friend"}
BOT = {"kind": "bot", "level": 1}
BO = {"kind": "device", "name": "Bo"}


async def test_a_moment_is_shared_as_a_link_that_opens_there(browsing: Browsing) -> None:
    person, watcher = await browsing.person(PHONE, touch=True), await browsing.person()
    page = person.page
    await person.context.grant_permissions(["clipboard-read", "clipboard-write"])
    await page.goto(f"/t/{await open_table(person, [ME, BO])}")
    for _ in range(3):
        assert await my_turn_or_over(page)
        await move(page, touch=True)
    await (await in_menu(page, "Look back")).tap()
    await page.get_by_role("button", name="One move back").tap()
    await page.get_by_role("button", name="Share this moment").tap()
    await expect(page.get_by_role("status").filter(has_text="link is copied")).to_be_visible()
    link = await page.evaluate("navigator.clipboard.readText()")
    assert link.endswith("#ply=2")
    await watcher.page.goto(link)
    await expect(watcher.page.locator(BOARD)).to_have_attribute("data-ply", "2")
    await watcher.page.keyboard.press(",")
    await expect(watcher.page.locator(BOARD)).to_have_attribute("data-ply", "1")
    for _ in range(2):
        await watcher.page.keyboard.press(".")
    await expect(watcher.page.locator(BOARD)).to_have_attribute("data-ply", "3")


async def test_who_gave_up_is_shown_while_the_others_play_on(browsing: Browsing) -> None:
    ana, bo = await browsing.person(), await browsing.person(PHONE, touch=True)
    table = await toko_maja.open_table(ana, [ME, FRIEND, BOT])
    await toko_maja.sit_down(bo, table)
    await ana.page.goto(f"/t/{table}")
    await (await in_menu(bo.page, "Resign")).tap()
    await bo.page.get_by_role("button", name="Yes, I resign").tap()
    seat = ana.page.locator("[data-seat='1']")
    await expect(seat).to_contain_text("resigned")
    await expect(ana.page.locator("[data-seat='0']")).not_to_contain_text("resigned")


async def test_teams_are_told_apart_by_a_sign_that_has_a_name(browsing: Browsing) -> None:
    person = await browsing.person(PHONE, touch=True)
    await person.page.goto(f"/t/{await toko_maja.open_table(person, [ME, BOT, BOT, BOT], teams=2)}")
    seats = person.page.get_by_role("list", name="Who sits here").get_by_role("listitem")
    for seat, team in enumerate(("Circle", "Triangle", "Circle", "Triangle")):
        await expect(seats.nth(seat).get_by_role("img", name=f"{team} team")).to_be_visible()
        name = seats.nth(seat).locator("strong")
        assert await name.evaluate("name => name.scrollWidth <= name.clientWidth"), "the name is cut off"


async def test_a_phrase_is_heard_in_each_ones_language_whichever_panel_lies_open(browsing: Browsing) -> None:
    ana, bo = await browsing.person(PHONE, touch=True), await browsing.person(PHONE, language="fr")
    table = await open_table(ana, [ME, FRIEND])
    await bo.page.goto(f"/t/{table}")
    await bo.page.get_by_role("button", name="S’asseoir").click()
    await bo.page.locator("[data-mine=true]").wait_for()
    await bo.page.get_by_role("grid").wait_for()
    await ana.page.goto(f"/t/{table}")
    await panel(ana.page, "Chat")
    await ana.page.get_by_role("button", name="Good luck!").tap()
    await expect(bo.page.get_by_test_id("talk-announcer")).to_have_text("Invité A : Bonne chance !")
    await expect(bo.page.get_by_role("button", name="Discussion")).to_contain_text("1 nouveau message")
    await ana.page.get_by_label("Say something").fill("à toi, Bo")
    await ana.page.get_by_role("button", name="Send").tap()
    await expect(bo.page.get_by_test_id("talk-announcer")).to_contain_text("à toi, Bo")
    await expect(ana.page.get_by_test_id("talk-announcer")).to_be_empty()


async def test_sound_is_silent_and_the_volume_kept_as_the_person_wants(browsing: Browsing) -> None:
    person = await browsing.person(PHONE, touch=True)
    page = person.page
    await page.goto(f"/t/{await open_table(person)}")
    assert await my_turn_or_over(page)
    await page.get_by_role("button", name="Settings").tap()
    await page.get_by_label("Volume").fill("0.2")
    await page.get_by_label("Sounds when I play").uncheck()
    await escape(page)
    await page.reload()
    await expect(await in_menu(page, "Sound")).to_have_attribute("aria-pressed", "false")
    await page.get_by_role("dialog").get_by_role("button", name="Settings").tap()
    await expect(page.get_by_label("Volume")).to_have_value("0.2")


class Frames:
    """Every frame that a page's sockets received, and the hand cards in it."""

    def __init__(self, page: Page) -> None:
        self.heard: list[dict[str, Any]] = []
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.heard.append(json.loads(frame)))

    def seen_hands(self) -> set[int]:
        """Return the seats of whose hands a card was received since the last call."""
        heard, self.heard = self.heard, []
        views = [
            step["view"]
            for message in heard
            for step in [*message.get("plies", []), *([message["step"]] if "step" in message else [])]
        ]
        return {
            seat
            for view in views
            for seat, hand in enumerate(view["hands"])
            if any(card != "?" for card in hand)
        }


@pytest.mark.soak
async def test_a_hand_is_sent_to_the_device_only_once_its_player_lifts_the_curtain(
    browsing: Browsing,
) -> None:
    person = await browsing.person(PHONE, touch=True)
    page = person.page
    frames = Frames(page)
    await page.goto(f"/t/{await toko_maja.open_table(person, [ME, BO])}")
    lifted: set[int] = set()
    for _ in range(6):
        lift = page.locator(".curtain .main")
        await lift.wait_for()
        assert frames.seen_hands() <= set(), "a card was sent while the curtain was down"
        who = 1 if "Bo" in await lift.inner_text() else 0
        lifted.add(who)
        await lift.tap()
        while await page.locator(".curtain").count() == 0:
            await page.locator(f"{toko_maja.MY_MOVE}, .curtain").first.wait_for()
            if await page.locator(".curtain").count():
                break
            await page.keyboard.press("!")
            before = await page.locator(toko_maja.BOARD).get_attribute("data-ply")
            await page.locator("#hints li button").first.tap()
            await page.get_by_role("button", name="Play it").tap()
            await page.wait_for_function(
                "b => document.querySelector('.curtain') || +document.querySelector('.toko')?.dataset.ply > +b",
                arg=before,
            )
        assert frames.seen_hands() <= {who}
    assert lifted == {0, 1}


@every_look
async def test_axe_finds_nothing_serious_with_any_panel_open(
    browsing: Browsing, viewport: dict[str, int], theme: str
) -> None:
    person = await browsing.person(viewport)
    page = person.page
    examined = await Examined.of(person, theme)

    await page.goto(f"/t/{await open_table(person, [ME, BO])}")
    assert await my_turn_or_over(page)
    await page.keyboard.press("!")
    await page.locator("#hints li").first.wait_for()
    await examined.look("hints")
    await page.locator("#hints li button").first.click()
    await page.get_by_role("button", name="Play it").wait_for()
    await examined.look("a move shown")
    await page.get_by_role("button", name="Play it").click()
    await page.get_by_role("button", name="Take back").wait_for()
    await examined.look("may be taken back")
    await page.keyboard.press("Control+z")
    await (await panel(page, "Log")).get_by_text("takes a move back").wait_for()
    await examined.look("taken back")
    await page.goto(f"/t/{await toko_maja.open_table(person, [ME, BOT, BO, BOT], teams=2)}")
    await page.locator(".curtain").wait_for()
    await examined.look("curtain and teams")
    assert examined.findings == {}
