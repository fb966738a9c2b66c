"""`tablee admin invite`: the link, the list, and the end of all links."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.cli.conftest import Run


def test_a_link_begins_with_the_address_of_the_server(
    run: Run, sqlite_file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    there = ("--database", str(sqlite_file))
    monkeypatch.delenv("TABLEE_SERVE_TRUSTED_ORIGIN", raising=False)
    first = run("admin", "invite", *there).out
    assert (first.startswith("http://localhost:8000/enter#"), "One person" in first) == (True, True)
    monkeypatch.setenv("TABLEE_SERVE_TRUSTED_ORIGIN", "https://play.example https://other.example")
    second = run("admin", "invite", "--uses", "3", *there).out
    assert (second.startswith("https://play.example/enter#"), "3 people" in second) == (True, True)
    third = run("admin", "invite", "--address", "https://d.example/", *there).out
    assert third.startswith("https://d.example/enter#")
    assert len({made.partition("#")[2].split()[0] for made in (first, second, third)}) == 3


def test_links_are_listed_until_they_are_withdrawn(run: Run, sqlite_file: Path) -> None:
    there = ("--database", str(sqlite_file))
    assert "No link can be used." in run("admin", "invite", "--list", *there).out
    made = run("admin", "invite", "--uses", "3", "--days", "2", *there).out
    listed = run("admin", "invite", "--list", *there).out
    assert ("used 0 of 3" in listed, made.partition("#")[2].split()[0] in listed) == (True, False)
    assert "All entrance links are withdrawn." in run("admin", "invite", "--withdraw", *there).out
    assert "No link can be used." in run("admin", "invite", "--list", *there).out


@pytest.mark.parametrize("wrong", [("--uses", "0"), ("--uses", "1001"), ("--days", "0"), ("--days", "366")])
def test_a_link_has_bounds(run: Run, sqlite_file: Path, wrong: tuple[str, str]) -> None:
    assert run("admin", "invite", *wrong, "--database", str(sqlite_file)).status == 2


def test_a_link_can_be_used_for_its_days_and_no_longer(run: Run, sqlite_file: Path) -> None:
    file = sqlite_file
    run("admin", "invite", "--days", "2", "--database", str(file))
    with closing(sqlite3.connect(file)) as database:
        ((made, until),) = database.execute("SELECT made, until FROM entrances").fetchall()
    assert until - made == pytest.approx(2 * 24 * 3600 * 1000, abs=60_000)


@pytest.mark.parametrize(
    "command",
    [
        ("admin", "invite"),
        ("admin", "drain"),
        ("admin", "announce", "Soon"),
        ("admin", "ban", "203.0.113.7"),
    ],
)
def test_nothing_is_ordered_in_a_database_that_no_server_has(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: tuple[str, ...]
) -> None:
    """Such as root's, while the server runs as a user of its own."""
    monkeypatch.delenv("TABLEE_DATABASE", raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    there = tmp_path / "tablee" / "tablee.db"
    ran = run(*command)
    assert (ran.status, ran.out) == (1, "")
    said = " ".join(ran.err.split())
    assert "no server of this user has run here. Name that of your server with --database." in said
    assert not there.exists()
    monkeypatch.setenv("TABLEE_DATABASE", str(there))
    ran = run(*command)
    assert (ran.status, f"There is no database {there}. Check its name" in " ".join(ran.err.split())) == (
        1,
        True,
    )
    assert not there.exists()
