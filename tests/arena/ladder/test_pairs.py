"""Every pair of a ladder plays equally often, in every game."""

from collections import Counter

from tablee.arena.ladder.pairs import DEALS, Pair, next_pair, pairs_of

ENTRANTS = {"toy": ["bot:2", "bot:1", "program:Fox"], "other": ["bot:1", "program:Fox"]}
PAIRS = {*pairs_of("toy", ENTRANTS["toy"]), *pairs_of("other", ENTRANTS["other"])}


def test_a_game_has_each_pair_once_whatever_the_order_of_its_entrants() -> None:
    pairs = pairs_of("toy", ["b", "a", "c"])
    assert pairs == [Pair("toy", "a", "b"), Pair("toy", "b", "c"), Pair("toy", "a", "c")]
    assert set(pairs_of("toy", ["c", "b", "a"])) == set(pairs)


def test_no_pair_is_ever_more_than_one_deal_ahead_until_all_have_theirs() -> None:
    played: Counter[Pair] = Counter()
    while (pair := next_pair(ENTRANTS, played)) is not None:
        played[pair] += 1
        counts = [played[one] for one in PAIRS]
        assert max(counts) - min(counts) <= 1
    assert played == dict.fromkeys(PAIRS, DEALS)


def test_who_comes_later_catches_up_first() -> None:
    played = dict.fromkeys(PAIRS, 7)
    later = {**ENTRANTS, "other": [*ENTRANTS["other"], "program:Owl"]}
    found = next_pair(later, played)
    assert found is not None
    assert "program:Owl" in found


def test_a_pair_that_rests_is_passed_over() -> None:
    first = next_pair(ENTRANTS, {})
    assert first is not None
    second = next_pair(ENTRANTS, {}, {first})
    assert second not in (None, first)
    assert next_pair(ENTRANTS, {}, PAIRS) is None
