"""The deal and the choice of challenges (rulebook, Mise en place and Déroulement; notation 3, moka)."""

import pytest

from tablee.core.rng import Stream, seed_bytes
from tablee.games.moka import GAME
from tests.games.moka.study import after, events, kinds, legal, refusal, study


def dealt(players: int = 3, seed: str = "tablee") -> dict:  # type: ignore[type-arg]
    return GAME.dump(GAME.new(players, {}, seed))


def test_the_starter_then_the_deck_then_the_grid_then_the_stacks_come_from_the_stream() -> None:
    stream = Stream(seed_bytes("tablee"))
    starter = stream.uniform(3)
    deck = list(GAME.pieces(GAME.options.fill({}), 3)["cards"])
    stream.shuffle(deck)
    grid = [deck.pop() for _ in range(16)]
    stacks = {}
    for level in ("15", "30", "80"):
        stacks[level] = [f"{level}-{number}" for number in range(1, 11)]
        stream.shuffle(stacks[level])
    position = dealt()
    assert (position["turn"], position["grid"], position["stock"]) == (starter, grid, deck)
    assert position["stacks"] == stacks
    assert position["rng"]["used"] == stream.used


def test_a_fresh_position_has_every_key_of_the_notation() -> None:
    position = dealt(2)
    assert list(position) == [
        *("game", "options", "players", "phase", "turn"),
        *("round", "grid", "flipped", "stock", "stacks", "rows", "specials", "challenges", "words", "seen"),
        *("skips", "scores", "extra", "drawn", "vote", "refused", "rng"),
    ]
    assert position["options"] == {
        "hole_colour": "any",
        "flush": "any-turn",
        "flush_discards": "letters",
        "word_after_special": True,
        "memory_aid": False,
        "dictionary": "fr",
        "contest": "dictionary",
        "names": False,
        "brands": False,
        "foreign_words": False,
        "extra_words": [],
    }
    assert (position["phase"], position["round"], position["flipped"]) == ("deal", 1, None)
    assert position["rows"] == position["specials"] == position["challenges"] == position["words"] == [[], []]
    assert position["seen"] == [{}, {}]
    assert position["skips"] == position["scores"] == [0, 0]
    assert (position["extra"], position["drawn"], position["vote"]) == (0, None, None)
    assert position["refused"] == []
    assert len(position["stock"]) == 158 - 16


def test_everyone_chooses_among_three_levels() -> None:
    assert legal(dealt()) == ["challenge 15", "challenge 30", "challenge 80"]


def test_the_challenge_is_the_top_of_its_stack_and_secret() -> None:
    position = study(phase="deal")
    top = position["stacks"]["30"][-1]
    later = after(position, "challenge 30")
    assert later["challenges"][0] == [top]
    assert len(later["stacks"]["30"]) == 9
    assert events(position, "challenge 30")[0] == {
        "event": "moka.challenge",
        "seat": 0,
        "level": "30",
        "challenge": top,
        "goal": f"c{top}",
        "secret": {"challenge": [0], "goal": [0]},
    }


def test_each_seat_in_turn_order_from_the_starter_picks_then_draws_its_letter() -> None:
    position = study(phase="deal", turn=1, rows=[[], [], []])
    first = after(position, "challenge 15")
    assert (first["turn"], first["rows"]) == (2, [[], ["Ob"], []])
    second = after(first, "challenge 80")
    assert (second["turn"], second["phase"], second["rows"]) == (0, "deal", [[], ["Ob"], ["Og"]])
    third = after(second, "challenge 30")
    assert (third["turn"], third["phase"]) == (1, "turn")
    assert kinds(second, "challenge 30") == ["moka.challenge", "moka.drew", "moka.begins"]
    assert events(second, "challenge 30")[-1] == {"event": "moka.begins", "seat": 1, "round": 1}


def test_the_first_card_must_be_a_letter_or_hole_others_go_under_the_stock_without_acting() -> None:
    position = study(phase="deal", rows=[[], [], []], stock=["Tr", "*", "BOOM", "PEEK"])
    later = after(position, "challenge 15")
    assert later["rows"][0] == ["*"]
    assert later["stock"] == ["BOOM", "PEEK", "Tr"]
    assert later["grid"] == position["grid"]
    assert events(position, "challenge 15")[1] == {
        "event": "moka.drew",
        "seat": 0,
        "card": "*",
        "kind": "hole",
        "letter": "",
    }


def test_with_no_letter_in_the_stock_a_letter_required_is_not_drawn() -> None:
    position = study(phase="deal", rows=[[], [], []], stock=["BOOM", "PEEK"])
    later = after(position, "challenge 15")
    assert later["rows"][0] == []
    assert later["stock"] == ["BOOM", "PEEK"]
    assert kinds(position, "challenge 15")[1] == "moka.no_letter"


@pytest.mark.parametrize("move", ["flip 0", "flush", "end", "take", "word Er Ag Sb", "keep 0", "yes"])
def test_before_anything_else_a_challenge_is_chosen(move: str) -> None:
    assert refusal(dealt(), move) == ("moka.phase.deal", {"move": move})


def test_two_to_six_players() -> None:
    assert (GAME.min_players, GAME.max_players) == (2, 6)
    for players in range(2, 7):
        assert len(dealt(players)["rows"]) == players
