"""A message that is sent again under its id, because the connection broke before the answer, does nothing twice."""

import asyncio
import hashlib
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any, get_args

import pytest
from sqlalchemy import func, select

from tablee.server.protocol.client_frames import ClientMessage
from tablee.store.schema import (
    agreements,
    matches,
    messages,
    moves,
    nonces,
    offers,
    proposals,
    resignations,
    table_events,
    taken_back,
    talk,
)
from tests.server.conftest import Running, Start
from tests.server.people import FRIEND, ME, Person, device

COUNTED = (
    agreements,
    matches,
    messages,
    nonces,
    offers,
    proposals,
    resignations,
    table_events,
    taken_back,
    talk,
)
NONCE = "0a" * 32
SEAL = hashlib.sha256(bytes.fromhex(NONCE)).hexdigest()
STAND_IN: dict[str, Any] = {"kind": "stand_in", "params": {"seconds": 30}}
ID = "the-same"


class Stage:
    """Ana, Bo and Cy at a table of two servers with one database."""

    def __init__(self, server: Running, other: Running) -> None:
        self.server, self.other = server, other
        self.ana, self.bo, self.cy = (Person(server.base) for _ in range(3))
        self.table = ""

    async def sit_down(self, **more: Any) -> None:
        """Seat Ana and Bo on seats 0 and 1 of a match for two that has begun; Cy watches."""
        self.table = (await self.ana.open(ME, FRIEND, **more))["table"]
        await self.join()
        await self.cy.call("PUT", "/api/me", {"name": "Cy"})

    async def join(self, **more: Any) -> None:
        await self.bo.call("POST", f"/api/tables/{self.table}/join", more)

    async def do(self, who: Person, **message: Any) -> dict[str, Any]:
        """Return the answer to a message of `who` over a connection of its own."""
        async with await who.sit(self.table) as sitting:
            answer = await sitting.answered(**message)
            assert answer["say"] == "ack", answer
            return answer

    async def proposed(self, who: Person) -> int:
        """Return the number of the proposal of `who`."""
        await self.do(who, do="propose", **STAND_IN)
        async with await who.sit(self.table) as sitting:
            return int(sitting.welcome["proposals"][0]["n"])

    async def finished(self) -> None:
        await self.do(self.ana, do="resign", seat=0)

    async def counts(self) -> dict[str, int]:
        """Return the number of rows of each kind, and the number of moves made by people."""
        async with self.server.services.store.database.read() as connection:
            found = {
                one.name: (await connection.execute(select(func.count()).select_from(one))).scalar_one()
                for one in COUNTED
            }
            made = select(func.count()).select_from(moves).where(moves.c.message.is_not(None))
            return {**found, "moves": (await connection.execute(made)).scalar_one()}

    async def close(self) -> None:
        for one in (self.ana, self.bo, self.cy):
            await one.close()


Prepare = Callable[[Stage], Awaitable[tuple[Person, dict[str, Any]]]]


async def move(stage: Stage) -> tuple[Person, dict[str, Any]]:
    await stage.sit_down()
    return stage.ana, {"do": "move", "ply": 0, "seat": 0, "move": "draw"}


async def undo(stage: Stage) -> tuple[Person, dict[str, Any]]:
    """In an open game, where a step revealed nothing to anyone."""
    stage.table = (await stage.ana.open(ME, device("Bo"), game="tokan"))["table"]
    async with await stage.ana.sit(stage.table) as sitting:
        first = sitting.welcome["now"]
        await sitting.answered(do="move", ply=0, seat=first["turn"], move=first["legal"][0])
    return stage.ana, {"do": "undo", "ply": 1, "seat": first["turn"]}


async def resign(stage: Stage) -> tuple[Person, dict[str, Any]]:
    await stage.sit_down()
    return stage.bo, {"do": "resign", "seat": 1}


async def offer(stage: Stage) -> tuple[Person, dict[str, Any]]:
    await stage.sit_down()
    await stage.finished()
    return stage.ana, {"do": "offer", "kind": "rematch"}


async def agree_to_offer(stage: Stage) -> tuple[Person, dict[str, Any]]:
    await stage.sit_down()
    await stage.finished()
    await stage.do(stage.bo, do="offer", kind="rematch")
    return stage.ana, {"do": "offer", "kind": "rematch"}


async def refuse_offer(stage: Stage) -> tuple[Person, dict[str, Any]]:
    await stage.sit_down()
    await stage.finished()
    await stage.do(stage.bo, do="offer", kind="rematch")
    return stage.ana, {"do": "offer", "kind": "none"}


async def propose(stage: Stage) -> tuple[Person, dict[str, Any]]:
    await stage.sit_down()
    return stage.ana, {"do": "propose", **STAND_IN}


async def propose_alone(stage: Stage) -> tuple[Person, dict[str, Any]]:
    """Nobody else is asked: the proposal is carried out at once."""
    stage.table = (await stage.ana.open(ME, device("Bo")))["table"]
    return stage.ana, {"do": "propose", **STAND_IN}


async def agree(stage: Stage) -> tuple[Person, dict[str, Any]]:
    await stage.sit_down()
    n = await stage.proposed(stage.bo)
    return stage.ana, {"do": "answer", "kind": "stand_in", "n": n, "agree": True}


async def refuse(stage: Stage) -> tuple[Person, dict[str, Any]]:
    await stage.sit_down()
    n = await stage.proposed(stage.bo)
    return stage.ana, {"do": "answer", "kind": "stand_in", "n": n, "agree": False}


async def withdraw(stage: Stage) -> tuple[Person, dict[str, Any]]:
    await stage.sit_down()
    n = await stage.proposed(stage.ana)
    return stage.ana, {"do": "answer", "kind": "stand_in", "n": n, "agree": False}


async def say(stage: Stage) -> tuple[Person, dict[str, Any]]:
    await stage.sit_down()
    return stage.ana, {"do": "say", "text": "hello"}


async def commit(stage: Stage) -> tuple[Person, dict[str, Any]]:
    stage.table = (await stage.ana.open(ME, FRIEND))["table"]
    return stage.ana, {"do": "commit", "commitment": SEAL}


async def reveal(stage: Stage) -> tuple[Person, dict[str, Any]]:
    stage.table = (await stage.ana.open(ME, FRIEND, commitment=SEAL))["table"]
    await stage.join(commitment=SEAL)
    return stage.ana, {"do": "reveal", "nonce": NONCE}


async def look(stage: Stage) -> tuple[Person, dict[str, Any]]:
    stage.table = (await stage.ana.open(ME, device("Bo")))["table"]
    return stage.ana, {"do": "look", "seat": 1}


VERBS: tuple[Prepare, ...] = (
    move,
    undo,
    resign,
    offer,
    agree_to_offer,
    refuse_offer,
    propose,
    propose_alone,
    agree,
    refuse,
    withdraw,
    say,
    commit,
    reveal,
    look,
)
ASKS_ONLY = {"examine", "advise"}
"""Messages that change nothing: a page asks again."""


@pytest.fixture
async def stages(start: Start) -> AsyncIterator[Callable[[], Stage]]:
    server, other = await start(), await start()
    made: list[Stage] = []

    def make() -> Stage:
        made.append(Stage(server, other))
        return made[-1]

    yield make
    for stage in made:
        await stage.close()


async def once(stages: Callable[[], Stage], prepare: Prepare) -> dict[str, int]:
    """Return the increase in rows after a message of this kind was carried out."""
    stage = stages()
    who, message = await prepare(stage)
    before = await stage.counts()
    await stage.do(who, id=ID, **message)
    return since(before, await stage.counts())


def since(before: dict[str, int], after: dict[str, int]) -> dict[str, int]:
    return {name: after[name] - before[name] for name in after}


def test_every_message_that_changes_something_is_tried() -> None:
    with_id = {
        one.__struct_config__.tag
        for one in get_args(ClientMessage)
        if "id" in one.__struct_fields__ and one.__struct_config__.tag not in ASKS_ONLY
    }
    tried = {
        "move",
        "undo",
        "resign",
        "offer",
        "propose",
        "answer",
        "say",
        "commit",
        "reveal",
        "look",
    }
    assert with_id == tried


@pytest.mark.parametrize("prepare", VERBS, ids=lambda prepare: prepare.__name__)
async def test_after_a_connection_that_broke_before_the_answer(
    stages: Callable[[], Stage], prepare: Prepare
) -> None:
    expected = await once(stages, prepare)
    stage = stages()
    who, message = await prepare(stage)
    before = await stage.counts()
    broken = await who.sit(stage.table)
    await broken.send(id=ID, **message)
    await broken.socket.close()
    for _ in range(2):
        assert (await stage.do(who, id=ID, **message))["id"] == ID
    assert since(before, await stage.counts()) == expected


@pytest.mark.parametrize("prepare", VERBS, ids=lambda prepare: prepare.__name__)
async def test_at_another_process(stages: Callable[[], Stage], prepare: Prepare) -> None:
    expected = await once(stages, prepare)
    stage = stages()
    who, message = await prepare(stage)
    before = await stage.counts()
    await stage.do(who, id=ID, **message)
    elsewhere = Person(stage.other.base)
    elsewhere.http.cookies = who.http.cookies
    await stage.do(elsewhere, id=ID, **message)
    await elsewhere.close()
    assert since(before, await stage.counts()) == expected


@pytest.mark.parametrize("prepare", VERBS, ids=lambda prepare: prepare.__name__)
async def test_while_the_first_is_still_being_carried_out(
    stages: Callable[[], Stage], prepare: Prepare
) -> None:
    expected = await once(stages, prepare)
    stage = stages()
    who, message = await prepare(stage)
    before = await stage.counts()
    async with await who.sit(stage.table) as one, await who.sit(stage.table) as other:
        answers = await asyncio.gather(*(window.answered(id=ID, **message) for window in (one, other)))
    assert [answer["say"] for answer in answers] == ["ack", "ack"], answers
    assert since(before, await stage.counts()) == expected


async def test_what_others_did_since_stays_done(stages: Callable[[], Stage]) -> None:
    stage = stages()
    await stage.sit_down()
    wish: dict[str, Any] = {"do": "propose", "id": ID, **STAND_IN}
    await stage.do(stage.ana, **wish)
    async with await stage.bo.sit(stage.table) as at_bo:
        n = at_bo.welcome["proposals"][0]["n"]
        await at_bo.answered(do="answer", kind="stand_in", n=n, agree=False)
    await stage.do(stage.ana, **wish)
    async with await stage.bo.sit(stage.table) as at_bo:
        assert at_bo.welcome["proposals"] == []


async def test_an_offer_that_a_guest_refused_is_not_made_again(stages: Callable[[], Stage]) -> None:
    stage = stages()
    await stage.sit_down()
    await stage.finished()
    await stage.do(stage.ana, do="offer", kind="rematch", id=ID)
    await stage.do(stage.bo, do="offer", kind="none")
    await stage.do(stage.ana, do="offer", kind="rematch", id=ID)
    async with await stage.bo.sit(stage.table) as at_bo:
        assert at_bo.welcome["offer"]["kind"] == "none"


async def test_who_gave_up_and_came_back_does_not_give_up_again(stages: Callable[[], Stage]) -> None:
    stage = stages()
    stage.table = (await stage.ana.open(ME, FRIEND, FRIEND, terms={"substitutes": "anybody"}))["table"]
    await stage.join()
    await stage.cy.call("POST", f"/api/tables/{stage.table}/join", {})
    await stage.do(stage.bo, do="resign", seat=1, id=ID)
    await stage.bo.call("POST", f"/api/tables/{stage.table}/substitute", {"seat": 1})
    await stage.do(stage.bo, do="resign", seat=1, id=ID)
    assert (await stage.counts())["resignations"] == 1


async def test_nor_by_a_message_that_came_when_the_seat_was_given_up_already(
    stages: Callable[[], Stage],
) -> None:
    stage = stages()
    stage.table = (await stage.ana.open(ME, FRIEND, FRIEND, terms={"substitutes": "anybody"}))["table"]
    await stage.join()
    await stage.cy.call("POST", f"/api/tables/{stage.table}/join", {})
    await stage.do(stage.bo, do="resign", seat=1, id="from another tab")
    await stage.do(stage.bo, do="resign", seat=1, id=ID)
    await stage.bo.call("POST", f"/api/tables/{stage.table}/substitute", {"seat": 1})
    await stage.do(stage.bo, do="resign", seat=1, id=ID)
    assert (await stage.counts())["resignations"] == 1


async def test_an_id_of_one_guest_is_none_of_another(stages: Callable[[], Stage]) -> None:
    stage = stages()
    await stage.sit_down()
    await stage.do(stage.ana, do="propose", id=ID, **STAND_IN)
    await stage.do(stage.bo, do="propose", id=ID, **STAND_IN)
    assert (await stage.ana.call("GET", f"/api/tables/{stage.table}"))["stand_in"] == 30


async def test_what_was_refused_is_refused_again(stages: Callable[[], Stage]) -> None:
    stage = stages()
    await stage.sit_down()
    async with await stage.ana.sit(stage.table) as sitting:
        for _ in range(2):
            refused = await sitting.answered(do="propose", id=ID, kind="pause")
            assert refused["code"] == "clock.missing"
