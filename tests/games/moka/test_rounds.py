"""The end of a round and of the match (rulebook, Fin d'une manche, Fin de partie; rulings 3)."""

from typing import Any

from tablee.games.moka import GAME
from tests.games.moka.study import GRID, STOCK, Json, after, events, kinds, study, word

BIO = word("BIO", "Bg", "Ig", "Or", points=12)
BOL = word("BOL", "Bb", "Og", "Lg", points=12)
THIRD = "word Fr Eg Ur"


def stacks_without(*challenges: str) -> dict[str, list[str]]:
    return {
        level: [f"{level}-{number}" for number in range(1, 11) if f"{level}-{number}" not in challenges]
        for level in ("15", "30", "80")
    }


def before_the_end(**keys: Any) -> Json:
    """Return a position in which seat 1 is about to lay its third word, FEU (12 points)."""
    held = ["15-3", "30-9", "80-1"]
    base: Json = {
        "turn": 1,
        "rows": [["Lr", "*"], ["Fr", "Eg", "Ur", "Ug"], ["Mg"]],
        "words": [[BIO], [BOL, word("DUO", "Dr", "Ub", "Og", points=12)], []],
        "challenges": [["15-3"], ["30-9"], ["80-1"]],
        "stacks": stacks_without(*held),
    }
    return study(**{**base, **keys})


def test_the_round_ends_at_once_when_someone_has_three_words() -> None:
    assert kinds(before_the_end(), THIRD) == [
        "moka.word",
        "moka.round_over",
        "moka.scored",
        "moka.scored",
        "moka.scored",
    ]


def test_it_is_reported_which_round_ended_and_by_whom() -> None:
    happened = [event for event in events(before_the_end(), THIRD) if event["event"] == "moka.round_over"]
    assert happened == [{"event": "moka.round_over", "round": 1, "seat": 1}]


def test_no_letter_is_drawn_any_more() -> None:
    position = before_the_end(rows=[["Lr"], ["Fr", "Eg", "Ur"], []])
    assert "moka.drew" not in kinds(position, THIRD)


def test_all_score_their_words() -> None:
    assert after(before_the_end(), THIRD)["scores"] == [12, 36, 0]


def test_achieved_challenges_are_added_never_multiplied_and_missed_ones_cost_nothing() -> None:
    position = before_the_end(
        challenges=[["15-2"], ["15-10", "80-1"], ["30-1"]],
        stacks=stacks_without("15-2", "15-10", "80-1", "30-1"),
    )
    assert after(position, THIRD)["scores"] == [12, 36 + 15, 0]
    scored = [event for event in events(position, THIRD) if event["event"] == "moka.scored"]
    assert scored[1] == {
        "event": "moka.scored",
        "seat": 1,
        "words": 36,
        "challenges": 15,
        "achieved": "15-10",
        "points": 51,
        "total": 51,
        "secret": {"achieved": [1]},
    }
    assert "80-1" not in str(scored)


def test_several_achieved_challenges_are_reported_one_after_the_other() -> None:
    met = ["15-10", "15-3"]
    position = before_the_end(
        challenges=[[], met, []], stacks=stacks_without(*met), rows=[["Lr"], ["Fr", "Er", "Eg"], []]
    )
    scored = [event for event in events(position, "word Fr Er Eg") if event["event"] == "moka.scored"]
    assert scored[1]["achieved"] == "15-10 15-3"
    assert scored[1]["challenges"] == 30


def test_the_rulebooks_65_points() -> None:
    bois = word("BOIS", "Bg", "Or", "Ib", "Sr", points=20)
    voies = word("VOIES", "Vr", "Ob", "Ig", "Eb", "Sg", points=30)
    position = study(
        turn=1,
        rows=[[], ["Fr", "Eg", "Ur"], []],
        words=[[bois, voies], [BOL, word("DUO", "Dr", "Ub", "Og", points=12)], []],
        challenges=[["15-4"], [], []],
        stacks=stacks_without("15-4"),
        scores=[48, 0, 0],
    )
    assert after(position, THIRD)["scores"] == [48 + 65, 36, 0]


def test_letters_words_and_specials_go_under_the_stock_seat_by_seat() -> None:
    position = before_the_end(specials=[["STOP", "PEEK"], [], ["QUAKE"]])
    under = ["Lr", "*", "Bg", "Ig", "Or", "STOP", "PEEK"]
    under += ["Ug", "Bb", "Og", "Lg", "Dr", "Ub", "Og", "Fr", "Eg", "Ur"]
    under += ["Mg", "QUAKE"]
    later = after(position, THIRD)
    assert later["stock"] == [*reversed(under), *STOCK]
    assert later["rows"] == later["words"] == later["specials"] == later["challenges"] == [[], [], []]


def test_challenges_go_back_under_their_stacks() -> None:
    later = after(before_the_end(), THIRD)
    assert [later["stacks"][level][0] for level in ("15", "30", "80")] == ["15-3", "30-9", "80-1"]
    assert sum(len(stack) for stack in later["stacks"].values()) == 30


def test_the_grid_stays_and_what_was_seen_of_it() -> None:
    later = after(before_the_end(seen=[{"3": "Ar"}, {}, {}]), THIRD)
    assert later["grid"] == GRID
    assert later["seen"] == [{"3": "Ar"}, {}, {}]


def test_turns_owed_or_to_be_missed_lapse() -> None:
    later = after(before_the_end(extra=1, skips=[1, 0, 2]), THIRD)
    assert (later["extra"], later["skips"]) == (0, [0, 0, 0])


def test_who_ended_the_round_starts_the_next() -> None:
    later = after(before_the_end(), THIRD)
    assert (later["round"], later["phase"], later["turn"]) == (2, "deal", 1)


def test_everyone_chooses_a_new_challenge_level_and_draws_a_letter() -> None:
    later = after(before_the_end(), THIRD, "challenge 15", "challenge 30", "challenge 80")
    assert [len(hand) for hand in later["challenges"]] == [1, 1, 1]
    assert [len(cards) for cards in later["rows"]] == [1, 1, 1]
    assert (later["phase"], later["turn"]) == ("turn", 1)


def test_challenges_are_checked_on_that_rounds_own_words() -> None:
    later = after(before_the_end(), THIRD)
    assert later["words"] == [[], [], []]


def last_round(**keys: Any) -> Json:
    return before_the_end(**{"round": 3, "scores": [100, 60, 96], **keys})


def test_after_round_three_the_match_is_over_and_nothing_is_cleared_away() -> None:
    position = last_round(specials=[["STOP"], [], []], extra=1, skips=[0, 0, 1])
    later = after(position, THIRD)
    assert (later["phase"], later["turn"], later["round"]) == ("over", None, 3)
    assert later["rows"] == [["Lr", "*"], ["Ug"], ["Mg"]]
    assert [len(words) for words in later["words"]] == [1, 3, 0]
    assert later["challenges"] == [["15-3"], ["30-9"], ["80-1"]]
    assert later["specials"] == [["STOP"], [], []]
    assert later["stock"] == STOCK
    assert events(position, THIRD)[-1] == {"event": "moka.over", "scores": later["scores"]}


def test_most_points_after_round_three_wins() -> None:
    result = GAME.result(GAME.load(after(last_round(), THIRD)))
    assert (result.scores, result.ranks) == ([112, 96, 96], [1, 2, 2])


def test_equal_is_shared() -> None:
    result = GAME.result(GAME.load(after(last_round(scores=[84, 60, 0]), THIRD)))
    assert (result.scores, result.ranks) == ([96, 96, 0], [1, 1, 3])


def test_there_is_no_result_before_the_end() -> None:
    assert GAME.result(GAME.load(last_round())) == (None, None)


def test_the_standing_counts_the_words_of_the_round_and_no_secret_challenge() -> None:
    assert GAME.standing(GAME.load(last_round())) == [112, 84, 96]
    assert GAME.standing(GAME.load(after(last_round(), THIRD))) == [112, 96, 96]
