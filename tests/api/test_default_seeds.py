"""A call without a seed draws a random one, which can be read afterwards and gives the same again."""

import pickle
from collections.abc import Callable

import pytest

import tablee
from tests.api.returned import by

CALLS: dict[str, Callable[..., object]] = {
    "play_out": lambda match, **given: match.play_out("random", plies=20, **given).moves,
    "determinization": lambda match, **given: match.determinization(**given),
    "analyse": lambda match, **given: match.analyse(ms=20, **given),
}
CARDS = "mawoki"
"""A game with a shuffled stock, in which different seeds give different worlds and matches."""


def begun() -> "tablee.Match":
    return by(CARDS).start(seed=1).play_out("random", seed=1, plies=1)


@pytest.mark.parametrize("name", ["play_out", "determinization"])
def test_without_a_seed_every_call_differs(name: str) -> None:
    first, second = (CALLS[name](begun()) for _ in range(2))
    assert first != second


@pytest.mark.parametrize("name", CALLS)
def test_the_seed_used_can_be_read_and_another_is_drawn_next_time(name: str) -> None:
    one, other = begun(), begun()
    CALLS[name](one)
    CALLS[name](other)
    assert one.last_seed is not None
    assert one.last_seed != other.last_seed


@pytest.mark.parametrize("name", ["play_out", "determinization"])
def test_the_seed_read_gives_the_same_again(name: str) -> None:
    one, again = begun(), begun()
    drawn = CALLS[name](one)
    assert CALLS[name](again, seed=one.last_seed) == drawn
    assert again.last_seed == one.last_seed


def test_a_bot_draws_its_seed_too() -> None:
    at = begun()
    bot = at.game.bot("uct:20")
    moves = [bot.choose(at) for _ in range(2)]
    assert isinstance(bot.last_seed, int)
    assert bot.choose(at, bot.last_seed) == moves[1]
    seen = set()
    for _ in range(2):
        bot.choose(at)
        seen.add(bot.last_seed)
    assert len(seen) == 2


def test_a_copy_and_a_pickle_know_the_last_seed() -> None:
    played = begun()
    assert begun().game.start().last_seed is None
    assert played.last_seed == 1
    assert played.copy().last_seed == pickle.loads(pickle.dumps(played)).last_seed == 1
