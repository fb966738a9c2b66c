"""From the link of an invitation to the guest's first move: three taps at most, no account, no e-mail."""

import pytest
from playwright.async_api import Locator, Page, expect

from tests.e2e.browser import PHONE, Browsing, until
from tests.e2e.test_way_in import BOT, FRIEND, ME, open_table
from tests.marks import always_and_soak

FIRST_MOVES: dict[str, tuple[str, ...]] = {
    "mawoki": (":is([data-fits=true], [data-draw])",),
    "moka": ("[data-level]:not(:disabled)",),
    "rummikub": ("[data-drop=rack] [data-tile]", "[data-end]"),
    "tokan": ("[data-able=true]", ".target"),
    "toko-maja": ("[data-pile][data-open=true]",),
}
"""The taps of a simple first move, in order."""
OPTIONS: dict[str, dict[str, int]] = {"rummikub": {"opening": 100}}
"""A player who could open and lays nothing is asked to confirm that; here no player's tiles are worth enough."""
MOST_TAPS = 3


class Taps:
    """A finger that counts its taps."""

    def __init__(self) -> None:
        self.count = 0

    async def on(self, target: Locator) -> None:
        """Tap the target."""
        await target.tap()
        self.count += 1


async def plies(page: Page) -> int:
    """Return the number of moves that the server knows."""
    table = page.url.rpartition("/")[2]
    made = (await (await page.request.get(f"/api/tables/{table}")).json())["ply"]
    assert isinstance(made, int)
    return made


@pytest.mark.parametrize("game", always_and_soak(*FIRST_MOVES))
async def test_three_taps_from_the_link_to_the_first_move(browsing: Browsing, game: str) -> None:
    host, guest = await browsing.person(), await browsing.person(PHONE, touch=True)
    page, finger = guest.page, Taps()
    table = await open_table(host, game, FRIEND, BOT, options=OPTIONS.get(game, {}))
    await page.goto(f"/t/{table}")
    await expect(page.locator(".lid svg").first).to_be_visible()
    await expect(page.get_by_role("link", name="Learn it in 5 minutes")).to_be_visible()
    await page.get_by_label("What shall we call you?").fill("Bo")
    await finger.on(page.get_by_role("button", name="Sit down"))
    await expect(page.locator("[data-mine=true]")).to_contain_text("Bo")
    steps = FIRST_MOVES[game]
    await page.locator(steps[0]).first.wait_for()
    before = await plies(page)
    for step in steps:
        await finger.on(page.locator(step).first)
    await until(
        page,
        """async (ply) =>
            (await (await fetch('/api' + location.pathname.replace('/t/', '/tables/'))).json()).ply > ply""",
        before,
    )
    assert finger.count <= MOST_TAPS
    assert await page.locator("input[type=email], input[type=password]").count() == 0


async def test_where_seats_are_alike_nobody_is_asked_which(browsing: Browsing) -> None:
    host, guest = await browsing.person(), await browsing.person(PHONE, touch=True)
    table = await open_table(host, "moka", ME, FRIEND, FRIEND)
    await guest.page.goto(f"/t/{table}")
    await expect(guest.page.get_by_role("button", name="Sit down")).to_have_count(1)
    await host.page.goto(f"/t/{table}")
    await host.page.get_by_text("Or give the seat to a bot").click()
    level = host.page.get_by_role("button", name="Bot 2", exact=True)
    await expect(level).to_have_count(1)
    await level.click()
    await expect(host.page.locator("[data-seat='1']")).to_contain_text("Bot 2")
