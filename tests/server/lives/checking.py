"""Checks each process against the log, and each page against a page that opens now."""

import asyncio
from typing import Final

from tablee.server.live.live_match import LiveMatch
from tablee.store.rows import Progress
from tests.patience import patience
from tests.server.lives.comparison import differences, differing, shown
from tests.server.lives.life import Life
from tests.server.lives.pages import Page
from tests.server.lives.processes import Process

ROUNDS: Final = 40
"""The most rounds of waiting until nothing more happens."""

ALONE_PLIES: Final = 60
"""The number of plies for which bots are watched at a table where no person plays any more."""

PAST: Final = 0.3
"""How often a finished match is read again: little happens there any more, and reading takes long."""


class Checks:
    """The checks of one life; their findings are its `problems`."""

    def __init__(self, life: Life) -> None:
        self._life = life
        self._compared: dict[tuple[Process, str], Progress] = {}

    async def compare(self) -> None:
        """Compare changes in the memory of each process with the log, unless the process is behind it."""
        for process in self._life.processes:
            for live in process.services.match_cache.held():
                if self._compared.get((process, live.id)) == _mark(live):
                    continue
                read = await self._life.observer.match(live.id)
                async with live.lock:
                    if _mark(live) == _mark(read):
                        self._compare(process, live, read, since=max(0, live.match.ply - 2))
                        self._compared[process, live.id] = _mark(live)

    async def settle(self) -> None:
        """Wait until nothing more happens by itself; compare everything with the log, and let no process be behind."""
        life = self._life
        with life.clock.stopped():
            await self._rest()
            await life.refresh()
            for process in life.processes:
                for live in process.services.match_cache.held():
                    if live.row.state in ("waiting", "running") or life.chance.random() < PAST:
                        await process.within(process.services.play.refresh(live))
                        await self._compare_all(process, live)
            for page in life.pages:
                if page.is_open and page.told and life.chance.random() < 0.5:
                    await self._look_at(page)

    async def wait_for_bots(self) -> None:
        """Wait until no bot is about to move; at tables of bots only, for a limited time."""
        async with patience():
            while not all(process.is_idle() for process in self._life.processes):
                await asyncio.sleep(0.001)
                for page in self._life.pages:
                    if page.is_open and await self._only_bots_go_on_at(page.table):
                        await page.close()

    async def _rest(self) -> None:
        before: dict[str, Progress] = {}
        for _ in range(ROUNDS):
            await self._life.look_everywhere()
            await self.wait_for_bots()
            now = await self._life.observer.progress(list(self._life.states))
            if now == before:
                return
            before = now
        self._life.problem(f"it does not come to rest: {before}")

    async def _only_bots_go_on_at(self, table: str) -> bool:
        state = self._life.states.get(table)
        if state is None or state.people():
            return False
        there = (await self._life.observer.progress([table]))[table]
        return there.ply > state.match.ply + ALONE_PLIES

    async def _compare_all(self, process: Process, live: LiveMatch) -> None:
        read = await self._life.observer.fresh(live.id)
        async with live.lock:
            if _mark(live) == _mark(read):
                self._compare(process, live, read)
            else:
                self._life.problem(f"{live.id} is at {_mark(live)}, not {_mark(read)}")

    def _compare(self, process: Process, live: LiveMatch, read: LiveMatch, since: int = 0) -> None:
        messages = [(one.seat, one.id) for one in self._life.ledger.at(live.id)]
        number = self._life.processes.index(process)
        for what in differences(live, read, messages, since):
            self._life.problem(f"process {number}, {live.row.game} {live.id}: {what}")

    async def _look_at(self, page: Page) -> None:
        life, where = self._life, f"a page of {page.browser} at {page.table}"
        welcome = await page.hello(look=page.told["look"])
        if welcome.code is not None:
            return
        for what in differing(shown(page.before), shown(page.told)):
            life.problem(f"{where} shows {what}")
        gone = await life.observer.store.chat.untold(page.table)
        if still := page.before["talk"].keys() & set(gone):
            life.problem(f"{where} still shows the lines {sorted(still)}")


def _mark(live: LiveMatch) -> Progress:
    return Progress(live.match.ply, live.row.revision)
