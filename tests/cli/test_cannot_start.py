"""Every reason why a server or its database cannot be opened is printed in one line, with the path and what to do."""

import gc
import os
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from tablee.cli import serve
from tests.cli.conftest import Ran, Run
from tests.postgres import Psql
from tests.processes import free_port

BAD_ADDRESSES = {
    "mysql://host/name": "This is not a database address.",
    "sqlite://": "This is not a database address.",
    ":memory:": "This is not a database address.",
    "postgresql://ana:secret@host/x?sslmod=require": "“sslmod” in the database address is unknown",
    "postgresql://ana:secret@host/x?command_timeout=soon": "“command_timeout” in the database address",
    "postgresql://ana:secret@127.0.0.1:1/x": "postgresql://ana:***@127.0.0.1:1/x cannot be reached",
    "postgresql://ana:secret@nowhere.invalid/x": "postgresql://ana:***@nowhere.invalid/x cannot be reached",
}

BAD_ADDRESSES_OF_PEOPLE = {
    "--trusted-origin https://play.example/games": "“https://play.example/games” names a path",
    "--trusted-origin https://play.example/": "“https://play.example/” is no address",
    "--trusted-origin play.example": "“play.example” is no address",
    "--trusted-origin ftp://play.example": "“ftp://play.example” is no address",
    "--trusted-origin https://ana@play.example": "“https://ana@play.example” is no address",
    "--trusted-origin https://play.example:99999": "“https://play.example:99999” is no address",
    "--trusted-origin https://": "“https://” is no address",
    "--trusted-host https://games.example": "“https://games.example” is no host name",
    "--trusted-host games.example:443": "“games.example:443” is no host name",
    "--trusted-host .": "“.” is no host name",
    "--trusted-proxies caddy": "“caddy” is no address for --trusted-proxies",
    "--trusted-proxies 10.0.0.1/8": "“10.0.0.1/8” is no address",
    "--trusted-proxies 10.0.0.1,*": "“*” is no address",
    "--own-network everything": "everything",
    "--backup-at noon": "“noon” is no time of day",
    "--house /none/house.toml": "/none/house.toml cannot be read (No such file or directory)",
}
"""Options of `serve` that name addresses and times, and a part of what is printed."""


@pytest.fixture(autouse=True)
def as_before(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Restore everything that a server sets for its process."""
    for what in ("configure", "raise_file_limit"):
        monkeypatch.setattr(f"tablee.server.run.{what}", lambda *_: None)
    monkeypatch.delenv("TABLEE_DATABASE", raising=False)
    yield
    gc.enable()


def told(ran: Ran, *parts: str, status: int = 3) -> None:
    """Check that one line has all of these parts, and nothing else is printed."""
    assert ran.status == status, ran.err
    lines = [line for line in ran.err.splitlines() if line]
    assert len(lines) == 1, ran.err
    assert lines[0].startswith("✗ ")
    assert [part for part in parts if part not in lines[0]] == [], lines[0]
    assert "secret" not in ran.err
    # What is wrong, and what to do.
    assert lines[0].count(". ") >= 1


@pytest.fixture(params=["serve", "moderator list"])
def command(request: pytest.FixtureRequest) -> list[str]:
    """Return commands that open a database."""
    words: list[str] = request.param.split()
    return [*words, "--port", str(free_port())] if words == ["serve"] else words


def test_a_folder_that_is_missing(run: Run, command: list[str], tmp_path: Path) -> None:
    told(run(*command, "--database", str(tmp_path / "none" / "t.db")), f"no folder {tmp_path / 'none'} ")


def test_a_folder_instead_of_a_file(run: Run, command: list[str], tmp_path: Path) -> None:
    told(run(*command, "--database", str(tmp_path)), f"{tmp_path} is a folder")


def test_a_file_that_is_no_database(run: Run, command: list[str], tmp_path: Path) -> None:
    (tmp_path / "t.db").write_bytes(b"this is no database, whatever it is called" * 100)
    told(run(*command, "--database", str(tmp_path / "t.db")), f"{tmp_path / 't.db'} is not a database")
    assert (tmp_path / "t.db").read_bytes().startswith(b"this is no")


def test_the_database_of_another_program(run: Run, command: list[str], tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "t.db")) as other:
        other.execute("CREATE TABLE bookmarks (title)")
    told(run(*command, "--database", str(tmp_path / "t.db")), f"{tmp_path / 't.db'}", "another program")


@pytest.mark.parametrize("which", ["file", "folder"])
def test_a_file_or_folder_that_one_may_not_write(
    run: Run, command: list[str], sqlite_file: Path, monkeypatch: pytest.MonkeyPatch, which: str
) -> None:
    closed = sqlite_file if which == "file" else sqlite_file.parent
    allowed = os.access
    monkeypatch.setattr(
        "tablee.store.sqlite_file.os.access", lambda path, how: path != closed and allowed(path, how)
    )
    told(run(*command, "--database", str(sqlite_file)), f"may not read and write {closed}.")


def version(file: Path, number: str) -> None:
    with closing(sqlite3.connect(file)) as database, database:
        database.execute("UPDATE alembic_version SET version_num = ?", (number,))


def test_the_database_of_a_newer_program(run: Run, command: list[str], sqlite_file: Path) -> None:
    version(sqlite_file, "9999")
    told(run(*command, "--database", str(sqlite_file)), str(sqlite_file), "newer version", "9999")
    with closing(sqlite3.connect(sqlite_file)) as database:
        assert database.execute("SELECT version_num FROM alembic_version").fetchall() == [("9999",)]


def test_one_of_postgresql_too(run: Run, command: list[str], postgres_with_tables: str, psql: Psql) -> None:
    psql(postgres_with_tables, "UPDATE alembic_version SET version_num = '9999'")
    told(run(*command, "--database", postgres_with_tables), "newer version", "9999")


@pytest.mark.parametrize("address", BAD_ADDRESSES)
def test_an_address_that_leads_nowhere(run: Run, command: list[str], address: str) -> None:
    told(run(*command, "--database", address), BAD_ADDRESSES[address])


def test_a_database_of_postgresql_that_is_not_there(run: Run, command: list[str], cluster: Path) -> None:
    address = f"postgresql://tablee@/nothing?host={cluster}"
    told(run(*command, "--database", address), "There is no database “nothing”", "createdb")


def test_a_name_that_postgresql_does_not_know(run: Run, command: list[str], cluster: Path) -> None:
    address = f"postgresql://nobody:secret@/postgres?host={cluster}"
    told(run(*command, "--database", address), "refused the name or the password", "nobody")


def test_a_database_that_does_not_hold_every_text(
    run: Run, command: list[str], cluster: Path, psql: Psql
) -> None:
    address = f"postgresql://tablee@/latin?host={cluster}"
    psql(
        f"postgresql://tablee@/postgres?host={cluster}",
        "DROP DATABASE IF EXISTS latin",
        "CREATE DATABASE latin ENCODING 'LATIN1' LC_COLLATE 'C' LC_CTYPE 'C' TEMPLATE template0",
    )
    told(run(*command, "--database", address), "stores text as LATIN1", "createdb --encoding UTF8")


def test_postgresql_without_its_driver(run: Run, command: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    told(
        run(*command, "--database", "postgresql://ana:secret@host/x"),
        "tablee[postgres]",
        f"{sys.executable} -m pip install asyncpg",
    )


def test_a_home_in_which_nothing_can_be_made(
    run: Run, command: list[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "file"))
    told(run(*command), str(tmp_path / "file" / "tablee"), "--database")


def test_a_damaged_file_that_was_left_open(run: Run, mixed: tuple[Path, Path]) -> None:
    _, restored = mixed
    told(run("moderator", "list", "--database", str(restored)), f"{restored} is damaged", "docs/backup.md")


def test_a_port_that_is_taken_or_is_none(run: Run, sqlite_file: Path) -> None:
    database = ("--database", str(sqlite_file))
    for host in ("nowhere.invalid", "a" * 70, "192.0.2.1"):
        told(run("serve", "--port", str(free_port()), "--host", host, *database), host, "--host")


def test_pages_that_were_not_built(
    run: Run, sqlite_file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(serve, "PAGES", tmp_path / "pages")
    ran = run("serve", "--port", str(free_port()), "--database", str(sqlite_file))
    told(ran, f"nothing in {tmp_path / 'pages'}", "make play")


def test_words_that_cannot_be_read(run: Run, sqlite_file: Path, tmp_path: Path) -> None:
    asked = ("serve", "--port", str(free_port()), "--database", str(sqlite_file), "--words")
    told(run(*asked, str(tmp_path / "none")), f"“{tmp_path / 'none'}”")
    loop = tmp_path / "words" / "de" / "games" / "toy.ftl"
    loop.parent.mkdir(parents=True)
    loop.symlink_to(loop)
    told(run(*asked, str(tmp_path / "words")), f"{loop} cannot be read", "--words")


def test_other_settings_that_make_no_sense(
    run: Run, sqlite_file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = ("serve", "--port", str(free_port()), "--database", str(sqlite_file))
    told(run(*asked, "--program", "nonsense"), "nonsense")
    told(run(*asked, "--own-network", "nonsense"), "nonsense")
    monkeypatch.setenv("TABLEE_SMTP", "nonsense://ana:secret@host")
    told(run(*asked), "TABLEE_SMTP")


@pytest.mark.parametrize(
    ("language", "says"),
    [("fr", "Il n’y a pas de dossier"), ("nl", "Er is geen map"), ("en", "There is no folder")],
)
def test_it_is_shown_in_the_language_of_the_environment(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str, says: str
) -> None:
    monkeypatch.setenv("LANG", f"{language}_BE.UTF-8")
    asked = ("serve", "--port", str(free_port()), "--database", str(tmp_path / "none" / "t.db"))
    told(run(*asked), says, str(tmp_path / "none"))


def test_what_cannot_be_saved_is_reported_before_the_match_and_not_after_it(run: Run, tmp_path: Path) -> None:
    ran = run("play", "toy", "--save", str(tmp_path / "none" / "match.jsonl"), typed="q\n")
    told_before = str(tmp_path / "none" / "match.jsonl")
    assert (ran.status, told_before in ran.err, ran.out) == (1, True, "")


def test_a_file_that_the_system_refuses_is_named(run: Run, tmp_path: Path) -> None:
    loop = tmp_path / "loop.jsonl"
    loop.symlink_to(loop)
    for command in ("replay", "analyse", "report"):
        ran = run(command, str(loop))
        assert (ran.status, str(loop) in ran.err, "Traceback" in ran.err) == (1, True, False)


@pytest.mark.parametrize("given", BAD_ADDRESSES_OF_PEOPLE)
def test_an_option_that_could_never_work(run: Run, tmp_path: Path, given: str) -> None:
    words = ["serve", "--port", str(free_port()), "--database", str(tmp_path / "t.db"), *given.split()]
    told(run(*words), BAD_ADDRESSES_OF_PEOPLE[given])
    assert not (tmp_path / "t.db").exists()
