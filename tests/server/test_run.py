"""Starting: which database, and what is said when it cannot be opened."""

import subprocess
import sys
from pathlib import Path

import pytest

from tablee.server.run import CANNOT_START, default_database, run
from tablee.store.address import DatabaseAddressError


def test_without_a_word_the_database_is_a_file_of_this_user(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.delenv("TABLEE_DATABASE", raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    assert default_database() == str(tmp_path / "data/tablee/tablee.db")
    assert (tmp_path / "data/tablee").is_dir()


def test_the_environment_may_name_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TABLEE_DATABASE", "postgresql://host/name")
    assert default_database() == "postgresql://host/name"


def test_an_address_that_is_none_is_refused_before_anything_starts() -> None:
    with pytest.raises(DatabaseAddressError):
        run(port=0, database="mysql://host/name")


def test_a_database_that_cannot_be_opened_ends_the_program_with_a_reason(tmp_path: Path) -> None:
    nowhere = str(tmp_path / "no-folder" / "tablee.db")
    program = "import sys; from tablee.server.run import run; run(port=0, database=sys.argv[1])"
    ended = subprocess.run(
        [sys.executable, "-c", program, nowhere], capture_output=True, text=True, timeout=300
    )
    assert ended.returncode == CANNOT_START
    assert "unable to open database file" in ended.stderr
