"""A process is known to be gone only if it ran on this machine since its start, and runs no longer."""

import os
import sys
from pathlib import Path

import pytest
from sqlalchemy import String

from tablee.server.nodes import process_names
from tablee.server.nodes.process_names import is_gone, new_name
from tablee.store.schema import bot_questions, bot_turns
from tests.server.nodes.another_process import another_process, elsewhere

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="only Linux names places")


@pytest.mark.processes
def test_a_killed_process_is_gone_and_a_living_one_is_not() -> None:
    with another_process() as other:
        assert other.process != os.getpid()
        assert not is_gone(other.name)
    assert is_gone(other.name)
    assert not is_gone(elsewhere(other.name))


def test_two_names_of_one_process_differ_and_neither_is_gone() -> None:
    one, other = new_name(), new_name()
    assert one != other
    assert not is_gone(one)
    assert not is_gone(other)
    for column in (bot_turns.c.node, bot_questions.c.node):
        assert isinstance(column.type, String)
        assert column.type.length == len(one)


def test_a_process_of_another_user_is_not_gone(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(process: int, signal: int) -> None:
        assert signal == 0
        raise PermissionError

    monkeypatch.setattr(os, "kill", refuse)
    assert not is_gone(new_name())


@pytest.mark.parametrize("name", ["", "node", "0123456789abcdef", "x" * 32])
def test_nothing_is_known_of_a_process_of_another_version(name: str) -> None:
    assert not is_gone(name)
    assert not is_gone(new_name()[:16] + "x" * 16)


def test_where_the_place_cannot_be_known_nothing_is_gone(monkeypatch: pytest.MonkeyPatch) -> None:
    with another_process() as other:
        pass
    assert is_gone(other.name)
    process_names._place.cache_clear()

    def unreadable(*_: object, **__: object) -> str:
        raise FileNotFoundError

    with monkeypatch.context() as patch:
        patch.setattr(Path, "read_text", unreadable)
        assert not is_gone(other.name)
        one, two = new_name(), new_name()
        assert (len(one), one[:16] == two[:16]) == (32, False)
    process_names._place.cache_clear()
