"""The story says once that a bot steps in, and once that a player is back, in whichever process they are."""

from types import SimpleNamespace
from typing import Any, cast

import pytest

from tablee.server.tables.stand_ins import OVER, STOOD_IN, StandIns
from tablee.store.clocks import Noted
from tablee.store.rows import TableEvent

REVISION = 7


class World:
    """A table of Ana (seat 0), Bo (1) and Cy (2), and what is written into its story."""

    id = "T"

    def __init__(self, *events: TableEvent, present: set[str] | None = None, refused: bool = False) -> None:
        self.row = SimpleNamespace(id="T", ply=4, deadline=99, revision=50)
        self.undone = 2
        self.events = list(events)
        self.refused = refused
        self.noted: list[tuple[int, Noted]] = []
        self.caught_up = 0
        store = SimpleNamespace(clocks=SimpleNamespace(note=self._note))
        connections = SimpleNamespace(present=lambda table: present or set())
        given = (store, None, self, connections, None)
        self.subject = StandIns(*cast("tuple[Any, Any, Any, Any, Any]", given))

    def people(self) -> list[Any]:
        guests = enumerate(("ana", "bo", "cy"))
        return [SimpleNamespace(seat=seat, guest=guest, name=guest.title()) for seat, guest in guests]

    async def _note(
        self, match: str, revision: int, ply: int, undone: int, noted: Noted, deadline: int, at: int
    ) -> bool:
        assert (match, ply, undone, deadline, at) == ("T", 4, 2, 99, 1000)
        self.noted.append((revision, noted))
        return not self.refused

    async def catch_up(self, live: Any) -> None:
        self.caught_up += 1

    async def told(self, away: set[int], last: dict[str, int] | None = None) -> list[tuple[int, str, Any]]:
        """Return what is written: the revision that it relies on, the kind, and the seat."""
        seen = {("T", guest): at for guest, at in (last or {}).items()}
        await self.subject._announce(cast("Any", self), REVISION, away, seen, 1000)
        return [(revision, noted.kind, noted.seat) for revision, noted in self.noted]


def stood_in(seat: int, at: int = 500, n: int = 1) -> TableEvent:
    return TableEvent(n, 0, STOOD_IN, seat, {}, at)


async def test_it_is_told_of_each_seat_with_the_name_and_each_relies_on_the_one_before() -> None:
    world = World()
    assert await world.told({0, 2}) == [(REVISION, STOOD_IN, 0), (REVISION + 1, STOOD_IN, 2)]
    assert [noted.params for _, noted in world.noted] == [{"name": "Ana"}, {"name": "Cy"}]
    assert world.caught_up == 2


async def test_it_is_not_told_again_while_the_bot_plays() -> None:
    assert await World(stood_in(1)).told({1}) == []
    # Nor by a note of presence that is as old as the story.
    assert await World(stood_in(1)).told({1}, {"bo": 500}) == []
    assert await World(stood_in(1)).told(set()) == []


@pytest.mark.parametrize(("present", "last"), [({"bo"}, {}), (set(), {"bo": 501})], ids=["here", "elsewhere"])
async def test_who_is_back_is_told_once_in_whichever_process_they_are(
    present: set[str], last: dict[str, int]
) -> None:
    assert await World(stood_in(1), present=present).told(set(), last) == [(REVISION, OVER, 1)]
    over = TableEvent(2, 0, OVER, 1, {}, 600)
    assert await World(stood_in(1), over, present=present).told(set(), last) == []
    assert await World(present=present).told(set(), last) == []


async def test_who_goes_again_is_told_again() -> None:
    over = TableEvent(2, 0, OVER, 1, {}, 600)
    assert await World(stood_in(1), over).told({1}) == [(REVISION, STOOD_IN, 1)]


async def test_if_another_process_was_quicker_nothing_more_is_written_and_its_story_is_read() -> None:
    world = World(refused=True)
    assert await world.told({0, 1, 2}) == [(REVISION, STOOD_IN, 0)]
    assert world.caught_up == 1
