"""Files that commands write: by one process at a time, whole or not at all, and never what the command reads."""

import errno
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tablee.writing import PART, FileError, held, in_use, new_file, write
from tests.cli.conftest import Run
from tests.patience import MOST_S, killed_in_the_end

HOLD = """
import sys
from pathlib import Path
from tablee.writing import new_file

with new_file(Path(sys.argv[1])) as new:
    new.part.write_text("half")
    print("held", flush=True)
    sys.stdin.read()
"""


@contextmanager
def another_process(path: Path) -> Iterator["subprocess.Popen[str]"]:
    """Let another process write this file meanwhile."""
    command = [sys.executable, "-c", HOLD, str(path)]
    with (
        subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as writer,
        killed_in_the_end(writer),
    ):
        assert writer.stdout is not None
        assert writer.stdout.readline() == "held\n"
        yield writer


def names(folder: Path) -> list[str]:
    return sorted(one.name for one in folder.iterdir())


def test_of_two_processes_the_second_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "tuned.toml"
    path.write_text("before")
    with another_process(path):
        with pytest.raises(FileError) as refused:
            write(path, "second")
        assert (refused.value.code, refused.value.params) == ("file.in_use", {"file": str(path)})
        assert path.read_text() == "before"
    write(path, "after")
    assert (names(tmp_path), path.read_text()) == (["tuned.toml"], "after")


def test_a_process_that_is_killed_leaves_no_lock(tmp_path: Path) -> None:
    path = tmp_path / "tuned.toml"
    with another_process(path) as writer:
        writer.kill()
        writer.wait(MOST_S)
    assert names(tmp_path) == [f"tuned.toml{PART}"]
    write(path, "after")
    assert (names(tmp_path), path.read_text()) == (["tuned.toml"], "after")


def test_a_file_that_is_not_finished_leaves_the_former_one(tmp_path: Path) -> None:
    path = tmp_path / "tuned.toml"
    path.write_text("before")
    with pytest.raises(KeyboardInterrupt), new_file(path) as new:
        new.part.write_text("half")
        raise KeyboardInterrupt
    assert (names(tmp_path), path.read_text()) == (["tuned.toml"], "before")


def test_a_file_keeps_its_permissions_and_its_link(tmp_path: Path) -> None:
    path, link = tmp_path / "own.toml", tmp_path / "link.toml"
    path.write_text("before")
    path.chmod(0o600)
    link.symlink_to(path)
    write(link, "after")
    assert (path.read_text(), path.stat().st_mode & 0o777, link.is_symlink()) == ("after", 0o600, True)


def test_without_room_for_another_name_the_file_itself_is_written(tmp_path: Path) -> None:
    path = tmp_path / ("x" * 252)
    with pytest.raises(KeyboardInterrupt), new_file(path) as new:
        assert new.part == path
        raise KeyboardInterrupt
    assert names(tmp_path) == []
    for text in ("longer before", "after"):
        write(path, text)
    assert path.read_text() == "after"


def test_a_file_is_held_for_each_process_that_appends(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    assert not in_use(path)
    with held(path):
        assert in_use(path)
        with pytest.raises(FileError), held(path):
            pass
    assert not in_use(path)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="it needs the device of a full disk")
def test_a_full_disk_is_said_with_the_name_of_the_file(tmp_path: Path) -> None:
    with pytest.raises(OSError, match="/dev/full") as refused:
        write(Path("/dev/full"), "too much")
    assert refused.value.errno == errno.ENOSPC
    write(Path(os.devnull), "nothing")


def test_without_locks_of_the_system_files_are_written_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "fcntl", None)
    path = tmp_path / "tuned.toml"
    with new_file(path) as first, new_file(path) as second:
        second.write("second")
        assert path.read_text() == "second"
        assert not first.appeared
    with held(path), held(path):
        assert not in_use(path)


def test_a_command_whose_file_another_process_writes_ends_before_its_work(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "tuned.toml"
    commands = (
        ("tune", "mawoki", "--out", str(path)),
        ("compare", "--game", "mawoki", "--variant", "hand=5", "--csv", str(path)),
        ("play", "mawoki", "--save", str(path)),
        ("report", str(tmp_path / "games.jsonl"), "--out", str(path)),
    )
    arena = ("arena", "--game", "mawoki", "--players", "random,random", "--games", "2", "--workers", "1")
    assert run(*arena, "--out", str(tmp_path / "games.jsonl")).status == 0
    with another_process(path):
        for command in commands:
            ran = run(*command)
            assert ran.status == 1, command
            assert f"Another process is writing {path}" in ran.err, ran.err
            assert not path.exists()


def test_no_command_writes_over_a_file_that_it_reads(run: Run, tmp_path: Path) -> None:
    games, variant = tmp_path / "games.jsonl", tmp_path / "mine.toml"
    variant.write_text('game = "mawoki"\n[options]\n')
    games.write_text("{}\n")
    for command in (
        ("report", str(games), "--out", str(games)),
        ("tune", "mawoki", "--variant", str(variant), "--out", str(variant)),
        ("compare", "--game", "mawoki", "--variant", str(variant), "--csv", str(variant)),
        ("play", "mawoki", "--variant", str(variant), "--save", str(variant)),
    ):
        ran = run(*command)
        assert ran.status == 1, command
        assert "This command reads" in ran.err, ran.err
    assert (games.read_text(), "mawoki" in variant.read_text()) == ("{}\n", True)
