"""`tablee agent`: the operator manages the agents that connect from other machines."""

import asyncio
from pathlib import Path

import pytest

from tablee.store.store import Store
from tests.cli.conftest import Run


async def _known(database: str, token: str) -> str | None:
    store = await Store.open(database)
    name = await store.agent_tokens.name_of(token)
    await store.close()
    return name


def test_a_token_is_printed_once_and_void_after_removal(run: Run, sqlite_file: Path) -> None:
    database = str(sqlite_file)
    there = ("--owner", "Ana", "--database", database)
    added = run("agent", "add", "Fox", *there)
    token = added.out.split()[-1]
    assert len(token) >= 40
    assert asyncio.run(_known(database, token)) == "Fox (Ana)"
    listed = run("agent", "list", "--database", database)
    assert ("Fox (Ana), since" in listed.out, token in listed.out) == (True, False)
    assert token.encode() not in sqlite_file.read_bytes()
    again = run("agent", "add", "Fox", *there)
    assert (again.status, "There is an agent “Fox (Ana)” already" in " ".join(again.err.split())) == (1, True)
    assert run("agent", "remove", "Fox", *there).status == 0
    assert asyncio.run(_known(database, token)) is None
    assert "No agent" in run("agent", "list", "--database", database).out
    gone = run("agent", "remove", "Fox", *there)
    assert (gone.status, "There is no agent “Fox (Ana)”" in gone.err) == (1, True)


@pytest.mark.parametrize(("name", "owner"), [("", "Ana"), ("Fox", " "), ("x" * 25, "Ana")])
def test_both_names_must_be_visible(run: Run, tmp_path: Path, name: str, owner: str) -> None:
    ran = run("agent", "add", name, "--owner", owner, "--database", str(tmp_path / "tablee.db"))
    assert (ran.status, "1 to 24 visible characters" in " ".join(ran.err.split())) == (1, True)
