"""Debian's Chromium, and people whose pages must stay free of errors."""

import asyncio
import json
import re
import shutil
from collections import deque
from collections.abc import Sequence
from types import TracebackType
from typing import Any, Final, Self

from playwright.async_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Error,
    Page,
    Playwright,
    WebSocket,
    async_playwright,
)

from tests.house.tree import ROOT
from tests.patience import patience, patience_ms

CHROMIUM: Final = shutil.which("chromium-headless-shell") or "/usr/bin/chromium"
"""The shell without windows draws a page in a third of the processor time."""
WHOLE: Final = shutil.which("chromium") or CHROMIUM
"""The browser itself, which shows notifications; its shell reports that they are forbidden."""
QUIET: Final = [
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
PHONE: Final = {"width": 360, "height": 740}
TABLET: Final = {"width": 768, "height": 1024}
DESKTOP: Final = {"width": 1440, "height": 900}
COACHED: Final = json.dumps(
    sorted(
        name
        for words in (ROOT / "web" / "src" / "games").glob("*/words/en.ftl")
        for name in re.findall(r"^(\S+-coach-\S+) =", words.read_text(encoding="utf-8"), re.MULTILINE)
    )
)
"""The bubbles of every first game: most people in these tests have played before."""
FRAMES: Final = 16
BEGINNING: Final = 160
"""The number of last frames of a person's sockets that are kept, and of characters of each."""
SECONDS_TO_LOOK: Final = 5
EXPECTED: Final = re.compile(r"WebSocket connection|ERR_(CONNECTION|INTERNET|FAILED)|Failed to load resource")
"""Messages of a browser if the connection is gone, or if a refused request is part of the test."""


class Person:
    """A person with a browser of their own: a page, and every complaint from it; `base` is the server."""

    def __init__(self, base: str, context: BrowserContext, page: Page) -> None:
        self.base = base
        self.context = context
        self.page = page
        self.complaints: list[str] = []
        self._frames: deque[str] = deque(maxlen=FRAMES)
        page.on("websocket", self._overhear)
        page.on("console", self._heard)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not EXPECTED.search(message.text):
            self.complaints.append(message.text)

    def _overhear(self, socket: WebSocket) -> None:
        socket.on("framesent", lambda frame: self._frames.append(f"> {str(frame)[:BEGINNING]}"))
        socket.on("framereceived", lambda frame: self._frames.append(f"< {str(frame)[:BEGINNING]}"))
        socket.on("close", lambda _: self._frames.append("closed"))

    async def situation(self) -> str:
        """Return the page's address, its text and complaints, and the last frames of its sockets."""
        try:
            async with asyncio.timeout(SECONDS_TO_LOOK):
                shown = await self.page.evaluate("document.body.innerText")
        except (Error, TimeoutError) as error:
            shown = f"(the page does not answer: {type(error).__name__})"
        return "\n".join((self.page.url, shown, *self.complaints, *self._frames))

    async def settle(self, **settings: str | bool) -> None:
        """Set these settings for every page that opens from now on (web/src/settings/settings.svelte.ts)."""
        kept = json.dumps(json.dumps(settings))
        await self.context.add_init_script(f"localStorage['tablee.settings'] = {kept}")


class Chromium:
    """Chromium, started at its first use, and again after a crash: one for all tests of a process.

    `flags` are added to its command line; those `without` are removed from Playwright's.
    """

    def __init__(
        self, executable: str = CHROMIUM, flags: Sequence[str] = (), without: Sequence[str] = ()
    ) -> None:
        self._executable = executable
        self._flags = flags
        self._without = without
        self._playwright: Playwright | None = None
        self._browser: Browser | None = None

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._browser is not None:
            await self._browser.close()
        if self._playwright is not None:
            await self._playwright.stop()

    async def browser(self) -> Browser:
        """Return the running browser."""
        if self._playwright is None:
            self._playwright = await async_playwright().start()
        if self._browser is None or not self._browser.is_connected():
            self._browser = await self._playwright.chromium.launch(
                executable_path=self._executable,
                args=[*QUIET, "--headless=new", *self._flags],
                ignore_default_args=[*self._without],
                timeout=patience_ms(),
            )
        return self._browser


class Browsing:
    """The people of one test, each with a profile that is used only once."""

    def __init__(self, base: str, browser: Browser) -> None:
        self.base = base
        self.people: list[Person] = []
        self._browser = browser

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._browser.is_connected():
            for person in self.people:
                await person.context.close()

    async def person(
        self,
        viewport: dict[str, int] | None = None,
        *,
        language: str = "en",
        touch: bool = False,
        scheme: str = "light",
        workers: bool = False,
        still: bool = True,
        newcomer: bool = False,
    ) -> Person:
        """Return a person with a browser; `still`: no animations, `workers`: with a service worker.

        A `newcomer` gets the introduction at the first table of each game.
        """
        settings: dict[str, Any] = {
            "viewport": viewport or DESKTOP,
            "locale": language,
            "has_touch": touch,
            "color_scheme": scheme,
            "base_url": self.base,
            "service_workers": "allow" if workers else "block",
            "reduced_motion": "reduce" if still else "no-preference",
        }
        context = await self._browser.new_context(**settings)
        context.set_default_timeout(patience_ms())
        if not newcomer:
            await context.add_init_script(
                f"try {{ localStorage['tablee.coached'] ??= '{COACHED}' }} catch {{}}"
            )
        if not workers:
            # A blocked worker would complain, which is not the subject of these tests.
            await context.add_init_script("delete Navigator.prototype.serviceWorker")
        person = Person(self.base, context, await context.new_page())
        self.people.append(person)
        return person

    def complaints(self) -> list[str]:
        """Return the complaints of all pages."""
        return [complaint for person in self.people for complaint in person.complaints]


async def until(page: Page, promised: str, arg: object = None) -> Any:
    """Call this function of the page again and again until its promise gives something true, and return that.

    Playwright's own `wait_for_function` takes the promise itself as true.
    """
    async with patience():
        return await page.evaluate(
            f"""async (arg) => {{
                for (;;) {{
                    const found = await ({promised})(arg)
                    if (found) return found
                    await new Promise((resolve) => setTimeout(resolve, 50))
                }}
            }}""",
            arg,
        )


async def escape(page: Page) -> None:
    """Close the layer over the page; that goes back in the page's history, which must end before the next step."""
    await page.keyboard.press("Escape")
    await page.wait_for_function("() => history.state === null")


async def resize(page: Page, width: int, height: int) -> None:
    """Resize the page, and wait for its new layout."""
    await page.set_viewport_size({"width": width, "height": height})
    await until(
        page,
        """async ([width, height]) => {
            await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
            return matchMedia(`(width: ${width}px) and (height: ${height}px)`).matches
        }""",
        [width, height],
    )
