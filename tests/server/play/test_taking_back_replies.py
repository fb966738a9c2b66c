"""A player's last step is taken back with the bots' replies to it, if these showed nothing; the game is an open one."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from tablee.bots.pool.messages import Decision
from tablee.core.bot import BotMove
from tablee.core.record import TAKEN_BY, Actor, Did, parse_text
from tablee.match import Match
from tablee.server.live.known_log import KnownLog
from tablee.server.live.transcript import transcript
from tablee.store.rows import Entry, Resignation, TakenBack
from tests.patience import until
from tests.server.conftest import Running, Start
from tests.server.fakes import Uncounted
from tests.server.people import ME, Person, Sitting, bot
from tests.server.play.test_processes import at
from tests.server.play.test_taking_back import OPEN, again, looked, moved

People = Callable[[], Person]


async def against_a_bot(ana: Person, **more: Any) -> str:
    """Return a table of an open game at which a person begins against a bot."""
    while True:
        opened = await ana.open(ME, bot(), **OPEN, **more)
        if (opened["turn"], opened["ply"]) == (0, 0):
            table: str = opened["table"]
            return table


async def replied_to(sitting: Sitting, which: int = 0) -> dict[str, Any]:
    """Make one of the legal moves; return the step of the bot's reply."""
    step = await moved(sitting, await looked(sitting, 0), which)
    return await sitting.reach(step["step"]["ply"] + 1)


async def test_the_reply_goes_with_the_move_it_answered(server: Running, person: People) -> None:
    ana, watching = person(), person()
    table = await against_a_bot(ana)
    async with await ana.sit(table) as sitting, await watching.sit(table) as on:
        deal, reply = sitting.welcome["plies"][0], await replied_to(sitting)
        assert (reply["step"]["seat"], reply["now"]["undo"]) == (1, True)
        assert not (await on.reach(2))["now"]["undo"]
        answer = await sitting.answered(do="undo", ply=2, seat=0)
        assert (answer["say"], answer.get("ply")) == ("ack", 0)
        for one in (sitting, on):
            undone = await one.expect("undone")
            assert (undone["seat"], undone["step"]) == (0, deal)
            assert (undone["now"]["ply"], undone["now"]["turn"], undone["now"]["undone"]) == (0, 0, 2)
        assert not undone["now"]["undo"]
    taken = await server.services.store.log.taken_back(table)
    assert [(one.n, one.entry.ply, one.entry.seat) for one in taken] == [(1, 2, 1), (2, 1, 0)]
    async with await ana.sit(table) as later:
        assert later.welcome["taken_back"] == [{"seat": 0, "ply": 0}]


async def test_one_move_after_the_other_down_to_the_first(person: People) -> None:
    ana = person()
    table = await against_a_bot(ana)
    async with await ana.sit(table) as sitting:
        for _ in range(3):
            now = (await replied_to(sitting))["now"]
        for left in (4, 2, 0):
            assert now["undo"]
            answer = await sitting.answered(do="undo", ply=now["ply"], seat=0, undone=now["undone"])
            assert answer.get("ply") == left
            now = (await sitting.expect("undone"))["now"]
            assert (now["ply"], now["turn"]) == (left, 0)
        assert not now["undo"]
        assert (await sitting.answered(do="undo", ply=0, seat=0, undone=6))["code"] == "undo.not_last"


async def test_the_record_has_both_moves_and_who_took_them_back(person: People) -> None:
    ana = person()
    table = await against_a_bot(ana)
    async with await ana.sit(table) as sitting:
        await replied_to(sitting)
        await sitting.answered(do="undo", ply=2, seat=0)
        await again(sitting, 0)
        await sitting.reach(2)
        await sitting.answered(do="resign", seat=0)
        await sitting.table(lambda told: told["state"] == "over")
    record = parse_text(await ana.call("GET", f"/api/tables/{table}/record"))
    did = [line for line in record.lines if isinstance(line, Did)]
    assert did == [Did(1, "take_back", {TAKEN_BY: 0}), Did(0, "take_back"), Did(0, "resign")]
    assert [line.seat for line in record.moves] == [0, 1]
    assert Match.from_record(record).ply == 2


async def test_a_bot_that_replies_while_the_message_is_on_its_way_changes_nothing(person: People) -> None:
    ana = person()
    table = await against_a_bot(ana)
    async with await ana.sit(table) as sitting:
        await replied_to(sitting)
        # The page had the move only, not the reply.
        answer = await sitting.answered(do="undo", ply=1, seat=0)
        assert answer.get("ply") == 0, answer
        await replied_to(sitting)
        # A page that has not heard of the undo means another move.
        assert (await sitting.answered(do="undo", ply=2, seat=0))["code"] == "move.stale"


async def test_a_reply_that_comes_too_late_is_no_move(start: Start) -> None:
    class Late(Uncounted):
        def __init__(self) -> None:
            self.asked: list[tuple[Any, ...]] = []
            self.go = asyncio.Event()

        async def choose(self, asked: Decision, *_: Any, **__: Any) -> BotMove:
            self.asked.append((asked.known, asked.moves, asked.seed))
            await self.go.wait()
            return BotMove(asked.moves[0], {})

    thinker = Late()
    thinker.go.set()
    server = await start(thinker)
    ana = Person(server.base)
    table = await against_a_bot(ana)
    thinker.asked.clear()
    async with await ana.sit(table) as sitting:
        first = await replied_to(sitting)
        thinker.go.clear()
        await moved(sitting, await looked(sitting, 0))
        await until(lambda: len(thinker.asked) == 2)
        await sitting.answered(do="undo", ply=3, seat=0)
        now = (await sitting.expect("undone"))["now"]
        assert (now["ply"], now["turn"], now["undo"]) == (2, 0, True)
        await sitting.answered(do="undo", ply=2, seat=0, undone=1)
        assert (await sitting.expect("undone"))["now"]["ply"] == 0
        thinker.go.set()
        # The same move again is the same question, with the same seed, so it gets the same reply.
        reply = await replied_to(sitting)
        assert reply["step"]["move"] == first["step"]["move"]
        assert thinker.asked[-1] == thinker.asked[0]
        assert reply["now"]["undone"] == 3
    await ana.close()


async def test_two_processes_take_the_pair_back_once(start: Start) -> None:
    first, second = await start(), await start()
    ana = Person(first.base)
    for round_ in range(5):
        table = await against_a_bot(ana)
        twin = at(second.base, ana)
        async with await ana.sit(table) as here, await twin.sit(table) as there:
            reply = await replied_to(here)
            await there.reach(2)
            answers = await asyncio.gather(
                *(one.answered(id=f"back{round_}", do="undo", ply=2, seat=0) for one in (here, there))
            )
            assert [answer.get("ply") for answer in answers] == [0, 0], answers
            for one in (here, there):
                assert (await looked(one, 0))["undone"] == 2
            assert len(await first.services.store.log.taken_back(table)) == 2
            assert (await replied_to(here))["step"]["move"] == reply["step"]["move"]
            await there.reach(2)
            for base in (ana, twin):
                async with await base.sit(table) as another:
                    assert another.welcome["taken_back"] == [{"seat": 0, "ply": 0}]
                    assert another.welcome["now"]["undo"]
        await twin.close()
    third = await start()
    restarted = at(third.base, ana)
    async with await restarted.sit(table) as later:
        assert later.welcome["taken_back"] == [{"seat": 0, "ply": 0}]
        assert (await later.answered(do="undo", ply=2, seat=0, undone=2)).get("ply") == 0
    await restarted.close()
    await ana.close()


async def test_a_reply_that_showed_something_keeps_the_move(person: People) -> None:
    ana = person()
    table = (await ana.open(ME, bot(), game="toy"))["table"]
    async with await ana.sit(table) as sitting:
        await sitting.answered(do="move", ply=0, seat=0, move="draw")
        assert not (await sitting.reach(2))["now"]["undo"]
        for ply in (1, 2):
            assert (await sitting.answered(do="undo", ply=ply, seat=0))["code"] == "undo.revealed"


async def test_what_the_table_agreed_holds_for_replies_too(person: People) -> None:
    ana = person()
    table = await against_a_bot(ana, terms={"help": {"take_back": False}})
    async with await ana.sit(table) as sitting:
        assert not (await replied_to(sitting))["now"]["undo"]
        assert (await sitting.answered(do="undo", ply=2, seat=0))["code"] == "help.undo"


def entry(ply: int, seat: int, by: Actor | None = "person") -> Entry:
    return Entry(ply, seat, "x", f"m{ply}" if by == "person" else None, None, 1000 + ply, by)


@pytest.mark.parametrize(
    ("acted", "bots", "ply"),
    [
        ([(0, "person"), (1, "bot"), (2, "program")], [1, 2], 1),
        ([(0, "person"), (1, "stand_in")], [1], 1),
        ([(1, "bot"), (0, "person")], [1], 2),
        # The bot plays for a person: that person's turn has passed.
        ([(0, "person"), (1, "stand_in")], [], None),
        ([(0, "person"), (1, "clock")], [], None),
        # A person has taken the bot's seat since.
        ([(0, "person"), (1, "bot")], [], None),
        ([(0, "person"), (0, "stand_in"), (1, "bot")], [1], None),
        # The opening of a return game.
        ([(0, "person"), (1, None)], [1], None),
        ([(1, "bot")], [1], None),
        ([], [1], None),
    ],
)
def test_only_bots_with_seats_of_their_own_reply(
    acted: list[tuple[int, Actor | None]], bots: list[int], ply: int | None
) -> None:
    log = KnownLog()
    for number, (seat, by) in enumerate(acted, 1):
        log.add_entry(entry(number, seat, by))
    last = log.last_by_person(bots)
    assert (None if last is None else last.ply) == ply


def test_whoever_resigned_after_the_move_has_acted_whatever_bots_replied() -> None:
    log = KnownLog()
    log.add_entry(entry(1, 0))
    log.add_entry(entry(2, 1, "bot"))
    log.set_resignations([Resignation(2, 1001)])
    assert log.last_by_person([1]) is None


def test_a_bot_that_sent_no_message_gets_none_answered() -> None:
    log = KnownLog()
    log.add_taken_back(
        [TakenBack(1, entry(2, 1, "bot"), "back", 5000), TakenBack(2, entry(1, 0), "back", 5000)]
    )
    assert (log.ply_of(0, "back"), log.ply_of(0, "m1"), log.ply_of(1, "back")) == (0, 1, None)


def test_each_pair_in_the_transcript_names_its_own_player() -> None:
    taken = [
        TakenBack(1, entry(2, 1, "bot"), "a", 5000),
        TakenBack(2, entry(1, 0), "a", 5000),
        TakenBack(3, entry(3, 1, "bot"), "b", 6000),
        TakenBack(4, entry(2, 2), "b", 6000),
    ]
    lines = transcript([entry(1, 0), entry(2, 2)], taken, [], [], 0)
    assert [line for line in lines if isinstance(line, Did)] == [
        Did(1, "take_back", {TAKEN_BY: 0}),
        Did(0, "take_back"),
        Did(1, "take_back", {TAKEN_BY: 2}),
        Did(2, "take_back"),
    ]
