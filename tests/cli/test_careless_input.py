"""Whatever is typed or closed, a command ends with a sentence and not with a traceback."""

import os
import subprocess
import sys
from pathlib import Path
from typing import IO, Any

import pytest

from tests.cli.conftest import Run
from tests.patience import MOST_S

ARENA = ("arena", "--game", "mawoki", "--players", "random,random", "--games", "2", "--workers", "1")
FULL = Path("/dev/full")


def ended(
    *arguments: str, out: int | IO[Any] = subprocess.PIPE, closed: int | None = None
) -> tuple[int, str]:
    """Run the command as a process; return its status and what it says on standard error."""
    program = [sys.executable, "-m", "tablee", *arguments]
    # A closed stream cannot be asked of `subprocess`.
    command = program if closed is None else ["sh", "-c", f'exec "$@" {closed}<&-', "sh", *program]
    env = {**os.environ, "LANG": "en_GB.UTF-8", "LC_ALL": ""}
    ran = subprocess.run(
        command, stdin=subprocess.DEVNULL, stdout=out, stderr=subprocess.PIPE, env=env, timeout=MOST_S
    )
    return ran.returncode, ran.stderr.decode()


@pytest.mark.skipif(not FULL.exists(), reason="it needs the device of a full disk")
@pytest.mark.parametrize("arguments", [("games",), ("--help",)])
def test_a_full_disk_under_standard_output_is_said(arguments: tuple[str, ...]) -> None:
    with FULL.open("wb") as full:
        status, said = ended(*arguments, out=full)
    assert (status, said.count("\n")) == (1, 1)
    assert "Standard output cannot be written: No space left" in said


def test_without_standard_input_nobody_plays(tmp_path: Path) -> None:
    record = tmp_path / "record.jsonl"
    assert ended("play", "mawoki", "--save", str(record), closed=0) == (0, "")
    assert record.read_text().startswith('{"notation"')


def test_without_standard_output_no_file_takes_its_place(tmp_path: Path) -> None:
    games = tmp_path / "games.jsonl"
    assert ended(*ARENA, "--out", str(games), closed=1) == (0, "")
    assert [line[:1] for line in games.read_text().splitlines()] == ["{"] * 3


@pytest.mark.parametrize(
    "arguments", [("games", "\udcff"), (*ARENA, "--seed", "\udcff"), ("report", "\udcff")]
)
def test_what_is_not_utf_8_is_refused(run: Run, arguments: tuple[str, ...]) -> None:
    ran = run(*arguments)
    assert (ran.status, "is not written in UTF-8" in ran.err) == (1, True)


@pytest.mark.parametrize("option", ["--workers", "--games"])
def test_numbers_beyond_any_machine_are_refused(run: Run, option: str, tmp_path: Path) -> None:
    ran = run(*ARENA, option, "9" * 30, "--out", str(tmp_path / "games.jsonl"))
    assert (ran.status, "is not in the range" in ran.err) == (2, True)


@pytest.mark.parametrize("name", ["A\x07", "\x7f", "A\x1b[1mB", "\x9bA"])
def test_a_player_has_no_control_characters_in_its_name(run: Run, name: str) -> None:
    ran = run("arena", "--game", "mawoki", "--players", f"{name}=bot:1,random")
    assert (ran.status, "does not name a player" in ran.err) == (1, True)
