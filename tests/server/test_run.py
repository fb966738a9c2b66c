"""Starting: the database that is used, and the messages if it cannot be opened."""

from pathlib import Path

import pytest

from tablee.server.options import ServeOptions
from tablee.server.run import default_database, run
from tablee.store.address import DatabaseAddressError
from tablee.store.refusals import CannotOpenError


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
        run(ServeOptions(port=0, database="mysql://host/name"))


def test_a_database_that_cannot_be_opened_is_an_error_with_a_reason(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tablee.server.run.configure", lambda *_: None)
    with pytest.raises(CannotOpenError) as refused:
        run(ServeOptions(port=0, database=str(tmp_path / "no-folder" / "tablee.db")))
    assert refused.value.code == "database.no_folder"
    assert refused.value.params == {"folder": str(tmp_path / "no-folder")}


def test_without_a_home_the_database_is_refused_in_a_sentence(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.delenv("TABLEE_DATABASE", raising=False)
    (tmp_path / "file").touch()
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "file"))
    with pytest.raises(CannotOpenError) as refused:
        default_database()
    assert str(tmp_path / "file" / "tablee") in refused.value.sentence()
    monkeypatch.delenv("XDG_DATA_HOME")
    monkeypatch.setattr(Path, "expanduser", homeless)
    with pytest.raises(CannotOpenError):
        default_database()


def homeless(path: Path) -> Path:
    raise RuntimeError("Could not determine home directory.")
