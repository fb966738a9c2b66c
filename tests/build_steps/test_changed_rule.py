"""`make rule GAME=...` runs the tests of everything that describes a rule."""

from pathlib import Path

import pytest

from build_steps import changed_rule
from tests.house.tree import GAMES, ROOT


@pytest.fixture(autouse=True)
def in_the_checkout(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)


def test_every_game_is_known_by_its_folder_and_by_its_name() -> None:
    known = changed_rule.folders()
    assert set(known.values()) == {path.parent.name for path in GAMES.glob("*/game.py")}
    assert all(known[name.replace("_", "-")] == name for name in known.values())


def test_what_is_tested_is_there_and_replays_matches_where_some_are_recorded() -> None:
    for folder in set(changed_rule.folders().values()):
        tests = changed_rule.tests(folder)
        assert [path for path in tests if not Path(path).exists()] == []
        its_own = Path(tests[0])
        assert (its_own / "test_records.py").is_file() == (its_own / "records").is_dir()


def test_the_pictures_come_after_the_tests() -> None:
    (name, folder) = next(iter(changed_rule.folders().items()))
    first, last = changed_rule.steps(name, folder)
    assert "pytest" in first
    assert last[-1] == f"ARGS={name}"


def test_a_game_that_is_not_there_is_not_tested(capsys: pytest.CaptureFixture[str]) -> None:
    assert changed_rule.main(["chess"]) == 2
    assert "make rule GAME=" in capsys.readouterr().out
