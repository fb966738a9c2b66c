"""How many places of a view are hidden is counted in its JSON: nothing else may look like one."""

from tablee.core.events import HIDDEN
from tablee.match.revealing import hidden_places


def test_every_hidden_place_counts_wherever_it_is() -> None:
    view = {"stock": [HIDDEN, HIDDEN, "r7", HIDDEN], "hands": [[HIDDEN], ["b1"]], "drawn": HIDDEN, "turn": 0}
    assert hidden_places(view) == 5


def test_keys_and_texts_that_look_alike_are_no_hidden_places() -> None:
    assert (
        hidden_places(
            {HIDDEN: 1, "a": {HIDDEN: [], "b": 'he said "?"', "c": ',"?"', "d": "??", "e": '[\\"?"'}}
        )
        == 0
    )
