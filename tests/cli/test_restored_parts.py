"""A restored database works with all its parts: consents, the ladder, agents' tokens, variants; on both kinds."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from msgspec import structs
from sqlalchemy import insert

from tablee.games import find
from tablee.match import Match
from tablee.store.ladder import NewDeal
from tablee.store.orders import Pause
from tablee.store.rows import Entry, MatchRow
from tablee.store.schema import guests
from tablee.store.store import Store
from tests.cli.conftest import Run, with_store
from tests.store.samples import ENDS, entry, match, seat

GAMES = ("both", "one")
"""Two matches of Ana and Bo, who both agree; Bo withdraws from `one` after the backup."""


async def filled(store: Store) -> None:
    """Put rows of every new part into the database."""
    async with store.database.write() as connection:
        for guest in ("ana", "bo"):
            await connection.execute(insert(guests).values(id=guest, name=guest, created=1))
    for name in GAMES:
        await store.matches.create(match(name, seat(0, "guest", "ana"), seat(1, "guest", "bo")))
        for guest in ("ana", "bo"):
            assert await store.consents.give(name, guest, 1)
        moved = structs.replace(entry(1), by="stand_in", version="0.0.9")
        assert await store.log.append(name, moved, ENDS)
    assert await store.ladder.hold("node", 1, 99)
    assert await store.ladder.add("node", NewDeal("toy", 1, "bot:1", "program:Fox", 5, "[7]", '["r"]'), 0, 5)
    await store.ladder.publish("toy", "{}", 5)
    await store.orders.pause(Pause("Fox", 6))
    assert await store.agent_tokens.add("Fox (Ana)", "the operator's", 1)
    assert await store.own_agents.add("ana", "Owl", "Ana's", 1) == "added"
    await store.matches.create(*variant())


def variant() -> tuple[MatchRow, list[Entry]]:
    """Return a running match by the numbers of a variant, with three moves."""
    game = find("mawoki")
    played = Match.new(game, 2, {"hand": 5}, "ab" * 32)
    entries = []
    for ply in (1, 2, 3):
        turn, move = played.turn, played.legal().moves[0]
        assert turn is not None
        played.play(turn, move)
        entries.append(Entry(ply, turn, move, None, 5, 1000 + ply, "bot"))
    row = structs.replace(
        match("variant"),
        game="mawoki",
        rules=game.rules,
        options=played.options,
        seed=played.seed,
        ply=3,
        turn=played.turn,
    )
    return row, entries


async def withdrawn(store: Store) -> None:
    await store.consents.withdraw("one", "bo")


async def all_is_there(store: Store) -> None:
    reasons = {one.id: one.reason for one in await store.given_matches.finished("toy")}
    assert reasons == {"both": None, "one": "consent"}
    (given,) = await store.given_matches.read(GAMES)
    assert (given.row.id, [one.version for one in given.entries]) == ("both", ["0.0.9"])
    found = await store.matches.find("one")
    assert found is not None
    assert [one.agrees for one in found.seats] == [True, False]
    (deal,) = await store.ladder.of_pair("toy", "bot:1", "program:Fox", 5)
    assert (deal.matches, await store.ladder.records(deal.n)) == ("[7]", '["r"]')
    assert await store.ladder.games() == ["toy"]
    assert (await store.orders.read()).pauses == (Pause("Fox", 6),)
    # The server that played is gone, and another one plays on.
    assert await store.ladder.hold("other", 100, 200)
    later = NewDeal("toy", 1, "bot:1", "program:Fox", 105, "[8]", None)
    assert await store.ladder.add("other", later, 0, 5)
    assert await store.agent_tokens.name_of("the operator's") == "Fox (Ana)"
    assert await store.own_agents.of_token("Ana's") == ("ana", "Owl")
    row = await store.matches.find("variant")
    assert row is not None
    assert row.options["hand"] == 5
    goes_on = Match.new(find("mawoki"), 2, row.options, row.seed)
    for one in await store.log.entries("variant"):
        goes_on.play(one.seat, one.move)
    assert (goes_on.ply, goes_on.turn) == (3, row.turn)


@pytest.fixture
def address(either: str) -> str:
    """Return a database of either kind with rows of every new part."""
    with_store(either, filled)
    return either


def test_all_is_kept_and_works_and_what_was_withdrawn_since_stays_withdrawn(
    run: Run, address: str, tmp_path: Path
) -> None:
    backup = str(tmp_path / "one.backup")
    assert run("admin", "backup", backup, "--database", address).status == 0
    with_store(address, withdrawn)
    ran = run("admin", "restore", backup, "--database", address)
    assert ran.status == 0, ran.err
    assert "withdrawn since the backup are void: 1." in " ".join(ran.out.split())
    with_store(address, all_is_there)


def test_without_the_old_database_nobody_knows_who_withdrew(
    run: Run, sqlite_file: Path, tmp_path: Path
) -> None:
    with_store(str(sqlite_file), filled)
    backup, elsewhere = str(tmp_path / "one.backup"), str(tmp_path / "elsewhere.db")
    assert run("admin", "backup", backup, "--database", str(sqlite_file)).status == 0
    ran = run("admin", "restore", backup, "--database", elsewhere)
    assert "are void: 4." in " ".join(ran.out.split()), ran.err
    ran = run("admin", "dataset", "--game", "toy", "--database", elsewhere, "--out", str(tmp_path / "made"))
    assert (ran.status, (tmp_path / "made").exists()) == (1, False)


@pytest.mark.parametrize("broken", ["DROP TABLE consents", None])
def test_an_old_database_that_cannot_be_read_says_nothing_of_who_agrees(
    run: Run, sqlite_file: Path, tmp_path: Path, broken: str | None
) -> None:
    with_store(str(sqlite_file), filled)
    backup = str(tmp_path / "one.backup")
    assert run("admin", "backup", backup, "--database", str(sqlite_file)).status == 0
    if broken is None:
        sqlite_file.write_bytes(b"no database" * 1000)
    else:
        with closing(sqlite3.connect(sqlite_file)) as driver, driver:
            driver.execute(broken)
    ran = run("admin", "restore", backup, "--database", str(sqlite_file))
    assert "are void: 4." in " ".join(ran.out.split()), ran.err


def test_what_did_not_change_since_is_void_for_nobody(run: Run, address: str, tmp_path: Path) -> None:
    backup = str(tmp_path / "one.backup")
    assert run("admin", "backup", backup, "--database", address).status == 0
    ran = run("admin", "restore", backup, "--database", address)
    assert (ran.status, "void" in ran.out) == (0, False)
