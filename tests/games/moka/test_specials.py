"""The nine specials (table of rulings 3, used specials, Draw)."""

from typing import Any

import pytest

from tablee.core.rng import Stream
from tablee.games.moka import GAME
from tablee.words import event_sentences
from tests.games.moka.study import GRID, STOCK, Json, after, events, kinds, legal, refusal, study

ROWS = [["Lr", "Lg"], ["Pr", "*"], ["Mg"]]
NAMES = ["Ana", "Bo", "Cas"]


def holding(special: str, **keys: Any) -> Json:
    return study(**{"specials": [[special], [], []], "rows": ROWS, **keys})


def in_grid(special: str, place: int = 0, **keys: Any) -> Json:
    """Return a position in which the special lies flipped at `place`."""
    grid = [*GRID[:place], special, *GRID[place + 1 :]]
    return after(study(**{"grid": grid, "rows": ROWS, **keys}), f"flip {place}")


# Common to all


def test_a_played_special_goes_under_the_stock() -> None:
    later = after(holding("STOP"), "play STOP 1")
    assert later["specials"][0] == []
    assert later["stock"] == ["STOP", *STOCK]
    assert later["phase"] == "after"


def test_a_special_played_from_the_grid_is_replaced_first_then_goes_under_then_acts() -> None:
    position = in_grid("STOP", 3)
    later = after(position, "use 1")
    assert later["grid"][3] == "Ob"
    assert later["stock"] == ["STOP", *STOCK[:-1]]
    assert later["specials"][0] == []
    assert kinds(position, "use 1") == ["moka.used", "moka.refilled", "moka.stopped"]


def test_played_from_the_grid_with_an_empty_stock_its_place_stays_a_gap() -> None:
    later = after(in_grid("AGAIN", 3, stock=[]), "use")
    assert later["grid"][3] is None
    assert later["stock"] == ["AGAIN"]


def test_one_of_two_equal_specials_is_played() -> None:
    position = study(specials=[["STOP", "AGAIN", "STOP"], [], []])
    assert after(position, "play STOP 1")["specials"][0] == ["AGAIN", "STOP"]
    assert legal(position).count("play STOP 1") == 1


def test_only_held_specials_are_played() -> None:
    assert refusal(study(), "play STOP 1") == ("moka.special.absent", {"special": "STOP"})


def test_held_specials_are_played_at_ones_own_turn_not_after_taking() -> None:
    position = after(holding("STOP"), "flip 1", "take")
    assert refusal(position, "play STOP 1") == ("moka.phase.after", {"move": "play STOP 1"})


@pytest.mark.parametrize(
    ("special", "given"),
    [
        ("STEAL", ""),
        ("STEAL", "1"),
        ("STEAL", "1.0.0"),
        ("STEAL", "01.0"),
        ("SWAP", "1.0"),
        ("SWAP", "0>1"),
        ("PEEK", ""),
        ("PEEK", "1,2,3"),
        ("PEEK", "1  2 3"),
        ("AGAIN", "1"),
        ("STOP", ""),
        ("STOP", "1 2"),
        ("DRAW", "2"),
        ("FLUSH", "x"),
        ("QUAKE", "0"),
    ],
)
def test_arguments_have_the_form_of_their_special(special: str, given: str) -> None:
    move = f"play {special} {given}".rstrip()
    assert refusal(holding(special), move) == ("moka.special.arguments", {"special": special, "given": given})
    assert refusal(in_grid(special), f"use {given}".rstrip())[0] == "moka.special.arguments"


@pytest.mark.parametrize("special", ["STEAL", "SWAP", "PEEK", "AGAIN", "STOP", "DRAW", "FLUSH", "QUAKE"])
def test_use_takes_the_same_arguments_as_play(special: str) -> None:
    plays = [
        move.removeprefix(f"play {special}") for move in legal(holding(special)) if move.startswith("play")
    ]
    uses = [move.removeprefix("use") for move in legal(in_grid(special)) if move.startswith("use")]
    assert plays == uses != []


@pytest.mark.parametrize("special", ["STEAL 1.0", "SWAP 0>1.0", "STOP 1", "FLUSH 1"])
@pytest.mark.parametrize("other", [("0", "moka.target.self"), ("3", "moka.target.seat")])
def test_specials_name_an_opponent(special: str, other: tuple[str, str]) -> None:
    name = special.split(" ")[0]
    given = special.split(" ")[1]
    given = given.replace("1.0", f"{other[0]}.0") if "." in given else other[0]
    assert refusal(holding(name), f"play {name} {given}")[0] == other[1]


# B000M


def test_boom_acts_the_moment_it_is_flipped_and_the_same_player_takes_a_full_turn() -> None:
    grid = [*GRID[:2], "BOOM", *GRID[3:]]
    stock = [*GRID[:8], *STOCK]
    position = study(grid=grid, stock=stock[:6] + STOCK)
    later = after(position, "flip 2")
    assert (later["phase"], later["turn"], later["flipped"]) == ("turn", 0, None)
    assert kinds(position, "flip 2") == ["moka.flipped", "moka.boom"]


def test_at_boom_the_grid_goes_under_place_by_place_and_a_new_one_is_dealt() -> None:
    grid = [*GRID[:2], "BOOM", *GRID[3:]]
    position = study(grid=grid)
    later = after(position, "flip 2")
    whole = [*reversed(grid), *STOCK]
    assert later["grid"] == whole[:-17:-1]
    assert later["stock"] == whole[:-16]


def test_boom_makes_everybody_forget_the_grid() -> None:
    position = study(grid=["BOOM", *GRID[1:]], seen=[{"1": "Eg"}, {"2": "Eb"}, {}])
    assert after(position, "flip 0")["seen"] == [{}, {}, {}]


def test_boom_fills_the_gaps_as_far_as_the_cards_go() -> None:
    grid = ["BOOM", "Eg", *[None] * 14]
    later = after(study(grid=grid, stock=["Tr"]), "flip 0")
    assert later["grid"] == ["Tr", "BOOM", "Eg", *[None] * 13]
    assert later["stock"] == []


def test_boom_does_not_act_when_seen_with_binoculars() -> None:
    later = after(holding("PEEK", grid=["BOOM", *GRID[1:]]), "play PEEK 0 1 2")
    assert later["grid"][0] == "BOOM"
    assert later["seen"][0] == {"0": "BOOM", "1": "Eg", "2": "Eb"}


def test_boom_does_not_act_when_drawn() -> None:
    later = after(study(stock=["Tr", "BOOM"]), "flush")
    assert (later["grid"], later["rows"][0], later["stock"]) == (GRID, ["Tr"], ["BOOM", "Lr"])


# Pickpocket


def test_pickpocket_takes_a_card_lying_before_an_opponent() -> None:
    later = after(holding("STEAL"), "play STEAL 1.1")
    assert later["rows"] == [["Lr", "Lg", "*"], ["Pr"], ["Mg"]]
    assert legal(holding("STEAL"))[19:22] == ["play STEAL 1.0", "play STEAL 1.1", "play STEAL 2.0"]


def test_pickpocket_left_with_none_he_draws_one() -> None:
    position = holding("STEAL")
    later = after(position, "play STEAL 2.0")
    assert later["rows"] == [["Lr", "Lg", "Mg"], ["Pr", "*"], ["Ob"]]
    assert kinds(position, "play STEAL 2.0") == ["moka.played", "moka.stole", "moka.drew"]


def test_pickpocket_needs_a_card_that_lies_there() -> None:
    assert refusal(holding("STEAL"), "play STEAL 2.1") == (
        "moka.target.card",
        {"target": 2, "index": 1, "cards": 1},
    )


def test_with_nothing_to_take_pickpocket_cannot_be_played() -> None:
    position = holding("STEAL", rows=[["Lr"], [], []])
    assert not [move for move in legal(position) if move.startswith("play")]


# Swap


def test_swap_exchanges_two_cards_each_taking_the_others_place() -> None:
    later = after(holding("SWAP"), "play SWAP 1>1.0")
    assert later["rows"] == [["Lr", "Pr"], ["Lg", "*"], ["Mg"]]
    assert len([move for move in legal(holding("SWAP")) if move.startswith("play")]) == 6


def test_swap_needs_a_card_of_ones_own() -> None:
    assert refusal(holding("SWAP"), "play SWAP 2>1.0") == ("moka.swap.own", {"index": 2, "cards": 2})


# Binoculars


def test_binoculars_show_three_grid_cards_to_their_player_alone() -> None:
    position = holding("PEEK")
    assert after(position, "play PEEK 3 7 12")["seen"] == [{"3": "Ar", "7": "Ig", "12": "Nr"}, {}, {}]
    assert events(position, "play PEEK 3 7 12")[1] == {
        "event": "moka.peeked",
        "seat": 0,
        "places": [3, 7, 12],
        "cards": ["Ar", "Ig", "Nr"],
        "secret": {"cards": [0]},
        "fleeting": ["cards"],
    }


def test_what_binoculars_showed_is_to_be_remembered() -> None:
    saw = [event for event in events(holding("PEEK"), "play PEEK 3 7 12") if event["event"] == "moka.saw"]
    assert [event["fleeting"] for event in saw] == [["kind", "letter"]] * 3


@pytest.mark.parametrize("viewer", [1, 2, None])
def test_what_binoculars_showed_is_reported_to_their_player_alone(viewer: int | None) -> None:
    seen = GAME.apply(GAME.load(holding("PEEK")), "play PEEK 3 7 12")[1]
    own = " ".join(event_sentences([event.seen_by(0) for event in seen], NAMES, "en"))
    other = " ".join(event_sentences([event.seen_by(viewer) for event in seen], NAMES, "en"))
    assert "a red A" in own
    assert "Ana looks secretly at places 4, 8, 13." in other
    assert "?" not in other
    assert "red" not in other


def test_binoculars_list_every_choice_of_three_places() -> None:
    assert len([move for move in legal(holding("PEEK")) if move.startswith("play PEEK")]) == 560


@pytest.mark.parametrize(
    "given",
    ["3 7", "3 7 12 13", "7 3 12", "3 12 7", "3 3 12"],
    ids=["two", "four", "not ascending", "not ascending at the end", "twice"],
)
def test_binoculars_take_three_different_places_ascending(given: str) -> None:
    assert refusal(holding("PEEK"), f"play PEEK {given}") == ("moka.peek.places", {"wanted": 3})


def test_binoculars_see_no_gap_and_nothing_outside_the_grid() -> None:
    position = holding("PEEK", grid=[None, *GRID[1:]])
    assert refusal(position, "play PEEK 0 1 2") == ("moka.grid.gap", {"place": 0})
    assert refusal(position, "play PEEK 1 2 16") == ("moka.grid.place", {"place": 16})


def test_with_fewer_than_three_grid_cards_binoculars_show_those_there_are() -> None:
    position = holding("PEEK", grid=[*[None] * 14, "Er", "Eg"])
    assert [move for move in legal(position) if move.startswith("play")] == ["play PEEK 14 15"]
    nothing = holding("PEEK", grid=[None] * 16)
    assert not [move for move in legal(nothing) if move.startswith("play")]


def test_binoculars_from_the_grid_may_look_at_the_card_that_took_their_place() -> None:
    position = in_grid("PEEK", 0)
    assert after(position, "use 0 1 2")["seen"][0] == {"0": "Ob", "1": "Eg", "2": "Eb"}
    dry = in_grid("PEEK", 0, stock=[])
    assert refusal(dry, "use 0 1 2") == ("moka.grid.gap", {"place": 0})


# Again


def test_again_gives_another_turn_after_this_one() -> None:
    position = after(holding("AGAIN"), "play AGAIN")
    assert position["extra"] == 1
    later = after(position, "end")
    assert (later["turn"], later["phase"], later["extra"]) == (0, "turn", 0)
    assert after(later, "flip 1", "leave")["turn"] == 1


def test_again_twice_gives_two_more_turns() -> None:
    position = study(specials=[["AGAIN", "AGAIN"], [], []])
    position = after(position, "play AGAIN", "end", "play AGAIN", "end")
    assert position["turn"] == 0
    assert after(position, "flush")["turn"] == 1


# Stop


def test_a_stopped_opponent_misses_his_next_turn() -> None:
    position = after(holding("STOP"), "play STOP 1")
    assert position["skips"] == [0, 1, 0]
    later = after(position, "end")
    assert (later["turn"], later["skips"]) == (2, [0, 0, 0])
    assert kinds(position, "end") == ["moka.ended", "moka.skipped"]
    assert after(later, "flush", "flush")["turn"] == 1


def test_stopped_twice_misses_two_turns() -> None:
    position = study(skips=[0, 2, 0])
    position = after(position, "flush", "flush")
    assert (position["turn"], position["skips"]) == (0, [0, 1, 0])


def test_when_all_others_are_stopped_the_turn_comes_round() -> None:
    assert after(study(skips=[0, 1, 1]), "flush")["turn"] == 0


# Draw


def test_draw_until_two_letters_or_holes_lie_open_others_go_under_at_once() -> None:
    position = holding("DRAW", stock=["Tr", "*", "BOOM", "Ob"])
    later = after(position, "play DRAW")
    assert (later["phase"], later["drawn"]) == ("draw", ["Ob", "*"])
    assert later["stock"] == ["BOOM", "DRAW", "Tr"]
    assert legal(later) == ["keep 0", "keep 1"]


def test_draw_keep_one_the_rest_goes_under() -> None:
    position = after(holding("DRAW"), "play DRAW")
    for index, kept, under in ((0, "Ob", "Og"), (1, "Og", "Ob")):
        later = after(position, f"keep {index}")
        assert later["rows"][0] == ["Lr", "Lg", kept]
        assert later["stock"] == [under, "DRAW", "Tr", "Tg", "Tb", "Or"]
        assert (later["phase"], later["turn"], later["drawn"]) == ("after", 0, None)


def test_while_choosing_nothing_else_may_be_done() -> None:
    position = after(holding("DRAW"), "play DRAW")
    assert refusal(position, "end") == ("moka.phase.draw", {"move": "end"})


def test_draw_with_fewer_than_two_in_the_stock_gives_what_there_is() -> None:
    one = after(holding("DRAW", stock=["PEEK", "Tr", "BOOM"]), "play DRAW")
    assert (one["phase"], one["rows"][0], one["drawn"]) == ("after", ["Lr", "Lg", "Tr"], None)
    none = after(holding("DRAW", stock=["PEEK"]), "play DRAW")
    assert (none["phase"], none["rows"][0]) == ("after", ["Lr", "Lg"])


# Forced flush


def test_forced_flush_sends_an_opponents_letters_under_and_he_draws_one() -> None:
    position = holding("FLUSH")
    later = after(position, "play FLUSH 1")
    assert later["rows"] == [["Lr", "Lg"], ["Ob"], ["Mg"]]
    assert later["stock"] == ["*", "Pr", "FLUSH", *STOCK[:-1]]
    assert (later["turn"], later["phase"]) == (0, "after")
    assert kinds(position, "play FLUSH 1") == ["moka.played", "moka.flushed", "moka.drew"]


# Earthquake


def test_earthquake_shuffles_the_sixteen_gaps_too_and_all_is_forgotten() -> None:
    grid = [None, *GRID[1:]]
    position = holding("QUAKE", grid=grid, seen=[{"1": "Eg"}, {}, {"5": "Ab"}])
    stream = Stream(bytes.fromhex(position["rng"]["seed"]), position["rng"]["used"])
    stream.shuffle(grid)
    later = after(position, "play QUAKE")
    assert later["grid"] == grid
    assert later["seen"] == [{}, {}, {}]
    assert later["rng"]["used"] == stream.used
