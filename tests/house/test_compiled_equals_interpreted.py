"""Compiled and interpreted rules compute the same, move by move, in every part."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from build_steps import rules
from tests.house.tree import PACKAGE, ROOT, games_here

SHORT = ("1", "60", "8")
LONG = ("2", "300", "60")
"""Seeds, plies with default options, plies with others."""

COMPILED = [game.name for game in games_here()]
"""The games of this checkout; this build does not compile those of other packages."""


@pytest.fixture(scope="module")
def bare(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the package without anything compiled."""
    bare = tmp_path_factory.mktemp("bare") / "tablee"
    shutil.copytree(PACKAGE, bare, ignore=shutil.ignore_patterns("*.so", "*.pyd", "pages", "__pycache__"))
    return bare


def start(package: Path, game: str, *much: str) -> subprocess.Popen[str]:
    """Play this game at random with the rules of the package in this folder."""
    environment = {**os.environ, "PYTHONPATH": str(package.parent), "PYTHONHASHSEED": "random"}
    command = [sys.executable, str(ROOT / "tests" / "house" / "playouts.py"), game, *much]
    return subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True)


def compare(bare: Path, game: str, *much: str) -> None:
    """Compare the output of both builds line by line."""
    plies = 0
    with start(PACKAGE, game, *much) as built, start(bare, game, *much) as interpreted:
        assert built.stdout is not None
        assert interpreted.stdout is not None
        loaded_from = json.loads(next(built.stdout))
        assert loaded_from.endswith(".py") == (rules.why_not() is not None), "run `make setup` first"
        assert Path(json.loads(next(interpreted.stdout))) == bare / "core" / "game.py"
        for ours, theirs in zip(built.stdout, interpreted.stdout, strict=True):
            plies += 1
            if ours != theirs:
                assert json.loads(ours) == json.loads(theirs)
                assert ours == theirs
    assert built.returncode == interpreted.returncode == 0
    assert plies > 0


@pytest.mark.slow
@pytest.mark.parametrize("game", COMPILED)
def test_compiled_and_interpreted_rules_give_the_same(bare: Path, game: str) -> None:
    """Slow: every value of every option is played twice, once by interpreted rules."""
    compare(bare, game, *SHORT)


@pytest.mark.soak
@pytest.mark.parametrize("game", COMPILED)
def test_they_give_the_same_through_longer_matches(bare: Path, game: str) -> None:
    compare(bare, game, *LONG)
