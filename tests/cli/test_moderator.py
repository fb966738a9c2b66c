"""`tablee moderator`: the operator manages the moderators."""

import asyncio
from pathlib import Path

from tablee.store.moderation import code_of
from tablee.store.store import Store
from tests.cli.conftest import Run


async def _guest(database: str, name: str) -> str:
    store = await Store.open(database)
    guest, _ = await store.guests.create(name, 1)
    await store.close()
    return code_of(guest.id)


def test_moderators_are_made_listed_and_let_go(run: Run, sqlite_file: Path) -> None:
    database = str(sqlite_file)
    there = ("--database", database)
    assert "/moderation" in run("moderator", "list", *there).out
    code = asyncio.run(_guest(database, "Ana"))
    added = run("moderator", "add", code, *there)
    assert (added.status, f"Ana ({code})" in added.out) == (0, True)
    listed = run("moderator", "list", *there).out
    assert (code in listed, "Ana" in listed) == (True, True)
    assert run("moderator", "remove", code, *there).status == 0
    assert code not in run("moderator", "list", *there).out


def test_a_code_that_nobody_has_is_shown(run: Run, sqlite_file: Path) -> None:
    there = ("--database", str(sqlite_file))
    for what in ("add", "remove"):
        ran = run("moderator", what, "nobody", *there)
        assert (ran.status, "nobody" in ran.err) == (1, True)


def test_a_moderator_without_a_name_is_listed_as_such(run: Run, sqlite_file: Path) -> None:
    database = str(sqlite_file)
    code = asyncio.run(_guest(database, ""))
    added = run("moderator", "add", code, "--database", database)
    listed = run("moderator", "list", "--database", database)
    assert f"Guest ({code}) moderates" in added.out
    assert f"{code} – Guest, since" in listed.out
