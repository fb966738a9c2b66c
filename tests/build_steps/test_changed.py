"""The tests that run for a change: at least those that it can break."""

import re
import subprocess
from pathlib import Path

import pytest

from build_steps import changed
from build_steps.changed import ABOVE, breaks
from tests.house.test_floors import FLOORS, below
from tests.house.tree import ROOT, game_folders

OF_PAGES = re.compile(r"""(ROOT / |Path\()f?"web\b""")
"""Names a file or folder of the pages."""
THERE = [path.relative_to(ROOT).as_posix() for path in (ROOT / "tests").rglob("*.py")]


def run_for(*names: str) -> set[str]:
    """Return the folders and files of tests that run if these files change."""
    return {path.removeprefix("tests/") for path in breaks(names, THERE).paths}


def test_a_floor_can_break_all_floors_above_it() -> None:
    with_tests = {path.name for path in (ROOT / "tests").iterdir() if path.is_dir()}
    for floor in ABOVE:
        above = {name for floors in FLOORS for name in floors if name not in ("__main__", floor)}
        wanted = {name for name in above & with_tests if floor in below(name)}
        assert wanted | {floor, "house", "e2e"} <= run_for(f"src/tablee/{floor}/anything.py")


def test_every_floor_is_known() -> None:
    assert {name for floors in FLOORS for name in floors} - set(ABOVE) == {"__main__"}


@pytest.mark.parametrize("game", game_folders())
def test_a_game_breaks_itself_and_what_looks_at_every_game_but_no_other(game: str) -> None:
    run = run_for(f"src/tablee/games/{game}/rules.py")
    others = {f"games/{other}" for other in game_folders() if other != game}
    assert {f"games/{game}", "games/test_every_game.py", "house", "bots", "server"} <= run
    assert {"e2e/test_screens.py", "e2e/test_faces.py"} <= run
    assert not others & run
    assert "e2e" not in run


def test_words_of_a_game_start_no_server() -> None:
    run = run_for(f"src/tablee/games/{game_folders()[0]}/words/fr.ftl")
    assert {"house", "words"} <= run
    assert not {"server", "store", "bots"} & run


def test_docs_break_only_what_reads_them() -> None:
    assert run_for("README.md", "docs/architecture.md") == {"docs", "house"}
    assert breaks(["docs/rules/x/en.md"], THERE).pages


def test_pages_break_what_is_done_in_a_browser() -> None:
    checks = breaks(["web/src/app/App.svelte"], THERE)
    assert checks.pages
    assert "tests/e2e" in checks.paths


def test_a_test_of_a_page_breaks_nothing_in_a_browser() -> None:
    checks = breaks(["web/src/home/Home.test.ts", "web/src/games/tokan/Board.svelte.test.ts"], THERE)
    assert checks == changed.Checks({"tests/house"}, pages=True)


def test_pages_break_every_test_that_reads_a_file_of_theirs() -> None:
    checks = breaks(["web/src/words/fr.ftl"], THERE)
    reading = [name for name in THERE if OF_PAGES.search((ROOT / name).read_text())]
    folders = tuple(f"{path}/" for path in checks.paths)
    # The games' tests read only the drawings of their game; the soak reads copies.
    others = [name for name in reading if not name.startswith((*folders, "tests/games/", "tests/stryker/"))]
    assert (len(reading) > 10, others) == (True, [])


def test_a_test_breaks_itself_and_what_tests_lean_on_breaks_those_beside_it() -> None:
    assert run_for("tests/core/test_zones.py") == {"core/test_zones.py", "house"}
    assert run_for("tests/server/people.py") == {"server", "house"}


@pytest.mark.parametrize(
    "name", ["pyproject.toml", "Makefile", "tests/conftest.py", "setup.py", "of/no/kind"]
)
def test_what_nothing_is_known_of_breaks_everything(name: str) -> None:
    checks = breaks([name, "README.md"], THERE)
    assert checks.paths == {"tests"}
    assert checks.pages


def test_the_files_that_are_named_exist() -> None:
    for game in game_folders():
        for path in run_for(f"web/src/games/{game}/table/Table.svelte"):
            assert (Path(ROOT) / "tests" / path).exists() or path == f"games/{game}"


def test_what_is_new_what_is_committed_and_what_is_not_is_a_change(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def git(*words: str) -> None:
        own = ("-c", "user.name=a", "-c", "user.email=a@b.c")
        subprocess.run(["git", *own, *words], check=True, capture_output=True)

    monkeypatch.chdir(tmp_path)
    git("init", "--initial-branch=main")
    for name in ("same", "committed", "edited"):
        Path(name).write_text("before")
    Path(".gitignore").write_text("ignored")
    git("add", ".")
    git("commit", "-m", "begin")
    git("checkout", "-b", "mine")
    Path("committed").write_text("after")
    git("commit", "-a", "-m", "go on")
    for name in ("edited", "new é", "ignored"):
        Path(name).write_text("after")
    assert changed.changed(None) == ["committed", "edited", "new é"]
    assert changed.changed("mine") == ["edited", "new é"]
    with pytest.raises(SystemExit, match="is not a commit here"):
        changed.changed("other")
