"""Every block of Python on the pages for programmers runs on its own, and passes the strictest type check."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.docs.python_blocks import PAGES, RUN_ONLY, files, python_blocks, toml_block
from tests.house.tree import PACKAGE

pytestmark = pytest.mark.processes

NAMES = [
    f"{page} {number}"
    for page in (*PAGES, *RUN_ONLY)
    for number, block in enumerate(python_blocks(page), 1)
    if "tablee.remote" not in block
]
"""All blocks but the one that needs a server; `tests/server/thinking/test_remote_agents.py` runs that."""


def ran(words: list[str], folder: Path) -> subprocess.CompletedProcess[str]:
    """Run this Python with `words` in a reader's folder, with `tablee` and its command installed."""
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    environment = {**os.environ, "PATH": path, "PYTHONPATH": str(PACKAGE.parent)}
    return subprocess.run(
        [sys.executable, *words], cwd=folder, env=environment, capture_output=True, text=True
    )


@pytest.mark.parametrize("name", NAMES)
def test_a_block_runs_on_its_own(name: str, tmp_path: Path) -> None:
    program = files(tmp_path, (*PAGES, *RUN_ONLY))[name]
    (tmp_path / "mine.toml").write_text(toml_block("docs/variants.md"), encoding="utf-8")
    done = ran([str(program)], tmp_path)
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip() or "print(" not in program.read_text(encoding="utf-8")


@pytest.mark.timeout(600)
def test_every_block_passes_mypy_strict_in_a_file_of_the_reader(tmp_path: Path) -> None:
    """May take minutes on a busy machine: mypy reads the whole package without a cache."""
    written = files(tmp_path)
    names = [path.name for path in written.values()]
    checked = ran(["-m", "mypy", "--strict", "--cache-dir", str(tmp_path / "cache"), *names], tmp_path)
    assert checked.returncode == 0, checked.stdout + checked.stderr


@pytest.mark.timeout(600)
def test_names_for_types_are_enough_for_a_bot_as_a_class_and_for_a_list_of_bots(tmp_path: Path) -> None:
    """May take minutes on a busy machine: mypy reads the whole package without a cache."""
    (tmp_path / "mine.py").write_text(MINE, encoding="utf-8")
    checked = ran(["-m", "mypy", "--strict", "--cache-dir", str(tmp_path / "cache"), "mine.py"], tmp_path)
    assert checked.returncode == 0, checked.stdout + checked.stderr


MINE = """
import tablee
from tablee.core.bot import BotMove


class Mine(tablee.Bot):
    def choose(self, match: tablee.Match, seed: int | None = None) -> BotMove:
        return super().choose(match, seed)


def first(match: tablee.Match, seed: int) -> str:
    return match.legal[0]


def play(game: tablee.Game, bots: list[tablee.BotFunction | tablee.Bot | str]) -> list[int]:
    return game.start(seed=1).play_out(*bots).ranks


play(tablee.game("tokan"), [first, Mine(tablee.game("tokan").rules, 1)])
"""
