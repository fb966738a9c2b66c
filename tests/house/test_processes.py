"""What tests start can be ended, however the run itself was started."""

import signal
import subprocess
import sys

import pytest

from tests.processes import ENDING, let_programs_be_ended

ASKED = """
import signal
print([number for number in {numbers} if signal.getsignal(number) is signal.SIG_IGN])
"""


def ignored_by_a_program() -> str:
    script = ASKED.format(numbers=[int(number) for number in ENDING])
    return subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    ).stdout.strip()


@pytest.mark.processes
def test_programs_heed_the_signals_that_a_run_in_the_background_ignores() -> None:
    former = {number: signal.signal(number, signal.SIG_IGN) for number in ENDING}
    try:
        assert ignored_by_a_program() == str([int(number) for number in ENDING])
        let_programs_be_ended()
        assert ignored_by_a_program() == "[]"
        signal.raise_signal(signal.SIGTERM)
    finally:
        for number, handler in former.items():
            signal.signal(number, handler)
