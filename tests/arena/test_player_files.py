"""An arena knows the files of its programs: a changed program is another player."""

from pathlib import Path

import pytest

from tablee.arena.entrants import parse
from tablee.arena.player_files import digest_of, digests, files_of


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the current folder, with a module, a package, a model and a network."""
    monkeypatch.chdir(tmp_path)
    for name in ("fox.py", "pack/wolf.py", "pack/__init__.py", "model.py", "mine.weights"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(name)
    return tmp_path


@pytest.mark.parametrize(
    ("player", "files"),
    [
        ("python:fox:Fox", ["fox.py"]),
        ("Fox=python:fox.py:Fox", ["fox.py"]),
        ("python:pack:Wolf", ["pack/__init__.py"]),
        ("python:pack.wolf:Wolf", ["pack/wolf.py"]),
        ("python:json:Fox", []),
        ("model:python3 model.py --fast", ["model.py"]),
        ("program:node nothing.mjs", []),
        (f"model:echo '{'a long question ' * 30}'", []),
        ("baseline:mine.weights", ["mine.weights"]),
        ("baseline:ppo", []),
        ("bot:3", []),
        ("random", []),
    ],
)
@pytest.mark.usefixtures("folder")
def test_the_files_of_a_player_are_those_that_its_text_names(player: str, files: list[str]) -> None:
    assert list(files_of(parse(player))) == [Path(name) for name in files]


def test_a_digest_changes_with_the_file_and_only_programs_have_one(folder: Path) -> None:
    players = [parse(text) for text in ("Fox=python:fox:Fox", "bot:3")]
    before = digests(players)
    assert list(before) == ["Fox"]
    assert digests(players) == before
    (folder / "fox.py").write_text("changed")
    assert digests(players) != before
    assert digest_of(players[1]) == ""
