"""A program that is stopped between its questions uses no processor time then, and stops no end of itself."""

import asyncio
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tablee.bots.pool.worker_process import ProcessFailedError
from tablee.bots.programs import program as module
from tablee.bots.programs import stopped_processes
from tablee.bots.programs.program import Program
from tablee.bots.programs.stopped_processes import STOPPED, below
from tests.patience import patience, until
from tests.processes import alive
from tests.server.programs import command, told

pytestmark = [
    pytest.mark.processes,
    pytest.mark.skipif(sys.platform != "linux", reason="elsewhere programs are not stopped"),
]

BURNING = 3
"""The processes of the program that burns processor time."""


def pid_of(notes: Path) -> int:
    (environment,) = [line for line in told(notes) if line["do"] == "environment"]
    return int(environment["pid"])


def parent(pid: int) -> int:
    return int(Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[1])


def ticks(pids: list[int]) -> int:
    """Return the processor time of these processes, in ticks of the system."""
    found = [Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split() for pid in pids]
    return sum(int(fields[11]) + int(fields[12]) for fields in found)


async def burning(notes: Path) -> tuple[Program, list[int]]:
    """Return a program that burns processor time, stopped after its first answer, and its processes."""
    program = Program(command("burn", notes))
    await program.start()
    async with program.awake():
        await program.begin("m", "toy", {}, 2, 0)
    pids = [one.pid for one in below(parent(pid_of(notes)))]
    assert len(pids) == BURNING
    return program, pids


def use_the_processor(seconds: float) -> None:
    """Let others who can run do so, for a time that does not depend on how busy the machine is."""
    until_then = time.process_time() + seconds
    while time.process_time() < until_then:
        pass


async def test_the_processor_time_of_a_program_does_not_grow_between_questions(tmp_path: Path) -> None:
    program, pids = await burning(tmp_path / "notes")
    before = ticks(pids)
    use_the_processor(0.3)
    assert ticks(pids) == before
    assert {one.state for one in below(parent(pids[0]))} <= STOPPED
    async with program.awake():
        await until(lambda: ticks(pids) > before)
        await program.begin("n", "toy", {}, 2, 0)
    before = ticks(pids)
    use_the_processor(0.1)
    assert ticks(pids) == before
    await program.end()
    assert not any(alive(pid) for pid in pids)


async def test_a_stopped_program_ends_with_its_host(tmp_path: Path) -> None:
    notes = tmp_path / "notes"
    hosting = (
        "import asyncio, sys\nfrom tablee.bots.programs.program import Program\n"
        "async def main():\n    program = Program(sys.argv[1:])\n    await program.start()\n"
        "    async with program.awake():\n        await program.begin('m', 'toy', {}, 2, 0)\n"
        "    print('stopped', flush=True)\n    await asyncio.sleep(600)\nasyncio.run(main())"
    )
    host = await asyncio.create_subprocess_exec(
        sys.executable, "-c", hosting, *command("burn", notes), stdout=subprocess.PIPE
    )
    assert host.stdout is not None
    async with patience():
        assert await host.stdout.readline() == b"stopped\n"
        keeper = parent(pid_of(notes))
        pids = [one.pid for one in below(keeper)]
        host.kill()
        await host.wait()
    assert len(pids) == BURNING
    await until(lambda: not any(alive(pid) for pid in [keeper, *pids]))


async def test_a_program_that_stops_its_keeper_does_not_keep_it_so(tmp_path: Path) -> None:
    notes = tmp_path / "notes"
    program = Program(command("behave", notes))
    await program.start()
    keeper = parent(pid_of(notes))
    async with program.awake():
        os.kill(keeper, signal.SIGSTOP)
    os.kill(keeper, signal.SIGTERM)
    await until(lambda: not alive(pid_of(notes)))
    await program.end()


async def test_a_program_that_ended_by_itself_or_by_a_failure_is_left_alone(tmp_path: Path) -> None:
    notes = tmp_path / "notes"
    program = Program(command("die", notes))
    async with program.awake():
        pass
    await program.start()
    async with program.awake():
        await program.begin("m", "toy", {}, 2, 0)
    with pytest.raises(ProcessFailedError):
        async with program.awake():
            await program.choose("m", 0, {}, ["draw"], False, 1000, 1, 60)
    assert not program.running
    assert not alive(pid_of(notes))


async def test_a_late_answer_ends_a_program_that_was_stopped_before(tmp_path: Path) -> None:
    notes = tmp_path / "notes"
    program = Program(command("hang", notes))
    await program.start()
    async with program.awake():
        await program.begin("m", "toy", {}, 2, 0)
    with pytest.raises(ProcessFailedError, match="no answer"):
        async with program.awake():
            await program.choose("m", 0, {}, ["draw"], False, 1000, 1, 0.1)
    assert not alive(pid_of(notes))


async def test_a_program_that_cannot_be_stopped_is_ended(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def never(_keeper: int) -> bool:
        return False

    monkeypatch.setattr(module, "stop_below", never)
    notes = tmp_path / "notes"
    program = Program(command("behave", notes))
    await program.start()
    with pytest.raises(ProcessFailedError, match="could not be stopped"):
        async with program.awake():
            pass
    assert not alive(pid_of(notes))


async def test_stopping_gives_up_in_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stopped_processes, "LIMIT_S", 0.0)
    monkeypatch.setattr(stopped_processes, "below", lambda _: [stopped_processes.Found(2**30, "R")])
    assert not await stopped_processes.stop_below(1)
