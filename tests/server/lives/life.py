"""A life: some people, their tables, and the processes that serve them, all decided by one seed."""

from collections import Counter
from random import Random
from typing import Any, Final

from tablee.core.game import Game
from tablee.games import installed
from tablee.server.live.live_match import LiveMatch
from tablee.server.thinking.seeds import SecretSeeds
from tests.server.conftest import Start
from tests.server.lives.acting import Asked, Scene, judged
from tests.server.lives.browsers import GONE, Answer, Browser
from tests.server.lives.clock import LifeClock
from tests.server.lives.ledger import Ledger
from tests.server.lives.observer import Observer
from tests.server.lives.pages import Page
from tests.server.lives.plans import Plan
from tests.server.lives.processes import Process
from tests.server.lives.seen import Seen
from tests.server.lives.thinker import RandomMoves

NAMES: Final = ("Ana", "Bo", "Cy", "Di", "Eve", "Fay", "ana", "Bö", "Ana ", "Gus", "Ḧan")
UNLIMITED: Final = dict.fromkeys(
    (
        "waiting_per_guest",
        "public_per_guest",
        "public_per_newcomer",
        "public_per_address",
        "bot_tables_per_guest",
        "bot_tables_per_address",
        "reports_per_guest",
        "reports_per_newcomer",
    ),
    1000,
)
"""Limits that no life is to reach."""

FAST_S: Final = 0.02
"""How often a process polls if it polls often."""


class LifeSeeds(SecretSeeds):
    """Seeds of deals that follow from the seed of a life."""

    def __init__(self, chance: Random) -> None:
        self._chance = chance

    def deal(self) -> str:
        return f"{self._chance.getrandbits(256):064x}"


class Life:
    """See the module.

    - `chance`: the random numbers of the present step.
    - `states`: every table, as the log had it when it was last read.
    - `steps`: the number of steps so far; `done`: the number of each kind of act; `problems`: the faults.
    - `reported`: there are reports for a moderator; `barred`: guests who need not try to sit down again, and where.
    """

    def __init__(self, plan: Plan, begin: Start, observer: Observer, database: str) -> None:
        self.plan = plan
        self.chance = Random(str(plan))
        self.clock = LifeClock()
        self.observer = observer
        self.ledger = Ledger()
        self.problems: list[str] = []
        self.steps: list[str] = []
        self.done: Counter[str] = Counter()
        self.processes: list[Process] = []
        self.browsers: list[Browser] = []
        self.pages: list[Page] = []
        self.states: dict[str, LiveMatch] = {}
        self.reported = False
        self.barred: set[tuple[Browser, str]] = set()
        self.games: list[Game[Any]] = [installed()[name] for name in plan.games]
        self._begin = begin
        self._nonces: dict[tuple[Browser, str], str] = {}
        self._look_every = self.chance.choice([None, None, FAST_S])
        self._settings: dict[str, Any] = {
            "database": database,
            "clock": self.clock,
            "seeds": LifeSeeds(Random(f"deals of {plan}")),
            "thinker": RandomMoves(),
            "countdown": 3.0 if plan.theme == "seats" else self.chance.choice([0.0, 0.0, 3.0]),
            **UNLIMITED,
        }

    # --- people, names, chance -----------------------------------------------------------------------------------

    def problem(self, what: str) -> None:
        """Note a fault."""
        self.problems.append(
            f"step {len(self.steps)} ({self.steps[-1] if self.steps else 'the start'}): {what}"
        )

    def note(self, what: str) -> None:
        """Note what is done next."""
        self.steps.append(what)

    def new_browser(self) -> Browser:
        """Return the new browser of a stranger."""
        self.browsers.append(Browser(f"browser {len(self.browsers)}"))
        return self.browsers[-1]

    def a_name(self) -> str:
        """Return a name for a guest."""
        return self.chance.choice(NAMES)

    def a_game(self) -> Game[Any]:
        """Return one of the games of this life."""
        return self.chance.choices(self.games, [2, 1])[0]

    def a_process(self) -> Process:
        """Return one of the processes."""
        return self.chance.choice(self.processes)

    def new_nonce(self) -> str:
        """Return a new nonce for a deal."""
        return f"{self.chance.getrandbits(256):064x}"

    def remember_nonce(self, browser: Browser, table: str, nonce: str) -> None:
        """Note that this browser is bound to this nonce."""
        self._nonces[browser, table] = nonce

    def nonce_of(self, browser: Browser, table: str) -> str:
        """Return this browser's nonce for the deal of this table."""
        return self._nonces.setdefault((browser, table), self.new_nonce())

    # --- state ---------------------------------------------------------------------------------------------------

    async def refresh(self) -> None:
        """Read the present state from the database."""
        tables = await self.observer.tables()
        self.states = await self.observer.matches(tables)
        guests = await self.observer.guests({one.cookie for one in self.browsers if one.cookie is not None})
        for browser in self.browsers:
            browser.guest = guests.get(browser.cookie or "")
        self.pages = [page for page in self.pages if page.is_open]

    @property
    def tables(self) -> list[str]:
        """The tables that wait or run, and the last ones that are over."""
        going_on = [table for table, live in self.states.items() if live.row.state in ("waiting", "running")]
        past = [table for table in self.states if table not in going_on]
        return [*going_on, *past[-2:]]

    @property
    def going_on(self) -> list[str]:
        """The tables that wait or run, and that have a guest who still exists."""
        guests = {browser.guest for browser in self.browsers}
        return [
            table
            for table, live in self.states.items()
            if live.row.state in ("waiting", "running") and guests & {seat.guest for seat in live.people()}
        ]

    @property
    def running(self) -> list[str]:
        """The tables whose match goes on."""
        return [table for table, live in self.states.items() if live.row.state == "running"]

    def next_deadline(self) -> int | None:
        """Return the time at which the next clock runs out."""
        deadlines = [self.states[table].row.clock_state for table in self.running]
        return min((one.deadline for one in deadlines if one is not None and one.deadline), default=None)

    def stands_in(self, table: str) -> bool:
        """True if bots stand in there for people who are away."""
        row = self.states[table].row
        return row.state == "running" and row.stand_in > 0

    # --- pages ---------------------------------------------------------------------------------------------------

    def open_pages(self, browser: Browser) -> int:
        """Return the number of pages that this browser has open."""
        return sum(page.browser is browser and page.is_open for page in self.pages)

    async def open_page(self, browser: Browser, process: Process, table: str) -> Page | None:
        """Open a page and say hello; None if the process is gone."""
        page = await Page.opened(browser, process, table, self.problem)
        if page is None:
            return None
        welcome = await page.hello()
        if welcome.code is not None:
            self.problem(f"a page was not welcomed: {welcome}")
            return None
        self.pages.append(page)
        return page

    async def close_pages(self, browser: Browser | None = None) -> None:
        """Close all pages, or those of this browser."""
        for page in self.pages:
            if browser is None or page.browser is browser:
                await page.close()
        self.pages = [page for page in self.pages if page.is_open]

    # --- scenes --------------------------------------------------------------------------------------------------

    async def scene(self, browser: Browser, process: Process, table: str, by_page: bool) -> Scene:
        """Return this browser at this table; `by_page`: with a page, which is opened if there is none."""
        page = self.page_of(browser, table, process)
        if by_page and page is None:
            page = await self.open_page(browser, process, table)
        live = await self.observer.match(table)
        self.states[table] = live
        guest = page.guest if by_page and page is not None else browser.guest
        return Scene(self, browser, process, Seen(live, guest), Random(self.chance.getrandbits(64)), page)

    def page_of(self, browser: Browser, table: str, process: Process) -> Page | None:
        """Return an open page of this browser at this table and process."""
        wanted = (browser, table, process)
        return next(
            (
                page
                for page in self.pages
                if page.is_open and (page.browser, page.table, page.process) == wanted
            ),
            None,
        )

    async def scene_of_turn(self, table: str, process: Process | None = None) -> Scene | None:
        """Return the person who is to move at this table, with an open page; None if it is no person's turn."""
        live = await self.observer.match(table)
        for browser in self.browsers:
            if Seen(live, browser.guest).on_turn:
                scene = await self.scene(browser, process or self.a_process(), table, by_page=True)
                if scene.page is not None and scene.seen.on_turn:
                    return scene
        return None

    # --- acts ----------------------------------------------------------------------------------------------------

    async def carry_out(self, kind: str, scene: Scene, asked: Asked, alone: bool = True) -> Answer:
        """Send a request, and compare the answer with the table before and after."""
        before = scene.seen
        answer = await asked.ask()
        self.done[kind] += 1
        if answer.code == GONE:
            self._gone(kind, scene)
            return answer
        after = Seen(await self.observer.match(scene.table), before.guest)
        for what in judged(kind, asked, answer, before, after, alone):
            self.problem(f"{scene.browser}: {what}")
        if answer.code is None:
            asked.done(answer)
        elif answer.code in ("table.removed", "seat.apart"):
            self.barred.add((scene.browser, scene.table))
        return answer

    def _gone(self, kind: str, scene: Scene) -> None:
        """Note that a page was closed by a merge or a sign-out, and answers no more."""
        page = scene.page
        if not scene.process.dropped and (page is None or page.is_open):
            self.problem(f"{kind} was not answered")

    # --- processes -----------------------------------------------------------------------------------------------

    async def start(self) -> None:
        """Start the processes, and let the first people come."""
        for _ in range(self.plan.processes):
            self.processes.append(await self._new_process())
        for _ in range(6 if self.plan.theme == "leaving" else 4):
            self.new_browser()

    async def restart(self, process: Process, dropped: bool = False) -> Process:
        """End this process, in order or as if it had been killed, and start another in its place."""
        await (process.drop() if dropped else process.stop())
        for page in self.pages:
            if page.process is process:
                await page.close()
        self.pages = [page for page in self.pages if page.is_open]
        new = await self._new_process()
        self.processes[self.processes.index(process)] = new
        return new

    async def _new_process(self) -> Process:
        return await Process(self._begin, self._settings).start(self._look_every)

    async def look_no_more(self) -> None:
        """Let processes poll only on request, including those that are still to be started."""
        self._look_every = None
        for process in self.processes:
            await process.look_no_more()

    async def look_everywhere(self) -> None:
        """Let every process poll."""
        for process in self.processes:
            await process.look()

    async def end(self) -> None:
        """Close everything."""
        await self.close_pages()
        for process in self.processes:
            await process.stop()
        for browser in self.browsers:
            await browser.close()
