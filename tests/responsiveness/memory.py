"""Match after match in one tab, and the page's memory after each.

The deals and the moves are the same, but people change seats from match to match: so every other match leaves the
same things on the screen. V8's compiler is off meanwhile, because machine code would count as the page's memory,
and compiling continues for as long as the match does.
"""

import asyncio
from typing import Any, Final, NamedTuple

from playwright.async_api import CDPSession, expect

from tests.e2e.browser import PHONE, Browsing
from tests.e2e.browser import Person as Guest
from tests.e2e.house import House
from tests.e2e.pictures import be
from tests.e2e.tables import RESULT
from tests.server.people import FRIEND, ME, Person, Sitting
from tests.smoothness.trace import FRAME_US

MATCHES: Final = 10
WARM: Final = 4
"""The matches until all permanent data of the page exists; an even number, like their total."""
SEED: Final = "tablee"
FLAGS: Final = ("--js-flags=--jitless --no-flush-bytecode",)
PLIES: Final = 24
"""Moves of each match, unless it ends sooner; then one player resigns."""
REACTION_S: Final = 4 * FRAME_US / 1_000_000
SETTLED_S: Final = 2.0
"""Seconds to look at a result: longer than any animation."""
MEASURES: Final = {"JSHeapUsedSize": "heap", "Nodes": "nodes", "JSEventListeners": "listeners"}


class Memory(NamedTuple):
    """The memory of a page: bytes of JavaScript, nodes of documents (shown or not), and event listeners."""

    heap: int
    nodes: int
    listeners: int


async def _measured(session: CDPSession) -> Memory:
    """Return the memory after a garbage collection."""
    for _ in range(2):
        await session.send("HeapProfiler.collectGarbage")
    told = {
        one["name"]: int(one["value"]) for one in (await session.send("Performance.getMetrics"))["metrics"]
    }
    return Memory(**{ours: told[theirs] for theirs, ours in MEASURES.items()})


async def _play(sitting: Sitting) -> None:
    """Play any legal move, and resign after so many plies, until the match is over."""
    # People change seats from match to match.
    seat = next(one["seat"] for one in sitting.welcome["table"]["seats"] if one["mine"])
    now: dict[str, Any] = sitting.welcome["now"]
    made = -1
    while now["over"] is None:
        if now["turn"] == seat and now["ply"] > made:
            made = now["ply"]
            await asyncio.sleep(REACTION_S)
            if made >= PLIES:
                await sitting.send(do="resign", id=f"end-{seat}", seat=seat)
            elif now["legal"]:
                move = now["legal"][made % len(now["legal"])]
                await sitting.send(do="move", id=f"move-{seat}-{made}", ply=made, seat=seat, move=move)
        now = (await sitting.next()).get("now") or now


async def _match(people: list[Person], table: str, page: Guest) -> None:
    """Play a match that the page watches as the first of these people, until it shows the result."""
    sittings = [await person.sit(table) for person in people]
    await asyncio.gather(*[_play(sitting) for sitting in sittings])
    for sitting in sittings:
        await sitting.socket.close()
    await expect(page.page.locator(RESULT)).to_be_visible()
    await asyncio.sleep(SETTLED_S)


async def _rematch(people: list[Person], table: str) -> str:
    """Agree on another match; return its table."""

    async def agreed(person: Person) -> str:
        async with await person.sit(table) as sitting:
            await sitting.send(do="offer", id="again", kind="rematch")
            while (told := await sitting.expect("table"))["table"]["next"] is None:
                pass
            return str(told["table"]["next"])

    following, _ = await asyncio.gather(*[agreed(person) for person in people])
    return following


async def matches(house: House, browsing: Browsing, game: str) -> list[Memory]:
    """Return the memory of the tab after each of ten matches, from rematch to rematch."""
    with house.deals.from_seed(SEED):
        return await _matches(browsing, game)


async def _matches(browsing: Browsing, game: str) -> list[Memory]:
    people = [Person(browsing.base) for _ in range(2)]
    table = str((await people[0].open(ME, FRIEND, game=game))["table"])
    await people[1].call("POST", f"/api/tables/{table}/join", {"seat": None})
    looking = await browsing.person(PHONE, touch=True, still=False)
    assert people[0].cookie is not None
    await be(looking, browsing.base, people[0].cookie)
    await looking.page.goto(f"/t/{table}")
    await looking.page.locator(".board").wait_for()
    session = await looking.context.new_cdp_session(looking.page)
    await session.send("HeapProfiler.enable")
    await session.send("Performance.enable")
    found = []
    for played in range(MATCHES):
        if played > 0:
            table = await _rematch(people, table)
            await looking.page.wait_for_url(f"**/t/{table}")
            await looking.page.locator(".board").wait_for()
        await _match(people, table, looking)
        found.append(await _measured(session))
    for person in people:
        await person.close()
    await looking.context.close()
    return found
