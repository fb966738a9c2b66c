"""The keys of a view that hold one item per seat."""

import pytest

from tablee.core.by_seat import kept_by_seat
from tablee.core.game import JsonObject
from tablee.games import installed
from tests.toy import ToyGame, ToyPosition


@pytest.mark.parametrize("name", installed())
def test_what_is_kept_by_seat_has_an_item_for_each_at_any_number_of_players(name: str) -> None:
    game = installed()[name]
    for players in range(game.min_players, game.max_players + 1):
        view = game.view(game.new(players, {}, ""), 0)
        assert {len(view[key]) for key in kept_by_seat(game)} <= {players}


class Pairs(ToyGame):
    """A game for exactly two players, with two heaps that belong to no seat."""

    def __init__(self) -> None:
        super().__init__()
        self.max_players = self.min_players

    def write(self, position: ToyPosition) -> JsonObject:
        return {**super().write(position), "heaps": [3, 5]}


def test_where_players_are_always_as_many_a_zone_says_that_it_is_its_owners() -> None:
    assert kept_by_seat(Pairs()) == {"hands"}
