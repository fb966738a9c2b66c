"""`make drawing FROM=…` brings a game's drawing from its package into the pages, and changes nothing of ours."""

from pathlib import Path

import pytest

from build_steps.drawing import DrawingError, bring
from tests.cli.new_games import made


@pytest.fixture(autouse=True)
def pages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the folder of drawings of a checkout, with one of its own."""
    folder = tmp_path / "checkout" / "web" / "src" / "games"
    (folder / "ours").mkdir(parents=True)
    (folder / "ours" / "index.ts").write_text("ours")
    monkeypatch.chdir(tmp_path / "checkout")
    return folder


def test_the_drawing_and_the_rules_are_brought_and_ignored_by_git(tmp_path: Path, pages: Path) -> None:
    package = made("high-card", tmp_path)
    bring(package)
    there = {path.relative_to(pages / "high_card").as_posix() for path in (pages / "high_card").rglob("*.*")}
    assert {"index.ts", "Board.svelte", "words/fr.ftl", "rules/high-card.nl.md", ".gitignore"} <= there
    assert (pages / "high_card" / ".gitignore").read_text() == "*\n"


def test_brought_again_it_is_as_the_package_has_it(tmp_path: Path, pages: Path) -> None:
    package = made("high-card", tmp_path)
    bring(package)
    (package / "drawing" / "moves.ts").rename(package / "drawing" / "phrases.ts")
    bring(package)
    assert (pages / "high_card" / "phrases.ts").is_file()
    assert not (pages / "high_card" / "moves.ts").exists()


def test_a_drawing_of_this_repository_is_never_replaced(tmp_path: Path, pages: Path) -> None:
    with pytest.raises(DrawingError, match="belongs to this repository"):
        bring(made("ours", tmp_path))
    assert (pages / "ours" / "index.ts").read_text() == "ours"


def test_a_package_without_a_drawing_or_a_game_is_refused(tmp_path: Path, pages: Path) -> None:
    package = made("high-card", tmp_path)
    (package / "drawing" / "index.ts").unlink()
    with pytest.raises(DrawingError, match=r"has no index\.ts"):
        bring(package)
    with pytest.raises(DrawingError, match=r"pyproject\.toml does not exist\. Name the folder"):
        bring(tmp_path)
    (tmp_path / "pyproject.toml").write_text("")
    with pytest.raises(DrawingError, match="names no game"):
        bring(tmp_path)
    assert [path.name for path in pages.iterdir()] == ["ours"]
