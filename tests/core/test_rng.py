"""Notation 1, Randomness."""

import hashlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablee.core.native import i64, vec
from tablee.core.rng import QuickStream, Stream, seed_bytes, seed_commitment


def tablee() -> Stream:
    return Stream(seed_bytes("tablee"))


def test_the_first_word_of_seed_tablee() -> None:
    assert f"{tablee().word():x}" == "dbbd5dd3a9a250b1"


def test_twelve_throws_of_a_die_from_seed_tablee() -> None:
    stream = tablee()
    assert [stream.uniform(6) for _ in range(12)] == [1, 3, 0, 3, 0, 3, 2, 2, 5, 3, 1, 1]


def test_a_shuffle_from_seed_tablee_takes_nine_words() -> None:
    stream, letters = tablee(), list("abcdefghij")
    stream.shuffle(letters)
    assert ("".join(letters), stream.used) == ("jbeidhcagf", 9)


def test_uniform_of_one_takes_a_word_all_the_same() -> None:
    stream = tablee()
    assert (stream.uniform(1), stream.used) == (0, 1)


def test_uniform_of_nothing_is_an_error() -> None:
    with pytest.raises(ValueError, match="n >= 1"):
        tablee().uniform(0)


def test_words_above_the_largest_multiple_are_thrown_away() -> None:
    n = 2**63 + 1  # roughly every second word is too large
    stream, mirror = tablee(), tablee()
    words = [mirror.word() for _ in range(40)]
    drawn = [stream.uniform(n) for _ in range(10)]
    assert drawn == [word for word in words if word < n][:10]
    assert stream.used > 10


def test_a_seed_of_64_hex_digits_stands_for_its_bytes_in_either_case() -> None:
    text = "0123456789abcdef" * 4
    assert seed_bytes(text) == seed_bytes(text.upper()) == bytes.fromhex(text)
    assert Stream(seed_bytes(text.upper())).dump()["seed"] == text


@pytest.mark.parametrize("text", ["", "tablee", "é", "0" * 63, "0" * 65, "g" * 64])
def test_any_other_seed_stands_for_its_utf8_sha256(text: str) -> None:
    assert seed_bytes(text) == hashlib.sha256(text.encode()).digest()


def test_the_commitment_is_the_sha256_of_the_seeds_bytes() -> None:
    assert seed_commitment("tablee") == hashlib.sha256(hashlib.sha256(b"tablee").digest()).hexdigest()


@given(st.integers(0, 200), st.integers(1, 50))
def test_a_stream_goes_on_from_what_its_dump_says(taken: int, more: int) -> None:
    stream = tablee()
    for _ in range(taken):
        stream.word()
    dumped = stream.dump()
    resumed, twin = Stream(bytes.fromhex(dumped["seed"]), dumped["used"]), stream.copy()
    words = [stream.word() for _ in range(more)]
    assert words == [resumed.word() for _ in range(more)] == [twin.word() for _ in range(more)]


def test_the_quick_stream_is_the_generator_of_the_books() -> None:
    stream = QuickStream(0)
    for _ in range(9_999):
        stream.word()
    assert stream.word() == 399268537  # the value that the C++ standard requires of `minstd_rand`


@given(st.integers(1, 2**31 - 2))
def test_the_quick_stream_goes_on_by_a_remainder(state: int) -> None:
    assert QuickStream(state - 1).word() == state * 48271 % (2**31 - 1)


@given(st.integers(0, 2**40))
def test_a_number_that_is_skipped_moves_the_quick_stream_on_as_one_that_is_drawn(seed: int) -> None:
    stream, twin = QuickStream(seed), QuickStream(seed)
    stream.skip()
    twin.below(1)
    assert stream.word() == twin.word()


@given(st.integers(0, 2**40), st.integers(0, 60), st.integers(0, 60))
def test_an_array_is_mixed_as_a_list_is_shuffled(seed: int, many: int, beyond: int) -> None:
    for stream in (Stream(seed.to_bytes(32, "big")), QuickStream(seed)):
        twin = stream.copy()
        numbers, array = list(range(many)), vec[i64](list(range(many + beyond)))
        twin.shuffle(numbers)
        stream.mix(array, many)
        assert list(array) == [*numbers, *range(many, many + beyond)]
        assert stream.word() == twin.word()
