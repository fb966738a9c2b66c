"""The engine process answers in order, whatever a request costs: one that exceeds a limit is ended and reported."""

import json
import os
import subprocess
import sys
import tempfile
from typing import Any

import pytest

from tablee.bots.engine import supervisor
from tablee.bots.engine.backlog import CHUNK
from tests.patience import patience_s

SECONDS = 2.0
"""Enough for quick requests, even on a busy machine."""

PLIANT = """
import os, sys, time
from tablee.bots.engine import backlog, requests, worker

def spin(request):
    while True:
        pass

requests.REQUESTS.update(
    pid=lambda request: {"pid": os.getpid()},
    spin=spin,
    die=lambda request: os._exit(3),
    grow=lambda request: [b"x" * (1 << 20) for _ in range(1 << 20)],
    keep=lambda request: {"kept": sys.modules.setdefault("kept", b"x" * 70_000_000)[:1].decode()},
    best=lambda request: time.sleep(SECONDS * 1.5) or {},
)
backlog.LINE_LIMIT = 1 << 16
worker.main()
""".replace("SECONDS", str(SECONDS))
"""A worker with a few additional requests."""

COMMAND = [sys.executable, "-c", PLIANT, str(SECONDS), str(100 * 10**6)]
ATTENDING = f"""
import sys
from tablee.bots.engine.supervisor import attend

sys.exit(attend({COMMAND!r}, 0, 1, {SECONDS}))
"""
ATTEND = [sys.executable, "-c", ATTENDING]
"""Runs in a process of its own, which can be killed if it would never end."""


def asked(*lines: bytes, end: bytes = b"\n") -> list[dict[str, Any]]:
    """Return the answers to these lines."""
    with tempfile.TemporaryFile() as source, tempfile.TemporaryFile() as answers:
        source.write(b"\n".join(lines) + end)
        source.seek(0)
        subprocess.run(ATTEND, stdin=source, stdout=answers, timeout=patience_s(), check=True)
        answers.seek(0)
        return [json.loads(line) for line in answers]


def line(number: int, do: str, **keys: Any) -> bytes:
    return json.dumps({"id": number, "do": do, **keys}).encode()


def codes(answers: list[dict[str, Any]]) -> list[str | None]:
    return [answer["error"]["code"] if "error" in answer else None for answer in answers]


pytestmark = [
    pytest.mark.processes,
    pytest.mark.skipif(sys.platform == "win32", reason="Windows keeps no bounds"),
]


def test_what_takes_too_long_is_ended_and_the_requests_behind_it_are_answered() -> None:
    answers = asked(line(1, "pid"), line(2, "spin"), line(3, "pid"), line(4, "pid"))
    assert [answer["id"] for answer in answers] == [1, 2, 3, 4]
    assert codes(answers) == [None, "rules.too_long", None, None]
    assert answers[1]["error"]["params"] == {"seconds": SECONDS}
    assert answers[1]["error"]["message"]
    assert answers[0]["pid"] != answers[2]["pid"] == answers[3]["pid"]


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux keeps a bound of memory")
def test_what_takes_too_much_memory_is_refused() -> None:
    answers = asked(line(1, "grow"), line(2, "pid"))
    assert codes(answers) == ["rules.too_large", None]
    assert answers[0]["error"]["params"] == {"megabytes": 100}


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux keeps a bound of memory")
def test_a_worker_that_holds_on_to_memory_is_replaced_before_it_is_short_of_it() -> None:
    answers = asked(line(1, "pid"), line(2, "keep"), line(3, "pid"), line(4, "keep"))
    assert codes(answers) == [None] * 4
    assert answers[0]["pid"] != answers[2]["pid"]


def test_a_worker_that_dies_is_a_fault_of_ours_and_the_next_request_is_answered() -> None:
    answers = asked(line(1, "die"), line(2, "pid"))
    assert codes(answers) == ["engine.failed", None]


def test_the_time_that_a_bot_is_given_to_think_comes_on_top() -> None:
    assert codes(asked(line(1, "best", ms=round(SECONDS * 1000)))) == [None]
    assert codes(asked(line(1, "best"))) == ["rules.too_long"]


def test_more_requests_than_are_read_at_a_time_are_answered_in_order() -> None:
    count = 20 * CHUNK // 10_000
    lines = [line(number, "spin" if number == 50 else "pid", more="x" * 10_000) for number in range(count)]
    answers = asked(*lines, end=b"")
    assert [answer["id"] for answer in answers] == list(range(count))
    assert [number for number, code in enumerate(codes(answers)) if code] == [50]


def test_lines_too_long_or_empty_have_their_answer_in_their_place() -> None:
    long = b'{"x":"' + b"y" * (1 << 17) + b'"}'
    answers = asked(line(1, "pid"), long, b"", line(2, "pid"), long, end=b"")
    assert codes(answers) == [None, "engine.line", "engine.json", None, "engine.line"]
    assert [answer["id"] for answer in answers] == [1, None, None, 2, None]


def test_an_answer_that_nobody_reads_is_known_to_be_lost() -> None:
    reads, writes = os.pipe()
    assert supervisor._said(writes, b"first\n")
    assert os.read(reads, 100) == b"first\n"
    os.close(reads)
    assert not supervisor._said(writes, b"second\n")
    os.close(writes)
