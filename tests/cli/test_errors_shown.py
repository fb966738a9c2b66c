"""An error is one line on standard error: whole, in the language of the run, with the line that it is about."""

import pytest

from tablee.cli.console import Console, UsageError, print_error
from tablee.core.errors import RecordError, TableeError

FILE = "/a/long/path/" + "x" * 200 + "/[bold]match[/].jsonl"


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "TERM"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    monkeypatch.setenv("COLUMNS", "40")


def shown(capfd: pytest.CaptureFixture[str], error: TableeError) -> str:
    """Return what is printed of this error."""
    print_error(error)
    captured = capfd.readouterr()
    assert captured.out == ""
    assert captured.err.endswith("\n")
    assert captured.err.count("\n") == 1, "several lines"
    return captured.err.rstrip("\n")


def test_it_is_on_one_line_with_the_path_as_it_is(capfd: pytest.CaptureFixture[str]) -> None:
    error = UsageError("use.file", {"file": FILE, "reason": "gone"})
    assert f"✗ The file {FILE} cannot be" in shown(capfd, error)


def test_it_names_the_line_of_a_file_once(capfd: pytest.CaptureFixture[str]) -> None:
    without = shown(capfd, UsageError("use.ply", {"ply": 9, "last": 4}))
    assert without.startswith("✗ There")
    with_line = shown(capfd, UsageError("use.ply", {"ply": 9, "last": 4, "line": 17}))
    assert with_line == without.replace("✗ ", "✗ 17: ")
    # A sentence that names the line itself is not preceded by it.
    itself = shown(capfd, RecordError("record.json", {"line": 17}))
    assert itself.count("17") == 1
    assert not itself.startswith("✗ 17:")


def test_it_is_in_the_language_of_the_run_not_of_the_environment(capfd: pytest.CaptureFixture[str]) -> None:
    error = UsageError("use.file", {"file": "x", "reason": "gone"})
    Console("fr")
    french = shown(capfd, error)
    Console("nl")
    dutch = shown(capfd, error)
    Console()
    english = shown(capfd, error)
    assert french.startswith("✗ Le fichier x")
    assert dutch.startswith("✗ Het bestand x")
    assert english.startswith("✗ The file x")
