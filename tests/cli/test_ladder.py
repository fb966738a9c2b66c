"""`tablee admin ladder`: the operator sees who is on the ladder, pauses a program, and begins again from zero."""

import asyncio
from pathlib import Path

import msgspec
import pytest

from tablee.arena.ladder.messages import Place, Standings
from tablee.store.ladder import NewDeal
from tablee.store.store import Store
from tests.cli.conftest import Run

PLACES = (
    Place("program:Fox", 1, 0.625, 0.5, 0.75, 4, 2, 1, 0, 0, 0, 9, 90),
    Place("bot:2", 2, 0.375, 0.25, 0.5, 4, 1, 1, 3, 2, 1, 9, 90),
)


async def _played(database: str) -> None:
    store = await Store.open(database)
    assert await store.ladder.hold("node", 1, 99)
    for at in (10, 11):
        assert await store.ladder.add("node", NewDeal("toy", 1, "bot:2", "program:Fox", at, "[]", None), 0, 5)
    await store.ladder.publish("toy", msgspec.json.encode(Standings([*PLACES], [])).decode(), 1)
    await store.close()


@pytest.fixture
def there(sqlite_file: Path) -> tuple[str, ...]:
    """Return the words for a database on whose ladder a program and a bot have played."""
    asyncio.run(_played(str(sqlite_file)))
    return ("--database", str(sqlite_file))


def test_places_and_faults_are_listed(run: Run, there: tuple[str, ...]) -> None:
    assert run("admin", "ladder", *there).out.splitlines() == [
        "toy, place 1: Fox, share 62% (50 to 75) of 4 matches; "
        "lost by an illegal move 0, too much time 0, a failure 0",
        "toy, place 2: level 2, share 38% (25 to 50) of 4 matches; "
        "lost by an illegal move 3, too much time 2, a failure 1",
    ]
    assert len(run("admin", "ladder", "Fox", *there).out.splitlines()) == 1


def test_a_program_is_paused_and_resumed(run: Run, there: tuple[str, ...]) -> None:
    assert "Fox is paused" in run("admin", "ladder", "Fox", "--pause", *there).out
    listed = run("admin", "ladder", "Fox", *there).out
    assert "Fox: paused since 2" in listed
    assert "level 2" not in listed
    assert "Fox plays for the ladder again" in run("admin", "ladder", "Fox", "--resume", *there).out
    assert "Fox was not paused" in run("admin", "ladder", "Fox", "--resume", *there).out
    assert "paused since" not in run("admin", "ladder", *there).out


def test_a_program_is_paused_and_its_deals_forgotten_at_once(run: Run, there: tuple[str, ...]) -> None:
    ran = run("admin", "ladder", "Fox", "--pause", "--forget", *there)
    assert ["Fox is paused" in ran.out, "2 deals are forgotten." in ran.out] == [True, True]
    assert [line.partition(" since")[0] for line in run("admin", "ladder", *there).out.splitlines()] == [
        "Fox: paused"
    ]
    # It is known as long as it is paused.
    assert run("admin", "ladder", "Fox", "--resume", *there).status == 0
    assert "No match of a ladder is stored." in run("admin", "ladder", *there).out


def test_everything_is_forgotten(run: Run, there: tuple[str, ...]) -> None:
    assert "2 deals are forgotten." in run("admin", "ladder", "--forget", *there).out
    assert "0 deals are forgotten." in run("admin", "ladder", "--forget", *there).out


@pytest.mark.parametrize("name", ["Owl", "fox", "bot:2", "program:Fox"])
def test_a_name_that_never_played_is_refused(run: Run, there: tuple[str, ...], name: str) -> None:
    ran = run("admin", "ladder", name, "--pause", *there)
    assert (ran.status, f"No program “{name}” has played" in " ".join(ran.err.split())) == (1, True)


def test_a_pause_needs_a_name(run: Run, there: tuple[str, ...]) -> None:
    ran = run("admin", "ladder", "--pause", *there)
    assert (ran.status, "need the name of a program" in ran.err) == (1, True)
    assert len(run("admin", "ladder", *there).out.splitlines()) == 2
