"""A number in an engine request may be the least and the greatest allowed, and none beyond."""

import pytest

from tablee.bots.engine.requests import EngineRequestError, Request


@pytest.mark.parametrize("number", [2, 5, 7])
def test_both_ends_are_allowed(number: int) -> None:
    assert Request({"n": number}).number("n", 2, 7) == number


@pytest.mark.parametrize("value", [1, 8, -2, 2.0, "3", True, None])
def test_nothing_beyond_them_is_nor_what_is_no_whole_number(value: object) -> None:
    with pytest.raises(EngineRequestError) as refused:
        Request({"n": value}).number("n", 2, 7)
    assert refused.value.params == {"key": "n", "expected": "2..7"}


def test_without_a_most_there_is_none() -> None:
    assert Request({"n": 10**12}).number("n", 0) == 10**12
