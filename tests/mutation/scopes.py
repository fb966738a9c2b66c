"""The mutated files and their tests: each game's rules and scoring, and the code that hides information.

Bots and terminal drawings are left out: a bot that plays differently breaks no rule.
"""

from dataclasses import dataclass
from pathlib import Path

GAMES = {
    "mawoki": "events game moves pieces position rounds rules scoring",
    "moka": "challenges claims commands decks game moves pieces position reading rounds rules scoring specials word",
    "rummikub": "draft events examination game jokers moves opening pieces position rounds rules scoring sets",
    "tokan": "board board_text draft events game geometry moves pieces position rounds rules scoring",
    "toko_maja": "events game majority moves pieces position rounds rules scoring",
}
"""The files of each game that are its rules."""

BESIDE_THE_RULES = (
    "test_bots.py",
    "test_dictionaries.py",
    "test_evaluation.py",
    "test_examples.py",
    "test_finder.py",
    "test_invariants.py",
    "test_judgement.py",
    "test_picture.py",
    "test_playout.py",
    "test_policy.py",
    "test_proof.py",
    "test_reasons.py",
    "test_render.py",
    "test_solver.py",
    "test_terminal.py",
    "test_worlds.py",
)
"""Left out: tests of bots, drawings and examples through another program, and the invariants with many examples.

The invariants with few examples, which every game has to keep, are run.
"""


@dataclass(frozen=True)
class Scope:
    """Files that are mutated together, and their tests."""

    name: str
    files: tuple[str, ...]
    """Paths below `src`."""
    tests: tuple[str, ...]
    """The arguments for pytest."""


def _game(folder: str, files: str) -> Scope:
    tests = sorted(Path("tests/games", folder).glob("test_*.py"))
    every = f"tests/games/test_every_game.py::test_what_holds_of_every_game[{folder.replace('_', '-')}]"
    return Scope(
        name=folder,
        files=tuple(f"tablee/games/{folder}/{file}.py" for file in files.split()),
        tests=(*(str(test) for test in tests if test.name not in BESIDE_THE_RULES), every),
    )


def scopes() -> list[Scope]:
    """Return the scopes in the order in which they run; the working folder is the checkout."""
    games = [_game(folder, files) for folder, files in GAMES.items()]
    core = tuple(f"tablee/core/{file}.py" for file in ("zones", "views", "determinization", "ranking"))
    return [Scope("core", core, ("tests/core",)), *games]
