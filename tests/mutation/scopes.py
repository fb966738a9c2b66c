"""What is mutated and which tests have to notice: each game's rules and scoring, and what keeps hidden things hidden.

How computers play and how a terminal draws is left out: a bot that plays differently breaks no rule.
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
"""Tests of how computers play and of what is drawn, of examples by way of another program, and the invariants with many
examples: those with few, which every game has to keep, are asked."""


@dataclass(frozen=True)
class Scope:
    """Files that are mutated together, and the tests that are asked."""

    name: str
    files: tuple[str, ...]
    """Below `src`."""
    tests: tuple[str, ...]
    """What pytest is asked for."""


def _game(folder: str, files: str) -> Scope:
    tests = sorted(Path("tests/games", folder).glob("test_*.py"))
    every = f"tests/games/test_every_game.py::test_what_holds_of_every_game[{folder.replace('_', '-')}]"
    return Scope(
        name=folder,
        files=tuple(f"tablee/games/{folder}/{file}.py" for file in files.split()),
        tests=(*(str(test) for test in tests if test.name not in BESIDE_THE_RULES), every),
    )


def scopes() -> list[Scope]:
    """In the order in which they run; the folder that is worked in is the checkout."""
    games = [_game(folder, files) for folder, files in GAMES.items()]
    core = tuple(f"tablee/core/{file}.py" for file in ("zones", "views", "determinization", "ranking"))
    return [Scope("core", core, ("tests/core",)), *games]
