"""Option `contest` = `table`: players vote on a word that is not in the list (rulings 3, option contest)."""

from typing import Any

import pytest

from tablee.games import find
from tests.games.moka.study import Json, after, events, kinds, legal, refusal, study

TABLE = {"contest": "table"}
MOVE = "word Br Og Ib"


def claimed(players: int = 3, **keys: Any) -> Json:
    """Return a position in which seat 0 has claimed BOI, which is in no list."""
    rows = [["Br", "Og", "Ib"], *([] for _ in range(players - 1))]
    return after(study(**{"players": players, "options": TABLE, "rows": rows, **keys}), MOVE)


def test_with_the_dictionary_the_list_decides() -> None:
    assert refusal(study(rows=[["Br", "Og", "Ib"], [], []]), MOVE)[0] == "moka.word.unknown"


def test_a_word_in_the_list_stands_without_a_vote() -> None:
    position = study(options=TABLE, rows=[["Br", "Ig", "Ob"], [], []])
    assert after(position, "word Br Ig Ob")["words"][0][0]["word"] == "BIO"


def test_an_extra_word_stands_without_a_vote() -> None:
    position = study(options={**TABLE, "extra_words": ["BOI"]}, rows=[["Br", "Og", "Ib"], [], []])
    assert after(position, MOVE)["words"][0][0]["word"] == "BOI"


def test_a_word_not_in_the_list_goes_to_a_vote_its_cards_staying_meanwhile() -> None:
    position = claimed()
    assert (position["phase"], position["turn"]) == ("vote", 1)
    assert position["rows"][0] == ["Br", "Og", "Ib"]
    assert position["vote"] == {
        "seat": 0,
        "word": "BOI",
        "cards": ["Br", "Og", "Ib"],
        "points": 12,
        "yes": 0,
        "no": 0,
        "back": "turn",
    }
    assert legal(position) == ["yes", "no"]


def test_a_word_to_be_voted_on_is_not_listed_but_may_be_said() -> None:
    position = study(options=TABLE, rows=[["Br", "Og", "Ib"], [], []])
    assert MOVE not in legal(position)
    assert kinds(position, MOVE) == ["moka.said"]


def test_the_other_players_vote_one_after_the_other_clockwise() -> None:
    position = claimed(4)
    turns = []
    for _ in range(3):
        turns.append(position["turn"])
        position = after(position, "yes")
    assert turns == [1, 2, 3]


def test_it_stands_if_more_accept_than_refuse() -> None:
    position = after(claimed(4), "yes", "no", "yes")
    assert [one["word"] for one in position["words"][0]] == ["BOI"]
    assert (position["phase"], position["turn"], position["vote"]) == ("turn", 1, None)
    assert position["rows"][0] == ["Ob"]


def test_equally_many_votes_refuse_it() -> None:
    position = after(claimed(3), "yes", "no")
    assert position["words"][0] == []


def test_refused_cards_go_back_before_the_player_whose_turn_goes_on() -> None:
    position = after(claimed(2), "no")
    assert (position["phase"], position["turn"], position["vote"]) == ("turn", 0, None)
    assert position["rows"][0] == ["Br", "Og", "Ib"]
    assert kinds(claimed(2), "no") == ["moka.voted", "moka.refused"]


def test_refused_after_taking_a_card_the_turn_goes_on_from_there() -> None:
    position = study(players=2, options=TABLE, rows=[["Br", "Og"], []])
    position = after(position, "flip 6", "take", "word Br Og Ir")
    assert position["vote"]["back"] == "after"
    assert after(position, "no")["phase"] == "after"


def test_all_votes_are_cast_even_when_the_outcome_is_clear() -> None:
    position = after(claimed(4), "no", "no")
    assert (position["phase"], position["turn"]) == ("vote", 3)


def test_a_player_who_misses_his_turn_votes_all_the_same() -> None:
    position = claimed(3, skips=[0, 1, 0])
    assert (position["turn"], position["skips"]) == (1, [0, 1, 0])


def test_votes_are_open() -> None:
    assert events(claimed(3), "yes") == [{"event": "moka.voted", "seat": 1, "word": "BOI", "yes": True}]


def test_only_a_vote_is_asked_for() -> None:
    assert refusal(claimed(), "flush") == ("moka.phase.vote", {"move": "flush"})


def test_the_rules_of_cards_length_and_remainder_hold_at_the_table_too() -> None:
    position = study(options=TABLE, rows=[["Br", "Og", "Ib", "Kg", "Xg"], [], []])
    assert refusal(position, "word Br Og")[0] == "moka.word.short"
    assert refusal(position, "word Br Og Ib")[0] == "moka.word.left"
    assert refusal(position, "word Br Og Zr")[0] == "moka.word.card"


def test_a_third_word_by_vote_ends_the_round() -> None:
    two = [{"word": "BIO", "cards": ["Bg", "Ig", "Or"], "points": 12}] * 1 + [
        {"word": "BOL", "cards": ["Bb", "Og", "Lg"], "points": 12}
    ]
    later = after(claimed(2, words=[two, []]), "yes")
    assert (later["round"], later["phase"], later["scores"]) == (2, "deal", [36, 0])


# contest = any-word: players also vote on listed words

ANY = {"contest": "any-word"}
BIO = "word Br Ig Ob"


def offered(players: int = 2, **keys: Any) -> Json:
    rows = [["Br", "Ig", "Ob"], *([] for _ in range(players - 1))]
    return study(**{"players": players, "options": ANY, "rows": rows, **keys})


def test_every_word_is_voted_on_also_one_in_the_list() -> None:
    assert BIO in legal(offered())
    position = after(offered(), BIO)
    assert (position["phase"], position["turn"]) == ("vote", 1)
    assert after(position, "yes")["words"][0][0]["word"] == "BIO"
    assert after(position, "no")["words"][0] == []


@pytest.mark.parametrize(("cards", "listed"), [("Br Ig Ob", True), ("Br Ob Ig", False)])
def test_the_table_hears_whether_the_list_has_the_word(cards: str, listed: bool) -> None:
    event = events(offered(), f"word {cards}")[0]
    assert (event["event"], event["listed"], event["objection"]) == ("moka.said", listed, False)


def test_a_word_refused_may_not_be_said_again_in_that_turn() -> None:
    refused = after(offered(), BIO, "no")
    assert refused["refused"] == ["BIO"]
    assert BIO not in legal(refused)
    assert refusal(refused, BIO) == ("moka.word.refused", {"word": "BIO"})
    assert kinds(refused, "word Ob Br Ig") == ["moka.said"]


def test_in_the_next_turn_it_may_be_said_again() -> None:
    later = after(offered(), BIO, "no", "flip 3", "leave", "flip 3", "leave")
    assert (later["turn"], later["refused"]) == (0, [])
    assert BIO in legal(later)


def test_several_words_are_refused_in_one_turn() -> None:
    later = after(offered(), BIO, "no", "word Ob Br Ig", "no")
    assert later["refused"] == ["BIO", "OBI"]


def test_where_the_table_votes_on_unlisted_words_one_refused_may_be_said_again_as_ever() -> None:
    refused = after(claimed(2), "no")
    assert refused["refused"] == []
    assert kinds(refused, MOVE) == ["moka.said"]


def test_the_end_of_a_round_forgets_what_was_refused() -> None:
    two = [
        {"word": "BOL", "cards": ["Bb", "Og", "Lg"], "points": 12},
        {"word": "FEU", "cards": ["Fr", "Er", "Ur"], "points": 24},
    ]
    later = after(offered(words=[two, []], rows=[["Br", "Ig", "Ob"], []]), "word Br Ob Ig", "no", BIO, "yes")
    assert (later["phase"], later["refused"]) == ("deal", [])


def test_the_end_of_the_match_forgets_it_too_by_the_rules_of_today() -> None:
    """In version 1 the word stayed there permanently; old records replay to the positions of that version."""
    two = [
        {"word": "BOL", "cards": ["Bb", "Og", "Lg"], "points": 12},
        {"word": "FEU", "cards": ["Fr", "Er", "Ur"], "points": 24},
    ]
    last = offered(round=3, words=[two, []], rows=[["Br", "Ig", "Ob"], []])
    over = after(last, "word Br Ob Ig", "no", BIO, "yes")
    assert (over["phase"], over["refused"]) == ("over", [])
    before = find("moka", 1)
    position = before.load(last)
    for move in ("word Br Ob Ig", "no", BIO, "yes"):
        position, _ = before.apply(position, move)
    assert (position.phase, before.dump(position)["refused"]) == ("over", ["BOI"])


# contest = objection: a word that cannot be verified is refused

OBJECTION = {"contest": "objection"}


def test_a_listed_word_is_verified_and_stands_at_once() -> None:
    assert kinds(offered(options=OBJECTION), BIO)[0] == "moka.word"


def test_an_unlisted_word_stands_if_nobody_objects() -> None:
    position = claimed(4, options=OBJECTION)
    assert after(position, "yes", "yes", "yes")["words"][0][0]["word"] == "BOI"


def test_one_objection_refuses_it_at_once() -> None:
    position = after(claimed(4, options=OBJECTION), "yes", "no")
    assert (position["phase"], position["turn"], position["vote"]) == ("turn", 0, None)
    assert position["rows"][0] == ["Br", "Og", "Ib"]
    assert position["refused"] == ["BOI"]


def test_that_one_objection_is_enough_and_that_there_was_one_is_reported() -> None:
    study_of = study(players=3, options=OBJECTION, rows=[["Br", "Og", "Ib"], [], []])
    assert events(study_of, MOVE)[0]["objection"] is True
    refused = events(after(study_of, MOVE), "no")[1]
    assert refused == {
        "event": "moka.refused",
        "seat": 0,
        "word": "BOI",
        "yes": 0,
        "no": 1,
        "objection": True,
    }
    assert events(claimed(2), "no")[1]["objection"] is False
