"""One worker, asked by hand: it answers, survives its bots' exceptions, and ends when no longer used."""

import json
import signal
import subprocess
import sys
from typing import Any

import msgspec
import pytest

from tablee.bots.pool.messages import Decision, Question
from tests.conftest import TOY_INSTALLED
from tests.house.tree import ROOT
from tests.toy import TOY

pytestmark = pytest.mark.processes

MEMORY = str(1 << 30)
SPINNING = """
from tablee.bots.pool import worker
worker.answer = lambda question, memory, enough: [0 for _ in iter(int, 1)]
worker.main()
"""
PRINTING = """
from tablee.bots.pool import worker
given = worker.answer
worker.answer = lambda *asked: print("a stray word") or given(*asked)
worker.main()
"""


def question(number: int = 1, seconds: float = 30, level: int = 1, game: str = "toy") -> bytes:
    known = TOY.information(TOY.new(2, {}, "s"), 0)
    asked = Decision(game, known, ["a", "b"], level, seed=7)
    return msgspec.json.encode(Question(number, asked, seconds)) + b"\n"


def ran(program: str, lines: bytes) -> tuple[int, list[dict[str, Any]], bytes]:
    """Return the exit status, the answers after the first (which means: ready), and standard error."""
    process = subprocess.run(
        [sys.executable, "-c", program, MEMORY, "0"], input=lines, capture_output=True, timeout=300
    )
    ready, *answers = [json.loads(line) for line in process.stdout.splitlines()]
    assert ready["id"] == 0
    return process.returncode, answers, process.stderr


def test_it_answers_until_end_of_input_whatever_its_bots_do() -> None:
    path = f"import sys; sys.path[:0] = {[str(TOY_INSTALLED), str(ROOT)]}"
    program = f"{path}; from tablee.bots.pool import worker; worker.main()"
    status, answers, _ = ran(program, question() + question(2, level=9) + question(3))
    assert status == 0
    assert [answer["id"] for answer in answers] == [1, 2, 3]
    assert [answer["move"] for answer in answers] == ["a", None, "a"]
    assert "bot.level" in answers[1]["failure"]


def test_what_is_printed_is_no_answer() -> None:
    status, answers, printed = ran(PRINTING, question(game="none"))
    assert (status, len(answers), b"a stray word" in printed) == (0, 1, True)


def test_it_ends_by_itself_should_nobody_be_left_to_end_it() -> None:
    status, answers, _ = ran(SPINNING, question(seconds=0.3))
    assert (status, answers) == (-signal.SIGALRM, [])
