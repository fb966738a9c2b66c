"""Each planted fault fails the test that promises its absence, and the failure says what is wrong and what to do."""

import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tablee.core.game import Game
from tablee.testing import BrokenPromiseError, GameTests
from tablee.testing.walks import setups
from tests.house.tree import ROOT
from tests.testing import faulty
from tests.toy import TOY

SENTENCES = re.compile(r"[A-Z`“].+[.] [A-Z].+[.]$", re.DOTALL)
FAULTS = [
    (faulty.Losing(), "no_piece_is_lost_or_doubled", "misses"),
    (faulty.Stuck(), "somebody_can_move_until_the_end", "has no move"),
    (faulty.Early(), "somebody_can_move_until_the_end", "before the match is over"),
    (faulty.Promising(), "listed_moves_are_legal", "`check` refuses it"),
    (faulty.Twice(), "listed_moves_are_legal", "more than once"),
    (faulty.Accepting(), "accepted_moves_can_be_played", "misses"),
    (faulty.Unread(), "positions_are_written_and_read", "is another one"),
    (faulty.GAME, "copies_are_equal_and_independent", "in a copy changes the position"),
    (faulty.GAME, "moves_can_be_taken_back", "Copy every attribute"),
    (faulty.Sharing(), "copies_are_equal_and_independent", "cannot be pickled"),
    (faulty.Sharing(), "the_same_move_has_the_same_effect", "changes the original"),
    (faulty.Erratic(), "the_same_move_has_the_same_effect", "another effect"),
    (faulty.Numbered(), "the_same_move_has_the_same_effect", "`legal_numbers`"),
    (faulty.Trusting(), "positions_of_strangers_are_read_or_refused", "KeyError"),
    (faulty.Unannounced(), "luck_can_be_settled_one_outcome_at_a_time", "ees what chance has not settled"),
    (faulty.Cheating(), "worlds_of_bots_look_like_the_real_one", "sees a difference"),
    (faulty.Telling(), "events_show_no_hidden_piece", "show hidden pieces"),
    (faulty.Showing(), "no_answer_depends_on_hidden_pieces", "gets other answers"),
    (faulty.Endless(), "matches_end_and_their_records_replay", "not over after"),
    (faulty.Endless(), "playouts_end", "not over"),
    (faulty.Endless(), "bots_play_to_the_end", "do not end"),
    (faulty.Upside(), "ranks_follow_scores", "do not follow"),
    (faulty.Remembering(), "memories_conclude_what_follows_from_events", "The memory of seat"),
    (faulty.WithWrong(), "bots_choose_legal_moves_by_what_their_seat_knows", "is refused with"),
    (faulty.WithMoody(), "bots_choose_legal_moves_by_what_their_seat_knows", "chooses differently"),
    (faulty.Speechless(), "events_and_refusals_have_words", "has no words in"),
]
NOT_OF_THE_TOY = {"events_and_refusals_have_words", "copies_are_equal_and_independent"}
"""The toy game is not called `GAME`, and has few words."""

PROMISES = [name for name in vars(GameTests) if name.startswith("test_")]


def checked(one: Game[Any]) -> GameTests:
    """Return the tests of a game."""
    made: GameTests = type("TestIt", (GameTests,), {"game": one, "longest": 200})()
    return made


def failures(one: Game[Any], promise: str) -> list[BrokenPromiseError]:
    """Return the failures of a test, over all setups."""
    found = []
    for setup in setups(one)[::5]:
        try:
            getattr(checked(one), f"test_{promise}")(setup, 3)
        except BrokenPromiseError as failure:
            found.append(failure)
    return found


@pytest.mark.usefixtures("toy_installed")
@pytest.mark.parametrize(("one", "promise", "says"), FAULTS, ids=lambda value: type(value).__name__)
def test_a_fault_fails_its_test_in_two_sentences(one: Game[Any], promise: str, says: str) -> None:
    found = failures(one, promise)
    assert found
    assert all(says in str(failure) for failure in found)
    assert all(SENTENCES.match(str(failure)) for failure in found), found[0]


def test_a_failure_names_the_match_and_the_moves_that_led_to_it() -> None:
    (note,) = failures(faulty.Losing(), "no_piece_is_lost_or_doubled")[0].__notes__
    assert note.startswith("In toy, 2 players, colour=")
    assert "match 3, after the moves: " in note


@pytest.mark.usefixtures("toy_installed")
@pytest.mark.parametrize("promise", sorted({promise for _, promise, _ in FAULTS} - NOT_OF_THE_TOY))
def test_a_game_without_the_fault_passes(promise: str) -> None:
    assert failures(TOY, promise) == []


def test_a_game_without_names_is_told_which(toy_installed: None) -> None:
    with pytest.raises(BrokenPromiseError, match=r"toy-about in words/<language>\.ftl"):
        checked(TOY).test_the_game_and_its_options_have_names()


def test_every_promise_has_a_planted_fault_or_a_test_of_its_own() -> None:
    planted = {f"test_{promise}" for _, promise, _ in FAULTS}
    others = {
        # Above, and by games with numbers (tests/games/test_every_game.py).
        "test_the_game_and_its_options_have_names",
        "test_numbers_for_machines_fit_the_moves_and_hide_the_same",
    }
    assert set(PROMISES) == planted | others
    assert planted & others == set()


PACKAGE_TESTS = """
from tablee.testing import GameTests
from tests.toy import TOY

class TestToy(GameTests):
    game = TOY
"""


@pytest.mark.processes
@pytest.mark.parametrize(
    ("options", "tests"), [((), 12), (("--tablee-setups", "2", "--tablee-matches", "3"), 6)]
)
def test_the_options_of_the_plugin_decide_how_many_setups_and_matches_are_tested(
    tmp_path: Path, options: tuple[str, ...], tests: int
) -> None:
    (tmp_path / "test_toy.py").write_text(PACKAGE_TESTS)
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-q",
        "-p",
        "no:cacheprovider",
        "-p",
        "tablee.testing",
        *options,
    ]
    ran = subprocess.run(
        [*command, "-k", "piece_is_lost", "--rootdir", tmp_path, "-c", "/dev/null", tmp_path],
        cwd=ROOT,
        capture_output=True,
        text=True,
    )
    assert f"{tests} passed" in ran.stdout, ran.stdout + ran.stderr


@pytest.mark.processes
def test_without_pytest_it_says_what_to_install() -> None:
    script = "import sys; sys.modules['pytest'] = None; import tablee.testing"
    ran = subprocess.run([sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True)
    assert "Tests of games need the extra tablee[testing]" in ran.stderr
    assert ran.stderr.strip().endswith("Install pytest.")
