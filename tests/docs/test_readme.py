"""The README's commands and examples work as printed there."""

import os
import re
import shlex
import sys
from pathlib import Path

import pytest

from tablee.cli.app import app
from tablee.cli.serve import serve
from tests.docs.readme import README, blocks, carry_out, commands
from tests.house.tree import ROOT
from tests.processes import free_port


@pytest.mark.slow
@pytest.mark.processes
def test_every_command_works_in_the_order_in_which_they_stand(tmp_path: Path) -> None:
    """Slow: each starts Python, and the arena its workers."""
    home = {"HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path), "LANG": "C.UTF-8"}
    path = os.pathsep.join(folder for folder in sys.path if folder)
    names = [command.name for command in commands()]
    assert names == ["play", "replay", "analyse", "engine", "doctor", "arena"]
    for command in commands():
        environment = {**os.environ, **home, "PYTHONPATH": path}
        environment.pop("TABLEE_DATABASE", None)
        program = [sys.executable, "-m", "tablee"]
        ran = carry_out(command, program, tmp_path, environment, free_port())
        assert ran.returncode == 0, (command, ran.stdout, ran.stderr)
        assert ran.stdout


def test_the_example_in_python_plays_a_match(capsys: pytest.CaptureFixture[str]) -> None:
    (example,) = blocks("python")
    exec(example, {})
    assert "scores" in capsys.readouterr().out


def test_what_is_made_is_a_target() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    named = re.findall(r"^make (\w+)|`make (\w+)", README, re.MULTILINE)
    made = {first or second for first, second in named}
    assert {"play", "test"} <= made
    assert [target for target in made if f"\n{target}:" not in makefile] == []


def test_what_make_play_is_given_is_an_option_of_the_server() -> None:
    (given,) = re.findall(r'`make play ARGS="(.+?)"`', README)
    assert serve.make_context("serve", shlex.split(given), **app.context_settings).params["port"] == 8080


def test_what_the_arena_needs_is_in_the_file_that_is_named() -> None:
    (locks,) = re.findall(r"pip install -r (\S+)`", README)
    text = (ROOT / locks).read_text(encoding="utf-8")
    assert [name for name in ("openskill", "matplotlib", "jinja2", "numpy") if f"{name}==" not in text] == []
