"""The two bots: they play by the rules, know no more than their seat, and the second is the better one."""

from typing import Any

import pytest

from tablee.games.moka import GAME
from tests.games.moka.play import OPTIONS, match
from tests.games.moka.study import Json, after, study


def chosen(position: Json, level: int, seed: int = 1) -> str:
    loaded = GAME.load(position)
    known = GAME.information(loaded, loaded.turn)
    return GAME.bot(level).choose(known, GAME.legal(loaded).moves, seed, None).move


@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize("levels", [(1,), (2,)])
def test_bots_finish_a_match_with_every_option(options: dict[str, Any], levels: tuple[int, ...]) -> None:
    assert match("bots", 3, options, levels)


def test_the_greedy_bot_beats_the_random_one() -> None:
    won = lost = 0
    for number in range(12):
        levels = (2, 1) if number % 2 else (1, 2)
        position = GAME.new(2, {}, f"duel {number}")
        for _, move in match(f"duel {number}", 2, {}, levels):
            GAME.play(position, move)
        greedy, other = (position.scores if number % 2 else position.scores[::-1])[:2]
        won += greedy > other
        lost += greedy < other
    assert won >= 9 > lost


@pytest.mark.parametrize("level", [1, 2])
def test_the_same_seed_gives_the_same_move(level: int) -> None:
    position = study(rows=[["Br", "Og", "Ib", "Sr"], [], []])
    assert chosen(position, level, 7) == chosen(position, level, 7)


def test_greedy_lays_a_good_word() -> None:
    position = study(rows=[["Vr", "Og", "Ir", "Er", "Sg"], [], []])
    assert chosen(position, 2).startswith("word ")


def test_greedy_waits_with_a_poor_word_but_not_when_the_round_is_about_to_end() -> None:
    poor = study(rows=[["Rr", "Og", "Ig"], ["Lr"], []], seen=[{}, {}, {}])
    assert not chosen(poor, 2).startswith("word")
    laid = [{"word": "BIO", "cards": ["Bg", "Ig", "Or"], "points": 12}] * 1
    laid += [{"word": "BOL", "cards": ["Bb", "Ob", "Lg"], "points": 12}]
    hurried = study(rows=[["Rr", "Og", "Ir"], ["Lr"], []], words=[[], laid, []])
    assert chosen(hurried, 2).startswith("word")


def test_greedy_flips_the_card_it_remembers_when_it_makes_a_good_word() -> None:
    position = study(rows=[["Vr", "Og", "Ir", "Eb"], [], []], seen=[{"9": "Sr"}, {}, {}])
    assert chosen(position, 2) == "flip 9"
    assert chosen(after(position, "flip 9"), 2) == "take"


def test_greedy_uses_a_pickpocket_for_the_missing_letter() -> None:
    position = study(rows=[["Vr", "Og", "Ir", "Eb"], ["Zr", "Sr"], []], specials=[["STEAL"], [], []])
    assert chosen(position, 2) == "play STEAL 1.1"


def test_greedy_flushes_a_hopeless_row() -> None:
    position = study(rows=[["Xg", "Qb", "Wb", "Kg", "Zr", "Jr", "Vr", "Vg", "Vb", "Hr"], [], []])
    assert chosen(position, 2) == "flush"


def test_random_makes_words_often_but_not_always() -> None:
    position = study(rows=[["Vr", "Og", "Ir", "Er", "Sg"], [], []])
    words = sum(chosen(position, 1, seed).startswith("word") for seed in range(40))
    assert 10 < words < 36
