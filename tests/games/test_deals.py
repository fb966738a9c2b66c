"""A seed deals the same for ever: the deals of every game in many setups are those on file (notation 1, Randomness)."""

import json

from tablee.core.rng import Stream, seed_bytes
from tests.games.deals import FILE, digests
from tests.games.encoded import encoded


def game_of(setup: str) -> str:
    return setup.partition(",")[0]


def test_every_deal_is_the_one_on_file() -> None:
    on_file = json.loads(FILE.read_text())
    games = {game_of(setup) for setup in on_file}
    # A new game gets there once its deals are final.
    assert {setup: digest for setup, digest in digests() if game_of(setup) in games} == on_file
    assert {game.name for game in encoded()} <= games


def test_a_list_and_an_array_are_shuffled_alike_at_any_place_of_the_stream() -> None:
    from tablee.core.native import i64, vec

    for used in range(9):
        for many in (0, 1, 2, 49, 106, 300):
            by_one, as_list, as_array = (Stream(seed_bytes("shuffled"), used) for _ in range(3))
            wanted = list(range(many))
            for last in range(many - 1, 0, -1):
                other = by_one.uniform(last + 1)
                wanted[last], wanted[other] = wanted[other], wanted[last]
            items, numbers = list(range(many)), vec[i64](list(range(many)))
            as_list.shuffle(items)
            as_array.mix(numbers, many)
            assert items == [numbers[place] for place in range(many)] == wanted
            assert as_list.dump() == as_array.dump() == by_one.dump()
            assert as_list.word() == as_array.word() == by_one.word()
