"""The remains of an ended program: no process, in whatever session, and few lines in the log."""

import asyncio
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tablee.bots.programs.program import Program
from tablee.bots.programs.stderr_log import BURST, LINE, StderrLog, visible
from tests.patience import patience, until
from tests.processes import alive
from tests.server.programs import SHOUTED, command, told

pytestmark = pytest.mark.processes

linux = pytest.mark.skipif(sys.platform != "linux", reason="elsewhere the group is all that can be ended")


def fled(notes: Path) -> int:
    """Return the process that fled."""
    (pid,) = [line["pid"] for line in told(notes) if line["do"] == "fled"]
    assert alive(pid)
    return int(pid)


def parent(pid: int) -> int:
    """Return the parent of this process."""
    return int(Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[1])


@linux
async def test_a_process_in_a_session_of_its_own_ends_with_its_program(tmp_path: Path) -> None:
    notes = tmp_path / "notes"
    program = Program(command("flee", notes))
    await program.start()
    pid = fled(notes)
    assert os.getsid(pid) != os.getsid(0)
    await program.end()
    assert not alive(pid)


@linux
async def test_a_process_ends_when_its_program_ends_by_itself(tmp_path: Path) -> None:
    notes = tmp_path / "notes"
    program = Program(command("flee", notes))
    await program.start()
    pid = fled(notes)
    (environment,) = [line for line in told(notes) if line["do"] == "environment"]
    os.kill(environment["pid"], signal.SIGKILL)
    await until(lambda: not alive(pid))
    await until(lambda: not program.running)
    await program.end()


@linux
async def test_a_process_ends_when_the_server_is_killed(tmp_path: Path) -> None:
    notes = tmp_path / "notes"
    serving = (
        "import asyncio, json, sys\nfrom tablee.bots.programs.program import Program\n"
        "async def main():\n    await Program(json.loads(sys.argv[1])).start()\n    print('ready', flush=True)\n"
        "    await asyncio.sleep(600)\nasyncio.run(main())"
    )
    words = "[" + ", ".join(f'"{word}"' for word in command("flee", notes)) + "]"
    server = await asyncio.create_subprocess_exec(
        sys.executable, "-c", serving, words, stdout=subprocess.PIPE
    )
    assert server.stdout is not None
    async with patience():
        await server.stdout.readline()
        pid = fled(notes)
        server.kill()
        await server.wait()
    await until(lambda: not alive(pid))


@linux
async def test_a_program_that_stops_its_keeper_is_ended_all_the_same(tmp_path: Path) -> None:
    notes = tmp_path / "notes"
    program = Program(command("flee", notes))
    await program.start()
    pid = fled(notes)
    (environment,) = [line for line in told(notes) if line["do"] == "environment"]
    keeper = parent(environment["pid"])
    os.kill(keeper, signal.SIGSTOP)
    await program.end()
    assert not alive(pid)
    assert not alive(keeper)


async def test_a_flood_on_standard_error_becomes_few_short_lines(tmp_path: Path) -> None:
    lines: list[tuple[str, int]] = []
    program = Program(command("shout", tmp_path / "notes"), said=StderrLog(lambda *line: lines.append(line)))
    await program.start()
    await program.end()
    assert lines[0][0].startswith(r"\x1b[2Jcleared\rforged \xff xxx")
    assert all(len(line) <= 4 * LINE and line.isprintable() for line, _ in lines)
    # A burst of twenty, then one a second for as long as it took, and the rest in one number.
    assert BURST < len(lines) < SHOUTED / 10
    assert len(lines) + sum(left_out for _, left_out in lines) == pytest.approx(SHOUTED + 2, abs=2)


async def test_all_processes_of_a_program_share_the_number_of_lines_they_may_write() -> None:
    lines: list[str] = []
    said = StderrLog(lambda line, _: lines.append(line))
    for number in range(3):
        stream = asyncio.StreamReader()
        stream.feed_data(b"".join(b"%d %d\n" % (number, line) for line in range(BURST)))
        stream.feed_eof()
        await said.follow(stream)
    assert lines[:BURST] == [f"0 {line}" for line in range(BURST)]
    assert len(lines) < 2 * BURST


def test_a_line_shows_what_was_in_it() -> None:
    assert visible(b"plain \xc3\xa9\r\n") == "plain é"
    assert visible("a\u2028b\u202ec".encode()) == r"a\u2028b\u202ec"
    assert visible(b"\xff\x00") == r"\xff\x00"
