"""Without an installation, as on a path to the sources, the error says what to run."""

import subprocess
import sys

SCRIPT = """
import importlib.metadata

importlib.metadata.entry_points = lambda **given: []
import tablee

assert tablee.games() == []
try:
    tablee.game("tokan")
except tablee.UnknownGameError as error:
    assert error.code == "game.none_installed", error.code
    assert error.params == {"name": "tokan", "install": "pip install ."}
    for language in ("en", "fr", "nl"):
        print(error.sentence(language))
"""


def test_a_game_is_refused_with_the_command_that_installs_all() -> None:
    ran = subprocess.run([sys.executable, "-c", SCRIPT], capture_output=True, text=True)
    assert ran.returncode == 0, ran.stderr
    sentences = ran.stdout.splitlines()
    assert len({*sentences}) == 3
    assert all("pip install ." in sentence and "tokan" in sentence for sentence in sentences)
