"""Option `word_after_special`: if it is off, no word can follow a special in the same turn (rulings 3)."""

import pytest

from tests.games.moka.study import GRID, after, kinds, legal, refusal, study

OFF = {"word_after_special": False}
WORD = ["Br", "Ig", "Ob"]


@pytest.mark.parametrize(
    "move", ["play AGAIN", "play STOP 1", "play QUAKE", "play PEEK 1 2 3", "play STEAL 1.0"]
)
def test_a_special_ends_the_turn(move: str) -> None:
    held = [move.split(" ")[1]]
    rows = [WORD, ["Er"], []]
    position = study(options=OFF, rows=rows, specials=[held, [], []])
    assert after(position, move)["phase"] == "turn"
    assert refusal(after(position, move), "end")[0] == "moka.phase.turn"
    assert after(study(rows=rows, specials=[held, [], []]), move)["phase"] == "after"


def test_it_is_the_next_players_turn() -> None:
    position = study(options=OFF, specials=[["QUAKE"], [], []])
    assert after(position, "play QUAKE")["turn"] == 1


def test_a_player_stopped_misses_the_turn_at_once() -> None:
    position = study(options=OFF, specials=[["STOP"], [], []])
    assert kinds(position, "play STOP 1") == ["moka.played", "moka.stopped", "moka.skipped"]
    assert after(position, "play STOP 1")["turn"] == 2


def test_again_brings_a_turn_in_which_the_word_may_be_said() -> None:
    position = after(study(options=OFF, rows=[WORD, [], []], specials=[["AGAIN"], [], []]), "play AGAIN")
    assert (position["turn"], position["phase"], position["extra"]) == (0, "turn", 0)
    assert "word Br Ig Ob" in legal(position)


def test_of_two_cards_drawn_one_is_kept_before_the_turn_ends() -> None:
    drawing = after(study(options=OFF, specials=[["DRAW"], [], []]), "play DRAW")
    assert (drawing["phase"], drawing["turn"]) == ("draw", 0)
    later = after(drawing, "keep 0")
    assert (later["phase"], later["turn"]) == ("turn", 1)


def test_a_special_used_from_the_grid_ends_the_turn_too() -> None:
    position = study(options=OFF, grid=["QUAKE", *GRID[1:]])
    later = after(position, "flip 0", "use")
    assert (later["phase"], later["turn"]) == ("turn", 1)


def test_a_special_that_is_taken_for_later_was_not_played() -> None:
    position = study(options=OFF, rows=[WORD, [], []], grid=["QUAKE", *GRID[1:]])
    assert "word Br Ig Ob" in legal(after(position, "flip 0", "take"))


def test_b000m_is_not_played_and_the_full_turn_has_its_word() -> None:
    position = study(options=OFF, rows=[WORD, [], []], grid=["BOOM", *GRID[1:]])
    assert "word Br Ig Ob" in legal(after(position, "flip 0"))
