"""`tablee new-game` makes a package that installs, passes its own tests and ours, and is played."""

import subprocess
import sys
from importlib.metadata import distribution
from pathlib import Path

import pytest

from build_steps import drawing
from tablee.cli.game_package import Names, contents
from tablee.cli.new_game import LONGEST
from tablee.words import LANGUAGES
from tests.cli.conftest import Run
from tests.cli.new_games import made
from tests.docs.example_game import with_modules
from tests.docs.test_rules import CHAPTERS
from tests.house.lending import lend, needed
from tests.uncompiled import checkout

NAME = "high-card"
NAMES = ("x", NAME, "abcdefgh-abcdefg-abcdefg")
"""The shortest name, a usual one, and the longest."""


def test_it_writes_the_package_and_says_how_to_go_on(run: Run, tmp_path: Path) -> None:
    folder = tmp_path / "mine"
    ran = run("new-game", NAME, "--to", str(folder))
    assert ran.status == 0, ran.err
    assert f"tablee play {NAME}" in ran.out
    written = {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}
    assert written == contents(Names(NAME)).keys()
    assert not [path for path in written if "@" in path or path.endswith(".txt")]
    assert not [
        path for path, text in contents(Names(NAME)).items() if "@" in text.replace("@testing-library", "")
    ]


def test_without_a_folder_it_is_named_for_the_game(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert run("new-game", NAME).status == 0
    assert (tmp_path / f"tablee-{NAME}" / "pyproject.toml").is_file()


@pytest.mark.parametrize(
    "name",
    [
        "",
        "High",
        "high_card",
        "high--card",
        "-high",
        "high-",
        "é",
        "a b",
        "../high",
        "a1",
        "a" * (LONGEST + 1),
    ],
)
def test_a_name_of_another_form_is_refused(run: Run, tmp_path: Path, name: str) -> None:
    ran = run("new-game", "--to", str(tmp_path / "mine"), "--", name)
    assert (ran.status, "is not a name for a game" in ran.err) == (1, True)
    assert not (tmp_path / "mine").exists()


@pytest.mark.parametrize("name", ["toy", "toy-soldiers", "toko", "use", "move"])
def test_a_name_whose_words_would_be_those_of_another_is_refused(run: Run, tmp_path: Path, name: str) -> None:
    ran = run("new-game", name, "--to", str(tmp_path / "mine"))
    assert (ran.status, "would be confused with" in ran.err) == (1, True)
    assert not (tmp_path / "mine").exists()


def test_a_folder_that_is_there_is_left_alone(run: Run, tmp_path: Path) -> None:
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "notes").write_text("kept")
    ran = run("new-game", NAME, "--to", str(tmp_path / "mine"), "--lang", "fr")
    assert (ran.status, "existe déjà" in ran.err) == (1, True)
    assert [path.name for path in (tmp_path / "mine").iterdir()] == ["notes"]


def test_a_folder_that_cannot_be_made_is_refused_with_the_reason(run: Run, tmp_path: Path) -> None:
    ran = run("new-game", NAME, "--to", str(tmp_path / "no" / "mine"))
    assert (ran.status, "No such file" in ran.err) == (1, True)


@pytest.mark.parametrize("language", LANGUAGES)
def test_its_page_of_rules_has_the_chapters_of_ours(language: str) -> None:
    page = contents(Names(NAME))[f"tablee_high_card/rules/{NAME}.{language}.md"]
    assert [line[3:] for line in page.splitlines() if line.startswith("## ")] == CHAPTERS[language]


@pytest.mark.parametrize("name", NAMES)
def test_what_it_writes_is_laid_out_and_checked_as_python(tmp_path: Path, name: str) -> None:
    package = made(name, tmp_path)
    for words in (("check",), ("format", "--check")):
        ran = subprocess.run(
            [sys.executable, "-m", "ruff", *words, package], capture_output=True, text=True, cwd=package
        )
        assert ran.returncode == 0, ran.stdout + ran.stderr


@pytest.mark.slow
@pytest.mark.processes
def test_what_it_writes_has_strict_types(tmp_path: Path) -> None:
    """Slow: mypy reads the layers that the package imports."""
    package = made(NAME, tmp_path)
    ran = subprocess.run([sys.executable, "-m", "mypy"], cwd=package, capture_output=True, text=True)
    assert ran.returncode == 0, ran.stdout + ran.stderr


@pytest.mark.slow
@pytest.mark.processes
def test_in_an_environment_of_its_own_it_installs_passes_its_tests_and_is_played(tmp_path: Path) -> None:
    """Slow: an environment is made, and the tests of the package run."""
    package, home = made(NAME, tmp_path), tmp_path / "venv"
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", home], check=True)
    (packages,) = home.rglob("site-packages")
    ours = [distribution(name) for name in ("tablee", "pytest", "pip", "setuptools")]
    lend([*ours, *(other for one in ours for other in needed(one).values())], packages)
    python = home / ("Scripts" if sys.platform == "win32" else "bin") / "python"

    def ran(*words: str) -> str:
        done = subprocess.run([python, "-m", *words], cwd=package, capture_output=True, text=True)
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    ran("pip", "install", "--quiet", "--no-index", "--no-deps", "--no-build-isolation", ".")
    # Without the folder, the package is the installed one.
    (package / "tablee_high_card").rename(tmp_path / "aside")
    assert " passed" in ran("pytest", "-q", "-p", "no:cacheprovider")
    assert "High Card" in ran("tablee", "games")
    played = (
        f"import tablee; match = tablee.game('{NAME}').start(players=3, seed=1).play_out(2, 1, 1, seed=1); "
        "print(match.over, sum(match.scores))"
    )
    done = subprocess.run([python, "-c", played], cwd=tmp_path, capture_output=True, text=True)
    assert done.stdout == "True 4\n", done.stderr
    rules = (
        "from tablee.words.rules_pages import notation, rules_page; "
        "print(rules_page('high-card', 'nl'), notation('high-card'))"
    )
    done = subprocess.run([python, "-c", rules], cwd=tmp_path, capture_output=True, text=True)
    assert "## Je beurt" in done.stdout
    assert done.stdout.rstrip().endswith("**Moves.** The card that the seat lays: `7`.")


@pytest.mark.slow
@pytest.mark.processes
@pytest.mark.timeout(1800)
def test_its_drawing_passes_the_checks_of_the_pages_and_its_tests(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Slow, and may take long: the tools of the pages start in a copy of the checkout, and one reads all pages."""
    with checkout() as folder:
        web = with_modules(folder)
        monkeypatch.chdir(folder)
        drawn = drawing.bring(made(NAME, tmp_path)).relative_to("web")
        for tool, *words in (
            ("prettier", "--check", drawn),
            ("eslint", drawn),
            ("svelte-check", "--tsconfig", "./tsconfig.json"),
            ("vitest", "run", drawn, "src/rules"),
        ):
            command = [web / "node_modules" / ".bin" / tool, *words]
            ran = subprocess.run(command, cwd=web, capture_output=True, text=True)
            assert ran.returncode == 0, ran.stdout[-4000:] + ran.stderr[-2000:]
