"""While a match of the ladder runs, nobody learns a card of it, and the ladder shows nothing of people's matches."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, Self

import pytest

from tablee.arena.ladder import referee
from tablee.arena.ladder.messages import DealPlayed, PlayDeal
from tablee.arena.ladder.pairs import Pair
from tablee.bots.programs.program_host import HostedProgram
from tablee.core.record import parse_text
from tablee.server.clock import governed_by
from tablee.server.ladder import ladder as module
from tests.server.conftest import Running, Start
from tests.server.people import ME, Person, bot, offered
from tests.server.programs import command, let_go

pytestmark = pytest.mark.processes

GAME = "mawoki"
PAIR = Pair(GAME, "program:Fox", "program:Owl")
PATHS = (
    "/api/ladder",
    f"/api/ladder/{GAME}",
    f"/api/ladder/{GAME}/matches?one={PAIR.one}&other={PAIR.other}",
    *(f"/api/ladder/records/{number}" for number in range(8)),
    "/api/tables/open",
    "/api/tables",
    "/ladder",
    "/metrics",
)


class Watched:
    """Plays deals in this process, as the ladder's own process does; `look` is awaited before every move."""

    def __init__(self, look: Callable[[], Awaitable[None]]) -> None:
        self._look = look
        self.asked: list[PlayDeal] = []

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        pass

    async def play(self, deal: PlayDeal, may_go: Callable[[], Awaitable[None]]) -> DealPlayed:
        self.asked.append(deal)
        return await referee.deal(deal, self._look, lambda *said: None)


@pytest.fixture
async def server(start: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Running:
    """Return a server whose ladder plays when a test says so, with two programs that play any game."""
    monkeypatch.setattr(module, "AFTER_START_S", 1e6)
    programs = []
    for name in ("Fox", "Owl"):
        let_go(tmp_path / name)
        programs.append(HostedProgram(name, command("wait", tmp_path / name), 20_000))
    server = await start(programs=tuple(programs), ladder=True)
    await offered(server.base, GAME, ["Fox", "Owl"])
    return server


async def shown(visitor: Person) -> dict[str, str]:
    """Return everything that a visitor can read of the ladder."""
    found = {}
    for path in PATHS:
        text = (await visitor.http.get(path)).text
        lines = text.splitlines()
        # Of the figures for the operator only those of the ladder: the others count requests.
        found[path] = "\n".join(line for line in lines if path != "/metrics" or "tablee_ladder" in line)
    return {path: text.partition("nonce")[0] if path == "/ladder" else text for path, text in found.items()}


async def deal(server: Running, look: Callable[[], Awaitable[None]]) -> PlayDeal:
    """Let the ladder play and store one deal of the two programs."""
    ladder: Any = server.services.ladder
    watched: Any = Watched(look)
    with governed_by(server.clock):
        await ladder._renew()
        assert await ladder._play(watched, PAIR)
    asked: PlayDeal = watched.asked[0]
    assert watched.asked == [asked]
    return asked


async def test_of_a_deal_that_runs_nothing_is_told_until_both_its_matches_are_over(server: Running) -> None:
    """Both matches are of one deal: the record of the first would show the second player's cards in the other."""
    visitor = Person(server.base)
    before: list[dict[str, str]] = [await shown(visitor)]
    looked = 0

    async def look() -> None:
        nonlocal looked
        looked += 1
        # Rarely, because a match has many moves.
        if looked in (1, 3) or looked % 8 == 0:
            assert await shown(visitor) == before[-1]

    seeds = []
    for number in (1, 2):
        asked = await deal(server, look)
        seeds.append(asked.seed)
        # Of a deal that came before, everything is there; of the next one still nothing.
        before.append(await shown(visitor))
        matches = json.loads(before[-1][PATHS[2]])
        assert len(matches) == 2 * number
        records = [parse_text(before[-1][f"/api/ladder/records/{one['record']}"]) for one in matches]
        assert len({one.seed for one in records}) == number
    assert looked > 20
    assert len(set(seeds)) == 2
    # The seed of the deals is never shown: the next deals of a pair follow from others.
    assert [seed for seed in seeds if seed in "".join(before[-1].values())] == []
    await visitor.close()


async def test_matches_of_people_are_nowhere_on_the_ladder(server: Running) -> None:
    visitor, ana = Person(server.base), Person(server.base)
    nothing = await shown(visitor)
    table = (await ana.open(ME, bot(), game=GAME))["table"]
    live = await server.services.matches.current(table)
    async with await ana.sit(table) as sitting:
        assert {**await shown(visitor), "/api/tables/open": ""} == {**nothing, "/api/tables/open": ""}
        await sitting.answered(do="resign", seat=0)
        await sitting.table(lambda told: told["state"] == "over")
    assert {**await shown(visitor), "/api/tables/open": ""} == {**nothing, "/api/tables/open": ""}
    assert live.match.seed not in "".join((await shown(visitor)).values())
    await ana.close()
    await visitor.close()


async def test_a_deal_that_is_broken_off_is_told_to_nobody(server: Running) -> None:
    visitor = Person(server.base)
    nothing = await shown(visitor)
    looked = 0

    async def look() -> None:
        nonlocal looked
        looked += 1
        if looked == 12:
            raise asyncio.CancelledError

    with pytest.raises(asyncio.CancelledError):
        await deal(server, look)
    assert await shown(visitor) == nothing
    await visitor.close()
