"""The players are not even asked about a substitute who may not play that seat, by whichever way the guest asks."""

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any, cast

import pytest

from tablee.server.errors import RefusalError
from tablee.server.tables.substitute import Substitution, check_may_play
from tablee.store.blocks import ApartError

GUEST = "cy"
SEAT = 1


class World:
    """A running match in which seat 1 was given up; Cy may play it unless a test says otherwise."""

    def __init__(self) -> None:
        self.removed = False
        self.resigned = True
        self.bot = False
        self.people = [0]
        self.refused = False
        self.substitutes = "anybody"
        self.own: list[int] = []
        self.played: list[int] = []
        self.apart = False
        store = SimpleNamespace(
            hosting=SimpleNamespace(was_removed=self._was_removed),
            substitutes=SimpleNamespace(played=self._played, was_refused=self._was_refused),
            blocks=SimpleNamespace(check_together=self._check_together),
        )
        self.store: Any = store

    @property
    def live(self) -> Any:
        return SimpleNamespace(
            id="T",
            row=SimpleNamespace(
                players=2,
                terms={"substitutes": self.substitutes},
                seats=[SimpleNamespace(by_computer=False), SimpleNamespace(by_computer=self.bot)],
            ),
            people=lambda: self.people,
            seats_of=lambda guest: [SimpleNamespace(seat=seat) for seat in self.own],
            has_resigned=lambda seat: self.resigned,
        )

    async def _was_removed(self, match: str, guest: str) -> bool:
        return self.removed and (match, guest) == ("T", GUEST)

    async def _played(self, match: str, guest: str) -> list[int]:
        return self.played

    async def _was_refused(self, match: str, guest: str) -> bool:
        return self.refused and (match, guest) == ("T", GUEST)

    async def _check_together(self, match: str, guest: str, seat: int) -> None:
        if self.apart:
            raise ApartError


FORBIDDEN: dict[str, Callable[[World], None]] = {
    "table.removed": lambda world: setattr(world, "removed", True),
    "seat.already": lambda world: setattr(world, "own", [0]),
    "seat.taken": lambda world: setattr(world, "resigned", False),
    "substitute.closed": lambda world: setattr(world, "substitutes", "nobody"),
    "substitute.played": lambda world: setattr(world, "played", [0]),
    "substitute.refused": lambda world: setattr(world, "refused", True),
}


@pytest.mark.parametrize("code", FORBIDDEN)
async def test_a_proposal_is_refused_for_every_reason_for_which_sitting_down_is(code: str) -> None:
    world = World()
    FORBIDDEN[code](world)
    with pytest.raises(RefusalError) as at_once:
        await check_may_play(world.store, world.live, GUEST, SEAT)
    with pytest.raises(RefusalError) as proposed:
        await Substitution(world.store).check(world.live, GUEST, {"seat": SEAT})
    assert at_once.value.code == proposed.value.code == code


async def test_so_are_guests_who_keep_each_other_away() -> None:
    world = World()
    world.apart = True
    with pytest.raises(ApartError):
        await Substitution(world.store).check(world.live, GUEST, {"seat": SEAT})


async def test_a_guest_may_take_the_seat_that_was_their_own() -> None:
    world = World()
    world.own, world.played = [SEAT], [SEAT]
    check: Any = Substitution(world.store).check
    assert await check(cast("Any", world.live), GUEST, {"seat": SEAT}) == {"seat": SEAT}


async def test_the_seat_of_a_bot_may_be_asked_for_while_a_person_plays_who_can_agree() -> None:
    world = World()
    world.bot, world.resigned = True, False
    await check_may_play(world.store, world.live, GUEST, SEAT)
    world.people = []
    with pytest.raises(RefusalError) as refused:
        await check_may_play(world.store, world.live, GUEST, SEAT)
    assert refused.value.code == "seat.taken"
