"""The response times of the pages on a phone, with a processor four times slower: `make responsiveness`.

In each game a person plays on from a scene of `tests.e2e.pictures`, by finger and then by keys, against programs that
answer within a second. Chromium traces each turn. `tests.responsiveness.trace` reads from it, in processor time, the
time to show the response to an input, the time to show each move, and the page's longest task. Then ten matches are
played in one tab (`tests.responsiveness.memory`). The figures are printed beside their targets; a missed target is a
failure. `ARGS=GAME` measures one game, `ARGS="GAME touch"`, `... keyboard`, `... memory` a part of it.
"""

import asyncio
import json
import statistics
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from tablee.store.store import Store
from tests.e2e.browser import PHONE, Browsing, Chromium
from tests.e2e.house import House
from tests.e2e.pictures import SCENES, Scene, be, lay_out
from tests.responsiveness.hands import WAYS, Way, partner
from tests.responsiveness.memory import FLAGS, WARM, Memory, matches
from tests.responsiveness.trace import CATEGORIES, SHOWN, Answers, Trace
from tests.server.people import Person

SLOWER: Final = 4
TURNS: Final = 4
ANSWER_MS: Final = 100
TASK_MS: Final = 50
GROWTH: Final = 0.02
"""The most growth of the memory between the fourth and the tenth match."""
REACTION_S: Final = 0.7
LOOK_ON_S: Final = 1.5
MEMORY: Final = "memory"
PARTS: Final = ("touch", "keyboard", MEMORY)
TELL: Final = f"""new MutationObserver(() => performance.mark('{SHOWN}'))
    .observe(document, {{ subtree: true, attributes: true, attributeFilter: ['data-ply'] }})"""


async def _turns(browsing: Browsing, store: Store, scene: Scene, way: Way, part: str) -> list[Answers]:
    """Return the answers in some turns of a person who plays on in this part's way."""
    table, turn, tokens = await lay_out(store, scene)
    partners = {seat: Person(browsing.base) for seat in range(len(tokens)) if seat != turn}
    playing = []
    for seat, person in partners.items():
        person.http.cookies.set("tablee_guest", tokens[seat])
        playing.append(asyncio.create_task(partner(await person.sit(table, look=seat), seat, REACTION_S)))
    viewer = await browsing.person(PHONE, touch=True, still=False)
    page = viewer.page
    await be(viewer, browsing.base, tokens[turn])
    await viewer.context.add_init_script(TELL)
    move = way.hand(page, part)
    # A desktop browser puts a mouse into the corner of a new page. After every step it looks up what lies under the
    # mouse, which needs a layout of the page. A phone has no mouse: hide it from the page.
    steering = await page.context.new_cdp_session(page)
    await steering.send("Input.setIgnoreInputEvents", {"ignore": True})
    await page.goto(f"/t/{table}")
    await page.locator(".board").wait_for()
    await page.wait_for_load_state("networkidle")
    await steering.send("Input.setIgnoreInputEvents", {"ignore": False})
    # Playwright's own script is loaded before the measurement.
    await page.wait_for_function("() => true")
    browser = page.context.browser
    assert browser is not None
    traces = []
    for _ in range(TURNS):
        if not await way.my_turn_or_over(page):
            break
        await browser.start_tracing(page=page, categories=list(CATEGORIES))
        await move()
        await way.my_turn_or_over(page)
        await asyncio.sleep(LOOK_ON_S)
        traces.append(await browser.stop_tracing())
    for task in playing:
        task.cancel()
    for person in partners.values():
        await person.close()
    await viewer.context.close()
    # Parse the traces only now: a partner without signs of life meanwhile would count as gone.
    return [Trace(json.loads(trace)["traceEvents"], SLOWER).answers() for trace in traces]


def _judged(name: str, part: str, turns: Sequence[Answers]) -> list[str]:
    """Print the figures of a part; return the missed targets."""
    inputs = [cost for turn in turns for cost in turn.inputs]
    moves = [cost for turn in turns for cost in turn.moves]
    longest = max(turns, key=lambda turn: turn.tasks[-1])
    task = longest.tasks[-1]
    print(
        f"{name:12} {part:9} input worst {max(inputs):4.0f} median {statistics.median(inputs):3.0f}  "
        f"move worst {max(moves):4.0f} median {statistics.median(moves):3.0f} (asked: {ANSWER_MS} ms)  "
        f"task {task:3.0f} (asked: {TASK_MS} ms; {longest.longest})  {len(inputs)} inputs, {len(moves)} moves",
        flush=True,
    )
    missed = [] if max(*inputs, *moves) <= ANSWER_MS else [f"{name}, {part}: answer"]
    return missed if task <= TASK_MS else [*missed, f"{name}, {part}: task"]


def _flat(name: str, held: Sequence[Memory]) -> list[str]:
    """Print the memory after each match; return what grew."""
    print(f"{name:12} {MEMORY:9} kB", *(f"{one.heap / 1000:.0f}" for one in held))
    print(f"{'':22} nodes", *(one.nodes for one in held))
    print(f"{'':22} listeners", *(one.listeners for one in held), flush=True)
    grown = {kind: getattr(held[-1], kind) / getattr(held[WARM - 1], kind) - 1 for kind in Memory._fields}
    print(f"{'':22} from the fourth to the tenth", *(f"{kind} {part:+.1%}" for kind, part in grown.items()))
    return [f"{name}: {kind}" for kind, part in grown.items() if part > GROWTH]


async def _held(house: House, games: Sequence[str]) -> list[str]:
    """Play match after match of each game; return what grew."""
    async with Chromium(flags=FLAGS) as chromium, Browsing(house.base, await chromium.browser()) as browsing:
        return [grown for name in games for grown in _flat(name, await matches(house, browsing, name))]


async def _answered(house: House, store: Store, games: Sequence[str], parts: Sequence[str]) -> list[str]:
    """Play some turns of each game; return the missed targets."""
    async with Chromium() as chromium, Browsing(house.base, await chromium.browser()) as browsing:
        return [
            missed
            for name in games
            for part in parts
            for missed in _judged(name, part, await _turns(browsing, store, SCENES[name], WAYS[name], part))
        ]


async def main(wanted: Sequence[str]) -> int:
    """Measure every game, or the named games and parts; return the exit status."""
    games = [name for name in SCENES if name in wanted] or list(SCENES)
    parts = [part for part in PARTS if part in wanted] or list(PARTS)
    with tempfile.TemporaryDirectory() as folder, House(Path(folder)) as house:
        store = await Store.open(str(house.database))
        try:
            missed = await _answered(house, store, games, [part for part in parts if part != MEMORY])
            missed += await _held(house, games) if MEMORY in parts else []
        finally:
            await store.close()
    if missed:
        print(f"missed: {'; '.join(missed)}")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(asyncio.run(main(sys.argv[1:])))
