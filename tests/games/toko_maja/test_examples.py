"""The pictures in the rules of Toko Maja agree with the rules."""

from tablee.games.toko_maja.pieces import CARDS, COPIES, NO_TRIPLE, NUMBER, triple_of
from tests.games.examples import examples
from tests.games.toko_maja.study import after, table

CLAIMED = examples("toko_maja")


def test_there_are_as_many_of_each_card_as_shown() -> None:
    assert CLAIMED["copies"] == dict(zip(CARDS, COPIES, strict=True))


def test_what_is_ticked_is_a_triple_and_what_is_crossed_is_none() -> None:
    for shown in CLAIMED["triples"]:
        one, two, three = (NUMBER[card] for card in shown["cards"])
        assert (triple_of(one, two, three) != NO_TRIPLE) == shown["good"], shown


def test_the_second_triple_takes_the_token_from_the_first() -> None:
    shown = CLAIMED["majority"]
    owners = "".join("1" if card == shown["token"] else "." for card in CARDS[:-1])
    position = table([shown["taker"], ""], phase="lay", laid=["", shown["holder"]], tokens=owners)
    assert after(position, shown["taker"])["tokens"][shown["token"]] == 0
