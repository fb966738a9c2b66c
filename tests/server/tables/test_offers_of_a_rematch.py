"""What an offer of another match does, what it refuses, and that it does nothing else."""

from types import SimpleNamespace
from typing import Any, Literal, cast

import pytest

from tablee.server.errors import RefusalError
from tablee.server.tables import rematch
from tablee.server.tables.rematch import Rematches
from tablee.store.messages import CarriedOutError, SentMessage
from tablee.store.rows import RematchOffer

SENT = SentMessage("ana", "m1")
SEATS = [("ana", "guest"), ("bo", "guest"), (None, "bot")]


def offer_of(*seats: int, kind: Literal["rematch", "revenge"] = "rematch") -> RematchOffer:
    return RematchOffer(kind, seats)


class World:
    """A match of Ana, Bo and a bot that is over, and what was done about the next one."""

    id = "T"

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.row = SimpleNamespace(
            state="over",
            next=None,
            seats=[
                SimpleNamespace(seat=seat, guest=guest, kind=kind, resigned=False, by_computer=kind == "bot")
                for seat, (guest, kind) in enumerate(SEATS)
            ],
        )
        self.done: list[tuple[Any, ...]] = []
        self.found: RematchOffer | None = None
        self.offered = offer_of(0)
        self.carried_out = False
        self.blocked = False
        self.apart: set[str] = set()
        self.mixing = True
        self.may_repeat = False
        monkeypatch.setattr(rematch, "may_repeat", lambda row: self.may_repeat)
        connections = SimpleNamespace(present=lambda table: {"ana", "bo"})
        given = (self._store(), connections, None, self, self)
        self.subject = Rematches(*cast("tuple[Any, Any, Any, Any, Any]", given))
        monkeypatch.setattr(self.subject, "_create", self._create)

    def check(self) -> None:
        """Allow new tables, as draining is off."""

    def seats_of(self, guest: str) -> list[Any]:
        return [seat for seat in self.row.seats if seat.guest == guest]

    def _store(self) -> Any:
        async def withdraw(match: str, at: int, sent: SentMessage | None) -> None:
            self.done.append(("withdraw", match, sent))

        async def add(match: str, seats: list[int], kind: str, at: int, sent: SentMessage | None) -> Any:
            if self.carried_out:
                raise CarriedOutError
            self.done.append(("add", match, seats, kind, sent))
            return self.offered

        async def find(match: str) -> RematchOffer | None:
            return self.found

        async def bind(match: str, guest: str, commitment: str) -> None:
            self.done.append(("bind", match, guest, commitment))

        async def blocked_by(guest: str, people: set[str]) -> bool:
            assert (guest, people) == ("ana", {"ana", "bo"})
            return self.blocked

        async def any_apart(people: set[str]) -> bool:
            return self.apart == people

        async def last(tables: list[str]) -> dict[Any, int]:
            return {}

        return SimpleNamespace(
            offers=SimpleNamespace(withdraw=withdraw, add=add, find=find),
            nonces=SimpleNamespace(bind_for_next=bind),
            blocks=SimpleNamespace(blocked_by=blocked_by, any_apart=any_apart),
            presences=SimpleNamespace(last=last),
        )

    async def _create(self, live: Any, offer: RematchOffer, vacant: frozenset[int], free: bool) -> None:
        self.done.append(("create", offer.kind, set(vacant), free))

    async def offers(self, kind: Any, guest: str = "ana", **more: Any) -> list[tuple[Any, ...]]:
        await self.subject.offer(cast("Any", self), guest, kind, sent=SENT, **more)
        return self.done

    async def refused(self, kind: Any, guest: str = "ana") -> RefusalError:
        with pytest.raises(RefusalError) as refused:
            await self.offers(kind, guest)
        assert self.done == []
        return refused.value


@pytest.fixture
def world(monkeypatch: pytest.MonkeyPatch) -> World:
    return World(monkeypatch)


async def test_an_offer_waits_for_the_other_player_and_the_last_one_to_agree_creates_the_match(
    world: World,
) -> None:
    assert await world.offers("rematch") == [("add", "T", [0], "rematch", SENT)]
    world.done.clear()
    world.offered = offer_of(0, 1)
    created: tuple[Any, ...] = ("create", "rematch", set(), False)
    assert await world.offers("rematch") == [("add", "T", [0], "rematch", SENT), created]


async def test_who_refuses_withdraws_and_does_nothing_else(world: World) -> None:
    world.blocked = True
    world.offered = offer_of(0, 1)
    assert await world.offers("none", commitment="aa") == [("withdraw", "T", SENT)]


async def test_a_browser_is_bound_only_for_a_deal_that_takes_its_number(world: World) -> None:
    assert await world.offers("rematch", commitment="aa") == [
        ("bind", "T", "ana", "aa"),
        ("add", "T", [0], "rematch", SENT),
    ]
    world.done.clear()
    world.mixing = False
    assert await world.offers("rematch", commitment="aa") == [("add", "T", [0], "rematch", SENT)]


async def test_what_cannot_be_offered_is_refused_and_changes_nothing(world: World) -> None:
    assert (await world.refused("rematch", "nobody")).code == "seat.not_yours"
    assert (await world.refused("revenge")).code == "offer.revenge"
    world.blocked = True
    assert (await world.refused("rematch")).code == "offer.blocked"
    world.blocked = False
    # Bo agreed before; the two may not be seated together.
    world.found, world.apart = offer_of(1), {"ana", "bo"}
    assert (await world.refused("rematch")).code == "offer.apart"
    world.row.state = "running"
    for kind in ("rematch", "revenge", "none"):
        assert (await world.refused(kind)).code == "match.running"


@pytest.mark.parametrize("missing", ["wait", "bot", "free"])
@pytest.mark.parametrize("present", [{"ana", "bo"}, {"ana"}], ids=["both there", "one away"])
async def test_a_revenge_is_offered_where_the_deal_may_be_repeated_and_waits_for_everybody(
    world: World, monkeypatch: pytest.MonkeyPatch, present: set[str], missing: str
) -> None:
    there: Any = SimpleNamespace(present=lambda table: present)
    monkeypatch.setattr(world.subject, "_connections", there)
    world.may_repeat = True
    world.offered = offer_of(0, kind="revenge")
    offered = ("add", "T", [0], "revenge", SENT)
    assert await world.offers("revenge", missing=missing) == [offered]


async def test_once_the_next_match_is_there_who_agreed_is_done_and_others_are_shown_it(world: World) -> None:
    world.row.next = "next"
    world.found = offer_of(0, 1)
    assert await world.offers("rematch") == []
    for kind in ("revenge", "none"):
        made = await world.refused(kind)
        assert (made.code, made.params) == ("offer.made", {"table": "next"})
    world.found = None
    assert (await world.refused("rematch")).code == "offer.made"


async def test_an_offer_that_was_stored_before_its_process_ended_still_creates_the_match(
    world: World,
) -> None:
    world.carried_out = True
    world.found = offer_of(0, 1)
    assert await world.offers("rematch") == [("create", "rematch", set(), False)]
    world.found = None
    with pytest.raises(CarriedOutError):
        await world.offers("rematch")


@pytest.mark.parametrize(("missing", "created"), [("wait", None), ("bot", False), ("free", True)])
async def test_the_seat_of_a_player_who_is_away_becomes_what_the_last_one_to_agree_wants(
    world: World, monkeypatch: pytest.MonkeyPatch, missing: str, created: bool | None
) -> None:
    there: Any = SimpleNamespace(present=lambda table: {"ana"})
    monkeypatch.setattr(world.subject, "_connections", there)
    done = await world.offers("rematch", missing=missing)
    assert done[1:] == ([] if created is None else [("create", "rematch", {1}, created)])
