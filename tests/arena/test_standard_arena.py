"""The standard arena: its games, and the tables that it writes into bench/RESULTS.md."""

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bench.standard_arena import series, thinking
from bench.standard_arena_tables import BEGIN, END, fill
from tablee.arena.playing import Played
from tablee.arena.schedule import Plan
from tablee.games import find

NATURE = "moves in a match (median; shortest to longest)"


def results(folder: Path, game: str, form: str, players: tuple[str, ...], *won: tuple[str, str]) -> Path:
    """Return a file of games, each won by the first of two players; the second makes one more move in each game."""
    plan = Plan(game, 1, {}, players, 2, len(won), "made up", form)
    path = folder / f"{game}-{form}.jsonl"
    lines: list[Any] = [plan]
    for number, names in enumerate(won):
        moves = [{"seat": ply % 2, "move": "d"} for ply in range(2 + number)]
        record: list[dict[str, Any]] = [{"names": list(names)}, *moves, {"scores": [1, 0], "ranks": [1, 2]}]
        lines.append(Played(number, 0, number, record, [2] * len(moves), [4, 10], [0, 0]))
    path.write_bytes(b"".join(msgspec.json.encode(line) + b"\n" for line in lines))
    return path


def rows(document: str) -> dict[str, list[str]]:
    """Return the cells of every row of the tables, by their first cell."""
    lines = [line[1:-1].split("|") for line in document.splitlines() if line.startswith("|")]
    return {first.strip(): [cell.strip() for cell in others] for first, *others in lines}


@pytest.fixture
def filled(tmp_path: Path) -> str:
    """Return a document about two games, of which only one was played against random moves."""
    low, high = "bot:1", "bot:2@100ms"
    files = [
        results(tmp_path, "mawoki", "ladder", (low, high), (high, low), (high, low), (low, high)),
        results(tmp_path, "mawoki", "gauntlet", (high, "random"), (high, "random")),
        results(tmp_path, "tokan", "ladder", (low, high), (low, high)),
    ]
    return fill(f"before\n{BEGIN}\nold figures\n{END}\nafter\n", files)


def test_what_stands_between_the_marks_is_made_again_and_the_rest_stays(filled: str) -> None:
    assert filled.startswith(f"before\n{BEGIN}\n\n| match | Mawoki | TOKAN |\n| --- | --- | --- |\n")
    assert filled.endswith(f"|\n\n{END}\nafter\n")
    assert "old figures" not in filled


def test_a_row_tells_what_the_higher_level_scored_in_how_many_games(filled: str) -> None:
    two_of_three, none_of_one = rows(filled)["level 2 against level 1"]
    assert re.fullmatch(r"66\.7 % \(\d+\.\d–\d+\.\d\), 3", two_of_three)
    assert re.fullmatch(r"0\.0 % \(0\.0–\d+\.\d\), 1", none_of_one)


def test_what_a_game_was_not_played_against_stays_empty(filled: str) -> None:
    assert rows(filled)["level 2 against random moves"][1] == ""
    assert "level 2 against plain search" not in rows(filled)


def test_lengths_and_efforts_come_from_the_games_between_neighbours(filled: str) -> None:
    assert rows(filled)[NATURE] == ["3 (2 to 4)", "2 (2 to 2)"]
    assert all(cell.endswith("–100.0)") for cell in rows(filled)["the player who begins scores"])
    assert rows(filled)["a move of level 1 takes"][1] == "4.0 ms"
    assert rows(filled)["a move of level 2 takes"][1] == "10.0 ms"


@pytest.mark.parametrize("document", ["", f"{BEGIN} and no end", f"{END} before {BEGIN}"])
def test_a_document_without_the_marks_is_refused(document: str) -> None:
    with pytest.raises(ValueError, match="standard arena"):
        fill(document, [])


def test_the_docs_have_the_marks() -> None:
    document = (Path(__file__).parents[2] / "bench" / "RESULTS.md").read_text(encoding="utf-8")
    assert document.index(BEGIN) < document.index(END)


def test_every_level_plays_its_neighbour_and_the_highest_the_others_less_often() -> None:
    planned = series(find("mawoki"), 400, 100, Path("out"))
    top = "bot:5@100ms"
    assert [(one.form, one.players, one.games) for one in planned] == [
        ("ladder", ("bot:1", "bot:2", "bot:3", "bot:4", top), 1600),
        ("gauntlet", (top, "bot:3", "random"), 200),
        ("gauntlet", (top, "uct:100ms"), 40),
    ]
    assert len({one.results for one in planned}) == 3


def test_a_game_may_have_a_thinking_time_of_its_own() -> None:
    assert thinking(["100", "tokan=200", "80"], "tokan") == 200
    assert thinking(["100", "tokan=200", "80"], "mawoki") == 80
