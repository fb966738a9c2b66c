"""A step of an installation shows when it begins, that it goes on, and its end; its output is in a log."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from build_steps import step
from tests.house.tree import ROOT
from tests.patience import look_until

pytestmark = pytest.mark.processes

NOISY = "import sys; print('fetching'); print('careful', file=sys.stderr); sys.exit({status})"


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def python(program: str) -> list[str]:
    return [sys.executable, "-c", program]


def test_a_step_that_succeeds_shows_its_beginning_and_its_end(capfd: pytest.CaptureFixture[str]) -> None:
    assert step.run("Installing Python packages", python(NOISY.format(status=0))) == 0
    out, err = capfd.readouterr()
    assert re.fullmatch(
        r"Installing Python packages \.\.\.\nInstalling Python packages \.\.\. done after \d+ s\n", out
    )
    assert err == ""
    assert sorted(Path("build/logs/installing-python-packages.log").read_text().split()) == [
        *("careful", "fetching")
    ]


def test_a_step_that_fails_names_its_log_and_shows_the_end_of_it(capfd: pytest.CaptureFixture[str]) -> None:
    program = f"for line in range(100): print('line', line)\n{NOISY.format(status=5)}"
    assert step.run("Building the pages", python(program)) == 5
    out, err = capfd.readouterr()
    assert re.search(
        r"^Building the pages \.\.\. failed after \d+ s\. build/logs/building-the-pages\.log", out, re.M
    )
    assert "fetching" in err
    assert "careful" in err
    assert "line 99" in err
    assert "line 7\n" not in err


def test_a_command_that_is_not_there_is_a_step_that_fails(capfd: pytest.CaptureFixture[str]) -> None:
    assert step.run("Building the pages", ["./no-such-program"]) == 127
    assert "no-such-program" in capfd.readouterr().err


def test_a_step_that_takes_long_shows_that_it_goes_on(
    capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(step, "SIGN_OF_LIFE_S", 0.01)
    shown: list[str] = []

    def is_alive() -> bool:
        shown.append(capfd.readouterr().out)
        return "so far" in shown[-1]

    with step.timed("Building the pages"):
        look_until(is_alive)
    assert "".join(shown).startswith("Building the pages ...\nBuilding the pages ... 0 s so far\n")
    assert re.search(r"^Building the pages \.\.\. done after \d+ s$", capfd.readouterr().out, re.M)


def test_steps_are_numbered_in_the_order_in_which_they_begin(
    capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(step.STEPS, "2")
    with step.timed("Building the pages"):
        assert step.run("Making the dictionaries", python("")) == 0
    with step.timed("One more than was counted"):
        pass
    begun, second, done, first, *more = re.sub(r"\d+ s", "0 s", capfd.readouterr().out).splitlines()
    assert (begun, second) == ("[1/2] Building the pages ...", "[2/2] Making the dictionaries ...")
    assert done == "[2/2] Making the dictionaries ... done after 0 s"
    assert first == "[1/2] Building the pages ... done after 0 s"
    assert more[0] == "One more than was counted ..."
    assert Path("build/logs/making-the-dictionaries.log").is_file()


def test_make_play_counts_the_steps_that_are_left(tmp_path: Path) -> None:
    for path in ROOT.iterdir():
        if not path.name.startswith(".venv"):
            (tmp_path / path.name).symlink_to(path)
    counting = "include Makefile\ncounted: ; @$(STEPS)\n"
    counted = subprocess.run(
        ["make", "--silent", "--no-print-directory", "-f", "-", "counted"],
        input=counting,
        capture_output=True,
        text=True,
    )
    assert (counted.stdout, counted.stderr) == ("5\n", "")
