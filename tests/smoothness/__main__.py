"""Frames a second while boards move, the processor four times slower: `make smoothness` (or one game, `... ARGS=GAME`).

The moves that follow a scene of `tests.e2e.pictures` are made one after the other, then all but one give up, so that
the end is shown too; each while a phone looks on. The browser's own trace says what became of every frame in which
something moved: shown, or dropped. Printed are the worst and the median moment of each game; it fails where one is
below 50 a second.
"""

import asyncio
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any, Final

from playwright.async_api import CDPSession

from tablee.core.record import parse_text
from tablee.store.store import Store
from tests.e2e.browser import PHONE, Browsing, Chromium
from tests.e2e.house import House
from tests.e2e.pictures import SCENES, Scene, be, lay_out
from tests.server.people import Person, Sitting

SLOWER: Final = 4
LEAST: Final = 50
MOVES: Final = 8
LOOK_ON_S: Final = 2.5
"""How long a move is looked at: longer than any of its animations."""
REFRESH: Final = 60
"""Frames a second when none is dropped."""
SHOWN: Final = frozenset({"STATE_PRESENTED_ALL", "STATE_PRESENTED_PARTIAL"})
DROPPED: Final = "STATE_DROPPED"
TRACED: Final = ("cc", "benchmark")


class Trace:
    """What the browser tells of its frames between two moments."""

    def __init__(self, browser: CDPSession) -> None:
        self._browser = browser
        self._events: list[dict[str, Any]] = []
        self._complete = asyncio.Event()
        browser.on("Tracing.dataCollected", lambda told: self._events.extend(told["value"]))
        browser.on("Tracing.tracingComplete", lambda _: self._complete.set())

    async def begin(self) -> None:
        """Forget what was told before, and listen."""
        self._events.clear()
        self._complete.clear()
        await self._browser.send(
            "Tracing.start",
            {"traceConfig": {"includedCategories": list(TRACED)}, "transferMode": "ReportEvents"},
        )

    async def frames_a_second(self) -> float | None:
        """Of the frames in which something was to move, as many as were shown; None where nothing moved."""
        await self._browser.send("Tracing.end")
        await self._complete.wait()
        became = [
            reporter["state"]
            for event in self._events
            if event["name"] == "PipelineReporter" and event["ph"] == "b"
            for reporter in [event["args"].get("frame_reporter") or event["args"]["chrome_frame_reporter"]]
            if reporter.get("affects_smoothness")
        ]
        shown = sum(state in SHOWN for state in became)
        dropped = became.count(DROPPED)
        return REFRESH * shown / (shown + dropped) if shown + dropped else None


async def watched(trace: Trace, sitting: Sitting, message: dict[str, Any]) -> float | None:
    """How smoothly the page shows what this message brings about."""
    await trace.begin()
    answer = await sitting.answered(**message)
    assert answer["say"] == "ack", answer
    await asyncio.sleep(LOOK_ON_S)
    return await trace.frames_a_second()


async def game(browsing: Browsing, store: Store, scene: Scene) -> list[float]:
    """Frames a second for each of the moves after the scene, and for each who gives up."""
    record = parse_text(scene.record.read_text("utf-8"))
    table, _, tokens = await lay_out(store, scene)
    company = [Person(browsing.base) for _ in tokens]
    for person, token in zip(company, tokens, strict=True):
        person.http.cookies.set("tablee_guest", token)
    sittings = [await person.sit(table) for person in company]
    viewer = await browsing.person(PHONE, touch=True, still=False)
    await be(viewer, browsing.base, tokens[0])
    await viewer.page.goto(f"/t/{table}")
    await viewer.page.locator(".board").wait_for()
    await viewer.page.wait_for_load_state("networkidle")
    page = await viewer.context.new_cdp_session(viewer.page)
    await page.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    browser = viewer.context.browser
    assert browser is not None
    trace = Trace(await browser.new_browser_cdp_session())
    rates = []
    for ply, move in enumerate(record.moves[scene.ply : scene.ply + MOVES], scene.ply):
        made = {"do": "move", "ply": ply, "seat": move.seat, "move": move.move}
        rates.append(await watched(trace, sittings[move.seat], made))
    for seat, sitting in enumerate(sittings[:-1]):
        rates.append(await watched(trace, sitting, {"do": "resign", "seat": seat}))
    for person in company:
        await person.close()
    await viewer.context.close()
    return [rate for rate in rates if rate is not None]


async def main(wanted: list[str]) -> int:
    """Look at every game, or at those named; the exit status."""
    poor = []
    with tempfile.TemporaryDirectory() as folder:
        house = House(Path(folder))
        house.open()
        store = await Store.open(str(house.database))
        try:
            async with Chromium() as chromium, Browsing(house.base, await chromium.browser()) as browsing:
                for name, scene in SCENES.items():
                    if wanted and name not in wanted:
                        continue
                    rates = await game(browsing, store, scene)
                    worst, middle = min(rates), statistics.median(rates)
                    print(
                        f"{name:12} worst {worst:4.1f}  median {middle:4.1f}  {len(rates)} moments",
                        flush=True,
                    )
                    if worst < LEAST:
                        poor.append(name)
        finally:
            await store.close()
            house.close()
    if poor:
        print(f"below {LEAST} frames a second: {', '.join(poor)}")
    return 1 if poor else 0


if __name__ == "__main__":
    sys.exit(asyncio.run(main(sys.argv[1:])))
