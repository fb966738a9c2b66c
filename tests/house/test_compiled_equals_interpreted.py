"""The compiled rules and the same files uncompiled come to the same, move by move, in everything they compute."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

from build_steps import rules
from tests.house.tree import PACKAGE, ROOT

SEEDS = "1"


def start(package: Path) -> subprocess.Popen[str]:
    """Play at random with the rules of the package in this folder."""
    environment = {**os.environ, "PYTHONPATH": str(package.parent), "PYTHONHASHSEED": "random"}
    command = [sys.executable, str(ROOT / "tests" / "house" / "playouts.py"), SEEDS]
    return subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True)


def test_compiled_and_interpreted_rules_give_the_same(tmp_path: Path) -> None:
    bare = tmp_path / "tablee"
    shutil.copytree(PACKAGE, bare, ignore=shutil.ignore_patterns("*.so", "*.pyd", "pages", "__pycache__"))
    plies = 0
    with start(PACKAGE) as built, start(bare) as interpreted:
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
