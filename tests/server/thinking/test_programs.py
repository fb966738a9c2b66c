"""The operator's programs at tables: offered, limited to their seat's knowledge, replaced if they misbehave, ended."""

import asyncio
import os
import shlex
import sys
from pathlib import Path
from typing import Any

import pytest
import structlog

from tablee.bots.programs import program_host
from tablee.bots.programs.program_host import GIVEN, HostedProgram
from tablee.server.thinking.program_settings import ProgramError, parsed
from tablee.words import LANGUAGES, sentence
from tests.patience import until
from tests.processes import alive
from tests.server.conftest import Begin, Running, Start
from tests.server.killing import Server
from tests.server.people import FRIEND, ME, PatientClient, Person, Sitting, offered, program
from tests.server.programs import command, told

ROOT = Path(__file__).parents[3]
MEMORY = 256 << 20


async def replied(server: Running, table: str, sitting: Sitting, ply: int) -> str:
    """Draw at ply `ply`, and return the move after it."""
    assert (await sitting.answered(do="move", ply=ply, seat=0, move="draw"))["say"] == "ack"
    await sitting.reach(ply + 2)
    return (await server.services.matches.current(table)).match.moves[ply + 1].move


async def test_a_program_plays_its_seat_and_is_called_by_its_name(begin: Begin, notes: Path) -> None:
    server = await begin("behave")
    ana = Person(server.base)
    opened = await ana.open(ME, program("Robo"))
    table = opened["table"]
    assert opened["seats"][1]["name"] == "Robo"
    assert (opened["seats"][1]["kind"], opened["seats"][1]["level"]) == ("bot", None)
    async with await ana.sit(table) as sitting:
        assert await replied(server, table, sitting, 0) == "draw"
    assert server.thinker.asked == []
    await ana.close()


async def test_a_program_learns_of_the_match_and_is_asked_with_what_its_seat_knows(
    begin: Begin, notes: Path
) -> None:
    server = await begin("behave", ms=1234)
    ana = Person(server.base)
    table = (await ana.open(ME, program("Robo")))["table"]
    async with await ana.sit(table) as sitting:
        await replied(server, table, sitting, 0)
        live = await server.services.matches.current(table)
        known = live.match.game.information(live.match.positions[1], 1)
    lines = [line for line in told(notes) if line["do"] in ("match", "choose")]
    assert [line["do"] for line in lines] == ["match", "choose"]
    match, choose = lines
    assert (match["game"], match["players"], match["seat"]) == ("toy", 2, 1)
    assert match["options"] == live.match.options
    assert (choose["ply"], choose["ms"], choose["match"]) == (1, 1234, match["match"])
    assert choose["view"] == known
    assert "draw" in choose["legal"]
    assert table not in str(told(notes))
    await ana.close()


async def test_it_is_given_nothing_of_the_servers_environment_that_could_be_secret(
    begin: Begin, notes: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TABLEE_DATABASE", "postgresql://ana:secret@host/tablee")
    await begin("behave")
    (environment,) = [line for line in told(notes) if line["do"] == "environment"]
    # The interpreter adds the last one to its own environment if it coerces the locale.
    names = set(environment) - {"do", "pid", "session", "LC_CTYPE"}
    assert names <= set(GIVEN)
    assert environment["session"] == environment["pid"]
    assert "secret" not in str(told(notes))


@pytest.mark.parametrize("how", ["hang", "die", "lie", "eat"])
async def test_a_bot_stands_in_for_a_program_that_misbehaves_and_the_table_lives_on(
    begin: Begin, notes: Path, how: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(program_host, "GRACE", 1.0)
    server = await begin(how, ms=10 if how == "hang" else 2000, memory=MEMORY)
    ana = Person(server.base)
    table = (await ana.open(ME, program("Robo")))["table"]
    async with await ana.sit(table) as sitting:
        for ply in (0, 2):
            moved = await replied(server, table, sitting, ply)
            assert moved == server.thinker.asked[-1][2][0] != "draw"
        host = server.services.programs.hosts["Robo"]
        assert (host.counted.failures, host.counted.answered) == (2, 0)
        await until(lambda: host.processes == 0)
    asked = [line["pid"] for line in told(notes) if line["do"] == "choose"]
    assert len(set(asked)) == 2
    for pid in asked:
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)
    text = (await ana.http.get("/metrics")).text
    assert 'tablee_program_failures_total{program="Robo"} 2.0' in text
    assert 'tablee_bot_faults_total{game="toy"} 2.0' in text
    await ana.close()


async def test_a_program_that_died_is_started_again_for_its_next_move(begin: Begin, notes: Path) -> None:
    server = await begin("die-once")
    ana = Person(server.base)
    table = (await ana.open(ME, program("Robo")))["table"]
    async with await ana.sit(table) as sitting:
        assert await replied(server, table, sitting, 0) != "draw"
        assert await replied(server, table, sitting, 2) == "draw"
    await ana.close()


async def test_a_program_learns_the_end_of_a_match_and_is_ended(begin: Begin, notes: Path) -> None:
    server = await begin("behave")
    host = server.services.programs.hosts["Robo"]
    ana = Person(server.base)
    table = (await ana.open(ME, program("Robo")))["table"]
    async with await ana.sit(table) as sitting:
        await replied(server, table, sitting, 0)
        assert host.processes == 1
        assert (await sitting.answered(do="resign", seat=0))["say"] == "ack"
        await until(lambda: host.processes == 0)
    await until(lambda: told(notes)[-1]["do"] == "end")
    pid = told(notes)[-1]["pid"]
    await until(lambda: not alive(pid))
    await ana.close()


async def test_it_is_ended_when_it_has_nothing_to_do_for_long_and_comes_back(
    begin: Begin, notes: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(program_host, "IDLE", 0.3)
    server = await begin("behave")
    host = server.services.programs.hosts["Robo"]
    ana = Person(server.base)
    table = (await ana.open(ME, program("Robo")))["table"]
    async with await ana.sit(table) as sitting:
        await replied(server, table, sitting, 0)
        await until(lambda: host.processes == 0)
        assert await replied(server, table, sitting, 2) == "draw"
    assert len({line["pid"] for line in told(notes) if line["do"] == "choose"}) == 2
    await ana.close()


async def test_more_tables_than_processes_take_turns(begin: Begin, notes: Path) -> None:
    server = await begin("behave", processes=1)
    host = server.services.programs.hosts["Robo"]
    people = [Person(server.base) for _ in range(3)]

    async def play(ana: Person) -> list[str]:
        table = (await ana.open(ME, program("Robo")))["table"]
        async with await ana.sit(table) as sitting:
            moves = [await replied(server, table, sitting, ply) for ply in (0, 2)]
            assert host.processes <= 1
            return moves

    assert await asyncio.gather(*map(play, people)) == [["draw", "draw"]] * 3
    assert host.counted.failures == 0
    for one in people:
        await one.close()


async def test_an_unknown_program_is_refused_in_three_languages(begin: Begin) -> None:
    server = await begin("behave")
    ana = Person(server.base)
    body = {"game": "toy", "seats": [ME, program("Mallory")]}
    refused = await ana.call("POST", "/api/tables", body, 422)
    assert refused == {"code": "program.unknown", "params": {"program": "Mallory"}}
    for other in (
        {"game": "tokan", "seats": [ME, program("Robo")]},
        {"game": "toy", "seats": [ME, program("/bin/sh")]},
    ):
        assert (await ana.call("POST", "/api/tables", other, 422))["code"] == "program.unknown"
    sentences = {sentence(refused["code"], refused["params"], language) for language in LANGUAGES}
    assert len(sentences) == len(LANGUAGES)
    assert all("Mallory" in one for one in sentences)
    await ana.close()


async def test_a_free_seat_can_be_given_to_a_program_and_a_rematch_keeps_it(begin: Begin) -> None:
    server = await begin("behave")
    ana = Person(server.base)
    table = (await ana.open(ME, FRIEND))["table"]
    path = f"/api/tables/{table}/seats/1"
    assert (await ana.call("PUT", path, program("Mallory"), 422))["code"] == "program.unknown"
    assert (await ana.call("PUT", path, program("Robo")))["seats"][1]["name"] == "Robo"
    async with await ana.sit(table) as sitting:
        assert await replied(server, table, sitting, 0) == "draw"
        hint = await hinted(sitting, 2)
        assert hint["say"] == "advice"
        await sitting.answered(do="resign", seat=0)
        await sitting.send(do="offer", id="again", kind="rematch")
        following = (await sitting.table(lambda told: told["next"] is not None))["next"]
    again = await ana.call("GET", f"/api/tables/{following}")
    assert (again["seats"][0]["name"], again["seats"][0]["level"]) == ("Robo", None)
    record = await ana.call("GET", f"/api/tables/{table}/record")
    assert '"Robo"' in record.splitlines()[0]
    await ana.close()


async def hinted(sitting: Sitting, ply: int) -> dict[str, Any]:
    """Ask for a hint and return the answer."""
    await sitting.send(do="advise", id="hint", ply=ply, seat=0)
    while (message := await sitting.next())["say"] not in ("advice", "error"):
        pass
    return message


async def test_a_program_that_does_not_say_who_it_is_is_not_offered(start: Start, tmp_path: Path) -> None:
    programs = (
        HostedProgram("Nobody", ("/no-such-program",)),
        HostedProgram("Robo", command("behave", tmp_path / "notes")),
    )
    server = await start(programs=programs)
    await offered(server.base, "toy", ["Robo"])
    await offered(server.base, "tokan", [])


async def test_a_seat_whose_program_is_offered_no_more_is_played_by_a_bot(
    begin: Begin, start: Start, notes: Path
) -> None:
    server = await begin("behave")
    ana = Person(server.base)
    table = (await ana.open(ME, program("Robo")))["table"]
    other = await start()
    ana.base = other.base
    async with await ana.sit(table) as sitting:
        assert await replied(other, table, sitting, 0) != "draw"
    assert len(other.thinker.asked) == 1
    await ana.close()


@pytest.mark.parametrize(
    "setting", ["Robo", "=python3 bot.py", "Robo=", "Robo='", f"{'x' * 25}=bot", "a\tb=bot"]
)
def test_a_setting_that_names_no_program_is_refused(setting: str) -> None:
    with pytest.raises(ProgramError) as refused:
        parsed([setting])
    assert refused.value.code == "program.setting"


def test_settings_name_programs_each_by_a_name_of_its_own() -> None:
    one, two = parsed(["Robo = python3 'my bot.py'", "Robo 2=node bot.mjs --fast=1"], [], 500, 1 << 30, 3)
    assert one == HostedProgram("Robo", ("python3", "my bot.py"), 500, 1 << 30, 3)
    assert two.command == ("node", "bot.mjs", "--fast=1")
    with pytest.raises(ProgramError, match="Two programs are called"):
        parsed(["Robo=a", "Robo=b"])


async def test_the_examples_play_a_whole_match_at_a_server_that_is_killed_in_its_midst(
    tmp_path: Path,
) -> None:
    programs = [
        f"Python=  {shlex.quote(sys.executable)} {shlex.quote(str(ROOT / 'examples' / 'bot.py'))}",
        f"JavaScript=node {shlex.quote(str(ROOT / 'examples' / 'bot.mjs'))}",
    ]
    server = Server(str(tmp_path / "tablee.db"), tmp_path / "log", programs=programs)
    await server.start()
    await offered(server.base, "mawoki", ["Python", "JavaScript"])
    ana = Person(server.base)
    opened = await ana.open(ME, program("Python"), program("JavaScript"), game="mawoki")
    assert [seat["name"] for seat in opened["seats"][1:]] == ["Python", "JavaScript"]
    table = opened["table"]
    ply = await played(ana, table, 4)  # so few cannot end the match
    await server.kill()
    await server.start()
    assert await played(ana, table, 10_000) > ply
    # A program with only one legal move gets no question: each has to choose once in some match.
    while 'tablee_program_answers_total{program="Python"} 0.0' in (counted := await metrics(server)) or (
        'tablee_program_answers_total{program="JavaScript"} 0.0' in counted
    ):
        opened = await ana.open(ME, program("Python"), program("JavaScript"), game="mawoki")
        await played(ana, opened["table"], 10_000)
    for name in ("Python", "JavaScript"):
        assert f'tablee_program_failures_total{{program="{name}"}} 0.0' in counted
    await server.kill()
    server.log.close()
    await ana.close()


async def metrics(server: Server) -> str:
    async with PatientClient() as client:
        return (await client.get(server.base + "/metrics")).text


async def played(ana: Person, table: str, plies: int) -> int:
    """Play at seat 0 until `plies` plies are made, or the match is over; return the number of plies."""
    async with await ana.sit(table) as sitting:
        now = sitting.welcome["now"]
        while now["over"] is None and now["ply"] < plies:
            if now["turn"] == 0:
                await sitting.send(
                    do="move", id=f"m{now['ply']}", ply=now["ply"], seat=0, move=now["legal"][0]
                )
            now = (await sitting.expect("step"))["now"]
    return int(now["ply"])


async def test_what_a_program_writes_to_standard_error_is_a_few_lines_of_ours_with_its_name(
    start: Start, notes: Path
) -> None:
    with structlog.testing.capture_logs() as logged:
        server = await start(programs=(HostedProgram("Robo", command("shout", notes)),))
        await offered(server.base, "toy", ["Robo"])
        await until(lambda: any(one.get("program") == "Robo" for one in logged))
        await server.services.programs.close()
    lines = [one for one in logged if one["event"] == "a program says"]
    assert 1 < len(lines) < 1000
    assert {one["program"] for one in lines} == {"Robo"}
    assert not [one for one in logged if one["event"] == "server.fault"]


def test_an_agent_is_offered_as_a_program_that_runs_its_class() -> None:
    (program,) = parsed([], ["My fox=fox.py:Fox"])
    assert (program.name, program.command[1:]) == (
        "My fox",
        ("-m", "tablee.bots.programs.python_bot", "fox.py:Fox"),
    )


@pytest.mark.parametrize(
    ("programs", "agents", "code", "refused"),
    [
        ([], ["My fox=fox"], "agent.setting", "My fox=fox"),
        ([], ["fox:Fox"], "agent.setting", "fox:Fox"),
        ([], ["Fox=python:fox:Fox"], "agent.setting", "Fox=python:fox:Fox"),
        (["Fox=fox"], ["Fox=fox:Fox"], "program.twice", "Fox"),
    ],
)
def test_an_agent_is_a_class_with_a_name_of_its_own(
    programs: list[str], agents: list[str], code: str, refused: str
) -> None:
    with pytest.raises(ProgramError) as error:
        parsed(programs, agents)
    assert error.value.code == code
    for language in ("en", "fr", "nl"):
        assert refused in sentence(code, error.value.params, language)
