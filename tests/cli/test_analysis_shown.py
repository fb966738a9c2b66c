"""What `tablee analyse` shows of each judged move, and what it refuses before it begins to think."""

from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest

from tablee.bots.evaluated_move import EvaluatedMove
from tablee.cli import analyse
from tablee.core.bot import Reason
from tablee.match import Match
from tests.cli.conftest import Ran, Run
from tests.toy import TOY

QUIET = EvaluatedMove(1, 0, "a", True, "a", None, 0.0, [0.1, 0.9], [0.2, 0.8], False)
UNKNOWN = EvaluatedMove(
    2, 1, "b", True, "c", Reason("toy.drew", {"seat": 1, "card": "c"}), None, [], [0.3, 0.7], False
)
BLUNDER = EvaluatedMove(
    3, 0, "d", True, "e", Reason("toy.drew", {"seat": 0, "card": "e"}), 0.256, [0.3, 0.7], [0.05, 0.95], True
)

Judged = Callable[..., Ran]


@pytest.fixture
def judged(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Judged:
    """Return the function for `judged([move], "--lang", "nl")`, which shows these judgements of a match."""
    match = Match.new(TOY, 2, {}, "s")
    match.play(0, "draw")
    record = tmp_path / "match.jsonl"
    record.write_text(match.record(["Ana", ""]).text(), encoding="utf-8")

    def shown(moves: list[EvaluatedMove], *more: str) -> Ran:
        async def evaluated(*_: object) -> AsyncIterator[EvaluatedMove]:
            for one in moves:
                yield one

        monkeypatch.setattr(analyse, "evaluate", evaluated)
        return run("analyse", str(record), *more)

    return shown


def cells(ran: Ran, ply: int) -> list[str]:
    """Return the cells of the row of that move."""
    rows = [line.strip().strip("│").split("│") for line in ran.out.splitlines() if "│" in line]
    (row,) = [row for row in rows if row[0].split()[0] == str(ply)]
    return [cell.strip() for cell in row]


def test_a_move_without_loss_is_shown_with_what_its_seat_expects_after_it(judged: Judged) -> None:
    ran = judged([QUIET, UNKNOWN])
    assert cells(ran, 1) == ["1", "Ana", "a", "", "", "20%"]
    # A move that could not be compared has no better one.
    assert cells(ran, 2) == ["2", "1", "b", "", "", "70%"]
    assert "turning point" not in ran.out


def test_a_loss_is_shown_with_the_better_move_its_reason_and_the_turning_point(judged: Judged) -> None:
    ran = judged([QUIET, BLUNDER])
    assert cells(ran, 3) == ["3 ◆", "Ana", "d", "e Ana draws e.", "−26%", "5%"]
    assert "◆ One turning point" in ran.out


def test_the_page_has_the_same_rows(judged: Judged, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("matplotlib")
    from tablee.arena import report

    given: list[Any] = []

    def page(*parts: Any) -> str:
        given.append(parts)
        return "<page>"

    monkeypatch.setattr(report, "match_page", page)
    out = tmp_path / "page.html"
    ran = judged([QUIET, BLUNDER], "--out", str(out))
    assert ran.status == 0, ran.err
    assert out.read_text(encoding="utf-8") == "<page>"
    shares, names, heads, rows, language = given[0]
    assert shares == [QUIET.shares, BLUNDER.shares]
    assert (names, len(heads), language) == (["Ana", "1"], 6, "en")
    assert rows == [
        ["1", "Ana", "a", "", "", ""],
        ["3 ◆", "Ana", "d", "e", "−26%", "Ana draws e."],
    ]


def test_a_page_that_cannot_be_made_is_refused_before_any_thinking(
    judged: Judged, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    there = tmp_path / "nowhere" / "page.html"
    ran = judged([QUIET], "--out", str(there))
    assert (ran.status, ran.out) == (1, "")
    assert str(there) in ran.err
    from tablee.api import extras

    monkeypatch.setattr(extras, "missing_packages", lambda names: ["matplotlib"])
    ran = judged([QUIET], "--out", str(tmp_path / "page.html"))
    assert (ran.status, ran.out) == (1, "")
    assert "matplotlib" in ran.err
