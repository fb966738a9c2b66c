"""Runs the automatic part of a changed rule: `python -m build_steps.changed_rule GAME` (`make rule GAME=...`).

`make` compiles the rules before this runs. It tests the game, all games together, the words, the rules pages and the
lessons, and retakes the screenshots. At the end it prints what is left for people; CONTRIBUTING.md, "Changing a rule",
gives the details.
"""

import subprocess
import sys
from pathlib import Path

GAMES = Path("src/tablee/games")
LEFT = """
Left for you (CONTRIBUTING.md, "Changing a rule"):
- `rules` in src/tablee/games/{folder}: is it one higher, if records of before would be played differently?
- docs/rules/{name}.fr.md, .nl.md and .en.md, and docs/rulings.md: do they say the new rule?
- the sentences in src/tablee/games/{folder}/words and web/src/games/{folder}: do they?
- the new pictures: look at them, `git diff --stat docs` names them
- docs/bots.md: which figures have to be measured again?
"""


def folders() -> dict[str, str]:
    """Return the folder of each game by its possible names: the folder's own, and the one with hyphens."""
    found = sorted(path.parent.name for path in GAMES.glob("*/game.py"))
    return {name: folder for folder in found for name in (folder, folder.replace("_", "-"))}


def tests(folder: str) -> list[str]:
    """Return the tests that must pass: the game itself (with its recorded matches), then the tests of every game."""
    every_game = sorted(path.as_posix() for path in Path("tests/games").glob("test_*.py"))
    house = ("test_compiled_equals_interpreted", "test_lessons", "test_words", "test_no_word_unused")
    return [
        f"tests/games/{folder}",
        *every_game,
        "tests/words",
        "tests/docs",
        *(f"tests/house/{name}.py" for name in house),
    ]


def steps(name: str, folder: str) -> list[list[str]]:
    """Return the commands, in order; the first failure ends the run."""
    pytest = [sys.executable, "-m", "pytest", "-n", "2", "--dist", "worksteal"]
    return [
        [*pytest, *tests(folder)],
        ["make", "--no-print-directory", "pictures", f"ARGS={name}"],
    ]


def main(arguments: list[str]) -> int:
    """Run all steps; return the exit code of the failed one, or 0."""
    known = folders()
    if len(arguments) != 1 or arguments[0] not in known:
        print(f"Name a game: make rule GAME=...; there are {', '.join(sorted(set(known.values())))}")
        return 2
    folder = known[arguments[0]]
    name = folder.replace("_", "-")
    for command in steps(name, folder):
        if (code := subprocess.run(command).returncode) != 0:
            return code
    print(LEFT.format(folder=folder, name=name))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
