"""What a match returns equals its pickled copy, and nothing else."""

import pickle

import tablee
from tests.toy import ToyGame


def test_objects_equal_their_pickled_copies(game: tablee.Game) -> None:
    match = game.start(seed=1)
    events = match.push(match.legal[0])
    for one in (*events, match.record(), match.legal, match.play_out("random", seed=1, plies=5).record()):
        copy = pickle.loads(pickle.dumps(one))
        assert one == copy
        assert hash(one) == hash(copy)
        assert one != "something else"


def test_different_objects_are_not_equal() -> None:
    match = tablee.game("tokan").start(seed=1)
    legal, record = match.legal, match.record()
    events = match.push(legal[0])
    assert match.legal != legal
    assert match.record() != record
    assert events != match.push(match.legal[-1])
    assert tablee.Event("a", {"b": 1}) != tablee.Event("a", {"b": 1}, {"b": (0,)})
    assert tablee.Event("a", {"b": 1}) != tablee.Event("a", {"b": 1}, None, ("b",))
    assert tablee.Legal(["a"]) != tablee.Legal(["a"], True)


def test_a_game_equals_itself_and_no_other_and_no_other_rules_of_its_name(toy_installed: None) -> None:
    games = [tablee.game(name) for name in tablee.games()]
    assert len(games) > 1
    for one in games:
        assert one == tablee.game(one.name)
        assert hash(one) == hash(tablee.game(one.name))
        assert [other for other in games if other == one] == [one]
        assert one != one.name
        assert one != one.rules
    other_rules = tablee.game("toy")
    other_rules.rules = ToyGame()
    assert other_rules.name == "toy"
    assert other_rules != tablee.game("toy")
