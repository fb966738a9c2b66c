"""The game of docs/example-game.md is played, tested and compiled, and so is the smallest one, Nim."""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from build_steps import rules
from tests.docs.example_game import (
    GAME,
    excerpts,
    files,
    follow,
    installed,
    listed,
    page_in,
    with_modules,
)
from tests.house.tree import ROOT, game_folders
from tests.uncompiled import checkout, environment

EVERYTHING = (
    f"tests/games/{GAME}",
    "tests/games/test_every_game.py",
    "tests/docs/test_rules.py",
    "tests/docs/test_examples.py",
    "tests/house/test_words.py",
    "tests/house/test_no_word_unused.py",
    "tests/house/test_no_game_named_outside.py",
    "tests/house/test_floors.py",
    "tests/house/test_page_layers.py",
    "tests/words/test_rendered.py",
    "tests/words/test_spelling.py",
    "tests/arena/test_statistics.py",
    "tests/bots/test_honesty.py",
    "tests/build_steps/test_changed_rule.py",
    "tests/server/live/test_secrecy_of_whole_games.py",
)
"""The tests of all games at once that a new game can break."""

QUICK = "not (browser or server or processes or postgres or slow or soak)"
OTHERS = " or ".join(name for game in game_folders() for name in (game, game.replace("_", "-")))
"""What is in the names of tests of one of our games."""

FOLDERS = [
    f"tests/{name}"
    for name in [
        "api",
        "bots",
        "build_steps",
        "core",
        "docs",
        "environments",
        "games",
        "house",
        "match",
        "openspiel",
        "words",
    ]
]
"""The folders with quick tests that look at all games."""

UNSUITED = ("tests/e2e", "tests/house/test_compiled_equals_interpreted.py")
"""The tests of each game that need built pages, or an environment in which the game is installed."""

LEAST = 30
"""The least number of those tests: the new game is found and not left out."""

LEAST_QUICK = 1500
"""The least number of quick tests that belong to no game."""

LEAST_OF_ITS_OWN = 140
"""The least number of tests that run once for each game, the Python API's included."""

WANTED = " or ".join(
    (
        GAME,
        "test_words",
        "every_option_of_every_game",
        "test_floors",
        "is_followed",
        "is_spelt",
        "is_tested_is_there",
    )
)
OPTIONS = ("-p", "no:cacheprovider", "-p", "no:schemathesis", "-p", "no:xdist", "-q")
SPELLING = ("-m", "tests.words.spelling")
BUILT = ("src", "build_steps", "build", "licences")
"""The folders that compiling needs."""


@pytest.fixture(scope="module")
def scratch() -> Iterator[Path]:
    """Yield an uncompiled copy of the checkout in which the page was followed."""
    with checkout() as folder:
        subprocess.run(["git", "init", "--quiet"], cwd=folder, check=True)
        follow(folder)
        installed(folder)
        yield folder


def run(scratch: Path, *command: str) -> subprocess.CompletedProcess[str]:
    """Run a command in the copy, where the new game is known."""
    given = environment(scratch)
    path = os.pathsep.join([given["PYTHONPATH"], str(scratch / "build" / "installed")])
    environ = {**given, "PYTHONPATH": path, "TABLEE_PURE": "1"}
    return subprocess.run(
        [sys.executable, *command], cwd=scratch, env=environ, capture_output=True, text=True
    )


def passed(report: str) -> int:
    """Return the number of tests that passed, from the end of pytest's report."""
    found = re.search(r"(\d+) passed", report)
    return int(found[1]) if found else 0


def test_the_page_lists_every_file_of_the_game() -> None:
    named = {path for path in files(ROOT) if not path.startswith("tests/")}
    assert named <= listed(page_in(ROOT)) <= files(ROOT).keys()
    assert " ".join(["python", *SPELLING]) in page_in(ROOT)


def test_the_code_on_the_page_is_that_of_the_files() -> None:
    shown = excerpts(page_in(ROOT))
    assert len(shown) > 5
    assert [code for code in shown if not any(code in text for text in files(ROOT).values())] == []


@pytest.mark.soak
def test_a_game_made_from_the_page_alone_passes_the_tests(scratch: Path) -> None:
    """Too long for every run: a second run of pytest plays the new game in a copy of the checkout."""
    if shutil.which("hunspell") is not None:
        listed = run(scratch, *SPELLING)
        assert listed.returncode == 0, listed.stderr
    ran = run(scratch, "-m", "pytest", *OPTIONS, *EVERYTHING, "-k", WANTED)
    assert ran.returncode == 0, ran.stdout[-4000:] + ran.stderr[-2000:]
    assert passed(ran.stdout) > LEAST


@pytest.mark.soak
@pytest.mark.timeout(3600)
def test_every_test_that_runs_for_each_game_passes_for_it_without_another_line(scratch: Path) -> None:
    """May take long: pytest reads all test files in a copy of the checkout, and plays the new game uncompiled."""
    left = [f"--ignore={path}" for path in UNSUITED]
    ran = run(scratch, "-m", "pytest", *OPTIONS, "tests", *left, "-k", GAME)
    assert ran.returncode == 0, ran.stdout[-4000:] + ran.stderr[-2000:]
    assert passed(ran.stdout) > LEAST_OF_ITS_OWN


@pytest.mark.soak
@pytest.mark.timeout(3600)
def test_with_the_new_game_every_quick_test_passes(scratch: Path) -> None:
    """May take long: pytest runs some two thousand tests in a copy of the checkout, where all games are uncompiled."""
    left = [f"--ignore={path}" for path in UNSUITED]
    chosen = ("-m", QUICK, "-k", f"not ({OTHERS})")
    if shutil.which("hunspell") is None:
        left.append("--ignore=tests/words/test_spelling.py")
    else:
        listed = run(scratch, *SPELLING)
        assert listed.returncode == 0, listed.stderr
    ran = run(scratch, "-m", "pytest", *OPTIONS, *FOLDERS, *left, *chosen)
    assert ran.returncode == 0, ran.stdout[-4000:] + ran.stderr[-2000:]
    assert passed(ran.stdout) > LEAST_QUICK


@pytest.mark.processes
def test_it_is_listed_and_played_by_its_bot_and_drawn_in_a_terminal(scratch: Path) -> None:
    script = (
        f"import tablee; match = tablee.game('{GAME}').start(seed=1); print(match); "
        f"match.play_out(1, 'random', seed=1); print(tablee.games(), match.result.ranks); "
        "print(*match.story()[:3], sep='\\n')"
    )
    ran = run(scratch, "-c", script)
    assert ran.returncode == 0, ran.stderr
    assert f"<{GAME}, 2 players, play, seat" in ran.stdout
    assert f"'{GAME}'" in ran.stdout
    assert "Stock" in ran.stdout
    assert "lays the" in ran.stdout


@pytest.mark.processes
@pytest.mark.timeout(1800)
def test_its_drawing_is_laid_out_as_ours_shows_a_position_and_makes_moves(scratch: Path) -> None:
    """May take long: vitest starts in a copy of the checkout, and compiles what the board imports."""
    web = with_modules(scratch)
    ran = subprocess.run(
        ["node_modules/.bin/vitest", "run", f"src/games/{GAME}"],
        cwd=web,
        env={**os.environ, "NO_COLOR": "1"},
        capture_output=True,
        text=True,
    )
    assert ran.returncode == 0, ran.stdout[-4000:] + ran.stderr[-2000:]
    assert "7 passed" in ran.stdout
    laid_out = subprocess.run(
        ["node_modules/.bin/prettier", "--check", f"src/games/{GAME}"],
        cwd=web,
        capture_output=True,
        text=True,
    )
    assert laid_out.returncode == 0, laid_out.stderr


def test_its_drawing_has_forty_lines_without_the_style() -> None:
    drawing = files(ROOT)[f"web/src/games/{GAME}/Board.svelte"]
    assert len(drawing.partition("\n<style>")[0].strip().splitlines()) <= 40


@pytest.mark.soak
@pytest.mark.skipif(rules.why_not() is not None, reason="nothing is compiled here")
def test_both_games_of_the_pages_are_compiled_by_what_make_setup_runs(tmp_path: Path) -> None:
    """Too long for every run: mypy checks all rules once more, and a C compiler compiles the two new games."""
    left = shutil.ignore_patterns("__pycache__", "pages", "dictionaries", "site*", "*.ops")
    for name in BUILT:
        ignored = None if name == "build_steps" else left
        shutil.copytree(ROOT / name, tmp_path / name, ignore=ignored)
    for name in ("pyproject.toml", "setup.py", "README.md", "LICENSE"):
        shutil.copy2(ROOT / name, tmp_path / name)
    shutil.copytree(ROOT / "examples", tmp_path / "examples")
    shutil.copytree(ROOT / "docs", tmp_path / "docs", ignore=shutil.ignore_patterns("pictures"))
    follow(tmp_path)
    nim = (ROOT / "examples" / "nim.py").read_text(encoding="utf-8")
    (tmp_path / "src" / "tablee" / "games" / "nim").mkdir()
    (tmp_path / "src" / "tablee" / "games" / "nim" / "__init__.py").write_text(nim, encoding="utf-8")
    build = [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace"]
    ran = subprocess.run(
        build, cwd=tmp_path, env={**os.environ, "CFLAGS": "-O0"}, capture_output=True, text=True
    )
    assert ran.returncode == 0, ran.stdout[-3000:] + ran.stderr[-3000:]
    games = tmp_path / "src" / "tablee" / "games"
    for folder in ("nim", GAME):
        sources = {path.stem for path in (games / folder).glob("*.py")}
        compiled = {path.name.split(".")[0] for path in (games / folder).glob("*.so")}
        assert compiled == sources
    script = (
        "from tablee.games.nim import GAME; position = GAME.new(2, {'sticks': 9}, 1); "
        "assert GAME.perft(position, 3) == 27; print(GAME.__class__.deal)"
    )
    environ = {**os.environ, "PYTHONPATH": str(tmp_path / "src")}
    ran = subprocess.run(
        [sys.executable, "-c", script], env=environ, cwd=tmp_path, capture_output=True, text=True
    )
    assert ran.returncode == 0, ran.stderr
    assert "method 'deal'" in ran.stdout
