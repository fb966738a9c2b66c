"""What a program writes to standard error: few lines, none lost without being counted."""

import asyncio
import tracemalloc
from typing import Any, NamedTuple

import pytest

from tablee.bots.programs import stderr_log
from tablee.bots.programs.stderr_log import BURST, EACH_S, LINE, StderrLog
from tests.patience import patience, until


class Reported(NamedTuple):
    """A line of the log, with the number of lines left out before it."""

    line: str
    left_out: int


async def was_read(stream: asyncio.StreamReader) -> None:
    """Wait until all that was written has been read."""
    buffered: Any = stream
    await until(lambda: not buffered._buffer, every=0)


class Clock:
    """A clock that tests set."""

    def __init__(self) -> None:
        self.at = 1000.0

    def monotonic(self) -> float:
        return self.at


class Program:
    """Something that writes lines, and the log of it."""

    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self.reported: list[Reported] = []
        self.log = StderrLog(lambda line, left_out: self.reported.append(Reported(line, left_out)))

    async def write(self, *chunks: bytes) -> list[Reported]:
        """Write this in these pieces, and end; return what was reported about it."""
        stream, before = asyncio.StreamReader(), len(self.reported)
        async with patience():
            following = asyncio.create_task(self.log.follow(stream))
            for chunk in chunks:
                stream.feed_data(chunk)
                # Each piece is read before the next is written.
                await was_read(stream)
            stream.feed_eof()
            await following
        return self.reported[before:]

    async def exhaust(self) -> None:
        """Use up all lines that may be written now."""
        await self.write(b"x\n" * BURST)


@pytest.fixture
def program(monkeypatch: pytest.MonkeyPatch) -> Program:
    clock = Clock()
    monkeypatch.setattr(stderr_log, "time", clock)
    monkeypatch.setattr(stderr_log, "POLL_S", 0)
    return Program(clock)


async def test_a_line_is_reported_whole_however_it_was_cut(program: Program) -> None:
    assert await program.write(b"one\ntw", b"o\nthr", b"ee") == [("one", 0), ("two", 0), ("three", 0)]


async def test_empty_lines_are_neither_reported_nor_counted(program: Program) -> None:
    assert await program.write(b"\n  \n\r\none\n\n") == [("one", 0)]
    assert len(await program.write(b"x\n\n" * (BURST - 1))) == BURST - 1


async def test_each_line_beyond_a_burst_is_counted_once(program: Program) -> None:
    found = await program.write(b"x\n" * (BURST + 5))
    assert found == [*[("x", 0)] * BURST, ("", 5)]
    # What was counted once is not counted again.
    program.clock.at += EACH_S
    assert await program.write(b"y\n") == [("y", 0)]


async def test_what_was_left_out_is_reported_with_the_next_line_that_may_be_written(program: Program) -> None:
    await program.exhaust()
    stream = asyncio.StreamReader()
    async with patience():
        following = asyncio.create_task(program.log.follow(stream))
        stream.feed_data(b"y\ny\n")
        await was_read(stream)
        program.clock.at += 2 * EACH_S
        stream.feed_data(b"z\nlast")
        stream.feed_eof()
        await following
    assert program.reported[BURST:] == [("z", 2), ("last", 0)]


async def test_with_each_second_one_more_line_may_be_written(program: Program) -> None:
    await program.exhaust()
    for _ in range(3):
        program.clock.at += EACH_S
        assert await program.write(b"y\ny\n") == [("y", 0), ("", 1)]
    program.clock.at += EACH_S / 2
    assert await program.write(b"y\n") == [("", 1)]


async def test_a_long_silence_allows_one_burst_and_no_more(program: Program) -> None:
    await program.exhaust()
    program.clock.at += 1000 * EACH_S
    assert await program.write(b"x\n" * (BURST + 1)) == [*[("x", 0)] * BURST, ("", 1)]


async def test_a_line_without_an_end_is_cut_and_does_not_fill_memory(program: Program) -> None:
    piece = b"x" * stderr_log.CHUNK
    tracemalloc.start()
    found = await program.write(*[piece] * 100, b"y\nshort\n")
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert found == [("x" * LINE, 0), ("short", 0)]
    assert most < 20 * len(piece)
