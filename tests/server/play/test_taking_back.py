"""Players take their own last step back if it revealed nothing and no one acted since. The game hides nothing."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from tablee.bots.pool.counters import QuestionProgress
from tablee.bots.pool.messages import Decision
from tablee.core.bot import BotMove
from tablee.core.record import Did, parse_text
from tests.patience import until
from tests.server.conftest import Running, Start
from tests.server.fakes import Uncounted
from tests.server.people import FRIEND, ME, Person, Sitting, bot, device
from tests.server.play.test_processes import at

People = Callable[[], Person]
OPEN = {"game": "tokan"}


async def two(person: People) -> tuple[Person, Person, str, int]:
    """Two people at a table of an open game: who begins, the other, the table, and the seat that begins."""
    ana, bo = person(), person()
    table = (await ana.open(ME, FRIEND, **OPEN))["table"]
    seat = (await bo.call("POST", f"/api/tables/{table}/join", {}))["turn"]
    return (ana, bo, table, seat) if seat == 0 else (bo, ana, table, seat)


async def again(sitting: Sitting, seat: int, which: int = 1) -> dict[str, Any]:
    """Another step instead of the one taken back."""
    return await moved(sitting, await looked(sitting, seat), which)


async def moved(sitting: Sitting, now: dict[str, Any], which: int = 0) -> dict[str, Any]:
    """The step that comes of one of the legal moves."""
    move = now["legal"][which]
    answer = await sitting.answered(
        do="move", ply=now["ply"], seat=now["turn"], move=move, undone=now["undone"]
    )
    assert answer["say"] == "ack", answer
    return await sitting.reach(now["ply"] + 1)


async def looked(sitting: Sitting, seat: int | None) -> dict[str, Any]:
    """Return what this viewpoint may do now."""
    await sitting.send(do="look", seat=seat)
    now: dict[str, Any] = (await sitting.expect("look"))["now"]
    return now


async def test_everybody_sees_it_and_the_match_goes_on_from_the_step_before(person: People) -> None:
    ana, bo, table, seat = await two(person)
    async with await ana.sit(table) as at_ana, await bo.sit(table) as at_bo:
        deal = at_ana.welcome["plies"][0]
        step = await moved(at_ana, at_ana.welcome["now"])
        assert step["now"]["undo"]
        assert not (await at_bo.reach(1))["now"]["undo"]
        answer = await at_ana.answered(do="undo", ply=1, seat=seat)
        assert (answer["say"], answer.get("ply")) == ("ack", 0)
        for sitting in (at_ana, at_bo):
            undone = await sitting.expect("undone")
            assert (undone["seat"], undone["step"]) == (seat, deal)
            assert (undone["now"]["ply"], undone["now"]["turn"], undone["now"]["undone"]) == (0, seat, 1)
            assert not undone["now"]["undo"]
        other = await again(at_ana, seat)
        assert other["step"]["move"] == at_ana.welcome["now"]["legal"][1]
        assert (await at_bo.reach(1))["step"]["move"] == other["step"]["move"]
    async with await bo.sit(table) as later:
        assert later.welcome["taken_back"] == [{"seat": seat, "ply": 0}]


async def test_it_stays_in_the_log_and_in_the_record_as_taken_back(server: Running, person: People) -> None:
    ana = person()
    table = (await ana.open(ME, device("Bo"), **OPEN))["table"]
    async with await ana.sit(table) as sitting:
        seat = sitting.welcome["now"]["turn"]
        first = await moved(sitting, sitting.welcome["now"])
        await sitting.answered(do="undo", ply=1, seat=seat)
        second = await again(sitting, seat)
        await sitting.answered(do="resign", seat=0)
        await sitting.table(lambda told: told["state"] == "over")
    (kept,) = await server.services.store.log.taken_back(table)
    assert (kept.entry.ply, kept.entry.move) == (1, first["step"]["move"])
    (entry,) = await server.services.store.log.entries(table)
    assert entry.move == second["step"]["move"]
    record = parse_text(await ana.call("GET", f"/api/tables/{table}/record"))
    did = [line.did if isinstance(line, Did) else line.move for line in record.lines]
    assert did == [first["step"]["move"], "take_back", second["step"]["move"], "resign"]
    assert [played.move for played in record.moves] == [second["step"]["move"]]


async def test_a_player_who_was_away_gets_the_plies_that_hold(person: People) -> None:
    ana, bo, table, seat = await two(person)
    async with await ana.sit(table) as sitting:
        await moved(sitting, sitting.welcome["now"])
        await sitting.answered(do="undo", ply=1, seat=seat)
        step = await again(sitting, seat)
    async with await bo.sit(table, last=1) as unaware:
        assert [one["ply"] for one in unaware.welcome["plies"]] == [0, 1]
        assert unaware.welcome["plies"][1] == step["step"]
    async with await bo.sit(table, last=1, undone=1) as aware:
        assert aware.welcome["plies"] == []


@pytest.mark.parametrize("do", ["move", "undo"])
async def test_a_message_sent_again_after_all_that_gets_its_first_answer(person: People, do: str) -> None:
    ana = person()
    table = (await ana.open(ME, device("Bo"), **OPEN))["table"]
    async with await ana.sit(table) as sitting:
        seat = sitting.welcome["now"]["turn"]
        move = sitting.welcome["now"]["legal"][0]
        messages = {
            "move": {"do": "move", "id": "there", "ply": 0, "seat": seat, "move": move},
            "undo": {"do": "undo", "id": "back", "ply": 1, "seat": seat},
        }
        first = {name: await sitting.answered(**message) for name, message in messages.items()}
        assert {answer["say"] for answer in first.values()} == {"ack"}
        assert await sitting.answered(**messages[do]) == first[do]
    async with await ana.sit(table) as again:
        assert [step["ply"] for step in again.welcome["plies"]] == [0]


async def test_who_thinks_of_the_position_before_is_refused(person: People) -> None:
    """The other player, who answers a move that is no more, though another one stands in its place."""
    ana, bo, table, seat = await two(person)
    async with await ana.sit(table) as at_ana, await bo.sit(table) as at_bo:
        await moved(at_ana, at_ana.welcome["now"])
        seen = await at_bo.reach(1)
        await at_ana.answered(do="undo", ply=1, seat=seat)
        await again(at_ana, seat)
        late = await at_bo.answered(do="move", ply=1, seat=1 - seat, move=seen["now"]["legal"][0])
        assert late["code"] == "move.stale"
        now = await looked(at_bo, 1 - seat)
        assert (await at_bo.answered(do="move", ply=1, seat=1 - seat, move=now["legal"][0], undone=1))[
            "say"
        ] == "ack"


async def test_nobody_takes_back_what_another_has_answered(person: People) -> None:
    ana, bo, table, seat = await two(person)
    async with await ana.sit(table) as at_ana, await bo.sit(table) as at_bo:
        await moved(at_ana, at_ana.welcome["now"])
        step = await moved(at_bo, (await at_bo.reach(1))["now"])
        assert step["now"]["undo"]
        assert (await at_ana.answered(do="undo", ply=1, seat=seat))["code"] == "move.stale"
        assert (await at_ana.answered(do="undo", ply=2, seat=seat))["code"] == "undo.not_last"
        assert (await at_ana.answered(do="undo", ply=2, seat=1 - seat))["code"] == "seat.not_yours"


async def test_a_player_who_gave_up_since_has_acted_too(person: People) -> None:
    ana, bo, cy = person(), person(), person()
    table = (await ana.open(ME, FRIEND, FRIEND, game="toy"))["table"]
    for one in (bo, cy):
        await one.call("POST", f"/api/tables/{table}/join", {})
    async with await ana.sit(table) as at_ana, await bo.sit(table) as at_bo:
        await at_ana.answered(do="move", ply=0, seat=0, move="draw")
        await at_bo.answered(do="resign", seat=1)
        assert (await at_ana.answered(do="undo", ply=1, seat=0))["code"] == "undo.not_last"


async def test_what_showed_something_stays(person: People) -> None:
    ana = person()
    table = (await ana.open(ME, device("Bo"), game="toy"))["table"]
    async with await ana.sit(table) as sitting:
        await sitting.answered(do="move", ply=0, seat=0, move="draw")
        assert (await sitting.answered(do="undo", ply=1, seat=0))["code"] == "undo.revealed"
        assert not (await looked(sitting, 0))["undo"]


async def test_nothing_is_taken_back_once_it_is_over(person: People) -> None:
    ana = person()
    table = (await ana.open(ME, device("Bo"), **OPEN))["table"]
    async with await ana.sit(table) as sitting:
        seat = sitting.welcome["now"]["turn"]
        await moved(sitting, sitting.welcome["now"])
        await sitting.answered(do="resign", seat=1)
        assert (await sitting.answered(do="undo", ply=1, seat=seat))["code"] == "move.over"


async def test_at_one_device_each_player_whose_viewpoint_it_is_may_take_the_last_step_back(
    person: People,
) -> None:
    ana = person()
    table = (await ana.open(ME, device("Bo"), **OPEN))["table"]
    async with await ana.sit(table) as sitting:
        seat = sitting.welcome["now"]["turn"]
        await moved(sitting, sitting.welcome["now"])
        for eyes in (0, 1, None):
            assert (await looked(sitting, eyes))["undo"]
        assert (await sitting.answered(do="undo", ply=1, seat=seat))["say"] == "ack"


async def test_a_bot_that_was_thinking_thinks_again(start: Start) -> None:
    class Waiting(Uncounted):
        def __init__(self) -> None:
            self.asked: list[dict[str, Any]] = []
            self.go = asyncio.Event()

        async def choose(self, asked: Decision, *_: Any, **__: Any) -> BotMove:
            self.asked.append(asked.known)
            await self.go.wait()
            return BotMove(asked.moves[0], {})

    thinker = Waiting()
    server = await start(thinker)
    ana = Person(server.base)
    seat = 0
    while (opened := await ana.open(ME, bot(), **OPEN))["turn"] != seat:
        thinker.asked.clear()
    table = opened["table"]
    async with await ana.sit(table) as sitting:
        await moved(sitting, sitting.welcome["now"])
        await sitting.answered(do="undo", ply=1, seat=seat)
        await again(sitting, seat)
        thinker.go.set()
        step = await sitting.reach(2)
        live = next(live for live in server.services.match_cache.held() if live.id == table)
        assert thinker.asked[-1] == live.game.information(live.match.positions[1], 1)
        assert step["step"]["move"] == live.game.legal(live.match.positions[1]).moves[0]
    await ana.close()


async def test_a_bots_question_about_what_was_taken_back_leaves_the_queue(start: Start) -> None:
    """Or the next one would wait behind it."""

    class Queueing(Uncounted):
        """Every table's first question waits for ever, the others are answered at once."""

        def __init__(self) -> None:
            self.waiting: dict[tuple[object, ...], QuestionProgress] = {}

        async def choose(
            self, asked: Decision, _: int = 0, source: tuple[object, ...] = (), *, course: QuestionProgress
        ) -> BotMove:
            if source not in self.waiting:
                self.waiting[source] = course
                course.waiting = True
                await asyncio.Event().wait()
            return BotMove(asked.moves[0], {})

    server = await start(Queueing())
    ana = Person(server.base)
    while (opened := await ana.open(ME, bot(), **OPEN))["turn"] != 0:
        pass
    async with await ana.sit(opened["table"]) as sitting:
        await moved(sitting, sitting.welcome["now"])
        await until(lambda: any(opened["table"] in source for source in server.thinker.waiting))
        await sitting.answered(do="undo", ply=1, seat=0)
        await again(sitting, 0)
        assert (await sitting.reach(2))["step"]["seat"] == 1
    await ana.close()


async def test_two_processes_agree(start: Start) -> None:
    first, second = await start(), await start()
    ana = Person(first.base)
    for round_ in range(5):
        table = (await ana.open(ME, device("Bo"), **OPEN))["table"]
        twin = at(second.base, ana)
        async with await ana.sit(table) as here, await twin.sit(table) as there:
            seat = here.welcome["now"]["turn"]
            await moved(here, here.welcome["now"])
            await there.reach(1)
            answers = await asyncio.gather(
                *(one.answered(id=f"back{round_}", do="undo", ply=1, seat=seat) for one in (here, there))
            )
            assert [answer["say"] for answer in answers] == ["ack", "ack"]
            for one in (here, there):
                assert (await looked(one, seat))["undone"] == 1
            assert len(await first.services.store.log.taken_back(table)) == 1
            # Another move instead, here; the process there learns of all that from the log.
            step = await again(here, seat)
            told = await there.reach(1)
            assert told["step"] == step["step"]
            for base in (ana, twin):
                async with await base.sit(table) as another:
                    assert another.welcome["taken_back"] == [{"seat": seat, "ply": 0}]
        await twin.close()
    await ana.close()


async def test_a_process_that_knows_of_nothing_refuses_and_catches_up(start: Start) -> None:
    first, second = await start(), await start(poll=60.0)
    ana = Person(first.base)
    table = (await ana.open(ME, device("Bo"), **OPEN))["table"]
    twin = at(second.base, ana)
    async with await ana.sit(table) as here:
        seat = here.welcome["now"]["turn"]
        await moved(here, here.welcome["now"])
        async with await twin.sit(table) as there:
            old = await looked(there, 1 - seat)
            await here.answered(do="undo", ply=1, seat=seat)
            step = await again(here, seat)
            # There the old step still stands, and an answer to it is legal; the log knows better.
            late = await there.answered(do="move", ply=1, seat=1 - seat, move=old["legal"][0])
            assert late["code"] == "move.stale"
            new = await looked(there, 1 - seat)
            assert new["undone"] == 1
            assert (await there.answered(do="move", ply=1, seat=1 - seat, move=new["legal"][0], undone=1))[
                "say"
            ] == "ack"
    (entry, _) = await first.services.store.log.entries(table)
    assert entry.move == step["step"]["move"]
    await ana.close()
    await twin.close()


async def test_a_player_beside_the_one_who_may_is_not_offered_it(person: People) -> None:
    """The one device shows nobody's cards between turns, so both look through the same eyes."""
    ana, stranger = person(), person()
    table = (await ana.open(ME, device("Bo"), **OPEN))["table"]
    async with await stranger.sit(table) as on, await ana.sit(table) as at_ana:
        now = at_ana.welcome["now"]
        await looked(at_ana, None)
        answer = await at_ana.answered(
            do="move", ply=0, seat=now["turn"], move=now["legal"][0], undone=now["undone"]
        )
        assert answer["say"] == "ack"
        assert (await at_ana.reach(1))["now"]["undo"]
        assert not (await on.reach(1))["now"]["undo"]
