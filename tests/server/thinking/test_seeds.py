"""Deals and bots' chance come from the seeds that the server was started with, by default unguessable ones."""

import hashlib
from typing import Any

from tablee.bots.pool.messages import Decision
from tablee.core.bot import BotMove
from tablee.core.rng import seed_bytes
from tablee.games import find
from tablee.match import Match
from tablee.server.thinking.seeds import THOUGHT_BITS, SecretSeeds
from tests.foreseen import Foreseen
from tests.server.conftest import Start
from tests.server.fakes import Uncounted
from tests.server.people import ME, Person, bot


class Noting(Uncounted):
    """Bots that make their first move, and record the seeds of their questions."""

    def __init__(self) -> None:
        self.seeds: list[int] = []

    async def choose(self, asked: Decision, *_: Any, **__: Any) -> BotMove:
        self.seeds.append(asked.seed)
        return BotMove(asked.moves[0], {})


async def test_tables_and_rematches_are_dealt_from_the_seeds_that_the_server_was_given(start: Start) -> None:
    seeds = iter(["first", "second"])
    server = await start(seeds=Foreseen(lambda: next(seeds)))
    ana = Person(server.base)
    table = (await ana.open(ME, bot()))["table"]
    async with await ana.sit(table) as sitting:
        await sitting.answered(do="resign", seat=0)
        await sitting.send(do="offer", id="again", kind="rematch")
        following = (await sitting.table(lambda told: told["next"] is not None))["next"]
    await ana.close()
    dealt = [(await server.services.matches.current(one)).match.seed for one in (table, following)]
    assert dealt == [seed_bytes("first").hex(), seed_bytes("second").hex()]


async def test_bots_and_hints_think_with_those_seeds(start: Start) -> None:
    noting, foreseen = Noting(), Foreseen(lambda: "a deal")
    server = await start(thinker=noting, seeds=foreseen)
    ana = Person(server.base)
    table = (await ana.open(ME, bot()))["table"]
    async with await ana.sit(table) as sitting:
        now = sitting.welcome["now"]
        while now["turn"] != 0:
            now = (await sitting.expect("step"))["now"]
        at = now["ply"]
        noting.seeds.clear()
        await sitting.send(do="advise", id="hint", ply=at, seat=0)
        await sitting.expect("advice")
    match = (await server.services.matches.current(table)).match
    await ana.close()
    assert match.ply == at
    assert noting.seeds == [foreseen.thought(match)]


def test_without_one_no_deal_comes_twice() -> None:
    assert len({SecretSeeds().deal() for _ in range(100)}) == 100


def test_what_bots_draw_follows_from_the_deal_and_the_ply_and_from_nothing_else() -> None:
    one, other = (Match.new(find("tokan"), 2, {}, seed) for seed in ("a deal", "another"))
    thoughts = [SecretSeeds().thought(one), SecretSeeds().thought(other)]
    assert thoughts == [SecretSeeds().thought(one), SecretSeeds().thought(other)]
    turn = one.turn
    assert turn is not None
    one.play(turn, one.legal().moves[0])
    thoughts.append(SecretSeeds().thought(one))
    assert len(set(thoughts)) == 3
    assert max(thoughts) < 1 << THOUGHT_BITS
    written = bytes.fromhex(one.seed) + b"thought" + (1).to_bytes(8, "big")
    assert thoughts[-1] == int(hashlib.sha256(written).hexdigest(), 16) >> 256 - THOUGHT_BITS
