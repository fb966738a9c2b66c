"""Questions about the rules that strangers invent: each ends, whatever it costs, and no other question waits for
it.
"""

import asyncio
import contextlib
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from tablee.bots.pool import rules_pool
from tablee.bots.pool.messages import Ruling
from tablee.bots.pool.rules_pool import MEMORY, RulesPool, RulingError
from tablee.bots.pool.worker_process import ProcessFailedError
from tests.conftest import TOY_INSTALLED
from tests.house.tree import ROOT
from tests.patience import until
from tests.toy import TOY

pytestmark = pytest.mark.processes

LIMIT = 2.0
"""Seconds: long enough for a good worker, short enough to wait for a bad one."""


def pliant(memory: int) -> list[str]:
    """Return a worker that does what the text of a question says."""
    return [sys.executable, "-m", "tests.bots.obedient_worker", str(memory), "0"]


@contextlib.asynccontextmanager
async def pool(size: int = 1, memory: int = 100 * 10**6) -> AsyncIterator[RulesPool]:
    async with RulesPool(size, pliant(memory), LIMIT) as rules:
        yield rules


async def ask(rules: RulesPool, text: str, source: str = "ana", at_table: bool = False) -> dict[str, Any]:
    return await rules.ask(Ruling("examine", {}, text), source, at_table)


async def refusal(rules: RulesPool, text: str, source: str = "ana") -> RulingError:
    with pytest.raises(RulingError) as refused:
        await ask(rules, text, source)
    return refused.value


async def until_at_work(rules: RulesPool, questions: int) -> None:
    """Wait until so many lessons are being answered."""
    await until(lambda: rules.lessons.counters.thinking >= questions, 0.01)


async def test_the_rules_answer_as_they_would_here(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", f"{TOY_INSTALLED}:{ROOT}")
    position = TOY.new(2, {}, "s")
    source = TOY.dump(position)
    async with RulesPool(1) as rules:
        legal = await rules.ask(Ruling("legal", source), "ana")
        examined = await rules.ask(Ruling("examine", source, "draw"), "ana")
        applied = await rules.ask(Ruling("apply", source, "draw"), "ana")
        with pytest.raises(RulingError) as refused:
            await rules.ask(Ruling("apply", source, "castle"), "ana")
    assert legal == {
        "turn": 0,
        "moves": TOY.legal(position).moves,
        "more": False,
        "view": TOY.view(position, 0),
    }
    assert examined == {"report": {"legal": True}}
    after, events = TOY.apply(position, "draw")
    assert applied["position"] == TOY.dump(after)
    assert applied["events"] == [event.seen_by(0) for event in events]
    assert refused.value.code == "toy.not_held"


async def test_what_takes_too_long_is_ended_and_others_are_answered() -> None:
    async with pool() as rules:
        before = await ask(rules, "pid", "bo")
        late = await refusal(rules, "spin")
        after = await ask(rules, "pid", "bo")
    assert (late.code, set(late.params)) == ("rules.too_long", {"seconds"})
    assert before["pid"] != after["pid"]
    assert rules.lessons.counters.kills == 1


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux keeps a bound of memory")
async def test_what_takes_too_much_memory_is_ended_by_its_own_bound() -> None:
    async with pool() as rules:
        pid = (await ask(rules, "pid", "bo"))["pid"]
        large = await refusal(rules, "grow")
        taken = most_memory(pid)
        assert (large.code, large.params) == ("rules.too_large", {"megabytes": 100})
        assert "pid" in await ask(rules, "pid", "bo")
        assert (await refusal(rules, "pid")).code == "request.too_many"
    assert 80 * 10**6 < taken < 200 * 10**6, "the bound, and what an interpreter takes itself"
    assert rules.lessons.counters.kills == 0


def most_memory(pid: int) -> int:
    """Return the peak memory of this process in bytes."""
    lines = Path(f"/proc/{pid}/status").read_text(encoding="ascii").splitlines()
    (kilobytes,) = [line.split()[1] for line in lines if line.startswith("VmHWM")]
    return int(kilobytes) * 1024


async def test_an_answer_longer_than_a_line_may_be_is_refused() -> None:
    async with pool() as rules:
        assert (await refusal(rules, "say a lot")).code == "rules.too_large"
        assert "pid" in await ask(rules, "pid", "bo")


@pytest.mark.parametrize("how", ["die", "stumble"])
async def test_rules_that_stumble_are_our_fault_and_answer_the_next(
    how: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rules_pool, "OWN", 1)
    async with pool() as rules:
        for _ in range(2):
            with pytest.raises(ProcessFailedError):
                await ask(rules, how)
        assert "pid" in await ask(rules, "pid")


async def test_a_guest_who_asks_what_cannot_be_answered_has_to_rest() -> None:
    async with pool() as rules:
        await refusal(rules, "spin")
        resting = await refusal(rules, "pid")
        assert resting.code == "request.too_many"
        assert 1 <= resting.params["seconds"] <= rules_pool.REST
        assert "pid" in await ask(rules, "pid", "bo")


async def test_nobody_holds_up_more_than_one_worker() -> None:
    async with pool(3) as rules:
        spinning = [asyncio.create_task(refusal(rules, "spin")) for _ in range(5)]
        await until_at_work(rules, 1)
        assert "pid" in await ask(rules, "pid", "bo")
        assert not any(task.done() for task in spinning)
        for task in spinning:
            task.cancel()
        await asyncio.gather(*spinning, return_exceptions=True)


async def test_lessons_never_hold_up_a_table() -> None:
    async with pool(2) as rules:
        spinning = asyncio.create_task(refusal(rules, "spin"))
        await until_at_work(rules, 1)
        assert "pid" in await ask(rules, "pid", "ana", at_table=True)
        assert not spinning.done()
        assert (await spinning).code == "rules.too_long"


async def test_who_asks_too_much_at_once_is_asked_to_come_again() -> None:
    async with pool() as rules:
        first = [asyncio.create_task(ask(rules, "pid")) for _ in range(rules_pool.OWN)]
        await asyncio.sleep(0)
        one_more = await refusal(rules, "pid")
        assert (one_more.code, one_more.params) == ("request.too_many", {"seconds": rules_pool.AGAIN})
        assert all("pid" in answer for answer in await asyncio.gather(*first))
        assert "pid" in await ask(rules, "pid")


async def test_nobody_waits_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    async with pool() as rules:
        await ask(rules, "pid")
        monkeypatch.setattr(rules_pool, "PATIENCE", 0.05)
        spinning = asyncio.create_task(refusal(rules, "spin"))
        await until_at_work(rules, 1)
        assert (await refusal(rules, "pid", "bo")).code == "request.too_many"
        assert (await spinning).code == "rules.too_long"


def test_a_question_may_take_256_megabytes_and_no_more() -> None:
    assert MEMORY == 256 * 10**6
    assert rules_pool.WORKER[-2] == str(MEMORY)


async def test_whoever_was_answered_is_forgotten() -> None:
    async with pool() as rules:
        for source in ("ana", "bo"):
            await ask(rules, "pid", source)
        await refusal(rules, "say a lot", "cy")
        # Sources are strangers: what is kept of each would grow without end.
        assert rules._open == {}


async def test_lessons_leave_the_worker_of_tables_alone_and_the_other_way_round() -> None:
    async with pool(2) as rules:
        lesson = (await ask(rules, "pid"))["pid"]
        table = (await ask(rules, "pid", at_table=True))["pid"]
        assert lesson != table
        assert (await ask(rules, "pid", "bo"))["pid"] == lesson
        assert [rules.counters[kind].answered for kind in ("table", "lesson")] == [1, 2]
