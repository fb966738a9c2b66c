"""Frames a second while boards move, the processor four times slower: `make smoothness` (or one game, `... ARGS=GAME`).

The moves that follow a scene of `tests.e2e.pictures` are made one after the other, then all but one give up, so that
the end is shown too; each while a phone looks on. Its page notes every frame that it draws while something moves.
Printed are the worst and the median moment of each game; it fails where one is below 50 a second.
"""

import asyncio
import statistics
import sys
import tempfile
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

from playwright.async_api import Page

from tablee.core.record import parse_text
from tablee.store.store import Store
from tests.e2e.browser import PHONE, Browsing, Chromium
from tests.e2e.house import House
from tests.e2e.pictures import SCENES, SIGN_OF_LIFE_S, Scene, be, lay_out
from tests.server.people import Person, Sitting

SLOWER: Final = 4
LEAST: Final = 50
MOVES: Final = 8
LOOK_ON_S: Final = 2.5
"""How long a move is looked at: longer than any of its animations."""
SHORTEST_MS: Final = 150
"""Of less movement no rate can be told."""
LISTEN: Final = """() => {
    window.moving = []
    const frame = (now) => {
        const running = document.getAnimations().some((animation) =>
            animation.playState === 'running' && animation.effect?.getComputedTiming().endTime !== Infinity)
        window.moving.push(running ? now : null)
        requestAnimationFrame(frame)
    }
    requestAnimationFrame(frame)
}"""
"""Notes when each frame was drawn while something moved that comes to an end; null for the others."""
HEARD: Final = "() => window.moving.splice(0)"


def rate(frames: list[float | None]) -> float | None:
    """Frames a second while something moved; None where hardly anything did."""
    steps = [after - before for before, after in pairwise(frames) if before is not None and after is not None]
    return 1000 * len(steps) / sum(steps) if sum(steps) >= SHORTEST_MS else None


async def live(sittings: list[Sitting]) -> None:
    """Say now and then for everybody that they are there."""
    while True:
        for sitting in sittings:
            await sitting.send(do="ping")
        await asyncio.sleep(SIGN_OF_LIFE_S)


async def watched(page: Page, sitting: Sitting, message: dict[str, Any]) -> float | None:
    """How smoothly the page shows what this message brings about."""
    await page.evaluate(HEARD)
    answer = await sitting.answered(**message)
    assert answer["say"] == "ack", answer
    await asyncio.sleep(LOOK_ON_S)
    return rate(await page.evaluate(HEARD))


async def game(browsing: Browsing, store: Store, scene: Scene) -> list[float]:
    """Frames a second for each of the moves after the scene, and for each who gives up."""
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
    await viewer.page.evaluate(LISTEN)
    devtools = await viewer.context.new_cdp_session(viewer.page)
    await devtools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    rates = []
    for ply, move in enumerate(record.moves[scene.ply : scene.ply + MOVES], scene.ply):
        made = {"do": "move", "ply": ply, "seat": move.seat, "move": move.move}
        rates.append(await watched(viewer.page, sittings[move.seat], made))
    for seat, sitting in enumerate(sittings[:-1]):
        rates.append(await watched(viewer.page, sitting, {"do": "resign", "seat": seat}))
    living.cancel()
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
