"""Notifications of a turn: requested at the table, received by a real service worker, and back to the board."""

import asyncio
import json
from collections.abc import AsyncIterator
from typing import Any

import pytest
import pytest_asyncio
from playwright.async_api import CDPSession, Page, expect

from tests.e2e.axe import serious_findings
from tests.e2e.browser import PHONE, WHOLE, Browsing, Chromium, until
from tests.e2e.browser import Person as Browsed
from tests.marks import always_and_soak
from tests.patience import patience
from tests.server.notifications.endpoint import Browser, Endpoint
from tests.server.people import FRIEND, ME, Person, Sitting

SUBSCRIBING = """({endpoint, keys}) => {
    let kept = null
    PushManager.prototype.getSubscription = async () => kept
    PushManager.prototype.subscribe = async () => {
        const unsubscribe = async () => { kept = null; return true }
        return (kept = { toJSON: () => ({ endpoint, keys }), unsubscribe })
    }
}"""
"""Chromium has no push service here: the subscription is the test's own, everything else is real."""

NOTING = """() => {
    if (self.shown) return
    self.shown = []
    const show = self.registration.showNotification.bind(self.registration)
    self.registration.showNotification = (title, options) => {
        self.shown.push({ title, ...options })
        return show(title, options)
    }
}"""
"""The system decides how long a notification stays on the screen: the test records the requests."""

CLICKED = """async ([title, action]) => {
    const event = new Event('notificationclick')
    const opened = []
    self.clients.openWindow = async (path) => opened.push(path)
    let ends
    const notification = { ...self.shown.find((one) => one.title === title), close: () => undefined }
    Object.assign(event, { notification, action, waitUntil: (what) => (ends = what) })
    self.dispatchEvent(event)
    await ends
    return opened
}"""
"""Only a person can click a notification; the worker's reaction is its own."""

WIDTH_OF_WORDS = """() => {
    const status = document.querySelector('.turn > .status')
    return status.clientWidth / status.parentElement.clientWidth
}"""
LEAST_OF_ROW = 0.75
"""The share of the row of a narrow phone that belongs to the words about the turn."""

AGAIN_S = 5.0
"""The seconds after which a push service without an answer sends a message again."""


class Away:
    """Bo, with a browser that gets notifications, and Ana, who plays elsewhere."""

    def __init__(self, browsing: Browsing, endpoint: Endpoint) -> None:
        self.browsing = browsing
        self.endpoint = endpoint
        self.keys = Browser()
        self.ana, self.bo = Person(browsing.base), Person(browsing.base)

    async def sit(self) -> None:
        self.table: str = (await self.ana.open(ME, FRIEND, game="tokan"))["table"]
        await self.ana.call("PUT", "/api/me", {"name": "Ana"})
        await self.bo.call("POST", f"/api/tables/{self.table}/join", {"name": "Bo"})
        self.browsed: Browsed = await self.browsing.person(PHONE, workers=True, language="en")
        await self.browsed.context.grant_permissions(["notifications"])
        given = {"endpoint": self.endpoint.base, "keys": self.keys.keys()}
        await self.browsed.context.add_init_script(f"({SUBSCRIBING})({json.dumps(given)})")
        assert self.bo.cookie is not None
        await self.browsed.context.add_cookies(
            [{"name": "tablee_guest", "value": self.bo.cookie, "url": self.browsing.base}]
        )

    @property
    def page(self) -> Page:
        return self.browsed.page

    async def move(self, who: Person) -> None:
        """Make the first legal move of the player to act, from a program."""
        async with await who.sit(self.table) as sitting:
            # The player must not count as a viewer of the table.
            await sitting.send(do="ping", hidden=True)
            await self._first_move(sitting)

    async def _first_move(self, sitting: Sitting) -> None:
        now = sitting.welcome["now"]
        at = {"ply": now["ply"], "undone": now["undone"], "seat": now["turn"], "move": now["legal"][0]}
        assert (await sitting.answered(do="move", **at))["say"] == "ack"

    async def to_bo(self) -> None:
        """Make moves until it is Bo's turn."""
        while await self._turn() != 1:
            await self.move(self.ana)

    async def to_ana(self) -> None:
        """Make moves until it is Ana's turn."""
        while await self._turn() != 0:
            await self.move(self.bo)

    async def _turn(self) -> int:
        return int((await self.bo.call("GET", f"/api/tables/{self.table}"))["turn"])

    async def deliver(self, told: dict[str, Any]) -> dict[str, Any]:
        """Deliver a message to the service worker, as the browser maker's push service would; return its
        notification.
        """
        await until(
            self.page, "async () => (await navigator.serviceWorker.ready).active.state === 'activated'"
        )
        (worker,) = self.browsed.context.service_workers
        await worker.evaluate(NOTING)
        session: CDPSession = await self.browsed.context.new_cdp_session(self.page)
        registered: asyncio.Future[str] = asyncio.get_running_loop().create_future()

        def register(event: dict[str, Any]) -> None:
            for registration in event["registrations"]:
                if not registered.done():
                    registered.set_result(registration["registrationId"])

        session.on("ServiceWorker.workerRegistrationUpdated", register)
        async with patience():
            await session.send("ServiceWorker.enable")
            message = {
                "origin": self.browsing.base,
                "registrationId": await registered,
                "data": json.dumps(told),
            }
            while True:
                await session.send("ServiceWorker.deliverPushMessage", message)
                again = asyncio.get_running_loop().time() + AGAIN_S
                while asyncio.get_running_loop().time() < again:
                    shown: list[dict[str, Any]] = await worker.evaluate("self.shown")
                    if shown:
                        return shown[0]
                    await asyncio.sleep(0.05)

    async def click(self, title: str, action: str = "") -> list[str]:
        """Click on it; return the opened addresses."""
        (worker,) = self.browsed.context.service_workers
        opened: list[str] = await worker.evaluate(CLICKED, [title, action])
        return opened

    async def close(self) -> None:
        await self.ana.close()
        await self.bo.close()


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def chromium() -> AsyncIterator[Chromium]:
    """Yield the browser itself: its shell shows no notifications."""
    async with Chromium(WHOLE) as chromium:
        yield chromium


@pytest_asyncio.fixture(loop_scope="session")
async def away(browsing: Browsing) -> AsyncIterator[Away]:
    """Yield Ana and Bo at their table."""
    async with Endpoint() as endpoint:
        away = Away(browsing, endpoint)
        await away.sit()
        yield away
        await away.close()


@pytest.mark.slow
async def test_whoever_asked_at_the_table_is_told_and_comes_back_to_the_board(away: Away) -> None:
    """Slow: the whole browser is started, not its shell, and draws a table twice."""
    page = away.page
    await away.to_bo()
    await page.goto(f"/t/{away.table}")
    await expect(page.locator(".board")).to_be_visible()
    tell = page.get_by_role("button", name="Notify me")
    # Players are not asked before they have played, nor during their own turn.
    assert await tell.count() == 0
    await away.to_ana()
    await tell.wait_for()
    # The words about the turn keep the row.
    assert await page.evaluate(WIDTH_OF_WORDS) >= LEAST_OF_ROW
    await tell.click()
    await expect(page.get_by_text("You will be notified")).to_be_visible()

    # While the table is on the screen, nothing arrives; once it is left, a notification does.
    await away.to_bo()
    await page.goto("/")
    await away.to_ana()
    await away.to_bo()
    received = (await away.endpoint.take())[-1]
    told = away.keys.opened(received.body)
    assert (told["path"], told["body"]) == (f"/t/{away.table}", "With Ana")
    shown = await away.deliver(told)
    assert (shown["title"], shown["body"], shown["lang"]) == ("Your turn at TOKAN", "With Ana", "en")
    assert (shown["tag"], shown["data"]) == (
        away.table,
        {"path": f"/t/{away.table}", "table": away.table},
    )
    assert await away.click(shown["title"]) == [f"/t/{away.table}"]
    await page.goto(f"/t/{away.table}")
    await expect(page.locator(".status.mine")).to_be_visible()


async def test_one_tap_on_the_notification_silences_the_table(away: Away) -> None:
    page = away.page
    await page.goto("/notifications")
    await page.get_by_role("button", name="Turn on here").click()
    await expect(page.get_by_text("Notifications are on for this device.")).to_be_visible()
    await away.to_ana()
    await away.to_bo()
    told = away.keys.opened((await away.endpoint.take())[-1].body)
    shown = await away.deliver(told)
    assert await away.click(shown["title"], "mute") == []
    notices = await away.bo.call("GET", f"/api/tables/{away.table}/notifications")
    assert (notices["mode"], notices["channels"]) == ("off", 1)


@pytest.mark.slow
@pytest.mark.parametrize("language", always_and_soak("fr", "nl"))
async def test_the_page_about_it_keeps_what_is_chosen(away: Away, language: str) -> None:
    """Quiet hours, a digest, another channel and its removal, by keyboard alone.

    Slow if it is the first one here, because the whole browser is started, not its shell.
    """
    page = away.page
    await away.browsed.settle(language=language)
    await page.goto("/notifications")
    await expect(page.locator("h1")).to_be_visible()
    digest = {"fr": "Une fois par jour", "nl": "Eén keer per dag"}[language]
    await page.get_by_role("button", name=digest).press("Enter")
    await expect(page.get_by_role("button", name=digest)).to_have_attribute("aria-pressed", "true")
    await page.get_by_role("checkbox").press("Space")
    await expect(page.locator("input[type=time]")).to_have_count(3)
    times = (await away.bo.call("GET", "/api/notifications"))["times"]
    assert (times["mode"], times["quiet_from"], times["quiet_until"]) == ("digest", 22 * 60, 8 * 60)
    await page.locator("summary").press("Enter")
    assert await serious_findings(page) == []
    await page.locator("details select").select_option("json")
    await page.locator("details input").fill(f"{away.endpoint.base}/hook")
    await page.locator("details input").press("Enter")
    await expect(page.locator("li")).to_contain_text("127.0.0.1")
    greeting = json.loads((await away.endpoint.take())[-1].body)
    assert greeting["body"].startswith({"fr": "À partir de maintenant", "nl": "Vanaf nu"}[language])
    token = (await away.bo.call("GET", "/api/notifications"))["channels"][0]["id"]
    await page.locator("li button").press("Enter")
    await expect(page.locator("li")).to_have_count(0)
    assert token not in json.dumps(await away.bo.call("GET", "/api/notifications"))
