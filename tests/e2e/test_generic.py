"""A game without a drawing of its own is played on the generic board; on one device the curtain hides hands."""

import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.async_api import WebSocket, expect

from tests.conftest import TOY_INSTALLED
from tests.e2e.around import panel
from tests.e2e.browser import PHONE, Browsing
from tests.e2e.house import House
from tests.e2e.tokan import open_table

TURNS = 4


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Yield a server of its own with a game that has no drawing."""
    with House(tmp_path_factory.mktemp("toy"), TOY_INSTALLED) as house:
        yield house


@pytest.mark.slow
async def test_on_one_device_a_hand_is_sent_only_when_the_curtain_is_lifted(browsing: Browsing) -> None:
    """Slow: a server of its own starts, with a game that has no drawing."""
    person = await browsing.person(PHONE, touch=True)
    page = person.page
    hands: list[list[Any]] = []

    def overhear(frame: str | bytes) -> None:
        message = json.loads(frame)
        for step in [*message.get("plies", []), *([message["step"]] if "step" in message else [])]:
            hands.append([seat for seat, hand in enumerate(step["view"]["hands"]) if "?" not in hand])

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", overhear)

    page.on("websocket", listen)
    table = await open_table(person, [{"kind": "me"}, {"kind": "device", "name": "Bo"}], game="toy")
    await page.goto(f"/t/{table}")
    shown: set[str] = set()
    for _ in range(TURNS):
        lift = page.get_by_role("button", name="show my hand")
        moves = page.locator(".moves button")
        await lift.or_(moves.first).wait_for()
        if await lift.count():
            # The person with the device sees no player's cards before lifting the curtain.
            assert await page.locator(".generic").count() == 0
            shown.add(await lift.inner_text())
            seen = len(hands)
            await lift.tap()
            await moves.first.wait_for()
            assert all(len(open_hands) == 1 for open_hands in hands[seen:])
        # Drawing, while there is something to draw, comes last.
        await moves.last.tap()
        await lift.wait_for()
    assert len(shown) == 2
    assert all(len(open_hands) <= 1 for open_hands in hands)


async def test_a_game_without_a_drawing_goes_to_its_end_by_the_list_of_moves(browsing: Browsing) -> None:
    person = await browsing.person(PHONE)
    page = person.page
    await page.goto(f"/t/{await open_table(person, game='toy')}")
    while True:
        await page.locator(".moves button, #result").first.wait_for()
        if await page.locator("#result").count():
            break
        before = await page.locator(".generic").get_attribute("data-ply")
        await page.locator(".moves button").first.click()
        await page.wait_for_function(
            """ply => document.querySelector('#result')
                || (document.querySelector('.generic')?.dataset.ply ?? ply) !== ply""",
            arg=before,
        )
    await expect(page.locator("#result")).to_be_visible()


async def test_a_game_from_a_package_brings_its_title_its_zones_and_its_story(browsing: Browsing) -> None:
    person = await browsing.person(PHONE)
    page = person.page
    table = await open_table(person, [{"kind": "me"}, {"kind": "device", "name": "Bo"}], game="toy")
    await page.goto(f"/t/{table}")
    await page.get_by_role("button", name="show my hand").click()
    await expect(page.locator("h1")).to_have_text("Toy")
    await expect(page.locator(".generic dt", has_text="open pile")).to_be_visible()
    await page.locator(".moves button").first.click()
    await expect(await panel(page, "Log")).to_contain_text(" lays ")
