"""The possible turns: flip, challenge, special, flush, word (rulings 3, turn, flipped card, flush)."""

import pytest

from tests.games.moka.study import GRID, STOCK, after, events, kinds, legal, refusal, study, word


def with_card(card: str, place: int = 0) -> list[str]:
    return [*GRID[:place], card, *GRID[place + 1 :]]


def test_a_turn_is_one_of_flip_challenge_play_flush_or_word() -> None:
    moves = legal(study(rows=[["Br", "Or", "Ir", "Sr"], [], []], specials=[["AGAIN"], [], []]))
    assert moves[:16] == [f"flip {place}" for place in range(16)]
    assert moves[16:21] == ["challenge 15", "challenge 30", "challenge 80", "play AGAIN", "flush"]
    assert "word Br Or Ir Sr" in moves[21:]


@pytest.mark.parametrize("move", ["end", "take", "leave", "use", "keep 1", "yes", "no"])
def test_a_turn_cannot_be_passed_nor_begin_in_the_middle(move: str) -> None:
    assert refusal(study(), move) == ("moka.phase.turn", {"move": move})


@pytest.mark.parametrize(
    "move",
    [
        "",
        " ",
        "flip",
        "flip 00",
        "flip -1",
        "flip 3 ",
        "Flip 3",
        "flip three",
        "challenge 20",
        "word",
        "word bois",
        "word B O I S",
        "word *",
        "word *=i Or Sr",
        "keep 2",
        "play BOOM",
        "play",
        "take 1",
        "end ",
        "yes please",
        "pass",
    ],
)
def test_a_move_is_matched_to_the_letter(move: str) -> None:
    assert refusal(study(), move) == ("moka.move", {"move": move})


# Flipping


def test_everyone_sees_the_flipped_card() -> None:
    later = after(study(), "flip 5")
    assert (later["phase"], later["turn"], later["flipped"]) == ("flipped", 0, 5)
    assert later["seen"] == [{"5": "Ab"}] * 3
    flipped = {"event": "moka.flipped", "seat": 0, "place": 5, "card": "Ab", "kind": "b", "letter": "A"}
    assert events(study(), "flip 5") == [{**flipped, "fleeting": ["card", "kind", "letter"]}]


def test_with_the_memory_aid_what_was_flipped_stays_visible() -> None:
    event = events(study(options={"memory_aid": True}), "flip 5")[0]
    assert "fleeting" not in event


def test_a_flipped_letter_may_be_taken_or_left() -> None:
    assert legal(after(study(), "flip 5")) == ["take", "leave"]


def test_a_taken_letter_joins_the_row_and_the_gap_is_refilled_unseen() -> None:
    later = after(study(), "flip 5", "take")
    assert later["rows"][0] == ["Lr", "Ab"]
    assert later["grid"] == with_card("Ob", 5)
    assert later["stock"] == STOCK[:-1]
    assert later["seen"] == [{}, {}, {}]
    assert (later["phase"], later["turn"], later["flipped"]) == ("after", 0, None)


def test_a_card_left_stays_where_it_lay_and_the_turn_ends() -> None:
    later = after(study(), "flip 5", "leave")
    assert later["grid"] == GRID
    assert (later["phase"], later["turn"], later["flipped"]) == ("turn", 1, None)
    assert later["seen"] == [{"5": "Ab"}] * 3


def test_a_hole_may_be_taken() -> None:
    later = after(study(grid=with_card("*")), "flip 0", "take")
    assert later["rows"][0] == ["Lr", "*"]


def test_a_flipped_special_may_be_kept_played_at_once_or_left() -> None:
    assert legal(after(study(grid=with_card("AGAIN")), "flip 0")) == ["take", "leave", "use"]


def test_a_special_taken_is_kept_and_lies_open() -> None:
    later = after(study(grid=with_card("STOP")), "flip 0", "take")
    assert later["specials"][0] == ["STOP"]
    assert (later["phase"], later["grid"][0]) == ("after", "Ob")


def test_at_most_three_specials_are_held() -> None:
    full = study(grid=with_card("AGAIN"), specials=[["STOP", "PEEK", "DRAW"], [], []])
    flipped = after(full, "flip 0")
    assert refusal(flipped, "take") == ("moka.special.full", {"limit": 3})
    assert legal(flipped) == ["leave", "use"]


def test_a_special_left_stays_in_the_grid() -> None:
    later = after(study(grid=with_card("STOP")), "flip 0", "leave")
    assert (later["grid"][0], later["turn"]) == ("STOP", 1)


def test_a_letter_cannot_be_used() -> None:
    assert refusal(after(study(), "flip 5"), "use") == ("moka.use.letter", {"card": "Ab"})


def test_the_flipped_card_must_be_dealt_with_first() -> None:
    assert refusal(after(study(), "flip 5"), "flush") == ("moka.phase.flipped", {"move": "flush"})


def test_a_place_outside_the_grid_cannot_be_flipped() -> None:
    assert refusal(study(), "flip 16") == ("moka.grid.place", {"place": 16})


def test_a_gap_cannot_be_flipped() -> None:
    grid: list[str | None] = [*GRID]
    grid[4] = None
    position = study(grid=grid)
    assert refusal(position, "flip 4") == ("moka.grid.gap", {"place": 4})
    assert "flip 4" not in legal(position)


def test_a_place_that_cannot_be_refilled_stays_a_gap() -> None:
    position = study(stock=[])
    later = after(position, "flip 5", "take")
    assert later["grid"][5] is None
    assert kinds(after(position, "flip 5"), "take") == ["moka.took", "moka.gap"]


# After taking or playing


def test_after_taking_a_card_a_word_may_be_made() -> None:
    position = after(study(rows=[["Br", "Or", "Sr"], [], []]), "flip 6", "take")
    assert "word Br Or Ir Sr" in legal(position)
    assert legal(position)[-1] == "end"


def test_after_keeping_a_special_a_word_may_be_made() -> None:
    position = after(study(rows=[["Br", "Or", "Ir", "Sr"], [], []], grid=with_card("STOP")), "flip 0", "take")
    assert "word Br Or Ir Sr" in legal(position)


def test_after_playing_a_held_special_a_word_may_be_made() -> None:
    position = study(rows=[["Br", "Or", "Ir", "Sr"], [], []], specials=[["STOP"], [], []])
    assert "word Br Or Ir Sr" in legal(after(position, "play STOP 1"))


def test_the_turn_waits_for_end_even_without_a_word_to_make() -> None:
    position = after(study(), "flip 5", "take")
    assert legal(position) == ["end"]
    later = after(position, "end")
    assert (later["phase"], later["turn"]) == ("turn", 1)
    assert kinds(position, "end") == ["moka.ended"]


def test_only_one_action_a_turn() -> None:
    position = after(study(), "flip 5", "take")
    for move in ("flip 1", "challenge 15", "flush"):
        assert refusal(position, move) == ("moka.phase.after", {"move": move})


def test_seats_move_clockwise() -> None:
    position = study()
    turns = []
    for _ in range(4):
        position = after(position, "flip 0", "leave")
        turns.append(position["turn"])
    assert turns == [1, 2, 0, 1]


# Challenges


def test_drawing_a_challenge_ends_the_turn() -> None:
    position = study()
    later = after(position, "challenge 80")
    assert later["challenges"][0] == [position["stacks"]["80"][-1]]
    assert (later["phase"], later["turn"]) == ("turn", 1)


def stacks_without(*challenges: str) -> dict[str, list[str]]:
    return {
        level: [f"{level}-{number}" for number in range(1, 11) if f"{level}-{number}" not in challenges]
        for level in ("15", "30", "80")
    }


def test_at_most_three_unachieved_challenges_in_hand() -> None:
    held = ["80-1", "80-2", "80-3"]
    position = study(challenges=[held, [], []], stacks=stacks_without(*held))
    assert refusal(position, "challenge 15") == ("moka.challenge.full", {"limit": 3})
    assert not [move for move in legal(position) if move.startswith("challenge")]


def test_challenges_met_by_the_words_of_this_round_do_not_count_among_the_three() -> None:
    held = ["15-1", "80-2", "80-3"]
    position = study(
        challenges=[held, [], []],
        stacks=stacks_without(*held),
        words=[[word("VOIES", "Vr", "Og", "Ir", "Er", "Sr", points=30)], [], []],
    )
    assert len(after(position, "challenge 15")["challenges"][0]) == 4


def test_an_exhausted_stack_gives_no_challenge() -> None:
    position = study(stacks={**stacks_without(), "30": []})
    assert refusal(position, "challenge 30") == ("moka.challenge.empty", {"level": "30"})
    assert "challenge 30" not in legal(position)


# The flush


def test_a_flush_is_allowed_at_any_turn_and_ends_it() -> None:
    later = after(study(), "flush")
    assert (later["phase"], later["turn"]) == ("turn", 1)


def test_flushed_cards_go_under_the_stock_one_by_one_and_one_is_drawn() -> None:
    position = study(rows=[["Lr", "*", "Br"], [], []])
    later = after(position, "flush")
    assert later["rows"][0] == ["Ob"]
    assert later["stock"] == ["Br", "*", "Lr", *STOCK[:-1]]
    assert kinds(position, "flush") == ["moka.flushed", "moka.drew"]


def test_specials_words_and_challenges_stay_at_a_flush() -> None:
    laid = [word("VOIES", "Vr", "Og", "Ir", "Er", "Sr", points=30)]
    position = study(specials=[["STOP"], [], []], words=[laid, [], []], challenges=[["15-1"], [], []],
                     stacks=stacks_without("15-1"))  # fmt: skip
    later = after(position, "flush")
    assert (later["specials"][0], later["words"][0], later["challenges"][0]) == (["STOP"], laid, ["15-1"])


def test_after_a_flush_a_special_drawn_goes_under_and_another_is_drawn() -> None:
    later = after(study(stock=["Tr", "Ob", "STOP"]), "flush")
    assert later["rows"][0] == ["Ob"]
    assert later["stock"] == ["STOP", "Lr", "Tr"]
