"""A loop over tables goes on although one of them fails, and comes back to that one later."""

import pytest

from tablee.core.errors import RecordError
from tablee.server.operations import each_table
from tablee.server.operations.each_table import FIRST_REST_S, LONGEST_REST_S, EachTable
from tablee.store.failures import DatabaseAwayError


class Clock:
    """The value of `monotonic`."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    made = Clock()
    monkeypatch.setattr(each_table, "monotonic", made)
    return made


class Work:
    """Records the tables at which it is done; `broken` ones fail."""

    def __init__(self, **broken: Exception) -> None:
        self.broken = broken
        self.done: list[str] = []
        self.tried: list[str] = []

    async def __call__(self, table: str) -> None:
        self.tried.append(table)
        if table in self.broken:
            raise self.broken[table]
        self.done.append(table)


@pytest.mark.parametrize("failure", [RecordError("record.seat"), ValueError("a fault of ours")])
async def test_a_table_that_fails_holds_up_no_other(failure: Exception, clock: Clock) -> None:
    work = Work(b=failure)
    await EachTable("trying").do(["a", "b", "c"], work)
    assert work.done == ["a", "c"]


async def test_it_is_left_alone_twice_as_long_each_time_it_fails(clock: Clock) -> None:
    work, each = Work(a=ValueError()), EachTable("trying")
    began, waits = clock.now, []
    for _ in range(14):
        tried = len(work.tried)
        while len(work.tried) == tried:
            clock.now += 0.5
            await each.do(["a"], work)
        waits.append(clock.now - began)
        began = clock.now
    assert waits[1:5] == [FIRST_REST_S, 2 * FIRST_REST_S, 4 * FIRST_REST_S, 8 * FIRST_REST_S]
    assert waits[-1] == waits[-2] == LONGEST_REST_S


async def test_once_it_works_again_it_is_tried_every_time(clock: Clock) -> None:
    work, each = Work(a=ValueError()), EachTable("trying")
    await each.do(["a"], work)
    await each.do(["a"], work)
    assert work.tried == ["a"]
    clock.now += FIRST_REST_S
    work.broken.clear()
    for _ in range(3):
        await each.do(["a"], work)
    assert work.done == ["a"] * 3


async def test_after_it_worked_once_it_is_left_alone_no_longer_than_at_first(clock: Clock) -> None:
    work, each = Work(a=ValueError()), EachTable("trying")
    for rest in (FIRST_REST_S, 2 * FIRST_REST_S):
        await each.do(["a"], work)
        clock.now += rest
    failure = work.broken.pop("a")
    await each.do(["a"], work)
    work.broken["a"] = failure
    await each.do(["a"], work)
    clock.now += FIRST_REST_S
    await each.do(["a"], work)
    assert work.tried == ["a"] * 5


async def test_what_failed_and_is_never_asked_for_again_is_forgotten(clock: Clock) -> None:
    each = EachTable("trying")
    await each.do((f"t{n}" for n in range(50)), Work(**{f"t{n}": ValueError() for n in range(50)}))
    clock.now += 2 * LONGEST_REST_S
    await each.do(["last"], Work(last=ValueError()))
    assert list(each._resting) == ["last"]


async def test_a_database_that_is_away_ends_the_round_and_blames_no_table(clock: Clock) -> None:
    work, each = Work(b=DatabaseAwayError("gone")), EachTable("trying")
    with pytest.raises(DatabaseAwayError):
        await each.do(["a", "b", "c"], work)
    work.broken.clear()
    await each.do(["b"], work)
    assert work.done == ["a", "b"]


async def test_items_may_be_more_than_a_tables_name(clock: Clock) -> None:
    each, done = EachTable("trying"), []

    async def work(item: tuple[str, int]) -> None:
        if item[1] == 1:
            raise ValueError
        done.append(item)

    items = [("a", 1), ("a", 2), ("b", 3)]
    await each.do(items, work, lambda item: item[0])
    assert done == [("b", 3)], "the table is left alone, not only the item"
