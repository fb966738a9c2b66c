"""Several trees of one decision: idle workers help, and no question waits for them."""

import asyncio
import contextlib
import os
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from tablee import games
from tablee.bots.pool import bot_pool, forest
from tablee.bots.pool.bot_pool import BotPool
from tablee.bots.pool.handlers import decide, tree_bot
from tablee.bots.pool.messages import Decision
from tablee.core.bot import BotMove
from tests.core.test_root_parallel import CoinBot
from tests.patience import MOST_S, patience, until

pytestmark = [pytest.mark.processes, pytest.mark.usefixtures("toy_installed")]

MOVES = ["a", "b"]


@contextlib.asynccontextmanager
async def ready(size: int) -> AsyncIterator[BotPool]:
    """Yield a pool whose workers do what their questions say, and have all started."""
    async with BotPool(size, [sys.executable, "-m", "tests.bots.growing_worker"]) as pool:
        pool.further = 3
        pool.begin()
        await until(lambda: pool.idle == size)
        async with patience():
            yield pool
        await until(lambda: pool.idle == size)


@pytest.fixture(autouse=True)
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Wait without limit for trees that were asked to stop, however busy the machine is."""
    monkeypatch.setattr(forest, "LATE_S", MOST_S)


@pytest.fixture
def by_the_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_pool, "tree_bot", lambda asked: CoinBot(0))


@pytest.fixture
def by_iterations(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_pool, "tree_bot", lambda asked: CoinBot(100))


def decision(known: dict[str, Any], trees: int = 0, moves: list[str] = MOVES) -> Decision:
    return Decision("toy", known, moves, 1, trees=trees)


def asked(pool: BotPool, question: Decision) -> "asyncio.Task[BotMove]":
    return asyncio.create_task(pool.choose(question))


@pytest.mark.usefixtures("by_the_clock")
async def test_idle_workers_help_until_the_first_tree_is_done(tmp_path: Path) -> None:
    go = tmp_path / "go"
    async with ready(3) as pool:
        thought = asked(pool, decision({"until": {0: str(go)}, "hangs": 1}))
        await until(lambda: pool.counters.trees == 1)
        assert pool.idle == 1
        go.touch()
        choice = await thought
        assert choice.notes == {"by": [0, 1, 2]}
        assert (pool.counters.trees, pool.counters.answered, pool.counters.kills) == (2, 1, 0)


@pytest.mark.usefixtures("by_the_clock")
async def test_a_table_of_another_guest_is_not_held_up(tmp_path: Path) -> None:
    go = tmp_path / "go"
    async with ready(2) as pool:
        thought = asked(pool, decision({"until": {0: str(go)}, "hangs": 1}))
        await until(lambda: pool.idle == 0)
        other = await pool.choose(decision({}, trees=1))
        assert other.notes == {"by": None}
        assert not thought.done()
        go.touch()
        assert (await thought).notes == {"by": [0, 1]}
        assert pool.counters.kills == 0


@pytest.mark.usefixtures("by_the_clock")
async def test_a_further_tree_that_does_not_stop_is_done_without(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(forest, "LATE_S", 0.01)
    go = tmp_path / "go"
    async with ready(2) as pool:
        assert (await pool.choose(decision({"until": {1: str(go)}}))).notes == {"by": [0]}
        assert pool.idle == 1
        go.touch()


@pytest.mark.usefixtures("by_the_clock")
async def test_a_thought_that_is_broken_off_ends_no_worker_but_its_own() -> None:
    async with ready(2) as pool:
        thought = asked(pool, decision({"until": {0: "never"}, "hangs": 1}))
        await until(lambda: pool.idle == 0)
        thought.cancel()
        assert (await pool.choose(decision({}, trees=1))).notes == {"by": None}
        with pytest.raises(asyncio.CancelledError):
            await thought
        assert pool.counters.kills == 1


@pytest.mark.usefixtures("by_the_clock")
async def test_a_further_worker_that_dies_does_no_harm() -> None:
    async with ready(3) as pool:
        assert (await pool.choose(decision({"dies": 2}))).notes == {"by": [0, 1]}
        await until(lambda: pool.idle == 3)
        assert (await pool.choose(decision({}))).notes == {"by": [0, 1, 2]}
        assert (pool.counters.kills, pool.counters.failures, pool.counters.substitutes) == (1, 0, 0)


@pytest.mark.usefixtures("by_the_clock")
async def test_a_first_tree_that_fails_is_a_bot_that_fails() -> None:
    async with ready(2) as pool:
        choice = await pool.choose(decision({"dies": 0, "hangs": 1}))
        assert choice.notes == {"by": None, "instead": "level"}
        assert (pool.counters.kills, pool.counters.failures, pool.counters.substitutes) == (1, 1, 1)


@pytest.mark.usefixtures("by_the_clock")
async def test_where_nobody_is_idle_or_there_is_one_move_nobody_is_asked_to_help() -> None:
    async with ready(1) as pool:
        assert (await pool.choose(decision({}))).notes == {"by": None}
    async with ready(2) as pool:
        assert (await pool.choose(decision({}, moves=["a"]))).notes == {"by": None}
        assert (await pool.choose(decision({}, trees=1))).notes == {"by": None}
        assert pool.counters.trees == 0


@pytest.mark.usefixtures("by_the_clock")
async def test_no_more_workers_think_about_one_move_than_there_are_cores(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for cores, further in ((1, 0), (2, 1), (4, 3), (64, 3)):
        monkeypatch.setattr(os, "cpu_count", lambda cores=cores: cores)
        assert BotPool().further == further
    async with ready(4) as pool:
        pool.further = 1
        assert (await pool.choose(decision({}))).notes == {"by": [0, 1]}
        pool.further = 3
        assert (await pool.choose(decision({}, trees=3))).notes == {"by": [0, 1, 2]}


@pytest.mark.usefixtures("by_iterations")
async def test_levels_that_count_their_iterations_stay_as_they_are() -> None:
    async with ready(2) as pool:
        assert (await pool.choose(decision({}))).notes == {"by": None}
        assert pool.counters.trees == 0


@pytest.mark.usefixtures("by_iterations")
async def test_a_tree_that_was_cut_short_for_another_guest_is_grown_again(tmp_path: Path) -> None:
    async with ready(2) as pool:
        thought = asked(pool, decision({"hangs": 3, "once": str(tmp_path / "once")}, trees=4))
        await until((tmp_path / "once").exists)
        assert (await pool.choose(decision({}, trees=1))).notes == {"by": None}
        assert (await thought).notes == {"by": [0, 1, 2, 3]}
        assert pool.counters.kills == 0


@pytest.mark.usefixtures("by_iterations")
async def test_a_tree_whose_worker_died_is_grown_again(tmp_path: Path) -> None:
    async with ready(2) as pool:
        choice = await pool.choose(decision({"dies": 3, "once": str(tmp_path / "once")}, trees=4))
        assert choice.notes == {"by": [0, 1, 2, 3]}
        assert (tmp_path / "once").exists()
        assert (pool.counters.kills, pool.counters.failures) == (1, 0)


SEARCHED = [
    name
    for name, game in games.installed().items()
    if tree_bot(Decision(name, {}, [], max(game.bot_levels))) is not None
]


@pytest.mark.parametrize("name", SEARCHED)
async def test_the_workers_of_the_house_choose_alike_for_a_seed_however_many_grow_the_trees(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(path for path in sys.path if path))
    game = games.find(name)
    position = game.new(2, {}, "several trees")
    while len(moves := game.legal(position).moves) < 3:
        position, _ = game.apply(position, moves[0])
    assert position.turn is not None
    question = Decision(
        name,
        game.information(position, position.turn),
        moves,
        max(game.bot_levels),
        seed=3,
        iterations=600,
        trees=4,
    )
    alone = decide(question)
    assert (alone.notes["iterations"], alone.notes["trees"]) == (600, 4)
    for size in (1, 2):
        async with BotPool(size) as pool:
            pool.further = 1
            pool.begin()
            await until(lambda size=size, pool=pool: pool.idle == size)  # type: ignore[misc]
            assert await pool.choose(question) == alone
            assert (pool.counters.trees > 0) == (size > 1)
            timed = await pool.choose(replace(question, iterations=0, ms=50, trees=0))
            assert timed.notes.get("trees", 1) == size
