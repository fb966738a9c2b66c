"""The command, run in this process with the toy game installed, and the words that are typed."""

import asyncio
import io
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from tablee.cli import main
from tablee.store.store import Store
from tests.cli.given import GIVEN
from tests.postgres import programs


class Ran(NamedTuple):
    """The results of one run of the command."""

    status: int
    out: str
    err: str


Run = Callable[..., Ran]
Typed = Callable[..., list[str]]


@pytest.fixture
def run(toy_installed: None, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]) -> Run:
    """Return the function for `run("play", "toy", typed="1\\n")`; in English unless a test sets another language."""
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "TERM"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    monkeypatch.setenv("COLUMNS", "120")

    def ran(*arguments: str, typed: str = "") -> Ran:
        monkeypatch.setattr(sys, "argv", ["tablee", *arguments])
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(typed.encode())))
        status = 0
        try:
            main()
        except SystemExit as left:
            status = int(left.code or 0)
        captured = capfd.readouterr()
        return Ran(status, captured.out, captured.err)

    return ran


@pytest.fixture
def typed(tmp_path: Path) -> Typed:
    """Return the function for `typed("play", but=["seed"])`: the words of a command with all parameters except
    these.
    """

    def words(command: str, but: tuple[str, ...] = ()) -> list[str]:
        given = [word for name, several in GIVEN[command].items() if name not in but for word in several]
        return [*command.split(), *(word.replace("FOLDER", str(tmp_path)) for word in given)]

    return words


def with_store(address: str, act: Callable[[Store], Awaitable[None]]) -> None:
    """Open the database, let `act` use it, and close it."""

    async def acted() -> None:
        store = await Store.open(address)
        await act(store)
        await store.close()

    asyncio.run(acted())


@pytest.fixture
def postgres_with_programs(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """Return the address of a PostgreSQL database with our tables, with `pg_dump` and `pg_restore` on the path."""
    monkeypatch.setenv("PATH", str(programs()), prepend=":")
    made: str = request.getfixturevalue("postgres_with_tables")
    return made


@pytest.fixture(params=["sqlite_file", "postgres_with_programs"], ids=["sqlite", "postgresql"])
def either(request: pytest.FixtureRequest) -> str:
    """Return the address of a database of either kind."""
    return str(request.getfixturevalue(request.param))
