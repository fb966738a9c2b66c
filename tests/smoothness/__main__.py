"""Frames a second while boards move, with a processor four times slower.

`make smoothness` (or one game, `... ARGS=GAME`) makes the moves that follow a scene of `tests.e2e.pictures` one after
the other. Then all players but one resign, so that the end is shown too. A phone watches all of it. Chromium traces
each of these moments, and `tests.smoothness.trace` reads each frame's processor time from it: other programs make
nothing slower here. The worst and the median moment of each game are printed. A moment below 50 frames a second is a
failure, which names the moved parts.
"""

import asyncio
import json
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any, Final

from playwright.async_api import Page

from tablee.core.record import parse_text
from tablee.store.store import Store
from tests.e2e.browser import PHONE, Browsing, Chromium
from tests.e2e.house import House
from tests.e2e.pictures import SCENES, SIGN_OF_LIFE_S, Scene, be, lay_out
from tests.server.people import Person, Sitting
from tests.smoothness.trace import CATEGORIES, Event, moves, rate

SLOWER: Final = 4
LEAST: Final = 50
MOVES: Final = 8
LOOK_ON_S: Final = 2.5
"""Seconds to watch a move: longer than any of its animations."""


async def live(sittings: list[Sitting]) -> None:
    """Send regular signs of life for all players."""
    while True:
        for sitting in sittings:
            await sitting.send(do="ping")
        await asyncio.sleep(SIGN_OF_LIFE_S)


async def watched(page: Page, sitting: Sitting, message: dict[str, Any]) -> list[Event]:
    """Return the trace of this message's effect on the page."""
    browser = page.context.browser
    assert browser is not None
    await browser.start_tracing(page=page, categories=list(CATEGORIES))
    answer = await sitting.answered(**message)
    assert answer["say"] == "ack", answer
    await asyncio.sleep(LOOK_ON_S)
    events: list[Event] = json.loads(await browser.stop_tracing())["traceEvents"]
    return events


async def game(browsing: Browsing, store: Store, scene: Scene) -> list[tuple[float, set[str]]]:
    """Return the frames a second of each move after the scene and of each resignation, and the moved parts."""
    record = parse_text(scene.record.read_text("utf-8"))
    table, _, tokens = await lay_out(store, scene)
    company = [Person(browsing.base) for _ in tokens]
    for person, token in zip(company, tokens, strict=True):
        person.http.cookies.set("tablee_guest", token)
    sittings = [await person.sit(table) for person in company]
    living = asyncio.create_task(live(sittings))
    viewer = await browsing.person(PHONE, touch=True, still=False)
    await be(viewer, browsing.base, tokens[0])
    await viewer.page.goto(f"/t/{table}")
    await viewer.page.locator(".board").wait_for()
    await viewer.page.wait_for_load_state("networkidle")
    traces = []
    for ply, move in enumerate(record.moves[scene.ply : scene.ply + MOVES], scene.ply):
        made = {"do": "move", "ply": ply, "seat": move.seat, "move": move.move}
        traces.append(await watched(viewer.page, sittings[move.seat], made))
    for seat, sitting in enumerate(sittings[:-1]):
        traces.append(await watched(viewer.page, sitting, {"do": "resign", "seat": seat}))
    living.cancel()
    for person in company:
        await person.close()
    await viewer.context.close()
    return [
        (found, {f"{move.what}{' (drawn)' if move.drawn else ''}" for move in moves(events)})
        for events in traces
        if (found := rate(events, SLOWER)) is not None
    ]


async def main(wanted: list[str]) -> int:
    """Measure every game, or the named ones; return the exit status."""
    poor = []
    with tempfile.TemporaryDirectory() as folder, House(Path(folder)) as house:
        store = await Store.open(str(house.database))
        try:
            async with Chromium() as chromium, Browsing(house.base, await chromium.browser()) as browsing:
                for name, scene in SCENES.items():
                    if wanted and name not in wanted:
                        continue
                    moments = await game(browsing, store, scene)
                    worst, moved = min(moments, key=lambda moment: moment[0])
                    middle = statistics.median(found for found, _ in moments)
                    print(
                        f"{name:12} worst {worst:4.1f}  median {middle:4.1f}  {len(moments)} moments",
                        flush=True,
                    )
                    if worst < LEAST:
                        poor.append(name)
                        print("   ", "; ".join(sorted(moved)))
        finally:
            await store.close()
    if poor:
        print(f"below {LEAST} frames a second: {', '.join(poor)}")
    return 1 if poor else 0


if __name__ == "__main__":
    sys.exit(asyncio.run(main(sys.argv[1:])))
