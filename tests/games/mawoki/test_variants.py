"""Numbers that differ from the leaflets: each does what its name says."""

from typing import Any

import pytest

from tablee.core.errors import OptionError
from tablee.games.mawoki import GAME
from tablee.games.mawoki.bots import drawn
from tablee.games.mawoki.evaluation import Evaluator
from tablee.games.mawoki.pieces import DECK, NUMBER
from tablee.games.mawoki.taste import USUAL
from tests.games.mawoki.study import after, events_of, table

TOP = ["bT/rC/n"]
STOCK = ["bP/yH/-", "rP/yH/n", "bH/yC/n", "bC/yC/a"]


def sizes(position: dict[str, Any]) -> list[int]:
    return [len(hand) for hand in position["hands"]]


@pytest.mark.parametrize("players", range(2, 7))
def test_each_player_is_dealt_as_many_cards_as_hand_says(players: int) -> None:
    for hand in (1, 8):
        dealt = GAME.dump(GAME.new(players, {"hand": hand}, "any"))
        assert sizes(dealt) == [hand] * players
        assert len(dealt["stock"]) == 49 - 1 - players * hand


def test_a_deal_needs_as_many_cards_as_there_are() -> None:
    GAME.new(6, {"hand": 8}, "any")
    GAME.new(3, {"hand": 9, "drawings": 3}, "any")
    for players, options, needed, pieces, names in (
        (6, {"hand": 9}, 55, 49, "hand, drawings, players"),
        (3, {"hand": 9, "drawings": 3, "jokers": 0}, 28, 27, "hand, drawings, jokers, players"),
        (2, {"hand": 24, "jokers": 0}, 49, 48, "hand, drawings, jokers, players"),
    ):
        with pytest.raises(OptionError) as refused:
            GAME.new(players, options, "any")
        assert refused.value.code == "option.pieces"
        assert refused.value.params == {
            "needed": needed,
            "pieces": pieces,
            "names": names,
        }


def test_without_jokers_no_position_has_one() -> None:
    assert GAME.pieces(GAME.options.fill({"jokers": 0}), 2)["cards"] == DECK[:-1]
    dealt = GAME.dump(GAME.new(2, {"jokers": 0}, "any"))
    assert "J" not in [*dealt["stock"], *dealt["pile"], *dealt["hands"][0], *dealt["hands"][1]]


@pytest.mark.parametrize(
    ("options", "cards"),
    [
        ({"colours": 2, "drawings_out": 2}, ["bT/rT/s", "bT/rP/-", "bP/rT/a", "bP/rP/-", "J"]),
        (
            {"colours": 2, "drawings_out": 1, "drawings": 3, "jokers": 0},
            ["bT/rT/s", "bT/rC/n", "bC/rT/n", "bC/rC/s"],
        ),
        ({"drawings": 3, "drawings_out": 2}, ["bT/rT/s", "bT/yT/a", "rT/yT/n", "J"]),
    ],
)
def test_the_deck_has_the_first_colours_and_drawings(options: dict[str, Any], cards: list[str]) -> None:
    filled = GAME.options.fill({**options, "hand": 1})
    assert GAME.pieces(filled, 2)["cards"] == cards
    dealt = GAME.dump(GAME.new(2, filled, "any"))
    assert sorted([*dealt["stock"], *dealt["pile"], *dealt["hands"][0], *dealt["hands"][1]]) == sorted(cards)


def test_the_whole_deck_has_sixteen_cards_for_each_two_colours() -> None:
    for options, many in (({"colours": 2}, 17), ({"drawings_out": 1}, 28), ({"drawings_out": 2}, 13)):
        assert len(GAME.pieces(GAME.options.fill(options), 2)["cards"]) == many


def test_who_cannot_play_draws_as_many_cards_as_stuck_draws_says() -> None:
    position = table([["bP/yP/-"], ["J"]], TOP, STOCK, stuck_draws=2)
    done = after(position, "draw")
    assert (sizes(done), done["turn"]) == ([3, 1], 1)


@pytest.mark.parametrize("cards", [0, 2])
def test_an_arrow_moves_as_many_cards_as_arrow_cards_says(cards: int) -> None:
    hands = [["bT/yT/a", "bP/yP/-"], ["bH/yH/-", "J", "rP/yP/s"]]
    assert sizes(after(table(hands, TOP, STOCK, arrow_cards=cards), "bT/yT/a@1")) == [1, 3 + cards]
    stolen = after(table(hands, TOP, STOCK, arrow_cards=cards, arrow="steal"), "bT/yT/a@1")
    assert sizes(stolen) == [1 + cards, 3 - cards]


def test_an_arrow_steals_no_more_cards_than_there_are_and_the_victim_wins() -> None:
    position = table([["bT/yT/a", "bP/yP/-"], ["J"]], TOP, STOCK, arrow_cards=2, arrow="steal")
    assert [event["event"] for event in events_of(position, "bT/yT/a@1")] == [
        "mawoki.aimed",
        "mawoki.stole",
        "mawoki.out",
    ]


@pytest.mark.parametrize("cards", [0, 2])
def test_a_snake_draws_as_many_cards_as_snake_draws_says(cards: int) -> None:
    position = table([["bT/rP/-", "bT/yP/n"], ["J"]], TOP, STOCK, snake_draws=cards)
    assert sizes(after(position, "bT/yP/n")) == [1 + cards, 1]


@pytest.mark.parametrize("cards", [0, 2])
def test_a_joker_makes_each_opponent_draw_as_many_cards_as_joker_draws_says(cards: int) -> None:
    position = table([["bT/rP/-", "J"], ["bH/yH/-"], ["rP/yP/s"]], TOP, STOCK, joker_draws=cards)
    assert sizes(after(position, "J")) == [1, 1 + cards, 1 + cards]


def test_after_two_cards_drawn_by_a_player_who_could_not_play_both_may_match() -> None:
    deal = GAME.dump(table([["bP/yP/-"], ["J"]], TOP, STOCK, stuck_draws=2))
    for with_memory in (False, True):
        position = GAME.load(deal)
        memory = GAME.memory(position)
        events = GAME.play(position, "draw")
        known = GAME.information(position, 1)
        if with_memory:
            assert memory is not None
            for event in events:
                memory.watch_event(event, 1)
            found = memory.conclusions(known)
        else:
            found = GAME.inferences(known, [event.seen_by(1) for event in events])
        assert found["lacks"] == [[["bT/rC/n", 2]], []]


def test_a_last_snake_that_draws_nothing_wins_also_if_its_effect_comes_first() -> None:
    position = table([["bT/yP/n"], ["J"]], TOP, STOCK, snake_draws=0, last_card="effect-first")
    for level in GAME.bot_levels:
        known = GAME.information(position, 0)
        assert GAME.bot(level).choose(known, ["bT/yP/n"], 1, 20).move == "bT/yP/n"
    assert after(position, "bT/yP/n")["phase"] == "over"


def test_bots_count_the_cards_that_a_variant_makes_them_draw() -> None:
    hands = [["bT/rP/-", "bT/yP/n"], ["J"], ["bP/rP/-"]]
    positions = [table(hands, TOP, STOCK, snake_draws=cards) for cards in (0, 1, 2)]
    values = [Evaluator(each).worth(each.hands[0], NUMBER["bT/yP/n"]) for each in positions]
    assert values[0] > values[1] > values[2]
    losses = [drawn(GAME.information(each, 0), "bT/yP/n", USUAL) for each in positions]
    assert losses[0] < losses[1] < losses[2]
