"""Every waiting test ends, reports where it was, and lets the others continue; a broken feature costs no hour."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.house.tree import ROOT
from tests.patience import patience_s

pytestmark = pytest.mark.processes

LIMIT_S = 5
"""Long enough that the events a tenth and a fifth later do not overtake it on a busy machine."""

SETTINGS = """
[pytest]
asyncio_mode = auto
asyncio_default_fixture_loop_scope = function
markers =
    timeout(seconds): may take longer
"""

STUCK = """
import asyncio, signal, time, pytest

pytestmark = pytest.mark.timeout(SECONDS)

@pytest.fixture
def never_taken_down():
    yield
    time.sleep(600)

async def test_awaits():
    await asyncio.Event().wait()

def test_sleeps():
    time.sleep(600)

def test_is_fine_but_for_what_it_leans_on(never_taken_down):
    pass

def test_fails_and_leans_on_it(never_taken_down):
    assert 1 == 2

def test_catches_everything():
    while True:
        try:
            time.sleep(600)
        except BaseException:
            pass

def test_comes_last():
    pass
"""

VAIN = """
import asyncio, pytest
from tests import patience

patience.PATIENCE_S = (1.0, 0.6, 0.3)

def test_fails_at_once():
    assert 1 == 2

@pytest.mark.parametrize("patient_s", [1.0, 0.6, 0.3, 0.3])
async def test_waits(patient_s):
    assert patience.patience_s() == patient_s
    if patient_s != patience.PATIENCE_S[-1]:
        await patience.until(lambda: False)
"""


def ran(folder: Path, tests: str, *words: str) -> str:
    """Return pytest's output for these tests, with our limits and patience."""
    (folder / "test_there.py").write_text(tests)
    (folder / "pytest.ini").write_text(SETTINGS)
    command = [sys.executable, "-m", "pytest", "-p", "tests.limits", "-p", "tests.patience", "-ra", *words]
    asked = subprocess.run(
        [*command, str(folder)],
        cwd=folder,
        env={**os.environ, "COLUMNS": "200", "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT)])},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        timeout=patience_s(),
    )
    return asked.stdout


@pytest.mark.slow
def test_a_test_that_would_never_end_fails_says_where_it_was_and_the_others_go_on(tmp_path: Path) -> None:
    """Slow: pytest starts three times, and five limits of seconds pass."""
    told = ran(tmp_path, STUCK.replace("SECONDS", str(LIMIT_S)), "-n", "1")
    ended = {line.split("::")[1].split(" - ")[0] for line in told.splitlines() if line.startswith("FAILED")}
    assert ended == {"test_awaits", "test_sleeps", "test_fails_and_leans_on_it", "test_catches_everything"}
    assert "ERROR test_there.py::test_is_fine_but_for_what_it_leans_on - tests.limits.TooLongError" in told
    assert "ERROR test_there.py::test_fails_and_leans_on_it - tests.limits.TooLongError" in told
    assert ">       await asyncio.Event().wait()" in told
    assert ">       time.sleep(600)" in told
    assert "crashed while running 'test_there.py::test_catches_everything'" in told
    assert "in test_catches_everything" in told, "the stacks of a process that is ended are written"
    assert "4 failed, 2 passed, 2 errors" in told


def test_tests_that_waited_in_vain_leave_the_others_less_patience(tmp_path: Path) -> None:
    told = ran(tmp_path, VAIN, "-p", "no:xdist", "-v")
    passed = [line.split("::")[1].split()[0] for line in told.splitlines() if " PASSED" in line]
    assert passed == ["test_waits[0.3_0]", "test_waits[0.3_1]"], told
