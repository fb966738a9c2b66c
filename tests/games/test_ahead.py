"""Planned moves: a move that a game offers can be played if its condition holds, and the condition changes if it
cannot.
"""

from collections import Counter
from random import Random
from typing import Any

import pytest

from tablee import games
from tablee.core.errors import IllegalMoveError
from tablee.core.game import Game
from tablee.testing.walks import setups, walk

MATCHES = 6
PLIES = 80


def legal(game: Game[Any], position: Any, move: str) -> bool:
    try:
        game.check_move(position, move)
    except IllegalMoveError:
        return False
    return True


def fates(game: Game[Any], chance: Random) -> Counter[str]:
    """Return how many planned moves of a random match could or could not be played at their turn."""
    found: Counter[str] = Counter()
    planned: dict[int, dict[str, str]] = {}
    for position, move in walk(game, chance.choice(setups(game)), chance.randrange(1 << 32), PLIES):
        if move is None:
            break
        for ahead, foreseen in planned.pop(position.turn, {}).items():
            if game.ahead(position, position.turn).get(ahead) != foreseen:
                found["otherwise"] += 1
            else:
                found["played" if legal(game, position, ahead) else "not possible"] += 1
        for seat in range(position.players):
            if seat != position.turn:
                planned.setdefault(seat, game.ahead(position, seat))
    return found


SAYING = ["mawoki", "rummikub", "toko-maja"]


def test_these_games_and_no_others_have_moves_that_can_be_said_ahead() -> None:
    with_some = {name for name, game in games.installed().items() if fates(game, Random(3)).total()}
    assert with_some == set(SAYING)


@pytest.mark.parametrize("name", SAYING)
def test_what_is_as_foreseen_can_be_played(name: str) -> None:
    chance, found = Random(5), Counter[str]()
    for _ in range(MATCHES):
        found += fates(games.find(name), chance)
    assert found["played"] > 5


@pytest.mark.parametrize("name", ["rummikub", "toko-maja"])
def test_it_is_said_where_something_else_has_happened(name: str) -> None:
    chance, found = Random(7), Counter[str]()
    for _ in range(MATCHES):
        found += fates(games.find(name), chance)
    assert found["otherwise"] > 5
    assert found["not possible"] == 0
