"""Bots in processes of their own: ours, the examples, and misbehaving ones."""

import asyncio
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tablee.bots.pool.worker_process import ProcessFailedError
from tablee.bots.programs.bot_process import BotProcess
from tablee.bots.programs.program import Program
from tablee.bots.programs.protocol import Fault, Introduction, Moved, Pong, Ready
from tablee.bots.programs.stderr_log import StderrLog
from tablee.games import find, installed
from tablee.match import Match
from tests.patience import patience

pytestmark = pytest.mark.processes

ROOT = Path(__file__).parents[2]
OURS = (sys.executable, "-m", "tablee", "bot", "--game", "mawoki", "--level", "1")
EXAMPLES = {
    "ours": OURS,
    "python": (sys.executable, str(ROOT / "examples" / "bot.py")),
    "javascript": ("node", str(ROOT / "examples" / "bot.mjs")),
}


@pytest.mark.parametrize("name", sorted(EXAMPLES))
async def test_a_program_plays_a_whole_match(name: str) -> None:
    program = Program(EXAMPLES[name], memory=None)
    match = Match.new(find("mawoki"), 2, {}, "programs")
    assert (await program.start()).name
    await program.ping()
    await program.begin("m", "mawoki", match.options, 2, 0)
    while (seat := match.turn) is not None:
        legal = match.legal().moves
        if seat == 1:
            match.play(seat, legal[0])
            continue
        known = match.information(seat)
        moved = await program.choose("m", match.ply, known, legal, False, 50, match.ply, 60)
        match.play(seat, moved.move)
    await program.finish("m")
    await program.end()
    assert not program.running


SLOW = """
import sys
for number, line in enumerate(sys.stdin):
    if number == 1:
        print("asked", file=sys.stderr, flush=True)
        continue
    print('{"say": "hello", "name": "Slow"}' if number == 0 else '{"say": "pong"}', flush=True)
"""


async def test_a_program_whose_question_was_broken_off_answers_no_other() -> None:
    """Its next line could be the answer to the first question."""
    asked = asyncio.Event()
    said = StderrLog(lambda _line, _left_out: asked.set())
    program = Program((sys.executable, "-c", SLOW), memory=None, said=said)
    await program.start()
    asking = asyncio.create_task(program.ping())
    async with patience():
        await asked.wait()
    asking.cancel()
    with pytest.raises(asyncio.CancelledError):
        await asking
    assert not program.running
    with pytest.raises(ProcessFailedError, match="not running"):
        await program.ping()


@pytest.mark.parametrize("name", sorted(installed()))
def test_our_bots_answer_every_line_of_the_protocol(name: str) -> None:
    game = find(name)
    bot = BotProcess(game, 1, None)
    match = Match.new(game, 2, {}, "lines")
    seat = match.turn
    assert seat is not None

    def ask(**line: Any) -> object:
        return bot.answer(json.dumps(line).encode())

    assert ask(do="hello", protocol=1) == Introduction(f"{name} 1", [name])
    assert ask(do="match", match="m", game=name, options=match.options, players=2, seat=seat) == Ready()
    legal = match.legal()
    question = {
        "match": "m",
        "ply": 0,
        "view": match.information(seat),
        "legal": legal.moves,
        "more": legal.more,
    }
    moved = ask(do="choose", **question, ms=None, seed=7)
    assert isinstance(moved, Moved)
    match.play(seat, moved.move)
    assert ask(do="ping") == Pong()
    assert ask(do="end", match="m") == Ready()


@pytest.mark.parametrize(
    "line",
    [
        b"nonsense",
        b"[]",
        b'{"do":"dance"}',
        b'{"do":"hello","protocol":99}',
        b'{"do":"match","match":"m","game":"chess","options":{},"players":2,"seat":0}',
        b'{"do":"choose","match":"m","ply":0,"view":{},"legal":[],"more":false,"ms":null,"seed":1}',
        b'{"do":"choose","match":"m","ply":0,"view":{},"legal":["x"],"more":false,"ms":null,"seed":1}',
    ],
)
def test_what_cannot_be_answered_is_a_fault_and_the_process_lives_on(line: bytes) -> None:
    bot = BotProcess(find("tokan"), 3, 10)
    fault = bot.answer(line)
    assert isinstance(fault, Fault)
    assert fault.message
    assert bot.answer(b'{"do":"ping"}') == Pong()


def script(*lines: str) -> tuple[str, ...]:
    """Return a program that introduces itself and then, at a match, runs these lines of Python."""
    hello = 'import sys, time; input(); print(\'{"say":"hello","name":"x"}\', flush=True); input()'
    return (sys.executable, "-c", "\n".join([hello, *lines]))


@pytest.mark.parametrize(
    ("does", "reason"),
    [
        ("time.sleep(60)", "no answer"),
        ("sys.exit(1)", "ended"),
        ("print('nonsense', flush=True); time.sleep(60)", "DecodeError"),
        ('print(\'{"say":"move","move":"cheat"}\', flush=True); time.sleep(60)', "cheat"),
        ('print(\'{"say":"pong"}\', flush=True); time.sleep(60)', "Pong"),
        ('print(\'{"say":"fault","message":"no idea"}\', flush=True); time.sleep(60)', "no idea"),
        ("held = bytearray(4 << 30); time.sleep(60)", "ended"),
    ],
    ids=["silent", "gone", "nonsense", "cheating", "off the point", "at fault", "greedy"],
)
async def test_a_program_that_does_not_behave_is_ended(does: str, reason: str) -> None:
    program = Program(script(does), memory=1 << 30)
    await program.start()
    with pytest.raises(ProcessFailedError, match=reason):
        await program.choose("m", 0, {}, ["a", "b"], False, None, 1, 2.0 if reason == "no answer" else 60.0)
    assert not program.running


async def test_a_program_that_is_not_there_fails_at_the_start() -> None:
    with pytest.raises(ProcessFailedError, match="no-such-program"):
        await Program(("/no-such-program",)).start()


def test_the_command_is_a_bot_on_standard_input_and_output() -> None:
    lines = b'{"do":"hello","protocol":1}\n{"do":"ping"}\n'
    ran = subprocess.run(OURS, input=lines, capture_output=True, timeout=300, check=True)
    assert [json.loads(line)["say"] for line in ran.stdout.splitlines()] == ["hello", "pong"]
