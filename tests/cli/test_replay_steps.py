"""Stepping through a record in a terminal."""

from pathlib import Path
from types import SimpleNamespace

import pytest

from tablee.cli import replay
from tests.cli.conftest import Run
from tests.cli.test_replay import record as a_record

record = a_record


@pytest.fixture
def typed(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return the lines to type; then the input ends."""
    lines: list[str] = []

    def read(_prompt: str = "") -> str:
        if not lines:
            raise EOFError
        return lines.pop(0)

    terminal = SimpleNamespace(isatty=lambda: True)
    monkeypatch.setattr(replay, "sys", SimpleNamespace(stdin=terminal, stdout=terminal))
    monkeypatch.setattr("builtins.input", read)
    return lines


def test_a_number_beyond_the_last_move_leads_to_the_end(run: Run, record: Path, typed: list[str]) -> None:
    typed += ["999", "q"]
    ran = run("replay", str(record))
    assert (ran.status, ran.err) == (0, "")
    assert "Move 9 of 9" in ran.out
    assert "Result: scores" in ran.out


def test_before_the_deal_there_is_nothing_to_step_back_to(run: Run, record: Path, typed: list[str]) -> None:
    typed += ["b", "b"]
    ran = run("replay", str(record))
    assert (ran.status, ran.err) == (0, "")
    assert (ran.out.count("The deal"), "Move" in ran.out) == (3, False)


def test_a_match_that_goes_on_ends_with_no_result(run: Run, record: Path, typed: list[str]) -> None:
    lines = record.read_text(encoding="utf-8").splitlines()
    record.write_text("\n".join(lines[:-3]), encoding="utf-8")
    typed += ["999", "q"]
    ran = run("replay", str(record))
    assert (ran.status, ran.err) == (0, "")
    assert "The record ends before the game does." in ran.out
    assert "Result" not in ran.out
