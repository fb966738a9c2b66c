"""The walk through a life: what is done next, what is done at the same moment, and what is checked in between."""

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Iterator, Sequence
from random import Random
from typing import Final, NamedTuple

from tablee.server.live.live_match import LiveMatch
from tests.server.lives import acts, deeds  # noqa: F401 - makes them known
from tests.server.lives.acting import ACTS, Act, Scene
from tests.server.lives.browsers import Browser
from tests.server.lives.checking import Checks
from tests.server.lives.doing import DEEDS, Deed, Doing
from tests.server.lives.life import Life
from tests.server.lives.plans import MUCH
from tests.server.lives.processes import Process
from tests.server.lives.seen import Seen

MISPLACED: Final = 0.06
"""How often an act is done where it makes no sense."""

RACE: Final = 0.15
"""How often two things are done at the same moment."""

PATIENT: Final = 0.6
"""How often bots finish their turns before the next act."""

DELAYS_MS: Final = (0, 0, 0, 1, 4, 12)
"""The delays between two acts at the same moment, in milliseconds."""

SETTLED: Final = 0.07
"""How often the walk waits until nothing more happens, and everything is compared."""

TOGETHER: Final = (
    ("resign", "resign"),
    ("resign", "substitute"),
    ("move", "agree"),
    ("move", "pause"),
    ("undo", "resign"),
    ("move", "move"),
    ("join", "join"),
    ("agree", "agree"),
    ("agree", "refuse"),
    ("claim", "move"),
    ("back", "move"),
    ("resign", "move"),
    ("join", "leave"),
    ("join", "settings"),
    ("join", "remove"),
    ("start", "swap"),
    ("rematch", "rematch"),
    ("rematch", "no rematch"),
    ("vacation", "move"),
    ("ahead", "move"),
)
"""Acts of which two at the same moment may conflict."""

LEADING: Final[dict[str, tuple[str, ...]]] = {
    "undo": ("move",),
    "stale move": ("move",),
    "resend": ("move",),
    "substitute": ("resign",),
    "ask to substitute": ("resign",),
    "agree": ("pause", "propose stand-in"),
    "refuse": ("pause", "propose stand-in"),
    "resume": ("agree", "pause"),
    "vacation over": ("vacation",),
    "back": ("time out",),
    "claim": ("time out",),
    "moderate": ("report",),
    "no rematch": ("rematch",),
    "rematch": ("resign",),
    "revenge": ("resign",),
    "analysis": ("resign",),
    "reveal": ("commit", "start", "join"),
    "start": ("swap", "join"),
}
"""Acts that lead to something that cannot be done yet."""

LOSING: Final = ("merge", "change over", "delete oneself", "end this device")
"""Deeds after which there is a guest less."""

AT_BRINK: Final = (
    ("resign", "resign"),
    ("resign", "resign"),
    ("resign", "substitute"),
    ("resign", "move"),
    ("undo", "resign"),
)
"""The same for matches with few players left: one player's act may end the match, or go on with it."""

BESIDES: Final = (
    "rename",
    "face",
    "zone",
    "delete oneself",
    "merge",
    "look",
    "open page",
    "close page",
    "moderate",
)
"""Deeds that may happen at the moment of any act."""


class Found(NamedTuple):
    """An act, and where it fits."""

    act: Act
    browser: Browser
    process: Process
    table: str


class Prepared(NamedTuple):
    """What is to be done, and its name."""

    kind: str
    do: Callable[[], Awaitable[object]]


class Walk:
    """The way through one life, with `more_steps` further steps while something of its theme is missing."""

    def __init__(self, life: Life, checks: Checks, more_steps: int) -> None:
        self._life = life
        self._checks = checks
        self._more_steps = more_steps

    @property
    def missing(self) -> set[str]:
        """The acts and deeds that the life must have and has not had yet."""
        return {kind for kind in self._life.plan.wanted if not self._life.done[kind]}

    async def go(self) -> None:
        """Go all the way."""
        plan = self._life.plan
        for number in range(plan.steps + (self._more_steps if plan.wanted else 0)):
            if number >= plan.steps and not self.missing:
                break
            # Each step has random numbers of its own: different timing in one step changes nothing in the next.
            self._life.chance = Random(f"{plan}, step {number}")
            await self._step()

    async def _step(self) -> None:
        life, chance = self._life, self._life.chance
        await life.refresh()
        if not life.going_on or (len(life.going_on) < 2 and chance.random() < 0.1):
            await self._do(self._deed(DEEDS["open table"]))
        elif chance.random() < RACE:
            await self._race()
        else:
            await self._do(await self._prepared(self._missing_one() or self._any()))
        life.clock.put_forward(chance.randrange(1, 400) / 1000)
        if chance.random() < PATIENT:
            await self._checks.wait_for_bots()
        await life.refresh()
        await self._checks.compare()
        if chance.random() < SETTLED:
            await self._checks.settle()

    # --- one after the other -------------------------------------------------------------------------------------

    async def _do(self, prepared: Prepared | None) -> None:
        if prepared is not None:
            self._life.note(prepared.kind)
            await prepared.do()

    async def _prepared(self, chosen: "Found | Deed | None", alone: bool = True) -> Prepared | None:
        if isinstance(chosen, Deed):
            return self._deed(chosen)
        return None if chosen is None else await self._act(chosen, alone)

    async def _act(self, found: Found, alone: bool) -> Prepared | None:
        """Return the act ready to be done there; None if its page cannot be opened any more."""
        act, life = found.act, self._life
        scene = await life.scene(found.browser, found.process, found.table, act.by_page)
        if act.by_page and (scene.page is None or not scene.page.is_open):
            return None
        asked = act.how(scene)
        what = f"{act.kind} by {found.browser} at {found.table}"
        return Prepared(what, lambda: life.carry_out(act.kind, scene, asked, alone))

    def _deed(self, deed: Deed) -> Prepared | None:
        """Return the deed ready to be done by some browser; None if none can do it."""
        doing = self._doing_of(deed)
        if doing is None:
            return None

        async def do() -> None:
            await deed.how(doing)
            self._life.done[deed.kind] += 1

        return Prepared(f"{deed.kind} by {doing.browser}", do)

    def _doing_of(self, deed: Deed) -> Doing | None:
        fitting = [doing for doing in self._doings() if deed.fits(doing)]
        return self._life.chance.choice(fitting) if fitting else None

    def _doings(self) -> Iterator[Doing]:
        life = self._life
        for browser in life.browsers:
            yield Doing(life, browser, life.a_process(), Random(life.chance.getrandbits(64)))

    # --- what is done next ---------------------------------------------------------------------------------------

    def _missing_one(self) -> "Found | Deed | None":
        """Return an act or deed that the life still needs, or one that leads to it, if it can be done now."""
        missing, chance = sorted(self.missing), self._life.chance
        if not missing or chance.random() < 0.2:
            return None
        chance.shuffle(missing)
        return self._first_fitting(kind for one in missing for kind in (one, *LEADING.get(one, ())))

    def _any(self) -> "Found | Deed | None":
        """Return an act or deed that can be done now; now and then one that makes no sense."""
        chance = self._life.chance
        if chance.random() < MISPLACED:
            return self._misplaced()
        weights = {kind: act.weight for kind, act in ACTS.items()}
        weights |= {kind: deed.weight for kind, deed in DEEDS.items()}
        for kind in weights:
            if kind in MUCH[self._life.plan.theme]:
                weights[kind] *= 2
            elif kind in LOSING:
                # A guest who is gone permanently leaves little to do at their tables.
                weights[kind] /= 5
        order = sorted(weights, key=lambda kind: chance.random() ** (1 / weights[kind]), reverse=True)
        return self._first_fitting(order)

    def _first_fitting(self, kinds: Iterable[str]) -> "Found | Deed | None":
        return next((found for kind in kinds if (found := self._fitting(kind)) is not None), None)

    def _fitting(self, kind: str) -> "Found | Deed | None":
        if kind in DEEDS:
            return DEEDS[kind] if self._doing_of(DEEDS[kind]) is not None else None
        return self._found(ACTS[kind], self._life.tables)

    def _misplaced(self) -> Found:
        life = self._life
        act = ACTS[life.chance.choice(list(ACTS))]
        return Found(
            act, life.chance.choice(life.browsers), life.a_process(), life.chance.choice(life.tables)
        )

    def _found(self, act: Act, tables: Sequence[str], but: Found | None = None) -> Found | None:
        """Return a table and a guest for whom this act fits; not the guest of `but` at the same process."""
        life = self._life
        places = [(browser, table) for browser in life.browsers for table in tables]
        life.chance.shuffle(places)
        for browser, table in places:
            process = life.a_process()
            if but is not None and (browser, process) == (but.browser, but.process):
                continue
            seen = Seen(life.states[table], browser.guest)
            page = life.page_of(browser, table, process)
            if act.fits(Scene(life, browser, process, seen, life.chance, page)):
                return Found(act, browser, process, table)
        return None

    # --- at the same moment --------------------------------------------------------------------------------------

    async def _race(self) -> None:
        life = self._life
        brink = [table for table in life.running if is_at_brink(life.states[table])]
        pairs, tables = (AT_BRINK, brink) if brink and life.chance.random() < 0.6 else (TOGETHER, life.tables)
        for one, other in life.chance.sample(pairs, len(pairs)):
            first = self._found(ACTS[one], tables)
            second = None if first is None else self._found(ACTS[other], [first.table], but=first)
            if first is not None and second is not None:
                await self._at_once(first, second)
                return
        await self._do(await self._prepared(self._any()))

    async def _at_once(self, first: Found, second: Found) -> None:
        life, chance = self._life, self._life.chance
        both = [await self._act(first, alone=False), await self._act(second, alone=False)]
        if chance.random() < 0.3:
            both.append(self._deed(DEEDS[chance.choice(BESIDES)]))
        racing = [one for one in both if one is not None]
        life.note(" and ".join(one.kind for one in racing))
        delays = [chance.choice(DELAYS_MS) / 1000 for _ in racing]
        await asyncio.gather(*(_after(delay, one) for delay, one in zip(delays, racing, strict=True)))
        life.done["race"] += 1


def is_at_brink(live: LiveMatch) -> bool:
    """True if two or three sides are left in this match, and several people play."""
    match = live.match
    sides = match.game.sides(match.options, match.players)
    left = {side for seat, side in enumerate(sides) if seat not in match.resigned}
    return len(left) in (2, 3) and len({seat.guest for seat in live.people()}) > 1


async def _after(seconds: float, prepared: Prepared) -> None:
    if seconds:
        await asyncio.sleep(seconds)
    await prepared.do()
