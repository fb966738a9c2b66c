"""After a rule was changed, does what a machine can: `python -m build_steps.changed_rule GAME` (`make rule GAME=...`).

The rules are compiled already when `make` runs this. It tests the game, what holds of every game,
the words, the rules pages and the lessons, and takes the pictures again. What is left for people is
printed at the end; CONTRIBUTING.md, "Changing a rule", says how.
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
    """The folder of each game by the names that it may be called by: the folder's own, and with hyphens."""
    found = sorted(path.parent.name for path in GAMES.glob("*/game.py"))
    return {name: folder for folder in found for name in (folder, folder.replace("_", "-"))}


def tests(folder: str) -> list[str]:
    """What has to pass: the game itself (its recorded matches are replayed there), then what looks at every game."""
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
    """The commands, in order; the first that fails is the last."""
    pytest = [sys.executable, "-m", "pytest", "-n", "2", "--dist", "worksteal"]
    return [
        [*pytest, *tests(folder)],
        ["make", "--no-print-directory", "pictures", f"ARGS={name}"],
    ]


def main(arguments: list[str]) -> int:
    """Do it; the exit code of what failed."""
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
