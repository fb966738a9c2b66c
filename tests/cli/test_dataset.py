"""`tablee dataset`, as people type it."""

import asyncio
import subprocess
import sys
from pathlib import Path

import pyarrow.parquet as pq
import pytest

from tests.api.test_dataset_of_people import ANA, BO, played, stored
from tests.cli.conftest import Run
from tests.patience import patience_s

FEW = ("--players", "random,bot:1", "--games", "2", "--workers", "1")


def test_it_writes_a_folder_and_says_what_is_in_it(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    ran = run("dataset", "--game", "tokan", *FEW)
    assert ran.status == 0, ran.err
    moves = pq.read_table("tokan-data/moves.parquet").num_rows
    assert f"The folder tokan-data has {moves} moves of 2 games." in " ".join(ran.out.split())
    assert sorted(one.name for one in Path("tokan-data").iterdir()) == [
        "README.md",
        "matches.parquet",
        "matches.schema.json",
        "moves.parquet",
        "moves.schema.json",
    ]


def test_a_folder_with_something_in_it_is_left_alone(run: Run, tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text("mine", encoding="utf-8")
    ran = run("dataset", "--game", "tokan", *FEW, "--out", str(tmp_path))
    assert ran.status == 1
    assert str(tmp_path) in ran.err
    assert [one.name for one in tmp_path.iterdir()] == ["mine.txt"]


def test_a_file_in_place_of_the_folder_is_refused(run: Run, tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text("mine", encoding="utf-8")
    ran = run("dataset", "--game", "tokan", *FEW, "--out", str(tmp_path / "mine.txt"))
    assert ran.status == 1
    assert (tmp_path / "mine.txt").read_text(encoding="utf-8") == "mine"


def test_a_game_without_numbers_gives_its_views_and_moves(run: Run, tmp_path: Path) -> None:
    ran = run(
        "dataset", "--game", "toy", "--players", "random,random", *FEW[2:], "--views", "--out", str(tmp_path)
    )
    assert ran.status == 0, ran.err
    found = pq.read_table(tmp_path / "moves.parquet")
    assert "observation" not in found.column_names
    assert "view" in found.column_names
    assert found.num_rows > 2
    assert "| `observation` |" not in (tmp_path / "README.md").read_text(encoding="utf-8")


@pytest.mark.processes
def test_it_needs_no_package_of_the_arena(tmp_path: Path) -> None:
    """In a process of its own, which has imported none of them yet."""
    without = "import sys; sys.modules.update(dict.fromkeys(['numpy', 'openskill', 'matplotlib', 'jinja2']))"
    words = ["tablee", "dataset", "--game", "tokan", *FEW, "--out", str(tmp_path)]
    program = f"{without}; sys.argv = {words!r}; from tablee.cli import main; main()"
    ran = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, timeout=patience_s()
    )
    assert ran.returncode == 0, ran.stderr
    assert (tmp_path / "moves.parquet").is_file()


def given_by(guests: tuple[str, ...], database: Path) -> int:
    """Store a match of Ana and Bo that these guests give; return its number of moves."""
    given = played("first", ANA, BO)
    asyncio.run(stored(str(database), [given], guests))
    return len(given.entries)


def test_what_all_players_give_is_written_and_nothing_else(
    run: Run, sqlite_file: Path, tmp_path: Path
) -> None:
    moves = given_by(("ana", "bo"), sqlite_file)
    here = ("--game", "tokan", "--database", str(sqlite_file), "--out", str(tmp_path / "made"))
    ran = run("admin", "dataset", *here)
    assert ran.status == 0, ran.err
    assert f"has {moves} moves of 1 games" in " ".join(ran.out.split())
    assert pq.read_table(tmp_path / "made" / "matches.parquet")["players"].to_pylist() == [
        ["person", "person"]
    ]
    assert "LicenseRef-research-only" in (tmp_path / "made" / "README.md").read_text(encoding="utf-8")


def test_without_the_consent_of_all_nothing_is_written(run: Run, sqlite_file: Path, tmp_path: Path) -> None:
    given_by(("ana",), sqlite_file)
    here = ("--game", "tokan", "--database", str(sqlite_file), "--out", str(tmp_path / "made"))
    ran = run("admin", "dataset", *here)
    assert ran.status == 1
    assert "can be given (found: 1)" in " ".join(ran.err.split())
    assert not (tmp_path / "made").exists()
