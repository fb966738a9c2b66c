"""A step of an installation takes one line; its output is in a log, which is named if the step fails."""

import re
import sys
from pathlib import Path

import pytest

from build_steps import step

pytestmark = pytest.mark.processes

NOISY = "import sys; print('fetching'); print('careful', file=sys.stderr); sys.exit({status})"


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def python(program: str) -> list[str]:
    return [sys.executable, "-c", program]


def test_a_step_that_succeeds_takes_one_line(capfd: pytest.CaptureFixture[str]) -> None:
    assert step.run("Installing Python packages", python(NOISY.format(status=0))) == 0
    out, err = capfd.readouterr()
    assert re.fullmatch(r"Installing Python packages \.\.\. \d+ s\n", out)
    assert err == ""
    assert sorted(Path("build/logs/installing-python-packages.log").read_text().split()) == [
        *("careful", "fetching")
    ]


def test_a_step_that_fails_names_its_log_and_shows_the_end_of_it(capfd: pytest.CaptureFixture[str]) -> None:
    program = f"for line in range(100): print('line', line)\n{NOISY.format(status=5)}"
    assert step.run("Building the pages", python(program)) == 5
    out, err = capfd.readouterr()
    assert re.match(r"Building the pages \.\.\. failed after \d+ s\. build/logs/building-the-pages\.log", out)
    assert "fetching" in err
    assert "careful" in err
    assert "line 99" in err
    assert "line 7\n" not in err


def test_a_command_that_is_not_there_is_a_step_that_fails(capfd: pytest.CaptureFixture[str]) -> None:
    assert step.run("Building the pages", ["./no-such-program"]) == 127
    assert "no-such-program" in capfd.readouterr().err
