"""A server that is asked to end ends, whatever is under way."""

import asyncio
import contextlib
import signal
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.patience import patience_s, until
from tests.server.people import ME, Person, bot

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGTERM")


@contextlib.asynccontextmanager
async def serving(
    folder: Path, how: str, drain_s: float = 0.0
) -> AsyncIterator[tuple[asyncio.subprocess.Process, str]]:
    """Yield a server's process and its address."""
    command = [sys.executable, "-m", "tests.server.stopping", str(folder / "tablee.db"), how, str(drain_s)]
    process = await asyncio.create_subprocess_exec(
        *command, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE
    )
    assert process.stdout is not None
    assert process.stderr is not None
    try:
        base = await asyncio.wait_for(process.stdout.readline(), patience_s())
        if not base:
            pytest.fail((await asyncio.wait_for(process.stderr.read(), patience_s())).decode())
        yield process, base.decode().strip()
    finally:
        with contextlib.suppress(ProcessLookupError):
            process.kill()


async def test_it_ends_with_sockets_open_and_a_question_that_never_ends(tmp_path: Path) -> None:
    async with serving(tmp_path, "in order") as (process, base):
        ana = Person(base)
        table = (await ana.open(ME, bot(), game="tokan"))["table"]
        sitting = await ana.sit(table)
        endless = {"do": "examine", "position": {}, "draft": "spin"}
        question = asyncio.create_task(ana.http.post("/api/study", json=endless))
        half = await asyncio.open_connection("127.0.0.1", int(base.rpartition(":")[2]))
        half[1].write(b"POST /api/study HTTP/1.1\r\nContent-Length: 100\r\n\r\n{")
        await until_asked(ana)
        process.terminate()
        assert await asyncio.wait_for(process.wait(), patience_s()) != 0
        await asyncio.gather(question, sitting.socket.close(), ana.close(), return_exceptions=True)
        half[1].close()


async def test_a_request_that_it_does_not_finish_is_refused_in_words_that_a_page_understands(
    tmp_path: Path,
) -> None:
    async with serving(tmp_path, "in order") as (process, base):
        ana = Person(base)
        endless = {"do": "examine", "position": {}, "draft": "spin"}
        question = asyncio.create_task(ana.http.post("/api/study", json=endless))
        await until_asked(ana)
        process.terminate()
        answer = await question
        assert (answer.status_code, answer.json()["code"]) == (503, "server.ending")
        await ana.close()


async def until_asked(person: Person) -> None:
    """Wait until the server reports that a worker spins."""

    async def asked() -> bool:
        metrics = (await person.http.get("/metrics")).text
        return 'tablee_rules_questions_open{of="lesson"} 1.0' in metrics

    await until(asked, 0.1)


async def test_it_ends_even_where_it_does_not_come_to_its_end_by_itself_and_says_what_ran(
    tmp_path: Path,
) -> None:
    async with serving(tmp_path, "hang") as (process, _):
        assert process.stderr is not None
        process.terminate()
        said = await asyncio.wait_for(process.stderr.read(), patience_s())
        assert await asyncio.wait_for(process.wait(), patience_s()) == 1
    assert b"most recent call first" in said


async def test_before_the_port_closes_the_server_answers_that_it_is_draining_and_people_play_on(
    tmp_path: Path,
) -> None:
    async with serving(tmp_path, "in order", drain_s=3600.0) as (process, base):
        ana = Person(base)
        sitting = await ana.sit((await ana.open(ME, bot(), game="tokan"))["table"])
        process.terminate()

        async def draining() -> bool:
            ready = await ana.http.get("/readyz")
            return (ready.status_code, ready.text) == (503, "draining\n")

        await until(draining, 0.05)
        assert (await ana.http.get("/healthz")).status_code == 200
        await ana.open(ME, bot(), game="tokan")
        assert process.returncode is None
        process.terminate()  # a second signal ends it at once
        assert await asyncio.wait_for(process.wait(), patience_s()) != 0
        await asyncio.gather(sitting.socket.close(), ana.close(), return_exceptions=True)


async def test_once_it_has_drained_the_server_ends_by_itself(tmp_path: Path) -> None:
    async with serving(tmp_path, "in order", drain_s=0.1) as (process, _):
        process.terminate()
        assert await asyncio.wait_for(process.wait(), patience_s()) != 0


async def test_ctrl_c_ends_the_server_without_draining(tmp_path: Path) -> None:
    async with serving(tmp_path, "in order", drain_s=3600.0) as (process, _):
        process.send_signal(signal.SIGINT)
        await asyncio.wait_for(process.wait(), patience_s())
