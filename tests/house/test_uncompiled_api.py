"""The promises of the Python API are tested on uncompiled rules too, which most machines run."""

import subprocess
import sys

import pytest

from tests import uncompiled

TESTS = ("tests/api", "tests/docs/test_doctests.py", "tests/house/test_compiled_classes.py")


@pytest.mark.slow
@pytest.mark.processes
def test_the_front_door_and_the_examples_of_its_docstrings_do_the_same_uncompiled() -> None:
    """Slow: all tests of the Python API, by interpreted rules."""
    options = ["-p", "no:cacheprovider", "-p", "no:xdist", "--quiet"]
    script = "import tablee.core.game; print(tablee.core.game.__file__)"
    with uncompiled.checkout() as folder:
        environment = uncompiled.environment(folder)
        asked = [sys.executable, "-c", script]
        found = subprocess.run(asked, cwd=folder, env=environment, capture_output=True, text=True, check=True)
        assert found.stdout.strip() == str(folder / "src" / "tablee" / "core" / "game.py")
        ran = subprocess.run(
            [sys.executable, "-m", "pytest", *options, *TESTS],
            cwd=folder,
            env=environment,
            capture_output=True,
            text=True,
        )
    assert ran.returncode == 0, ran.stdout[-5000:] + ran.stderr[-1000:]
