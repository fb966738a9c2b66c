"""The format of the server's log, written by a separate process, because logging is set up once per process."""

import json
import os
import pty
import subprocess
import sys
from contextlib import suppress

import pytest
from structlog.testing import capture_logs

from tablee.server.operations.logs import ThrottledLog
from tablee.server.operations.quiet_terminal import BUSY_AFTER, HELD_UP

PROGRAM = """
import asyncio, logging, sys
from tablee.server.operations import logs
from tablee.server.operations.quiet_terminal import BUSY_AFTER, HELD_UP
logs.configure(sys.argv[1], "verbose" in sys.argv, "It is busy.")

async def connected(name):
    with logs.bound(connection=name):
        logs.bind(match="m-" + name)
        await asyncio.sleep(0)
        try:
            1 // 0
        except ZeroDivisionError as error:
            logs.log.error("it failed", exc_info=error)

async def main():
    await asyncio.gather(connected("a"), connected("b"))
    logs.log.info("all done")
    for ms in range(BUSY_AFTER + 5):
        logs.log.warning(HELD_UP, ms=ms)
        logs.log.warning("a bot fell ill", match=str(ms))
    logging.getLogger("uvicorn.error").info("Started server process")
    logging.getLogger("uvicorn.error").warning("Exceeded concurrency limit.")

asyncio.run(main())
import rich.console
print(rich.console.Console.__name__)
"""


def logged(*arguments: str) -> tuple[str, str]:
    """Return the standard output and the log of such a process."""
    ran = subprocess.run(
        [sys.executable, "-c", PROGRAM, *arguments],
        capture_output=True,
        text=True,
        check=True,
        timeout=120,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(folder for folder in sys.path if folder)},
    )
    return ran.stdout, ran.stderr


def test_as_json_each_line_says_all_of_one_event_a_traceback_included() -> None:
    _, log = logged("json")
    first, second, last, *_ = map(json.loads, log.splitlines())
    assert [(line["connection"], line["match"]) for line in (first, second)] == [("a", "m-a"), ("b", "m-b")]
    assert (first["event"], first["level"]) == ("it failed", "error")
    assert first["exception"].splitlines()[0] == "Traceback (most recent call last):"
    assert first["exception"].splitlines()[-1].startswith("ZeroDivisionError")
    assert (last["event"], "connection" in last) == ("all done", False)


def test_as_text_a_traceback_is_written_as_python_does() -> None:
    _, log = logged("text")
    assert "it failed" in log
    assert "connection=a" in log
    assert "\nTraceback (most recent call last):\n" in log
    assert log.count("ZeroDivisionError") == 2


@pytest.mark.parametrize("form", ["text", "json"])
def test_what_is_kept_from_structlog_is_there_for_everybody_else(form: str) -> None:
    out, _ = logged(form)
    assert out == "Console\n"


def test_how_uvicorn_starts_is_logged_on_request_only_and_what_it_warns_of_always() -> None:
    usual, verbose = logged("text")[1], logged("text", "verbose")[1]
    assert ("Started server process" in usual, "Started server process" in verbose) == (False, True)
    assert "Exceeded concurrency limit." in usual
    assert "Exceeded concurrency limit." in verbose


def in_a_terminal(*arguments: str) -> str:
    """Return the log of such a process whose standard error is a terminal."""
    ours, its = pty.openpty()
    with os.fdopen(ours, "rb", buffering=0) as screen:
        with os.fdopen(its, "wb") as terminal:
            subprocess.run(
                [sys.executable, "-c", PROGRAM, *arguments],
                stdout=subprocess.DEVNULL,
                stderr=terminal,
                check=True,
                timeout=120,
                env={**os.environ, "PYTHONPATH": os.pathsep.join(folder for folder in sys.path if folder)},
            )
        shown = b""
        # Linux reports the end of a terminal as an error.
        with suppress(OSError):
            while read := screen.read(65536):
                shown += read
    return shown.decode()


def test_in_a_terminal_text_is_warnings_only_so_that_the_addresses_stay_on_the_screen() -> None:
    assert "all done" in logged("text")[1]
    usual = in_a_terminal("text")
    assert "all done" not in usual
    assert "it failed" in usual
    assert "Exceeded concurrency limit." in usual
    assert "all done" in in_a_terminal("text", "verbose")
    assert "all done" in in_a_terminal("json")


def test_in_a_terminal_a_busy_computer_is_one_calm_line_and_each_kind_of_warning_comes_once() -> None:
    usual = in_a_terminal("text")
    assert [line.strip() for line in usual.splitlines() if "busy" in line] == ["It is busy."]
    assert HELD_UP not in usual
    assert usual.count("a bot fell ill") == 1
    # Errors always come.
    assert usual.count("it failed") == 2


@pytest.mark.parametrize("asked", [("text", "verbose"), ("json",)], ids=" ".join)
def test_on_request_a_terminal_shows_every_delay(asked: tuple[str, ...]) -> None:
    shown = in_a_terminal(*asked)
    assert shown.count(HELD_UP) == shown.count("a bot fell ill") == BUSY_AFTER + 5
    assert "It is busy." not in shown


def test_a_line_says_how_many_were_left_out_since_the_one_before(monkeypatch: pytest.MonkeyPatch) -> None:
    at = [1000.0]
    monkeypatch.setattr("tablee.server.operations.logs.time.monotonic", lambda: at[0])
    throttled = ThrottledLog(10.0)
    with capture_logs() as lines:
        for seconds in (0.0, 1.0, 2.0, 12.0, 30.0):
            at[0] = 1000.0 + seconds
            throttled.warn("something")
    assert [line["left_out"] for line in lines] == [0, 2, 0]
