"""A lost connection is noted once, for the seats whose clock runs, and only if the guest is really gone."""

from types import SimpleNamespace
from typing import Any, cast

import pytest

from tablee.server.clocks.outages import PER_TURN, Outages
from tablee.server.protocol.terms import BankClock, DaysClock, MoveClock

SINCE = 5000


class World:
    """A table at which Ana has seats 0 and 2, and what is noted of her."""

    id = "T"

    def __init__(self, clock: Any = None, state: str = "running") -> None:
        self.row = SimpleNamespace(state=state, clock_state=SimpleNamespace(since=SINCE))
        self.terms = SimpleNamespace(clock=clock or BankClock(60, 1))
        self.outages: list[Any] = []
        self.done: list[tuple[Any, ...]] = []
        self.present: list[set[str]] = []
        self.ends = True
        self.subject = Outages(*cast("tuple[Any, Any, Any]", (self._store(), self._connections(), self)))

    def playing(self, guest: str | None) -> list[int]:
        return [0, 2] if guest == "ana" else []

    def lost(self, seat: int, began: int, times: int) -> None:
        """Have this seat have lost its connection so often before."""
        self.outages += [SimpleNamespace(seat=seat, began=began)] * times

    def _store(self) -> Any:
        async def begin(table: str, seats: list[int], at: int) -> None:
            self.done.append(("begin", table, seats))

        async def end(table: str, seats: list[int], at: int) -> bool:
            self.done.append(("end", table, seats))
            return self.ends

        return SimpleNamespace(outages=SimpleNamespace(begin=begin, end=end))

    def _connections(self) -> Any:
        # Each question has its own answer; the last answer stays.
        return SimpleNamespace(
            present=lambda table: self.present.pop(0) if len(self.present) > 1 else self.present[0]
        )

    async def announce_table(self, live: Any) -> None:
        self.done.append(("announce",))

    async def left(self, *present: set[str], guest: str | None = "ana") -> list[tuple[Any, ...]]:
        self.present = list(present)
        await self.subject.left(cast("Any", self), guest)
        return self.done

    async def arrived(self) -> list[tuple[Any, ...]]:
        await self.subject.arrived(cast("Any", self), "ana")
        return self.done


async def test_the_last_connection_that_is_lost_is_noted_for_all_seats_and_sent() -> None:
    assert await World().left({"bo"}) == [("begin", "T", [0, 2]), ("announce",)]
    assert await World(MoveClock(30)).left(set()) == [("begin", "T", [0, 2]), ("announce",)]


async def test_another_window_of_the_same_guest_is_as_good() -> None:
    assert await World().left({"ana"}) == []


async def test_who_is_back_while_it_is_noted_has_lost_nothing() -> None:
    assert await World().left(set(), {"ana"}) == [
        ("begin", "T", [0, 2]),
        ("end", "T", [0, 2]),
        ("announce",),
    ]


@pytest.mark.parametrize(
    "world",
    [World(DaysClock(2)), World(state="over"), World(state="waiting")],
    ids=["days", "over", "waiting"],
)
async def test_nothing_is_noted_if_no_clock_runs_in_minutes(world: World) -> None:
    assert await world.left(set()) == []
    assert await world.arrived() == []


async def test_nor_of_somebody_who_does_not_play() -> None:
    assert await World().left(set(), guest="bo") == []
    assert await World().left(set(), guest=None) == []


async def test_only_so_many_are_noted_of_a_seat_in_one_turn() -> None:
    world = World()
    world.lost(0, SINCE, PER_TURN)
    world.lost(2, SINCE, PER_TURN - 1)
    world.lost(2, SINCE - 1, 5)
    assert await world.left(set()) == [("begin", "T", [2]), ("announce",)]
    world.done.clear()
    world.lost(2, SINCE, 1)
    assert await world.left(set()) == []
    # Who is back is back for every seat.
    assert await world.arrived() == [("end", "T", [0, 2]), ("announce",)]


async def test_of_who_comes_without_having_been_gone_nothing_is_sent() -> None:
    world = World()
    world.ends = False
    assert await world.arrived() == [("end", "T", [0, 2])]
