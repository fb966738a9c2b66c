"""`tablee admin`: backups of both kinds of database, and the way back."""

import asyncio
import json
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import text
from sqlalchemy.engine import make_url

from tablee.core.deal import Deal, Share, mixed_seed
from tablee.core.rng import seed_commitment
from tablee.store.moderation import code_of, guest_of
from tablee.store.store import Store
from tests.cli.conftest import Ran, Run, with_store
from tests.postgres import Psql
from tests.store.samples import ENDS, GOES_ON, entry, match, seat, stored


def told(ran: Ran, *parts: str) -> None:
    """One line says all of this: what is wrong, and what to do."""
    assert ran.status == 3, ran.err
    (line,) = [line for line in ran.err.splitlines() if line]
    assert [part for part in parts if part not in line] == [], line
    assert line.count(". ") >= 1


async def a_match(store: Store) -> None:
    await stored(store, match("fine"))
    await store.log.append("fine", entry(1), GOES_ON)


async def one_more_move(store: Store) -> None:
    assert await store.log.append("fine", entry(2), GOES_ON)


async def an_unreadable_match(store: Store) -> None:
    await stored(store, match("broken"))
    await store.log.append("broken", entry(1, move="nonsense"), ENDS)


@pytest.fixture
def address(either: str) -> str:
    """Return a database of either kind with a match in it."""
    with_store(either, a_match)
    return either


def plies(address: str) -> list[int]:
    found: list[int] = []

    async def look(store: Store) -> None:
        found.extend(one.ply for one in await store.log.entries("fine"))

    with_store(address, look)
    return found


def test_what_was_backed_up_is_there_again_and_what_came_later_is_kept_aside(
    run: Run, address: str, tmp_path: Path
) -> None:
    folder = tmp_path / "backups"
    folder.mkdir()
    ran = run("admin", "backup", str(folder), "--database", address)
    assert (ran.status, "hidden cards" in ran.out) == (0, True), ran.err
    (backup,) = folder.iterdir()
    assert (backup.name.startswith("tablee-2"), backup.stat().st_mode & 0o077) == (True, 0)
    for number in (1, 2):
        with_store(address, one_more_move)
        ran = run("admin", "restore", str(backup), "--database", address)
        assert ran.status == 0, ran.err
        assert "the logs of all its matches were read: 1. Start the server again." in ran.out
        assert plies(address) == [1]
        kept = ran.out.strip().rpartition(": ")[2]
        old = make_url(address).set(database=kept).render_as_string(False) if "://" in address else kept
        assert plies(old) == [1, 2]
        # `before`, then `before-2` or `before_2`.
        assert kept.endswith("before" if number == 1 else "2")


def test_a_backup_with_a_log_that_cannot_be_read_is_restored_only_if_that_is_said(
    run: Run, address: str, tmp_path: Path
) -> None:
    backup = str(tmp_path / "one.backup")
    with_store(address, an_unreadable_match)
    assert run("admin", "backup", backup, "--database", address).status == 0
    ran = run("admin", "restore", backup, "--database", address)
    assert (ran.status, "broken" in ran.err, "--allow-unreadable" in ran.err) == (1, True, True)
    ran = run("admin", "restore", backup, "--database", address, "--allow-unreadable")
    assert (ran.status, "The logs of these tables cannot be read: broken" in ran.out) == (0, True)


def test_a_backup_is_named_once_and_no_file_is_overwritten(run: Run, address: str, tmp_path: Path) -> None:
    to = tmp_path / "one.backup"
    for status in (0, 3):
        ran = run("admin", "backup", str(to), "--database", address)
        assert ran.status == status, ran.err
    told(ran, str(to), "no backup overwrites a file")


def test_what_is_no_backup_is_shown_and_changes_nothing(run: Run, address: str, tmp_path: Path) -> None:
    other = tmp_path / "other"
    other.write_bytes(b"no backup" * 300)
    ran = run("admin", "restore", str(other), "--database", address)
    assert ran.status == 3
    assert str(other) in ran.err or "pg_restore could not do it" in ran.err
    assert plies(address) == [1]
    ran = run("admin", "restore", str(tmp_path / "none"), "--database", address)
    assert (ran.status, "cannot be read or written" in ran.err) == (1, True)


# --- PostgreSQL alone -------------------------------------------------------------------------------------------------


@pytest.fixture
def postgres(postgres_with_programs: str) -> str:
    with_store(postgres_with_programs, a_match)
    return postgres_with_programs


def test_without_its_programs_a_sentence_says_so(
    run: Run, postgres: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "one.dump").touch()
    monkeypatch.setenv("PATH", str(tmp_path))
    told(
        run("admin", "backup", str(tmp_path / "two.dump"), "--database", postgres), "pg_dump is not installed"
    )
    told(
        run("admin", "restore", str(tmp_path / "one.dump"), "--database", postgres),
        "pg_restore is not installed",
    )
    assert not (tmp_path / "two.dump").exists()


def test_nothing_is_restored_while_a_client_is_connected(run: Run, postgres: str, tmp_path: Path) -> None:
    backup = str(tmp_path / "one.dump")
    assert run("admin", "backup", backup, "--database", postgres).status == 0

    async def meanwhile() -> Ran:
        store = await Store.open(postgres)
        await store.log.entries("fine")
        try:
            return await asyncio.to_thread(run, "admin", "restore", backup, "--database", postgres)
        finally:
            await store.close()

    told(asyncio.run(meanwhile()), "is using the database")
    assert run("admin", "restore", backup, "--database", postgres).status == 0


def test_a_dump_of_another_program_or_a_newer_one_leaves_the_database_as_it_is(
    run: Run, postgres: str, postgres_url: str, psql: Psql, tmp_path: Path
) -> None:
    psql(postgres_url, "CREATE TABLE bookmarks (title text)")
    backup = tmp_path / "other.dump"
    assert run("admin", "backup", str(backup), "--database", postgres_url).status == 0
    told(run("admin", "restore", str(backup), "--database", postgres), str(backup), "is no backup of Tablée")
    psql(postgres, "UPDATE alembic_version SET version_num = '9999'")
    backup = tmp_path / "newer.dump"
    assert run("admin", "backup", str(backup), "--database", postgres).status == 0
    told(run("admin", "restore", str(backup), "--database", postgres), str(backup), "newer version", "9999")


def test_a_role_that_may_make_no_database_learns_which_right_it_needs(
    run: Run, postgres: str, psql: Psql, tmp_path: Path
) -> None:
    backup = str(tmp_path / "one.dump")
    assert run("admin", "backup", backup, "--database", postgres).status == 0
    psql(postgres, "DROP ROLE IF EXISTS small", "CREATE ROLE small LOGIN")
    as_small = make_url(postgres).set(username="small").render_as_string(False)
    told(run("admin", "restore", backup, "--database", as_small), "CREATEDB")
    assert plies(postgres) == [1]


def test_a_restore_that_was_interrupted_is_no_obstacle_to_the_next(
    run: Run, postgres: str, psql: Psql, tmp_path: Path
) -> None:
    backup = str(tmp_path / "one.dump")
    assert run("admin", "backup", backup, "--database", postgres).status == 0
    name = f"{make_url(postgres).database}_restoring"
    psql(postgres, f"CREATE DATABASE {name}")
    assert run("admin", "restore", backup, "--database", postgres).status == 0
    assert plies(postgres) == [1]


# --- what is in it ----------------------------------------------------------------------------------------------------


def test_verifying_reads_every_log_and_names_what_is_wrong(run: Run, address: str) -> None:
    ran = run("admin", "verify", "--database", address)
    assert (ran.status, "All is as the logs have it." in ran.out) == (0, True)
    with_store(address, a_match_that_was_dealt_otherwise)
    assert run("admin", "verify", "--database", address).status == 1
    with_store(address, an_unreadable_match)
    ran = run("admin", "verify", "--database", address)
    assert ran.status == 1
    assert "The log of table broken cannot be read" in ran.out
    assert "were bound to: misdealt." in ran.out
    assert "honest" not in ran.out


async def a_match_that_was_dealt_otherwise(store: Store) -> None:
    nonce = "cd" * 32
    for name, share in (("honest", nonce), ("misdealt", "ef" * 32)):
        row = match(name)
        deal = Deal(row.seed, [Share(0, seed_commitment(nonce), share)])
        seed = mixed_seed(row.seed, [share])
        await stored(store, msgspec.structs.replace(row, seed=seed, deal=deal.json()))


def test_everything_about_a_guest_is_written_to_a_new_file(run: Run, address: str, tmp_path: Path) -> None:
    codes: list[str] = []

    async def ana(store: Store) -> None:
        guest, _ = await store.guests.create("Ana", 1)
        codes.append(code_of(guest.id))

    with_store(address, ana)
    to = tmp_path / "ana.json"
    ran = run("admin", "export", codes[0], str(to), "--database", address)
    assert ran.status == 0, ran.err
    assert (json.loads(to.read_text())["name"], to.stat().st_mode & 0o077) == ("Ana", 0)
    told(run("admin", "export", codes[0], str(to), "--database", address), str(to))
    ran = run("admin", "export", "g-nobody", str(tmp_path / "other.json"), "--database", address)
    assert (ran.status, "no guest with the code g-nobody" in ran.err) == (1, True)
    assert not (tmp_path / "other.json").exists()


def test_a_deleted_guest_gives_up_their_seats_and_nothing_about_them_stays(run: Run, address: str) -> None:
    codes: list[str] = []
    left: list[object] = []

    async def sits(store: Store) -> None:
        guest, _ = await store.guests.create("Ana", 1)
        codes.append(code_of(guest.id))
        other, _ = await store.guests.create("Ben", 1)
        await stored(store, match("theirtable234567", seat(0, "guest", guest.id), seat(1, "guest", other.id)))

    async def look(store: Store) -> None:
        left.append(await store.guests.created(guest_of(codes[0])))
        row = await store.matches.find("theirtable234567")
        assert row is not None
        left.append((row.state, (row.outcome or {})["resigned"]))

    with_store(address, sits)
    ran = run("admin", "delete", codes[0], "--database", address)
    assert (ran.status, "They gave up one seat first." in ran.out) == (0, True), ran.err
    with_store(address, look)
    assert left == [None, ("over", [0])]
    ran = run("admin", "delete", codes[0], "--database", address)
    assert (ran.status, f"no guest with the code {codes[0]}" in ran.err) == (1, True)


def test_pruning_deletes_what_is_older_than_it_says(run: Run, address: str) -> None:
    async def old(store: Store) -> None:
        await store.guests.create("Ana", 1)

    async def count(store: Store) -> None:
        async with store.database.read() as connection:
            counted.append((await connection.execute(text("SELECT count(*) FROM guests"))).scalar_one())

    counted: list[int] = []
    with_store(address, old)
    for options in ((), ("--keep-guests", "30")):
        assert run("admin", "prune", *options, "--database", address).status == 0
        with_store(address, count)
    assert counted == [1, 0]
