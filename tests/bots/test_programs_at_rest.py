"""A program that cannot be started is left alone for a while, then tried again."""

from typing import Any

import pytest

from tablee.bots.pool.counters import QuestionProgress
from tablee.bots.pool.worker_process import ProcessFailedError
from tablee.bots.programs import program_host
from tablee.bots.programs.program_host import REST, Host, HostedProgram, MoveRequest, Place
from tablee.bots.programs.stderr_log import StderrLog


class Clock:
    """A clock that tests set."""

    def __init__(self) -> None:
        self.at = 1000.0

    def monotonic(self) -> float:
        return self.at


async def asked(host: Host) -> str:
    """Return the error of a question."""
    request = MoveRequest(0, {}, ["a"], False, lambda _move: None, 1)
    place = Place("match", 0, "toy", {}, 2)
    with pytest.raises(ProcessFailedError) as failed:
        await host.choose(place, request, QuestionProgress())
    return str(failed.value)


async def test_it_is_started_again_only_after_a_rest(monkeypatch: pytest.MonkeyPatch) -> None:
    clock: Any = Clock()
    monkeypatch.setattr(program_host, "time", clock)
    host = Host(HostedProgram("Missing", ("/nowhere/at/all",)), StderrLog(lambda _line, _left_out: None))
    assert "a moment ago" not in await asked(host)
    clock.at += REST - 1
    assert "a moment ago" in await asked(host)
    assert host.counted.starts == 1
    clock.at += 2
    assert "a moment ago" not in await asked(host)
    assert host.counted.starts == 2
    assert host.processes == 0
    await host.close()
