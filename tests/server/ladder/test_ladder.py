"""The ladder of a server: deals are stored once, go on after a restart, and wait for people's bots."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, ClassVar, Self

import msgspec
import pytest

from tablee.arena.ladder.messages import DealPlayed, Fault, LadderMatch, PlayDeal, RankDeals, Standings
from tablee.arena.ladder.pairs import DEALS, pairs_of
from tablee.arena.ladder.standings import standings
from tablee.bots.pool.worker_process import ProcessFailedError
from tablee.bots.programs.program_host import HostedProgram
from tablee.server.clock import governed_by
from tablee.server.ladder import ladder as module
from tablee.server.ladder.ladder import COUNTS_MS, LEASE_MS, RECORDED
from tablee.store.orders import Pause
from tests.patience import until
from tests.server.conftest import Running, Start
from tests.server.people import offered
from tests.server.programs import command

KEYS = ["program:Fox", "program:Owl", "bot:1"]


class Playing:
    """Plays deals in no time: the first entrant of a deal always wins. Notes what is asked."""

    asked: ClassVar[list[PlayDeal]] = []
    fails: ClassVar[set[str]] = set()

    def __init__(self, said: Callable[[str, str, int], None]) -> None:
        self._said = said

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        pass

    async def play(self, deal: PlayDeal, may_go: Callable[[], Awaitable[None]]) -> DealPlayed:
        await may_go()
        one, other = (each.key for each in deal.contenders)
        self.asked.append(deal)
        if self.fails & {one, other}:
            raise ProcessFailedError("ended")
        fault = Fault(1, "illegal") if one == "program:Fox" else None
        first = LadderMatch((one, other), (1, 2), (3, 3), (30, 60), 6, fault)
        second = LadderMatch((other, one), (2, 1), (3, 3), (60, 30), 6, None)
        return DealPlayed((first, second), (f"{deal.seed} first", f"{deal.seed} second"))

    async def rank(self, deals: bytes) -> Standings:
        return standings(msgspec.json.decode(deals, type=RankDeals).deals)


class Machine:
    """Whether the machine is idle, as a test says: for so many deals."""

    def __init__(self, deals: int) -> None:
        self._until = len(Playing.asked) + deals

    @property
    def idle(self) -> bool:
        return len(Playing.asked) < self._until

    async def within(self, seconds: float) -> bool:
        return True


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let no process play, and the ladder begin when a test says so."""
    monkeypatch.setattr(module, "LadderProcess", Playing)
    monkeypatch.setattr(module, "AFTER_START_S", 1e6)
    monkeypatch.setattr(module, "RENEWED_S", 0.0)
    Playing.asked.clear()
    Playing.fails.clear()


Host = Callable[..., Awaitable[Running]]


@pytest.fixture
def host(start: Start, tmp_path: Path) -> Host:
    """Return a function that starts a server with a ladder and two programs."""

    async def begin(names: tuple[str, ...] = ("Fox", "Owl"), **settings: Any) -> Running:
        programs = tuple(
            HostedProgram(name, command("behave", tmp_path / name), 700, 99 << 20) for name in names
        )
        server = await start(programs=programs, ladder=True, **settings)
        await offered(server.base, "toy", list(names))
        return server

    return begin


async def play(server: Running, deals: int = 10**6) -> None:
    """Let this server play while its machine is idle: for so many deals."""
    ladder = server.services.ladder
    assert ladder is not None
    ladder._idleness = Machine(deals)  # type: ignore[assignment]
    with governed_by(server.clock):
        await ladder.play_while_idle()


async def counts(server: Running) -> dict[tuple[str, str], int]:
    found = await server.services.store.ladder.counts(0)
    return {(one, other): deals for (_, _, one, other), deals in found.items()}


async def shown(server: Running) -> Standings:
    row = await server.services.store.ladder.standings("toy")
    assert row is not None
    return msgspec.json.decode(row.content, type=Standings)


async def test_the_bots_of_the_game_and_the_programs_play_it_with_equal_limits(host: Host) -> None:
    server = await host()
    assert server.services.entrants.by_game()["toy"] == KEYS
    await play(server, 9)
    assert {(one.ms, one.memory) for one in Playing.asked} == {(700, 99 << 20)}
    assert len({one.seed for one in Playing.asked}) == 9
    assert await counts(server) == {(pair.one, pair.other): 3 for pair in pairs_of("toy", KEYS)}
    commands = {one.key: one.command for deal in Playing.asked for one in deal.contenders}
    assert commands["bot:1"][1:] == ("-m", "tablee", "bot", "--game", "toy", "--level", "1")
    assert commands["program:Fox"] == server.services.programs.hosts["Fox"].setup.command


async def test_while_the_machine_is_busy_nothing_is_played(host: Host) -> None:
    server = await host()
    await play(server, 0)
    assert Playing.asked == []


async def test_standings_are_published_and_a_restart_goes_on(host: Host) -> None:
    server = await host()
    await play(server, 4)
    first = await shown(server)
    assert sum(place.matches for place in first.places) == 2 * 2
    await server.stop()
    again = await host()
    await play(again, 2)
    # Every pair has two deals by now, those of the server before included.
    assert await counts(again) == {(pair.one, pair.other): 2 for pair in pairs_of("toy", KEYS)}
    second = await shown(again)
    assert sum(place.matches for place in second.places) > 4


async def test_when_every_pair_has_its_deals_the_ladder_rests(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = await host(names=("Fox",))
    await play(server)
    assert await counts(server) == {("bot:1", "program:Fox"): DEALS}
    (fox, bot) = sorted((await shown(server)).places, key=lambda place: place.key, reverse=True)
    assert (fox.share, fox.matches, bot.share) == (0.0, 2 * DEALS, 1.0)
    await play(server)
    assert len(Playing.asked) == DEALS
    # A deal that is too old counts no more, so another one is played.
    server.clock.put_forward(COUNTS_MS / 1000 + 1)
    await play(server, 1)
    assert await counts(server) == {("bot:1", "program:Fox"): 1}


async def test_only_the_newest_records_stay(host: Host) -> None:
    server = await host(names=("Fox",))
    await play(server, RECORDED + 2)
    rows = await server.services.store.ladder.of_pair("toy", "bot:1", "program:Fox", 99)
    assert [row.has_records for row in rows] == [True] * RECORDED + [False] * 2


async def test_of_two_servers_one_plays_until_it_ends(host: Host) -> None:
    one, other = await host(), await host()
    await play(one, 2)
    await play(other, 2)
    assert len(Playing.asked) == 2
    await one.stop()
    await play(other, 2)
    assert len(Playing.asked) == 4


async def test_a_server_that_lost_the_lease_meanwhile_stores_nothing(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = await host(), await host()
    took: list[bool] = []
    really = Playing.play

    async def slowly(self: Playing, deal: PlayDeal, may_go: Callable[[], Awaitable[None]]) -> DealPlayed:
        found = await really(self, deal, may_go)
        if not took:
            took.append(True)
            one.clock.put_forward(LEASE_MS / 1000 + 1)
            other.clock.put_forward(LEASE_MS / 1000 + 1)
            await play(other, 1)
        return found

    monkeypatch.setattr(Playing, "play", slowly)
    await play(one, 5)
    assert len(Playing.asked) == 2
    assert sum((await counts(one)).values()) == 1


async def test_a_pair_whose_deal_fails_is_left_out_and_the_others_go_on(host: Host) -> None:
    server = await host()
    Playing.fails = {"program:Owl"}
    for _ in range(6):
        await play(server, 1)
    assert await counts(server) == {("bot:1", "program:Fox"): 4}
    assert len(Playing.asked) == 6


async def test_who_is_not_offered_any_more_leaves_the_standings(host: Host) -> None:
    server = await host()
    await play(server, 6)
    await server.stop()
    again = await host(names=("Fox",))
    await play(again, 1)
    assert {place.key for place in (await shown(again)).places} == {"bot:1", "program:Fox"}


async def test_a_program_that_the_operator_paused_plays_no_more_and_has_no_place(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "PUBLISHED_S", 0.0)
    server = await host()
    await play(server, 6)
    store = server.services.store
    await store.orders.pause(Pause("Owl", 1))
    await server.services.orders_read.read()
    await play(server, 2)
    assert await counts(server) == {
        ("bot:1", "program:Fox"): 4,
        ("bot:1", "program:Owl"): 2,
        ("program:Fox", "program:Owl"): 2,
    }
    assert {place.key for place in (await shown(server)).places} == {"bot:1", "program:Fox"}
    assert await store.orders.resume("Owl")
    await server.services.orders_read.read()
    await play(server, 2)
    # What it had played counts again.
    assert sum((await counts(server)).values()) == 10
    owl = [place for place in (await shown(server)).places if place.key == "program:Owl"]
    assert [place.matches for place in owl] == [2 * 6]


async def test_after_a_program_is_forgotten_its_places_begin_again(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "PUBLISHED_S", 0.0)
    server = await host()
    await play(server, 6)
    store = server.services.store.ladder
    assert await store.forget("program:Owl") == 4
    assert await store.standings("toy") is None
    await play(server, 0)
    assert await store.standings("toy") is None
    await play(server, 1)
    places = {place.key: place.matches for place in (await shown(server)).places}
    assert places == {"bot:1": 4, "program:Fox": 6, "program:Owl": 2}


async def test_matches_and_faults_are_counted_for_the_operator(host: Host) -> None:
    server = await host()
    await play(server, 3)
    registry = server.services.metrics.registry
    assert registry.get_sample_value("tablee_ladder_matches_total", {"game": "toy"}) == 6
    assert registry.get_sample_value("tablee_ladder_faults_total", {"kind": "illegal"}) == 1


async def test_it_plays_by_itself_and_stops_with_the_server(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "AFTER_START_S", 0.0)
    monkeypatch.setattr(module, "EVERY_S", 0.05)
    server = await host()
    await until(lambda: bool(Playing.asked))
    await server.stop()
    played = len(Playing.asked)
    await asyncio.sleep(0)
    assert len(Playing.asked) == played
