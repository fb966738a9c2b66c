"""The picture in the rules of Mawoki agrees with the rules."""

from tablee.games.mawoki import GAME
from tests.games.examples import examples
from tests.games.mawoki.study import table


def test_what_is_ticked_goes_onto_the_card_and_what_is_crossed_does_not() -> None:
    shown = examples("mawoki")["match"]
    position = table([[one["card"] for one in shown["cards"]], ["J"]], [shown["top"]])
    assert GAME.legal(position).moves == [one["card"] for one in shown["cards"] if one["goes"]]
