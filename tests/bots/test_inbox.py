"""The inbox of a worker: while it answers, it notices if more input has come."""

import os
from collections.abc import Iterator

import pytest

from tablee.bots.pool.inbox import CHUNK, Inbox


class Pipe:
    """Both ends of a pipe."""

    def __init__(self) -> None:
        self.out, self._into = os.pipe()

    def write(self, text: bytes) -> None:
        os.write(self._into, text)

    def end(self) -> None:
        if self._into >= 0:
            os.close(self._into)
            self._into = -1

    def close(self) -> None:
        self.end()
        os.close(self.out)


@pytest.fixture
def pipe() -> Iterator[Pipe]:
    pipe = Pipe()
    yield pipe
    pipe.close()


def test_lines_are_passed_on_one_by_one_and_empty_ones_are_not(pipe: Pipe) -> None:
    long = b"x" * (CHUNK - 20)
    pipe.write(b"\none\n\n\ntwo\n" + long[: CHUNK // 2])
    inbox = Inbox(pipe.out)
    lines = iter(inbox)
    assert [next(lines), next(lines)] == [b"one", b"two"]
    pipe.write(long[CHUNK // 2 :] + b"\n")
    assert next(lines) == long
    pipe.end()
    assert list(lines) == []


def test_what_comes_while_a_line_is_answered_is_enough_of_it(pipe: Pipe) -> None:
    inbox = Inbox(pipe.out)
    lines = iter(inbox)
    pipe.write(b"one\n")
    next(lines)
    assert not inbox.enough()
    pipe.write(b"\n")
    assert inbox.enough()
    pipe.write(b"two\n")
    assert next(lines) == b"two"
    assert not inbox.enough()


def test_what_came_together_with_the_line_is_enough_too(pipe: Pipe) -> None:
    pipe.write(b"one\n\n")
    inbox = Inbox(pipe.out)
    next(iter(inbox))
    assert inbox.enough()


def test_where_nobody_is_left_to_ask_it_is_enough(pipe: Pipe) -> None:
    pipe.write(b"one\n")
    inbox = Inbox(pipe.out)
    next(iter(inbox))
    pipe.end()
    assert inbox.enough()
