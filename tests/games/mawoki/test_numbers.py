"""The check of a single move number agrees with the list of legal numbers."""

from tablee.games.mawoki import GAME
from tablee.games.mawoki.moves import TEXTS, is_legal, legal
from tablee.testing.walks import setups, walk


def test_a_number_is_legal_if_and_only_if_it_is_listed() -> None:
    for number, setup in enumerate(setups(GAME)):
        for position, _ in walk(GAME, setup, number, 60):
            accepted = [move for move in range(len(TEXTS) + 8) if is_legal(position, move)]
            assert accepted == sorted(legal(position))
