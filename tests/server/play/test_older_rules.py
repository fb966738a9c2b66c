"""Old rules stay playable: a match ends by the version that it began with, whatever the program has learned since.

The toy game gets a version 2 here, in which nobody may draw.
"""

from collections.abc import Callable
from typing import Any

import pytest

from tablee.bots.pool.handlers import decide, rule
from tablee.bots.pool.messages import Decision, Ruling
from tablee.core.bot import Bot, BotMove
from tablee.core.errors import IllegalMoveError, RecordError
from tablee.core.game import JsonObject, Legal
from tablee.core.record import parse_text
from tablee.games import find, installed
from tablee.match import Match
from tests.server.conftest import FirstMove, Start
from tests.server.people import FRIEND, ME, Person, bot
from tests.toy import TOY, ToyGame, ToyPosition


class LastCard(Bot):
    """What plays by version 2: it lays its last card."""

    def choose(self, known: JsonObject, moves: list[str], seed: int, ms: int | None) -> BotMove:
        return BotMove(moves[-1], {})


class NewToy(ToyGame):
    """Version 2: the stock is closed."""

    def __init__(self) -> None:
        super().__init__()
        self.rules = 2
        self.older = {1: "tests.toy_rules_1"}

    def legal(self, position: ToyPosition) -> Legal:
        return Legal([move for move in super().legal(position).moves if move != "draw"])

    def check(self, position: ToyPosition, move: str) -> None:
        if move == "draw":
            raise IllegalMoveError("toy.not_held", {"card": move})
        super().check(position, move)

    def bot(self, level: int) -> Bot:
        return LastCard()


@pytest.fixture
def newer(monkeypatch: pytest.MonkeyPatch, toy_installed: None) -> Callable[[], None]:
    """Has the program know version 2 from when it is called."""
    return lambda: monkeypatch.setitem(installed()._loaded, "toy", NewToy())


class Noting(FirstMove):
    """Bots that note by which rules they are asked."""

    def __init__(self) -> None:
        super().__init__()
        self.rules: list[int] = []

    async def choose(self, asked: Decision, *rest: Any, **named: Any) -> BotMove:
        self.rules.append(asked.rules)
        return await super().choose(asked, *rest, **named)


async def test_a_running_match_ends_by_the_rules_it_began_with_and_new_ones_begin_by_those_of_today(
    start: Start, newer: Any
) -> None:
    before = await start()
    ana = Person(before.base)
    table = (await ana.open(ME, bot()))["table"]
    async with await ana.sit(table) as sitting:
        await sitting.answered(do="move", ply=0, seat=0, move="draw")
        await sitting.reach(2)
    newer()
    noting = Noting()
    after = await start(thinker=noting)
    ana.base = after.base
    ana.http.base_url = after.base
    ana.http.headers["Origin"] = after.base
    async with await ana.sit(table) as sitting:
        assert sitting.welcome["table"]["older_rules"]
        assert "draw" in sitting.welcome["now"]["legal"]
        assert (await sitting.answered(do="move", ply=2, seat=0, move="draw"))["say"] == "ack"
        await sitting.reach(4)
        await sitting.send(do="examine", id="draft", ply=4, seat=0, draft="draw")
        assert (await sitting.expect("examined"))["report"] == {"legal": True}
        await sitting.answered(do="resign", seat=0)
        await sitting.table(lambda told: told["state"] == "over")
    assert noting.rules == [1]
    record = parse_text(await ana.call("GET", f"/api/tables/{table}/record"))
    assert record.rules == 1
    assert Match.from_record(record).ply == 4
    opened = await ana.open(ME, FRIEND)
    assert not opened["older_rules"]
    assert (await after.services.matches.current(opened["table"])).row.rules == 2
    await ana.close()


async def test_another_match_at_the_table_is_played_by_the_rules_of_today(start: Start, newer: Any) -> None:
    server = await start()
    ana = Person(server.base)
    table = (await ana.open(ME, bot()))["table"]
    async with await ana.sit(table) as sitting:
        await sitting.answered(do="resign", seat=0)
        newer()
        await sitting.send(do="offer", id="again", kind="rematch")
        following = (await sitting.table(lambda told: told["next"] is not None))["next"]
    assert (await server.services.matches.current(following)).row.rules == 2
    await ana.close()


def test_workers_think_and_rule_by_the_version_they_are_asked_about(newer: Any) -> None:
    newer()
    position = TOY.new(2, {}, "seed")
    known, moves = TOY.information(position, 0), TOY.legal(position).moves
    asked = Decision("toy", known, moves, 1)
    assert decide(asked).move == moves[-1]
    assert decide(Decision("toy", known, moves, 1, rules=1)).move == moves[0]
    drawing = TOY.dump(position)
    assert rule(Ruling("examine", drawing, "draw", rules=1))["report"] == {"legal": True}
    assert rule(Ruling("examine", drawing, "draw"))["report"]["legal"] is False


def test_records_of_every_version_replay_and_those_of_none_are_refused(newer: Any) -> None:
    match = Match.new(TOY, 2, {}, "seed")
    match.play(0, "draw")
    record = match.record([])
    newer()
    assert Match.from_record(record).game.rules == 1
    record.rules = 2
    with pytest.raises(RecordError) as caught:
        Match.from_record(record)
    assert caught.value.code == "toy.not_held"
    record.rules = 3
    with pytest.raises(RecordError) as caught:
        Match.from_record(record)
    assert (caught.value.code, caught.value.params) == ("record.rules", {"line": 1, "rules": 3})


def test_a_module_that_keeps_another_version_than_it_is_said_to_is_no_older_version(newer: Any) -> None:
    newer()
    installed()["toy"].older = {2: "tests.toy_rules_1", 5: "tests.toy_rules_1"}
    with pytest.raises(TypeError, match="not version 5"):
        find("toy", 5)
