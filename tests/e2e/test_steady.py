"""Tables and the start page load without layout shifts, in whatever order their parts arrive."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Final

import pytest
from playwright.async_api import Page, Route, WebSocketRoute

from tests.e2e.browser import DESKTOP, PHONE, TABLET, Browsing
from tests.e2e.tables import open_table
from tests.house.tree import game_folders

MOST_SHIFT: Final = 0.05
"""Half of the value that the web vitals call good (https://web.dev/articles/cls)."""
STILL: Final = 0.005
"""The greatest sum of layout shifts of a page that has nothing to show before it knows everything."""
LANDSCAPE: Final = {"width": 844, "height": 390}
LATE_S: Final = 0.6
LISTEN: Final = """() => {
    window.jumps = []
    new PerformanceObserver((list) => {
        for (const jump of list.getEntries()) {
            const what = jump.sources.map(({ node }) => (node?.className ?? node?.parentElement?.className)).join(' & ')
            window.jumps.push([jump.value, what])
        }
    }).observe({ type: 'layout-shift', buffered: true })
}"""


async def drawing_late(page: Page) -> None:
    """Delay all parts of the pages that are loaded on demand, including the game's drawing."""

    async def later(route: Route) -> None:
        await asyncio.sleep(LATE_S)
        await route.continue_()

    await page.route(lambda address: any(f"/assets/{folder}-" in address for folder in game_folders()), later)


async def story_late(page: Page) -> None:
    """Delay the server's messages about the table."""

    def held(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        loop = asyncio.get_running_loop()
        server.on_message(lambda said: loop.call_later(LATE_S, socket.send, said))

    await page.route_web_socket(lambda _: True, held)


async def lists_late(page: Page) -> None:
    """Delay the answers to requests, until after the socket's messages about the same tables."""

    async def later(route: Route) -> None:
        await asyncio.sleep(LATE_S)
        await route.continue_()

    await page.route("**/api/**", later)


async def jumps_of(
    page: Page, late: Callable[[Page], Awaitable[None]], address: str, whole: str
) -> list[Any]:
    """Return the layout shifts from the page's beginning until `whole` is shown and nothing more is loading."""
    await late(page)
    await page.add_init_script(f"({LISTEN})()")
    await page.goto(address)
    await page.locator(whole).first.wait_for(state="attached")
    await page.wait_for_load_state("networkidle")
    jumps: list[Any] = await page.evaluate("window.jumps")
    return jumps


@pytest.mark.parametrize("late", [story_late, lists_late], ids=["socket", "requests"])
async def test_nothing_jumps_while_the_start_page_comes_up(
    browsing: Browsing, late: Callable[[Page], Awaitable[None]]
) -> None:
    person = await browsing.person(PHONE, touch=True)
    for _ in range(2):
        table = await open_table(person, [{"kind": "me"}, {"kind": "device", "name": "Bo"}], game="tokan")
    await person.page.goto(f"/t/{table}")
    await person.page.locator(".board").wait_for()
    jumps = await jumps_of(person.page, late, "/", "[data-next-table]")
    assert sum(value for value, _ in jumps) < MOST_SHIFT, jumps


@pytest.mark.parametrize("late", [story_late, lists_late], ids=["socket", "requests"])
@pytest.mark.parametrize("size", [PHONE, TABLET, DESKTOP], ids=["phone", "tablet", "desktop"])
async def test_nothing_jumps_while_the_start_page_comes_up_for_a_newcomer(
    browsing: Browsing, late: Callable[[Page], Awaitable[None]], size: dict[str, int]
) -> None:
    page = (await browsing.person(size, touch=size is PHONE, newcomer=True)).page
    jumps = await jumps_of(page, late, "/", ".boxes article")
    assert sum(value for value, _ in jumps) < STILL, jumps


@pytest.mark.parametrize(
    ("late", "size"),
    [
        # The start page is tested with each of the late server messages.
        (drawing_late, PHONE),
        pytest.param(story_late, PHONE, marks=pytest.mark.soak),
        pytest.param(drawing_late, DESKTOP, marks=pytest.mark.soak),
        pytest.param(story_late, DESKTOP, marks=pytest.mark.soak),
        pytest.param(story_late, LANDSCAPE, marks=pytest.mark.soak),
    ],
    ids=["drawing-phone", "story-phone", "drawing-desktop", "story-desktop", "story-landscape"],
)
@pytest.mark.parametrize("game", [folder.replace("_", "-") for folder in game_folders()])
async def test_nothing_jumps_while_a_table_comes_up(
    browsing: Browsing, game: str, late: Callable[[Page], Awaitable[None]], size: dict[str, int]
) -> None:
    person = await browsing.person(size, touch=size is PHONE)
    page = person.page
    table = await open_table(person, game=game)
    jumps = await jumps_of(page, late, f"/t/{table}", ".replay")
    assert sum(value for value, _ in jumps) < MOST_SHIFT, jumps
