"""An agent on another machine, line by line: what it is asked, how often, and what of it is forgotten."""

import asyncio
import json
from types import SimpleNamespace
from typing import Any

import pytest

from tablee.bots.pool.counters import QuestionProgress
from tablee.bots.pool.worker_process import ProcessFailedError
from tablee.bots.programs import offered, remote_agent
from tablee.bots.programs.offered import AgentKey, Programs
from tablee.bots.programs.program_host import HostedProgram, MoveRequest, Place
from tablee.bots.programs.remote_agent import Link, RemoteAgent
from tablee.core.errors import IllegalMoveError
from tests.patience import patience, until

FIRST, SECOND = Place("first", 0, "toy", {}, 2), Place("second", 1, "toy", {}, 2)


class Other(Link):
    """The other end of a connection: it notes the kinds of lines in `told`, and answers those of `answers`."""

    def __init__(self, **answers: Any) -> None:
        super().__init__(self._tell)
        self.told: list[str] = []
        self.lines: list[dict[str, Any]] = []
        self.answers = {
            "hello": {"say": "hello", "name": "by hand"},
            "match": {"say": "ready"},
            "choose": {"say": "move", "move": "a"},
            "ping": {"say": "pong"},
            **answers,
        }

    def _tell(self, text: str) -> None:
        line = json.loads(text)
        self.told.append(line["do"])
        self.lines.append(line)
        if (answer := self.answers[line["do"]]) is not None:
            asyncio.get_running_loop().call_soon(self.hear, json.dumps(answer))


def request(ply: int = 1, more: bool = False) -> MoveRequest:
    def check(move: str) -> None:
        if move == "x":
            raise IllegalMoveError("move.illegal", {"move": move})

    return MoveRequest(ply, {"seen": ply}, ["a", "b"], more, check, 5)


async def connected(**answers: Any) -> tuple[RemoteAgent, Other]:
    agent, link = RemoteAgent("Fox", 700), Other(**answers)
    await agent.connect(link)
    return agent, link


async def move(agent: RemoteAgent, place: Place = FIRST, asked: MoveRequest | None = None) -> str:
    async with patience():
        return await agent.choose(place, asked or request(), QuestionProgress())


async def test_a_match_is_named_once_until_it_is_kept_no_longer() -> None:
    agent, link = await connected()
    for place in (FIRST, FIRST, SECOND, FIRST):
        assert await move(agent, place) == "a"
    assert link.told == ["hello", "match", "choose", "choose", "match", "choose", "choose"]
    names = {line["match"] for line in link.lines if line["do"] == "match"}
    assert len(names) == 2
    agent.keep(["second"])
    await move(agent, SECOND)
    await move(agent, FIRST)
    assert link.told[7:] == ["choose", "match", "choose"]
    assert link.lines[8]["match"] not in names


async def test_who_connects_again_is_told_the_match_again_and_the_old_connection_ends() -> None:
    agent, first = await connected()
    await move(agent)
    second = Other()
    await agent.connect(second)
    assert await first.ended == "agent.replaced"
    agent.leave(first)
    await move(agent)
    assert (second.told, agent.processes, agent.counted.starts) == (["hello", "match", "choose"], 1, 2)
    agent.leave(second)
    assert (agent.processes, agent.plays("toy")) == (0, False)
    with pytest.raises(ProcessFailedError, match="not connected"):
        await move(agent)


async def test_it_is_asked_with_its_own_thinking_time_and_all_that_its_seat_knows() -> None:
    agent, link = await connected()
    await move(agent, SECOND, request(3, more=True))
    assert {**link.lines[1], "match": ""} == {
        "do": "match", "match": "", "game": "toy", "options": {}, "players": 2, "seat": 1,
    }  # fmt: skip
    assert {**link.lines[2], "match": ""} == {
        "do": "choose", "match": "", "ply": 3, "view": {"seen": 3}, "legal": ["a", "b"], "more": True,
        "ms": 700, "seed": 5,
    }  # fmt: skip


@pytest.mark.parametrize(
    ("games", "plays"),
    [(None, True), (["toy"], True), (["other", "toy"], True), (["other"], False), ([], False)],
)
async def test_it_plays_the_games_that_it_names(games: list[str] | None, plays: bool) -> None:
    agent, _ = await connected(hello={"say": "hello", "name": "by hand", "games": games})
    assert agent.plays("toy") is plays


@pytest.mark.parametrize(
    ("answer", "more", "fine"),
    [("b", False, True), ("c", False, False), ("c", True, True), ("x", True, False)],
)
async def test_only_a_legal_move_is_one(answer: str, more: bool, fine: bool) -> None:
    agent, _ = await connected(choose={"say": "move", "move": answer})
    if fine:
        assert await move(agent, asked=request(more=more)) == answer
    else:
        with pytest.raises(ProcessFailedError, match=answer):
            await move(agent, asked=request(more=more))
    assert (agent.counted.answered, agent.counted.failures, agent.counted.thinking) == (fine, not fine, 0)


async def test_a_question_waits_for_others_so_long_and_the_next_is_asked_all_the_same(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(remote_agent, "BUSY", 0.01)
    agent, link = await connected(choose=None)
    course = QuestionProgress()
    first = asyncio.create_task(agent.choose(FIRST, request(), course))
    await until(lambda: link.told[-1] == "choose")
    with pytest.raises(ProcessFailedError, match="other questions"):
        await move(agent, SECOND)
    assert (agent.counted.failures, agent.counted.waits.waiting, agent.counted.thinking) == (1, 0, 1)
    link.hear(json.dumps({"say": "move", "move": "b"}))
    async with patience():
        assert await first == "b"
    assert (course.waiting, course.thought > 0) == (False, True)
    link.answers["choose"] = {"say": "move", "move": "a"}
    assert await move(agent, SECOND) == "a"
    assert (agent.counted.answered, agent.counted.failures, agent.counted.thinking) == (2, 1, 0)


@pytest.mark.parametrize(
    ("line", "constant", "seconds"), [("match", "QUICK", 0.0), ("choose", "GRACE", -0.7)]
)
async def test_whatever_it_answers_late_ends_its_connection(
    line: str, constant: str, seconds: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    agent, link = await connected(**{line: None})
    monkeypatch.setattr(remote_agent, constant, seconds)
    with pytest.raises(ProcessFailedError, match="no answer"):
        await move(agent)
    assert await link.ended == "agent.late"


async def test_a_pong_answers_no_question_and_shows_that_it_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    agent, link = await connected(choose=None)
    asked = asyncio.create_task(move(agent))
    await until(lambda: link.told[-1] == "choose")
    link.heard_at = 0.0
    link.ping()
    await until(lambda: link.heard_at > 0)
    assert (link.told[-1], asked.done(), link.ended.done()) == ("ping", False, False)
    link.hear(json.dumps({"say": "move", "move": "a"}))
    assert await asked == "a"


async def test_a_question_to_a_connection_that_ends_fails_at_once() -> None:
    agent, link = await connected(choose=None)
    asked = asyncio.create_task(move(agent))
    await until(lambda: link.told[-1] == "choose")
    agent.end("agent.token")
    with pytest.raises(ProcessFailedError, match=r"lost the connection \(agent\.token\)"):
        await asked
    agent.end("agent.silent")
    assert await link.ended == "agent.token"


async def test_a_question_whose_connection_is_lost_is_asked_again_over_the_next_one() -> None:
    known, first, second = programs(), Other(choose=None), Other()
    with known.remote("Fox") as agent:
        await agent.connect(first)
        asked = asyncio.create_task(known.choose("Fox", FIRST, request(), course := QuestionProgress()))
        await until(lambda: first.told[-1] == "choose")
        agent.leave(first)
    await until(lambda: course.waiting)
    assert (agent.processes, agent.counted.thinking) == (0, 0)
    with known.remote("Fox") as agent:
        await agent.connect(second)
        async with patience():
            assert await asked == "a"
    assert second.told == ["hello", "match", "choose"]
    assert (course.waiting, course.queued > 0) == (False, True)
    # The same question, with the same randomness.
    assert {**first.lines[-1], "match": ""} == {**second.lines[-1], "match": ""}


async def test_a_question_goes_on_over_a_connection_that_takes_the_place_of_the_first() -> None:
    known, first, second = programs(), Other(choose=None), Other()
    with known.remote("Fox") as agent:
        await agent.connect(first)
        asked = await being_asked(known, first)
        await agent.connect(second)
        async with patience():
            assert await asked == "a"
    assert await first.ended == "agent.replaced"


async def test_a_question_that_waits_behind_another_one_is_asked_over_the_next_connection_too() -> None:
    known, first, second = programs(), Other(choose=None), Other()
    with known.remote("Fox") as agent:
        await agent.connect(first)
        asked = await being_asked(known, first)
        course = QuestionProgress()
        behind = asyncio.create_task(known.choose("Fox", SECOND, request(), course))
        await until(lambda: course.waiting)
        agent.leave(first)
    with known.remote("Fox") as agent:
        await agent.connect(second)
        async with patience():
            assert [*await asyncio.gather(asked, behind)] == ["a", "a"]


async def test_a_connection_that_is_lost_again_gives_a_question_no_more_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    now = [0.0]
    monkeypatch.setattr(offered, "time", SimpleNamespace(monotonic=lambda: now[0]))
    known, first, second = programs(), Other(choose=None), Other(choose=None)
    with known.remote("Fox") as agent:
        await agent.connect(first)
        asked = await being_asked(known, first, course := QuestionProgress())
        agent.leave(first)
    await until(lambda: course.waiting)
    now[0] = offered.RETURN_S - 0.1
    with known.remote("Fox") as agent:
        await agent.connect(second)
        await until(lambda: second.told[-1:] == ["choose"])
        agent.leave(second)
        await until(lambda: course.waiting)
        now[0] = offered.RETURN_S
        async with patience():
            with pytest.raises(ProcessFailedError, match="not connected"):
                await asked


@pytest.mark.parametrize("key", ["Fox", ("ana", "Fox")])
async def test_after_the_start_a_question_waits_for_an_agent_that_was_there_before(key: AgentKey) -> None:
    known = programs()
    known.start()
    asked = asyncio.create_task(known.choose(key, FIRST, request(), course := QuestionProgress()))
    await until(lambda: course.waiting)
    with known.remote(key) as agent:
        await agent.connect(Other())
        async with patience():
            assert await asked == "a"


async def test_for_an_agent_that_does_not_come_back_no_question_waits_longer(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(offered, "RETURN_S", 0.05)
    known, link = programs(), Other(choose=None)
    with known.remote("Fox") as agent:
        await agent.connect(link)
        asked = await being_asked(known, link)
        agent.leave(link)
    async with patience():
        with pytest.raises(ProcessFailedError, match="not connected"):
            await asked


@pytest.mark.parametrize("reason", ["agent.token", "agent.line", "agent.late", "request.too_many"])
async def test_no_question_is_asked_again_after_the_agent_itself_failed(reason: str) -> None:
    known, link = programs(), Other(choose=None)
    with known.remote("Fox") as agent:
        await agent.connect(link)
        asked = await being_asked(known, link)
        agent.end(reason)
        async with patience():
            with pytest.raises(ProcessFailedError, match=reason):
                await asked
        agent.leave(link)
    course = QuestionProgress()
    asked = asyncio.create_task(known.choose("Fox", FIRST, request(), course))
    if reason == "agent.token":
        async with patience():
            with pytest.raises(ProcessFailedError, match="not connected"):
                await asked
    else:
        # The next one waits: such an agent connects again.
        await until(lambda: course.waiting)
        asked.cancel()


def programs(*names: str) -> Programs:
    return Programs(
        [HostedProgram(name, ("nothing",), 100) for name in names], lambda *_: None, lambda *_: None, 900
    )


async def being_asked(
    known: Programs, link: Other, course: QuestionProgress | None = None
) -> "asyncio.Task[str]":
    """Return a question that has reached the agent."""
    asked = asyncio.create_task(known.choose("Fox", FIRST, request(), course or QuestionProgress()))
    await until(lambda: link.told[-1] == "choose")
    return asked


async def test_an_agent_of_the_operator_stays_with_its_figures_and_a_guests_is_forgotten(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    known, own = programs(), ("ana", "Fox")
    for key in ("Fox", own):
        with known.remote(key) as first, known.remote(key) as second:
            assert first is second
            await first.connect(Other())
            assert known.names("toy") == (["Fox"] if key == "Fox" else [])
            assert (known.own_names("toy", "ana"), known.own_names("toy", "bo")) == (
                (["Fox"], []) if key == own else ([], [])
            )
            assert (known.connected(*own), known.connected("bo", "Fox")) == (key == own, False)
            assert await known.choose(key, FIRST, request(), QuestionProgress()) == "a"
        assert first.users == 0
        await first.close()
    assert list(known.everyone) == ["Fox"]
    assert known.everyone["Fox"].counted.answered == 1
    monkeypatch.setattr(offered, "RETURN_S", 0.0)
    with pytest.raises(ProcessFailedError, match="neither offered"):
        await known.choose(own, FIRST, request(), QuestionProgress())


async def test_of_one_name_the_hosts_own_program_precedes_an_agent() -> None:
    known = programs("Fox")
    with known.remote("Fox") as agent:
        await agent.connect(Other())
        assert known.everyone["Fox"] is known.hosts["Fox"]
        assert known.names("toy") == []


async def test_what_is_kept_of_matches_is_let_go_of_by_everybody() -> None:
    known = programs()
    for key in ("Fox", ("ana", "Fox")):
        with known.remote(key) as agent:
            link = Other()
            await agent.connect(link)
            await known.choose(key, FIRST, request(), QuestionProgress())
            known.keep([])
            await known.choose(key, FIRST, request(), QuestionProgress())
            assert link.told.count("match") == 2
