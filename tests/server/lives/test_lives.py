"""Whatever people do at tables, through whichever process: the match in memory equals the match read from the log.

The name of a test ends with the seed of its life. `TABLEE_LIVES_SEED="pace-2-17 again-1-3-50"` lives these instead.
"""

import asyncio
import os
import shutil
from pathlib import Path
from typing import Final, NamedTuple

import pytest

from tablee.server.api import keeping
from tablee.server.clock import governed_by
from tablee.server.tables import proposals, stand_ins
from tablee.server.thinking import overdue_bots
from tests.server.conftest import Start
from tests.server.lives.acting import ACTS
from tests.server.lives.alarms import Alarms
from tests.server.lives.checking import Checks
from tests.server.lives.doing import DEEDS
from tests.server.lives.ending import end
from tests.server.lives.life import Life
from tests.server.lives.observer import Observer, observing
from tests.server.lives.plans import MUCH, THEMES, Plan
from tests.server.lives.processes import mark_tasks
from tests.server.lives.walk import Walk

GIVEN: Final = os.environ.get("TABLEE_LIVES_SEED", "").split()
LIVES: Final = 5
"""The most lives that are lived until everything of their theme has happened."""

MORE_STEPS: Final = 100
"""The number of further steps of such a life while something is missing."""

LONG: Final = 50
"""The steps of a long life."""

SHORT_LIVES: Final = GIVEN or [f"{theme}-{processes}-1" for theme in THEMES for processes in (1, 2)]
LONG_LIVES: Final = GIVEN or [f"{THEMES[n % 6]}-{n // 6 % 2 + 1}-{n}-{LONG}" for n in range(200)]
LONG_LIVES_ON_POSTGRESQL: Final = GIVEN or [f"{THEMES[n % 6]}-2-{n}-{LONG}" for n in range(60)]


@pytest.fixture(autouse=True)
def at_every_look(monkeypatch: pytest.MonkeyPatch) -> None:
    """Do at each poll of a process what is otherwise done once a minute, by a clock that no life puts forward."""
    monkeypatch.setattr(stand_ins, "SEARCHED_EVERY_S", 0.0)
    monkeypatch.setattr(proposals, "SETTLED_EVERY_S", 0.0)
    monkeypatch.setattr(overdue_bots, "ALL_EVERY_S", 0.0)
    # Let a browser that has just come make recovery words.
    monkeypatch.setattr(keeping, "NEW_DEVICE_MS", 0)


class Lived(NamedTuple):
    """The faults of a life, and what it should have had and did not have."""

    problems: list[str]
    missing: set[str]


async def lived(plan: Plan, begin: Start, database: str, more_steps: int = 0) -> Lived:
    """Live this life, which has `more_steps` further steps while something of its theme is missing."""
    alarms = Alarms()
    with alarms.listening():
        async with observing(database) as observer:
            problems, missing = await _lived(plan, begin, database, observer, more_steps)
    return Lived([*problems, *alarms.heard], missing)


async def _lived(plan: Plan, begin: Start, database: str, observer: Observer, more_steps: int) -> Lived:
    mark_tasks(asyncio.get_running_loop())
    life = Life(plan, begin, observer, database)
    checks = Checks(life)
    walk = Walk(life, checks, more_steps)
    with governed_by(life.clock):
        try:
            await life.start()
            await walk.go()
            await end(life, checks)
        except Exception as error:
            error.add_note(f"seed {plan}, after {len(life.steps)} steps: {life.steps[-3:]}; {life.problems}")
            raise
        finally:
            await life.end()
    return Lived(life.problems, walk.missing)


def told(problems: list[str]) -> str:
    """Return these problems, one per line."""
    return "\n".join(["", *problems])


@pytest.mark.slow
@pytest.mark.parametrize("seed", SHORT_LIVES)
async def test_whatever_is_done_every_process_tells_what_the_log_says(
    start: Start, sqlite_file: Path, seed: str
) -> None:
    """Slow: after every step each process is compared with the log, field by field."""
    life = await lived(Plan.of(seed), start, str(sqlite_file))
    assert not life.problems, told(life.problems)


@pytest.mark.soak
@pytest.mark.parametrize("seed", SHORT_LIVES)
async def test_everything_happens_that_belongs_to_the_theme_of_a_life(
    start: Start, sqlite_file: Path, tmp_path: Path, seed: str
) -> None:
    plan = Plan.of(seed)
    missing = plan.wanted
    # The order of events at the same moment differs from run to run, so a life may lack something; then another
    # follows.
    for number in range(LIVES):
        database = shutil.copy(sqlite_file, tmp_path / f"life-{number}.db")
        life = await lived(plan._replace(number=plan.number + number), start, str(database), MORE_STEPS)
        assert not life.problems, told(life.problems)
        missing &= life.missing
        if not missing:
            return
    assert missing == set(), "never happened"


@pytest.mark.soak
@pytest.mark.parametrize("seed", LONG_LIVES)
async def test_so_it_is_in_long_lives(start: Start, sqlite_file: Path, seed: str) -> None:
    life = await lived(Plan.of(seed), start, str(sqlite_file))
    assert not life.problems, told(life.problems)


@pytest.mark.soak
@pytest.mark.parametrize("seed", LONG_LIVES_ON_POSTGRESQL)
async def test_so_it_is_on_postgresql(start: Start, postgres_with_tables: str, seed: str) -> None:
    life = await lived(Plan.of(seed), start, postgres_with_tables)
    assert not life.problems, told(life.problems)


def test_every_kind_of_act_is_in_one_of_the_short_lives() -> None:
    wanted = {kind for theme in THEMES for kind in MUCH[theme]}
    assert wanted == {*ACTS, *DEEDS}
