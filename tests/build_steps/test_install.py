"""The command is installed again only if the rules or their compiled form are not as wanted."""

import json
import os
import shutil
import subprocess
from pathlib import Path

import pytest

from build_steps import install, rules
from tests.house.tree import ROOT


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a module of rules in a checkout where it can be compiled and the command is installed."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv(rules.UNCOMPILED, raising=False)
    monkeypatch.setattr(install, "INSTALLED", tmp_path / "installed")
    monkeypatch.setattr(rules, "why_not", lambda: os.environ.get(rules.UNCOMPILED))
    Path("pyproject.toml").touch()
    install.INSTALLED.write_text(install._metadata())
    module = rules.FLOORS[0] / "game.py"
    for floor in rules.FLOORS:
        floor.mkdir(parents=True)
    module.write_text("first")
    return module


def compile_rules() -> None:
    """Make files as the compiler would."""
    for path in rules.outputs():
        path.touch()
    rules.RECORD.write_text(json.dumps(rules.digests(rules.rules())))


def test_compiled_rules_are_made_once_for_each_change(checkout: Path) -> None:
    assert install.is_wanted()
    compile_rules()
    assert not install.is_wanted()
    checkout.write_text("second")
    assert install.is_wanted()


def test_without_compiling_compiled_rules_are_taken_away_once(
    checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    compile_rules()
    monkeypatch.setenv(rules.UNCOMPILED, "1")
    assert install.is_wanted()
    rules.remove_compiled()
    assert not install.is_wanted()
    checkout.write_text("second")
    assert not install.is_wanted()


@pytest.mark.parametrize(("pure", "runs"), [("1", True), ("", False)])
def test_asking_for_uncompiled_rules_needs_no_make_clean(tmp_path: Path, pure: str, runs: bool) -> None:
    shutil.copy2(ROOT / "Makefile", tmp_path)
    stamps = tmp_path / ".venv" / "stamps"
    stamps.mkdir(parents=True)
    for name in ("setup.py", "pyproject.toml", "locks/play.txt"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).touch()
    for stamp in ("venv", "play", "tablee"):
        (stamps / stamp).touch()
    made = subprocess.run(
        ["make", "--dry-run", ".venv/stamps/tablee"],
        cwd=tmp_path,
        env={**os.environ, rules.UNCOMPILED: pure},
        capture_output=True,
        text=True,
        check=True,
    )
    assert ("build_steps.install" in made.stdout) == runs
