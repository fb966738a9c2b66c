"""An empty stock, and a game in which no player can act (rulings 2: stock empty, blocked)."""

from tablee.core.rng import Stream
from tablee.games.mawoki import GAME
from tablee.games.mawoki.rounds import draw
from tests.games.mawoki.study import SEED, after, events_of, table


def test_the_pile_but_its_top_is_shuffled_only_when_a_card_must_be_drawn_from_an_empty_stock() -> None:
    position = table([["rC/yC/n", "bT/rP/-"], ["J"]], ["bP/rP/-", "bT/rC/n"], ["bP/yH/-"])
    done = after(position, "rC/yC/n")
    assert done["stock"] == []
    assert done["pile"] == ["bP/rP/-", "bT/rC/n", "rC/yC/n"]


def test_the_shuffle_takes_the_pile_bottom_first() -> None:
    pile = ["bP/rP/-", "bP/yH/-", "bC/yT/-", "bH/yH/-"]
    stock = list(pile)
    Stream(bytes.fromhex(SEED)).shuffle(stock)
    done = after(table([["rH/yC/-"], ["J"]], [*pile, "bT/rC/n"]), "draw")
    assert done["pile"] == ["bT/rC/n"]
    assert done["hands"][0] == [stock.pop(), "rH/yC/-"]
    assert done["stock"] == stock


def test_the_stock_may_run_out_in_the_middle_of_a_multiple_draw() -> None:
    hands = [["J", "bT/rP/-"], ["rH/yC/-"], ["rT/yP/-"], ["rC/yT/s"]]
    position = table(hands, ["bP/rP/-", "bP/yH/-", "bT/rC/n"], ["bC/yT/-"])
    events = events_of(position, "J")
    assert [event["event"] for event in events] == [
        *("mawoki.played", "mawoki.drew", "mawoki.reshuffled", "mawoki.drew", "mawoki.drew")
    ]
    assert events[2]["cards"] == 3
    done = after(position, "J")
    assert done["pile"] == ["J"]
    assert [len(hand) for hand in done["hands"]] == [1, 2, 2, 2]
    assert len(done["stock"]) == 1


def test_as_many_cards_are_drawn_as_are_asked_for() -> None:
    position = table([["rH/yC/-"], ["J"]], ["bT/rC/n"], ["bP/rP/-", "bP/yH/-", "bC/yT/-"])
    assert draw(position, 0, 2, "snake", None)
    done = GAME.dump(position)
    assert [len(hand) for hand in done["hands"]] == [3, 1]
    assert len(done["stock"]) == 1


def test_with_nothing_to_shuffle_the_draw_is_skipped() -> None:
    position = table([["J", "bT/rP/-"], ["rH/yC/-"], ["rT/yP/-"]], ["bT/rC/n"])
    events = events_of(position, "J")
    assert [event["event"] for event in events] == [
        *("mawoki.played", "mawoki.reshuffled", "mawoki.drew", "mawoki.nothing_to_draw")
    ]
    assert events[3] == {"event": "mawoki.nothing_to_draw", "seat": 2, "why": "joker"}


def test_draw_is_the_move_also_when_there_is_nothing_to_draw() -> None:
    position = table([["rH/yC/-"], ["J"]], ["bT/rC/n"])
    assert GAME.legal(position).moves == ["draw"]
    done = after(position, "draw")
    assert (done["idle"], done["turn"], done["hands"][0]) == (1, 1, ["rH/yC/-"])


def test_a_play_or_a_draw_begins_the_count_of_idle_turns_again() -> None:
    assert after(table([["bT/rP/-", "rH/yC/-"], ["J"]], ["bT/rC/n"], idle=1), "bT/rP/-")["idle"] == 0
    assert after(table([["rH/yC/-"], ["J"]], ["bT/rC/n"], ["bP/rP/-"], idle=1), "draw")["idle"] == 0


def test_when_nobody_in_succession_can_play_or_draw_the_game_ends_and_fewest_cards_wins() -> None:
    hands = [["rH/yC/-", "rP/yH/n"], ["bP/yH/-"], ["bH/yH/-"]]
    position = table(hands, ["bT/rC/n"])
    for _ in range(3):
        assert position.turn is not None
        position, events = GAME.apply(position, "draw")
    assert position.phase == "over"
    assert events[-1].dump() == {"event": "mawoki.blocked", "winners": [1, 2], "cards": [2, 1, 1]}
    result = GAME.result(position)
    assert result.scores == [2, 1, 1]
    assert result.ranks == [3, 1, 1]
